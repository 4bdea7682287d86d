"""What a system must bring: each lack is told in one sentence that names it."""

import pytest

from launcher.messages import Refusal
from launcher.system import (
    OFFSCREEN_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    Need,
    check_display,
    check_glibc,
    check_python,
    ensure_parts,
    missing_parts,
)
from tests.launcher.pretended import Command, PretendedMachine

EVERY_LIBRARY = {part.name for part in OFFSCREEN_LIBRARIES + X11_LIBRARIES + WAYLAND_LIBRARIES}


def packages(machine: PretendedMachine, need: Need) -> list[str | None]:
    return [part.package for part in missing_parts(machine, need, builds=False)]


def test_a_healthy_system_lacks_nothing() -> None:
    assert missing_parts(PretendedMachine(), Need.WINDOW, builds=True) == ()


def test_commands_that_only_calculate_need_no_library() -> None:
    assert packages(PretendedMachine(missing_libraries=EVERY_LIBRARY, font=False), Need.NOTHING) == []


def test_drawing_offscreen_needs_no_display_library() -> None:
    assert packages(PretendedMachine(missing_libraries=EVERY_LIBRARY), Need.OFFSCREEN) == [
        *("libegl1", "libgl1", "libdbus-1-3", "libfontconfig1", "libglib2.0-0", "libxkbcommon0")
    ]


def test_a_window_needs_the_libraries_of_its_display() -> None:
    x11 = PretendedMachine(missing_libraries=EVERY_LIBRARY, environ={"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"})
    wayland = PretendedMachine(missing_libraries=EVERY_LIBRARY, environ={"WAYLAND_DISPLAY": "w"})
    chosen = PretendedMachine(missing_libraries=EVERY_LIBRARY, environ={"QT_QPA_PLATFORM": "xcb"})
    offscreen = PretendedMachine(missing_libraries=EVERY_LIBRARY, environ={"QT_QPA_PLATFORM": "offscreen"})
    assert packages(x11, Need.WINDOW)[6:] == [part.package for part in X11_LIBRARIES]
    assert packages(wayland, Need.WINDOW)[6:] == [part.package for part in WAYLAND_LIBRARIES]
    assert packages(chosen, Need.WINDOW)[6:] == [part.package for part in X11_LIBRARIES]
    assert packages(offscreen, Need.WINDOW)[6:] == []


def test_only_the_missing_library_is_named() -> None:
    assert packages(PretendedMachine(missing_libraries={"libdbus-1.so.3"}), Need.WINDOW) == ["libdbus-1-3"]


def test_a_system_without_fonts_would_show_blank_labels() -> None:
    assert packages(PretendedMachine(font=False), Need.OFFSCREEN) == ["fonts-dejavu-core"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_bring_their_libraries(platform: str) -> None:
    machine = PretendedMachine(platform=platform, missing_libraries=EVERY_LIBRARY, font=False, environ={})
    assert packages(machine, Need.WINDOW) == []
    check_display(machine, Need.WINDOW)
    check_glibc(PretendedMachine(platform=platform, glibc_version=None))


def test_root_on_debian_gets_everything_with_one_command() -> None:
    machine = PretendedMachine(root=True, missing_modules={"ensurepip"}, missing_libraries={"libEGL.so.1"})

    def apt_get(command: Command) -> int:
        machine.missing_modules.clear()
        machine.missing_libraries.clear()
        return 0

    machine.on_run = apt_get
    ensure_parts(machine, Need.OFFSCREEN, builds=True)
    assert [command[-2:] for command in machine.commands] == [("python3.12-venv", "libegl1")]


def test_libraries_that_stay_missing_are_named() -> None:
    machine = PretendedMachine(root=True, missing_libraries={"libEGL.so.1", "libGL.so.1"})
    with pytest.raises(Refusal) as refusal:
        ensure_parts(machine, Need.OFFSCREEN, builds=False)
    assert (refusal.value.code, refusal.value.values) == ("libraries", {"names": "libEGL.so.1, libGL.so.1"})


def test_another_linux_is_told_the_libraries() -> None:
    machine = PretendedMachine(root=True, release={"ID": "fedora"}, missing_libraries={"libEGL.so.1"})
    with pytest.raises(Refusal) as refusal:
        ensure_parts(machine, Need.WINDOW, builds=False)
    assert refusal.value.code == "libraries"
    assert machine.commands == []


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
@pytest.mark.parametrize(
    "machine",
    [
        PretendedMachine(root=True, base_prefix="/opt/python"),
        PretendedMachine(release={"ID": "fedora"}),
        PretendedMachine(platform="win32", release={}),
    ],
    ids=["own Python on Debian", "Fedora", "Windows"],
)
def test_a_python_that_no_package_completes_has_to_be_replaced(machine: PretendedMachine, module: str) -> None:
    machine.missing_modules = {module}
    with pytest.raises(Refusal) as refusal:
        ensure_parts(machine, Need.NOTHING, builds=True)
    assert refusal.value.code == "no_venv"
    assert machine.commands == []


def test_a_finished_environment_needs_no_venv() -> None:
    ensure_parts(PretendedMachine(missing_modules={"ensurepip"}), Need.NOTHING, builds=False)


@pytest.mark.parametrize("need", [Need.NOTHING, Need.OFFSCREEN])
def test_only_a_window_needs_a_display(need: Need) -> None:
    check_display(PretendedMachine(environ={}), need)


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_display_is_known_by_its_variable(variable: str) -> None:
    check_display(PretendedMachine(environ={variable: "x"}), Need.WINDOW)


def test_a_text_console_opens_no_window() -> None:
    with pytest.raises(Refusal) as refusal:
        check_display(PretendedMachine(environ={"DISPLAY": ""}), Need.WINDOW)
    assert refusal.value.code == "no_display"


@pytest.mark.parametrize(
    ("environ", "x11", "wayland"),
    [
        ({"DISPLAY": ":9"}, True, False),
        ({"WAYLAND_DISPLAY": "w"}, False, True),
        ({"DISPLAY": ":9", "WAYLAND_DISPLAY": "w"}, True, False),
        ({"DISPLAY": ":9", "WAYLAND_DISPLAY": "w"}, False, True),
        ({"DISPLAY": ":9", "QT_QPA_PLATFORM": "offscreen"}, False, False),
    ],
)
def test_one_display_that_answers_is_enough(environ: dict[str, str], x11: bool, wayland: bool) -> None:
    check_display(PretendedMachine(environ=environ, x11=x11, wayland=wayland), Need.WINDOW)


@pytest.mark.parametrize(
    ("environ", "x11", "wayland", "names"),
    [
        ({"DISPLAY": ":9"}, False, True, "DISPLAY=:9"),
        ({"WAYLAND_DISPLAY": "w"}, True, False, "WAYLAND_DISPLAY=w"),
        ({"DISPLAY": ":9", "WAYLAND_DISPLAY": "w"}, False, False, "WAYLAND_DISPLAY=w, DISPLAY=:9"),
    ],
)
def test_a_display_that_is_named_and_does_not_answer_is_told(
    environ: dict[str, str], x11: bool, wayland: bool, names: str
) -> None:
    """Qt itself would end the process with a signal."""
    with pytest.raises(Refusal) as refusal:
        check_display(PretendedMachine(environ=environ, x11=x11, wayland=wayland), Need.WINDOW)
    assert (refusal.value.code, refusal.value.values) == ("display_not_reached", {"names": names})


@pytest.mark.parametrize(("version", "found"), [((2, 31), "glibc 2.31"), (None, "-")])
def test_an_old_or_foreign_c_library_is_named(version: tuple[int, int] | None, found: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_glibc(PretendedMachine(glibc_version=version))
    assert (refusal.value.code, refusal.value.values) == ("old_glibc", {"found": found})


def test_glibc_2_34_is_new_enough() -> None:
    check_glibc(PretendedMachine(glibc_version=(2, 34)))


@pytest.mark.parametrize("machine", [PretendedMachine(supported=False), PretendedMachine(python_version=(3, 10))])
def test_a_python_without_packages_is_refused(machine: PretendedMachine) -> None:
    with pytest.raises(Refusal) as refusal:
        check_python(machine)
    assert refusal.value.code == "wrong_python"

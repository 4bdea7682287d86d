"""Packages of the system: as root at once, with sudo after a question, else the line to run."""

import pytest

from launcher.apt import install, is_apt_system
from launcher.messages import Refusal
from tests.launcher.pretended import Command, PretendedMachine

LINE = "sudo apt-get update && sudo apt-get install -y libegl1"
AS_ROOT = (
    *("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install"),
    *("-y", "-q", "--no-install-recommends", "libegl1"),
)


def refused(machine: PretendedMachine, *packages: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        install(machine, packages)
    return refusal.value


@pytest.mark.parametrize("release", [{"ID": "debian"}, {"ID": "ubuntu"}, {"ID": "mint", "ID_LIKE": "ubuntu debian"}])
def test_debian_and_its_kin_use_apt(release: dict[str, str]) -> None:
    assert is_apt_system(PretendedMachine(release=release))


@pytest.mark.parametrize("release", [{"ID": "fedora"}, {"ID": "alt", "ID_LIKE": "suse"}, {}])
def test_others_do_not(release: dict[str, str]) -> None:
    assert not is_apt_system(PretendedMachine(release=release))


def test_a_debian_without_apt_get_does_not() -> None:
    assert not is_apt_system(PretendedMachine(programs=set()))


def test_root_installs_without_a_question() -> None:
    machine = PretendedMachine(root=True, terminal=True)
    install(machine, ["libegl1"])
    assert machine.commands == [AS_ROOT]
    assert machine.asked == []


def test_fresh_package_lists_are_fetched_only_when_the_first_try_fails() -> None:
    codes = iter([100, 0, 0])
    machine = PretendedMachine(root=True, on_run=lambda command: next(codes))
    install(machine, ["libegl1"])
    assert machine.commands == [AS_ROOT, ("apt-get", "update", "-q"), AS_ROOT]


def test_a_second_failure_names_the_line_to_repeat() -> None:
    refusal = refused(PretendedMachine(root=True, on_run=lambda command: 100), "libegl1")
    assert (refusal.code, refusal.values) == ("apt_failed", {"line": LINE})


def test_somebody_at_a_terminal_is_asked_before_sudo() -> None:
    machine = PretendedMachine(terminal=True, answer=True)
    install(machine, ["libegl1"])
    assert machine.asked == ["apt_ask"]
    assert machine.commands == [("sudo", *AS_ROOT)]


@pytest.mark.parametrize(
    "machine",
    [
        PretendedMachine(terminal=False),
        PretendedMachine(terminal=True, answer=False),
        PretendedMachine(terminal=True, answer=True, programs={"apt-get"}),
    ],
    ids=["no terminal", "declined", "no sudo"],
)
def test_others_get_the_line_to_run_and_nothing_is_run(machine: PretendedMachine) -> None:
    refusal = refused(machine, "libegl1")
    assert (refusal.code, refusal.values) == ("apt_line", {"line": LINE})
    assert machine.commands == []


def test_newer_releases_name_glib_otherwise() -> None:
    machine = PretendedMachine(known_packages={"libglib2.0-0t64"})
    assert str(refused(machine, "libglib2.0-0").values["line"]).endswith("install -y libglib2.0-0t64")
    assert str(refused(PretendedMachine(), "libglib2.0-0").values["line"]).endswith("install -y libglib2.0-0")


def test_the_name_is_looked_up_again_in_fresh_lists() -> None:
    machine = PretendedMachine(root=True)

    def lists_come_with_update(command: Command) -> int:
        if "update" in command:
            machine.known_packages.add("libglib2.0-0t64")
        return 0 if "libglib2.0-0t64" in command else 100

    machine.on_run = lists_come_with_update
    install(machine, ["libglib2.0-0"])
    assert machine.commands[-1][-1] == "libglib2.0-0t64"

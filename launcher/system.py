"""What the system must bring before a window can be drawn: libraries that Qt loads, a font, a display, Python's parts.

The lists were found by adding one missing library after another to an empty Debian 12; the rest comes with them.
"""

from enum import Enum, auto

from launcher import apt
from launcher.machine import Machine
from launcher.messages import OLDEST_PYTHON, Refusal

OLDEST_GLIBC = (2, 34)


class Need(Enum):
    """What a command draws on."""

    NOTHING = auto()
    OFFSCREEN = auto()
    WINDOW = auto()


class Part:
    """Something that the system lacks, and the Debian package that brings it (None if there is no such package)."""

    __slots__ = ("name", "package")

    def __init__(self, name: str, package: str | None) -> None:
        self.name = name
        self.package = package


OFFSCREEN_LIBRARIES = (
    Part("libEGL.so.1", "libegl1"),
    Part("libGL.so.1", "libgl1"),
    Part("libdbus-1.so.3", "libdbus-1-3"),
    Part("libfontconfig.so.1", "libfontconfig1"),
    Part("libglib-2.0.so.0", "libglib2.0-0"),
    Part("libxkbcommon.so.0", "libxkbcommon0"),
)
X11_LIBRARIES = (
    Part("libxcb-cursor.so.0", "libxcb-cursor0"),
    Part("libxcb-icccm.so.4", "libxcb-icccm4"),
    Part("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Part("libxcb-shape.so.0", "libxcb-shape0"),
    Part("libxcb-xkb.so.1", "libxcb-xkb1"),
    Part("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND_LIBRARIES = (
    Part("libwayland-cursor.so.0", "libwayland-cursor0"),
    Part("libwayland-egl.so.1", "libwayland-egl1"),
)
FONT = Part("fonts", "fonts-dejavu-core")
VENV = "venv"


def check_python(machine: Machine) -> None:
    """Raises Refusal if the packages are not published for this Python."""
    if machine.python_version < OLDEST_PYTHON or not machine.is_python_supported():
        raise Refusal("wrong_python", found=machine.python_name())


def check_display(machine: Machine, need: Need) -> None:
    """Raises Refusal if a window has no display to open on; one that is named may not be there."""
    if need is not Need.WINDOW or machine.platform != "linux" or machine.environ.get("QT_QPA_PLATFORM"):
        return
    named = {name: value for name in ("WAYLAND_DISPLAY", "DISPLAY") if (value := machine.environ.get(name))}
    if not named:
        raise Refusal("no_display")
    reaches = {"WAYLAND_DISPLAY": machine.reaches_wayland, "DISPLAY": machine.reaches_x11}
    if not any(reaches[name]() for name in named):
        raise Refusal("display_not_reached", names=", ".join(f"{name}={value}" for name, value in named.items()))


def check_glibc(machine: Machine) -> None:
    """Raises Refusal if the window library is not published for a C library as old as this one."""
    glibc = machine.glibc() if machine.platform == "linux" else OLDEST_GLIBC
    if glibc is None or glibc < OLDEST_GLIBC:
        raise Refusal("old_glibc", found="-" if glibc is None else f"glibc {glibc[0]}.{glibc[1]}")


def ensure_parts(machine: Machine, need: Need, *, builds: bool) -> None:
    """Installs what the system lacks for `need`, and for building an environment if `builds`.

    Raises Refusal with what the user can do, if it cannot be installed from here.
    """
    missing = missing_parts(machine, need, builds=builds)
    packages = [part.package for part in missing if part.package is not None]
    if packages and apt.is_apt_system(machine):
        apt.install(machine, packages)
        missing = missing_parts(machine, need, builds=builds)
    if any(part.name == VENV for part in missing):
        raise Refusal("no_venv")
    if missing:
        raise Refusal("libraries", names=", ".join(part.name for part in missing))


def missing_parts(machine: Machine, need: Need, *, builds: bool) -> tuple[Part, ...]:
    """Everything that has to be installed first; only Linux leaves the libraries to the system."""
    missing: tuple[Part, ...] = ()
    if builds and not (machine.has_module("venv") and machine.has_module("ensurepip")):
        missing += (_venv_part(machine),)
    if need is Need.NOTHING or machine.platform != "linux":
        return missing
    missing += tuple(part for part in _libraries(machine, need) if not machine.can_load(part.name))
    return missing if machine.has_font() else (*missing, FONT)


def _venv_part(machine: Machine) -> Part:
    """Debian splits parts off its own Python; no package completes a Python from elsewhere."""
    package = "python{}.{}-venv".format(*machine.python_version)
    return Part(VENV, package if machine.base_prefix == "/usr" else None)


def _libraries(machine: Machine, need: Need) -> tuple[Part, ...]:
    return OFFSCREEN_LIBRARIES + (_screen_libraries(machine) if need is Need.WINDOW else ())


def _screen_libraries(machine: Machine) -> tuple[Part, ...]:
    """With both kinds of display Qt falls back from one to the other, so X11 is enough."""
    platform = machine.environ.get("QT_QPA_PLATFORM", "")
    if platform:
        return X11_LIBRARIES if platform.startswith("xcb") else ()
    return X11_LIBRARIES if machine.environ.get("DISPLAY") else WAYLAND_LIBRARIES

"""Installs packages of Debian, Ubuntu and their kin: at once as root, after a question with sudo, else by advice."""

from collections.abc import Sequence

from launcher.machine import Machine
from launcher.messages import Refusal

# Since Debian 13 and Ubuntu 24.04 packages with a 64-bit time bear a new name.
NEWER_NAMES = {"libglib2.0-0": "libglib2.0-0t64"}


def is_apt_system(machine: Machine) -> bool:
    """Whether packages are installed by apt-get here."""
    release = machine.os_release()
    kin = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return not kin.isdisjoint({"debian", "ubuntu"}) and machine.has_program("apt-get")


def install(machine: Machine, packages: Sequence[str]) -> None:
    """Installs packages of the system.

    Raises Refusal with the line to run, if this user may not install or does not want to.
    """
    if machine.is_root():
        _install_as(machine, packages, ())
    elif (
        machine.is_terminal()
        and machine.has_program("sudo")
        and machine.ask("apt_ask", packages=" ".join(_names_here(machine, packages)))
    ):
        _install_as(machine, packages, ("sudo",))
    else:
        raise Refusal("apt_line", line=_line(_names_here(machine, packages)))


def _install_as(machine: Machine, packages: Sequence[str], prefix: tuple[str, ...]) -> None:
    """Tries with the package lists at hand, and once more with fresh ones: an image often comes without lists."""
    machine.say("apt_running", packages=" ".join(packages))
    if _apt_get_install(machine, packages, prefix):
        return
    machine.run((*prefix, "apt-get", "update", "-q"), aside=True)
    if not _apt_get_install(machine, packages, prefix):
        raise Refusal("apt_failed", line=_line(_names_here(machine, packages)))


def _apt_get_install(machine: Machine, packages: Sequence[str], prefix: tuple[str, ...]) -> bool:
    noninteractive = (*prefix, "env", "DEBIAN_FRONTEND=noninteractive")
    options = ("install", "-y", "-q", "--no-install-recommends")
    command = (*noninteractive, "apt-get", *options, *_names_here(machine, packages))
    return machine.run(command, aside=True) == 0


def _names_here(machine: Machine, packages: Sequence[str]) -> tuple[str, ...]:
    """The packages by the names that this release gives them."""
    return tuple(NEWER_NAMES[name] if _is_renamed(machine, name) else name for name in packages)


def _is_renamed(machine: Machine, package: str) -> bool:
    newer = NEWER_NAMES.get(package)
    return newer is not None and machine.succeeds(("apt-cache", "show", newer))


def _line(packages: Sequence[str]) -> str:
    return f"sudo apt-get update && sudo apt-get install -y {' '.join(packages)}"

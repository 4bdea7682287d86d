"""The repository itself: nothing left lying about, locks without hosts, and a README whose commands exist."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = ("base", "build", "test")
NAMED_NOWHERE = ("pypi.org", "pythonhosted", "/work/", "/tmp/")
LEFTOVERS = re.compile(r"__pycache__|\.(pyc|pyo|sqlite3?|db|db-wal|log|orig|rej|bak|swp|whl)$|~$")
PINNED = re.compile(r"^([\w.-]+)==(\S+)(?: ; [^\\]+)?( \\\n +--hash=sha256:[0-9a-f]{64})+$", re.MULTILINE)
COMMAND = re.compile(r"^(?:\$ )?python3 run\.py ?([\w-]*)", re.MULTILINE)


def tracked_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def text_of(file: Path) -> str:
    """The text of a file; of a picture or a font, whatever letters it holds."""
    return file.read_bytes().decode("utf-8", errors="replace")


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def locked(name: str) -> dict[str, str]:
    """Version by name; what has no version or no hash is not there."""
    return {canonicalize_name(match[1]): match[2] for match in PINNED.finditer(lock_text(name))}


def wanted(name: str) -> list[Requirement]:
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith(("#", "-"))]


@pytest.mark.parametrize("word", NAMED_NOWHERE)
def test_no_file_names_a_registry_or_a_place_on_one_machine(word: str) -> None:
    others = [file for file in tracked_files() if file != Path(__file__)]
    assert [str(file.relative_to(ROOT)) for file in others if word in text_of(file)] == []


def test_every_file_is_a_file_of_its_own() -> None:
    """A link leads out of the clone, or to itself."""
    assert [file for file in tracked_files() if file.is_symlink()] == []


def test_nothing_is_left_lying_about() -> None:
    names = [str(file.relative_to(ROOT)) for file in tracked_files()]
    assert [name for name in names if LEFTOVERS.search(name)] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_versions_and_hashes_only(name: str) -> None:
    assert PINNED.sub("", lock_text(name)).strip() == ""
    assert locked(name)


@pytest.mark.parametrize("name", LOCKS)
def test_what_is_wanted_is_locked(name: str) -> None:
    versions = locked(name)
    assert all(
        requirement.specifier.contains(versions[canonicalize_name(requirement.name)]) for requirement in wanted(name)
    )


def test_what_two_locks_share_has_one_version() -> None:
    build, test = locked("build"), locked("test")
    assert {name: build[name] for name in build.keys() & test.keys()} == {
        name: test[name] for name in build.keys() & test.keys()
    }


def test_the_locked_versions_are_those_that_the_package_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    versions = locked("base") | locked("build")
    requirements = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for requirement in map(Requirement, requirements):
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)])


def test_the_licence_is_the_gpl() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in licence
    assert "Version 3, 29 June 2007" in licence


@pytest.mark.parametrize("readme", ["README.md", "README.ru.md"])
def test_the_commands_of_a_readme_exist(readme: str) -> None:
    commands = set(COMMAND.findall((ROOT / readme).read_text(encoding="utf-8")))
    assert {"", "test"} <= commands
    for command in sorted(commands - {"", "test", "bench"}):
        shown = subprocess.run(
            [sys.executable, "-m", "ladya_desktop", command, "--help"], cwd=ROOT, capture_output=True, check=False
        )
        assert shown.returncode == 0, f"{readme}: {command}"

"""The installed wheel works outside the checkout: its command, its resources, and no window library for the CLI."""

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from importlib.metadata import distribution
from pathlib import Path

import pytest

import ladya_desktop

ROOT = Path(__file__).parents[1]
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"
EVERY_MODULE = """
import importlib, pkgutil, ladya_desktop
modules = [each.name for each in pkgutil.walk_packages(ladya_desktop.__path__, "ladya_desktop.")]
for module in modules:
    if not module.endswith("__main__"):
        importlib.import_module(module)
print(len(modules))
"""
WITHOUT_QT = "import sys; sys.modules['PySide6'] = None; from ladya_desktop.app import main; sys.exit(main())"

# One process builds the wheel for all of them.
pytestmark = pytest.mark.xdist_group("wheel")


def run(command: Sequence[str | Path], folder: Path) -> str:
    """What a command prints, run in a folder from which nothing of the checkout is seen."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    outcome = subprocess.run(
        command, cwd=folder, env={**environ, "PYTHONUTF8": "1"}, capture_output=True, check=False, encoding="utf-8"
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder), str(ROOT))
    run([sys.executable, "-m", "pip", *build], folder)
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment with the wheel; PySide6 and chess are borrowed from the one of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], folder)
    scripts = folder / "venv" / SCRIPTS
    install = ("install", "--no-deps", "--no-index", str(wheel))
    run([sys.executable, "-m", "pip", "--python", scripts / "python", *install], folder)
    site_packages = run([scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], folder)
    borrowed = Path(site_packages.strip()) / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return scripts


def test_every_resource_is_in_the_wheel(wheel: Path) -> None:
    resources = ROOT / "resources"
    expected = {
        f"ladya_desktop/_resources/{file.relative_to(resources).as_posix()}"
        for file in resources.rglob("*")
        if file.is_file()
    }
    assert expected <= set(zipfile.ZipFile(wheel).namelist())


def test_nothing_but_the_program_is_in_the_wheel(wheel: Path) -> None:
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {"ladya_desktop", f"ladya_desktop-{ladya_desktop.__version__}.dist-info"}


def test_the_command_tells_its_version(installed: Path, tmp_path: Path) -> None:
    assert ladya_desktop.__version__ in run([installed / "ladya-desktop", "--version"], tmp_path)


def test_resources_are_found_in_the_installed_package(installed: Path, tmp_path: Path) -> None:
    where = "from ladya_desktop.resources import resource_path; print(resource_path())"
    found = Path(run([installed / "python", "-c", where], tmp_path).strip())
    assert found.name == "_resources"
    assert found.is_relative_to(installed.parent)


def test_it_speaks_english_too(installed: Path, tmp_path: Path) -> None:
    speak = "from ladya_desktop.texts import set_language, t; set_language('en'); print(t('time.minutes', n=5))"
    assert run([installed / "python", "-c", speak], tmp_path).strip() == "5 minutes"


def test_commands_do_without_a_window_library(installed: Path, tmp_path: Path) -> None:
    with_it = run([installed / "ladya-desktop", "pairings", "8"], tmp_path)
    without_it = run([installed / "python", "-c", WITHOUT_QT, "pairings", "8"], tmp_path)
    assert with_it == without_it != ""


def test_pk_04_no_module_is_missing_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    """Printing and drawings too, which the window asks for only when they are wanted."""
    modules = list(Path(ladya_desktop.__file__).parent.rglob("*.py"))
    packages_but_the_first = sum(module.name == "__init__.py" for module in modules) - 1
    plain = sum(module.name != "__init__.py" for module in modules)
    assert run([installed / "python", "-c", EVERY_MODULE], tmp_path).strip() == str(plain + packages_but_the_first)


def test_pk_04_what_the_window_library_is_asked_for_is_in_the_part_that_is_installed() -> None:
    """`PySide6-Essentials` lists its modules; one of the larger package would be missing from every computer."""
    asked = {
        name
        for file in Path(ladya_desktop.__file__).parent.rglob("*.py")
        for name in re.findall(r"from PySide6\.(\w+) import", file.read_text(encoding="utf-8"))
    }
    files = distribution("PySide6-Essentials").files or []
    given = {Path(str(file)).name.partition(".")[0] for file in files}
    assert {"QtPrintSupport", "QtSvg"} <= asked <= given

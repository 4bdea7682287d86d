"""run.py itself: the wrong Python gets a sentence, words are passed on, only the standard library is used."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import launcher
import run

ROOT = Path(run.__file__).parent
OLD_PYTHONS_PARSE = ("run.py", "launcher/__init__.py", "launcher/messages.py")


@pytest.mark.parametrize("name", OLD_PYTHONS_PARSE)
def test_what_an_old_python_reads_it_can_parse(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_the_wrong_python_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setenv("LC_ALL", "C")
    assert run.start() == 1
    said = capsys.readouterr().err
    assert "Python 3.9" in said
    assert said.count("\n") == 1


def test_words_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[list[str]] = []

    def remember(arguments: list[str]) -> int:
        received.append(arguments)
        return 5

    monkeypatch.setattr("launcher.main.main", remember)
    monkeypatch.setattr(sys, "argv", ["run.py", "pairings", "8"])
    assert run.start() == 5
    assert received == [["pairings", "8"]]


@pytest.mark.parametrize("option", ["-P", "-I"])
def test_it_finds_the_launcher_however_python_is_started(option: str, tmp_path: Path) -> None:
    code = f"import runpy; runpy.run_path({str(ROOT / 'run.py')!r}); import launcher; print(launcher.__file__)"
    done = subprocess.run(
        [sys.executable, option, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert Path(done.stdout.strip()) == ROOT / "launcher" / "__init__.py"


def test_only_the_standard_library_is_used() -> None:
    files = [ROOT / "run.py", *Path(launcher.__file__).parent.glob("*.py")]
    imported = {name.partition(".")[0] for file in files for name in imported_modules(file)}
    assert imported - sys.stdlib_module_names == {"launcher"}


def imported_modules(file: Path) -> list[str]:
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return plain + [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]

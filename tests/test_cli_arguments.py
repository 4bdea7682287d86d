"""What the command line says of its arguments and files: whole in the language chosen, whatever argparse and the
system say."""

import argparse
import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ladya_desktop import cli
from ladya_desktop.cli_arguments import Arguments
from ladya_desktop.texts import set_language
from ladya_desktop.texts.system_errors import reason

ENGLISH = re.compile(r"[A-Za-z]{2,}")
NAMES = frozenset(
    (
        *("ladya", "desktop", "kiosk", "adjudicate", "check", "can", "mate", "pairings", "standings", "tour"),
        *("version", "help", "side", "white", "black", "limit", "cycles", "plain", "FEN", "PIN", "JSON", "TRF"),
        *("UTF", "json", "expect", "lang", "ru", "en"),
    )
)
"""Commands, options and formats have these names in every language."""


@pytest.fixture(autouse=True)
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str]:
    """The exit code and all that was printed."""
    code = cli.main(argv)
    printed = capsys.readouterr()
    return code, printed.out + printed.err


@pytest.mark.parametrize(
    ("line", "code", "what"),
    [
        ("pairings", 2, "не указано: ЧИСЛО"),
        ("pairings 8 9", 2, "лишнее в строке: 9"),
        ("pairings 8 --circles 2", 2, "лишнее в строке: --circles 2"),
        ("pairings 8 --cyc 2", 2, "лишнее в строке: --cyc 2"),
        ("pairings 8 --cycles", 2, "--cycles: нужно одно значение"),
        ("pairings 8 --cycles=3", 2, "--cycles: «3» не подходит. Можно: 1, 2"),
        ("pairings 8 --cycles x", 2, "--cycles: «x» не подходит. Можно: 1, 2"),
        ("pairings 8 --plain=1", 2, "--plain: значение здесь не нужно"),
        ("pairings 1", 2, "ЧИСЛО: «1» — не число участников."),
        ("standings", 2, "не указано: ФАЙЛ"),
        ("standings --check", 2, "не указано: ФАЙЛ"),
        ("standings --chek 1.json", 2, "лишнее в строке: --chek"),
        ("can-mate --limit", 2, "--limit: нужно одно значение"),
        ("can-mate --limit 0", 2, "--limit: «0» — не время."),
        ("can-mate --side 1", 2, "--side: «1» не подходит. Можно: white, black"),
        ("can-mate -h", 0, "показать эту справку"),
        ("pairings --help", 0, "сколько участников, от 2 до 500"),
        ("standings -h", 0, "Нужно так: ladya-desktop standings [-h] [--check] ФАЙЛ [ФАЙЛ ...]"),
        ("adjudicate", 2, "Нужно так: ladya-desktop adjudicate"),
        ("adjudicate --help", 0, "Нужно так: ladya-desktop adjudicate"),
        ("--help", 0, "открыть программу"),
        ("", 2, "Нет такой команды"),
    ],
)
def test_everything_about_arguments_is_said_in_russian(
    capsys: pytest.CaptureFixture[str], line: str, code: int, what: str
) -> None:
    ended, printed = said(capsys, *line.split(" "))
    assert ended == code
    assert what in printed
    assert set(ENGLISH.findall(printed)) - set(ENGLISH.findall(line)) <= NAMES


def test_help_goes_where_answers_go_and_faults_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["pairings", "-h"])
    assert capsys.readouterr().err == ""
    cli.main(["pairings"])
    assert capsys.readouterr().out == ""


def test_in_english_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    code, printed = said(capsys, "pairings", "8", "--cycles", "3")
    assert code == 2
    assert printed == (
        "Usage: ladya-desktop pairings [-h] [--cycles 1|2] [--plain] NUMBER\n"
        "ladya-desktop pairings: --cycles: “3” will not do. Possible: 1, 2\n"
    )


@pytest.mark.parametrize(
    "words", ["the following arguments are required: X", "es fehlt: X"], ids=["one version", "another"]
)
def test_what_a_version_of_argparse_says_is_not_passed_on(capsys: pytest.CaptureFixture[str], words: str) -> None:
    set_language("ru")
    arguments = Arguments("test", "")
    with pytest.raises(argparse.ArgumentError):
        arguments.error(words)
    arguments.places.add_argument("place", metavar="X")
    assert arguments.read([]) == 2
    assert capsys.readouterr().err.endswith("ladya-desktop test: не указано: X\n")


# Files


def in_folder(folder: Path) -> str:
    return str(folder)


def missing(folder: Path) -> str:
    return str(folder / "1.json")


def holding(data: bytes) -> Callable[[Path], str]:
    def write(folder: Path) -> str:
        (folder / "2.json").write_bytes(data)
        return str(folder / "2.json")

    return write


@pytest.mark.parametrize("command", ["adjudicate", "standings"])
@pytest.mark.parametrize(
    ("make", "what"),
    [
        (in_folder, "это папка, а не файл"),
        (missing, "нет"),
        (holding(b"{"), "это не JSON"),
        (holding(b'"\xff"'), "это не текст в UTF-8"),
        (holding(b"1" * 5000), "слишком длинное число"),
        (holding(b"[" * 100_000), "влож"),
        (holding(b'{"1": 1, "1": 2}'), "дважды"),
    ],
)
def test_why_a_file_cannot_be_read_is_said_in_russian(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, make: Callable[[Path], str], what: str
) -> None:
    file = make(tmp_path)
    code, printed = said(capsys, command, file)
    assert code == 2
    assert what in printed
    assert set(ENGLISH.findall(printed.replace(file, ""))) <= NAMES


@pytest.mark.parametrize(
    ("number", "what"),
    [
        (errno.ENOENT, "такого файла или папки нет"),
        (errno.EACCES, "нет права доступа"),
        (errno.EPERM, "нет права доступа"),
        (errno.ENOSPC, "на диске нет места"),
        (errno.EROFS, "сюда нельзя записывать"),
        (errno.ECHILD, f"ошибка системы {errno.ECHILD}"),
    ],
)
def test_the_system_is_said_in_the_language_chosen(number: int, what: str) -> None:
    set_language("ru")
    assert reason(OSError(number, os.strerror(number))) == what


def test_an_error_without_a_number_is_called_by_its_kind() -> None:
    set_language("ru")
    assert reason(TimeoutError("late")) == "ошибка системы TimeoutError"

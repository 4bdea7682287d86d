"""The arguments of the tour, and folders that cannot hold its pictures."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from ladya_desktop.texts import set_language
from ladya_desktop.ui.tour.command import OFFSCREEN, PLATFORM, Wish, read_arguments, run


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("ru")


def no_disk(_folder: Path) -> NoReturn:
    """Whoever gets so far has begun the tour."""
    raise AssertionError


def test_both_languages_unless_one_is_named() -> None:
    assert read_arguments(["out"]) == Wish(folder=Path("out"), languages=("ru", "en"))
    assert read_arguments(["out", "--lang", "en"]) == Wish(folder=Path("out"), languages=("en",))
    assert read_arguments(["--lang", "ru", "out"]) == Wish(folder=Path("out"), languages=("ru",))


@pytest.mark.parametrize("folder", ["ru", "en"])
def test_a_folder_may_be_called_like_a_language(folder: str) -> None:
    assert read_arguments([folder]) == Wish(folder=Path(folder), languages=("ru", "en"))
    assert read_arguments([folder, "--lang", "ru"]) == Wish(folder=Path(folder), languages=("ru",))
    assert read_arguments(["--lang", "en", folder]) == Wish(folder=Path(folder), languages=("en",))


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["--lang", "ru"],
        ["out", "--lang"],
        ["out", "--lang", "de"],
        ["out", "more"],
        ["--all"],
        ["--lang=ru", "out"],
    ],
)
def test_what_is_not_understood_is_answered_with_the_usage(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(argv, no_disk) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Use: ladya-desktop tour FOLDER [--lang ru|en]\n")


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"], no_disk) == 0
    assert capsys.readouterr().out == "Use: ladya-desktop tour FOLDER [--lang ru|en]\n"


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out"
    file.write_text("kept", encoding="utf-8")
    for place in (file, file / "inside"):
        assert run([str(place)], no_disk) == 2
        assert capsys.readouterr().err == f"{place}: this is no folder\n"
    assert file.read_text(encoding="utf-8") == "kept"


def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("ladya_desktop.ui.tour.command.TemporaryFile", refuse)
    assert run([str(tmp_path)], no_disk) == 2
    told = capsys.readouterr().err
    assert told == f"{tmp_path}: no pictures can be written into this folder: access is not allowed\n"


@pytest.mark.parametrize(("before", "is_chosen"), [(None, True), (OFFSCREEN, True), ("xcb", False)])
def test_it_draws_where_nobody_sees_it_unless_told_otherwise(
    before: str | None, is_chosen: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PLATFORM, before or "")
    if before is None:
        monkeypatch.delenv(PLATFORM)
    with pytest.raises(AssertionError):
        run([str(tmp_path), "--lang", "en"], no_disk)
    assert os.environ[PLATFORM].startswith(f"{OFFSCREEN}:configfile=") is is_chosen

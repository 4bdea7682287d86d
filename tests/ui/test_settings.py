"""Settings live in a file of the user's own."""

from pathlib import Path

from ladya_desktop.texts import language
from ladya_desktop.ui.program import choose_language
from ladya_desktop.ui.settings import FileSettings


def test_what_was_put_is_there_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "Ученик №1" / "settings.ini"
    FileSettings(file).put("window.geometry", "AAE=")
    assert FileSettings(file).get("window.geometry") == "AAE="


def test_nothing_kept_is_none(tmp_path: Path) -> None:
    assert FileSettings(tmp_path / "settings.ini").get("language") is None


def test_a_damaged_file_remembers_nothing(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"\xff\x00[[[language=en")
    assert FileSettings(file).get("language") is None


def test_the_language_chosen_last_and_russian_the_first_time(tmp_path: Path) -> None:
    settings = FileSettings(tmp_path / "settings.ini")
    choose_language(settings)
    assert language() == "ru"
    settings.put("language", "en")
    choose_language(settings)
    assert language() == "en"
    settings.put("language", "tlh")
    choose_language(settings)
    assert language() == "ru"

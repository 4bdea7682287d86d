"""Settings live in a file of the user's own."""

from pathlib import Path

import pytest

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


@pytest.mark.parametrize("damaged", ["@Variant(garbage)", "@DateTime(garbage)", "yes, @Variant(garbage)"])
def test_a_value_of_no_known_type_does_not_end_the_program(tmp_path: Path, damaged: str) -> None:
    file = tmp_path / "settings.ini"
    settings = FileSettings(file)
    settings.put("odd", "@Variant(a text)")
    for meanwhile in (False, True):
        file.write_text(f"{file.read_text().rstrip()}\ntheme{meanwhile}={damaged}\nlanguage=en\n", encoding="utf-8")
        read = settings if meanwhile else FileSettings(file)
        assert read.get("odd") == "@Variant(a text)"
        assert read.get("language") == "en"


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


def test_lines_taken_out_of_the_file_meanwhile_are_gone(tmp_path: Path) -> None:
    """Who has forgotten the PIN takes its lines out; the program need not be closed for it."""
    file = tmp_path / "settings.ini"
    settings = FileSettings(file)
    settings.put("pin.hash", "scrypt:00:00")
    settings.put("language", "en")
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith("pin.")), encoding="utf-8")
    assert (settings.get("pin.hash"), settings.get("language")) == (None, "en")


def test_it_is_known_whether_the_file_was_written(tmp_path: Path) -> None:
    settings = FileSettings(tmp_path / "settings.ini")
    settings.put("language", "en")
    assert settings.is_written()
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    nowhere = FileSettings(blocked / "settings.ini")
    nowhere.put("language", "en")
    assert not nowhere.is_written()
    assert nowhere.get("language") == "en"


def test_a_file_that_goes_away_meanwhile_is_lost_even_if_it_is_made_anew(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = FileSettings(file)
    assert not settings.is_lost()
    settings.put("language", "en")
    assert not settings.is_lost()
    file.unlink()
    settings.put("kiosk.game", "")
    assert file.is_file()
    assert settings.is_lost()


def test_an_emptied_file_is_lost_and_one_with_lines_taken_out_is_not(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = FileSettings(file)
    settings.put("language", "en")
    file.write_text("[General]\n", encoding="utf-8")
    assert not settings.is_lost()
    file.write_text("", encoding="utf-8")
    assert settings.is_lost()


def test_a_garbled_file_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = FileSettings(file)
    settings.put("language", "en")
    file.write_bytes(b"\xff\x00[[[language=en")
    assert settings.is_lost()


def test_a_file_that_is_not_there_yet_can_be_read_and_a_folder_in_its_place_cannot(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = FileSettings(file)
    assert settings.is_readable()
    assert FileSettings(tmp_path / "none" / "settings.ini").is_readable()
    file.mkdir()
    assert not settings.is_readable()
    assert settings.path == file

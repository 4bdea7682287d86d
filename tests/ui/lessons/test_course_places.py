"""Where one has been, kept under keys that no file name can disturb."""

from pathlib import Path

import pytest

from ladya_desktop.ui.lessons.course_places import DONE, PLACES, Places
from ladya_desktop.ui.settings import FileSettings
from tests.ui.stand_in_screens import StandInSettings

ODD = ("a|b", "a", "b", "|", ":", "a:3", "a%7Cb", "%", "\N{CYRILLIC SMALL LETTER EF}", " ", "a\nb", "\udcff", "own:1")


@pytest.mark.parametrize("name", ODD)
def test_any_name_is_remembered_and_no_other(name: str) -> None:
    settings = StandInSettings()
    places = Places(settings)
    places.visit("112-bishop", 2)
    places.visit(name, 5)
    places.finish("b-c")
    again = Places(settings)
    assert (again.page(name), again.page("112-bishop")) == (5, 2)
    assert not any(again.is_begun(other) for other in ODD if other != name)
    assert not again.is_done(name)
    again.finish(name)
    last = Places(settings)
    assert last.is_done(name)
    assert last.last == name
    assert not any(last.is_done(other) for other in ODD if other != name)


def test_what_was_kept_before_is_still_read_and_then_kept_the_new_way() -> None:
    settings = StandInSettings({PLACES: "112-bishop:2|50%25:1|moi-urok:0", DONE: "moi-urok|50%25"})
    places = Places(settings)
    assert (places.page("112-bishop"), places.page("50%25"), places.last) == (2, 1, "moi-urok")
    assert places.is_done("50%25")
    places.finish("112-bishop")
    again = Places(settings)
    assert (again.page("50%25"), again.is_done("50%25"), again.is_done("moi-urok")) == (1, True, True)
    assert not again.is_done("50%")


@pytest.mark.parametrize("damaged", ["b:" + "9" * 5000, "b:-1", "b:", ":", "b:\u0661"])
def test_a_page_that_is_no_number_of_one_is_forgotten(damaged: str) -> None:
    places = Places(StandInSettings({PLACES: f"|{damaged}|112-bishop:2"}))
    assert (places.page("112-bishop"), places.is_begun("b")) == (2, False)


def test_a_file_of_settings_holds_them(tmp_path: Path) -> None:
    places = Places(FileSettings(tmp_path / "settings.ini"))
    for page, name in enumerate(ODD):
        places.visit(name, page)
    again = Places(FileSettings(tmp_path / "settings.ini"))
    assert [again.page(name) for name in ODD] == list(range(len(ODD)))

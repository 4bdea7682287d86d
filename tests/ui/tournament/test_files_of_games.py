"""Many games in one file: they are read bit by bit, and whoever does not want to wait leaves no half of a file."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts import long_work
from ladya_desktop.ui.tournament.files_contents import Content
from ladya_desktop.ui.tournament.files_dialog import FilesDialog
from tests.ui.hands import click
from tests.ui.tournament.stand_in import played_to_the_end
from tests.ui.tournament.test_files_dialog import Hands, dialog_of, said


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


@pytest.fixture
def reading(qtbot: QtBot, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> FilesDialog:
    """The dialog once it has begun to read games, of which it reads none in a turn."""
    monkeypatch.setattr(long_work, "TURN_S", -1.0)
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    click(dialog.contents[Content.GAMES])
    click(dialog.save)
    assert dialog.work.is_going_on
    return dialog


def test_a_bar_says_how_far_it_is_and_nothing_else_is_chosen(reading: FilesDialog) -> None:
    assert (reading.work.bar.maximum(), reading.work.words.text()) == (28, "Читаются партии: 0 из 28")
    parts = (*reading.contents.values(), reading.groups, reading.forms, reading.save, reading.take)
    assert not any(part.isEnabled() for part in parts)
    assert reading.close_button.isEnabled()


def test_who_stops_it_leaves_what_was_there(reading: FilesDialog, hands: Hands) -> None:
    old = hands.folder / hands.asked[0][0]
    old.write_text("earlier")
    click(reading.work.stop_button)
    assert said(reading) == "Прервано. Файл не записан."
    assert ([path.name for path in hands.folder.iterdir()], old.read_text()) == ([old.name], "earlier")
    assert reading.save.isEnabled()
    assert not reading.work.isVisible()


def test_closing_the_dialog_stops_it(reading: FilesDialog, hands: Hands) -> None:
    click(reading.close_button)
    assert not reading.work.is_going_on
    assert hands.files == []

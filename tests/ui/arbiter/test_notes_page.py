"""Notes are written at any time; what was begun stays; a Ctrl key in the field is no player's."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.events import NoteWritten
from ladya_desktop.game.view import Phase
from ladya_desktop.ui.arbiter.named_acts import Section
from ladya_desktop.ui.arbiter.notes_page import NotesPage
from tests.ui.hands import click, key, settle, show, type_in
from tests.ui.play.fake_port import FakePort, game_view
from tests.ui.play.laid_table import LaidTable


@pytest.fixture
def port() -> FakePort:
    return FakePort(game_view(phase=Phase.ENDED))


@pytest.fixture
def page(qtbot: QtBot, port: FakePort) -> NotesPage:
    made = NotesPage(port, QPushButton())
    made.retranslate()
    return show(qtbot, made, 640, 320)


def written(number: int, text: str) -> StoredAct:
    note = NoteWritten(by=Actor.ARBITER, at_ms=number * 60_000, text=text)
    return StoredAct(version=number, act=None, events=(note,), handled_ms=0, device="", hash="")


def test_a_note_is_written_after_the_end_too(page: NotesPage, port: FakePort) -> None:
    assert not page.write_button.isEnabled()
    type_in(page.field, "Подсказка  из зала")
    click(page.write_button)
    assert port.calls == [("note", "Подсказка из зала")]
    assert page.field.toPlainText() == ""
    assert page.field.hasFocus()


def test_a_note_that_was_not_stored_stays_to_be_written_again(page: NotesPage, port: FakePort) -> None:
    port.is_kept = False
    type_in(page.field, "note")
    click(page.write_button)
    assert port.calls == [("note", "note")]
    assert page.field.toPlainText() == "note"
    port.is_kept = True
    click(page.write_button)
    assert page.field.toPlainText() == ""


def test_blanks_are_no_note(page: NotesPage) -> None:
    type_in(page.field, "   ")
    assert not page.write_button.isEnabled()


def test_no_more_goes_in_than_is_kept(page: NotesPage) -> None:
    page.field.setPlainText("ы" * 497)
    assert page.left.text() == "Осталось 3 буквы."
    page.field.setPlainText("ы" * 505)
    assert len(page.field.toPlainText()) == 500
    assert page.left.text() == "Осталось 0 букв."


def test_those_written_stand_below_the_newest_first(page: NotesPage, port: FakePort) -> None:
    assert page.written.text() == "Заметок пока нет."
    port.rows = (written(1, "Первая"), written(2, "<b>Вторая</b>"))
    page.present(port.view)
    lines = page.written.text().splitlines()
    assert [line.partition(" — ")[2] for line in lines] == ["<b>Вторая</b>", "Первая"]
    assert page.written.textFormat() is Qt.TextFormat.PlainText


def test_tab_leaves_the_field(page: NotesPage) -> None:
    type_in(page.field, "a")
    key(page, Qt.Key.Key_Tab)
    assert page.write_button.hasFocus()


def test_a_note_begun_outlives_the_panel_closed_and_ctrl_presses_no_clock(table: LaidTable) -> None:
    arbiter = table.screen.arbiter
    table.screen.set_clock_keys({0: Color.WHITE})
    table.screen.set_arbiter_open(is_open=True)
    arbiter.sections.show_section(Section.RECORD)
    settle()
    field = arbiter.sections.notes.field
    field.setFocus()
    field.insertPlainText("Начато")
    key(field, Qt.Key.Key_Control)
    assert table.port.calls == []
    table.screen.set_arbiter_open(is_open=False)
    table.screen.set_arbiter_open(is_open=True)
    assert field.toPlainText() == "Начато"

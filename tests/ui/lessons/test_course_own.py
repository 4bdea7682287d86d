"""The teacher's own lessons in the list: in and out, first of all, their folder, no tick shared with another."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons.course import OWN, SECTIONS
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.course_files import OwnLessons
from ladya_desktop.ui.lessons.course_own import OwnSection
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.course_row import Standing
from ladya_desktop.ui.lessons.course_section import GAP_PX
from ladya_desktop.ui.lessons.course_tools import OwnTools
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.parts.square_button import SquareButton
from tests.ui.hands import settle
from tests.ui.lessons.classroom import entry_of
from tests.ui.lessons.course_list import List, own_lesson

BISHOP = "112-bishop"


@pytest.fixture
def listed(qtbot: QtBot, tmp_path: Path) -> List:
    return List(qtbot, tmp_path / "own")


# Own lessons


def own_section(listed: List) -> OwnSection:
    section = listed.screen.sections[OWN]
    assert isinstance(section, OwnSection)
    return section


def order(listed: List) -> list[str]:
    """The sections from above to below."""
    settle()
    return sorted(listed.screen.sections, key=lambda name: listed.screen.sections[name].y())


def test_own_lessons_come_first_as_soon_as_there_are_any(listed: List, tmp_path: Path) -> None:
    assert order(listed) == [*SECTIONS, OWN]
    own_of(listed).take_in(own_lesson(tmp_path / "elsewhere"))
    assert order(listed) == [OWN, *SECTIONS]
    own_of(listed).remove(own_section(listed).rows[0].entry)
    assert order(listed) == [*SECTIONS, OWN]


def test_the_keyboard_comes_to_own_lessons_first_too(listed: List, tmp_path: Path) -> None:
    own_of(listed).take_in(own_lesson(tmp_path / "elsewhere"))
    section = own_section(listed)
    (tools,) = section.findChildren(OwnTools)
    listed.screen.board.setFocus()
    expected = [section.title, section.rows[0], *tools.buttons, section.take_in, section.folder]
    for part in (*expected, listed.screen.sections["board"].title):
        listed.seat.key(Qt.Key.Key_Tab)
        assert part.hasFocus(), part


def test_a_lesson_kept_at_the_board_is_shown_in_the_list(listed: List, tmp_path: Path) -> None:
    path = own_lesson(tmp_path / "own")
    assert not listed.rows(OWN)
    listed.screen.show_saved(path)
    assert listed.rows(OWN) == ["moi-urok"]
    assert listed.screen.remark.text == "Урок «Мой урок» сохранён. Он здесь, в «Своих уроках»."
    listed.screen.remark.clear()
    path.unlink()
    listed.screen.show_saved(path)
    assert listed.screen.remark.text == ""


def test_the_folder_is_shown_or_said(listed: List, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return len(shown) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    own_section(listed).title.setChecked(True)
    own_section(listed).folder.click()
    assert shown == [str(tmp_path / "own")]
    assert (tmp_path / "own").is_dir()
    assert listed.screen.remark.text == ""
    own_section(listed).folder.click()
    assert str(tmp_path / "own") in listed.screen.remark.text.replace("\N{ZERO WIDTH SPACE}", "")


def test_a_folder_that_cannot_be_made_is_said(listed: List, tmp_path: Path) -> None:
    (tmp_path / "own").write_text("a file", encoding="utf-8")
    own_of(listed).show()
    assert listed.screen.remark.text.startswith("Свои уроки лежат в папке")


def test_an_own_lesson_shares_no_tick_with_the_lesson_whose_name_it_has(qtbot: QtBot, tmp_path: Path) -> None:
    own_lesson(tmp_path / "own").rename(tmp_path / "own" / f"{BISHOP}.toml")
    places = Places(None)
    places.finish(BISHOP)
    listed = List(qtbot, tmp_path / "own", places)
    (own,) = own_section(listed).rows
    course_row = next(row for row in listed.screen.sections["board"].rows if row.entry.name == BISHOP)
    assert (own.standing, course_row.standing) == (Standing.NEW, Standing.DONE)
    places.visit(own.entry.key, 1)
    listed.screen.refresh()
    assert (own.standing, course_row.standing) == (Standing.BEGUN, Standing.DONE)
    assert listed.screen.first == own.entry


def own_of(listed: List) -> OwnLessons:
    own = listed.screen._own
    assert own is not None
    return own


def test_a_lesson_is_taken_from_a_file(listed: List, tmp_path: Path) -> None:
    assert own_section(listed).none.text()
    own_of(listed).take_in(own_lesson(tmp_path / "elsewhere"))
    assert listed.screen.remark.text == "Урок «Мой урок» теперь в «Своих уроках»."
    assert listed.rows(OWN) == ["moi-urok"]
    assert not own_section(listed).none.isVisible()


def test_what_was_said_is_over_when_something_is_looked_for(listed: List, tmp_path: Path) -> None:
    own_of(listed).take_in(own_lesson(tmp_path / "elsewhere"))
    listed.seat.type("112")
    assert listed.screen.remark.text == ""


def test_what_is_no_lesson_is_refused(listed: List, tmp_path: Path) -> None:
    path = tmp_path / "photo.toml"
    path.write_bytes(b"\xff\xd8\xff")
    own_of(listed).take_in(path)
    assert "photo.toml" in listed.screen.remark.text
    assert not listed.rows(OWN)


def test_a_lesson_is_given_away(qtbot: QtBot, tmp_path: Path) -> None:
    own_lesson(tmp_path / "own")
    listed = List(qtbot, tmp_path / "own")
    entry = listed.screen.sections[OWN].rows[0].entry
    own_of(listed).give_away(entry, tmp_path / "given.toml")
    assert (tmp_path / "given.toml").exists()
    assert listed.screen.remark.text.startswith("Урок записан в файл given.toml, папка ")
    own_of(listed).give_away(entry, tmp_path / "own" / "moi-urok.toml" / "no" / "place.toml")
    assert "place.toml" in listed.screen.remark.text


def test_a_lesson_is_removed_after_a_question(qtbot: QtBot, tmp_path: Path) -> None:
    path = own_lesson(tmp_path / "own")
    listed = List(qtbot, tmp_path / "own")
    section = listed.screen.sections[OWN]
    section.title.setChecked(True)
    edit, _export, remove = section.findChildren(SquareButton)
    with qtbot.waitSignal(listed.screen.edit_requested, timeout=1000) as asked:
        edit.click()
    assert asked.args == [path]
    assert remove.accessibleName() == "Убрать урок: Мой урок"
    remove.click()
    question = listed.screen.findChild(Question)
    assert question is not None
    question.reject()
    assert path.exists()
    set_language("en")
    listed.screen.retranslate()
    assert remove.accessibleName() == "Remove the lesson: Мой урок"
    entry = section.rows[0].entry
    remove.click()
    *_, question = listed.screen.findChildren(Question)
    question.confirm.click()
    assert not path.exists()
    assert not listed.rows(OWN)
    own_of(listed).remove(entry)
    assert "moi-urok.toml" in listed.screen.remark.text


def test_files_are_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    own_lesson(tmp_path / "own")
    listed = List(qtbot, tmp_path / "own")
    entry = listed.screen.sections[OWN].rows[0].entry
    which, where = own_of(listed).ask_which(), own_of(listed).ask_where(entry)
    which.setOption(QFileDialog.Option.DontUseNativeDialog)
    assert which.fileMode() is QFileDialog.FileMode.ExistingFile
    assert where.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    which.fileSelected.emit(str(own_lesson(tmp_path / "other", "Другой")))
    assert "Другой" in listed.screen.remark.text
    where.fileSelected.emit(str(tmp_path / "out.toml"))
    assert (tmp_path / "out.toml").exists()
    which.deleteLater()
    where.deleteLater()


def test_an_own_lesson_belongs_to_the_own_list(qtbot: QtBot, tmp_path: Path) -> None:
    own_lesson(tmp_path / "own")
    listed = List(qtbot, tmp_path / "own")
    entry = listed.screen.sections[OWN].rows[0].entry
    assert listed.screen.course_of(entry).entries == (entry,)
    assert listed.screen.course_of(entry_of(BISHOP)) is listed.screen.course


def test_an_own_lesson_with_the_number_of_a_section_is_listed_among_the_own(qtbot: QtBot, tmp_path: Path) -> None:
    own_lesson(tmp_path / "own").rename(tmp_path / "own" / "112-bishop.toml")
    listed = List(qtbot, tmp_path / "own")
    assert [row.entry.title.ru for row in listed.screen.sections[OWN].rows] == ["Мой урок"]


def test_what_was_done_is_said_between_the_edges_of_the_cards(listed: List) -> None:
    screen = listed.screen
    screen.remark.say("Saved")
    settle()
    edges = [
        (part.mapTo(screen, part.rect().topLeft()).x(), part.mapTo(screen, part.rect().topRight()).x())
        for part in (screen.remark, screen.go_on, screen.board)
    ]
    assert edges[0] == (edges[1][0], edges[2][1])


def test_what_is_pressed_below_own_lessons_stands_apart(listed: List, tmp_path: Path) -> None:
    own_of(listed).take_in(own_lesson(tmp_path / "elsewhere"))
    settle()
    section = own_section(listed)
    section.title.setChecked(True)
    settle()
    lesson, take_in, folder = (
        part.rect().translated(part.mapTo(section, part.rect().topLeft()))
        for part in (section.rows[0], section.take_in, section.folder)
    )
    assert folder.left() - take_in.right() - 1 == GAP_PX
    assert take_in.top() - lesson.bottom() - 1 == GAP_PX

"""The teacher's table: what it says, by keyboard too; certificates, files, and erasing, which is asked first."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons.progress import LessonDone
from ladya_desktop.papers.diploma_template import Kind
from ladya_desktop.texts import set_language
from ladya_desktop.ui import theme
from ladya_desktop.ui.bridge.classroom import Classroom
from ladya_desktop.ui.lessons import class_window
from ladya_desktop.ui.lessons.class_list_dialog import ClassListDialog
from ladya_desktop.ui.lessons.class_table_model import SUM
from ladya_desktop.ui.lessons.class_window import ClassWindow
from ladya_desktop.ui.parts import long_work
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.print.wording_dialog import WordingDialog
from ladya_desktop.ui.print.wording_file import WordingFile
from ladya_desktop.ui.tournament.cell_delegate import ROW_PX
from tests.ui.hands import click, letter_with_ctrl, settle, show
from tests.ui.lessons.stand_in_class import (
    BISHOP,
    LEV,
    LONG,
    VERA,
    FailingLog,
    busy_class,
    class_of_tournament,
    class_without_tournament,
    tried,
)


class Desk:
    """The window, and where a file is to be kept."""

    def __init__(self, qtbot: QtBot, room: Classroom, folder: Path) -> None:
        self.room, self.place, self.asked = room, folder / "table.xlsx", list[tuple[str, str]]()
        self.host = show(qtbot, QWidget())
        wording = WordingFile(folder, Kind.CERTIFICATE)
        self.window = ClassWindow(self.host, room, wording, ask_where=self.ask)
        self.window.open()
        qtbot.waitUntil(self.window.isActiveWindow)

    def ask(self, parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[Path], None]) -> None:
        self.asked.append((name, kinds))
        chosen(self.place)

    def cell(self, row: int, column: int) -> str:
        self.window.view.setCurrentIndex(self.window.model.index(row, column))
        return self.window.cell.text()

    def row_of(self, pupil: str) -> int:
        return self.room.table().pupils.index(pupil)

    def column_of(self, lesson: str) -> int:
        return 1 + [each.name for each in self.room.table().lessons].index(lesson)

    def wait(self, qtbot: QtBot) -> None:
        """Until a table is made."""
        qtbot.waitUntil(lambda: not self.window.saving.work.is_going_on)

    def question(self) -> Question:
        return next(each for each in self.window.findChildren(Question) if each.isVisible())


def said(question: Question) -> str:
    return " ".join(label.text() for label in question.findChildren(QLabel))


def actions(menu: QMenu | None) -> dict[str, QAction]:
    assert menu is not None
    return {action.text(): action for action in menu.actions() if not action.isSeparator()}


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(qtbot, busy_class(), tmp_path)


def test_every_cell_says_who_what_and_how_far(desk: Desk) -> None:
    n = len(desk.room.table().lessons)
    assert desk.cell(desk.row_of(VERA), SUM) == f"{VERA}: пройдено уроков {n} из {n}."
    bishop = desk.column_of(BISHOP)
    assert desk.cell(desk.row_of(LEV), bishop) == f"{LEV}. Урок 112. Слон: верно 1 из 5, с первого раза 1."
    assert desk.cell(desk.row_of("Ветерков Тимофей"), bishop).endswith("Слон: ещё не начат.")
    assert "Слон: пройден" in desk.cell(desk.row_of(VERA), bishop)


def test_the_names_lie_over_no_column(desk: Desk) -> None:
    settle()
    view = desk.window.view
    assert view.viewport().geometry().left() >= view.verticalHeader().geometry().right()
    assert view.columnViewportPosition(SUM) == 0


def test_the_keyboard_goes_from_cell_to_cell(desk: Desk) -> None:
    view = desk.window.view
    assert view.hasFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (1, 1)
    assert desk.window.pupil == VERA
    assert desk.window.cell.text().startswith(VERA)


def test_one_section_can_be_looked_at(desk: Desk) -> None:
    sections = desk.window.sections
    sections.choose("special")
    lessons = [lesson for lesson in desk.room.table().lessons if lesson.section == "special"]
    assert desk.window.model.columnCount() == 1 + len(lessons)
    assert desk.cell(desk.row_of(LONG), SUM) == f"{LONG}: пройдено уроков 0 из {len(lessons)}."
    assert desk.window.model.headerData(1, Qt.Orientation.Horizontal) == str(lessons[0].number)


def test_what_is_answered_meanwhile_is_seen(desk: Desk) -> None:
    desk.cell(desk.row_of(LONG), 3)
    desk.room.answered("201-en-passant", 2, True, True)
    assert desk.window.pupil == LONG
    assert desk.window.view.currentIndex().column() == 3
    assert "с первого раза 1" in desk.cell(desk.row_of(LONG), desk.column_of("201-en-passant"))


def test_an_empty_class_says_what_to_do(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, class_without_tournament(), tmp_path)
    assert desk.window.empty.isVisible()
    assert not desk.window.certificate.isEnabled()
    assert not desk.window.save.isEnabled()
    assert desk.window.pupil == ""
    assert list(actions(desk.window.erase_menu())) == ["Стереть всё"]
    click(desk.window.list)
    assert desk.window.findChildren(ClassListDialog)


def test_lines_of_a_newer_program_are_not_called_damaged(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, class_of_tournament(FailingLog((tried(),), newer=1)), tmp_path)
    assert desk.window.remark.text == "1 запись сделана более новой программой: она цела, но здесь её не видно."
    actions(desk.window.erase_menu())[f"Стереть ответы: {desk.window.pupil}"].trigger()
    click(desk.question().confirm)
    assert desk.window.remark.text.endswith(
        "ответы стёрты. 1 запись более новой программы осталась: её стирает «Стереть всё»."
    )


def test_the_row_chosen_is_marked_with_its_name(desk: Desk) -> None:
    names = desk.window.view.verticalHeader()
    desk.window.view.setCurrentIndex(desk.window.model.index(1, 2))
    settle()
    image = names.grab().toImage()
    tops = [names.sectionViewportPosition(row) for row in range(2)]
    plain, chosen = (image.pixelColor(3, top + 4).name() for top in tops)
    assert (plain, chosen) == (theme.current().surface.name(), theme.current().accent_soft.name())


@pytest.mark.parametrize("width_px", [1180, 1011, 640])
@pytest.mark.parametrize("at_end", [False, True])
def test_no_column_is_cut(desk: Desk, width_px: int, at_end: bool) -> None:
    desk.window.resize(width_px, 600)
    settle()
    view, header = desk.window.view, desk.window.view.horizontalHeader()
    bar = view.horizontalScrollBar()
    bar.setValue(bar.maximum() if at_end else bar.minimum())
    settle()
    room_px = view.viewport().width()
    sections = [(header.sectionViewportPosition(at), header.sectionSize(at)) for at in range(header.count())]
    cut = [(left, px) for left, px in sections if left < room_px < left + px or left < 0 < left + px - 20]
    assert not cut


def test_the_bar_below_the_table_is_at_its_foot(desk: Desk) -> None:
    desk.window.resize(1180, 720)
    settle()
    view = desk.window.view
    rows_px = view.model().rowCount() * ROW_PX
    assert abs(view.viewport().height() - rows_px) <= 2


def test_damaged_lines_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, class_of_tournament(FailingLog((tried(),), damaged=2)), tmp_path)
    assert desk.window.remark.text == "2 записи не читаются: файл повреждён. Остальные целы."


# Certificates


def test_certificates_are_offered_for_what_is_finished(desk: Desk) -> None:
    desk.cell(desk.row_of(LONG), SUM)
    offered = list(actions(desk.window.certificate_menu()))
    assert offered[0] == f"Раздел «Доска и фигуры»: {LONG}"
    assert "Весь курс: всем, кто его прошёл (1)" in offered
    assert "Раздел «Доска и фигуры»: всем, кто его прошёл (2)" in offered
    desk.cell(desk.row_of(VERA), SUM)
    assert next(iter(actions(desk.window.certificate_menu()))) == f"Весь курс: {VERA}"


def test_a_certificate_is_as_high_as_the_window_below_allows_not_the_low_table(desk: Desk) -> None:
    desk.window.resize(760, 300)
    menu = desk.window.certificate_menu()
    assert menu is not None
    menu.actions()[0].trigger()
    (paper,) = desk.window.findChildren(PaperWindow)
    assert paper.height() > desk.window.height()
    assert paper.height() < desk.host.height()


def test_where_nothing_is_finished_it_is_said_why(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, class_of_tournament(FailingLog((tried(), LessonDone(pupil=LEV, lesson=BISHOP)))), tmp_path)
    click(desk.window.certificate)
    assert desk.window.remark.text.startswith("Сертификат дают за раздел")


def test_a_certificate_is_shown_before_it_is_printed_and_its_wording_can_be_changed(desk: Desk) -> None:
    desk.cell(desk.row_of(VERA), SUM)
    actions(desk.window.certificate_menu())[f"Весь курс: {VERA}"].trigger()
    (paper,) = desk.window.findChildren(PaperWindow)
    assert paper.title == f"Сертификат · {VERA}"
    assert paper.wording_button.accessibleName() == "Текст сертификата"
    click(paper.wording_button)
    (dialog,) = paper.findChildren(WordingDialog)
    assert dialog.windowTitle() == "Текст сертификата"
    click(dialog.save)
    assert (desk.place.parent / "certificate.toml").exists()


# Files


@pytest.mark.parametrize(("form", "begin"), [("xlsx", b"PK"), ("csv", b"\xef\xbb\xbf")])
def test_the_table_is_kept_in_a_file(qtbot: QtBot, desk: Desk, form: str, begin: bytes) -> None:
    actions(desk.window.save_menu())["Таблица Excel" if form == "xlsx" else "Таблица CSV"].trigger()
    desk.wait(qtbot)
    assert desk.place.read_bytes().startswith(begin)
    assert desk.asked[0][0] == f"Класс, уроки.{form}"
    assert desk.window.remark.text == f"Сохранено: {desk.place}"


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, desk: Desk) -> None:
    desk.place = desk.place.parent / "gone" / "table.xlsx"
    actions(desk.window.save_menu())["Таблица Excel"].trigger()
    desk.wait(qtbot)
    assert "gone" in desk.window.remark.text


def test_a_large_table_is_made_bit_by_bit_and_nothing_is_erased_meanwhile(qtbot: QtBot, desk: Desk) -> None:
    actions(desk.window.save_menu())["Таблица Excel"].trigger()
    work, window = desk.window.saving.work, desk.window
    assert work.isVisible()
    assert work.words.text().startswith("Готовится таблица: строк 0 из ")
    assert not desk.place.exists()
    assert not any(button.isEnabled() for button in (window.list, window.certificate, window.save, window.erase))
    desk.wait(qtbot)
    assert all(button.isEnabled() for button in (window.list, window.certificate, window.save, window.erase))
    assert desk.place.exists()


@pytest.fixture
def slow_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that never gets a turn."""
    monkeypatch.setattr(long_work, "TURN_S", -1)


@pytest.mark.usefixtures("slow_work")
def test_making_a_table_can_be_ended_and_leaves_no_file(desk: Desk) -> None:
    actions(desk.window.save_menu())["Таблица Excel"].trigger()
    click(desk.window.saving.work.stop_button)
    assert desk.window.remark.text == "Прервано. Файл не записан."
    assert desk.window.save.isEnabled()
    assert not desk.place.exists()


@pytest.mark.usefixtures("slow_work")
def test_closing_the_window_ends_making_a_table(desk: Desk) -> None:
    actions(desk.window.save_menu())["Таблица Excel"].trigger()
    click(desk.window.close_button)
    assert not desk.window.saving.work.is_going_on
    assert not desk.place.exists()


def test_a_table_for_which_there_is_no_room_is_told(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Workbook, "save", full)
    actions(desk.window.save_menu())["Таблица Excel"].trigger()
    desk.wait(qtbot)
    assert desk.window.remark.text.startswith("Таблица не готова: её негде собрать (на диске нет места).")
    assert desk.window.save.isEnabled()
    assert not desk.place.exists()


# Erasing


def test_one_pupil_is_erased_after_a_question(desk: Desk) -> None:
    desk.cell(desk.row_of(LEV), SUM)
    actions(desk.window.erase_menu())[f"Стереть ответы: {LEV}"].trigger()
    assert desk.room.table().done(desk.row_of(VERA)) > 0
    click(desk.question().confirm)
    assert desk.window.remark.text == f"{LEV}: ответы стёрты."
    assert desk.cell(desk.row_of(LEV), desk.column_of(BISHOP)).endswith("ещё не начат.")
    assert desk.room.table().done(desk.row_of(VERA)) > 0


def test_it_is_said_that_a_name_stays_in_the_list(desk: Desk) -> None:
    actions(desk.window.erase_menu())[f"Стереть ответы: {desk.window.pupil}"].trigger()
    assert said(desk.question()).rstrip().endswith("Вернуть это нельзя. Имя в списке останется.")


def test_of_a_name_in_no_list_nothing_stays(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, class_without_tournament(FailingLog((tried("Ушедший Пётр"),))), tmp_path)
    actions(desk.window.erase_menu())["Стереть ответы: Ушедший Пётр"].trigger()
    assert said(desk.question()).rstrip().endswith("Вернуть это нельзя.")
    click(desk.question().confirm)
    assert desk.room.table().pupils == ()


def test_everything_is_erased_after_a_question(desk: Desk) -> None:
    actions(desk.window.erase_menu())["Стереть всё"].trigger()
    desk.question().reject()
    assert desk.room.table().done(desk.row_of(VERA)) > 0
    actions(desk.window.erase_menu())["Стереть всё"].trigger()
    click(desk.question().confirm)
    assert desk.window.remark.text == "Всё о классе стёрто."
    assert desk.room.table().done(desk.row_of(VERA)) == 0
    assert desk.room.pupil == ""


def test_what_cannot_be_erased_is_not_called_erased(qtbot: QtBot, tmp_path: Path) -> None:
    log = FailingLog((tried(),))
    desk = Desk(qtbot, class_of_tournament(log), tmp_path)
    actions(desk.window.erase_menu())["Стереть всё"].trigger()
    log.fault = "storage.class_full"
    with qtbot.waitSignal(desk.room.trouble):
        click(desk.question().confirm)
    assert desk.window.remark.text == ""


def test_delete_leads_to_erasing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    dropped: list[QMenu] = []
    monkeypatch.setattr(class_window, "drop_down", lambda menu, _: dropped.append(menu))
    QTest.keyClick(desk.window.view, Qt.Key.Key_Delete)
    (menu,) = dropped
    assert "Стереть всё" in actions(menu)


def test_in_english_too(qtbot: QtBot, tmp_path: Path) -> None:
    set_language("en")
    desk = Desk(qtbot, busy_class(), tmp_path)
    assert desk.window.windowTitle() == "The class: who has done what"
    assert desk.cell(desk.row_of(LEV), desk.column_of(BISHOP)).endswith("1 right of 5, 1 at the first try.")


@pytest.mark.parametrize("letter", ["s", "ы"])
def test_in_01_saving_answers_in_either_layout(desk: Desk, monkeypatch: pytest.MonkeyPatch, letter: str) -> None:
    under: list[QWidget] = []
    monkeypatch.setattr(class_window, "drop_down", lambda _menu, button: under.append(button))
    letter_with_ctrl(desk.window, letter)
    assert under == [desk.window.save]

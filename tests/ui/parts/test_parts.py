"""Small parts: dialogs that fit the screen, remarks that are heard, chips, the header."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import HEIGHT_PX, Chip
from ladya_desktop.ui.parts.dialog import COMPACT_BELOW_PX, Dialog, Message, Question
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.header import ScreenHeader
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from tests.ui.hands import LEFT, NONE, click, key, settle, show


class LongDialog(Dialog):
    """A page with more lines than any screen has."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title="T", width_px=500)
        for number in range(60):
            self.body.addWidget(QLabel(str(number)))
        self.do = self.add_buttons("No", "Yes")


@pytest.mark.parametrize(("width", "height"), [(700, 600), (683, 384)])
def test_a_dialog_is_never_larger_than_its_window(qtbot: QtBot, width: int, height: int) -> None:
    window = show(qtbot, QWidget(), width, height)
    dialog = LongDialog(window)
    dialog.open()
    settle()
    assert dialog.height() <= height
    assert dialog.width() <= width
    assert not dialog.do.visibleRegion().isEmpty()
    dialog.reject()


def test_a_dialog_on_a_small_screen_leaves_its_title_to_the_frame(qtbot: QtBot) -> None:
    window = show(qtbot, QWidget(), 683, COMPACT_BELOW_PX - 60)
    dialog = Message(window, title="Заголовок", text="Слова", close="Закрыть")
    dialog.open()
    assert not any(label.isVisible() for label in dialog.findChildren(QLabel) if label.text() == "Заголовок")
    assert dialog.windowTitle() == "Заголовок"
    dialog.reject()


def test_a_question_is_answered_by_enter_or_escape(qtbot: QtBot) -> None:
    window = show(qtbot, QWidget(), 700, 600)
    for code, is_accepted in ((Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)):
        question = Question(window, title="T", text="?", cancel="No", confirm="Yes")
        answers: list[bool] = []
        question.finished.connect(lambda result, to=answers: to.append(result == Dialog.DialogCode.Accepted))
        question.open()
        qtbot.waitUntil(question.isActiveWindow)
        key(question, code)
        assert answers == [is_accepted]


def test_the_second_of_two_fast_clicks_finds_a_closed_dialog_deaf(qtbot: QtBot) -> None:
    """A busy program gets both at once, for the window that was there when the hand clicked."""
    window = show(qtbot, QWidget(), 700, 600)
    question = Question(window, title="T", text="?", cancel="No", confirm="Yes")
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    answers: list[bool] = []
    question.confirm.clicked.connect(lambda: answers.append(True))
    question.open()
    settle()
    place = question.confirm.mapTo(question, question.confirm.rect().center())
    QTest.mouseDClick(question.windowHandle(), LEFT, NONE, place)
    assert len(answers) == 1


def test_a_remark_says_why_and_falls_silent_when_done(qtbot: QtBot) -> None:
    remark = Remark()
    qtbot.addWidget(remark)
    assert not remark.answer(ActRefused(code="tournament.draw_need_two", params={"n": 1}))
    assert remark.text == "Для жеребьёвки нужны хотя бы двое. Сейчас на жребий идут: 1."
    assert remark.accessibleName() == remark.text
    assert not remark.isHidden()
    assert remark.answer(None)
    assert remark.isHidden()
    assert remark.text == ""


def test_a_remark_of_success_looks_different_from_a_warning(qtbot: QtBot) -> None:
    remark = Remark()
    qtbot.addWidget(remark)
    remark.say("Готово")
    done = remark.property("role")
    remark.warn("Нельзя")
    assert remark.property("role") != done


def test_a_chip_is_as_wide_as_its_words_and_nothing_without(qtbot: QtBot) -> None:
    chip = Chip()
    qtbot.addWidget(chip)
    assert chip.sizeHint().isEmpty()
    chip.show_text("тур 4 из 7", "accent")
    plain = chip.sizeHint()
    chip.show_text("тур 4 из 7", "good", "check")
    assert plain.height() == HEIGHT_PX
    assert chip.sizeHint().width() > plain.width()
    assert chip.accessibleName() == "тур 4 из 7"


@pytest.mark.parametrize("kind", ["plain", "accent", "good", "warn", "danger"])
def test_every_kind_of_chip_has_its_ground(qtbot: QtBot, kind: str) -> None:
    chip = Chip()
    chip.show_text("слова", kind)
    show(qtbot, chip, 100, HEIGHT_PX)
    image = chip.grab().toImage()
    assert image.pixelColor(image.width() // 2, 2) != image.pixelColor(0, 0)


def test_the_header_leads_back_and_gives_up_its_title(qtbot: QtBot) -> None:
    header = show(qtbot, ScreenHeader(), 600, 64)
    header.set_title("Турнир", "Назад")
    with qtbot.waitSignal(header.back_requested, timeout=1000):
        click(header.back)
    assert header.back.accessibleName() == "Назад"
    header.set_compact(is_compact=True, has_title=False)
    assert not any(label.isVisible() for label in header.findChildren(QLabel))
    assert (header.back.width(), header.back.height()) == (44, 44)


def test_a_button_without_words_still_says_them(qtbot: QtBot) -> None:
    button = PictureButton("paste")
    qtbot.addWidget(button)
    button.say("Вставить список…")
    assert button.text() == "Вставить список…"
    button.set_wordless(is_wordless=True)
    assert (button.text(), button.toolTip(), button.accessibleName()) == ("", "Вставить список…", "Вставить список")
    assert button.sizeHint().width() <= 46


def test_an_empty_state_has_a_button_only_if_there_is_a_way(qtbot: QtBot) -> None:
    state = show(qtbot, EmptyState("table"), 600, 400)
    state.say("Пусто", "Слова")
    assert not state.button.isVisible()
    state.say("Пусто", "Слова", "Дальше")
    assert state.button.isVisible()
    assert state.text == "Пусто\nСлова"


def test_a_dialog_that_grows_stays_within_the_window_below_it(qtbot: QtBot) -> None:
    window = show(qtbot, QWidget(), 700, 500)
    window.move(30, 20)
    dialog = Message(window, title="Zu", text="kurz", close="Ja")
    dialog.open()
    settle()
    for _ in range(6):
        dialog.body.addWidget(plain_label("noch\neine\nZeile"))
    settle()
    dialog.fit()
    settle()
    assert dialog.frameGeometry().bottom() <= window.mapToGlobal(QPoint(0, window.height())).y()
    assert dialog.height() > 300


def test_a_dialog_stands_off_from_the_page_below_by_a_line(qtbot: QtBot) -> None:
    dialog = LongDialog(show(qtbot, QWidget(), 1024, 576))
    dialog.open()
    settle()
    seen = dialog.grab().toImage()
    right, bottom = seen.width() - 1, seen.height() - 1
    middle = (right // 2, bottom // 2)
    for x, y in ((0, middle[1]), (1, middle[1]), (right, middle[1]), (middle[0], 0), (middle[0], bottom)):
        assert seen.pixelColor(x, y) == theme.current().control, (x, y)
    assert seen.pixelColor(3, middle[1]) != theme.current().control

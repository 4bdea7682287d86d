"""One key brings the lesson to the class, to the next screen and away; cables come loose, and the lesson goes on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.slide import Shown, Slide
from ladya_desktop.ui.projector.big_window import BigWindow
from ladya_desktop.ui.projector.lesson_projector import LessonProjector
from ladya_desktop.ui.projector.notice import Notice
from ladya_desktop.ui.projector.second_screen import Spot
from ladya_desktop.ui.settings import PROJECTOR_SCREEN, PROJECTOR_THEME
from tests.ui.hands import NONE, click, hold, key, settle, show
from tests.ui.projector.pretended_spots import ABOVE, LEFT, RIGHT, TEACHER, PretendedSpots
from tests.ui.stand_in_screens import StandInSettings

LONG = "Тот, кто дотронулся до своей фигуры, ходит ею, если это возможно. " * 30


class Classroom:
    """A lesson's screen, its slide, and what the projector did: `filled` are the screens it was put on."""

    def __init__(self, qtbot: QtBot, *others: Spot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.host = show(qtbot, QWidget())
        self.slide, self.settings = Slide(), StandInSettings()
        self.spots = PretendedSpots(*others)
        self.filled: list[tuple[str, bool]] = []
        self.told: list[bool] = []
        fill = BigWindow.fill
        monkeypatch.setattr(BigWindow, "fill", self._noting(fill))
        self.projector = LessonProjector(self.slide, self.settings, self.host, spots=self.spots)
        self.projector.shown_changed.connect(self.told.append)

    def _noting(self, fill: Callable[..., None]) -> Callable[..., None]:
        def noted(window: BigWindow, spot: Spot, *, takes_keys: bool) -> None:
            self.filled.append((spot.name, takes_keys))
            fill(window, spot, takes_keys=takes_keys)

        return noted

    def is_shown(self) -> bool:
        return self.projector.is_shown

    @property
    def window(self) -> BigWindow:
        assert self.projector.window is not None
        return self.projector.window

    @property
    def said(self) -> list[str]:
        """What stands over the teacher's window."""
        return [notice.text() for notice in self.host.findChildren(Notice) if notice.isVisible()]

    def is_black(self) -> bool:
        return self.window.is_black

    def press(self, code: Qt.Key | int, text: str = "", *, are_letters_free: bool = True) -> bool:
        event = QKeyEvent(QEvent.Type.KeyPress, int(code), Qt.KeyboardModifier.NoModifier, text)
        return self.projector.take_key(event, are_letters_free=are_letters_free)


Furnish = Callable[..., Classroom]


@pytest.fixture
def furnish(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Furnish:
    def furnished(*others: Spot) -> Classroom:
        return Classroom(qtbot, *others, monkeypatch=monkeypatch)

    return furnished


def test_it_comes_up_on_the_second_screen_and_leaves_the_keyboard_alone(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    assert not room.is_shown()
    assert room.press(Qt.Key.Key_F8)
    assert room.is_shown()
    assert not room.projector.is_covering
    assert (room.filled, room.told, room.said) == ([("right", False)], [True], [])
    assert room.window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert room.window.isFullScreen()
    assert room.window.cursor().shape() is Qt.CursorShape.BlankCursor
    assert room.press(Qt.Key.Key_F8)
    assert (room.is_shown(), room.told) == (False, [True, False])


def test_the_same_key_goes_through_the_other_screens(furnish: Furnish) -> None:
    room = furnish(RIGHT, ABOVE, LEFT)
    for _ in range(4):
        room.projector.toggle()
    assert room.filled == [("left", False), ("above", False), ("right", False)]
    assert not room.is_shown()


def test_the_screen_is_remembered_by_its_name(furnish: Furnish) -> None:
    room = furnish(RIGHT, LEFT)
    room.projector.toggle()
    room.projector.toggle()
    assert room.settings[PROJECTOR_SCREEN] == "right"
    room.projector.close()
    room.projector.toggle()
    room.projector.toggle()
    assert [name for name, _ in room.filled] == ["left", "right", "right", "left"]


def test_a_press_on_a_covered_lesson_says_the_way_back_again(furnish: Furnish) -> None:
    room = furnish()
    room.projector.toggle()
    room.window.notice.hide()
    click(room.window)
    assert room.window.notice.isVisible()


def test_a_press_while_the_way_back_is_read_takes_it(furnish: Furnish) -> None:
    room = furnish()
    room.projector.toggle()
    room.window.notice.hide()
    click(room.window)
    assert room.is_shown()
    click(room.window)
    assert not room.is_shown()


def test_a_press_on_the_second_screen_says_nothing(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    room.projector.toggle()
    click(room.window)
    assert not room.window.notice.isVisible()


def test_with_one_screen_the_lesson_is_covered_and_the_way_back_is_said(furnish: Furnish) -> None:
    room = furnish()
    room.projector.toggle()
    assert room.filled == [("teacher", True)]
    assert room.projector.is_covering
    assert room.window.notice.text() == "На весь экран. К ответам и кнопкам: Esc, F8 или касание"
    assert PROJECTOR_SCREEN not in room.settings
    key(room.window, Qt.Key.Key_F8)
    assert not room.is_shown()


@pytest.mark.parametrize("code", [Qt.Key.Key_Escape, Qt.Key.Key_Back])
def test_it_goes_by_the_usual_key_too(furnish: Furnish, code: Qt.Key) -> None:
    room = furnish()
    room.projector.toggle()
    key(room.window, code)
    assert not room.is_shown()


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        (Qt.Key.Key_PageDown, [1]),
        (Qt.Key.Key_Right, [1]),
        (Qt.Key.Key_Space, [1]),
        (Qt.Key.Key_PageUp, [-1]),
        (Qt.Key.Key_Left, [-1]),
        (Qt.Key.Key_A, []),
    ],
)
def test_a_remote_steps_through_the_lesson_behind(furnish: Furnish, code: Qt.Key, wanted: list[int]) -> None:
    room, steps = furnish(), list[int]()
    room.projector.keys.next_requested.connect(lambda: steps.append(1))
    room.projector.keys.back_requested.connect(lambda: steps.append(-1))
    room.projector.toggle()
    key(room.window, code)
    assert steps == wanted


def test_the_start_key_of_a_remote_opens_and_does_not_close(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    assert room.press(Qt.Key.Key_F5)
    assert room.press(Qt.Key.Key_F5)
    assert (room.is_shown(), room.filled) == (True, [("right", False)])
    room.projector.close()


CYRILLIC_YU, CYRILLIC_I = 0x042E, 0x0418


@pytest.mark.parametrize("code", [Qt.Key.Key_Period, Qt.Key.Key_B, CYRILLIC_YU, CYRILLIC_I])
def test_the_black_key_of_a_remote_hides_and_shows(furnish: Furnish, code: Qt.Key | int) -> None:
    room = furnish(RIGHT)
    assert not room.press(code)
    room.projector.toggle()
    assert room.press(code)
    assert room.is_black()
    assert room.window.grab().toImage().pixelColor(400, 400).name() == "#000000"
    assert room.press(code)
    assert not room.is_black()
    room.projector.close()


def test_where_letters_begin_a_move_only_the_dot_is_black(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    room.projector.toggle()
    assert not room.press(Qt.Key.Key_B, are_letters_free=False)
    assert room.press(Qt.Key.Key_Period, are_letters_free=False)
    assert room.is_black()
    room.projector.close()


def test_a_step_after_black_only_brings_the_picture_back(furnish: Furnish) -> None:
    room, steps = furnish(), list[int]()
    room.projector.keys.next_requested.connect(lambda: steps.append(1))
    room.projector.toggle()
    key(room.window, Qt.Key.Key_B)
    assert room.is_black()
    key(room.window, Qt.Key.Key_PageDown)
    assert (room.is_black(), steps) == (False, [])
    key(room.window, Qt.Key.Key_PageDown)
    assert steps == [1]
    room.projector.close()


def test_pages_of_a_long_text_are_turned_before_the_lesson(furnish: Furnish) -> None:
    room, steps = furnish(), list[int]()
    assert not room.projector.turn_page(1)
    room.slide.show(Shown(heading="Тронул — ходи", text=LONG))
    room.projector.keys.next_requested.connect(lambda: steps.append(1))
    room.projector.toggle()
    settle()
    while room.projector.turn_page(1):
        pass
    assert not steps
    assert room.projector.turn_page(-1)
    key(room.window, Qt.Key.Key_PageDown)
    assert not steps
    key(room.window, Qt.Key.Key_PageDown)
    assert steps == [1]
    room.projector.close()


def test_unplugged_it_closes_and_says_so_and_comes_back_with_the_screen(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    room.projector.toggle()
    room.spots.become()
    assert not room.is_shown()
    assert room.said == ["Второй экран отключён. Когда он вернётся, показ продолжится."]
    assert room.host.isActiveWindow()
    room.spots.become(RIGHT)
    assert room.is_shown()
    assert room.filled[-1] == ("right", False)
    room.projector.close()
    room.spots.become()
    room.spots.become(RIGHT)
    assert not room.is_shown(), "what was closed by hand stays closed"


def test_a_screen_found_during_the_lesson_frees_the_teachers_own(furnish: Furnish) -> None:
    room = furnish()
    room.projector.toggle()
    room.spots.become()
    assert room.filled == [("teacher", True)]
    room.spots.become(LEFT)
    assert room.filled[-1] == ("left", False)
    assert not room.projector.is_covering
    room.projector.close()


def test_a_screen_that_becomes_another_size_is_covered_again(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    room.projector.toggle()
    room.spots.become(RIGHT)
    assert len(room.filled) == 1
    room.spots.become(Spot("right", LEFT.rect))
    assert room.filled == [("right", False)] * 2
    room.projector.close()


def test_a_screen_that_became_the_teachers_own_is_lost(furnish: Furnish) -> None:
    room = furnish(RIGHT)
    room.projector.toggle()
    room.spots.become(Spot("right", TEACHER.rect))
    assert not room.is_shown()
    assert room.said


def test_it_goes_with_its_lesson(qtbot: QtBot, furnish: Furnish) -> None:
    room = furnish(RIGHT)
    lesson = QWidget(room.host)
    projector = LessonProjector(room.slide, None, lesson, spots=room.spots)
    projector.open()
    window = projector.window
    assert window is not None
    with qtbot.waitSignal(window.closed):
        lesson.deleteLater()


def test_a_window_that_went_before_its_lesson_is_let_be(furnish: Furnish) -> None:
    """So it is when the program ends: its windows go in any order."""
    room = furnish(RIGHT)
    lesson = QWidget(room.host)
    projector = LessonProjector(room.slide, None, lesson, spots=room.spots)
    told: list[bool] = []
    projector.shown_changed.connect(told.append)
    projector.open()
    assert projector.window is not None
    delete(projector.window)
    delete(lesson)
    assert told == [True]


def test_another_language_is_spoken_at_once(furnish: Furnish, qapp: QApplication) -> None:
    room = furnish(RIGHT)
    room.projector.toggle()
    set_language("en")
    QApplication.sendEvent(room.window, QEvent(QEvent.Type.LanguageChange))
    assert room.window.windowTitle() == "Class screen: lesson"
    set_language("ru")
    room.projector.retranslate()
    assert room.window.windowTitle() == "Экран класса: урок"
    room.projector.close()
    room.projector.retranslate()


@pytest.mark.parametrize(("kept", "wanted"), [(None, "light"), ("contrast", "contrast"), ("pink", "light")])
def test_its_colours_are_light_unless_others_are_chosen(furnish: Furnish, kept: str | None, wanted: str) -> None:
    room = furnish(RIGHT)
    if kept is not None:
        room.settings[PROJECTOR_THEME] = kept
    room.projector.toggle()
    assert room.window.colors.name == wanted
    room.projector.close()


def test_a_notice_lets_presses_through_and_goes_by_itself(qtbot: QtBot) -> None:
    window = show(qtbot, QWidget())
    notice = Notice(window)
    notice.say("Второй экран отключён.", 1)
    assert notice.isVisible()
    assert notice.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    window.resize(1024, 576)
    settle()
    assert notice.geometry().center().x() == pytest.approx(512, abs=1)
    assert notice.y() < 100
    low = Notice(window, lambda: (window.rect(),))
    low.say("Урок на весь экран.", 1)
    assert low.geometry().bottom() > 500
    qtbot.waitUntil(lambda: not notice.isVisible() and not low.isVisible())


@pytest.mark.parametrize(("code", "text"), [(Qt.Key.Key_F8, ""), (Qt.Key.Key_Period, ".")])
def test_keys_held_down_do_once_what_they_do(furnish: Furnish, code: Qt.Key, text: str) -> None:
    room = furnish(RIGHT)
    for is_repeated in (False, True):
        if code == Qt.Key.Key_Period and not room.is_shown():
            room.projector.toggle()
        assert room.projector.take_key(QKeyEvent(QEvent.Type.KeyPress, code, NONE, text, is_repeated))
    assert room.is_shown()
    assert room.is_black() is (code == Qt.Key.Key_Period)


def test_so_do_keys_held_down_in_the_window_of_the_class(furnish: Furnish) -> None:
    room = furnish()
    room.projector.toggle()
    hold(room.window, Qt.Key.Key_Period, ".", times=4)
    assert room.is_black()

"""The face as the button that completes a move, and what it shows of the time."""

from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import set_language
from ladya_desktop.ui.play.clock_digits import ClockDigits
from ladya_desktop.ui.play.clock_face import PRESSED_LOOK_MS, ClockFace, FaceStyle
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.clock_paint import (
    STRIP_GAP_PX,
    STRIP_MARK_PX,
    STRIP_SIDE_PX,
    digits_px,
    digits_width,
    face_rect,
    strip_digits_rect,
)
from tests.ui.play.fake_port import NOTHING, ON_MOVE, game_view, stopped
from tests.ui.play.seat import Seat


@dataclass
class Now:
    """The time of the stream, in the test's hand."""

    ms: int = 0

    def __call__(self) -> int:
        return self.ms


@dataclass
class Desk:
    """Two faces side by side in one window, both able to be pressed if the view says so."""

    seat: Seat
    white: ClockFace
    black: ClockFace
    now: Now
    pressed: list[tuple[Color, str, object]] = field(default_factory=list)

    def show(self, view: GameView) -> None:
        self.white.present(view)
        self.black.present(view)

    def note(self, color: Color, device: str, stamp_ms: object) -> None:
        self.pressed.append((color, device, stamp_ms))

    @property
    def who(self) -> list[tuple[Color, str]]:
        return [(color, device) for color, device, _ in self.pressed]


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    window, now = QWidget(), Now()
    white, black = ClockFace(Color.WHITE, now, parent=window), ClockFace(Color.BLACK, now, parent=window)
    white.setGeometry(20, 20, 262, 254)
    black.setGeometry(320, 20, 262, 254)
    made = Desk(Seat(qtbot, window, 640, 300), white, black, now)
    white.pressed.connect(lambda device, stamp_ms: made.note(Color.WHITE, device, stamp_ms))
    black.pressed.connect(lambda device, stamp_ms: made.note(Color.BLACK, device, stamp_ms))
    made.show(game_view())
    return made


def test_it_acts_when_the_button_comes_down(desk: Desk) -> None:
    desk.seat.press(desk.white)
    assert desk.who == [(Color.WHITE, "mouse")]
    desk.seat.release(desk.white)
    assert len(desk.pressed) == 1


def test_the_press_carries_the_time_of_its_event(desk: Desk) -> None:
    desk.seat.click(desk.white)
    ((_, _, stamp_ms),) = desk.pressed
    assert isinstance(stamp_ms, int)
    assert stamp_ms > 0


def test_the_second_press_of_a_fast_pair_is_a_press_bi_17(desk: Desk) -> None:
    desk.seat.click(desk.white)
    desk.seat.click(desk.white)
    assert desk.who == [(Color.WHITE, "mouse")] * 2


def test_other_buttons_press_nothing(desk: Desk) -> None:
    QTest.mouseClick(
        desk.seat.handle, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, desk.seat.point(desk.white)
    )
    assert desk.pressed == []


def test_a_clock_that_may_not_be_pressed_stays_silent_cl_23(desk: Desk) -> None:
    desk.seat.click(desk.black)
    desk.show(stopped(game_view(), available=ByColor(NOTHING, NOTHING)))
    desk.seat.click(desk.white)
    assert desk.pressed == []


def test_two_fingers_on_two_faces_both_count(desk: Desk, touch_screen: QPointingDevice) -> None:
    desk.show(game_view(available=ByColor(ON_MOVE, ON_MOVE)))
    desk.seat.tap(touch_screen, desk.white, desk.black)
    assert desk.who == [(Color.WHITE, "touch:0"), (Color.BLACK, "touch:1")]


def test_one_tap_is_one_press_bi_21(desk: Desk, touch_screen: QPointingDevice) -> None:
    desk.seat.tap(touch_screen, desk.white)
    assert desk.who == [(Color.WHITE, "touch:0")]
    desk.seat.click(desk.white)
    assert desk.who[-1] == (Color.WHITE, "mouse")


def test_a_mouse_event_made_of_a_touch_counts_for_nothing_bi_21(desk: Desk) -> None:
    middle = QPointF(desk.white.rect().center())
    echo = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        middle,
        middle,
        middle,
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.MouseEventSource.MouseEventSynthesizedBySystem,
    )
    QApplication.sendEvent(desk.white, echo)
    assert desk.pressed == []


def test_a_palm_that_rests_on_the_face_does_not_keep_a_finger_from_pressing(
    desk: Desk, touch_screen: QPointingDevice
) -> None:
    desk.seat.tap(touch_screen, desk.white, desk.white)
    assert desk.who == [(Color.WHITE, "touch:0"), (Color.WHITE, "touch:1")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_keyboard_presses_the_face_in_focus(desk: Desk, key: Qt.Key) -> None:
    desk.white.setFocus()
    desk.seat.key(key)
    assert desk.who == [(Color.WHITE, "keyboard")]


def test_other_keys_are_left_to_the_screen(desk: Desk) -> None:
    desk.white.setFocus()
    desk.seat.key(Qt.Key.Key_A)
    assert desk.pressed == []


def test_a_press_shows_at_once_and_for_a_moment(desk: Desk, qtbot: QtBot) -> None:
    desk.seat.click(desk.white)
    assert desk.white.picture.is_pressed
    qtbot.waitUntil(lambda: not desk.white.picture.is_pressed, timeout=PRESSED_LOOK_MS * 20)


def test_the_look_of_a_press_outlives_its_own_snapshot_but_no_later_one(desk: Desk) -> None:
    desk.white.pressed.connect(lambda *_: desk.show(game_view(version=2)))
    desk.seat.click(desk.white)
    assert desk.white.picture.is_pressed
    desk.show(stopped(game_view(version=3)))
    assert not desk.white.picture.is_pressed


def test_the_face_shows_time_mark_and_word(desk: Desk) -> None:
    picture = desk.white.picture
    assert (picture.mood, picture.time, picture.captions[0]) == (Mood.RUNNING, "2:48", "Идёт время")
    assert desk.black.picture.captions[0] == "Ждёт"


def test_both_are_told_their_key_and_nobody_is_told_to_press(desk: Desk) -> None:
    """Whoever obeyed before he has moved would make an illegal move (7.5.3)."""
    assert desk.white.picture.hint == "левый Ctrl"
    assert desk.black.picture.hint == "правый Ctrl"
    assert desk.black.toolTip() == "Клавиша часов — правый Ctrl"


def test_below_ten_seconds_there_are_tenths_cut_off(desk: Desk) -> None:
    desk.show(game_view(clock=ClockState(remaining_ms=ByColor(8_490, 62_000), running=Color.WHITE)))
    assert desk.white.picture.time == "0:08,4"
    assert desk.black.picture.time == "1:02"


def test_zero_is_shown_only_when_the_flag_has_fallen_cl_17(desk: Desk) -> None:
    clock = ClockState(remaining_ms=ByColor(50, 62_000), running=Color.WHITE)
    desk.now.ms = 60
    desk.show(game_view(clock=clock))
    assert desk.white.picture.time == "0:00,0"
    fallen = replace(clock, running=None, fallen=Color.WHITE, remaining_ms=ByColor(0, 62_000))
    desk.show(game_view(clock=fallen))
    assert (desk.white.picture.time, desk.white.picture.mood) == ("0:00", Mood.FALLEN)


def test_the_shown_time_goes_on_by_itself(desk: Desk, qtbot: QtBot) -> None:
    desk.now.ms = 1_001
    qtbot.waitUntil(lambda: desk.white.picture.time == "2:47")


def test_standing_clocks_need_no_timer_cl_19(desk: Desk) -> None:
    assert desk.white.is_ticking
    assert not desk.black.is_ticking
    desk.show(stopped(game_view()))
    assert not desk.white.is_ticking


def test_an_old_game_leaves_no_timer_behind_cl_09(desk: Desk, qtbot: QtBot) -> None:
    desk.show(game_view(clock=ClockState(remaining_ms=ByColor(25_000, 30_000), running=Color.WHITE)))
    fresh = ClockState(remaining_ms=ByColor(60_000, 60_000), running=Color.WHITE, since_ms=5_000)
    desk.now.ms = 5_000
    desk.show(game_view(clock=fresh))
    desk.now.ms = 31_000
    qtbot.waitUntil(lambda: desk.white.picture.time == "0:34")
    assert desk.white.picture.mood is not Mood.FALLEN


def test_a_hidden_face_does_not_tick(desk: Desk) -> None:
    desk.white.hide()
    assert not desk.white.is_ticking
    desk.now.ms = 4_000
    desk.white.show()
    assert desk.white.picture.time == "2:44"
    assert desk.white.is_ticking


class Paints(QObject):
    """The regions a widget was asked to paint."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.heights_px: list[int] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.heights_px.append(event.region().boundingRect().height())
        return False


def test_a_tick_repaints_the_digits_and_no_more(desk: Desk, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not desk.white.visibleRegion().isEmpty())
    digits = desk.white.findChild(ClockDigits)
    assert digits is not None
    whole, new = Paints(desk.white), Paints(digits)
    desk.now.ms = 1_001
    qtbot.waitUntil(lambda: new.heights_px != [])
    assert whole.heights_px == []
    assert max(new.heights_px) < desk.white.height() / 2


def test_only_a_large_face_with_a_time_has_digits_of_their_own(desk: Desk) -> None:
    digits = desk.white.findChild(ClockDigits)
    assert digits is not None
    assert digits.isVisible()
    desk.white.set_style(FaceStyle.LYING)
    assert not digits.isVisible()
    desk.white.set_style(FaceStyle.FACE)
    assert digits.isVisible()


def test_the_digits_follow_the_size_of_the_face(desk: Desk) -> None:
    digits = desk.white.findChild(ClockDigits)
    assert digits is not None
    desk.white.resize(200, 150)
    assert desk.white.rect().contains(digits.geometry())
    assert digits.width() == 190


def test_a_tick_into_low_time_changes_more_than_the_digits(desk: Desk, qtbot: QtBot) -> None:
    desk.show(game_view(clock=ClockState(remaining_ms=ByColor(60_000, 60_000), running=Color.WHITE)))
    desk.now.ms = 50_000
    qtbot.waitUntil(lambda: desk.white.picture.mood is Mood.LOW)
    assert desk.white.is_ticking


def test_low_time_is_told_once(desk: Desk) -> None:
    told: list[bool] = []
    desk.white.low_time_reached.connect(lambda: told.append(True))
    for remaining_ms in (38_000, 30_000, 45_000, 20_000):
        desk.show(game_view(clock=ClockState(remaining_ms=ByColor(remaining_ms, 1), running=Color.WHITE)))
    assert told == [True]
    assert desk.white.picture.mood is Mood.LOW


def test_digits_never_leave_the_face(desk: Desk) -> None:
    """Every sign of the longest time lies within the face, whatever its size."""
    desk.show(game_view(clock=ClockState(remaining_ms=ByColor(35_999_000, 8_400), running=Color.BLACK)))
    for width in (124, 176, 216, 262, 400):
        desk.white.resize(width, 140)
        face = face_rect(desk.white.rect())
        size_px = digits_px(face, desk.white.picture)
        assert digits_width(desk.white.picture.time, size_px) <= face.width() - 24


def test_it_speaks_the_language_chosen(desk: Desk) -> None:
    set_language("en")
    desk.white.retranslate()
    assert desk.white.picture.captions[0] == "Clock running"
    assert desk.white.accessibleName() == "White's clock"


def test_the_strip_is_pressed_like_the_face(qtbot: QtBot) -> None:
    window = QWidget()
    strip = ClockFace(Color.WHITE, lambda: 0, FaceStyle.STRIP, window)
    strip.setGeometry(10, 10, 262, 60)
    seat = Seat(qtbot, window, 300, 100)
    strip.present(game_view())
    with qtbot.waitSignal(strip.pressed):
        seat.press(strip)
    assert strip.picture.captions[0] == "Мои часы"


@pytest.mark.parametrize(("left_ms", "shown"), [(33_282_000, "9:14:42"), (0, "0:00,0"), (300_000, "5:00")])
def test_the_digits_of_a_strip_leave_the_mark_its_place(desk: Desk, left_ms: int, shown: str) -> None:
    strip = ClockFace(Color.WHITE, desk.now, FaceStyle.STRIP, desk.seat.window)
    strip.set_sizes(32, 14, 0)
    strip.setGeometry(0, 300, 132, 52)
    strip.present(stopped(game_view(clock=ClockState(remaining_ms=ByColor(left_ms, left_ms)))))
    assert strip.picture.time == shown
    digits = strip_digits_rect(strip.rect(), strip.picture)
    assert digits.left() >= STRIP_SIDE_PX + STRIP_MARK_PX + STRIP_GAP_PX
    assert digits.right() <= strip.width() - STRIP_SIDE_PX

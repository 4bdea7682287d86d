"""A tick of a running clock paints the new signs alone, and what is seen is what a whole paint would show."""

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsProxyWidget, QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_digits import ClockDigits
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.clock_paint import DigitsPlace, FacePicture

FACE = QRect(0, 0, 262, 254)
TICKS = [("4:59", "4:58"), ("0:07,1", "0:07,0"), ("1:23:45", "1:23:44"), ("10:00", "09:59")]


def picture(time: str, mood: Mood = Mood.RUNNING, hint_px: int = 14) -> FacePicture:
    return FacePicture(
        mood=mood,
        time=time,
        captions=("Ход",),
        hint="Нажать",
        is_pressed=False,
        digits_px=96,
        caption_px=16,
        hint_px=hint_px,
        note="+3 с",
    )


def place(time: str, mood: Mood = Mood.RUNNING) -> DigitsPlace:
    return clock_paint.digits_place(FACE, picture(time, mood))


def seen(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def shown(window: QWidget, time: str, mood: Mood = Mood.RUNNING) -> ClockDigits:
    digits = ClockDigits(window)
    digits.present(time, place(time, mood))
    return digits


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(FACE.size())
    qtbot.addWidget(made)
    return made


class Painted(QObject):
    """The rectangles that a widget was asked to paint."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.rects: list[QRect] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rects.append(event.rect())
        return False


@pytest.mark.parametrize("mood", [Mood.RUNNING, Mood.LOW])
@pytest.mark.parametrize(("before", "after"), TICKS)
def test_a_tick_shows_what_a_whole_paint_would_show(window: QWidget, mood: Mood, before: str, after: str) -> None:
    expected = seen(shown(window, after, mood))
    digits = shown(window, before, mood)
    was = seen(digits)
    digits.go_on(after)
    assert seen(digits) == expected != was


def test_the_copied_signs_are_the_signs_drawn(window: QWidget, qtbot: QtBot) -> None:
    """Turned by half a circle nothing is copied; turned back it has to be the same picture, but for a shade."""
    plain = seen(shown(window, "1:23:45"))
    ground = QWidget()
    ground.resize(FACE.size())
    digits = shown(ground, "1:23:45")
    scene, view = QGraphicsScene(), QGraphicsView()
    qtbot.addWidget(view)
    proxy = QGraphicsProxyWidget()
    proxy.setWidget(ground)
    scene.addItem(proxy)
    scene.setSceneRect(FACE)
    view.setScene(scene)
    view.rotate(180)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.resize(FACE.size())
    back = seen(view).flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical).copy(digits.geometry())
    size = plain.size()
    places = [(x, y) for x in range(3, size.width() - 3) for y in range(size.height())]
    shades = [abs(plain.pixelColor(*at).red() - back.pixelColor(*at).red()) for at in places]
    assert max(shades) < 128
    assert sum(shades) / len(shades) < 4


def test_no_more_than_the_new_signs_is_painted(window: QWidget, qtbot: QtBot) -> None:
    digits = shown(window, "0:07,1")
    under, over = Painted(window), Painted(digits)
    window.show()
    qtbot.waitUntil(lambda: over.rects != [])
    under.rects.clear()
    over.rects.clear()
    digits.go_on("0:07,0")
    qtbot.waitUntil(lambda: over.rects != [])
    assert over.rects[0].width() < digits.width() / 4
    assert under.rects == []


def test_the_digits_lie_between_caption_and_hint() -> None:
    for time in ("4:59", "0:07,1", "1:23:45"):
        for height_px in (150, 254, 400):
            rect = QRect(0, 0, 262, height_px)
            shown_there = picture(time)
            at = clock_paint.digits_place(rect, shown_there)
            middle = at.center.y()
            assert at.rect.top() > middle - clock_paint.CAPTION_EM * at.size_px + shown_there.caption_px / 2
            assert at.rect.bottom() < middle + clock_paint.HINT_EM * at.size_px - shown_there.hint_px * 0.4


def test_a_tail_has_more_room_where_no_hint_is_below() -> None:
    small = QRect(0, 0, 120, 110)
    with_hint = clock_paint.digits_place(small, picture("0:07,1"))
    without = clock_paint.digits_place(small, picture("0:07,1", hint_px=0))
    assert without.rect.bottom() - without.center.y() > with_hint.rect.bottom() - with_hint.center.y()


def test_they_are_no_part_of_their_own_for_a_hand(window: QWidget) -> None:
    digits = shown(window, "4:59")
    window.show()
    assert window.childAt(digits.geometry().center()) is None


def test_a_face_that_has_no_room_yet_asks_for_no_impossible_font(qapp: QApplication) -> None:
    """Between two seats a face is for a moment nearly nothing."""
    for height_px in (0, 4, 30):
        place = clock_paint.digits_place(QRect(0, 0, 12, height_px), picture("1:00"))
        assert place.size_px >= 1

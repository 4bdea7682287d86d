"""A tick of a running clock paints the digits alone, and what is seen is what a whole paint would show."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.clock_paint import FacePicture

FACE = QRect(0, 0, 262, 254)


def picture(time: str, mood: Mood) -> FacePicture:
    return FacePicture(
        mood=mood,
        time=time,
        captions=("Ход",),
        hint="Нажать",
        is_pressed=False,
        digits_px=96,
        caption_px=16,
        hint_px=14,
        note="+3 с",
    )


def whole(shown: FacePicture) -> QImage:
    image = QImage(FACE.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clock_paint.draw_face(painter, FACE, shown)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    places = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return [(x, y) for x, y in places if one.pixel(x, y) != other.pixel(x, y)]


@pytest.mark.parametrize("mood", [Mood.RUNNING, Mood.LOW])
@pytest.mark.parametrize(("before", "after"), [("4:59", "4:58"), ("0:07,1", "0:07,0"), ("1:23:45", "1:23:44")])
def test_a_tick_shows_what_a_whole_paint_would_show(qapp: object, mood: Mood, before: str, after: str) -> None:
    shown = picture(after, mood)
    whole(shown)  # the first signs drawn with a font are smoothed a little differently
    expected, image = whole(shown), whole(picture(before, mood))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(clock_paint.digits_rect(FACE, shown).toAlignedRect())
    clock_paint.draw_tick(painter, FACE, shown)
    painter.end()
    assert differing(image, expected) == []
    assert image != whole(picture(before, mood))

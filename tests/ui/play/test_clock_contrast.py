"""The digits of a clock are read from across the table: they stand out in every theme and every mood (DI-06)."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from ladya_desktop.ui import theme
from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.clock_paint import FacePicture
from ladya_desktop.ui.projector.class_clock import draw_class_face
from tests.ui.contrasts import contrast

LEAST = 7
FACE = QRect(0, 0, 262, 254)
LINE = QRect(0, 0, 200, 56)
Draw = Callable[[QPainter, FacePicture], QRect]


def _face(painter: QPainter, picture: FacePicture) -> QRect:
    clock_paint.draw_face(painter, FACE, picture)
    place = clock_paint.digits_place(FACE, picture)
    painter.fillRect(place.rect, place.fill)
    clock_paint.draw_digits(painter, place.center, picture.time, place.size_px, place.ink)
    return place.rect


def _strip(painter: QPainter, picture: FacePicture) -> QRect:
    clock_paint.draw_strip(painter, LINE, picture)
    return clock_paint.strip_digits_rect(LINE, picture).toRect().adjusted(0, 12, 0, -12)


def _lying(painter: QPainter, picture: FacePicture) -> QRect:
    lying = QRect(0, 0, 420, 90)
    clock_paint.draw_lying(painter, lying, picture)
    return lying.adjusted(110, 12, -110, -12)


def _class(painter: QPainter, picture: FacePicture) -> QRect:
    draw_class_face(painter, QRectF(0, 0, 420, 160), picture.time, picture.mood, theme.current(), 1)
    return QRect(170, 50, 200, 60)


FACES: dict[str, Draw] = {"face": _face, "strip": _strip, "lying": _lying, "class": _class}


@pytest.mark.parametrize("name", theme.THEMES)
@pytest.mark.parametrize("mood", Mood)
@pytest.mark.parametrize(("shape", "is_pressed"), list(product(FACES, [False, True])))
def test_painted_digits_stand_out_di_06(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, name: str, mood: Mood, shape: str, is_pressed: bool
) -> None:
    monkeypatch.setattr(theme._Chosen, "theme", name)
    picture = FacePicture(
        mood=mood,
        time="8:08",
        captions=("",),
        hint="",
        is_pressed=is_pressed,
        digits_px=96,
        caption_px=16,
        hint_px=14,
    )
    fill, ink = _fill_and_ink(FACES[shape], picture)
    assert contrast(ink, fill) >= LEAST


def _fill_and_ink(draw: Draw, picture: FacePicture) -> tuple[QColor, QColor]:
    """The two colours that most of the digits' place has."""
    image = QImage(440, 260, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    where = draw(painter, picture)
    painter.end()
    every = product(range(where.left(), where.right()), range(where.top(), where.bottom()))
    (fill, _), (ink, count) = Counter(image.pixel(x, y) for x, y in every).most_common(2)
    assert count > 40, "whole digits, not only their edges"
    return QColor(fill), QColor(ink)

"""An arrow is painted once for its place and copied from then on, to the pixel what painting it again would give."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.board import painting
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.canvas import Canvas
from ladya_desktop.ui.board.geometry import fit

SIDE_PX = 400
LYING = {
    "as it is": QTransform(),
    "moved": QTransform.fromTranslate(7, 3),
    "between pixels": QTransform.fromTranslate(0.5, 0.25),
    "twice as fine": QTransform.fromScale(2, 2),
    "turned round": QTransform.fromTranslate(SIDE_PX, SIDE_PX).rotate(180),
}


def seen(lying: QTransform, scale: float, arrow: tuple[str, str]) -> QImage:
    """An arrow on a plain ground."""
    image = QImage(2 * SIDE_PX, 2 * SIDE_PX, QImage.Format.Format_RGB32)
    image.fill(QColor("#b58863"))
    painter = QPainter(image)
    painter.setTransform(lying)
    geometry = fit(SIDE_PX, SIDE_PX, scale)
    painting.draw_arrow(Canvas(painter=painter, geometry=geometry, colors=board_theme()), *arrow)
    painter.end()
    return image


@pytest.mark.parametrize("lying", LYING.values(), ids=LYING)
@pytest.mark.parametrize("arrow", [("f7", "c4"), ("a1", "b8"), ("h4", "c4")])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_copied_arrow_is_the_painted_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, lying: QTransform, arrow: tuple[str, str], scale: float
) -> None:
    copied = seen(lying, scale, arrow)
    monkeypatch.setattr(painting, "_keeps_pixels", lambda *_: False)
    painted = seen(lying, scale, arrow)
    assert copied == painted


def test_an_arrow_is_painted_once_for_its_place(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    seen(QTransform(), 1.0, ("f7", "c4"))
    monkeypatch.delattr(painting, "arrow_polygon")
    seen(QTransform(), 1.0, ("f7", "c4"))

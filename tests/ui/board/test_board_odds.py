"""What may befall a hand that carries a piece: another look, another screen. The game is never harmed by it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.ui.board import square_pictures
from ladya_desktop.ui.board.board_look import BoardLook, PieceSet, look_in_use
from ladya_desktop.ui.board.canvas import Canvas
from ladya_desktop.ui.board.geometry import CoordinateSize
from ladya_desktop.ui.board.looks import SquareLook
from tests.ui.board.board_table import RIGHT, Table, lose_focus


@pytest.mark.parametrize("look", [BoardLook(theme="blue"), BoardLook(pieces=PieceSet.SCHOOL)])
def test_another_look_does_not_touch_the_hand(table: Table, look: BoardLook) -> None:
    table.press("e2")
    table.move("e3")
    look_in_use().put_on(look)
    assert table.board.carried() is not None
    table.move("e4")
    table.release("e4")
    assert table.told == [("touched", "e2", "mouse"), ("released", "e2", "e4", "mouse")]


def test_another_language_does_not_touch_the_hand(table: Table) -> None:
    look_in_use().put_on(BoardLook(pieces=PieceSet.LETTERS))
    table.press("e2")
    table.move("e4")
    set_language("en")
    look_in_use().changed.emit()
    table.board.retranslate()
    table.release("e4")
    assert [told[0] for told in table.told] == ["touched", "released"]


def test_squares_that_come_to_lie_elsewhere_put_the_piece_back(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    look_in_use().put_on(BoardLook(coordinates=CoordinateSize.EVERY_SQUARE))
    assert table.told == [("touched", "e2", "mouse"), ("returned", "e2", "mouse")]
    table.release("e4")
    assert len(table.told) == 2


class Screen:
    """A window dragged to a screen of another scale, as Qt tells it."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self._table, self._patch = table, monkeypatch

    def move_to(self, scale: float) -> None:
        self._patch.setattr(self._table.board, "devicePixelRatioF", lambda: scale)
        QCoreApplication.sendEvent(self._table.board, QEvent(QEvent.Type.DevicePixelRatioChange))


@pytest.fixture
def screen(table: Table, monkeypatch: pytest.MonkeyPatch) -> Screen:
    return Screen(table, monkeypatch)


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0, 2.5])
def test_a_drag_goes_on_on_a_screen_of_another_scale(table: Table, screen: Screen, scale: float) -> None:
    table.press("e2")
    table.move("e3")
    screen.move_to(scale)
    assert table.board.geometry_now().scale == scale
    table.move("e4")
    table.release("e4")
    assert table.told == [("touched", "e2", "mouse"), ("released", "e2", "e4", "mouse")]


def test_on_another_screen_all_is_painted_anew(
    table: Table, screen: Screen, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    names: list[str] = []
    draw = square_pictures.draw_square

    def count(canvas: Canvas, square: str, look: SquareLook) -> None:
        names.append(square)
        draw(canvas, square, look)

    qtbot.waitExposed(table.window)
    QCoreApplication.processEvents()
    monkeypatch.setattr(square_pictures, "draw_square", count)
    screen.move_to(1.5)
    qtbot.waitUntil(lambda: len(set(names)) == 64)


def test_a_choice_of_a_promotion_stays_over_the_board_on_another_screen(table: Table, screen: Screen) -> None:
    table.show(replace(table.content, promotion="a8"))
    screen.move_to(1.25)
    assert table.board.strip.rect_of("q").toRect() == table.board.square_rect("a8").toRect()


def test_the_right_button_in_a_drag_and_what_comes_after_it(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    table.press("e4", RIGHT)
    table.release("e4", RIGHT)
    table.move("e5")
    table.release("e5")
    table.drag("d2", "d4")
    assert [told[0] for told in table.told] == ["touched", "returned", "touched", "released"]


def test_a_board_flipped_under_a_lost_focus_is_sound_afterwards(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    lose_focus(table)
    table.board.set_flipped(True)
    table.release(QPoint(1, 1))
    table.drag("d2", "d4")
    assert table.told[-1] == ("released", "d2", "d4", "mouse")

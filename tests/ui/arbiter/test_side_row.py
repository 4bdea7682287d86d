"""A player in one row: a long name and the class both stand in it, in the smallest window that has the row."""

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Player
from ladya_desktop.ui.arbiter.side_row import ROW_PX, SideRow
from ladya_desktop.ui.play.layout import arbiter_layout
from tests.ui.hands import show
from tests.ui.play.fake_port import FakePort, game_view

LONG = Player(name="Константинопольский-Задунайский Аристарх", school_class="3Б")
CLASS_PX = 18


def test_a_long_name_leaves_room_for_the_class(qtbot: QtBot) -> None:
    port = FakePort(game_view(players=ByColor(LONG, LONG)))
    row = show(qtbot, SideRow(Color.BLACK, port), arbiter_layout(QSize(1024, 576)).left.width(), ROW_PX)
    row.present(port.view)
    assert row.names.fitted_name().height_px + CLASS_PX <= ROW_PX

"""A play screen on a flat tablet between two players; the far one's parts are met where they are seen."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.view import GameView
from ladya_desktop.ui.play.tablet_turned import TurnedView
from tests.ui.play.laid_table import LaidTable, lay


@dataclass
class FlatTable:
    """Places are points of the screen."""

    table: LaidTable

    def far(self, part: QWidget) -> QPoint:
        """The middle of a part of the far panel as it is seen."""
        view = self.table.screen.table.opposite.panel_view
        assert view is not None
        return self.in_view(view, part)

    def in_view(self, view: TurnedView, part: QWidget, at: QPoint | None = None) -> QPoint:
        """A point of a turned part (its middle if none is named) as it is seen."""
        middle = QPointF(part.rect().center() if at is None else at)
        return view.mapTo(self.table.screen, view.place_of(part, middle)).toPoint()


def lay_flat(qtbot: QtBot, view: GameView | None = None, size: tuple[int, int] = (1366, 768)) -> FlatTable:
    table = lay(qtbot, view, size)
    table.screen.seating.sit_opposite(is_opposite=True)
    return FlatTable(table)

"""The far side of a flat tablet for a screen reader: what is shown turned round is found inside its view.

Made only when a screen reader asks, see `ui.accessible`.
"""

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from ladya_desktop.ui.play.tablet_turned import TurnedView


class SpokenTurned(QAccessibleWidget):
    """A group with one child: the widget held."""

    def __init__(self, view: TurnedView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = view

    def childCount(self) -> int:
        return int(self._view.held is not None)

    def child(self, index: int) -> QAccessibleInterface:
        held = self._view.held
        if index != 0 or held is None:
            return super().child(index)
        return QAccessible.queryAccessibleInterface(held)

    def text(self, kind: QAccessible.Text) -> str:
        held = self._view.held
        if held is None:
            return ""
        return QAccessible.queryAccessibleInterface(held).text(kind)

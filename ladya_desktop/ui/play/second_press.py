"""The second press of a double one, where the first has made a button go away: it falls on nothing.

Else it would fall on the board that comes to light there, and a touch of a piece binds (4.3).
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QMouseEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

REACH_PX: Final = 16
"""As far as a hand wanders between two presses."""
_SWALLOWED: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
)


class SecondPress(QWidget):
    """Lies over the place where a hand has pressed one of the buttons, as long as a double press may take."""

    def __init__(self, screen: QWidget, *buttons: QAbstractButton) -> None:
        super().__init__(screen)
        self._screen = screen
        self._at: QPoint | None = None
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.hide()
        for button in buttons:
            button.installEventFilter(self)
            button.clicked.connect(self._lie)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            assert isinstance(watched, QWidget)
            self._at = watched.mapTo(self._screen, event.position().toPoint())
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() in _SWALLOWED:
            event.accept()
            return True
        return super().event(event)

    def _lie(self) -> None:
        """Nowhere, if it was a key that pressed."""
        at, self._at = self._at, None
        if at is None:
            return
        reach = QPoint(REACH_PX, REACH_PX)
        self.setGeometry(QRect(at - reach, at + reach))
        self.show()
        self.raise_()
        self._end.start(QApplication.doubleClickInterval())

"""The bar on top of a screen: the way back, the title, and room for the screen's own buttons."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton

HEIGHT_PX = 64
COMPACT_HEIGHT_PX = 56


class ScreenHeader(QFrame):
    """Emits `back_requested`. A screen's own things follow the title in `middle`, or stand at the right in `room`."""

    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "header")
        self.back = SquareButton("back")
        self.back.clicked.connect(self.back_requested)
        self._title = plain_label()
        theme.set_role(self._title, "title")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back)
        self._row.addSpacing(16)
        self._row.addWidget(self._title)
        self.middle = QHBoxLayout()
        self._row.addLayout(self.middle)
        self._row.addStretch(1)
        self.room = QHBoxLayout()
        self.room.setSpacing(8)
        self._row.addLayout(self.room)
        self.set_compact(is_compact=False)

    @property
    def title(self) -> str:
        """The title shown."""
        return self._title.text()

    def set_title(self, title: str, back_name: str) -> None:
        """Shows a title, and names the button that leads back."""
        self._title.setText(title)
        self.back.say(back_name)

    def set_compact(self, *, is_compact: bool, has_title: bool = True) -> None:
        """Takes less room on a small screen; without the title if the room is needed for more."""
        self._title.setVisible(has_title)
        side = 12 if is_compact else 24
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(8)
        self.setFixedHeight(COMPACT_HEIGHT_PX if is_compact else HEIGHT_PX)

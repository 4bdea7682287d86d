"""The buttons that lead through a game: to its beginning and end, a step back and on, and playing back."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.square_button import SIDE_PX, SquareButton
from ladya_desktop.ui.review.playback import SPEEDS


class Transport(QWidget):
    """`speed_chosen(speed)`; the buttons are `first`, `before`, `after`, `last` and `play`."""

    speed_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first, self.before = SquareButton("first"), SquareButton("back")
        self.after, self.last = SquareButton("chevron-right"), SquareButton("last")
        self.play = SquareButton("play")
        self.speeds = {speed: QPushButton(f"×{speed}") for speed in SPEEDS}
        self._lay_out()

    def show_playing(self, is_playing: bool) -> None:
        """The button plays, or stands still while it plays."""
        self.play.setIcon(icons.icon("pause" if is_playing else "play"))
        self.play.say(t("review.pause" if is_playing else "review.play"))

    def show_place(self, index: int, count: int) -> None:
        """Greys what leads nowhere; a button that has the focus keeps it."""
        for button in (self.first, self.before):
            button.setEnabled(index > 0 or button.hasFocus())
        for button in (self.after, self.last):
            button.setEnabled(index < count - 1 or button.hasFocus())

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for name in ("first", "before", "after", "last"):
            getattr(self, name).say(t(f"review.{name}"))
        for speed, button in self.speeds.items():
            button.setAccessibleName(t("review.speed", speed=speed))
            button.setToolTip(t("review.speed", speed=speed))
        self.show_playing(is_playing=False)

    def _lay_out(self) -> None:
        group = QButtonGroup(self)
        for speed, button in self.speeds.items():
            button.setCheckable(True)
            button.setFixedSize(SIDE_PX, SIDE_PX)
            theme.set_kind(button, "tool")
            group.addButton(button)
            button.clicked.connect(lambda _checked=False, speed=speed: self.speed_chosen.emit(speed))
        self.speeds[SPEEDS[0]].setChecked(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for row in self._rows():
            column.addLayout(row)

    def _rows(self) -> Iterator[QHBoxLayout]:
        for buttons in (
            (self.first, self.before, self.after, self.last),
            (self.play, *self.speeds.values()),
        ):
            row = QHBoxLayout()
            row.setSpacing(6)
            for button in buttons:
                row.addWidget(button)
            row.addStretch(1)
            yield row

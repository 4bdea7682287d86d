"""The bar above the review: who played, how it ended, and what can be printed or saved of it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.header import COMPACT_HEIGHT_PX, HEIGHT_PX
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton

WORDS_FROM_PX, END_FROM_PX, SCORE_FROM_PX = 1180, 940, 560


class ReviewHeader(QFrame):
    """`back_requested`, and the buttons: `protocol`, `sheet` and `pgn`. What there is no room for gives way."""

    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "header")
        self.back = SquareButton("back")
        self.name = FittedLabel.title()
        self.score, self.end = Chip(), plain_label()
        self.protocol, self.sheet, self.pgn = PictureButton("print"), PictureButton("list"), PictureButton("save")
        theme.set_role(self.end, "small")
        self._row = QHBoxLayout(self)
        self._row.setSpacing(8)
        self._row.addWidget(self.back)
        self._row.addSpacing(8)
        self._row.addWidget(self.name, 1)
        for part in (self.score, self.end, self.protocol, self.sheet, self.pgn):
            self._row.addWidget(part)
        self._row.insertSpacing(self._row.indexOf(self.protocol), 4)
        self.back.clicked.connect(self.back_requested)

    def show_game(self, name: str, score: str, end: str) -> None:
        """Says who played, the result as it is written, and how the game ended."""
        self.name.set_text(name)
        self.score.show_text(score, "accent" if score else "plain")
        self.end.setText(end)
        self.setAccessibleName(" ".join(part for part in (name, score, end) if part))
        self._fit()

    @staticmethod
    def height_in(width_px: int) -> int:
        """How high it is in a window so wide."""
        return HEIGHT_PX if width_px >= END_FROM_PX else COMPACT_HEIGHT_PX

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.back.say(t("log.back"))
        self.protocol.say(t("review.protocol"))
        self.sheet.say(t("review.sheet"))
        self.pgn.say(t("review.pgn"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width_px = self.width()
        self.end.setVisible(width_px >= END_FROM_PX)
        self.score.setVisible(width_px >= SCORE_FROM_PX and bool(self.score.text))
        for button in (self.protocol, self.sheet, self.pgn):
            button.set_wordless(is_wordless=width_px < WORDS_FROM_PX)
        side_px = 24 if width_px >= END_FROM_PX else 12
        self._row.setContentsMargins(side_px, 0, side_px, 0)
        self.setFixedHeight(self.height_in(width_px))

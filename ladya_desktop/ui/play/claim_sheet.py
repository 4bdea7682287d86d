"""The sheet on which a draw is claimed for the position on the board (articles 9.2, 9.3, 9.5).

It takes the place of the claimant's own panel, so that the whole board stays in sight. His clock is on top and runs
until he confirms; what is confirmed cannot be taken back, so nothing is chosen beforehand.
"""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_duration
from ladya_desktop.ui import theme
from ladya_desktop.ui.play.clock_face import ClockFace, FaceStyle
from ladya_desktop.ui.play.layout import Measures
from ladya_desktop.ui.play.option_row import OptionRow

KINDS = ("threefold", "fifty")


class ClaimSheet(QWidget):
    """`claimed` carries "threefold" or "fifty"."""

    claimed = Signal(str)
    closed = Signal()

    def __init__(
        self, color: Color, now_ms: Callable[[], int], measures: Measures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._measures = measures
        self._penalty_ms = 0
        self.clock = ClockFace(color, now_ms, FaceStyle.STRIP, self)
        self._title, self._why, self._warning = QLabel(self), QLabel(self), QLabel(self)
        self._warning.setWordWrap(True)
        self._warning.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        for label, role in ((self._title, "title"), (self._why, "small"), (self._warning, "small")):
            theme.set_role(label, role)
        self._group = QButtonGroup(self)
        self.options = {kind: self._option(kind) for kind in KINDS}
        self.confirm_button, self.back_button = QPushButton(self), QPushButton(self)
        theme.set_kind(self.confirm_button, "main")
        self.confirm_button.clicked.connect(self._confirm)
        self.back_button.clicked.connect(self.closed)
        self.retranslate()

    def present(self, view: GameView) -> None:
        """Shows the claimant's clock and what a wrong claim costs."""
        self.clock.present(view)
        if view.regulations.penalty_ms != self._penalty_ms:
            self._penalty_ms = view.regulations.penalty_ms
            self.retranslate()

    def open(self) -> None:
        """A fresh sheet: nothing is chosen."""
        self._group.setExclusive(False)
        for option in self.options.values():
            option.setChecked(False)
        self._group.setExclusive(True)
        self.confirm_button.setEnabled(False)
        self.options[KINDS[0]].setFocus()

    def set_measures(self, measures: Measures) -> None:
        """Lays it out for another size of the window."""
        self._measures = measures
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("play.claim.title"))
        self._why.setText(t("play.claim.why"))
        self._warning.setText(t("play.claim.warning", time=format_duration(self._penalty_ms)))
        for kind, option in self.options.items():
            note = "" if self._measures.acts_are_icons else t(f"play.claim.{kind}_note")
            option.set_words(t(f"play.claim.{kind}"), note)
        self.confirm_button.setText(t("play.claim.confirm"))
        self.confirm_button.setAccessibleDescription(self._warning.text())
        self.back_button.setText(t("play.claim.back"))
        self.clock.retranslate()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _option(self, kind: str) -> OptionRow:
        option = OptionRow(self)
        option.setAutoExclusive(False)
        self._group.addButton(option)
        option.toggled.connect(self._enable_confirm)
        return option

    def _enable_confirm(self) -> None:
        self.confirm_button.setEnabled(self._group.checkedButton() is not None)

    def _confirm(self) -> None:
        self.claimed.emit(next(kind for kind, option in self.options.items() if option.isChecked()))

    def _lay_out(self) -> None:
        measures = self._measures
        self._dress()
        pad, is_small = measures.padding + 1, measures.acts_are_icons
        room = QRect(self.rect()).adjusted(pad, pad, -pad, -pad)
        gap, strip_px = (6, 44) if is_small else (8, 60)
        self.clock.set_sizes(32 if not is_small else 24, 14, 0)
        top = self._stack(room, room.top(), self.clock, strip_px) + 2 * gap
        top = self._stack(room, top, self._title, self._line_px(self._title)) + gap
        if not is_small:
            top = self._stack(room, top, self._why, self._line_px(self._why)) + gap
        self._why.setHidden(is_small)
        for option in self.options.values():
            option.set_title_px(12 if is_small else measures.caption)
            top = self._stack(room, top, option, option.heightForWidth(room.width())) + gap
        bottom = room.bottom() + 1 - 44
        self.back_button.setGeometry(room.left(), bottom, room.width(), 44)
        main_px = 44 if is_small else 56
        self.confirm_button.setGeometry(room.left(), bottom - gap - main_px, room.width(), main_px)
        self._warning.setGeometry(room.left(), top, room.width(), self.confirm_button.y() - gap - top)

    def _stack(self, room: QRect, top: int, widget: QWidget, height_px: int) -> int:
        widget.setGeometry(room.left(), top, room.width(), height_px)
        return top + height_px

    def _line_px(self, label: QLabel) -> int:
        label.ensurePolished()
        return round(QFontMetricsF(label.font()).height()) + 4

    def _dress(self) -> None:
        is_small = self._measures.acts_are_icons
        title_px, note_px, text_px = (14, 11, 13) if is_small else (24, 14, self._measures.act_text)
        sheet = (
            f"QPushButton {{ min-height: 20px; padding: 0; font-size: {text_px}px; }}"
            f'QLabel[role="title"] {{ font-size: {title_px}px; }}'
            f'QLabel[role="small"] {{ font-size: {note_px}px; }}'
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

"""A sheet in place of a player's own panel: one of several things is chosen, then confirmed once.

The whole board stays in sight. His clock is on top and runs until he confirms; what is confirmed cannot be taken back,
so nothing is chosen beforehand.
"""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.clock_face import ClockFace, FaceStyle
from ladya_desktop.ui.play.layout import Measures
from ladya_desktop.ui.play.tablet_sheet import fit_title, fitting_px, sheet_places

APART_PX = 10
"""What is left free, besides the usual gap, before a row that is no choice."""


WARNING_GAP_PX = 3
"""What is left free, besides the usual gap, between the warning and the button that it is about."""


class Detail(Enum):
    """How much is said on a sheet: all, no question above the rows, no notes, no title, short rows."""

    WHOLE = auto()
    UNASKED = auto()
    PLAIN = auto()
    BARE = auto()
    SHORT = auto()

    @property
    def has_notes(self) -> bool:
        """Whether a row has a line that explains it."""
        return self in (Detail.WHOLE, Detail.UNASKED)

    @property
    def has_title(self) -> bool:
        """Whether the sheet says what it is for."""
        return self not in (Detail.BARE, Detail.SHORT)


class ChoiceSheet(QWidget):
    """`chosen` carries the kind; `code` names the words: `code.title`, `code.<kind>`, `code.confirm`, `code.back`.

    `why` and notes (`code.<kind>_note`) are said where there is room; in the smallest window the title goes too and the
    rows are short (`code.<kind>_short`).
    """

    chosen = Signal(str)
    closed = Signal()

    def __init__(
        self,
        color: Color,
        now_ms: Callable[[], int],
        measures: Measures,
        *,
        words: tuple[str, tuple[str, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._code, self._kinds = words
        self._measures = measures
        self.clock = ClockFace(color, now_ms, FaceStyle.STRIP, self)
        self._title, self._why, self.warning = (
            plain_label(parent=self),
            plain_label(parent=self),
            plain_label(parent=self),
        )
        self.warning.setWordWrap(True)
        self.warning.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        for label, role in ((self._title, "title"), (self._why, "small"), (self.warning, "small")):
            theme.set_role(label, role)
        self._group = QButtonGroup(self)
        self.options = {kind: self._option() for kind in self._kinds}
        self.confirm_button, self.back_button = QPushButton(self), QPushButton(self)
        theme.set_kind(self.confirm_button, "main")
        self.confirm_button.clicked.connect(self._confirm)
        self.back_button.clicked.connect(self.closed)

    @property
    def kind(self) -> str | None:
        """What is chosen, None if nothing is yet."""
        return next((kind for kind, option in self.options.items() if option.isChecked()), None)

    def present(self, view: GameView) -> None:
        """Shows the player's clock."""
        self.clock.present(view)

    def open(self) -> None:
        """A fresh sheet: nothing is chosen."""
        self._group.setExclusive(False)
        for option in self.options.values():
            option.setChecked(False)
        self._group.setExclusive(True)
        self.follow()
        self.options[self._kinds[0]].setFocus()

    def set_measures(self, measures: Measures) -> None:
        """Lays it out for another size of the window."""
        self._measures = measures
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t(f"{self._code}.title"))
        self._why.setText(t(f"{self._code}.why"))
        self.confirm_button.setText(t(f"{self._code}.confirm"))
        self.back_button.setText(t(f"{self._code}.back"))
        self.clock.retranslate()
        self._lay_out()

    def say_rows(self, detail: Detail) -> None:
        """Says the rows in so much detail as there is room for."""
        for kind, option in self.options.items():
            title = t(f"{self._code}.{kind}_short" if detail is Detail.SHORT else f"{self._code}.{kind}")
            option.set_words(title, t(f"{self._code}.{kind}_note") if detail.has_notes else "")

    def warning_text(self, *, is_short: bool) -> str:
        """What is to be known before confirming; of a grey button, what has still to be chosen."""
        return "" if is_short or self.kind is not None else t(f"{self._code}.choose")

    def rows(self) -> tuple[OptionRow, ...]:
        """The rows from above downwards."""
        return tuple(self.options.values())

    def apart(self) -> OptionRow | None:
        """The row that is not one of the choices and stands apart from them; here none."""
        return None

    def can_confirm(self) -> bool:
        """Whether enough is chosen."""
        return self.kind is not None

    def follow(self) -> None:
        """What is chosen has changed."""
        self.confirm_button.setEnabled(self.can_confirm())
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _option(self) -> OptionRow:
        option = OptionRow(self)
        option.setAutoExclusive(False)
        self._group.addButton(option)
        option.toggled.connect(self.follow)
        return option

    def _confirm(self) -> None:
        self.chosen.emit(self.kind)

    def _lay_out(self) -> None:
        """In as much detail as fits between the clock and the buttons."""
        measures = self._measures
        self.clock.set_style(FaceStyle.LYING if measures.shape.is_lying else FaceStyle.STRIP)
        if measures.shape.is_lying:
            self._lay_out_lying()
            return
        self._dress()
        pad, is_small = measures.padding + 1, measures.acts_are_icons
        room = QRect(self.rect()).adjusted(pad, pad, -pad, -pad)
        gap, strip_px, main_px = (5, 44, 44) if is_small else (8, 60, max(56, measures.act))
        self.clock.set_sizes(24 if is_small else 32, max(14, measures.hint), 0)
        self.clock.setGeometry(room.left(), room.top(), room.width(), strip_px)
        back_px = main_px - (0 if is_small else 12)
        self.back_button.setGeometry(room.left(), room.bottom() + 1 - back_px, room.width(), back_px)
        self.confirm_button.setGeometry(room.left(), self.back_button.y() - gap - main_px, room.width(), main_px)
        between = QRect(room.left(), room.top() + strip_px + 2 * gap, room.width(), 0)
        between.setBottom(self.confirm_button.y() - 1 - gap)
        details = (Detail.SHORT,) if is_small else tuple(Detail)
        next(filter(lambda detail: self._fill(between, gap, detail), details), None)

    def _lay_out_lying(self) -> None:
        """The clock, then what can be chosen in columns, then the two buttons."""
        self.say_rows(Detail.BARE)
        for label in (self._title, self._why):
            label.hide()
        self.warning.setText(unbroken(self.warning_text(is_short=True)))
        self.warning.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.confirm_button.setAccessibleDescription(self.warning_text(is_short=False))
        pad, rows = self._measures.padding + 1, self.rows()
        items = (*rows, self.warning) if self.warning.text() else rows
        places = sheet_places(QRect(self.rect()).adjusted(pad, pad, -pad, -pad), len(items))
        self.clock.set_sizes(56, 14, 0)
        self.clock.setGeometry(places.clock)
        for item, rect in zip(items, places.items, strict=True):
            item.setGeometry(rect)
        for option in rows:
            fit_title(option, self._measures.caption)
        for button, rect in zip((self.confirm_button, self.back_button), places.buttons, strict=True):
            button.setGeometry(rect)
        self._set_sheet(24, max(14, self._measures.hint), fitting_px(self.confirm_button, self._measures.act_text))
        self._say_more_if_it_fits()

    def _say_more_if_it_fits(self) -> None:
        """All of the warning, where it has a place in a row of its own."""
        whole, short = unbroken(self.warning_text(is_short=False)), self.warning.text()
        if not short:
            return
        self.warning.setText(whole)
        if self.warning.heightForWidth(self.warning.width()) > self.warning.height():
            self.warning.setText(short)

    def _fill(self, room: QRect, gap: int, detail: Detail) -> bool:
        """Stacks title, question, rows and warning; whether they have room."""
        self.say_rows(detail)
        self._title.setVisible(detail.has_title)
        self._why.setVisible(detail is Detail.WHOLE)
        self.warning.setText(unbroken(self.warning_text(is_short=detail is Detail.SHORT)))
        self.confirm_button.setAccessibleDescription(self.warning_text(is_short=False))
        self.warning.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        top = room.top()
        for label in (self._title, self._why):
            if not label.isHidden():
                top = self._stack(room, top, label, self._line_px(label)) + gap
        for option in self.rows():
            option.set_title_px(12 if self._measures.acts_are_icons else self._measures.caption)
            top += APART_PX if option is self.apart() else 0
            top = self._stack(room, top, option, option.heightForWidth(room.width())) + gap
        self.warning.setGeometry(room.left(), top, room.width(), max(0, room.bottom() + 1 - WARNING_GAP_PX - top))
        warning_px = self.warning.heightForWidth(room.width()) if self.warning.text() else -gap
        return top + warning_px + (WARNING_GAP_PX if warning_px > 0 else 0) <= room.bottom() + 1

    def _stack(self, room: QRect, top: int, widget: QWidget, height_px: int) -> int:
        widget.setGeometry(room.left(), top, room.width(), height_px)
        return top + height_px

    def _line_px(self, label: QLabel) -> int:
        label.ensurePolished()
        return round(QFontMetricsF(label.font()).height()) + 4

    def _dress(self) -> None:
        is_small = self._measures.acts_are_icons
        note_px = max(14, self._measures.hint)
        title_px, note_px, text_px = (14, 11, 13) if is_small else (note_px + 10, note_px, self._measures.act_text)
        self._set_sheet(title_px, note_px, text_px)

    def _set_sheet(self, title_px: int, note_px: int, text_px: int) -> None:
        sheet = (
            f"QPushButton {{ min-height: 20px; padding: 0; font-size: {text_px}px; }}"
            f'QLabel[role="title"] {{ font-size: {title_px}px; }}'
            f'QLabel[role="small"] {{ font-size: {note_px}px; }}'
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

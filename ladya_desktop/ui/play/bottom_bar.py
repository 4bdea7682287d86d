"""The bar below the board: which game it is, the last moves, the tools of the table, the arbiter's door.

In a low window it lies on top of the board in two rows and is opened only when it is needed.
"""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_time_control
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import FittedText, fitted
from ladya_desktop.ui.play.layout import BarShape
from ladya_desktop.ui.play.move_strip import MoveStrip

BUTTON_PX = 44
GAP_PX = 8
LABEL_PX, LEAST_LABEL_PX, LEAST_MOVES_PX = 250, 120, 280
TITLE_SIZES_PX, NOTE_SIZES_PX = (16, 15, 14), (14, 13, 12)
LEAST_MESSAGE_PX, LEAST_ROOM_PX = 560, 420
LEAST_STRIP_PX = 320
COLUMN_LABEL_PX = 60
_ICON_OF = {
    "swap": "swap",
    "turn": "turn",
    "seats": "seats",
    "moves": "list",
    "sound": "sound",
    "fullscreen": "fullscreen",
    "arbiter": "lock",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Label:
    """The words on the left: the game and its time control."""

    title: str = ""
    note: str = ""
    short_note: str = ""


class BottomBar(QFrame):
    """`tool_requested` names the tool: leave, swap, turn, seats, moves, sound, fullscreen, arbiter."""

    tool_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape = BarShape.BAR
        self._margin_px = 16
        self._most_strip_px = 656
        self._has_moves = self._has_sound = True
        self._label_right = self._tools_left = 0
        self._label = _Label()
        self._view: GameView | None = None
        self._game_label = ""
        self.strip = MoveStrip(self)
        self.leave_button = self._make("leave", "back")
        self.tools = {name: self._make(name, icon) for name, icon in _ICON_OF.items()}
        theme.set_kind(self.tools["arbiter"], "plain")
        self.tools["sound"].hide()
        self.retranslate()

    def present(self, view: GameView, game_label: str) -> None:
        """Shows the moves of a snapshot and which game it is."""
        self._view, self._game_label = view, game_label
        self.strip.present(view.moves)
        control = view.regulations.time_control
        label = _Label(
            title=game_label,
            note=format_time_control(control),
            short_note=t("time_control.of_periods", n=len(control.periods)) if len(control.periods) > 1 else "",
        )
        if label != self._label:
            self._label = label
            self.setAccessibleName(f"{label.title} {label.note}")
            self.setToolTip(label.note)
            self._lay_out()
            self.update()

    def set_shape(self, shape: BarShape, *, margin_px: int, moves_px: int, most_strip_px: int) -> None:
        """A bar of its own, or one of the other shapes; the moves are never wider than the board."""
        self._shape, self._margin_px, self._most_strip_px = shape, margin_px, most_strip_px
        theme.set_role(self, "card" if shape is BarShape.OVERLAY else "bar")
        self.strip.set_size_px(moves_px)
        self.strip.setHidden(shape is BarShape.COLUMN)
        self.retranslate()

    def place(self, rect: QRect) -> None:
        """Lies here, and knows at once where the moves stand, shown or not."""
        self.setGeometry(rect)
        self._lay_out()

    def set_moves_tool(self, *, has_moves: bool, is_offered: bool) -> None:
        """Whether the moves have a place of their own now, and whether that can be changed in this window."""
        self._has_moves = has_moves
        self.tools["moves"].setHidden(not is_offered)
        self.retranslate()

    def set_sound_tool(self, *, is_offered: bool, is_on: bool = True) -> None:
        """Whether there are sounds to be switched, and whether they are on."""
        self._has_sound = is_on
        self.tools["sound"].setHidden(not is_offered)
        self.tools["sound"].setIcon(icons.icon("sound" if is_on else "sound-off"))
        self.retranslate()

    def message_rect(self) -> QRect:
        """Where a remark may stand in place of the moves, in the coordinates of the bar: wider, if they are narrow.

        In a narrow window it takes the place of the game's name too.
        """
        strip = self.strip.geometry()
        if strip.width() >= LEAST_MESSAGE_PX:
            return strip
        room = QRect(strip)
        room.setRight(self._tools_left - 2 * GAP_PX)
        room.setLeft(self._label_right + GAP_PX)
        if room.width() < LEAST_ROOM_PX:
            room.setLeft(self.leave_button.geometry().right() + 1 + GAP_PX)
        return room

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for name, button in (("leave", self.leave_button), *self.tools.items()):
            words = t(f"play.tool.{self._act_of(name)}")
            button.setAccessibleName(words)
            button.setToolTip(words)
        self.tools["arbiter"].setText(t("play.tool.arbiter"))
        self.strip.retranslate()
        if self._view is not None:
            self.present(self._view, self._game_label)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        is_said_over = self.strip.isHidden() and self.message_rect().left() < self._label_right
        if self._shape in (BarShape.OVERLAY, BarShape.LINE) or (self._shape is BarShape.BAR and is_said_over):
            return
        painter = QPainter(self)
        if self._shape is BarShape.COLUMN:
            self._draw_label(painter, QRectF(4, 0, self.width() - 8, COLUMN_LABEL_PX))
        else:
            left = self.leave_button.geometry().right() + 1 + GAP_PX + 4
            right = min(self.strip.geometry().left() - 4, self._label_right)  # a remark may begin there
            self._draw_label(painter, QRectF(left, 0, max(right - left, 0), self.height()))
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(1366, 68)

    def _act_of(self, name: str) -> str:
        """What a press on a tool does now."""
        match name:
            case "moves" if self._has_moves:
                return "hide_moves"
            case "sound" if not self._has_sound:
                return "sound_on"
            case _:
                return name

    def _make(self, name: str, icon: str) -> QPushButton:
        button = QPushButton(self)
        theme.set_kind(button, "tool")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setIcon(icons.icon(icon))
        button.setIconSize(icons.icon_size())
        button.clicked.connect(lambda: self.tool_requested.emit(name))
        return button

    def _draw_label(self, painter: QPainter, room: QRectF) -> None:
        colors, left, width_px = theme.current(), room.left(), room.width()
        title = self._in_few_lines(self._label.title, TITLE_SIZES_PX, width_px, 48, weight=600)
        note = self._note_within(width_px, self.height() - title.height_px)
        top = room.top() + (room.height() - title.height_px - note.height_px) / 2
        for text, weight, color in ((title, 600, colors.text), (note, 400, colors.muted)):
            font = sized_font(text.size_px, weight=weight)
            line_px = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(color)
            for line in text.lines:
                painter.drawText(QRectF(left, top, width_px + 2, line_px), Qt.AlignmentFlag.AlignVCenter, line)
                top += line_px

    def _note_within(self, width_px: float, height_px: float) -> FittedText:
        """The time control; only how many periods it has, if all that is said of them has no room."""
        note = self._in_few_lines(self._label.note, NOTE_SIZES_PX, width_px, 36)
        if note.height_px <= height_px or not self._label.short_note:
            return note
        return self._in_few_lines(self._label.short_note, NOTE_SIZES_PX, width_px, 36)

    def _in_few_lines(
        self, text: str, sizes_px: tuple[int, ...], width_px: float, height_px: float, *, weight: int = 400
    ) -> FittedText:
        """In one line, in smaller letters if need be; in more only if it fits into one in none of the sizes."""
        font = sized_font(sizes_px[0], weight=weight)
        line_px = QFontMetricsF(font).height()
        in_one = fitted(text, font, width_px, line_px, sizes_px)
        return in_one if len(in_one.lines) == 1 else fitted(text, font, width_px, height_px, sizes_px)

    def _wanted_label_px(self) -> int:
        """How wide the words would be, each in one line."""
        title, note = sized_font(TITLE_SIZES_PX[0], weight=600), sized_font(NOTE_SIZES_PX[0])
        title_px = QFontMetricsF(title).horizontalAdvance(self._label.title)
        return ceil(max(title_px, QFontMetricsF(note).horizontalAdvance(self._label.note))) + 2

    def _lay_out(self) -> None:
        lay_out = {
            BarShape.BAR: self._lay_out_bar,
            BarShape.OVERLAY: self._lay_out_rows,
            BarShape.COLUMN: self._lay_out_column,
            BarShape.LINE: self._lay_out_line,
        }
        lay_out[self._shape]()

    def _arbiter_px(self) -> int:
        words_px = QFontMetricsF(sized_font(16)).horizontalAdvance(self.tools["arbiter"].text())
        return round(words_px) + 24 + 8 + 34

    def _lay_out_bar(self) -> None:
        top = (self.height() - BUTTON_PX) // 2
        self.tools["arbiter"].setStyleSheet("")
        self._set_arbiter_icon(gap_px=8)
        self.leave_button.setGeometry(self._margin_px, top, BUTTON_PX, BUTTON_PX)
        right = self._place_tools(self.width() - self._margin_px, top, self._arbiter_px())
        label_left = self._margin_px + BUTTON_PX + GAP_PX + 4
        most_px = max(LEAST_LABEL_PX, (right - label_left) // 3, right - label_left - LEAST_MOVES_PX)
        label_right = label_left + min(LABEL_PX, max((right - label_left) // 3, self._wanted_label_px()), most_px)
        self._label_right, self._tools_left = label_right, right
        center = self.width() // 2
        half = max(0, min(center - label_right - 8, right - 8 - center, self._most_strip_px // 2))
        if 2 * half < LEAST_STRIP_PX:  # too little in the middle of the window: all that is left, then
            self.strip.setGeometry(label_right + 8, 0, max(0, right - 16 - label_right), self.height())
        else:
            self.strip.setGeometry(center - half, 0, 2 * half, self.height())

    def _lay_out_rows(self) -> None:
        pad = 8 if self.height() >= 2 * BUTTON_PX + 24 else 5
        bottom_top = self.height() - pad - BUTTON_PX
        is_narrow = self.width() < 440
        self.tools["arbiter"].setStyleSheet("padding: 0 8px;" if is_narrow else "")
        arbiter_px = 72 if is_narrow else self._arbiter_px()
        self._set_arbiter_icon(gap_px=0 if is_narrow else 8, is_shown=not is_narrow)
        self.leave_button.setGeometry(6, bottom_top, BUTTON_PX, BUTTON_PX)
        shown = sum(not each.isHidden() for each in self.tools.values())
        room_px = self.width() - 12 - arbiter_px - shown * BUTTON_PX  # the way home takes the place of the arbiter's
        self._place_tools(self.width() - 6, bottom_top, arbiter_px, min(GAP_PX, room_px // shown))
        self.strip.setGeometry(8, pad, self.width() - 16, bottom_top - 2 * pad)

    def _lay_out_column(self) -> None:
        """The tools at the bottom, as many in a row as fit, the arbiter's door by itself in the last one."""
        self.tools["arbiter"].setStyleSheet("")
        self._set_arbiter_icon(gap_px=8)
        self.tools["arbiter"].setGeometry(0, self.height() - BUTTON_PX, min(self.width(), 200), BUTTON_PX)
        step_px = BUTTON_PX + GAP_PX
        shown = [self.leave_button, *(each for name, each in self.tools.items() if name != "arbiter")]
        shown = [each for each in shown if not each.isHidden()]
        in_row = max(1, (self.width() + GAP_PX) // step_px)
        rows = -(-len(shown) // in_row)
        for place, button in enumerate(shown):
            row, column = divmod(place, in_row)
            top = self.height() - (rows - row + 1) * step_px + GAP_PX
            button.setGeometry(column * step_px, top, BUTTON_PX, BUTTON_PX)

    def _lay_out_line(self) -> None:
        """The way home and the moves on the left, the tools on the right; no words but the arbiter's."""
        top = (self.height() - BUTTON_PX) // 2
        self.tools["arbiter"].setStyleSheet("padding: 0 8px;")
        self._set_arbiter_icon(gap_px=0, is_shown=False)
        self.leave_button.setGeometry(0, top, BUTTON_PX, BUTTON_PX)
        right = self._place_tools(self.width(), top, 76)
        left = BUTTON_PX + GAP_PX
        self._label_right, self._tools_left = left, right
        self.strip.setGeometry(left, 0, max(0, right - GAP_PX - left), self.height())

    def _place_tools(self, right: int, top: int, arbiter_px: int, gap_px: int = GAP_PX) -> int:
        """Sets the tools from the right end leftwards; returns where they begin."""
        for name in reversed(self.tools):
            if self.tools[name].isHidden():
                continue
            width_px = arbiter_px if name == "arbiter" else BUTTON_PX
            self.tools[name].setGeometry(right - width_px, top, width_px, BUTTON_PX)
            right -= width_px + gap_px
        return right + gap_px

    def _set_arbiter_icon(self, gap_px: int, *, is_shown: bool = True) -> None:
        arbiter = self.tools["arbiter"]
        arbiter.setIcon(icons.icon("lock", size=20, gap=gap_px) if is_shown else icons.icon("lock", size=1))
        arbiter.setIconSize(icons.icon_size(20, gap_px) if is_shown else QSize(0, 0))

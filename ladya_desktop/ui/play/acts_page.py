"""The acts of a player as buttons: adjust, offer a draw, claim one, resign, call the arbiter.

Only what the snapshot allows can be pressed (articles 4.2, 9.1, 9.2, 9.3, 5.1.2, 6.11.2); nothing hints at more.
"""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.game.view import PlayerAct
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.call_words import CALL_RIGHT_PX, call_words
from ladya_desktop.ui.play.layout import Measures, PanelShape
from ladya_desktop.ui.play.tablet_acts import StackedButton, lying_look

RING_PX = 5
LEAST_TEXT_PX = 14
CALL_GAP_PX, ICON_SPACING_PX = 4, 4
"""Between the bell and its words where there is little room, besides what the style leaves free there itself."""
_ICON_OF = {
    PlayerAct.ADJUST: "adjust",
    PlayerAct.OFFER_DRAW: "half",
    PlayerAct.CLAIM_DRAW: "claim",
    PlayerAct.RESIGN: "flag",
    PlayerAct.CALL_ARBITER: "bell",
}
ACTS = tuple(_ICON_OF)


class ActsPage(QWidget):
    """Asks for nothing itself; says which act was chosen. Its edge leaves 5 px for the focus ring."""

    chosen = Signal(object)
    adjust_toggled = Signal(bool)
    tools_requested = Signal()

    def __init__(self, measures: Measures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._measures = measures
        self._buttons = {act: self._make(act) for act in ACTS}
        self._tools = QPushButton(self)
        theme.set_kind(self._tools, "plain")
        self._tools.setIcon(icons.icon("more"))
        self._tools.setIconSize(icons.icon_size())
        self._tools.clicked.connect(self.tools_requested)
        self._tools.hide()
        self.button(PlayerAct.ADJUST).setCheckable(True)
        self.button(PlayerAct.ADJUST).clicked.connect(self.adjust_toggled)
        self.retranslate()

    def button(self, act: PlayerAct) -> QPushButton:
        """The button of an act."""
        return self._buttons[act]

    @property
    def tools_button(self) -> QPushButton:
        """Opens the bar where it has no place of its own."""
        return self._tools

    def present(self, available: frozenset[PlayerAct]) -> None:
        """Only these acts can be pressed."""
        for act, button in self._buttons.items():
            button.setEnabled(act in available)

    def set_measures(self, measures: Measures, *, has_tools: bool) -> None:
        """Lays the buttons out for another size of the window."""
        self._measures = measures
        self._tools.setHidden(not has_tools)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for act, button in self._buttons.items():
            words = t(f"play.act.{act}")
            button.setAccessibleName(words)
            button.setToolTip(words if self._measures.acts_are_icons else "")
            button.setText("" if self._measures.acts_are_icons else words)
        self._tools.setAccessibleName(t("play.tools"))
        self._tools.setToolTip(t("play.tools"))
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _make(self, act: PlayerAct) -> StackedButton:
        button = StackedButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a mouse leaves the keyboard with the board
        theme.set_kind(button, "call" if act is PlayerAct.CALL_ARBITER else "act")
        if act is not PlayerAct.ADJUST:
            button.clicked.connect(lambda: self.chosen.emit(act))
        return button

    def _lay_out(self) -> None:
        if self._measures.shape.is_lying:
            self._lay_out_lying()
            return
        rects = list(act_rects(self._measures, QRect(self.rect()).adjusted(RING_PX, RING_PX, -RING_PX, -RING_PX)))
        if not self._tools.isHidden():
            tools = QRect(rects[-1])
            tools.setLeft(tools.right() + 1 - self._measures.act)
            rects[-1].setRight(tools.left() - 1 - self._measures.act_gap)
            self._tools.setGeometry(tools)
        for button, rect in zip(self._buttons.values(), rects, strict=True):
            button.setGeometry(rect)
        self._buttons[PlayerAct.CALL_ARBITER].set_stacked("")
        self._dress()

    def _lay_out_lying(self) -> None:
        words = [t(f"play.act.{act}") for act in ACTS]
        look = lying_look(self._measures, QRect(self.rect()).adjusted(RING_PX, RING_PX, -RING_PX, -RING_PX), words)
        for (act, button), rect, text in zip(self._buttons.items(), look.rects, words, strict=True):
            button.setGeometry(rect)
            button.setText(text)
            button.setIcon(icons.icon(_ICON_OF[act], theme.current().accent, max(1, look.icon_px), look.gap_px))
            button.setIconSize(icons.icon_size(look.icon_px, look.gap_px) if look.icon_px else QSize(0, 0))
        is_stacked = self._measures.shape is PanelShape.BLOCK
        call = self._buttons[PlayerAct.CALL_ARBITER]
        call.set_stacked(_ICON_OF[PlayerAct.CALL_ARBITER] if is_stacked else "", look.text_px)
        self._set_sheet(look.side_px, look.text_px, "left", look.text_px)

    def _dress(self) -> None:
        """Words shrink together until the longest fits; in a very narrow panel their margins shrink first."""
        is_narrow = self.width() < 220
        icon_px = 20 if is_narrow else round(self._measures.act_text * 1.4)
        gap_px = 8 if is_narrow else 12
        side_px = 0 if self._measures.acts_are_icons else 8 if is_narrow else 16
        room_px = self.width() - 2 * (RING_PX + side_px + 1) - icon_px - gap_px
        text_px = self._text_px(room_px)
        call_gap_px, call_px = self._say_call(text_px, side_px, icon_px, gap_px)
        align = "center" if self._measures.acts_are_icons else "left"
        self._set_sheet(side_px, text_px, align, call_px)
        for act, button in self._buttons.items():
            gap = (call_gap_px if act is PlayerAct.CALL_ARBITER else gap_px) if button.text() else 0
            button.setIcon(icons.icon(_ICON_OF[act], theme.current().accent, icon_px, gap))
            button.setIconSize(icons.icon_size(icon_px, gap))

    def _set_sheet(self, side_px: int, text_px: int, align: str, call_px: int) -> None:
        right_px = min(side_px, CALL_RIGHT_PX)
        sheet = (
            'QPushButton[kind="act"], QPushButton[kind="call"], QPushButton[kind="plain"] '
            f"{{ min-height: 20px; padding: 0 {side_px}px; font-size: {text_px}px; text-align: {align}; }}"
            'QPushButton[kind="plain"] { padding: 0; text-align: center; }'
            f'QPushButton[kind="call"] {{ padding: 0 {right_px}px 0 {side_px}px; font-size: {call_px}px; }}'
        )
        if sheet != self.styleSheet():  # setting one is slow, even the same one
            self.setStyleSheet(sheet)

    def _say_call(self, text_px: int, side_px: int, icon_px: int, gap_px: int) -> tuple[int, int]:
        """Words beside the tools as long as fit; returns what is free before them and the size of their letters."""
        button = self._buttons[PlayerAct.CALL_ARBITER]
        if self._measures.acts_are_icons:
            return gap_px, text_px
        around_px = side_px + icon_px + CALL_RIGHT_PX + 2 + ICON_SPACING_PX
        words, call_px = call_words(button.width() - around_px - gap_px, text_px)
        if words != t("play.act.call_arbiter"):
            gap_px = CALL_GAP_PX
            words, call_px = call_words(button.width() - around_px - gap_px, text_px)
        button.setText(words)
        return gap_px, call_px

    def _text_px(self, room_px: float) -> int:
        words = [button.text() for act, button in self._buttons.items() if act is not PlayerAct.CALL_ARBITER]
        for text_px in range(self._measures.act_text, LEAST_TEXT_PX, -1):
            metrics = QFontMetricsF(sized_font(text_px, weight=600))
            if all(metrics.horizontalAdvance(each) <= room_px for each in words):
                return text_px
        return LEAST_TEXT_PX


def acts_height_px(measures: Measures) -> int:
    """The height of all acts without the room for the focus ring."""
    rows = 3 if measures.acts_are_icons else len(ACTS)
    return rows * measures.act + (rows - 1) * measures.act_gap


def act_rects(measures: Measures, room: QRect) -> tuple[QRect, ...]:
    """Where the acts lie: one under another, or as icons in twos with the arbiter below."""
    row_px = measures.act + measures.act_gap
    if not measures.acts_are_icons:
        return tuple(
            QRect(room.left(), room.top() + row * row_px, room.width(), measures.act) for row in range(len(ACTS))
        )
    half_px = (room.width() - measures.act_gap) // 2
    columns = (room.left(), room.right() + 1 - half_px)
    icons_in_twos = [
        QRect(columns[index % 2], room.top() + index // 2 * row_px, half_px, measures.act)
        for index in range(len(ACTS) - 1)
    ]
    return (*icons_in_twos, QRect(room.left(), room.top() + 2 * row_px, room.width(), measures.act))

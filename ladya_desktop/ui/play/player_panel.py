"""One pupil's side of the table: his name, his clock, his acts; questions to him and his claim take their place."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase, PlayerAct
from ladya_desktop.ui import theme
from ladya_desktop.ui.play.acts_page import RING_PX, ActsPage, acts_height_px
from ladya_desktop.ui.play.aloud import spoken_side
from ladya_desktop.ui.play.call_sheet import CallSheet
from ladya_desktop.ui.play.claim_sheet import ClaimSheet
from ladya_desktop.ui.play.clock_face import ClockFace, FaceStyle
from ladya_desktop.ui.play.layout import Measures
from ladya_desktop.ui.play.name_block import NameBlock
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.play.question_page import QuestionPage
from ladya_desktop.ui.play.tablet_panel import lying_places


class _Page(Enum):
    ACTS = auto()
    OFFER = auto()
    RESIGN = auto()
    CLAIM = auto()
    CALL = auto()


class PlayerPanel(QFrame):
    """Talks to the port for its colour; the adjust mode needs the board, so the screen is told of it.

    `keyboard_returned`: a question that had the keyboard is gone. `writing_toggled`: this side's board to write an
    intended move on is wanted, or no more. `answered`: an act that comes too late, by the code of its answer and the
    article; nothing has happened.
    """

    adjust_toggled = Signal(object, bool)
    tools_requested = Signal()
    keyboard_returned = Signal()
    writing_toggled = Signal(object, bool)
    answered = Signal(str, str)

    def __init__(self, color: Color, port: GamePort, measures: Measures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "panel")
        self._color = color
        self._port = port
        self._measures = measures
        self._page = _Page.ACTS
        self.names = NameBlock(color, self)
        self.clock = ClockFace(color, port.now_ms, parent=self)
        self.clock.lie_on_panel()
        self.acts = ActsPage(measures, self)
        self.offer = QuestionPage("play.offered", "main", measures, self)
        self.resign = QuestionPage("play.resign", "danger", measures, self)
        self.claim = ClaimSheet(color, port.now_ms, measures, self)
        self.call = CallSheet(color, port.now_ms, measures, self)
        self._connect()
        self.present(port.view)
        self.set_measures(measures, has_tools=False)

    def present(self, view: GameView) -> None:
        """Shows the player's side of a snapshot."""
        self.names.present(view.players[self._color])
        self.names.set_over(is_over=view.phase is Phase.ENDED)
        self.clock.present(view)
        for sheet in (self.claim, self.call):
            sheet.present(view)
        available = _in_order(view, self._color)
        self.acts.present(available)
        if PlayerAct.ADJUST not in available:
            self.set_adjusting(False)
        self._turn_to(self._page_for(view, available))

    def set_measures(self, measures: Measures, *, has_tools: bool) -> None:
        """Lays the panel out for another size of the window."""
        self._measures = measures
        self.names.set_sizes(
            measures.tile,
            measures.name_sizes,
            measures.class_size,
            is_compact=measures.acts_are_icons,
            is_centered=measures.shape.is_lying,
        )
        self.clock.set_sizes(measures.digits, measures.caption, measures.hint)
        self.clock.set_style(FaceStyle.LYING if measures.shape.is_lying else FaceStyle.FACE)
        self.acts.set_measures(measures, has_tools=has_tools)
        for page in (self.offer, self.resign, self.claim, self.call):
            page.set_measures(measures)
        self._lay_out()

    @property
    def spoken(self) -> str:
        """What a screen reader hears of this side now: what it must play, its time."""
        return spoken_side(self._port.view, self._color, self._port.now_ms())

    @property
    def is_adjusting(self) -> bool:
        """Whether the next piece touched is only straightened."""
        return self.acts.button(PlayerAct.ADJUST).isChecked()

    def set_adjusting(self, is_adjusting: bool) -> None:
        """Shows whether the next piece touched is only straightened."""
        self.acts.button(PlayerAct.ADJUST).setChecked(is_adjusting)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for part in (self.names, self.clock, self.acts, self.offer, self.resign, self.claim, self.call):
            part.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _connect(self) -> None:
        port, color = self._port, self._color
        self.clock.pressed.connect(self._press)
        self.call.clock.pressed.connect(self._press)
        for sheet in (self.claim, self.call):
            sheet.closed.connect(lambda: self._turn_to(_Page.ACTS))
        self.acts.adjust_toggled.connect(self._adjust)
        self.acts.tools_requested.connect(self.tools_requested)
        self.acts.chosen.connect(self._act)
        for page in (self.offer, self.resign):
            page.arbiter_called.connect(self._call)
        self.offer.yes.connect(lambda: port.accept_draw(color))
        self.offer.no.connect(lambda: port.decline_draw(color))
        self.resign.yes.connect(self._resign)
        self.resign.no.connect(lambda: self._turn_to(_Page.ACTS))
        self.claim.claimed.connect(self._claim)
        self.claim.writing_toggled.connect(lambda is_on: self.writing_toggled.emit(color, is_on))
        self.call.chosen.connect(self._call_with)

    def _press(self, device: str, stamp_ms: int) -> None:
        self._port.press(self._color, device, stamp_ms)

    def _act(self, act: PlayerAct) -> None:
        asks: dict[PlayerAct, Callable[[], None]] = {
            PlayerAct.OFFER_DRAW: lambda: self._port.offer_draw(self._color),
            PlayerAct.CALL_ARBITER: self._call,
            PlayerAct.CLAIM_DRAW: self._ask_for_claim,
            PlayerAct.RESIGN: lambda: self._turn_to(_Page.RESIGN),
        }
        asks[act]()

    def _adjust(self, is_on: bool) -> None:
        """4.2.1: said before a piece is touched; said after it, it changes nothing."""
        if is_on and self._port.view.has_touched:
            self.set_adjusting(False)
            self.answered.emit("refusal.adjust_after_touch", "4.2.1")
        else:
            self.adjust_toggled.emit(self._color, is_on)

    def _ask_for_claim(self) -> None:
        """9.4: whoever has touched a piece claims no draw on this move."""
        if self._port.view.has_touched:
            self.answered.emit("refusal.claim_after_touch", "9.4")
        else:
            self._turn_to(_Page.CLAIM)

    def _resign(self) -> None:
        self._turn_to(_Page.ACTS)
        self._port.resign(self._color)

    def _claim(self, kind: str, move: str | None) -> None:
        self._turn_to(_Page.ACTS)
        ask = self._port.claim_threefold if kind == "threefold" else self._port.claim_fifty
        ask(self._color, move)

    def _call(self) -> None:
        """Where the arbiter does not see everything by himself, he is told why he is called (13.4)."""
        if self._port.view.regulations.is_limited:
            self._turn_to(_Page.CALL)
        else:
            self._port.call_arbiter(self._color)

    def _call_with(self, kind: str) -> None:
        self._turn_to(_Page.ACTS)
        asks = {
            "illegal": self._port.claim_illegal,
            "touch": self._port.claim_touch_move,
            "flag": self._port.claim_flag,
            "help": self._port.call_arbiter,
        }
        asks[kind](self._color)

    def _page_for(self, view: GameView, available: frozenset[PlayerAct]) -> _Page:
        if self._page is _Page.CLAIM and PlayerAct.CLAIM_DRAW in available and not view.has_touched:
            return _Page.CLAIM
        if self._page is _Page.CALL and PlayerAct.CALL_ARBITER in available:
            return _Page.CALL
        if view.draw_offer is self._color.other and PlayerAct.ANSWER_OFFER in available:
            return _Page.OFFER
        if self._page is _Page.RESIGN and PlayerAct.RESIGN in available:
            return _Page.RESIGN
        return _Page.ACTS

    def _turn_to(self, page: _Page) -> None:
        before, self._page = self._page, page
        had_focus = self.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self.acts.setVisible(page is _Page.ACTS)
        self.offer.setVisible(page is _Page.OFFER)
        self.resign.setVisible(page is _Page.RESIGN)
        self.claim.setVisible(page is _Page.CLAIM)
        self.call.setVisible(page is _Page.CALL)
        is_sheet = page in (_Page.CLAIM, _Page.CALL)
        self.names.setVisible(not is_sheet)
        self.clock.setVisible(not is_sheet)
        if before is _Page.CLAIM and page is not before:
            self.claim.written.setChecked(False)
        if page is not before:
            self._focus(page, had_focus)

    def _focus(self, page: _Page, had_focus: bool) -> None:
        """The player who opened a question goes on by keyboard inside it; nobody's focus is taken away otherwise."""
        if page is _Page.CLAIM:
            self.claim.open()
        elif page is _Page.CALL:
            self.call.open()
        elif page is _Page.RESIGN:
            self.resign.no_button.setFocus()
        elif had_focus:
            self.keyboard_returned.emit()

    def _lay_out(self) -> None:
        measures = self._measures
        pad = measures.padding + 1
        for sheet in (self.claim, self.call):
            sheet.setGeometry(self.rect())
        if measures.shape.is_lying:
            places = lying_places(QRect(self.rect()).adjusted(pad, pad, -pad, -pad), measures)
            self._place(places.names, places.clock, places.acts)
            return
        width_px = self.width() - 2 * pad
        acts_px = acts_height_px(measures)
        acts_top = self.height() - pad - acts_px
        clock_top = pad + measures.names
        self._place(
            QRect(pad, pad, width_px, measures.names),
            QRect(pad, clock_top, width_px, acts_top - min(measures.padding, 16) - clock_top),
            QRect(pad, acts_top, width_px, acts_px),
        )

    def _place(self, names: QRect, clock: QRect, acts: QRect) -> None:
        self.names.setGeometry(names)
        self.clock.setGeometry(clock)
        for page in (self.acts, self.offer, self.resign):
            page.setGeometry(acts.adjusted(-RING_PX, -RING_PX, RING_PX, RING_PX))


def _in_order(view: GameView, color: Color) -> frozenset[PlayerAct]:
    """The acts of a player; whose clock does not run yet is off move: he neither adjusts nor claims (6.2.5, 9.2, 9.3).

    After a touch both can still be pressed, and are answered by the Laws. Nobody is called who is on his way already.
    """
    is_on_clock = view.clock.running is color or not view.regulations.time_control.has_clock
    available = view.available[color] - ({PlayerAct.CALL_ARBITER} if view.awaits_arbiter else set())
    return available if is_on_clock else available - {PlayerAct.ADJUST, PlayerAct.CLAIM_DRAW}

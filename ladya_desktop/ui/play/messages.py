"""What the screen says during a game, and where: the banner, the quiet remark, the field of a typed move."""

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui.play.banner_words import BannerKind, banner_words, remark_words
from ladya_desktop.ui.play.late_act import late_act_words
from ladya_desktop.ui.play.layout import BAR_GAP_PX, Density, PlayLayout
from ladya_desktop.ui.play.remark import Remark
from ladya_desktop.ui.play.ruling_banner import RulingBanner
from ladya_desktop.ui.play.typed_move import TypedMove

REMARK_PX = 52
LEAST_REMARK_PX = 40
BANNER_PX = 64
TYPED_WIDTH_PX = 420
TYPED_PX = 58
EDGE_PX = 8


class Messages(QObject):
    """`changed` when something appeared or went away, so that the screen lays itself out again."""

    banner_chosen = Signal(str)
    move_typed = Signal(str)
    changed = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self.banner = RulingBanner(screen)
        self.remark = Remark(screen)
        self.typed = TypedMove(screen)
        self._view: GameView | None = None
        self._is_adjusting = False
        self._answer: Notice | None = None
        self._told: GameView | None = None
        self._dismissed: GameView | None = None
        self._lit: tuple[str, ...] = ()
        self.banner.hide()
        self.banner.chosen.connect(self.banner_chosen)
        self.banner.resized.connect(self.changed)
        self.typed.entered.connect(self.move_typed)
        self.typed.toggled.connect(self.changed)

    @property
    def has_banner(self) -> bool:
        """Whether something loud is said."""
        return self.banner.words is not None

    @property
    def told(self) -> GameView | None:
        """The snapshot that the banner speaks of, None if it is silent."""
        return self._told if self.has_banner else None

    @property
    def has_remark(self) -> bool:
        """Whether something quiet is said; the field of a typed move has the same place and goes before it."""
        return not self.has_banner and bool(self.remark.text) and not self.typed.isVisibleTo(self._screen)

    @property
    def takes_place_of_moves(self) -> bool:
        """Whether a remark or the field of a typed move stands where the moves do."""
        return self.has_remark or self.typed.isVisibleTo(self._screen)

    def present(self, view: GameView) -> None:
        """Says what the snapshot answers the last act with."""
        if view is not self._view:
            self._answer = None
        self._view = view
        before = (self.banner.words, self.remark.text)
        if not self._goes_on_being_said(view):
            self._told = view
            self._say_banner(view)
        self._say_remark(view)
        if self.banner.words != before[0]:
            self._lit = () if view.notice is None else view.notice.squares
        if (self.banner.words, self.remark.text) != before:
            self.changed.emit()

    def dismiss(self) -> None:
        """The banner has been read."""
        self._dismissed = self._view
        self._again()

    def set_adjusting(self, *, is_adjusting: bool) -> None:
        """Says that the next piece touched is only straightened."""
        self._is_adjusting = is_adjusting
        self._again()

    def answer(self, code: str, article: str) -> None:
        """Says why an act comes too late, until something happens."""
        self._answer = Notice(code=code, is_ruling=False, article=article)
        self._again()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.banner.retranslate()
        self.typed.retranslate()
        if self._told is not None:
            self._say_banner(self._told)
        self._again()

    def hide(self) -> None:
        """Makes room for the arbiter."""
        for part in (self.banner, self.remark, self.typed):
            part.hide()

    def lay_out(self, layout: PlayLayout, strip: QRect, *, is_mover_below: bool, is_flipped: bool) -> None:
        """The banner in the bar's place and upwards, the remark in that of the moves, or on the board's far edge.

        Where the bar lies on the board, the banner goes to the upper edge if it would hide the squares that explain it.
        """
        is_low = layout.is_bar_overlay
        self.banner.set_room(is_stacked=is_low, is_tight=layout.density is Density.MEDIUM)
        self.banner.setGeometry(self._banner_rect(layout, is_flipped=is_flipped))
        self.banner.setVisible(self.has_banner)
        self.banner.raise_()
        self.remark.set_on_board(is_on_board=is_low)
        self.remark.setGeometry(self._far_edge(layout, is_mover_below) if is_low else _in_bar(layout, strip))
        self.remark.setVisible(self.has_remark)
        self.remark.raise_()
        middle = layout.board.center().x() if is_low else strip.center().x()
        width_px = min(TYPED_WIDTH_PX, layout.board.width() if is_low else max(strip.width(), 300))
        top = layout.bar.bottom() - TYPED_PX if is_low else layout.bar.center().y() - TYPED_PX // 2
        self.typed.setGeometry(middle - width_px // 2, top, width_px, TYPED_PX)

    def _again(self) -> None:
        if self._view is not None:
            self.present(self._view)

    def _say_banner(self, view: GameView) -> None:
        is_read = self._dismissed is not None and self._dismissed.version == view.version
        words = None if is_read else banner_words(view)
        if words is None:
            self.banner.clear()
        else:
            self.banner.say(words)

    def _goes_on_being_said(self, view: GameView) -> bool:
        """Whether the banner says why the clocks stand, and goes on saying it, whatever has been done since."""
        words, shown = banner_words(view), self.banner.words
        if view.phase is not Phase.STOPPED or words is None or shown is None:
            return False
        if shown.kind is BannerKind.RESULT:  # the arbiter has taken the end back
            return False
        if shown.kind is BannerKind.RULING and view.awaits_arbiter:  # whoever disagrees has called him
            return False
        says_more = shown.kind is BannerKind.RULING or shown.article is not None
        is_ruling_kept = words.kind is BannerKind.STOPPED and words.article is None and says_more
        return is_ruling_kept or _is_said_aside(view)

    def _say_remark(self, view: GameView) -> None:
        if self._is_adjusting:
            self.remark.say(t("play.adjusting"), cancel=t("play.adjusting.cancel"))
        elif self._answer is not None:
            self.remark.say(*late_act_words(self._answer, view.regulations.edition))
        else:
            self.remark.say(*(remark_words(view) or ("", "")))

    def _banner_rect(self, layout: PlayLayout, *, is_flipped: bool) -> QRect:
        """At least as high as its place; what needs more grows upwards over the board."""
        place = QRect(layout.bar) if layout.is_bar_overlay else self._place_of_bar(layout)
        least_px = 0 if layout.is_bar_overlay else BANNER_PX
        height_px = max(least_px, self.banner.height_for(place.width()))
        below = QRect(place.left(), place.bottom() + 1 - height_px, place.width(), height_px)
        if not layout.is_bar_overlay:
            return below
        above = below.translated(0, layout.board.top() - below.top())
        ranks = [_rank_rect(layout.board, square, is_flipped=is_flipped) for square in self._lit]
        hidden_above, hidden_below = (sum(map(place.intersects, ranks)) for place in (above, below))
        return above if hidden_above < hidden_below else below

    def _place_of_bar(self, layout: PlayLayout) -> QRect:
        """From edge to edge, as long as no act of a player lies under it, in smaller letters if need be.

        What is still longer, an article that is read, stands between the panels.
        """
        margin_px = layout.measures.margin
        free_px = BANNER_PX + BAR_GAP_PX + layout.measures.padding
        place = QRect(margin_px, layout.bar.top(), layout.bar.width() - 2 * margin_px, BANNER_PX)
        if self.banner.height_for(place.width()) > free_px:
            self.banner.set_room(is_stacked=False, is_tight=True)
        if self.banner.height_for(place.width()) > free_px:
            self.banner.set_room(is_stacked=True, is_tight=True)
            place.setLeft(layout.left.right() + 1 + layout.measures.gap)
            place.setRight(layout.right.left() - 1 - layout.measures.gap)
        return place

    def _far_edge(self, layout: PlayLayout, is_mover_below: bool) -> QRect:
        """On the board where the mover's own pieces do not stand."""
        board, width_px = layout.board, layout.board.width() - 2 * EDGE_PX
        height_px = max(LEAST_REMARK_PX, self.remark.height_for(width_px))
        top = board.top() + EDGE_PX if is_mover_below else board.bottom() + 1 - height_px - EDGE_PX
        return QRect(board.left() + EDGE_PX, top, width_px, height_px)


def _is_said_aside(view: GameView) -> bool:
    """Whether the notice is of something a player did while the clocks stand: it does not tell why they do."""
    code = "" if view.notice is None else view.notice.code
    return code.startswith(("refusal.", "ruling.draw_"))


def _rank_rect(board: QRect, square: str, *, is_flipped: bool) -> QRect:
    """Roughly where the rank of a square lies; the edge that a banner may cover a little is left out."""
    row = int(square[1]) - 1 if is_flipped else 8 - int(square[1])
    height_px = board.height() // 8
    return QRect(board.left(), board.top() + row * height_px + 4, board.width(), height_px - 8)


def _in_bar(layout: PlayLayout, strip: QRect) -> QRect:
    return QRect(strip.left(), layout.bar.center().y() - REMARK_PX // 2, strip.width(), REMARK_PX)

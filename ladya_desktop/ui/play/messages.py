"""What the screen says during a game, and where: the banner, the quiet remark, the field of a typed move."""

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui.play.banner_words import BannerKind, banner_words, remark_words
from ladya_desktop.ui.play.late_act import late_act_article, late_act_words
from ladya_desktop.ui.play.layout import BAR_PX, WORDS_EDGE_PX, Density, PlayLayout
from ladya_desktop.ui.play.remark import Remark
from ladya_desktop.ui.play.ruling_banner import RulingBanner
from ladya_desktop.ui.play.typed_move import TypedMove

REMARK_PX = 52
BANNER_PX, MOST_BANNER_PX = 64, 66
"""The ruling in the bar's place; so much fits there without a part lying under it."""
TYPED_WIDTH_PX = 420
TYPED_PX = 58


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
        self._answered = Color.WHITE
        self._told: GameView | None = None
        self._dismissed: GameView | None = None
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
        before = (self.banner.words, self.remark.text, self._answered)
        if not self._goes_on_being_said(view):
            self._told = view
            self._say_banner(view)
        self._say_remark(view)
        self._answered = self._whom_it_answers(view)
        if (self.banner.words, self.remark.text, self._answered) != before:
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

    def words_px(self, layout: PlayLayout) -> int:
        """How high the banner must be that does not fit into its place; 0 if it does, or is silent."""
        if not self.has_banner:
            return 0
        height_px = self._fit_banner(layout)
        return height_px if layout.is_bar_overlay or height_px > MOST_BANNER_PX else 0

    def lay_out(self, layout: PlayLayout, strip: QRect, names: ByColor[QRect]) -> None:
        """The banner below, in the bar's place; the remark in that of the moves, or over the name of whom it answers.

        `names` are the places of both names, where nothing is touched.
        """
        is_low = layout.is_bar_overlay
        if self.has_banner:
            height_px = max(0 if is_low else BANNER_PX, self._fit_banner(layout))
            place = _banner_place(layout)
            place.setTop(place.bottom() + 1 - height_px)
            self.banner.setGeometry(place)
        self.banner.setVisible(self.has_banner)
        self.banner.raise_()
        self.remark.set_on_board(is_on_board=is_low)
        self.remark.set_narrow(is_narrow=is_low)
        self.remark.setGeometry(names[self._answered] if is_low else _in_bar(layout, strip))
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
            edition = view.regulations.edition
            self.remark.say(*late_act_words(self._answer, edition), short=late_act_article(self._answer, edition))
        else:
            title, line, short = remark_words(view) or ("", "", "")
            self.remark.say(title, line, short=short)

    def _whom_it_answers(self, view: GameView) -> Color:
        """The side that the notice is about, else that on move; as before while nothing is said."""
        if not self.remark.text:
            return self._answered
        notice = view.notice if self._answer is None else None
        return (None if notice is None else notice.color) or view.to_move

    def _fit_banner(self, layout: PlayLayout) -> int:
        """Buttons below the words where there is no bar, in smaller letters where it needs them; its height."""
        width_px = _banner_place(layout).width()
        is_low, is_tight = layout.is_bar_overlay, layout.density is Density.MEDIUM
        self.banner.set_room(is_stacked=is_low, is_tight=is_tight)
        if not is_low and not is_tight and self.banner.height_for(width_px) > MOST_BANNER_PX:
            self.banner.set_room(is_stacked=False, is_tight=True)
        return self.banner.height_for(width_px)


def _is_said_aside(view: GameView) -> bool:
    """Whether the notice is of something a player did while the clocks stand: it does not tell why they do."""
    code = "" if view.notice is None else view.notice.code
    return code.startswith(("refusal.", "ruling.draw_"))


def _banner_place(layout: PlayLayout) -> QRect:
    """Where it stands; what needs more grows upwards."""
    if layout.is_bar_overlay:
        return QRect(layout.bar)
    margin_px, bottom = layout.measures.margin, layout.bar.top() + BAR_PX - WORDS_EDGE_PX
    return QRect(margin_px, bottom - BANNER_PX, layout.bar.width() - 2 * margin_px, BANNER_PX)


def _in_bar(layout: PlayLayout, strip: QRect) -> QRect:
    return QRect(strip.left(), layout.bar.center().y() - REMARK_PX // 2, strip.width(), REMARK_PX)

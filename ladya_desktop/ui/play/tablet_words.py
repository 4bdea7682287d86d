"""What is said at a flat tablet, said to both: a ruling once for each player, a remark the way the mover sits.

Where both banners would cover the board, one is whole, first that of the player who has the move, and the other a line
that is opened by its button. While the board tells the story of a ruling, both are lines.
"""

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.play.banner_words import BannerWords
from ladya_desktop.ui.play.layout import PlayLayout, TabletPlaces
from ladya_desktop.ui.play.messages import TYPED_PX, TYPED_WIDTH_PX, Messages
from ladya_desktop.ui.play.ruling_banner import RulingBanner
from ladya_desktop.ui.play.tablet_turned import TurnedView

EDGE_PX = 8
LEAST_REMARK_PX = 44
MOST_PART = 0.5
"""So much of the board may lie under two whole banners."""


class TabletWords(QObject):
    """Lays out the messages of a screen for two who sit opposite, and turns a second banner to the far one."""

    def __init__(self, messages: Messages, screen: QWidget) -> None:
        super().__init__(screen)
        self._messages = messages
        self._screen = screen
        self.view: TurnedView | None = None
        self.far: RulingBanner | None = None
        self._places: TabletPlaces | None = None
        self._said: BannerWords | None = None
        self._is_far_whole = self._is_mover_far = False
        messages.banner.whole_requested.connect(lambda: self._open(is_far=False))

    def lay_out(self, layout: PlayLayout, *, is_mover_far: bool) -> None:
        """Both banners, the remark, the field of a typed move."""
        self._places, self._is_mover_far = layout.tablet, is_mover_far
        if layout.tablet is None:
            return
        self._lay_out_banners(layout.tablet)
        self._lay_out_remark(layout, layout.tablet, is_mover_far=is_mover_far)
        board, typed = layout.board, self._messages.typed
        width_px = min(TYPED_WIDTH_PX, board.width())
        typed.setGeometry(board.center().x() - width_px // 2, board.bottom() - TYPED_PX - EDGE_PX, width_px, TYPED_PX)

    def hide(self) -> None:
        """Says nothing to the far player; the words that stay are laid out by somebody else."""
        self._said = None
        if self.view is not None:
            self.view.hide()
        self._messages.remark.set_turned(is_turned=False)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        if self.far is not None:
            self.far.retranslate()

    def _lay_out_banners(self, places: TabletPlaces) -> None:
        near, words = self._messages.banner, self._messages.banner.words
        near.setVisible(words is not None)
        if words is None:
            self.hide()
            return
        if words != self._said:
            self._said, self._is_far_whole = words, self._is_mover_far
        view, far = self._turned()
        far.say(words)
        for banner in (near, far):
            banner.set_room(is_stacked=places.are_words_stacked, is_tight=True)
        if self._are_crowded(places, near, far):
            lines = ((near, self._is_far_whole or near.is_told), (far, not self._is_far_whole))
            for banner, is_line in lines:
                banner.set_room(is_stacked=places.are_words_stacked, is_tight=True, is_line=is_line)
        near.setGeometry(_at_edge(places.near_words, near, is_far=False, fills=not places.are_words_stacked))
        view.setGeometry(_at_edge(places.far_words, far, is_far=True, fills=not places.are_words_stacked))
        view.show()
        view.raise_()
        near.raise_()

    def _lay_out_remark(self, layout: PlayLayout, places: TabletPlaces, *, is_mover_far: bool) -> None:
        """In the mover's half of the column, or on the board's edge where his own pieces do not stand."""
        remark = self._messages.remark
        remark.set_turned(is_turned=is_mover_far)
        remark.set_narrow(is_narrow=False)
        remark.set_on_board(is_on_board=is_mover_far or places.are_words_on_board or not places.are_words_stacked)
        if places.are_words_stacked and not places.are_words_on_board:
            room = places.far_words if is_mover_far else places.near_words
            is_upper = is_mover_far
        else:
            room, is_upper = layout.board.adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX), not is_mover_far
        height_px = max(LEAST_REMARK_PX, remark.height_for(room.width()))
        top = room.top() if is_upper else room.bottom() + 1 - height_px
        remark.setGeometry(room.left(), top, room.width(), height_px)
        remark.setVisible(self._messages.has_remark)
        remark.raise_()

    def _turned(self) -> tuple[TurnedView, RulingBanner]:
        if self.view is None or self.far is None:
            self.far = RulingBanner()
            self.far.set_table(has_table=self._messages.banner.has_table)
            self.far.chosen.connect(self._messages.banner_chosen)
            self.far.resized.connect(self._grow)
            self.far.whole_requested.connect(lambda: self._open(is_far=True))
            self.view = TurnedView(self._screen)
            self.view.hold(self.far)
        return self.view, self.far

    def _are_crowded(self, places: TabletPlaces, near: RulingBanner, far: RulingBanner) -> bool:
        rooms = places.near_words, places.far_words
        covered_px = sum(banner.height_for(room.width()) for banner, room in zip((near, far), rooms, strict=True))
        return places.are_words_on_board and covered_px > MOST_PART * rooms[0].united(rooms[1]).height()

    def _open(self, *, is_far: bool) -> None:
        """The other player reads it whole now."""
        self._is_far_whole = is_far
        self._grow()

    def _grow(self) -> None:
        """The far player reads the article."""
        if self._places is not None:
            self._lay_out_banners(self._places)


def _at_edge(room: QRect, banner: RulingBanner, *, is_far: bool, fills: bool) -> QRect:
    """As high as its words need, at the edge of whom it is for; `fills` the whole room at least."""
    height_px = max(banner.height_for(room.width()), room.height() if fills else 0)
    top = room.top() if is_far else room.bottom() + 1 - height_px
    return QRect(room.left(), top, room.width(), height_px)

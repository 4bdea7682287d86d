"""Where the parts of the play screen lie: on the table of two players, or beside the arbiter's menu.

It remembers how the table is set: the sides swapped, the board turned, the moves hidden, a flat tablet between both.
"""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import PlayedMove
from ladya_desktop.ui.arbiter.arbiter_menu import ArbiterMenu
from ladya_desktop.ui.arbiter.side_row import ROW_PX, SideRow
from ladya_desktop.ui.board.wooden_board import WoodenBoard
from ladya_desktop.ui.play.bottom_bar import BottomBar
from ladya_desktop.ui.play.layout import BarShape, Density, PlayLayout, arbiter_layout, name_place, play_layout
from ladya_desktop.ui.play.messages import Messages
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.tablet_layout import tablet_layout
from ladya_desktop.ui.play.tablet_moves import MovesCard
from ladya_desktop.ui.play.tablet_table import Opposite
from ladya_desktop.ui.play.tray import Tray
from ladya_desktop.ui.play.writing_board import WritingBoard

MOVES_PX = {Density.LARGE: 22, Density.FULL: 17, Density.MEDIUM: 16, Density.COMPACT: 14}
WHITE_FIRST = (Color.WHITE, Color.BLACK)
BLACK_FIRST = (Color.BLACK, Color.WHITE)


class Table:
    """Lays out widgets that the screen has made; `layout` is the one used last."""

    def __init__(
        self,
        screen: QWidget,
        *,
        board: WoodenBoard,
        tray: Tray | None,
        panels: ByColor[PlayerPanel],
        bar: BottomBar,
        messages: Messages,
        writing: WritingBoard,
        side_rows: ByColor[SideRow],
        arbiter: ArbiterMenu,
    ) -> None:
        self._screen = screen
        self._board = board
        board.lie_on_window()
        self._tray = tray
        self._panels = panels
        self.bar = bar
        self._messages = messages
        self._writing = writing
        self._side_rows = side_rows
        self._arbiter = arbiter
        self.opposite = Opposite(screen, panels, messages, writing)
        self.moves_card: MovesCard | None = None
        self._moves: tuple[PlayedMove, ...] = ()
        self.is_tablet = False
        self.is_swapped = False
        self.is_flipped = False
        self.wants_bar = True
        self.is_bar_open = False
        self.layout = play_layout(board.size())

    def lay_out(self, size: QSize, *, is_white_to_move: bool) -> None:
        """Lays everything out in a screen of this size."""
        self.layout = self._layout_of(size)
        is_arbiter = not self._arbiter.isHidden()
        for color in COLORS:
            self._panels[color].setHidden(is_arbiter)
            self._side_rows[color].setVisible(is_arbiter)
        self._board.set_coordinates(self.layout.measures.coordinates)
        self._board.set_flipped(self.is_flipped)
        self._board.set_turned(self.far if not is_arbiter else None)
        if is_arbiter:
            self._lay_out_arbiter(size)
        else:
            self._lay_out_players(self.layout)
            self._lay_out_words(self.layout, is_white_to_move=is_white_to_move)

    @property
    def far(self) -> Color | None:
        """Who sits at the far edge of a flat tablet: the side whose pieces stand there; None at any other table."""
        if not self.is_tablet:
            return None
        return Color.WHITE if self.is_flipped else Color.BLACK

    def place_of(self, color: Color) -> QRect:
        """Where the panel of a side is seen on the screen."""
        return self.opposite.place_of(color)

    def present(self, moves: tuple[PlayedMove, ...]) -> None:
        """The moves of the game, for a card of their own."""
        self._moves = moves
        if self.moves_card is not None:
            self.moves_card.present(moves)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.opposite.words.retranslate()
        if self.moves_card is not None:
            self.moves_card.retranslate()

    def _layout_of(self, size: QSize) -> PlayLayout:
        """A ruling that needs more than its place has the board's and the panels' room too."""
        has_tray = self._tray is not None
        if self.is_tablet:
            return tablet_layout(size, wants_bar=self.wants_bar, has_tray=has_tray)
        layout = play_layout(size, wants_bar=self.wants_bar, has_tray=has_tray)
        words_px = self._messages.words_px(layout)
        if not words_px:
            return layout
        return play_layout(size, wants_bar=self.wants_bar, has_tray=has_tray, words_px=words_px)

    def _lay_out_players(self, layout: PlayLayout) -> None:
        self._seat_players(layout)
        self._board.setGeometry(layout.board)
        self._lay_out_tray(layout.tray)
        self.opposite.lay_out_writing(layout.board if layout.tray is None else layout.board.united(layout.tray))
        self._lay_out_moves(None if layout.tablet is None else layout.tablet.moves)
        self._lay_out_bar(layout)

    def _seat_players(self, layout: PlayLayout) -> None:
        if self.far is not None:
            self.opposite.seat(self.far, layout)
            return
        self.opposite.leave()
        left, right = BLACK_FIRST if self.is_swapped else WHITE_FIRST
        for color, rect in ((left, layout.left), (right, layout.right)):
            self._panels[color].set_measures(layout.measures, has_tools=layout.is_bar_overlay)
            self._panels[color].setGeometry(rect)

    def _lay_out_moves(self, rect: QRect | None) -> None:
        if rect is not None and self.moves_card is None:
            self.moves_card = MovesCard(self._screen)
        if self.moves_card is not None:
            self.moves_card.present(self._moves)
            self.moves_card.setVisible(rect is not None)
            self.moves_card.setGeometry(rect or QRect())
            self.moves_card.lower()

    def _lay_out_bar(self, layout: PlayLayout) -> None:
        shape = BarShape.OVERLAY if layout.is_bar_overlay else BarShape.BAR
        self.bar.set_moves_tool(has_moves=self.wants_bar, is_offered=layout.can_have_bar)
        self.bar.tools["turn"].setHidden(self.is_tablet)
        self.bar.set_shape(
            shape if layout.tablet is None else layout.tablet.bar_shape,
            margin_px=layout.measures.margin,
            moves_px=MOVES_PX[layout.density],
            most_strip_px=layout.board.width() - 48,
        )
        self.bar.place(layout.bar)
        self.bar.setVisible(not layout.is_bar_overlay or self.is_bar_open)
        self.bar.raise_()

    def lay_out_messages(self, *, is_white_to_move: bool) -> None:
        """Only what is said, which comes and goes with every act; beside the arbiter's menu nothing is."""
        if not self._arbiter.isHidden():
            self._messages.hide()
            return
        if self._layout_of(self._screen.size()) != self.layout:
            self.lay_out(self._screen.size(), is_white_to_move=is_white_to_move)
        else:
            self._lay_out_words(self.layout, is_white_to_move=is_white_to_move)

    def _lay_out_words(self, layout: PlayLayout, *, is_white_to_move: bool) -> None:
        strip = self.bar.message_rect().translated(layout.bar.topLeft())
        if layout.tablet is not None:
            self.opposite.words.lay_out(layout, is_mover_far=is_white_to_move is self.is_flipped)
            return
        names = (name_place(self._panels[color].geometry(), layout.measures) for color in COLORS)
        self._messages.lay_out(layout, strip, ByColor(*names))
        self.bar.strip.setHidden(self._messages.takes_place_of_moves and not layout.is_bar_overlay)
        if not layout.is_bar_overlay:
            self.bar.setHidden(self._messages.has_banner)  # it lies under the banner: Tab must not come to it

    def _lay_out_tray(self, rect: QRect | None) -> None:
        if self._tray is None or rect is None:
            return
        self._tray.set_far(self.far)
        self._tray.setGeometry(rect)
        self._tray.setVisible(self._writing.isHidden())
        self._board.set_tray(QRectF(self._tray.off_rect.translated(rect.topLeft() - self._board.pos())))

    def _lay_out_arbiter(self, size: QSize) -> None:
        layout = arbiter_layout(size)
        self._arbiter.setGeometry(layout.sheet)
        below, above = BLACK_FIRST if self.is_flipped else WHITE_FIRST
        left = layout.left
        self._side_rows[above].setGeometry(left.x(), left.y(), left.width(), ROW_PX)
        self._side_rows[below].setGeometry(left.x(), left.bottom() + 1 - ROW_PX, left.width(), ROW_PX)
        rows = ROW_PX + 12
        self._board.setGeometry(QRect(left).adjusted(0, rows, 0, -rows))
        if self._tray is not None:
            self._tray.hide()
            self._board.set_tray(QRectF())
        self.bar.hide()
        self._messages.hide()
        self.opposite.hide()
        if self.moves_card is not None:
            self.moves_card.hide()
        self._arbiter.raise_()

"""The parts of a play screen that only two who sit opposite each other need; made when they do so the first time."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.ui.play.layout import PlayLayout
from ladya_desktop.ui.play.messages import Messages
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.tablet_turned import TurnedView
from ladya_desktop.ui.play.tablet_words import TabletWords
from ladya_desktop.ui.play.writing_board import WritingBoard

AROUND_PX = 4
"""So much a card reaches beyond the board it covers, whose corners its round ones would not hide."""


class Opposite:
    """The far panel and what is written or said there, turned round. `far` is who sits there now, None if nobody."""

    def __init__(
        self, screen: QWidget, panels: ByColor[PlayerPanel], messages: Messages, writing: WritingBoard
    ) -> None:
        self._screen = screen
        self._panels = panels
        self._writing = writing
        self.words = TabletWords(messages, screen)
        self.far: Color | None = None
        self.panel_view: TurnedView | None = None
        self.writing_view: TurnedView | None = None

    def seat(self, far: Color, layout: PlayLayout) -> None:
        """This side sits at the far edge, the other at the near one."""
        assert layout.tablet is not None
        if self.panel_view is None:
            self.panel_view = TurnedView(self._screen)
        if far is not self.far:
            self._take_back_panel()
            self.far = far
            self.panel_view.hold(self._panels[far])
        for color in COLORS:
            self._panels[color].set_measures(layout.measures, has_tools=layout.is_bar_overlay and color is not far)
        self.panel_view.setGeometry(layout.tablet.far)
        self.panel_view.show()
        self._panels[far].show()
        self._panels[far.other].setGeometry(layout.tablet.near)

    def leave(self) -> None:
        """Nobody sits at the far edge any more."""
        self._take_back_panel()
        self._take_back_writing()
        self.far = None
        self.words.hide()

    def hide(self) -> None:
        """Makes room for the arbiter."""
        if self.panel_view is not None:
            self.panel_view.hide()
        self.words.hide()

    def place_of(self, color: Color) -> QRect:
        """Where the panel of a side is seen on the screen."""
        if color is self.far and self.panel_view is not None:
            return self.panel_view.geometry()
        return self._panels[color].geometry()

    def lay_out_writing(self, rect: QRect) -> None:
        """The board to write a move on lies the way its player sits."""
        card, rect = self._writing, rect.adjusted(-AROUND_PX, -AROUND_PX, AROUND_PX, AROUND_PX)
        if self.far is None or card.isHidden() or card.color is not self.far:
            self._take_back_writing()
            card.setGeometry(rect)
            return
        if self.writing_view is None:
            self.writing_view = TurnedView(self._screen)
        if self.writing_view.held is None:
            self.writing_view.hold(card)
            card.board.set_flipped(self.far is Color.BLACK)
            card.show()
            card.board.setFocus()
        self.writing_view.setGeometry(rect)
        self.writing_view.show()
        self.writing_view.raise_()

    def _take_back_panel(self) -> None:
        if self.panel_view is not None:
            self._put_back(self.panel_view)

    def _take_back_writing(self) -> None:
        if self.writing_view is not None and self.writing_view.held is not None:
            is_hidden = self._writing.isHidden()
            self._put_back(self.writing_view)
            self._writing.setHidden(is_hidden)

    def _put_back(self, view: TurnedView) -> None:
        widget = view.give_back()
        view.hide()
        if widget is not None:
            widget.setParent(self._screen)
            widget.show()

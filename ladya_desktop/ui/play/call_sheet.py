"""The sheet on which a player calls the arbiter where nobody else watches: for help, or with a claim of his own.

Under limited supervision an impossible move, a touched piece and a fallen flag count only if the opponent says so
(articles 4.8, 6.8, 13.4.2). A player claims for himself: the sheet is in his own panel.
"""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.play.choice_sheet import ChoiceSheet
from ladya_desktop.ui.play.layout import Measures

KINDS = ("illegal", "touch", "flag", "help")


class CallSheet(ChoiceSheet):
    """`chosen` carries "illegal", "touch", "flag" or "help"."""

    def __init__(
        self, color: Color, now_ms: Callable[[], int], measures: Measures, parent: QWidget | None = None
    ) -> None:
        super().__init__(color, now_ms, measures, words=("play.call", KINDS), parent=parent)
        self.retranslate()

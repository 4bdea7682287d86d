"""Beside the board: both clocks as they stood, what was owed, who knew what, and the positions that came again."""

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui import theme
from ladya_desktop.ui.play.name_block import NameBlock
from ladya_desktop.ui.review.clock_picture import ClockPicture
from ladya_desktop.ui.review.transport import Transport
from ladya_desktop.ui.review.whole_lines import WholeLines

FULL_FROM_PX, STACKED_FROM_PX = 440, 320
NAME_PX = 42
APART_PX = 8
"""More between the two players than between a player and his clock."""
GAP_ROW = 2
PADDING_PX, LEAST_WORDS_PX = 12, 40
_HREF = "ply:"
_STRONG = '<span style="font-weight:600">{}</span>'
"""As bold as the typeface is: of a bolder one only a smeared likeness would be drawn."""
_HEADING = '<p style="margin:0 0 2px 0">{}</p>'
_SENTENCE = '<p style="margin:0 0 {}px 0">{}</p>'


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A heading and its sentences; `links` are labels that lead to half-moves, the `current` one not."""

    heading: str
    sentences: tuple[str, ...] = ()
    links: tuple[tuple[tuple[str, int], ...], ...] = ()
    current: int | None = None


class SidePanel(QFrame):
    """`ply_chosen(ply)`: a link to a half-move was followed."""

    ply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.names = ByColor(NameBlock(Color.WHITE, self), NameBlock(Color.BLACK, self))
        self.clocks = ByColor(ClockPicture(Color.WHITE, self), ClockPicture(Color.BLACK, self))
        self.words = QLabel()
        self.transport = Transport()
        self._scroll = WholeLines(self.words)
        self._grid = QGridLayout()
        self._arranged: tuple[bool, bool] | None = None
        self._lay_out()

    def present(self, view: GameView, at_ms: int) -> None:
        """Shows the clocks of a snapshot at an instant."""
        for color in Color:
            self.names[color].present(view.players[color])
            self.clocks[color].show_at(view, at_ms)

    def show_sections(self, sections: tuple[Section, ...]) -> None:
        """Shows what is to be said of a moment."""
        said = "".join(_html(each) for each in sections)
        self.words.setText(said)
        self._scroll.fit()
        self.words.setFocusPolicy(Qt.FocusPolicy.TabFocus if _HREF in said else Qt.FocusPolicy.NoFocus)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for color in Color:
            self.names[color].retranslate()
            self.clocks[color].retranslate()
        self.transport.retranslate()
        self._scroll.setAccessibleName(t("review.details"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(has_names=self.height() >= FULL_FROM_PX, is_stacked=self.height() >= STACKED_FROM_PX)

    def _arrange(self, *, has_names: bool, is_stacked: bool) -> None:
        """Low panels have no names, for the title has them; the lowest have the clocks side by side."""
        if self._arranged == (has_names, is_stacked):
            return
        self._arranged = has_names, is_stacked
        self._grid.setRowMinimumHeight(GAP_ROW, APART_PX if has_names else 0)
        for row, color in ((0, Color.BLACK), (GAP_ROW + 1, Color.WHITE)):
            self.names[color].setVisible(has_names)
            self.clocks[color].set_king(has_king=not has_names)
            if is_stacked:
                self._grid.addWidget(self.names[color], row, 0, 1, 2)
                self._grid.addWidget(self.clocks[color], row + 1, 0, 1, 2)
            else:
                self._grid.addWidget(self.clocks[color], 0, 0 if row else 1)

    def _lay_out(self) -> None:
        for color in Color:
            self.names[color].set_sizes(26, (17, 16, 15, 14), 12, is_compact=True, is_centered=True)
            self.names[color].setFixedHeight(NAME_PX)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.words.linkActivated.connect(lambda link: self.ply_chosen.emit(int(link.removeprefix(_HREF))))
        self._scroll.setProperty("ring", True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(LEAST_WORDS_PX)
        theme.set_role(self.words, "page")
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING_PX, PADDING_PX, PADDING_PX, PADDING_PX)
        column.setSpacing(8)
        column.addLayout(self._grid)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.transport)


def _html(section: Section) -> str:
    """One section; nothing of it if it has nothing to say."""
    said = [escape(unbroken(sentence)) for sentence in section.sentences]
    said += [_linked(places, section.current) for places in section.links]
    if not said:
        return ""
    last = len(said) - 1
    return _HEADING.format(_STRONG.format(escape(section.heading))) + "".join(
        _SENTENCE.format(12 if each == last else 4, sentence) for each, sentence in enumerate(said)
    )


def _linked(places: tuple[tuple[str, int], ...], current: int | None) -> str:
    labels = [
        _STRONG.format(_unbroken(label)) if ply == current else f'<a href="{_HREF}{ply}">{_unbroken(label)}</a>'
        for label, ply in places
    ]
    return t("review.stood_after", moves=", ".join(labels))


def _unbroken(label: str) -> str:
    """A move is not parted from its number by the end of a line."""
    return escape(label).replace(" ", "&nbsp;")

"""How a page of a lesson lies on the screen of the class: the board first, the words in what is left, never too small.

Sizes are parts of the screen's height: a text has at least 1/25, a letter or number beside the board 1/30. The board
is as large as the screen allows; then the text becomes smaller, then the board, then the text takes several pages.
Beside a wrong answer and its task, options that were read before are shortened; at last they have a page of their own.
Beside a right one the task is left out if it has no room.
"""

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF

from ladya_desktop.ui.lessons.slide import Shown, Tone
from ladya_desktop.ui.projector.lines import broken, is_whole, shortened, width_of

LEAST_TEXT, LEAST_SIGN = 25, 30
_USUAL_TEXT, _HEADING, _LEAST_HEADING, _MOVE, _MARGIN = 16, 12, 20, 8, 45
_SIGN_ROOM, _LEADING, _GAP, _TIGHT_GAP, _INDENT = 1.3, 1.28, 0.5, 0.15, 1.7
_COLUMN_EM, _WIDE_COLUMN = 11.5, 0.5
_SIZES: Final = 5
_OPTION_LINES: Final = (2, 1)
"""How many lines an option keeps that has to be shortened."""
_CLOCK_OF_HEIGHT: Final = 5


@dataclass(frozen=True, slots=True)
class Line:
    """One line: how far it is from the left edge of the column and from the line above.

    A number may stand before it; `is_boxed` in the frame of a verdict.
    """

    text: str
    left_px: float = 0
    gap_px: float = 0
    number: str = ""
    is_boxed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """Lines in one size."""

    size_px: int
    lines: tuple[Line, ...] = ()

    @property
    def line_px(self) -> float:
        """How high a line is."""
        return self.size_px * _LEADING

    @property
    def height_px(self) -> float:
        """How high all lines are."""
        return sum(line.gap_px + self.line_px for line in self.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """Where everything stands, in logical pixels of the window. `pages` are the parts of the words, at least one."""

    board: QRect
    column: QRectF
    sign_px: int
    heading: Text
    pages: tuple[Text, ...]
    body_top: float
    move: QRectF
    move_px: int
    clock: QRectF


@dataclass(frozen=True, slots=True)
class _Screen:
    width: int
    height: int

    @property
    def margin_px(self) -> int:
        return round(self.height / _MARGIN)

    @property
    def sign_px(self) -> int:
        return ceil(self.height / LEAST_SIGN)

    @property
    def sign_room_px(self) -> int:
        return round(self.sign_px * _SIGN_ROOM)

    @property
    def least_px(self) -> int:
        return ceil(self.height / LEAST_TEXT)

    def board_px(self, column_px: float) -> int:
        """The side of the largest board beside a column, whole squares; 0 for no column."""
        beside = column_px + self.margin_px if column_px else 0
        across = self.width - beside - self.sign_room_px - 2 * self.margin_px
        down = self.height - self.sign_room_px - 2 * self.margin_px
        return max(int(min(across, down)) // 8, 1) * 8


def page_of(shown: Shown, width_px: int, height_px: int) -> Page:
    """Lays out what is shown on a window of this size."""
    screen = _Screen(width_px, height_px)
    if not has_words(shown):
        return _laid(shown, screen, 0, screen.least_px)[0]
    left_over = screen.width - screen.board_px(0) - screen.sign_room_px - 3 * screen.margin_px
    columns = (max(left_over, _COLUMN_EM * screen.least_px), screen.width * _WIDE_COLUMN)
    ways = _ways(shown)
    for words, option_lines in ways:
        for column_px in columns[1 if option_lines else 0 :]:  # what is shortened keeps most of it in a wide column
            for size_px in _sizes(screen):
                page, is_enough = _laid(words, screen, column_px, size_px, option_lines)
                if is_enough:
                    return page
    return _laid(ways[-1][0], screen, columns[-1], screen.least_px)[0]


def _ways(shown: Shown) -> tuple[tuple[Shown, int], ...]:
    """What is said and how many lines an option keeps, 0 for all; each shorter than the one before."""
    if not shown.task:
        return ((shown, 0),)
    if shown.tone is Tone.RIGHT:
        return ((shown, 0), (replace(shown, task=""), 0))
    return ((shown, 0), *((shown, lines) for lines in _OPTION_LINES))


def has_words(shown: Shown) -> bool:
    """Whether anything stands beside the board."""
    return bool(shown.heading or shown.text or shown.task or shown.options or shown.move_text or shown.clock)


def _sizes(screen: _Screen) -> tuple[int, ...]:
    usual, least = screen.height / _USUAL_TEXT, screen.least_px
    return tuple(dict.fromkeys(max(round(usual - (usual - least) * at / (_SIZES - 1)), least) for at in range(_SIZES)))


def _laid(shown: Shown, screen: _Screen, column_px: float, size_px: int, option_lines: int = 0) -> tuple[Page, bool]:
    """The page with a column of this width, and whether all words stand on one.

    Options keep so many lines, 0 for all.
    """
    margin, side = screen.margin_px, screen.board_px(column_px)
    wide = screen.sign_room_px + side
    left = screen.sign_room_px + margin if column_px else (screen.width - wide) // 2 + screen.sign_room_px
    top = (screen.height - side - screen.sign_room_px) // 2
    column_left = left + side + margin * 1.5
    column = QRectF(column_left, margin, screen.width - margin - column_left, screen.height - 2 * margin)
    heading = _heading(shown.heading, screen, column.width(), most_px=size_px if option_lines else 0)
    move_height = screen.height / _MOVE if shown.move_text else 0
    move = QRectF(column.left(), column.bottom() - move_height, column.width(), move_height)
    clock_height = min(column.width() / 2, screen.height / _CLOCK_OF_HEIGHT) if shown.clock else 0
    clock = QRectF(column.left(), move.top() - clock_height, column.width(), clock_height)
    body_top = column.top() + heading.height_px + (size_px * _GAP if heading.lines else 0)
    room = clock.top() - body_top - (size_px * _GAP if shown.clock or shown.move_text else 0)
    body = _body(shown, size_px, column.width(), option_lines)
    pages = _pages(body, room, keeps_options_apart=bool(shown.task))
    page = Page(
        board=QRect(left - 1, top - 1, side + 2, side + 2),
        column=column,
        sign_px=screen.sign_px,
        heading=heading,
        pages=pages,
        body_top=body_top,
        move=move,
        move_px=_fitting(shown.move_text, round(move_height * 0.8), screen.least_px, column.width()),
        clock=clock,
    )
    return page, len(pages) == 1 and _is_unbroken(shown, size_px, column.width())


def _heading(words: str, screen: _Screen, width_px: float, most_px: int = 0) -> Text:
    """Two lines at most, if it can be without letters smaller than a text may be; `most_px` where room is scarce."""
    largest, least = most_px or round(screen.height / _HEADING), most_px or ceil(screen.height / _LEAST_HEADING)
    sizes = range(largest, least, -2)
    fitting = (size_px for size_px in sizes if _is_short(words, size_px, width_px))
    size_px = next(fitting, least)
    return Text(size_px=size_px, lines=tuple(Line(line) for line in broken(words, size_px, 600, width_px)))


def _is_short(words: str, size_px: int, width_px: float) -> bool:
    return is_whole(words, size_px, 600, width_px) and len(broken(words, size_px, 600, width_px)) <= 2


def _body(shown: Shown, size_px: int, width_px: float, option_lines: int) -> Text:
    """The text, the task and the options, broken into lines. A verdict stands in a box, beside its sign."""
    said = _said(shown, size_px, width_px)
    asked = _asked(shown, size_px, width_px)
    chosen = _chosen(shown, size_px, width_px, option_lines, is_below_box=bool(said) and not asked)
    return Text(size_px=size_px, lines=(*said, *asked, *chosen))


def _said(shown: Shown, size_px: int, width_px: float) -> list[Line]:
    """The text."""
    is_boxed = shown.tone is not Tone.PLAIN
    left, right = (size_px * (_INDENT + 0.4), size_px * 0.6) if is_boxed else (0, 0)
    made: list[Line] = []
    for paragraph in filter(None, (part.strip() for part in shown.text.split("\n"))):
        for number, words in enumerate(broken(paragraph, size_px, 400, width_px - left - right)):
            gap = size_px * (_GAP if is_boxed and not made else _GAP * 0.8 if made and not number else 0)
            made.append(Line(words, left, gap, is_boxed=is_boxed))
    return made


def _asked(shown: Shown, size_px: int, width_px: float) -> list[Line]:
    """The task, below what is said of an answer to it."""
    above = (2.4 if shown.tone is not Tone.PLAIN else 1.4) * _GAP if shown.text else 0
    lines = broken(shown.task, size_px, 400, width_px)
    return [Line(words, gap_px=0 if at else size_px * above) for at, words in enumerate(lines)]


def _chosen(shown: Shown, size_px: int, width_px: float, most_lines: int, *, is_below_box: bool) -> list[Line]:
    """The options with their numbers."""
    indent = size_px * _INDENT
    made: list[Line] = []
    for number, option in enumerate(shown.options, start=1):
        lines = broken(option, size_px, 400, width_px - indent)
        if most_lines:
            lines = shortened(lines, size_px, 400, width_px - indent, most_lines)
        for at, words in enumerate(lines):
            below_box = _GAP if is_below_box and shown.tone is not Tone.PLAIN and number == 1 else 0
            gap = 0 if at else size_px * ((_TIGHT_GAP if most_lines else 1.2 * _GAP) + below_box)
            made.append(Line(words, indent, gap, "" if at else str(number)))
    return made


def _is_unbroken(shown: Shown, size_px: int, width_px: float) -> bool:
    """Whether every word fits into a line of its own."""
    return is_whole(" ".join((shown.text, shown.task, *shown.options)), size_px, 400, width_px - 2.8 * size_px)


def _pages(text: Text, room_px: float, *, keeps_options_apart: bool) -> tuple[Text, ...]:
    """As many lines on each page as fit; with more than one, the last line of the room says which page it is."""
    if text.height_px + text.size_px * _GAP <= room_px:
        return (text,)
    room = room_px - text.line_px * 1.2
    pages: list[list[Line]] = [[]]
    height = 0.0
    for line in text.lines:
        is_first_option = keeps_options_apart and line.number == "1"
        if pages[-1] and (is_first_option or height + line.gap_px + text.line_px > room):
            pages.append([])
            height = 0.0
        pages[-1].append(line)
        height += line.gap_px + text.line_px
    return tuple(Text(size_px=text.size_px, lines=tuple(lines)) for lines in pages)


def _fitting(words: str, largest_px: int, least_px: int, width_px: float) -> int:
    sizes = range(max(largest_px, least_px), least_px, -1)
    return next((size_px for size_px in sizes if width_of(words, size_px, 600) <= width_px), least_px)

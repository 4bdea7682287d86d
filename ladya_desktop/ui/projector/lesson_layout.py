"""How a page of a lesson lies on the screen of the class: the board first, the words in what is left, never too small.

Sizes are parts of the screen's height: a text has at least 1/25, a letter or number beside the board 1/30. The board
is as large as the screen allows; then the text becomes smaller, then the board, then the text takes several pages.
Beside a wrong answer and its task everything moves closer together; at last the options have a page of their own, and
the one that was chosen stands on the first page too. Beside a right one the task is left out if it has no room, then
the option. `least_column_px` keeps the board from changing its size between the answers to one question.
"""

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF

from ladya_desktop.ui.lessons.slide import Shown, Tone
from ladya_desktop.ui.projector.lines import broken, is_whole, width_of

LEAST_TEXT, LEAST_SIGN = 25, 30
_USUAL_TEXT, _HEADING, _LEAST_HEADING, _MOVE, _MARGIN = 16, 12, 20, 8, 45
SIGN_ROOM, _LEADING, _GAP, _TIGHT_GAP, INDENT = 1.3, 1.28, 0.5, 0.15, 1.7
_COLUMN_EM, _WIDE_COLUMN, _WIDER_COLUMNS = 11.5, 0.5, (0.55, 0.6)
CHOSEN_PAD, OPTION_INSET = 0.14, 0.25
"""Of the letters: the room of the option answered last within its frame, above and below, and at its sides."""
_PAGE_LINE: Final = 1.2
"""Of a line: what the number of the page takes at the foot."""
_SIZES: Final = 5
_CLOCK_OF_HEIGHT, _TIGHT_CLOCK_OF_HEIGHT = 5, 12
_VERDICT = 16
_NO_SIGN = " "
"""In the circle of an option that has no place yet."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line: how far it is from the left edge of the column and from the line above.

    A number may stand before it, or the sign of a mark; `is_boxed` in the frame of a verdict, `is_chosen` in that of
    the option answered last. `begins_page`: it stands on top of a page.
    """

    text: str
    left_px: float = 0
    gap_px: float = 0
    number: str = ""
    is_boxed: bool = False
    mark: Tone = Tone.PLAIN
    is_chosen: bool = False
    begins_page: bool = False


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
    column_px: float = 0


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
        return round(self.sign_px * SIGN_ROOM)

    @property
    def least_px(self) -> int:
        return ceil(self.height / LEAST_TEXT)

    def board_px(self, column_px: float) -> int:
        """The side of the largest board beside a column, whole squares; 0 for no column."""
        beside = column_px + self.margin_px if column_px else 0
        across = self.width - beside - self.sign_room_px - 2 * self.margin_px
        down = self.height - self.sign_room_px - 2 * self.margin_px
        return max(int(min(across, down)) // 8, 1) * 8


def page_of(shown: Shown, width_px: int, height_px: int, *, least_column_px: float = 0) -> Page:
    """Lays out what is shown on a window of this size; the column of words is no narrower than asked for."""
    screen = _Screen(width_px, height_px)
    if not has_words(shown):
        return _laid(shown, screen, 0, screen.least_px)[0]
    left_over = screen.width - screen.board_px(0) - screen.sign_room_px - 3 * screen.margin_px
    wide = screen.width * _WIDE_COLUMN
    columns = {
        False: (max(left_over, _COLUMN_EM * screen.least_px), wide),
        True: (wide, *(screen.width * part for part in _WIDER_COLUMNS)),
    }
    ways = _ways(shown)
    for words, is_tight in ways:
        for column_px in dict.fromkeys(max(each, least_column_px) for each in columns[is_tight]):
            for size_px in _sizes(screen):
                page, is_enough = _laid(words, screen, column_px, size_px, is_tight=is_tight)
                if is_enough:
                    return page
    words, is_tight = ways[-1]
    column_px = max(columns[is_tight][1], least_column_px)
    return _laid(words, screen, column_px, screen.least_px, is_tight=is_tight)[0]


def _ways(shown: Shown) -> tuple[tuple[Shown, bool], ...]:
    """What is said and whether it stands closer together; each with less room than the one before."""
    if not shown.task:
        return ((shown, False),)
    if shown.tone is Tone.RIGHT:
        untold = replace(shown, task="")
        bare = replace(untold, options=(), marks=(), chosen=0)
        return tuple((words, False) for words in dict.fromkeys((shown, untold, bare)))
    return ((shown, False), (shown, True))


def has_words(shown: Shown) -> bool:
    """Whether anything stands beside the board."""
    return bool(shown.heading or shown.text or shown.task or shown.options or shown.move_text or shown.clock)


def _sizes(screen: _Screen) -> tuple[int, ...]:
    usual, least = screen.height / _USUAL_TEXT, screen.least_px
    return tuple(dict.fromkeys(max(round(usual - (usual - least) * at / (_SIZES - 1)), least) for at in range(_SIZES)))


def _laid(
    shown: Shown, screen: _Screen, column_px: float, size_px: int, *, is_tight: bool = False
) -> tuple[Page, bool]:
    """The page with a column of this width, and whether all words stand on one."""
    margin, side = screen.margin_px, screen.board_px(column_px)
    wide = screen.sign_room_px + side
    left = screen.sign_room_px + margin if column_px else (screen.width - wide) // 2 + screen.sign_room_px
    top = (screen.height - side - screen.sign_room_px) // 2
    column_left = left + side + margin * 1.5
    column = QRectF(column_left, margin, screen.width - margin - column_left, screen.height - 2 * margin)
    is_verdict = shown.tone is not Tone.PLAIN
    most_px = _LEAST_HEADING if is_tight else _VERDICT if is_verdict else _HEADING
    heading = _heading(shown.heading, screen, column.width(), most_px=round(screen.height / most_px))
    move_height = screen.height / _MOVE if shown.move_text else 0
    move = QRectF(column.left(), column.bottom() - move_height, column.width(), move_height)
    clock_part = _TIGHT_CLOCK_OF_HEIGHT if is_tight else _CLOCK_OF_HEIGHT
    clock_height = min(column.width() / 2, screen.height / clock_part) if shown.clock else 0
    clock = QRectF(column.left(), move.top() - clock_height, column.width(), clock_height)
    body_top = column.top() + heading.height_px + (size_px * _GAP if heading.lines else 0)
    room = clock.top() - body_top - (size_px * _GAP if shown.clock or shown.move_text else 0)
    pages = _pages_of(shown, size_px, QSizeF(column.width(), room), is_tight=is_tight)
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
        column_px=column_px,
    )
    return page, len(pages) == 1 and _is_unbroken(shown, size_px, column.width())


def _heading(words: str, screen: _Screen, width_px: float, most_px: int) -> Text:
    """Two lines at most, if it can be without letters smaller than a text may be."""
    least = ceil(screen.height / _LEAST_HEADING)
    sizes = range(most_px, least, -2)
    fitting = (size_px for size_px in sizes if _is_short(words, size_px, width_px))
    size_px = next(fitting, least)
    return Text(size_px=size_px, lines=tuple(Line(line) for line in broken(words, size_px, 600, width_px)))


def _is_short(words: str, size_px: int, width_px: float) -> bool:
    return is_whole(words, size_px, 600, width_px) and len(broken(words, size_px, 600, width_px)) <= 2


def _pages_of(shown: Shown, size_px: int, room: QSizeF, *, is_tight: bool) -> tuple[Text, ...]:
    """The text, the task and the options, broken into lines. A verdict stands in a box, beside its sign."""
    width_px = room.width()
    said = _said(shown, size_px, width_px)
    asked = _asked(shown, size_px, width_px)
    options = _options(shown, size_px, width_px, is_tight=is_tight, is_below_box=bool(said) and not asked)
    whole = Text(size_px=size_px, lines=(*said, *asked, *options))
    if _stands(whole, room.height()):
        return (whole,)
    if not asked:
        return _broken_into_pages(whole, room.height())
    answered = Text(size_px=size_px, lines=(*said, *_below_box(options, size_px)))
    if shown.chosen and _stands_paged(answered, room.height()):  # with what is said; the task, then, with the options
        again = Text(size_px=size_px, lines=(*_on_top(asked), *options))
        return (answered, *_broken_into_pages(again, room.height()))
    chosen = [line for line in options if line.is_chosen]
    first = Text(size_px=size_px, lines=(*said, *asked, *chosen))
    if not chosen or _stands_paged(first, room.height()):
        lines = (*first.lines, *_on_top(options))
    else:  # what was answered is seen with what is said of it; the task, then, with the options
        lines = (*said, *_below_box(chosen, size_px), *_on_top(asked), *options)
    return _broken_into_pages(Text(size_px=size_px, lines=lines), room.height())


def _on_top(lines: list[Line]) -> list[Line]:
    return [line if at else replace(line, begins_page=True) for at, line in enumerate(lines)]


def _below_box(lines: list[Line], size_px: int) -> list[Line]:
    return [line if at else replace(line, gap_px=size_px * 2.4 * _GAP) for at, line in enumerate(lines)]


def _said(shown: Shown, size_px: int, width_px: float) -> list[Line]:
    """The text."""
    is_boxed = shown.tone is not Tone.PLAIN
    left, right = (size_px * (INDENT + 0.4), size_px * 0.6) if is_boxed else (0, 0)
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


def _options(shown: Shown, size_px: int, width_px: float, *, is_tight: bool, is_below_box: bool) -> list[Line]:
    """The options with their numbers or marks."""
    inset = size_px * OPTION_INSET if shown.chosen else 0
    indent = size_px * INDENT + inset
    made: list[Line] = []
    for number, option in enumerate(shown.options, start=1):
        mark = shown.marks[number - 1] if shown.marks else Tone.PLAIN
        for at, words in enumerate(broken(option, size_px, 400, width_px - indent - inset)):
            below_box = _GAP if is_below_box and shown.tone is not Tone.PLAIN and number == 1 else 0
            is_beside_frame = shown.chosen in (number, number - 1) and shown.chosen > 0
            tight = _TIGHT_GAP * (2 if number == 1 else 1) + (2 * CHOSEN_PAD if is_beside_frame else 0)
            gap = 0 if at else size_px * ((tight if is_tight else 1.2 * _GAP) + below_box)
            is_chosen = number == shown.chosen
            sign = (shown.signs[number - 1] or _NO_SIGN) if shown.signs else str(number)
            made.append(Line(words, indent, gap, "" if at else sign, mark=mark, is_chosen=is_chosen))
    return made


def _is_unbroken(shown: Shown, size_px: int, width_px: float) -> bool:
    """Whether every word fits into a line of its own."""
    return is_whole(" ".join((shown.text, shown.task, *shown.options)), size_px, 400, width_px - 2.8 * size_px)


def _stands(text: Text, room_px: float) -> bool:
    return text.height_px + text.size_px * _GAP <= room_px


def _stands_paged(text: Text, room_px: float) -> bool:
    return text.height_px + text.line_px * _PAGE_LINE <= room_px


def _broken_into_pages(text: Text, room_px: float) -> tuple[Text, ...]:
    """As many lines on each page as fit; with more than one, the last line of the room says which page it is."""
    room = room_px - text.line_px * _PAGE_LINE
    pages: list[list[Line]] = [[]]
    height = 0.0
    for block in _blocks(text, room):
        block_px = sum(line.gap_px + text.line_px for line in block)
        if pages[-1] and (block[0].begins_page or height + block_px > room):
            pages.append([])
            height = 0.0
        pages[-1] += block
        height += block_px
    return tuple(Text(size_px=text.size_px, lines=tuple(lines)) for lines in pages)


def _blocks(text: Text, room_px: float) -> list[list[Line]]:
    """What is not torn apart by the end of a page: an option that one page can hold; other lines may stand alone."""
    blocks: list[list[Line]] = []
    for line in text.lines:
        is_more_of_option = bool(blocks) and bool(blocks[-1][0].number) and bool(line.left_px) and not line.number
        if is_more_of_option and (len(blocks[-1]) + 2) * text.line_px <= room_px:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def _fitting(words: str, largest_px: int, least_px: int, width_px: float) -> int:
    sizes = range(max(largest_px, least_px), least_px, -1)
    return next((size_px for size_px in sizes if width_of(words, size_px, 600) <= width_px), least_px)

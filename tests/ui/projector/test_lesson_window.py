"""The lesson on the projector: legible from the last row, whole, and as new as the teacher's board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.lessons.scene import ClockFace
from ladya_desktop.texts import Language, set_language, t
from ladya_desktop.ui.board import drawings
from ladya_desktop.ui.board.looks import Content, Marks
from ladya_desktop.ui.lessons.slide import Shown, Slide, Tone
from ladya_desktop.ui.projector.lesson_layout import Line, Page, page_of
from ladya_desktop.ui.projector.lesson_window import LessonWindow
from ladya_desktop.ui.projector.lines import broken, is_whole, width_of
from tests.ui.hands import settle, show

SIZES = [(800, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (768, 1024)]
CHECK = Placement.from_board_fen("4r1k1/5ppp/8/8/8/2N5/3P1PPP/2BQKB1R")
PLAIN = Shown(
    content=Content(placement=CHECK, marks=Marks(check_square="e1")),
    heading="Закройте короля",
    text="Ладья e8 объявила шах. Спасти короля можно так:",
    options=("уйти королём из-под шаха;", "взять фигуру, которая дала шах;", "закрыться другой фигурой."),
    move_text="1. … Лe8+",
)
VERDICT = Shown(
    content=Content(placement=CHECK),
    heading="Взялись за коня c3. Куда им можно пойти?",
    text="Верно: на e2 или на e4!\nТам конь стоит между ладьёй и королём.",
    tone=Tone.RIGHT,
    clock=ClockFace(remaining_ms=ByColor(168_000, 0), running=Color.WHITE),
)
LONG = Shown(heading="Тронул — ходи: что это значит и кого это касается", text="Кто дотронулся, тот ходит. " * 90)
HUGE_WORD = Shown(heading="Ж" * 60, text="Щ" * 200, options=("Ы" * 90,), move_text="1. e4 e5 2. Кf3 Кc6 3. Сb5 a6")
WRONG = replace(
    PLAIN,
    heading="Не так.",
    text="Шах есть, но это не мат: король уходит на f1.",
    task="Белые ставят мат в один ход. Какой ход?",
    tone=Tone.WRONG,
    move_text="",
)
CROWDED = replace(
    WRONG,
    text="После этого хода соперник успеет спастись: король уходит на f1, и бить его там некому.",
    task="Белые предложили ничью, а чёрные молча сделали ход. Потом белые говорят, что партия уже кончилась ничьей. "
    "Что решит судья, если чёрные не согласны?",
    options=tuple(f"{start} — и после этого партия идёт дальше, как будто ничего не было" for start in "АБВГДЕ"),
)
REFUSED = replace(
    WRONG,
    text="Мат — когда король под шахом и спасти его нельзя. На пути a1-a8 стоит фигура: a3.",
    task="Белые поставили мат невозможным ходом: ладья перепрыгнула пешку. Часы нажаты, первый раз. Что решит судья?",
    options=(
        "Мат, партия окончена",
        "Невозможный ход: сопернику +2 минуты",
        "Второй невозможный ход: поражение",
        "Вернуть ход и пойти как положено, без наказания",
    ),
    marks=(Tone.WRONG, Tone.PLAIN, Tone.PLAIN, Tone.PLAIN),
    chosen=1,
    clock=VERDICT.clock,
)
ALL = {
    "wrong": WRONG,
    "refused": REFUSED,
    "crowded": CROWDED,
    "plain": PLAIN,
    "verdict": VERDICT,
    "long": LONG,
    "huge": HUGE_WORD,
    "bare": Shown(content=PLAIN.content),
}


def window_of(qtbot: QtBot, shown: Shown, width: int = 1366, height: int = 768) -> tuple[LessonWindow, Slide]:
    slide = Slide()
    slide.show(shown)
    return show(qtbot, LessonWindow(slide), width, height), slide


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_smaller_than_the_last_row_can_read(qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    page = page_of(ALL[name], *size)
    height = size[1]
    assert page.sign_px * 30 >= height
    assert all(text.size_px * 25 >= height for text in (*page.pages, page.heading))
    assert page.move_px * 25 >= height


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_on_the_screen_and_nothing_on_the_other(qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    shown = ALL[name]
    page = page_of(shown, *size)
    screen, board = QRectF(0, 0, *size), QRectF(page.board)
    assert screen.contains(board)
    if name == "bare":
        return
    assert screen.contains(page.column)
    assert page.column.left() >= board.right()
    for text in page.pages:
        bottom = page.body_top + text.height_px
        assert bottom <= min(page.clock.top(), page.move.top()) or len(text.lines) == 1
        weight = 400
        assert all(
            line.left_px + width_of(line.text, text.size_px, weight) <= page.column.width() for line in text.lines
        )


def said_on(page: Page) -> str:
    return " ".join(line.text for text in page.pages for line in text.lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_text_stands_on_several_pages_and_is_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = page_of(LONG, *size)
    assert said_on(page) == LONG.text.strip()
    assert len(page_of(PLAIN, *size).pages) == 1 or size[0] < 1024


def test_the_board_is_as_large_as_the_screen_allows(qtbot: QtBot) -> None:
    short = page_of(PLAIN, 1366, 768).board.height()
    assert short == page_of(ALL["bare"], 1366, 768).board.height()
    assert short > 0.9 * 768
    assert page_of(LONG, 1366, 768).board.height() < short
    assert page_of(PLAIN, 1024, 768).board.height() > 0.74 * 768


def test_pages_are_turned_within_their_number(qtbot: QtBot) -> None:
    window, slide = window_of(qtbot, LONG, 1024, 768)
    pages = window.page_number[1]
    assert window.page_number[0] == 1
    assert pages > 1
    assert not window.turn_page(-1)
    assert window.turn_page(1)
    assert window.page_number == (2, pages)
    slide.show(replace(LONG, heading="Другое"))
    assert window.page_number[0] == 1, "another text begins with its first page"
    window.turn_page(1)
    slide.show(replace(slide.shown, content=PLAIN.content))
    assert window.page_number[0] == 2, "a move on the board turns no page"
    slide.show(PLAIN)
    assert window.page_number == (1, 1)


def picture(window: LessonWindow) -> QImage:
    settle()
    return window.grab().toImage()


def differs(one: QImage, other: QImage, place: QRectF) -> bool:
    where = place.toAlignedRect()
    return one.copy(where) != other.copy(where)


def test_what_the_slide_says_is_seen_at_once(qtbot: QtBot) -> None:
    window, slide = window_of(qtbot, PLAIN)
    board, column = QRectF(window.board.geometry()), window.page.column
    before = picture(window)
    slide.show(replace(PLAIN, drawings=(drawings.arrow("e8", "e1", drawings.Pen.RED),)))
    drawn = picture(window)
    assert differs(before, drawn, board)
    assert not differs(before, drawn, column)
    slide.show(replace(slide.shown, heading="Король в опасности"))
    assert differs(drawn, picture(window), column)


def test_the_spotlight_leaves_all_else_dark(qtbot: QtBot) -> None:
    window, slide = window_of(qtbot, PLAIN)
    bright = picture(window)
    slide.show(replace(PLAIN, dimmed=frozenset(SQUARE_NAMES) - {"c3"}))
    dark = picture(window)
    assert len(window.board.dimmed) == 63

    def light_of(image: QImage, square: str) -> int:
        place = window.board.square_rect(square).translated(window.board.x(), window.board.y())
        return image.pixelColor((place.topLeft() + (place.center() - place.topLeft()) * 0.2).toPoint()).lightness()

    assert light_of(dark, "c3") == light_of(bright, "c3")
    assert light_of(dark, "h8") < light_of(bright, "h8") / 2
    slide.show(PLAIN)
    assert picture(window) == bright


def test_a_verdict_is_told_by_shape_and_not_by_colour_alone(qtbot: QtBot) -> None:
    """In shades of grey the two boxes differ: another sign, another line."""
    greys = []
    for tone in (Tone.RIGHT, Tone.WRONG):
        window, _ = window_of(qtbot, replace(VERDICT, tone=tone))
        image = picture(window).convertToFormat(QImage.Format.Format_Mono)
        greys.append(image.copy(window.page.column.toAlignedRect()))
    assert greys[0] != greys[1]


def test_the_board_is_turned_with_its_letters(qtbot: QtBot) -> None:
    window, slide = window_of(qtbot, PLAIN)
    assert window.board.sign_places(30)[0][1] == "a"
    slide.show(replace(PLAIN, is_flipped=True))
    assert window.board.is_flipped
    assert window.board.sign_places(30)[0][1] == "h"


def test_its_words_are_there_for_a_screen_reader(qtbot: QtBot) -> None:
    window, _ = window_of(qtbot, PLAIN)
    assert "Закройте короля" in window.accessibleName()
    assert "закрыться другой фигурой." in window.accessibleName()


def test_words_are_broken_after_hyphens_before_they_are_broken_inside(qtbot: QtBot) -> None:
    name = "Константинопольский-Задунайский"
    width = width_of("Константинопольский-", 30, 400) + 1
    assert broken(name, 30, 400, width) == ("Константинопольский-", "Задунайский")
    assert is_whole(name, 30, 400, width)
    narrow = broken(name, 30, 400, width / 3)
    assert "".join(narrow) == name
    assert all(width_of(line, 30, 400) <= width / 3 for line in narrow)
    assert not is_whole(name, 30, 400, width / 3)


def test_no_line_begins_with_a_dash(qtbot: QtBot) -> None:
    lines = broken("Два слона — два цвета", 30, 600, width_of("Два слона", 30, 600) + 1)
    assert [line.split() for line in lines] == [["Два"], ["слона", "—"], ["два", "цвета"]]


@pytest.mark.parametrize("size", SIZES[:-1])
@pytest.mark.parametrize("shown", [WRONG, CROWDED], ids=["short", "long"])
def test_the_task_stands_between_the_verdict_and_the_options(qtbot: QtBot, shown: Shown, size: tuple[int, int]) -> None:
    first = page_of(shown, *size).pages[0].lines
    said = [line.text for line in first if line.is_boxed]
    numbers = [at for at, line in enumerate(first) if line.number]
    asked = [line.text for line in first[len(said) : numbers[0] if numbers else None]]
    assert " ".join(said) == shown.text
    assert " ".join(asked) == shown.task


def said_of_options(lines: tuple[Line, ...]) -> list[str]:
    """The options that stand in these lines, each in one string."""
    said: list[str] = []
    for line in lines:
        if line.number:
            said.append(line.text)
        elif said:
            said[-1] += f" {line.text}"
    return [words.replace("\N{NO-BREAK SPACE}", " ") for words in said]


@pytest.mark.parametrize("size", SIZES[:-1])
def test_options_stand_whole_beside_a_verdict(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Everything moves closer together and the clock becomes smaller, before there is a second page."""
    has_clock = size[0] / size[1] > 1.5
    (page,) = page_of(REFUSED if has_clock else replace(REFUSED, clock=None), *size).pages
    assert said_of_options(page.lines) == list(REFUSED.options)


@pytest.mark.parametrize("size", SIZES[:-1])
@pytest.mark.parametrize("chosen", [1, 3, 6])
@pytest.mark.parametrize("clock", [None, VERDICT.clock], ids=["", "clock"])
def test_the_option_chosen_is_seen_first_and_every_option_whole(
    qtbot: QtBot, size: tuple[int, int], chosen: int, clock: ClockFace | None
) -> None:
    marks = tuple(Tone.WRONG if number == chosen else Tone.PLAIN for number in range(1, 7))
    pages = page_of(replace(CROWDED, marks=marks, chosen=chosen, clock=clock), *size).pages
    first = [line for line in pages[0].lines if line.is_chosen]
    assert said_of_options(tuple(first)) == [CROWDED.options[chosen - 1]]
    assert {line.mark for line in first} == {Tone.WRONG}
    rest = tuple(line for page in pages[1:] for line in page.lines if line.left_px and not line.is_boxed)
    assert said_of_options(rest)[-6:] == list(CROWDED.options)
    for page in pages[1:]:
        numbered = [line for line in page.lines if line.left_px and not line.is_boxed]
        assert not numbered or numbered[0].number, "no option is torn apart by the end of a page"


def test_which_option_was_refused_is_told_by_a_sign_and_a_frame(qtbot: QtBot) -> None:
    """In shades of grey: the cross in the place of the number, and around the one answered last a broken line."""
    none = replace(REFUSED, marks=(), chosen=0)
    before = picture(window_of(qtbot, none)[0]).convertToFormat(QImage.Format.Format_Mono)
    window, slide = window_of(qtbot, replace(REFUSED, chosen=0))
    marked = picture(window).convertToFormat(QImage.Format.Format_Mono)
    slide.show(REFUSED)
    framed = picture(window).convertToFormat(QImage.Format.Format_Mono)
    column = window.page.column
    assert differs(before, marked, column)
    assert differs(marked, framed, column)
    assert "Не подходит: " + REFUSED.options[0] in window.accessibleName()


def test_options_without_room_have_a_page_of_their_own(qtbot: QtBot) -> None:
    first, *others = page_of(CROWDED, 1024, 768).pages
    assert not any(line.number for line in first.lines)
    lines = [line for page in others for line in page.lines]
    assert [line.number for line in lines if line.number] == ["1", "2", "3", "4", "5", "6"]
    said = " ".join(line.text for line in lines).replace("\N{NO-BREAK SPACE}", " ")
    assert said == " ".join(CROWDED.options)


def test_beside_a_right_answer_the_task_gives_way(qtbot: QtBot) -> None:
    long = replace(VERDICT, text="Там конь стоит между ладьёй и королём. " * 7, clock=None)
    asked = page_of(replace(long, task=CROWDED.task), 1024, 768)
    assert [line.text for text in asked.pages for line in text.lines if not line.is_boxed] == []
    short = page_of(replace(VERDICT, task=WRONG.task, clock=None), 1024, 768)
    assert " ".join(line.text for line in short.pages[0].lines if not line.is_boxed) == WRONG.task


def test_a_picture_stands_in_the_place_of_the_board(qtbot: QtBot) -> None:
    drawn, data = QPixmap(30, 20), QBuffer()
    drawn.fill("red")
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn.save(data, "PNG")
    window, slide = window_of(qtbot, PLAIN)
    slide.show(replace(PLAIN, picture=bytes(data.data().data())))
    seen = picture(window)
    middle = window.page.board.center()
    assert not window.board.isVisible()
    assert seen.pixelColor(middle).name() == "#ff0000"
    assert seen.pixelColor(window.page.board.topLeft()).name() == window.colors.bg.name(), "its shape is kept"
    slide.show(replace(PLAIN, picture=b"no picture"))
    assert picture(window).pixelColor(middle).name() == window.colors.bg.name()
    slide.show(PLAIN)
    assert window.board.isVisible()


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_notice_lies_over_no_board_and_is_whole(
    qtbot: QtBot, name: str, size: tuple[int, int], language: Language
) -> None:
    set_language(language)
    window, _ = window_of(qtbot, ALL[name], *size)
    window.notice.say(t("projector.one_screen"))
    settle()
    place, page = window.notice.geometry(), window.page
    assert window.rect().contains(place)
    assert not place.intersects(page.board)
    signs = window.board.sign_places(page.sign_px * 1.3)
    assert not any(QRectF(place).intersects(where) for where, _ in signs)
    assert window.notice.heightForWidth(place.width()) <= place.height()


def test_a_notice_covers_no_words_where_there_is_room(qtbot: QtBot) -> None:
    window, _ = window_of(qtbot, replace(WRONG, options=(), move_text=""))
    window.notice.say(t("projector.one_screen"))
    assert window.notice.y() >= window.page.body_top + window.page.pages[0].height_px

"""How the teacher's board looks: nothing sliced, no row with a hole, samples of lines whole, what was said is over."""

from itertools import groupby, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.board.drawings import Pen
from ladya_desktop.ui.lessons.teacher_files import unbroken
from ladya_desktop.ui.lessons.teacher_moves import INDENT
from ladya_desktop.ui.lessons.teacher_rows import GAP_PX, ButtonRows
from ladya_desktop.ui.lessons.teacher_tools import SAMPLE_PX, PenButton
from tests.ui.hands import settle, show
from tests.ui.lessons.teacher import Teacher, sit_down
from tests.ui.lessons.test_room_for_words import is_whole

SIZES = [(1366, 768), (1920, 1080), (1024, 576), (683, 384)]


@pytest.fixture
def teacher(qtbot: QtBot, tmp_path: Path) -> Teacher:
    return sit_down(qtbot, tmp_path)


def on_screen(part: QWidget) -> QRect:
    return QRect(part.mapTo(part.window(), part.rect().topLeft()), part.size())


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_wrong_position_and_everything_to_mend_it_is_seen_at_once(
    qtbot: QtBot, tmp_path: Path, language: Language
) -> None:
    set_language(language)
    teacher = sit_down(qtbot, tmp_path)
    teacher.page("setup")
    teacher.screen.setup_page.palette_of_pieces.choose("erase")
    teacher.click("e8")
    settle()
    page = teacher.screen.setup_page
    assert all(is_whole(part) for part in (page.en_passant, page.legality, *page.sources.values()))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_how_to_draw_is_read_whole_in_a_small_window(qtbot: QtBot, tmp_path: Path, language: Language) -> None:
    set_language(language)
    teacher = sit_down(qtbot, tmp_path, (1024, 576))
    teacher.page("draw")
    settle()
    assert is_whole(teacher.screen.drawing.hint)


@pytest.mark.parametrize("size", SIZES)
def test_the_tools_begin_below_the_head_and_touch_no_board(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    teacher = sit_down(qtbot, tmp_path, size)
    face = teacher.screen.face
    teacher.screen.book.set_title("Fork")
    teacher.page("lesson")
    teacher.click(face.save)
    settle()
    left = on_screen(face.header.back).left()
    assert {on_screen(part).left() for part in (face.tab("moves"), face.back_key, face.remark)} == {left}
    assert on_screen(face.show_folder).right() == on_screen(face.next_key).right()
    board = face.board.square_rect("a1").translated(face.board.pos())
    assert board.left() - on_screen(face.next_key).right() >= 8
    if size[1] < 480:
        assert board.left() - on_screen(face.header).right() >= 8


@pytest.mark.parametrize(("width_px", "rows"), [(600, [3, 2]), (260, [2, 2, 1]), (90, [1, 1, 1, 1, 1])])
def test_no_row_of_buttons_has_a_hole(qtbot: QtBot, width_px: int, rows: list[int]) -> None:
    buttons = [QPushButton("a" * 6) for _ in range(5)]
    place = QWidget()
    made = ButtonRows(buttons, place)
    show(qtbot, place, width_px, 400)
    made.resize(width_px, 400)
    settle()
    tops = sorted({button.y() for button in buttons})
    in_rows = [[button for button in buttons if button.y() == top] for top in tops]
    assert [len(row) for row in in_rows] == rows
    for row in in_rows:
        assert (row[0].geometry().left(), row[-1].geometry().right()) == (0, width_px - 1)
        assert all(b.x() - a.geometry().right() - 1 == GAP_PX for a, b in pairwise(row))


def test_four_buttons_are_two_and_two(qtbot: QtBot) -> None:
    buttons = [QPushButton("a") for _ in range(4)]
    made = ButtonRows(buttons)
    show(qtbot, made, 900, 200)
    assert len({button.y() for button in buttons[:2]}) == len({button.y() for button in buttons[2:]}) == 1
    assert buttons[0].y() < buttons[2].y()


@pytest.mark.parametrize("pen", list(Pen))
@pytest.mark.parametrize("width_px", [60, 150])
def test_the_sample_of_a_pen_is_whole_and_in_the_middle(qtbot: QtBot, pen: Pen, width_px: int) -> None:
    button = PenButton(pen)
    show(qtbot, button, width_px, button.height())
    image = button.grab().toImage()
    middle = image.height() // 2
    ground = image.pixelColor(8, middle - 2).lightness()
    row = [abs(image.pixelColor(at, middle - 2).lightness() - ground) > 40 for at in range(8, width_px - 8)]
    assert row == row[::-1]
    runs = _runs(row)
    assert len(runs) == {Pen.RED: 3, Pen.BLUE: 4}.get(pen, 1)
    assert max(runs) - min(runs) <= 1
    assert sum(runs) <= SAMPLE_PX + 4


def _runs(row: list[bool]) -> list[int]:
    """How long each piece of a line is."""
    return [len(list(piece)) for is_ink, piece in groupby(row) if is_ink]


def test_what_stands_in_place_of_a_move_and_what_follows_which_is_told(teacher: Teacher) -> None:
    teacher.play("e4", "e5", "Nf3")
    teacher.screen.book.go(1)
    teacher.play("c5", "Nc3")
    rows = teacher.screen.moves.list
    assert [rows.item(row).text() for row in range(rows.count())] == [
        "Начало",
        "1. e4",
        "1… e5",
        f"{INDENT}вместо этого: 1… c5",
        f"{INDENT}2. Кc3",
        "после 1… e5: 2. Кf3",
    ]


def test_that_it_was_saved_is_over_on_another_page(teacher: Teacher) -> None:
    face = teacher.screen.face
    teacher.screen.book.set_title("Fork")
    teacher.page("lesson")
    teacher.click(face.save)
    assert face.remark.text
    assert face.show_folder.isVisible()
    teacher.page("moves")
    assert not face.remark.text
    assert not face.show_folder.isVisible()


def test_that_a_title_is_needed_is_read_on_the_page_it_leads_to(teacher: Teacher) -> None:
    teacher.click(teacher.screen.face.save)
    assert teacher.screen.face.page == "lesson"
    assert "название" in teacher.screen.face.remark.text


def test_the_button_of_full_screen_shows_what_it_does_now(teacher: Teacher) -> None:
    button, window = teacher.screen.face.full_screen, teacher.screen.window()
    before = button.accessibleName()
    teacher.click(button)
    assert window.isFullScreen()
    assert button.isChecked()
    assert button.accessibleName() != before
    window.showNormal()
    settle()
    assert not button.isChecked()
    assert button.accessibleName() == before


def test_a_short_name_of_a_file_is_not_broken_at_its_hyphens() -> None:
    assert "-" not in unbroken("the-knight-fork.toml")
    long = "a-very-long-name-of-a-lesson.toml"
    assert unbroken(long) == long


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_pieces_of_the_palette_stand_apart_for_a_finger(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    teacher = sit_down(qtbot, tmp_path, size)
    teacher.page("setup")
    settle()
    buttons = [button.geometry() for button in teacher.screen.setup_page.palette_of_pieces.buttons.values()]
    for _, row in groupby(buttons, key=QRect.y):
        assert all(b.left() - a.right() - 1 >= 8 for a, b in pairwise(row))
    assert buttons[-1].top() - buttons[0].bottom() - 1 >= 8

"""The teacher's board under mouse, finger and keyboard: moves, positions, pens, and what the class is let see."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.position_editor_palette import ERASER, HAND
from ladya_desktop.ui.lessons.position_editor_setup import Setup
from ladya_desktop.ui.lessons.position_editor_text import read_setup
from ladya_desktop.ui.lessons.slide import Shown
from ladya_desktop.ui.lessons.teacher_moves import INDENT
from ladya_desktop.ui.lessons.teacher_questions import PositionDialog
from tests.ui.hands import hold, letter_with_ctrl, opened, settle
from tests.ui.lessons.teacher import Teacher, sit_down

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def teacher(qtbot: QtBot, tmp_path: Path) -> Teacher:
    return sit_down(qtbot, tmp_path)


def shown(teacher: Teacher) -> Shown:
    return teacher.screen.slide.shown


# Moves


def test_a_legal_move_is_a_step(teacher: Teacher) -> None:
    teacher.click("e2")
    assert set(teacher.screen.board.content.marks.permitted) == {"e3", "e4"}
    teacher.click("e4")
    assert teacher.moves() == ("e2e4",)
    assert shown(teacher).move_text == "1. e4"


def test_an_illegal_move_springs_back_and_says_why(teacher: Teacher) -> None:
    teacher.carry("a1", "a5")
    assert teacher.moves() == ()
    assert teacher.screen.moves.words.note.startswith("На пути стоит фигура.")
    teacher.carry("e7", "e5")
    assert teacher.moves() == ()
    teacher.carry("e2", "e4")
    assert teacher.screen.moves.words.note == ""


def test_moves_can_be_typed_in_russian_letters(teacher: Teacher) -> None:
    teacher.screen.board.setFocus()
    for sign in "Кf3":
        teacher.seat.type(sign)
    teacher.seat.key(Qt.Key.Key_Return)
    assert teacher.moves() == ("g1f3",)
    teacher.seat.type("h9")
    teacher.seat.key(Qt.Key.Key_Return)
    assert teacher.screen.face.typed.refusal


def test_a_typed_move_is_never_guessed(teacher: Teacher) -> None:
    teacher.play("d4", "d5")
    assert not teacher.screen.hands.play_typed("B1D2")
    assert teacher.screen.hands.play_typed("b1d2")
    assert teacher.moves()[-1] == "b1d2"


def test_a_promotion_is_chosen(teacher: Teacher) -> None:
    teacher.screen.book.set_position(_setup("4k3/P7/8/8/8/8/8/4K3 w"))
    teacher.carry("a7", "a8")
    assert teacher.screen.board.strip.square == "a8"
    teacher.screen.board.promotion_chosen.emit("a8", "n", "mouse", 0)
    assert teacher.moves() == ("a7a8n",)


def test_back_and_on_by_keys_and_buttons(teacher: Teacher) -> None:
    teacher.play("e4", "e5", "Nf3")
    teacher.click(teacher.screen.face.back_key)
    teacher.seat.key(Qt.Key.Key_PageUp)
    assert teacher.moves() == ("e2e4",)
    teacher.seat.key(Qt.Key.Key_PageDown)
    teacher.click(teacher.screen.face.next_key)
    assert teacher.moves() == ("e2e4", "e7e5", "g1f3")
    assert not teacher.screen.face.next_key.isEnabled()


def test_another_move_in_the_same_place_is_a_variation(teacher: Teacher) -> None:
    teacher.play("e4", "e5")
    teacher.screen.book.go(1)
    teacher.play("c5")
    rows = teacher.screen.moves.list
    words = [rows.item(row).text() for row in range(rows.count())]
    assert words == ["Начало", "1. e4", "1… e5", f"{INDENT}вместо этого: 1… c5"]
    assert teacher.screen.moves.promote.isEnabled()
    teacher.click(teacher.screen.moves.promote)
    teacher.screen.book.go(1)
    teacher.screen.go_on()
    assert teacher.moves() == ("e2e4", "c7c5")
    teacher.click(teacher.screen.moves.delete)
    teacher.screen.go_on()
    assert teacher.moves() == ("e2e4", "e7e5")
    teacher.click(teacher.screen.face.undo)
    assert teacher.moves() == ("e2e4", "c7c5")


def test_a_step_is_chosen_in_the_list(teacher: Teacher) -> None:
    teacher.play("e4", "e5", "Nf3")
    teacher.screen.moves.list.setCurrentRow(1)
    assert teacher.moves() == ("e2e4",)


def test_words_belong_to_a_step(teacher: Teacher) -> None:
    teacher.play("e4")
    teacher.click(teacher.screen.moves.comment)
    teacher.seat.type("Центр")
    assert shown(teacher).text == "Центр"
    teacher.screen.go_back()
    assert shown(teacher).text == ""
    teacher.screen.go_on()
    assert teacher.screen.moves.comment.toPlainText() == "Центр"


def test_words_are_no_longer_than_a_lesson_takes(teacher: Teacher) -> None:
    teacher.screen.moves.comment.setPlainText("а" * 300)
    assert len(teacher.screen.book.words.ru) == 280


def test_any_move_is_shown_and_then_played_on_from(teacher: Teacher) -> None:
    teacher.click(teacher.screen.moves.free)
    teacher.carry("e1", "e4")
    teacher.carry("a1", "a8")
    assert teacher.standing.startswith("Rnbqkbnr")
    assert shown(teacher).move_text == ""
    teacher.click(teacher.screen.moves.free)
    teacher.click("a8")
    assert teacher.screen.board.in_hand == "a8"
    teacher.carry("a8", "b8")
    assert teacher.moves() == ("a8b8",)


def test_a_piece_is_carried_off_the_board(teacher: Teacher) -> None:
    teacher.click(teacher.screen.moves.free)
    teacher.drag(teacher.at("a2"), QPoint(300, 700))
    assert teacher.standing.split("/")[6] == "1PPPPPPP"


def test_where_no_game_can_stand_pieces_go_anywhere(teacher: Teacher) -> None:
    teacher.screen.book.set_position(_setup("8/8/8/8/8/8/8/R7"))
    teacher.carry("a1", "h8")
    assert teacher.standing == "7R/8/8/8/8/8/8/8"
    assert not teacher.screen.hands.play_typed("Rh1")


# Positions


def test_pieces_are_put_square_by_square(teacher: Teacher) -> None:
    teacher.page("setup")
    teacher.click(teacher.screen.setup_page.sources["empty"])
    teacher.click(teacher.screen.setup_page.palette_of_pieces.buttons["K"])
    teacher.click("e1")
    teacher.click(teacher.screen.setup_page.palette_of_pieces.buttons["k"])
    teacher.click("e8")
    teacher.click("d8")
    teacher.click("d8")
    assert teacher.standing == "4k3/8/8/8/8/8/8/4K3"
    assert "возможна" in teacher.screen.setup_page.legality.text


def test_pieces_are_dragged_from_the_palette_and_off_the_board(teacher: Teacher) -> None:
    teacher.page("setup")
    teacher.click(teacher.screen.setup_page.sources["empty"])
    queen = teacher.screen.setup_page.palette_of_pieces.buttons["Q"]
    teacher.drag(teacher.seat.point(queen), teacher.at("d4"))
    assert teacher.standing == "8/8/8/8/3Q4/8/8/8"
    teacher.screen.setup_page.palette_of_pieces.choose(HAND)
    teacher.carry("d4", "a1")
    assert teacher.standing == "8/8/8/8/8/8/8/Q7"
    teacher.drag(teacher.at("a1"), QPoint(200, 700))
    assert teacher.standing == "8/8/8/8/8/8/8/8"


def test_the_eraser_and_the_delete_key_take_off(teacher: Teacher) -> None:
    teacher.page("setup")
    teacher.screen.setup_page.palette_of_pieces.choose(ERASER)
    teacher.click("e1")
    assert teacher.standing.endswith("RNBQ1BNR")
    teacher.screen.setup_page.palette_of_pieces.choose(HAND)
    teacher.screen.board.setFocus(Qt.FocusReason.TabFocusReason)
    teacher.seat.key(Qt.Key.Key_Up)
    square = teacher.screen.board.cursor_square
    teacher.screen.book.set_position(teacher.screen.book.setup.with_piece(square, "N"))
    teacher.seat.key(Qt.Key.Key_Delete)
    assert teacher.screen.book.setup.placement.at(square) == ""


def test_sides_and_rights_are_set(teacher: Teacher) -> None:
    teacher.page("setup")
    page = teacher.screen.setup_page
    page.castling["Q"].click()
    page.turns[teacher.screen.book.setup.turn.other].click()
    assert teacher.screen.book.setup.fen == STARTING_FEN.replace("w KQkq", "b Kkq")
    teacher.screen.book.set_position(_setup("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3"))
    assert [page.en_passant.itemText(row) for row in range(page.en_passant.count())] == ["нет", "d6", "f6"]
    page.en_passant.setCurrentIndex(2)
    page.en_passant.activated.emit(2)
    assert "e5f6" in teacher.screen.book.setup.position.legal_moves()


def test_moves_stay_on_their_page_when_another_position_is_set_up(teacher: Teacher) -> None:
    teacher.play("e4")
    teacher.page("setup")
    teacher.click(teacher.screen.setup_page.sources["empty"])
    assert len(teacher.screen.book.lesson.pages) == 2
    assert "на странице 2" in teacher.screen.face.remark.text
    teacher.screen.go_back()
    assert teacher.moves() == ("e2e4",)


def test_a_position_is_pasted_or_refused_with_a_sentence(teacher: Teacher) -> None:
    teacher.page("setup")
    teacher.click(teacher.screen.setup_page.sources["text"])
    dialog = opened(teacher.screen, PositionDialog)
    dialog.field.setPlainText("8/8/8")
    dialog.set_button.click()
    assert dialog.isVisible()
    assert "3 рядов" in dialog.remark.text
    assert teacher.standing == STARTING_FEN.split()[0]
    dialog.field.setPlainText("4k3/8/8/8/8/8/8/4K3 b")
    dialog.set_button.click()
    assert not dialog.isVisible()
    assert teacher.screen.book.setup.fen == "4k3/8/8/8/8/8/8/4K3 b - - 0 1"


def test_check_and_mate_are_said(teacher: Teacher) -> None:
    teacher.play("f3", "e5", "g4", "Qh4")
    assert teacher.screen.moves.words.note == "Мат!"
    assert teacher.screen.moves.words.turn is None
    assert shown(teacher).content.marks.check_square == "e1"


def test_the_board_turns_for_the_class_too(teacher: Teacher) -> None:
    teacher.click(teacher.screen.face.turn)
    assert shown(teacher).is_flipped
    assert teacher.screen.board.is_flipped


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 576), (683, 384)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_has_room_and_is_large_enough(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    set_language("en" if language == "en" else "ru")
    teacher = sit_down(qtbot, tmp_path, size)
    teacher.play("e4", "e5", "Nf3")
    for page in ("moves", "setup", "draw", "show", "lesson"):
        teacher.screen.face.show_page(page)
        settle()
        for button in teacher.screen.findChildren(QAbstractButton):
            if button.isVisible():
                name = button.text() or button.accessibleName()
                assert name or button.toolTip()
                assert button.height() >= 44, (page, name)
                words_px = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
                assert words_px <= button.width() - 4, (page, name)
    assert teacher.screen.moves.words.move_px() >= size[1] / 25
    assert teacher.screen.board.square_rect("e4").width() >= 44


def test_it_speaks_the_language_chosen(teacher: Teacher) -> None:
    set_language("en")
    teacher.screen.retranslate()
    words = [button.text() for button in teacher.screen.findChildren(QAbstractButton)]
    assert not [word for word in words if any("а" <= letter.lower() <= "я" for letter in word)]


def _setup(text: str) -> Setup:
    found = read_setup(text)
    assert isinstance(found, Setup)
    return found


@pytest.mark.parametrize(("save", "undo"), [("s", "z"), ("ы", "я")])
def test_in_01_save_and_undo_answer_in_either_layout(teacher: Teacher, save: str, undo: str) -> None:
    teacher.play("e4")
    letter_with_ctrl(teacher.screen, undo)
    assert teacher.moves() == ()
    teacher.play("d4")
    letter_with_ctrl(teacher.screen, save)
    assert teacher.screen.contents.title.hasFocus()  # a lesson is asked for its title before it is kept


def test_f11_held_down_is_full_screen_once(teacher: Teacher) -> None:
    hold(teacher.screen, Qt.Key.Key_F11, times=4)
    assert teacher.screen.window().isFullScreen()

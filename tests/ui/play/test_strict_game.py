"""A wooden board on the screen: what hands do stands, and is ruled on when the clock is pressed (articles 4, 7.5)."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Rulings, Supervision
from ladya_desktop.game.view import Phase, PlayerAct
from ladya_desktop.ui.play.banner_words import BannerKind
from tests.ui.play.strict_game import StrictGame, sit_down

WHITE, BLACK = Color.WHITE, Color.BLACK
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
PROMOTION = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
CASTLING = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"


def test_a_piece_stands_where_it_was_dropped_until_the_clock_is_pressed(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("b1", "b4")
    assert (game.on("b1"), game.on("b4")) == ("", "N")
    assert game.view.notice is None
    assert not game.screen.messages.has_banner
    game.press(WHITE)
    assert game.on("b1") == "N"
    words = game.screen.messages.banner.words
    assert words is not None
    assert (words.kind, words.article) == (BannerKind.RULING, "7.5.1")


def test_own_pieces_stand_together_on_a_square(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("b1", "a2")
    assert game.on("a2") == "PN"


def test_a_piece_dropped_beside_board_and_tray_goes_back(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.lift("e2", "e4")
    game.seat.release(game.point(game.screen.panels.black.names))
    assert (game.on("e2"), game.view.in_hand) == ("P", None)
    assert game.view.touched == ("e2",)


@pytest.mark.parametrize(("act", "article"), [(PlayerAct.CLAIM_DRAW, "9.4"), (PlayerAct.ADJUST, "4.2.1")])
def test_after_a_piece_has_gone_off_the_laws_answer_and_nothing_happens(
    qtbot: QtBot, act: PlayerAct, article: str
) -> None:
    game = sit_down(qtbot)
    game.drag("e2", "tray")
    before = game.view
    game.click(game.screen.panels.white.acts.button(act))
    remark = game.screen.messages.remark
    assert remark.isVisible()
    assert article in remark.text
    assert game.view is before
    assert not game.screen.panels.white.claim.isVisible()
    game.click(game.tray.back_button)
    assert not remark.text


def test_castling_is_two_moves_of_the_hand(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=CASTLING)
    game.drag("e1", "g1")
    assert game.on("h1") == "R"
    game.drag("h1", "f1")
    assert game.view.moves[-1].san == "O-O"
    game.press(WHITE)
    assert game.view.moves[-1].is_completed


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_the_pawn_taken_en_passant_is_put_on_the_tray(qtbot: QtBot, way: str) -> None:
    game = sit_down(qtbot, fen=EN_PASSANT)
    game.drag("e5", "d6")
    assert game.on("d5") == "p"
    if way == "drag":
        game.drag("d5", "tray")
    elif way == "click":
        game.click("d5", "tray")
    else:
        game.keys(Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Delete)
    assert game.on("d5") == ""
    assert game.view.moves[-1].san == "exd6"


def test_what_was_taken_off_lies_on_the_tray_and_goes_back(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("d2", "tray")
    assert game.taken_off == "P"
    assert game.tray.off[0].isVisible()
    game.drag(game.tray.off[0], "d4")
    assert (game.taken_off, game.on("d4")) == ("", "P")
    assert not game.tray.off[0].isVisible()


def test_the_new_piece_is_put_by_clicks(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=PROMOTION)
    game.drag("a7", "a8")
    assert not game.screen.board.strip.isVisible()
    game.click(game.tray.new[3])
    assert game.tray.new[3].isChecked()
    game.click("a8")
    assert game.view.moves[-1].san == "a8=N"
    assert not game.tray.new[3].isChecked()


def test_the_new_piece_is_put_by_keys(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=PROMOTION)
    game.drag("a7", "a8")
    game.tray.new[0].setFocus()
    game.keys(Qt.Key.Key_Space)
    assert game.screen.board.hasFocus()
    game.keys(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert game.view.moves[-1].san == "a8=Q+"


def test_the_new_piece_is_dragged_while_the_pawn_is_in_hand(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=PROMOTION)
    game.click("a7")
    game.drag(game.tray.new[1], "a8")
    assert game.view.moves[-1].san == "a8=R+"


def test_a_pawn_may_be_left_on_the_last_rank_and_is_made_a_queen_then(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=PROMOTION)
    game.drag("a7", "a8")
    game.press(WHITE)
    assert game.on("a8") == "Q"
    assert game.screen.messages.banner.words is not None
    assert game.screen.messages.banner.words.article == "7.5.2"


def test_escape_and_a_second_click_give_a_new_piece_up(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=PROMOTION)
    game.click(game.tray.new[0])
    game.keys(Qt.Key.Key_Escape)
    assert not game.tray.new[0].isChecked()
    game.click(game.tray.new[0], game.tray.new[0], "e1")
    assert not game.screen.board.is_placing
    assert game.view.in_hand == "e1"


def test_everything_is_put_back_by_one_button(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("e2", "e5")
    game.drag("d1", "tray")
    game.click(game.tray.back_button)
    assert (game.on("e2"), game.on("d1"), game.taken_off) == ("P", "Q", "")
    assert game.view.touched == ("e2",)


def test_an_untouched_board_has_nothing_to_put_back(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    told = [game.tray.back_button.isEnabled()]
    for start, end in (("e2", "e5"), ("e5", "e2"), ("e2", "e4")):
        game.drag(start, end)
        told.append(game.tray.back_button.isEnabled())
    assert told == [False, True, False, False]  # a move that is made has nothing wrong with it


def test_the_tray_shows_the_pieces_of_the_side_to_move(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    assert [piece.item.letter for piece in game.tray.new] == ["Q", "R", "B", "N"]
    game.drag("e2", "e4")
    game.press(WHITE)
    assert [piece.item.letter for piece in game.tray.new] == ["q", "r", "b", "n"]


def test_a_capture_takes_the_captured_piece_off_for_good(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen=CAPTURE)
    game.drag("e4", "d5")
    assert game.view.moves[-1].san == "exd5"
    assert game.taken_off == ""


def test_a_press_without_a_move_is_ruled_on(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.press(WHITE)
    words = game.screen.messages.banner.words
    assert words is not None
    assert words.article == "7.5.3"


def test_a_typed_move_puts_the_board_right_first(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("g1", "g4")
    assert game.bridge.typed_move("Nf3")
    assert game.view.moves[-1].san == "Nf3"


def test_an_impossible_move_can_be_typed_square_by_square(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    assert game.bridge.typed_move("e2e5")
    assert game.on("e5") == "P"
    assert not game.bridge.typed_move("e7e5")


def test_a_text_that_can_be_two_moves_names_no_impossible_one(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    assert not game.bridge.typed_move("B1D3")
    assert game.on("b1") == "N"
    assert game.bridge.typed_move("b1d3")
    assert game.on("d3") == "N"


def test_a_carried_piece_is_seen_on_its_way_to_the_tray(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.lift("d2", "tray")
    assert game.screen.in_the_air.letter == "P"
    game.seat.release(game.point("tray"))
    assert game.screen.in_the_air.letter == ""


def test_an_adjusted_piece_cannot_be_dragged_off(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.click(game.screen.panels.white.acts.button(PlayerAct.ADJUST))
    game.drag("d2", "tray")
    assert (game.on("d2"), game.view.touched) == ("P", ())


# Who rules


def test_where_the_arbiter_rules_the_banner_waits_for_him(qtbot: QtBot) -> None:
    game = sit_down(qtbot, rulings=Rulings.ARBITER)
    game.drag("b1", "b4")
    game.press(WHITE)
    banner = game.screen.messages.banner
    assert banner.words is not None
    assert (banner.words.kind, game.on("b4")) == (BannerKind.STOPPED, "N")
    assert not banner.button("understood").isVisible()
    game.click(banner.button("arbiter"))
    sections = game.screen.arbiter.sections
    assert sections.findings.card.isVisible()
    assert sections.answer.text()
    game.click(sections.findings.card.confirm_button)
    assert (game.on("b1"), sections.counts.illegal.white.number.text()) == ("N", "1")


def test_the_arbiter_may_let_the_game_go_on(qtbot: QtBot) -> None:
    game = sit_down(qtbot, rulings=Rulings.ARBITER)
    game.drag("b1", "b4")
    game.press(WHITE)
    game.click(game.screen.messages.banner.button("arbiter"), game.screen.arbiter.resume_button)
    assert (game.view.phase, game.view.awaits_arbiter) == (Phase.RUNNING, False)


def test_a_player_claims_an_illegal_move_where_nobody_else_watches(qtbot: QtBot) -> None:
    game = sit_down(qtbot, supervision=Supervision.LIMITED)
    game.drag("b1", "b4")
    game.press(WHITE)
    assert not game.screen.messages.has_banner
    panel = game.screen.panels.black
    game.click(panel.acts.button(PlayerAct.CALL_ARBITER), panel.call.options["illegal"], panel.call.confirm_button)
    assert game.on("b1") == "N"
    assert game.screen.messages.has_banner


# Sizes


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 576), (683, 384)])
def test_targets_of_the_tray_are_large_enough_and_apart(qtbot: QtBot, size: tuple[int, int]) -> None:
    game: StrictGame = sit_down(qtbot, size=size)
    game.drag("d2", "tray")
    targets = [game.tray.off[0], *game.tray.new, game.tray.back_button]
    assert all(min(each.width(), each.height()) >= 44 for each in targets)
    ends = sorted((each.y(), each.y() + each.height()) for each in targets)
    assert all(above[1] + 8 <= below[0] for above, below in pairwise(ends))
    assert ends[-1][1] <= game.tray.height()
    assert not game.tray.geometry().intersects(game.screen.panels.black.geometry())
    assert game.screen.board.square_rect("a1").width() >= (40 if size[0] < 1000 else 56)

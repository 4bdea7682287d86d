"""A draw is claimed with a written move, and the arbiter is called with a claim where he does not see everything."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Supervision
from ladya_desktop.game.view import GameView, PlayerAct
from ladya_desktop.texts import set_language
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.play.writing_board import move_in_words
from tests.ui.play.fake_port import game_view
from tests.ui.play.laid_table import LaidTable, lay
from tests.ui.play.seat import LEFT, NONE

WHITE = Color.WHITE


def limited() -> GameView:
    view = game_view()
    return replace(view, regulations=replace(view.regulations, supervision=Supervision.LIMITED))


def written_words(table: LaidTable) -> str:
    return table.screen.panels.white.claim.written.text().replace("\N{NON-BREAKING HYPHEN}", "-")


def begin_writing(table: LaidTable) -> None:
    panel = table.screen.panels.white
    table.seat.click(panel.acts.button(PlayerAct.CLAIM_DRAW))
    table.seat.click(panel.claim.options["threefold"])
    table.seat.click(panel.claim.written)


def write(table: LaidTable, *squares: str) -> None:
    board = table.screen.writing.card.board
    for square in squares:
        middle = board.mapTo(table.screen, board.square_rect(square).center().toPoint())
        QTest.mouseClick(table.seat.handle, LEFT, NONE, middle)


def test_a_written_move_goes_with_the_claim_and_is_no_touch(table: LaidTable) -> None:
    begin_writing(table)
    claim = table.screen.panels.white.claim
    assert not claim.confirm_button.isEnabled()
    write(table, "g1", "f3")
    assert claim.confirm_button.isEnabled()
    assert table.port.calls == []
    table.seat.click(claim.confirm_button)
    assert table.port.calls == [("claim_threefold", WHITE, "g1f3")]
    assert not table.screen.writing.card.isVisible()


def test_the_board_to_write_on_covers_the_board_of_the_game(table: LaidTable) -> None:
    begin_writing(table)
    card, board = table.screen.writing.card, table.screen.board
    assert card.isVisible()
    assert card.geometry().contains(board.geometry())


def test_no_corner_of_the_board_looks_out_behind_the_card(table: LaidTable) -> None:
    """Its own corners are round: it reaches beyond the board on every side."""
    begin_writing(table)
    card, board = table.screen.writing.card, table.screen.board
    assert card.geometry().adjusted(2, 2, -2, -2).contains(board.geometry())


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
def test_the_button_that_claims_says_so(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = lay(qtbot, size=size)
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.CLAIM_DRAW))
    assert table.screen.panels.white.claim.confirm_button.text() == "Требую ничью"


def test_a_move_can_be_written_anew_and_given_up(table: LaidTable) -> None:
    begin_writing(table)
    claim = table.screen.panels.white.claim
    write(table, "g1", "f3", "e2", "e4")
    assert "e2-e4" in written_words(table)
    table.seat.click(claim.written)
    assert not table.screen.writing.card.isVisible()
    table.seat.click(claim.confirm_button)
    assert table.port.calls == [("claim_threefold", WHITE, None)]


def test_a_promotion_is_written_with_its_new_piece(qtbot: QtBot) -> None:
    table = lay(qtbot, game_view(placement=Placement.from_board_fen("4k3/P7/8/8/8/8/8/4K3")))
    begin_writing(table)
    write(table, "a7", "a8")
    assert not table.screen.panels.white.claim.confirm_button.isEnabled()
    write(table, "a5")
    table.seat.click(table.screen.panels.white.claim.confirm_button)
    assert table.port.calls == [("claim_threefold", WHITE, "a7a8n")]


def test_pieces_of_the_opponent_are_not_written(table: LaidTable) -> None:
    begin_writing(table)
    write(table, "e7", "e5")
    assert not table.screen.panels.white.claim.confirm_button.isEnabled()


def test_a_move_is_written_by_keys(table: LaidTable) -> None:
    begin_writing(table)
    assert table.screen.writing.card.board.hasFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return):
        table.seat.key(key)
    assert "e2-e4" in written_words(table)


def test_going_back_puts_the_written_move_away(table: LaidTable) -> None:
    begin_writing(table)
    table.seat.click(table.screen.panels.white.claim.back_button)
    assert not table.screen.writing.card.isVisible()


def test_a_written_move_is_read_in_the_language_chosen(table: LaidTable) -> None:
    begin_writing(table)
    write(table, "g1", "f3")
    set_language("en")
    table.screen.retranslate()
    assert "Ng1-f3" in written_words(table)


@pytest.mark.parametrize(
    ("uci", "words"), [("g1f3", "Кg1-f3"), ("e2e4", "e2-e4"), ("d1d7", "Фd1xd7"), ("e2e8n", "e2xe8=К")]
)
def test_a_written_move_is_said_in_full(uci: str, words: str) -> None:
    assert move_in_words(game_view().placement, uci) == words


# Calling the arbiter


@pytest.mark.parametrize(
    ("kind", "call"),
    [
        ("illegal", "claim_illegal"),
        ("touch", "claim_touch_move"),
        ("flag", "claim_flag"),
        ("help", "call_arbiter"),
    ],
)
def test_the_arbiter_is_called_with_a_claim_of_ones_own(qtbot: QtBot, kind: str, call: str) -> None:
    table = lay(qtbot, limited())
    panel = table.screen.panels.black
    table.seat.click(panel.acts.button(PlayerAct.CALL_ARBITER))
    assert not panel.call.confirm_button.isEnabled()
    table.seat.click(panel.call.options[kind])
    table.seat.click(panel.call.confirm_button)
    assert table.port.calls == [(call, Color.BLACK)]
    assert panel.acts.isVisible()


def test_who_thinks_better_of_it_goes_back(qtbot: QtBot) -> None:
    table = lay(qtbot, limited())
    panel = table.screen.panels.white
    table.seat.click(panel.acts.button(PlayerAct.CALL_ARBITER))
    table.seat.click(panel.call.back_button)
    assert (table.port.calls, panel.acts.isVisible()) == ([], True)


def test_where_the_program_watches_the_arbiter_is_called_at_once(table: LaidTable) -> None:
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.CALL_ARBITER))
    assert table.port.calls == [("call_arbiter", WHITE)]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
def test_nothing_on_a_sheet_lies_on_something_else(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    set_language("en" if language == "en" else "ru")
    table = lay(qtbot, limited(), size=size)
    for sheet, act in (("call", PlayerAct.CALL_ARBITER), ("claim", PlayerAct.CLAIM_DRAW)):
        panel = table.screen.panels.white
        shown = getattr(panel, sheet)
        table.seat.click(panel.acts.button(act))
        table.seat.click(shown.rows()[0])
        parts = [shown.clock, *shown.rows(), shown.confirm_button, shown.back_button]
        for above, below in pairwise(parts):
            assert above.geometry().bottom() < below.geometry().top(), (sheet, size)
            assert below.height() >= 44
        assert shown.rect().contains(shown.back_button.geometry())
        table.seat.click(shown.back_button)


# A grey button says why


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_the_claim_sheet_says_what_is_still_to_be_chosen_then_what_it_costs(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = lay(qtbot, size=size)
    claim = table.screen.panels.white.claim
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.CLAIM_DRAW))
    assert claim.warning.text() == "Сначала выбрать причину."
    assert claim.confirm_button.accessibleDescription() == "Сначала выбрать причину."
    table.seat.click(claim.options["fifty"])
    assert "сопернику +" in claim.warning.text()
    table.seat.click(claim.written)
    assert claim.warning.text() == "Сначала записать ход на доске."
    write(table, "g1", "f3")
    assert "сопернику +" in claim.confirm_button.accessibleDescription()


def test_the_call_sheet_says_what_is_still_to_be_chosen(qtbot: QtBot) -> None:
    table = lay(qtbot, limited())
    panel = table.screen.panels.white
    table.seat.click(panel.acts.button(PlayerAct.CALL_ARBITER))
    assert panel.call.warning.text() == "Сначала выбрать, что случилось."
    table.seat.click(panel.call.options["help"])
    assert panel.call.warning.text() == ""


def test_the_reason_speaks_of_the_position_after_the_move(table: LaidTable) -> None:
    begin_writing(table)
    claim = table.screen.panels.white.claim
    assert "будет на доске" in claim.options["threefold"].accessibleDescription()
    table.seat.click(claim.written)
    assert "эта позиция на доске" in claim.options["threefold"].accessibleDescription()


def test_after_my_move_is_no_third_reason(table: LaidTable) -> None:
    begin_writing(table)
    claim = table.screen.panels.white.claim
    table.seat.click(claim.options["fifty"])
    assert isinstance(claim.written, CheckRow)
    assert (claim.kind, claim.written.isChecked()) == ("fifty", True)
    between, reasons = (
        b.y() - a.geometry().bottom()
        for a, b in ((claim.options["fifty"], claim.written), (claim.options["threefold"], claim.options["fifty"]))
    )
    assert between > reasons

"""How the players sit is chosen by a tool and remembered; the board may turn by itself, but under no hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Phase, PlayedMove, Player
from ladya_desktop.ui.play.name_block import NameBlock
from ladya_desktop.ui.play.tablet_seating import AUTO_TURN, MOVES_HIDDEN, OPPOSITE
from ladya_desktop.ui.play.tablet_seats_card import SeatsCard
from tests.ui.play.fake_port import FakePort, game_view, stopped
from tests.ui.play.laid_table import LaidTable, lay
from tests.ui.play.seat import LEFT_CTRL


class Kept:
    """Settings in a dictionary."""

    def __init__(self, **values: str) -> None:
        self.values = dict(values)

    def get(self, key: str) -> str | None:
        return self.values.get(key)

    def put(self, key: str, value: str) -> None:
        self.values[key] = value


def card_of(table: LaidTable) -> SeatsCard:
    """The choice, opened by its tool."""
    table.seat.click(table.tool("seats"))
    card = table.screen.seating.card
    assert card is not None
    assert card.isVisible()
    return card


def test_the_tool_offers_both_ways_to_sit(table: LaidTable) -> None:
    card = card_of(table)
    table.seat.click(card.opposite)
    assert table.screen.table.is_tablet
    assert not card.isVisible()
    table.seat.click(card_of(table).beside)
    assert not table.screen.table.is_tablet


@pytest.mark.parametrize("size", [(1366, 768), (768, 1024), (1024, 576)])
def test_the_choice_lies_within_the_screen(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = lay(qtbot, size=size)
    for is_opposite in (False, True):
        table.screen.seating.sit_opposite(is_opposite=is_opposite)
        assert table.screen.rect().contains(card_of(table).geometry())
        table.screen.seating.close_card()


def test_the_choice_marks_what_is_chosen(table: LaidTable) -> None:
    card = card_of(table)
    assert [row.isChecked() for row in (card.beside, card.opposite, card.turning)] == [True, False, False]
    assert card.turning.isEnabled()
    table.seat.click(card.opposite)
    card = card_of(table)
    assert [row.isChecked() for row in (card.beside, card.opposite, card.turning)] == [False, True, False]
    assert not card.turning.isEnabled(), "each sees the board from his own side already"


def test_clocks_and_board_wait_for_no_choice(table: LaidTable) -> None:
    card_of(table)
    table.seat.ctrl(LEFT_CTRL)
    table.seat.press(table.screen.panels.white.clock)
    assert table.port.calls == [("press", Color.WHITE, "keyboard"), ("press", Color.WHITE, "mouse")]


def test_the_choice_is_left_by_escape_by_its_button_and_by_its_tool(table: LaidTable) -> None:
    card = card_of(table)
    ways: tuple[Callable[[], None], ...] = (
        lambda: table.seat.key(Qt.Key.Key_Escape),
        lambda: table.seat.click(card.close_button),
        lambda: table.seat.click(table.tool("seats")),
    )
    for leave in ways:
        leave()
        assert not card.isVisible()
        assert table.screen.board.hasFocus()
        card_of(table)


def test_the_choice_is_made_by_keyboard_alone(table: LaidTable) -> None:
    table.tool("seats").setFocus()
    table.seat.key(Qt.Key.Key_Space)
    card = table.screen.seating.card
    assert card is not None
    assert card.beside.hasFocus()
    table.seat.key(Qt.Key.Key_Down)
    assert table.screen.table.is_tablet


def test_what_is_chosen_is_remembered(table: LaidTable, qtbot: QtBot) -> None:
    kept = Kept()
    table.screen.seating.remember_in(kept)
    table.seat.click(card_of(table).turning)
    table.seat.click(card_of(table).opposite)
    table.seat.click(table.tool("moves"))
    assert kept.values == {OPPOSITE: "yes", MOVES_HIDDEN: "yes", AUTO_TURN: "yes"}
    other = lay(qtbot)
    other.screen.seating.remember_in(kept)
    assert other.screen.table.is_tablet
    assert not other.screen.table.wants_bar
    assert other.screen.seating.turns_by_itself
    other.screen.seating.sit_opposite(is_opposite=False)
    assert kept.values[OPPOSITE] == ""


def test_nothing_is_turned_and_nobody_sits_opposite_unless_chosen(table: LaidTable) -> None:
    table.screen.seating.remember_in(Kept())
    table.port.show(game_view(to_move=Color.BLACK))
    assert not table.screen.table.is_tablet
    assert not table.screen.board.is_flipped


def test_the_board_turns_to_whoever_has_the_move(table: LaidTable) -> None:
    table.seat.click(card_of(table).turning)
    table.port.show(game_view(to_move=Color.BLACK))
    assert table.screen.board.is_flipped
    table.port.show(game_view())
    assert not table.screen.board.is_flipped


def test_the_board_stays_until_the_clock_is_pressed(table: LaidTable) -> None:
    made = PlayedMove(number=1, color=Color.WHITE, uci="e2e4", san="e4", is_completed=False)
    table.screen.seating.turn_by_itself(is_on=True)
    table.port.show(game_view(to_move=Color.BLACK, moves=(made,)))
    assert not table.screen.board.is_flipped
    table.port.show(game_view(to_move=Color.BLACK, moves=(replace(made, is_completed=True),)))
    assert table.screen.board.is_flipped


def test_the_board_stays_while_a_piece_is_in_a_hand(table: LaidTable) -> None:
    table.screen.seating.turn_by_itself(is_on=True)
    table.port.show(game_view(to_move=Color.BLACK, in_hand="e7"))
    assert not table.screen.board.is_flipped
    table.port.show(game_view(to_move=Color.BLACK))
    assert table.screen.board.is_flipped


def test_the_board_stays_while_a_piece_of_the_tray_is_carried(table: LaidTable) -> None:
    table.screen.seating.turn_by_itself(is_on=True)
    table.screen.in_the_air.show()
    table.port.show(game_view(to_move=Color.BLACK))
    assert not table.screen.board.is_flipped
    table.screen.in_the_air.hide()
    table.port.show(game_view(to_move=Color.BLACK))
    assert table.screen.board.is_flipped


def test_the_board_stays_while_the_clocks_stand_and_on_a_tablet(table: LaidTable) -> None:
    table.screen.seating.turn_by_itself(is_on=True)
    table.port.show(stopped(game_view(to_move=Color.BLACK)))
    assert not table.screen.board.is_flipped
    table.screen.seating.sit_opposite(is_opposite=True)
    table.port.show(game_view(to_move=Color.BLACK))
    assert not table.screen.board.is_flipped


@pytest.mark.parametrize(
    ("half_points", "words"),
    [(0, "0 очков"), (1, "½ очка"), (2, "1 очко"), (5, "2½ очка"), (10, "5 очков"), (None, "3А класс")],
)
def test_a_panel_tells_the_points_so_far(qtbot: QtBot, half_points: int | None, words: str) -> None:
    names = NameBlock(Color.WHITE)
    qtbot.addWidget(names)
    names.present(FakePort().view.players.white)
    names.set_points(half_points)
    assert names.accessibleName().endswith(words)


def test_the_card_ends_where_the_panels_end_and_its_tool_stays_down(table: LaidTable) -> None:
    tool = table.screen.bar.tools["seats"]
    table.seat.click(tool)
    card = table.screen.seating.card
    assert card is not None
    assert card.geometry().right() <= table.screen.panels.black.geometry().right()
    assert tool.isChecked()
    table.seat.click(tool)
    assert not card.isVisible()
    assert not tool.isChecked()


@pytest.mark.parametrize("school_class", ["1А", "10А"])
def test_in_a_low_window_points_have_their_word_too(qtbot: QtBot, school_class: str) -> None:
    names = NameBlock(Color.WHITE)
    qtbot.addWidget(names)
    names.resize(124, 72)
    names.set_sizes(26, (13, 12, 11), 12, is_compact=True)
    names.present(Player(name="Клёнов Лев", school_class=school_class))
    names.set_points(0)
    assert names._line() == f"{school_class} · 0 очков"


def test_the_screen_passes_points_on(table: LaidTable) -> None:
    table.screen.show_points(ByColor(3, 0))
    assert "1½ очка" in table.screen.panels.white.names.accessibleName()
    assert "0 очков" in table.screen.panels.black.names.accessibleName()


def test_once_there_is_a_result_points_before_the_game_are_not_said(table: LaidTable) -> None:
    """They are no longer what he has, and those of this game stand in the table."""
    names = table.screen.panels.white.names
    table.screen.show_points(ByColor(3, 0))
    running = table.port.view
    table.port.show(replace(stopped(running), phase=Phase.ENDED))
    assert names.accessibleName().endswith("3А класс")
    names.set_sizes(26, (13, 12, 11), 12, is_compact=True)
    assert names._line() == "3А"
    table.port.show(running)
    assert "1½ очка" in names.accessibleName()

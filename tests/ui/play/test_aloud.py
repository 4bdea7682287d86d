"""What is said on demand, by which key, and that it is no more than what is seen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import Phase, PlayedMove
from ladya_desktop.texts import set_language
from ladya_desktop.ui.play.aloud import spoken_duties, spoken_game, spoken_pieces, spoken_side
from tests.ui.play.fake_port import game_view, stopped
from tests.ui.play.laid_table import LaidTable, over

MOVE = PlayedMove(number=1, color=Color.BLACK, uci="g8f6", san="Nf6", is_completed=True)


def test_the_game_is_told_in_one_go() -> None:
    told = spoken_game(game_view(moves=(MOVE,), touched=("g1",)), 0)
    assert told == (
        "Ход белых. Последний ход: Кf6. Тронуто, ходить: конь g1. "
        "У белых 2 минуты 48 секунд. У чёрных 3 минуты 21 секунда. Идут часы белых."
    )
    set_language("en")
    assert spoken_game(game_view(moves=(MOVE,)), 0).startswith("White to move. Last move: Nf6.")


def test_duties_are_moves_captures_promotion_and_what_is_in_hand() -> None:
    view = game_view(touched=("g1", "d8"), promotion="e8", in_hand="g1")
    assert spoken_duties(view) == (
        "Тронуто, ходить: конь g1.",
        "Тронуто, брать: ферзь d8.",
        "Выбрать новую фигуру на поле e8.",
        "В руке: конь g1.",
    )
    assert spoken_duties(game_view(touched=("e4",), in_hand="e4")) == ()


def test_a_game_that_is_over_has_no_duties() -> None:
    assert spoken_duties(over(touched=("g1",))) == ()
    assert spoken_game(over(), 0).startswith("Партия закончена.")
    assert spoken_side(over(), Color.BLACK, 0).startswith("Партия закончена.")


def test_clocks_that_stand_a_flag_and_an_offer_are_told() -> None:
    assert spoken_game(stopped(game_view()), 0).endswith("Часы стоят.")
    fallen = ClockState(remaining_ms=ByColor(0, 5_000), running=None, since_ms=0, fallen=Color.WHITE)
    assert "Флажок упал." in spoken_game(replace(stopped(game_view()), clock=fallen), 0)
    assert "Чёрные предлагают ничью." in spoken_game(game_view(draw_offer=Color.BLACK), 0)
    before = spoken_game(game_view(phase=Phase.NOT_STARTED), 0)
    assert before.startswith("Партия ещё не началась. Ход белых.")


def test_without_clocks_nothing_is_said_of_them() -> None:
    view = game_view(regulations=Regulations(time_control=TimeControl.from_pgn("-")))
    assert spoken_game(view, 0) == "Ход белых."
    assert spoken_side(view, Color.BLACK, 0) == ""


def test_the_pieces_are_told_side_by_side_the_king_first() -> None:
    placement = Placement.from_board_fen("4k3/8/8/8/8/8/P3N3/R3K2R")
    assert spoken_pieces(placement) == "Белые: король e1, ладья a1, ладья h1, конь e2, пешка a2. Чёрные: король e8."
    assert spoken_pieces(Placement.from_board_fen("8/8/8/8/8/8/8/4K3")).endswith("Чёрные: фигур нет.")


@pytest.mark.parametrize(
    ("key", "beginning"), [(Qt.Key.Key_F2, "Ход белых."), (Qt.Key.Key_F3, "Белые: король e1, ферзь d1,")]
)
def test_a_key_says_it_to_the_screen_reader(
    table: LaidTable, key: Qt.Key, beginning: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(
        "ladya_desktop.ui.play.aloud.QAccessible.updateAccessibility", lambda event: announced.append(event.message())
    )
    said: list[str] = []
    table.screen.aloud.said.connect(said.append)
    table.seat.key(key)
    assert len(announced) == 1
    assert announced == said
    assert announced[0].startswith(beginning)
    assert table.port.calls == []
    assert not QAccessible.isActive()


def test_the_key_works_whatever_has_the_keyboard(table: LaidTable) -> None:
    said: list[str] = []
    table.screen.aloud.said.connect(said.append)
    table.screen.set_arbiter_open(is_open=True)
    table.seat.key(Qt.Key.Key_F2)
    assert len(said) == 1

"""An impossible move that stood is corrected once both players have said so."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase, PlayedMove
from ladya_desktop.ui.arbiter.correction import Correction
from tests.ui.hands import click, show
from tests.ui.play.fake_port import FakePort, game_view, stopped


def played(number: int, color: Color, san: str, *, is_illegal: bool = False) -> PlayedMove:
    return PlayedMove(number=number, color=color, uci="", san=san, is_completed=True, is_illegal=is_illegal)


MOVES = (
    played(1, Color.WHITE, "Ng1-g4", is_illegal=True),
    played(1, Color.BLACK, "e5"),
    played(2, Color.WHITE, "d4"),
    played(2, Color.BLACK, "", is_illegal=True),
)


def standing(moves: tuple[PlayedMove, ...] = MOVES) -> GameView:
    return stopped(game_view(moves=moves))


@pytest.fixture
def port() -> FakePort:
    return FakePort(standing())


@pytest.fixture
def part(qtbot: QtBot, port: FakePort) -> Correction:
    made = Correction(port)
    port.view_changed.connect(made.present)
    made.retranslate()
    shown = show(qtbot, made, 640, 400)
    made.present(port.view)
    return shown


def test_it_is_offered_only_where_an_impossible_move_stands(part: Correction, port: FakePort) -> None:
    assert part.isVisible()
    port.show(standing(MOVES[1:3]))
    assert not part.isVisible()


@pytest.mark.parametrize("phase", [Phase.NOT_STARTED, Phase.ENDED])
def test_it_is_not_offered_before_and_after_the_game(part: Correction, port: FakePort, phase: Phase) -> None:
    port.show(game_view(moves=MOVES, phase=phase))
    assert not part.isVisible()


def test_both_must_agree(part: Correction, port: FakePort) -> None:
    assert not part.confirm_button.isVisible()
    click(part.toggle)
    click(part.agreed.white)
    assert not part.confirm_button.isEnabled()
    click(part.agreed.black)
    click(part.confirm_button)
    assert port.calls == [("agree_correction", 4)]
    assert not part.confirm_button.isVisible()


def test_the_last_one_is_meant_unless_another_is_chosen(part: Correction, port: FakePort) -> None:
    click(part.toggle)
    assert [row.text() for row in part.moves] == [
        "2… переставлено несколько фигур, ход чёрных",
        "1. Кg1-g4, ход белых",
    ]
    for each in (part.moves[1], part.agreed.white, part.agreed.black, part.confirm_button):
        click(each)
    assert port.calls == [("agree_correction", 1)]


def test_what_was_agreed_is_forgotten_with_the_page_and_with_other_moves(part: Correction, port: FakePort) -> None:
    click(part.toggle)
    click(part.agreed.white)
    click(part.toggle)
    click(part.toggle)
    assert not part.agreed.white.isChecked()
    click(part.agreed.white)
    port.show(standing(MOVES[:3]))
    assert (part.toggle.isChecked(), part.agreed.white.isChecked(), len(part.moves)) == (False, False, 1)


def test_a_legal_move_that_follows_leaves_what_was_begun(part: Correction, port: FakePort) -> None:
    click(part.toggle)
    click(part.agreed.white)
    port.show(standing((*MOVES, played(3, Color.WHITE, "Nc3"))))
    assert part.agreed.white.isChecked()

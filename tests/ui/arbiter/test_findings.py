"""A finding is chosen, its consequence is read, then it is confirmed: whose, which one, whether the game ends by it."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import Awaited, GameView, Notice, Phase
from ladya_desktop.ui.arbiter.findings import FINDINGS, Findings
from ladya_desktop.ui.arbiter.foreseen import foreseen_words
from tests.ui.hands import click, show
from tests.ui.play.fake_port import FakePort, game_view, stopped

ILLEGAL, TOUCH = Finding.ILLEGAL_MOVE, Finding.TOUCH_MOVE
LOST = GameResult(score=Score.WHITE_WINS, termination=Termination.ILLEGAL_MOVES, article="7.5.5")
FIRST = Notice(code="ruling.illegal_move", is_ruling=True, color=Color.BLACK, article="7.5.1", params=(("minutes", 1),))
SECOND = Notice(code="ruling.illegal_moves", is_ruling=True, color=Color.WHITE, article="7.5.5")
TOUCHED = Notice(code="ruling.touch_move", is_ruling=True, color=Color.WHITE, article="4.3")
NOTHING = Notice(code="refusal.nothing_found", is_ruling=False)


def then(notice: Notice | None, result: GameResult | None = None) -> GameView:
    return game_view(notice=notice, result=result, phase=Phase.STOPPED if result is None else Phase.ENDED)


@pytest.fixture
def port() -> FakePort:
    made = FakePort(stopped(game_view()))
    made.would_be[ILLEGAL] = (then(FIRST), ByColor(0, 1))
    return made


@pytest.fixture
def part(qtbot: QtBot, port: FakePort) -> Findings:
    made = Findings(port)
    port.view_changed.connect(made.present)
    made.retranslate()
    made.present(port.view)
    return show(qtbot, made, 640, 400)


@pytest.mark.parametrize("finding", FINDINGS)
def test_nothing_is_ruled_before_it_is_confirmed(part: Findings, port: FakePort, finding: Finding) -> None:
    port.would_be[finding] = (then(FIRST), ByColor(0, 1))
    assert not part.card.isVisible()
    click(part.buttons[finding])
    assert port.calls == []
    click(part.confirm_button)
    assert port.calls == [("rule", finding)]
    assert (part.chosen, part.card.isVisible()) == (None, False)


def test_what_the_finding_would_bring_stands_there_before(part: Findings) -> None:
    click(part.buttons[ILLEGAL])
    assert part.title.text() == "Нарушение чёрных, невозможный ход № 1."
    assert "сопернику +1 минута" in part.line.text()
    assert part.confirm_button.text() == "Подтвердить"


def test_a_finding_that_ends_the_game_says_so_on_its_button_too(part: Findings, port: FakePort) -> None:
    port.illegal_moves = ByColor(0, 1)
    port.would_be[ILLEGAL] = (then(SECOND, LOST), ByColor(0, 2))
    click(part.buttons[ILLEGAL])
    assert part.title.text() == "Нарушение чёрных, невозможный ход № 2. Партия закончится!"
    assert "Белые выиграли." in part.line.text()
    assert part.confirm_button.text() == "Подтвердить и закончить партию"
    assert "№ 2" in part.confirm_button.accessibleDescription()


def test_what_the_record_contradicts_cannot_be_confirmed(part: Findings) -> None:
    click(part.buttons[TOUCH])
    assert "Такого нарушения здесь нет." in part.line.text()
    assert "Ничего не изменилось" not in part.line.text()  # nothing has been tried
    assert not part.title.isVisible()
    assert not part.confirm_button.isVisible()


@pytest.mark.parametrize(
    ("awaits", "code", "finding"),
    [
        (Awaited.ILLEGAL_MOVE, "ruling.illegal_move_waits", ILLEGAL),
        (Awaited.TOUCH_MOVE, "ruling.touch_move_waits", TOUCH),
        (Awaited.CLAIM, "ruling.illegal_move_claimed", ILLEGAL),
        (Awaited.CLAIM, "ruling.touch_move_claimed", TOUCH),
        (Awaited.CLAIM, None, None),
        (Awaited.CALL, "ruling.stopped", None),
    ],
)
def test_what_waits_is_chosen_already(
    part: Findings, port: FakePort, awaits: Awaited, code: str | None, finding: Finding | None
) -> None:
    notice = None if code is None else Notice(code=code, is_ruling=False)
    port.show(stopped(game_view(awaits_arbiter=True, awaits=awaits), notice=notice))
    assert part.chosen is finding
    assert part.card.isVisible() is (finding is not None)
    port.show(stopped(game_view()))
    assert part.chosen is None


def test_another_finding_chosen_stays_while_the_same_waits(part: Findings, port: FakePort) -> None:
    waits = stopped(game_view(awaits_arbiter=True, awaits=Awaited.ILLEGAL_MOVE))
    port.show(waits)
    click(part.buttons[TOUCH])
    port.show(replace(waits, draw_offer=Color.WHITE))
    assert part.chosen is TOUCH


def test_the_consequence_follows_the_game(part: Findings, port: FakePort) -> None:
    click(part.buttons[ILLEGAL])
    port.would_be[ILLEGAL] = (then(NOTHING), ByColor(0, 0))
    port.show(stopped(game_view(draw_offer=Color.WHITE)))
    assert "Такого нарушения здесь нет." in part.line.text()


@pytest.mark.parametrize("phase", [Phase.NOT_STARTED, Phase.ENDED])
def test_nothing_is_found_before_and_after_the_game(part: Findings, port: FakePort, phase: Phase) -> None:
    click(part.buttons[ILLEGAL])
    port.show(game_view(phase=phase))
    assert not any(button.isEnabled() for button in part.buttons.values())
    assert not part.card.isVisible()


def test_whose_touch_it_was_is_told_without_a_number() -> None:
    words = foreseen_words(ByColor(0, 0), then(TOUCHED), ByColor(0, 0))
    assert (words.title, words.is_end) == ("Нарушение белых.", False)


def test_an_end_that_is_nobodys_fault_names_nobody() -> None:
    drawn = GameResult(score=Score.DRAW, termination=Termination.ARBITER, article=None)
    words = foreseen_words(ByColor(0, 0), then(None, drawn), ByColor(0, 0))
    assert (words.title, words.line) == ("Партия закончится!", "Ничья.")


def test_a_finding_without_words_of_its_own_is_nobodys_fault() -> None:
    assert foreseen_words(ByColor(0, 0), then(None), ByColor(0, 0)).title == ""

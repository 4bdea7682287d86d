"""The arbiter corrects the counts, takes his last ruling back, and reads what waits for him and what he has brought."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Awaited, GameView, Notice
from ladya_desktop.ui.arbiter.irregularities import Irregularities
from tests.ui.hands import click, show
from tests.ui.play.fake_port import FakePort, game_view, stopped

REFUSED = Notice(code="refusal.not_allowed_now", is_ruling=False)


@pytest.fixture
def port() -> FakePort:
    return FakePort(stopped(game_view()))


@pytest.fixture
def part(qtbot: QtBot, port: FakePort) -> Irregularities:
    made = Irregularities(port)
    port.view_changed.connect(made.present)
    made.retranslate()
    made.present(port.view)
    return show(qtbot, made, 640, 400)


def test_the_last_ruling_is_taken_back_if_there_is_one(part: Irregularities, port: FakePort) -> None:
    port.show(stopped(game_view(can_undo_ruling=True)))
    click(part.toggle)
    click(part.undo_button)
    assert port.calls == [("undo",)]
    assert not part.why_no_undo.isVisible()


@pytest.mark.parametrize(
    ("view", "why"),
    [(stopped(game_view()), "Отменять нечего."), (game_view(), "Сначала надо остановить часы.")],
)
def test_a_grey_undo_says_why(part: Irregularities, port: FakePort, view: GameView, why: str) -> None:
    port.show(view)
    click(part.toggle)
    assert not part.undo_button.isEnabled()
    assert part.why_no_undo.isVisible()
    assert part.why_no_undo.text().startswith(why)
    assert part.undo_button.accessibleDescription() == part.why_no_undo.text()


def test_the_counts_are_corrected_one_by_one(part: Irregularities, port: FakePort) -> None:
    port.illegal_moves = ByColor(0, 1)
    port.show(port.view)
    click(part.toggle)
    assert (part.counts.white.number.text(), part.counts.black.number.text()) == ("0", "1")
    assert not part.counts.white.fewer.isEnabled()
    click(part.counts.white.more)
    click(part.counts.black.fewer)
    assert port.calls == [("set_illegal_moves", Color.WHITE, 1), ("set_illegal_moves", Color.BLACK, 0)]


def test_it_opens_by_itself_when_something_waits_and_says_what(part: Irregularities, port: FakePort) -> None:
    port.show(stopped(game_view(awaits_arbiter=True), notice=REFUSED))
    assert part.toggle.isChecked()
    assert part.answer.isVisible()
    assert "Сейчас так нельзя." in part.answer.text()


def test_what_waits_is_said_once(part: Irregularities, port: FakePort, qtbot: QtBot) -> None:
    waits = stopped(game_view(awaits_arbiter=True, awaits=Awaited.ILLEGAL_MOVE), notice=REFUSED)
    with qtbot.waitSignal(part.opened) as opened:
        port.show(waits)
    assert opened.args == [part.findings.card]
    assert part.findings.card.isVisible()
    assert not part.answer.isVisible()


def test_what_a_ruling_has_brought_is_said_after_it(part: Irregularities, port: FakePort, qtbot: QtBot) -> None:
    port.would_be[Finding.DISPLACED] = (stopped(game_view(), notice=None), ByColor(0, 0))
    click(part.toggle)
    click(part.findings.buttons[Finding.DISPLACED])
    with qtbot.waitSignal(part.opened) as opened:
        click(part.findings.confirm_button)
    assert opened.args == [part.answer]
    assert part.toggle.hasFocus()

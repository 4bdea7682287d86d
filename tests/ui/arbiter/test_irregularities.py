"""The arbiter finds an irregularity by its name, corrects the counts and takes his last ruling back."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Notice
from ladya_desktop.ui.arbiter.irregularities import FINDINGS, Irregularities
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


@pytest.mark.parametrize("finding", FINDINGS)
def test_each_finding_has_its_name(part: Irregularities, port: FakePort, finding: Finding) -> None:
    assert not part.findings[finding].isVisible()
    click(part.toggle)
    click(part.findings[finding])
    assert port.calls == [("rule", finding)]


def test_the_last_ruling_is_taken_back_while_the_clocks_stand(part: Irregularities, port: FakePort) -> None:
    click(part.toggle)
    click(part.undo_button)
    assert port.calls == [("undo",)]
    port.show(game_view())
    assert not part.undo_button.isEnabled()


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


def test_before_the_game_nothing_is_found(part: Irregularities, port: FakePort) -> None:
    port.show(game_view(phase="not_started"))
    assert not any(button.isEnabled() for button in part.findings.values())

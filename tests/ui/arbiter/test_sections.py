"""What waits opens by itself; the last ruling is taken back; what a ruling has brought is read."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.view import Awaited, GameView, Notice
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.arbiter.clock_setting import ClockSetting
from ladya_desktop.ui.arbiter.named_acts import NAMED_ACTS, Section
from ladya_desktop.ui.arbiter.sections import Sections
from tests.ui.hands import click, settle, show
from tests.ui.play.fake_port import FakePort, game_view, stopped

REFUSED = Notice(code="refusal.not_allowed_now", is_ruling=False)


@pytest.fixture
def port() -> FakePort:
    return FakePort(stopped(game_view()))


@pytest.fixture
def part(qtbot: QtBot, port: FakePort) -> Sections:
    made = Sections(port, ClockSetting(), QPushButton())
    port.view_changed.connect(made.present)
    made.retranslate()
    made.present(port.view)
    return show(qtbot, made, 664, 500)


def test_each_section_is_one_press_away(part: Sections) -> None:
    pages = []
    for section in Section:
        click(part.tabs.buttons[section])
        assert part.section is section
        shown = [page for page in dict.fromkeys(part._pages.values()) if page.isVisible()]
        pages.extend(shown)
        assert shown == [part._pages[section]]
    assert len(set(pages)) == 5


def test_every_act_has_its_place_by_article(part: Sections) -> None:
    listed = set()
    for section in (Section.MOVES, Section.POSITION, Section.CONDUCT):
        click(part.tabs.buttons[section])
        listed |= {code for code, row in part.findings.rows.items() if row.isVisible()}
    assert listed == {act.code for act in NAMED_ACTS}
    assert {finding.value for finding in Finding} <= listed


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("width", [300, 600, 664])
def test_no_tab_is_cut_off(part: Sections, language: Language, width: int) -> None:
    set_language(language)
    part.retranslate()
    part.tabs.resize(width, 100)
    settle()
    for button in part.tabs.buttons.values():
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())


def test_the_last_ruling_is_taken_back_if_there_is_one(part: Sections, port: FakePort) -> None:
    port.show(stopped(game_view(can_undo_ruling=True)))
    click(part.undo_button)
    assert port.calls == [("undo",)]
    assert part.why_no_undo.text() == ""


@pytest.mark.parametrize(
    ("view", "why"),
    [(stopped(game_view()), "Отменять нечего."), (game_view(), "Сначала надо остановить часы.")],
)
def test_a_grey_undo_says_why(part: Sections, port: FakePort, view: GameView, why: str) -> None:
    port.show(view)
    assert not part.undo_button.isEnabled()
    assert part.why_no_undo.text().startswith(why)
    assert part.undo_button.accessibleDescription() == part.why_no_undo.text()


def test_what_the_act_was_answered_with_is_said(part: Sections, port: FakePort) -> None:
    assert not part.answer.isVisible()
    port.show(stopped(game_view(awaits_arbiter=True), notice=REFUSED))
    assert part.answer.isVisible()
    assert "Сейчас так нельзя." in part.answer.text()


def test_what_waits_is_said_once_and_comes_to_the_front(part: Sections, port: FakePort, qtbot: QtBot) -> None:
    click(part.tabs.buttons[Section.RESULT])
    waits = stopped(game_view(awaits_arbiter=True, awaits=Awaited.ILLEGAL_MOVE), notice=REFUSED)
    with qtbot.waitSignal(part.opened) as opened:
        port.show(waits)
    assert opened.args == [part.findings.card]
    sections = [part.section]
    assert part.findings.card.isVisible()
    assert not part.answer.isVisible()
    click(part.tabs.buttons[Section.COUNTS])
    port.show(replace(waits, version=9))
    assert [*sections, part.section] == [Section.OFTEN, Section.COUNTS]


def test_what_a_ruling_has_brought_is_said_after_it(part: Sections, port: FakePort, qtbot: QtBot) -> None:
    port.would_be[Finding.DISPLACED] = (stopped(game_view(), notice=None), ByColor(0, 0))
    click(part.findings.rows[Finding.DISPLACED])
    with qtbot.waitSignal(part.opened) as opened:
        click(part.findings.card.confirm_button)
    assert opened.args == [part.answer]
    assert part.tabs.buttons[Section.OFTEN].hasFocus()

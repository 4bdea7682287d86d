"""The arbiter's menu over a game on a wooden board, down to the core: what he confirms, what both players agree on."""

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Rulings, Supervision
from ladya_desktop.game.view import Phase
from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui.arbiter.named_acts import Section
from ladya_desktop.ui.arbiter.panel_page import PanelPage
from ladya_desktop.ui.arbiter.sections import Sections
from tests.ui.hands import settle
from tests.ui.play.strict_game import StrictGame, sit_down

WHITE, BLACK = Color.WHITE, Color.BLACK


def waiting(
    qtbot: QtBot, rulings: Rulings, *, counted: ByColor[int], size: tuple[int, int] = (1366, 768)
) -> tuple[StrictGame, Sections]:
    """White has pressed the clock on an impossible move, and the arbiter has been asked to the board."""
    game = sit_down(qtbot, rulings=rulings, illegal_moves=counted, size=size)
    game.drag("b1", "b4")
    game.press(WHITE)
    game.click(game.screen.messages.banner.button("arbiter"))
    settle()
    return game, game.screen.arbiter.sections


def is_in_sight(game: StrictGame, part: QWidget) -> bool:
    """Whether the menu shows the whole of it without being scrolled."""
    page = game.screen.arbiter.findChild(QScrollArea)
    assert page is not None
    place = part.mapTo(page.viewport(), part.rect().topLeft())
    return page.viewport().rect().contains(part.rect().translated(place))


@pytest.mark.parametrize("rulings", [Rulings.ARBITER, Rulings.CONFIRM_END])
def test_the_end_is_read_before_it_is_confirmed(qtbot: QtBot, rulings: Rulings) -> None:
    game, part = waiting(qtbot, rulings, counted=ByColor(1, 0))
    assert part.findings.card.title.text() == unbroken("Нарушение белых, невозможный ход № 2. Партия закончится!")
    assert "Чёрные выиграли." in part.findings.card.line.text()
    phases = [game.view.phase]
    game.click(part.findings.card.confirm_button)
    phases.append(game.view.phase)
    assert phases == [Phase.STOPPED, Phase.ENDED]
    assert "Второй невозможный ход" in part.answer.text()


def test_a_first_one_is_no_end(qtbot: QtBot) -> None:
    game, part = waiting(qtbot, Rulings.ARBITER, counted=ByColor(0, 1))
    assert part.findings.card.title.text() == unbroken("Нарушение белых, невозможный ход № 1.")
    game.click(part.findings.card.confirm_button)
    assert (game.view.phase, game.bridge.illegal_moves) == (Phase.STOPPED, ByColor(1, 1))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
@pytest.mark.parametrize("counted", [0, 1])
def test_consequence_and_button_are_in_sight_at_once(
    qtbot: QtBot, language: Language, size: tuple[int, int], counted: int
) -> None:
    set_language(language)
    game, part = waiting(qtbot, Rulings.ARBITER, counted=ByColor(counted, 0), size=size)
    for shown in (part.findings.card.title, part.findings.card.line, part.findings.card.confirm_button):
        assert is_in_sight(game, shown)


def test_they_stay_in_sight_in_a_window_that_has_become_smaller(qtbot: QtBot) -> None:
    game, part = waiting(qtbot, Rulings.ARBITER, counted=ByColor(0, 0))
    game.screen.resize(683, 384)
    settle()
    assert is_in_sight(game, part.findings.card.confirm_button)


@pytest.mark.parametrize("is_waiting", [True, False])
def test_in_a_window_that_has_become_larger_nothing_is_left_scrolled_away(qtbot: QtBot, is_waiting: bool) -> None:
    """In the small one the clocks were above what is seen, and room was made below for that."""
    if is_waiting:
        game, part = waiting(qtbot, Rulings.ARBITER, counted=ByColor(0, 0), size=(1024, 576))
    else:
        game, part = standing(qtbot)
        game.screen.resize(1024, 576)
        settle()
        game.click(part.tabs.buttons[Section.RECORD])
        settle()
    page = game.screen.arbiter.findChild(QScrollArea)
    assert page is not None
    assert page.verticalScrollBar().value() > 0
    game.screen.resize(1920, 1080)
    settle()
    assert page.verticalScrollBar().maximum() == 0
    assert is_in_sight(game, game.screen.arbiter.clocks)
    assert (part.open_card is not None) is is_waiting


def test_no_rim_of_what_is_scrolled_away_is_left_above(qtbot: QtBot) -> None:
    game, part = waiting(qtbot, Rulings.ARBITER, counted=ByColor(0, 0), size=(1024, 576))
    page = game.screen.arbiter.findChild(PanelPage)
    assert page is not None
    part.answer.setText(part.findings.card.title.text())
    part.answer.show()
    page.scroll_to_top()
    page.bring_into_sight(part.findings)
    settle()
    shown = page.viewport().grab().toImage()
    assert is_in_sight(game, part.findings)
    assert part.answer.visibleRegion().isEmpty()
    assert len({shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(3)}) == 1


def test_what_a_ruling_has_brought_is_in_sight(qtbot: QtBot) -> None:
    game, part = waiting(qtbot, Rulings.ARBITER, counted=ByColor(0, 0), size=(683, 384))
    game.click(part.findings.card.confirm_button)
    settle()
    assert is_in_sight(game, part.answer)


# Closing the menu


def test_who_closes_the_menu_with_the_mouse_is_shown_no_keyboard_cursor(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.screen.set_arbiter_open(is_open=True)
    settle()
    game.click(game.screen.arbiter.close_button)
    settle()
    assert game.screen.board.hasFocus()
    assert not game.screen.board.is_cursor_shown


# Both players agree (13.4.2)


def standing(qtbot: QtBot) -> tuple[StrictGame, Sections]:
    """White's impossible move stands, Black has replied, and the menu is open."""
    game = sit_down(qtbot, supervision=Supervision.LIMITED)
    for color, start, end in ((WHITE, "b1", "b4"), (BLACK, "e7", "e5")):
        game.drag(start, end)
        game.press(color)
    game.screen.set_arbiter_open(is_open=True)
    game.screen.arbiter.sections.show_section(Section.COUNTS)
    settle()
    settle()
    return game, game.screen.arbiter.sections


def test_an_impossible_move_that_stood_is_corrected(qtbot: QtBot) -> None:
    game, part = standing(qtbot)
    game.click(part.counts.correction.toggle)
    settle()
    game.click(part.counts.correction.agreed.white, part.counts.correction.agreed.black)
    game.click(part.counts.correction.confirm_button)
    assert (game.on("b1"), game.on("e7"), game.view.to_move, game.view.moves) == ("N", "p", WHITE, ())
    assert game.bridge.illegal_moves == ByColor(0, 0)
    assert "Согласны оба игрока." in part.answer.text()
    assert not part.counts.correction.isVisible()


def test_a_game_without_one_offers_no_correction(qtbot: QtBot) -> None:
    game = sit_down(qtbot, supervision=Supervision.LIMITED)
    game.drag("e2", "e4")
    game.press(WHITE)
    game.screen.set_arbiter_open(is_open=True)
    game.screen.arbiter.sections.show_section(Section.COUNTS)
    settle()
    assert not game.screen.arbiter.sections.counts.correction.isVisible()

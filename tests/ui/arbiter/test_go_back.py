"""The return to a chosen half-move: looked at on the board first, the clocks left alone unless times were typed."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import Phase
from ladya_desktop.texts import set_language
from ladya_desktop.ui.arbiter.go_back import GoBack
from ladya_desktop.ui.arbiter.named_acts import Section
from tests.ui.hands import click, settle
from tests.ui.play.strict_game import StrictGame, sit_down

PLAYED = (("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6"))


class Desk:
    """Four half-moves were played; the arbiter has opened the way back."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> None:
        self.game: StrictGame = sit_down(qtbot, size=size)
        for place, (start, end) in enumerate(PLAYED):
            self.game.drag(start, end)
            self.game.press(Color.BLACK if place % 2 else Color.WHITE)
        self.game.screen.set_arbiter_open(is_open=True)
        settle()
        click(self.game.screen.arbiter.sections.tabs.buttons[Section.BACK])
        settle()

    @property
    def part(self) -> GoBack:
        return self.game.screen.arbiter.sections.back

    @property
    def shown(self) -> str:
        """What stands on f3 and c6 to the eye."""
        placement = self.game.screen.board.placement
        return placement.at("f3") + placement.at("c6")

    def choose(self, words: str) -> None:
        (item,) = self.part.plies.findItems(words, Qt.MatchFlag.MatchExactly)
        self.part.plies.scrollToItem(item)
        click(self.part.plies.viewport(), self.part.plies.visualItemRect(item).center())
        settle()


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_the_half_moves_stand_there_the_last_one_first(desk: Desk) -> None:
    plies = desk.part.plies
    assert [plies.item(row).text() for row in range(plies.count())] == [
        "2… Кc6",
        "2. Кf3",
        "1… e5",
        "1. e4",
        "Начало партии",
    ]
    set_language("en")
    desk.game.screen.retranslate()
    assert plies.item(0).text() == "2... Nc6"


def test_the_board_shows_the_position_and_the_game_does_not_change(desk: Desk) -> None:
    desk.choose("1… e5")
    assert desk.shown == ""
    assert len(desk.game.view.moves) == 4
    assert desk.game.on("f3") == "N"
    assert "Отменятся 2 полухода." in desk.part.card.facts.words
    desk.choose("2. Кf3")
    assert desk.shown == "N"
    assert "Ходят чёрные." in desk.part.card.facts.words


def test_no_hand_moves_what_is_only_a_picture(desk: Desk) -> None:
    desk.choose("1. e4")
    rows = len(desk.game.bridge.log())
    desk.game.drag("e7", "e5")
    assert len(desk.game.bridge.log()) == rows
    assert not desk.game.screen.board.isEnabled()


def test_a_clock_pressed_meanwhile_leaves_the_picture(desk: Desk) -> None:
    desk.choose("1. e4")
    desk.game.bridge.stop()
    settle()
    assert desk.shown == ""
    assert desk.part.ply == 1


def test_it_is_confirmed_and_the_clocks_stay(desk: Desk) -> None:
    before = desk.game.view.clock.at(desk.game.bridge.now_ms()).remaining_ms
    desk.choose("1… e5")
    assert "Время на часах не изменится." in desk.part.card.facts.words
    click(desk.part.card.confirm_button)
    settle()
    assert len(desk.game.view.moves) == 2
    assert desk.shown == ""
    assert desk.game.screen.board.isEnabled()
    assert desk.game.view.clock.at(desk.game.bridge.now_ms()).remaining_ms == before
    assert "Позиция возвращена." in desk.game.screen.arbiter.sections.answer.text()


def test_times_typed_above_are_set_with_it_if_that_is_wanted(desk: Desk) -> None:
    clocks = desk.game.screen.arbiter.clocks
    assert not desk.part.with_clocks.isVisible()
    click(clocks.editors.black.ups[2])
    desk.choose("1. e4")
    wanted = clocks.editors.black.value_ms
    assert "Часы чёрных: " in desk.part.card.facts.words
    desk.part.with_clocks.click()
    assert "Время на часах не изменится." in desk.part.card.facts.words
    desk.part.with_clocks.click()
    click(desk.part.card.confirm_button)
    assert desk.game.view.clock.remaining_ms.black == wanted
    assert not clocks.is_touched


def test_it_is_one_ruling_to_take_back(desk: Desk) -> None:
    desk.game.bridge.stop()
    clock = desk.game.view.clock.remaining_ms
    click(desk.game.screen.arbiter.clocks.editors.black.ups[2])
    desk.choose("Начало партии")
    click(desk.part.card.confirm_button)
    assert desk.game.view.moves == ()
    desk.game.bridge.undo()
    assert (len(desk.game.view.moves), desk.game.view.clock.remaining_ms) == (4, clock)


@pytest.mark.parametrize("section", [Section.OFTEN, Section.RESULT])
def test_another_section_shows_the_game_again(desk: Desk, section: Section) -> None:
    desk.choose("1. e4")
    click(desk.game.screen.arbiter.sections.tabs.buttons[section])
    settle()
    assert (desk.shown, desk.part.ply) == ("Nn", None)
    assert desk.game.screen.board.isEnabled()


def test_closing_the_panel_shows_the_game_again(desk: Desk) -> None:
    desk.choose("1. e4")
    desk.game.screen.set_arbiter_open(is_open=False)
    settle()
    assert desk.shown == "Nn"
    assert desk.game.screen.board.isEnabled()


def test_the_position_on_the_board_is_named_so(desk: Desk) -> None:
    desk.choose("2… Кc6")
    assert "Эта позиция и стоит на доске." in desk.part.card.facts.words


def test_after_the_end_there_is_no_way_back(desk: Desk) -> None:
    desk.game.bridge.resign(Color.WHITE)
    desk.choose("1. e4")
    assert desk.game.view.phase is Phase.ENDED
    assert not desk.part.card.confirm_button.isVisible()
    assert "Партия уже окончена." in desk.part.card.line.text()
    assert desk.shown == "Nn"


def test_where_the_panel_covers_the_board_a_picture_shows_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, (683, 384))
    desk.choose("1. e4")
    assert desk.part.picture.isVisible()
    assert desk.part.picture.placement.at("f3") == ""
    assert desk.part.card.confirm_button.visibleRegion().boundingRect().height() >= 44


def test_the_half_move_chosen_is_still_in_sight_on_a_smaller_screen(desk: Desk) -> None:
    desk.choose("1. e4")
    desk.game.screen.resize(683, 384)
    settle()
    assert desk.part.ply == 1
    assert desk.part.card.confirm_button.visibleRegion().boundingRect().height() >= 44


def test_beside_the_board_none_is_needed(desk: Desk) -> None:
    desk.choose("1. e4")
    assert not desk.part.picture.isVisible()


def test_a_game_without_clocks_has_none_to_speak_of(desk: Desk) -> None:
    assert "Часы" not in desk.part.choose_hint.text()

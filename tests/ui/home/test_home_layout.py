"""The first screen at every size: what stands in one line or column, and what is never cut."""

import pytest
from PySide6.QtWidgets import QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui import theme
from tests.ui.home.stand_in import SIZES, StandInHome, interrupted, screen_of
from tests.ui.tournament.stand_in import drawn
from tests.ui.tournament.table_states import higher_wins


@pytest.mark.parametrize("size", SIZES)
def test_doors_and_cards_stand_in_the_same_columns(qtbot: QtBot, size: tuple[int, int]) -> None:
    home = StandInHome(drawn())
    home.interrupted = (interrupted(),)
    screen = screen_of(qtbot, home, *size)
    if screen.interrupted.y() == screen.today.y():  # side by side
        assert abs(screen.interrupted.width() - screen.play.width()) <= 1
        assert abs(screen.today.x() - screen.tournament.x()) <= 1


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576)])
@pytest.mark.parametrize("count", [1, 3])
def test_the_titles_of_both_cards_stand_on_one_line(qtbot: QtBot, size: tuple[int, int], count: int) -> None:
    home = StandInHome(drawn())
    home.interrupted = tuple(interrupted(str(number)) for number in range(count))
    screen = screen_of(qtbot, home, *size)

    def middle(title: QWidget) -> int:
        return title.mapTo(screen, title.rect().center()).y()

    assert abs(middle(screen.interrupted.title) - middle(screen.today.title)) <= 1


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_smallest_window_shows_the_interrupted_game_whole(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    home = StandInHome(drawn())
    home.interrupted = (interrupted("one"), interrupted("two"))
    screen = screen_of(qtbot, home, 1024, 576)
    bars = screen.findChildren(QScrollBar)
    assert not any(bar.isVisible() for bar in bars)
    for part in (screen.interrupted.go_on, screen.interrupted.board, screen.today):
        assert part.visibleRegion().boundingRect() == part.rect()
    names = screen.interrupted.names
    assert [len(names[color].fitted().lines) for color in COLORS] == [1, 1]
    assert names.white.fitted().style == names.black.fitted().style


def test_the_words_of_an_interrupted_game_keep_away_from_its_buttons(qtbot: QtBot) -> None:
    home = StandInHome(drawn())
    home.interrupted = (interrupted(day=23),)
    card = screen_of(qtbot, home, 683, 384).interrupted
    assert card.facts.height() >= card.facts.heightForWidth(card.facts.width())
    assert max(card.facts.geometry().bottom(), card.board.geometry().bottom()) < card.go_on.y()


def test_the_names_of_the_doors_stand_on_one_line(qtbot: QtBot) -> None:
    """At this width two of the three hints need two lines."""
    screen = screen_of(qtbot, StandInHome(), 1024, 576)
    tops = set()
    for tile in (screen.play, screen.tournament, screen.lesson):
        seen = tile.grab().toImage()
        ground = seen.pixel(8, 30)
        rows = (y for y in range(8, 100) if any(seen.pixel(x, y) != ground for x in range(20, 40)))
        tops.add(next(rows))
    assert max(tops) - min(tops) <= 1


def test_a_game_that_was_left_is_called_interrupted_and_gone_on_with_in_one_place(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 2, game_id="left")
    home = StandInHome(port)
    home.interrupted = (interrupted("left"),)
    row = screen_of(qtbot, home).today.pairings.rows[1]
    assert row.accessibleName().endswith("прервана")
    assert row.score.toolTip() == "прервана"
    assert row.play.text() == "Продолжить"
    assert row.play.property("kind") == "plain"


@pytest.mark.parametrize("size", SIZES)
def test_the_first_places_fill_their_card(qtbot: QtBot, size: tuple[int, int]) -> None:
    screen = screen_of(qtbot, StandInHome(higher_wins(drawn())), *size)
    places = screen.today.winners.places
    assert places
    assert places[0].winner.points.endswith(("очко", "очка", "очков"))
    screen.today.winners.ensureWidgetVisible(places[0])
    assert places[0].height() >= 40
    seen, accent = places[0].grab().toImage(), theme.current().accent.rgb()
    marked = [x for x in range(seen.width()) for y in range(seen.height()) if seen.pixel(x, y) == accent]
    assert max(marked) - min(marked) >= 30

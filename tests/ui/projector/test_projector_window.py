"""The window on the second screen: it turns its pages, stops at a key or a click, and follows the results."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.ui import theme
from ladya_desktop.ui.projector.pages import Kind
from ladya_desktop.ui.projector.projector_window import ProjectorWindow, Showing
from ladya_desktop.ui.projector.second_screen import second_screen
from tests.ui.hands import click, hold, key, show
from tests.ui.tournament.planned import four_boards
from tests.ui.tournament.stand_in import StandInTournament, drawn, play, played_to_the_end
from tests.ui.tournament.test_crosstable_view import many

SIZES = [(1366, 768), (1024, 768), (1920, 1080), (683, 384)]


def window_of(
    qtbot: QtBot, port: StandInTournament, showing: Showing, width: int = 1366, height: int = 768
) -> ProjectorWindow:
    return show(qtbot, ProjectorWindow(port.group(), showing, lambda: port.now), width, height)


def everything(**changed: object) -> Showing:
    return Showing(**{"kinds": frozenset(Kind), **changed})  # type: ignore[arg-type]  # a test's shorthand


def test_pages_turn_by_themselves_and_begin_again(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), Showing(kinds=frozenset({Kind.STANDINGS, Kind.PAIRINGS}), seconds=0))
    numbers: list[int] = []
    timer = window.findChild(QTimer)
    assert timer is not None
    timer.timeout.connect(lambda: numbers.append(window.page_number[0]))
    qtbot.waitUntil(lambda: len(numbers) >= 3)
    assert numbers[:3] in ([1, 2, 1], [2, 1, 2])
    assert window.is_turning


def test_one_page_alone_does_not_turn(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), Showing(kinds=frozenset({Kind.STANDINGS})))
    assert window.page_number == (1, 1)
    assert not window.is_turning


@pytest.mark.parametrize("code", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_PageDown])
def test_a_key_turns_the_page_and_stops_it_there(qtbot: QtBot, code: Qt.Key) -> None:
    window = window_of(qtbot, drawn(), everything())
    key(window, code)
    assert window.page_number == (2, 3)
    assert window.is_paused
    assert not window.is_turning


@pytest.mark.parametrize("code", [Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp])
def test_back_from_the_first_page_is_the_last(qtbot: QtBot, code: Qt.Key) -> None:
    window = window_of(qtbot, drawn(), everything())
    key(window, code)
    assert window.page_number == (3, 3)


@pytest.mark.parametrize("way", ["space", "click"])
def test_space_or_a_click_stops_and_starts_it_again(qtbot: QtBot, way: str) -> None:
    window = window_of(qtbot, drawn(), everything())
    for is_paused in (True, False):
        if way == "space":
            key(window, Qt.Key.Key_Space)
        else:
            click(window)
        assert window.is_paused is is_paused
        assert window.is_turning is not is_paused
        assert ("стоит" in window.accessibleName()) is is_paused
    assert window.page_number == (1, 3)


def test_escape_closes_it(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), everything())
    with qtbot.waitSignal(window.closed):
        key(window, Qt.Key.Key_Escape)
    assert not window.is_turning


def test_a_result_is_on_the_screen_at_once_on_the_same_page(qtbot: QtBot) -> None:
    port = drawn()
    window = window_of(qtbot, port, everything())
    key(window, Qt.Key.Key_Right)
    before = window.grab().toImage()
    play(port, [(1, 1, Score.WHITE_WINS)])
    window.present(port.group())
    assert window.page_number == (2, 3)
    assert window.grab().toImage() != before
    assert "очки 1" in window.accessibleName()


def test_fewer_pages_leave_it_on_the_last(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), everything())
    key(window, Qt.Key.Key_Left)
    window.show_as(Showing(kinds=frozenset({Kind.STANDINGS, Kind.PAIRINGS})))
    assert window.page_number == (2, 2)


@pytest.mark.parametrize("name", theme.THEMES)
def test_it_has_a_theme_of_its_own(qtbot: QtBot, name: str) -> None:
    window = window_of(qtbot, drawn(), everything(theme=name))
    image = window.grab().toImage()
    assert image.pixelColor(2, 2) == theme.theme(name).bg
    assert theme.current().name == "light"


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_drawn_at_every_size(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    set_language("ru" if language == "ru" else "en")
    port = play(drawn(many(23)), [(1, board, Score.WHITE_WINS) for board in range(1, 6)])
    play(port, [(1, 6, Score.BLACK_BY_FORFEIT)])
    port.start_game(1, 7)
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    window = window_of(qtbot, port, everything(), *size)
    drawn_pages: set[bytes] = set()
    for _ in range(window.page_number[1]):
        drawn_pages.add(_bytes(window.grab().toImage()))
        key(window, Qt.Key.Key_Right)
    assert len(drawn_pages) == window.page_number[1]


def test_the_first_place_is_filled(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    window = window_of(qtbot, port, Showing(kinds=frozenset({Kind.STANDINGS})))
    assert window.grab().toImage().pixelColor(95, 200) == theme.current().accent


def test_names_are_large_enough_for_the_last_row(qtbot: QtBot) -> None:
    """A thirteenth of the height is a row, and more than half of it is the name."""
    window = window_of(qtbot, drawn(many(20)), Showing(kinds=frozenset({Kind.STANDINGS})))
    assert len(window.page.rows) <= 10


def test_a_wide_screen_shows_more_opponents_at_once(qtbot: QtBot) -> None:
    port = drawn(many(24))
    showing = Showing(kinds=frozenset({Kind.CROSSTABLE}))
    window = window_of(qtbot, port, showing, 1024, 768)
    narrow = window.page_number[1]
    window.resize(1366, 768)
    assert window.page_number[1] < narrow


def test_without_a_second_screen_it_is_a_window(qtbot: QtBot) -> None:
    window = window_of(qtbot, played_to_the_end(), everything())
    assert second_screen(window) is None
    window.show_on(None)
    assert window.isVisible()
    assert not window.isFullScreen()


def test_on_a_screen_it_fills_it_until_that_is_unplugged(qtbot: QtBot) -> None:
    """DI-04: exactly the screen that is chosen, with what a panel takes of it."""
    window = window_of(qtbot, played_to_the_end(), everything())
    window.show_on(window.screen())
    assert window.isFullScreen()
    assert window.geometry() == window.screen().geometry()
    with qtbot.waitSignal(window.closed):
        window.lose_screen(window.screen())


def test_full_screen_and_back_by_the_usual_key(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), everything())
    for is_full in (True, False):
        key(window, Qt.Key.Key_F11)
        assert window.isFullScreen() is is_full


def test_other_keys_do_nothing(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), everything())
    key(window, Qt.Key.Key_A)
    assert window.isVisible()
    assert not window.is_paused


def test_the_hour_of_the_next_round_goes_on_with_the_clock(qtbot: QtBot) -> None:
    port = four_boards()
    window = window_of(qtbot, port, everything())
    assert window.page.note == "Тур 1 начнётся в 16:00"
    port.unix_ms += 10 * 60_000
    key(window, Qt.Key.Key_Right)
    assert window.page.note == "Тур 1 начнётся в 16:10"


def test_the_program_ends_with_its_main_window(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), everything())
    assert not window.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


def _bytes(image: QImage) -> bytes:
    return bytes(image.constBits())


def test_keys_held_down_do_once_what_goes_there_and_back(qtbot: QtBot) -> None:
    window = window_of(qtbot, drawn(), everything())
    hold(window, Qt.Key.Key_Space, " ", times=4)
    assert window.is_paused
    hold(window, Qt.Key.Key_F11, times=4)
    assert window.isFullScreen()
    hold(window, Qt.Key.Key_Right, times=2)
    assert window.page_number == (3, 3)

"""The crosstable on the screen: it fits or scrolls with the names standing still, and every cell is a door."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.tournament.crosstable_tab import CrosstableTab
from ladya_desktop.ui.tournament.crosstable_view import CrosstableView
from ladya_desktop.ui.tournament.crosstable_widths import SMALLEST_CELL_PX
from tests.ui.hands import click, click_cell, key, settle, show
from tests.ui.tournament.stand_in import StandInTournament, drawn, play, played_to_the_end

SURNAMES = ("Дубравина", "Ветерков", "Ромашкина", "Кленовский", "Росинкина", "Облаков", "Рябинкина", "Листопадов")
LONG = "Константинопольский-Задунайский Аристарх;3Б"


def many(n: int) -> list[str]:
    """So many pupils of group II, one of them with a long name."""
    letters = "АБВ"
    pupils = [f"{SURNAMES[i % 8]} {'Лев' if i % 2 else 'Вера'};{2 + i // 8}{letters[i % 3]}" for i in range(n - 1)]
    return [LONG, *pupils]


def table_of(qtbot: QtBot, port: StandInTournament, width: int = 1040, height: int = 640) -> CrosstableTab:
    tab = CrosstableTab()
    tab.present(port.group())
    return show(qtbot, tab, width, height)


def opened_games(qtbot: QtBot, tab: CrosstableTab) -> list[tuple[str, int, int]]:
    games: list[tuple[str, int, int]] = []
    tab.game_requested.connect(lambda *game: games.append(game))
    return games


def cell_image(view: CrosstableView, row: int, section: int) -> QImage:
    rect = view.visualRect(view.model().index(row, section))
    return view.viewport().grab(rect).toImage()


def colours(image: QImage) -> set[str]:
    return {QColor(image.pixelColor(QPoint(x, y))).name() for x in range(image.width()) for y in range(image.height())}


def test_eight_players_fit_without_scrolling(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    assert not tab.view.is_frozen
    assert sum(tab.view.column_widths()) == tab.view.viewport().width()
    assert tab.view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("n", [8, 16, 24])
@pytest.mark.parametrize("width", [660, 1040, 1594])
def test_cells_are_large_enough_for_a_finger(qtbot: QtBot, n: int, width: int) -> None:
    tab = table_of(qtbot, drawn(many(n)), width)
    widths = tab.view.column_widths()
    assert min(widths) >= SMALLEST_CELL_PX
    assert tab.view.rowHeight(0) >= 44
    assert tab.view.is_frozen == (sum(widths) > tab.view.viewport().width())


def test_a_table_with_room_for_all_its_rows_has_no_bar_to_scroll(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end(), height=800)
    assert not tab.view.verticalScrollBar().isVisible()
    tab.resize(420, 800)
    qtbot.waitUntil(lambda: tab.view.is_frozen)
    settle()
    assert not tab.view.verticalScrollBar().isVisible()
    tab.resize(1040, 800)
    qtbot.waitUntil(lambda: not tab.view.is_frozen)
    settle()
    assert tab.view.height() == tab.view.whole_height()


def test_names_stand_still_while_24_columns_scroll(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn(many(24)))
    assert tab.view.is_frozen
    names = tab.view.names
    before = names.geometry()
    tab.view.horizontalScrollBar().setValue(tab.view.horizontalScrollBar().maximum())
    assert names.geometry() == before
    assert names.width() == sum(tab.view.column_widths()[:2])
    tab.view.verticalScrollBar().setValue(100)
    assert names.verticalScrollBar().value() == 100


def test_a_cell_under_the_names_comes_out_when_the_keyboard_reaches_it(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn(many(24)))
    model = tab.view.model()
    tab.view.setCurrentIndex(model.index(0, 25))
    assert tab.view.horizontalScrollBar().value() > 0
    tab.view.setCurrentIndex(model.index(0, 2))
    assert tab.view.visualRect(model.index(0, 2)).left() >= sum(tab.view.column_widths()[:2])


def test_the_name_column_gives_a_long_name_two_lines_at_full_size(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn(many(24)))
    tab.grab()
    set_language("en")
    tab.retranslate()
    assert tab.view.column_widths()[1] >= 180


def test_a_click_on_a_game_opens_it(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    games = opened_games(qtbot, tab)
    click_cell(tab.view, tab.view.model().index(0, 4))
    assert games == [("II", *tab.model.pairing_at(tab.view.model().index(0, 4)))]  # type: ignore[misc] # it is a game


def test_a_click_on_the_own_square_opens_nothing(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    games = opened_games(qtbot, tab)
    click_cell(tab.view, tab.view.model().index(0, 2))
    assert games == []
    assert tab.findChildren(Dialog) == []


@pytest.mark.parametrize("opening", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_keyboard_reaches_and_opens_every_game(qtbot: QtBot, opening: Qt.Key) -> None:
    tab = table_of(qtbot, played_to_the_end())
    games = opened_games(qtbot, tab)
    tab.projector.setFocus(Qt.FocusReason.TabFocusReason)
    key(tab, Qt.Key.Key_Tab)
    assert tab.view.hasFocus()
    assert (tab.view.currentIndex().row(), tab.view.currentIndex().column()) == (0, 3)
    key(tab, Qt.Key.Key_Down)
    key(tab, Qt.Key.Key_Right)
    key(tab, opening)
    assert len(games) == 1
    key(tab, Qt.Key.Key_Tab)
    assert not tab.view.hasFocus()


def test_the_cell_with_the_keyboard_has_a_ring(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    focus = theme.current().focus.name()
    assert focus not in colours(cell_image(tab.view, 0, 3))
    tab.view.setFocus(Qt.FocusReason.TabFocusReason)
    tab.view.setCurrentIndex(tab.view.model().index(0, 3))
    assert focus in colours(cell_image(tab.view, 0, 3))
    tab.by_number.setFocus()
    assert focus not in colours(cell_image(tab.view, 0, 3))


def test_colours_played_are_told_by_an_open_and_a_filled_bar(qtbot: QtBot) -> None:
    port = drawn()
    pairing = port.group().rounds[0].pairings[0]
    play(port, [(1, 1, Score.DRAW)])
    tab = table_of(qtbot, port)
    white, black = pairing.players.white.number or 0, pairing.players.black.number or 0
    open_bar, filled_bar = cell_image(tab.view, white - 1, black + 1), cell_image(tab.view, black - 1, white + 1)
    middle = QPoint(open_bar.width() // 2, open_bar.height() - 8)
    assert open_bar.pixelColor(middle).lightness() > 200
    assert filled_bar.pixelColor(middle).lightness() < 80


def test_a_forfeit_has_no_bar(qtbot: QtBot) -> None:
    port = drawn()
    pairing = port.group().rounds[0].pairings[0]
    play(port, [(1, 1, Score.BLACK_BY_FORFEIT)])
    tab = table_of(qtbot, port)
    image = cell_image(tab.view, (pairing.players.black.number or 0) - 1, (pairing.players.white.number or 0) + 1)
    assert image.pixelColor(QPoint(image.width() // 2, image.height() - 8)).lightness() > 200


def test_the_first_place_is_filled_the_second_is_not(qtbot: QtBot) -> None:
    port = drawn()
    play(port, [(1, 1, Score.WHITE_WINS)])
    first = port.group().rounds[0].pairings[0].players.white.number or 0
    tab = table_of(qtbot, port)
    accent = theme.current().accent
    image = cell_image(tab.view, first - 1, 14)
    assert image.pixelColor(QPoint(image.width() // 2 - 12, image.height() // 2)) == accent


def test_a_running_game_is_seen_in_the_table(qtbot: QtBot) -> None:
    port = drawn()
    pairing = port.group().rounds[0].pairings[0]
    tab = table_of(qtbot, port)
    row, section = (pairing.players.white.number or 0) - 1, (pairing.players.black.number or 0) + 1
    before = colours(cell_image(tab.view, row, section))
    port.start_game(1, 1)
    tab.present(port.group())
    assert theme.current().accent.name() in colours(cell_image(tab.view, row, section)) - before


def test_the_cell_stays_chosen_when_rows_are_sorted(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    tab.view.setCurrentIndex(tab.view.model().index(3, 5))
    chosen = tab.model.participant_at(tab.view.currentIndex())
    column = tab.model.column(5)
    click(tab.by_place)
    assert tab.model.participant_at(tab.view.currentIndex()) == chosen
    assert tab.model.column(tab.view.currentIndex().column()) == column


@pytest.mark.parametrize(
    ("port", "title", "chip"),
    [
        (drawn(), "Таблица перед первым туром", "Результатов: 0 из 28"),
        (play(drawn(), [(1, 1, Score.DRAW)]), "Таблица, идёт 1-й тур", "Результатов: 1 из 28"),
        (
            play(drawn(), [(1, board, Score.DRAW) for board in (1, 2, 3, 4)]),
            "Таблица после 1-го тура",
            "Результатов: 4 из 28",
        ),
        (played_to_the_end(), "Итог после 7-го тура", "Результатов: 28 из 28"),
    ],
)
def test_the_title_and_the_chip_say_how_far_it_is(qtbot: QtBot, port: StandInTournament, title: str, chip: str) -> None:
    tab = table_of(qtbot, port)
    assert (tab.title.text, tab.chip.text) == (title, chip)


def test_the_legend_names_what_breaks_a_tie(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn())
    assert "При равенстве очков: КБ, победы, личная встреча" in tab.legend.accessibleName()
    assert "О — очки. КБ — коэффициент Бергера. Поб — число побед" in tab.legend.accessibleName()
    assert "выбывшие" not in tab.legend.accessibleName()
    assert "ЛВ — личная встреча (–\u00a0не считается)" in tab.legend.accessibleName()


def test_the_legend_explains_grey_rows_only_if_there_are_any(qtbot: QtBot) -> None:
    """TO-02: a withdrawn player is marked."""
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    tab = table_of(qtbot, port)
    assert "выбывшие" in tab.legend.accessibleName()
    image = cell_image(tab.view, (leaver.number or 0) - 1, 10)
    assert theme.current().text.name() not in colours(image)


def test_the_legend_wraps_instead_of_being_cut(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn(), width=660)
    assert tab.legend.height() > tab.legend.LINE_PX


def test_another_language_at_once(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    set_language("en")
    tab.retranslate()
    assert tab.title.text == "Final table after round 7"
    assert tab.by_place.text() == "By place"


def test_what_is_under_the_mouse_goes_with_its_row(qtbot: QtBot) -> None:
    """The mouse stands on the last row when a table with fewer rows comes."""
    tab = table_of(qtbot, drawn())
    tab.view.entered.emit(tab.model.index(7, 5))
    hovered = colours(cell_image(tab.view, 7, 5))
    assert theme.current().hover.name() in hovered
    tab.present(drawn(("Облаков Лев;3В", "Росинкина Дарья;2А")).group())
    assert theme.current().hover.name() not in colours(tab.view.viewport().grab().toImage())


def test_a_result_is_painted_where_a_tile_lay(qtbot: QtBot) -> None:
    port = drawn()
    pairing = port.group().rounds[0].pairings[0]
    tab = table_of(qtbot, port)
    row, section = (pairing.players.white.number or 0) - 1, (pairing.players.black.number or 0) + 1
    before = cell_image(tab.view, row, section)
    play(port, [(1, 1, Score.WHITE_WINS)])
    tab.present(port.group())
    assert cell_image(tab.view, row, section) != before

"""Around the crosstable: a name is found, rows are sorted, it is drawn larger, and every number explains itself."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.tournament.crosstable_columns import Kind
from ladya_desktop.ui.tournament.crosstable_legend import ELLIPSIS, Legend
from ladya_desktop.ui.tournament.crosstable_tab import CrosstableTab
from ladya_desktop.ui.tournament.crosstable_view import USUAL_ZOOM, ZOOMS
from ladya_desktop.ui.tournament.explanation_dialog import ExplanationDialog, PlaceDialog
from ladya_desktop.ui.tournament.player_card import PlayerCard
from ladya_desktop.ui.tournament.tiled_table import SMALLEST_HEADING_PX
from tests.ui.hands import click, click_cell, key, opened, settle, show, type_in
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, played_to_the_end
from tests.ui.tournament.table_states import higher_wins


def table_of(qtbot: QtBot, port: StandInTournament, width: int = 1040, height: int = 640) -> CrosstableTab:
    tab = CrosstableTab()
    tab.present(port.group())
    return show(qtbot, tab, width, height)


def section_of(tab: CrosstableTab, kind: Kind, code: str = "") -> int:
    columns = [tab.model.column(section) for section in range(tab.model.columnCount())]
    return next(at for at, column in enumerate(columns) if column.kind is kind and column.code == code)


def turn_wheel(tab: CrosstableTab, by: int, held: Qt.KeyboardModifier) -> None:
    at = QPointF(tab.view.viewport().rect().center())
    none, button = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
    event = QWheelEvent(at, tab.view.viewport().mapToGlobal(at), QPoint(), QPoint(0, by), button, held, none, False)
    QApplication.sendEvent(tab.view.viewport(), event)


def test_a_heading_sorts_and_neither_button_stays_down(qtbot: QtBot) -> None:
    tab = table_of(qtbot, higher_wins(drawn()))
    header = tab.view.horizontalHeader()
    section = section_of(tab, Kind.POINTS)
    click(header.viewport(), QPoint(header.sectionViewportPosition(section) + 8, 20))
    assert tab.model.cell(0, 0).text == "8"
    assert not tab.by_number.isChecked()
    assert not tab.by_place.isChecked()
    click(tab.by_number)
    assert tab.model.cell(0, 0).text == "1"
    assert tab.by_number.isChecked()


def test_the_keyboard_sorts_by_the_column_it_is_in(qtbot: QtBot) -> None:
    tab = table_of(qtbot, higher_wins(drawn()))
    tab.view.setFocus()
    tab.view.setCurrentIndex(tab.model.index(0, section_of(tab, Kind.POINTS)))
    key(tab, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert tab.model.cell(0, 0).text == "8"


def test_a_name_is_found_while_it_is_typed_and_enter_finds_the_next(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn((*EIGHT, "Обводов Роман;2А")))
    type_in(tab.finder, "об")
    first = tab.view.currentIndex().row()
    assert tab.model.names()[first][0].startswith("Об")
    key(tab, Qt.Key.Key_Return)
    second = tab.view.currentIndex().row()
    assert second != first
    assert tab.model.names()[second][0].startswith("Об")
    assert tab.finder.hasFocus()


def test_a_name_that_is_not_there_is_said_not_to_be(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn())
    type_in(tab.finder, "щ")
    assert tab.finder.property("state") == "error"
    assert "нет" in tab.finder.accessibleDescription()
    tab.finder.clear()
    assert tab.finder.property("state") == ""


def test_letters_typed_in_the_table_look_for_a_name(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn())
    tab.view.setFocus()
    tab.view.keyboardSearch("р")
    assert tab.finder.text() == "р"
    assert tab.model.names()[tab.view.currentIndex().row()][0].startswith("Р")


def test_the_row_found_stands_on_a_ground_of_its_own(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn())
    row = tab.model.row_of_name("облаков")
    assert row is not None
    place = tab.view.visualRect(tab.model.index(row, 0)).topLeft() + QPoint(3, 3)
    before = tab.view.viewport().grab().toImage().pixelColor(place)
    type_in(tab.finder, "облаков")
    assert tab.view.viewport().grab().toImage().pixelColor(place) != before


@pytest.mark.parametrize("way", ["button", "wheel", "key"])
def test_it_is_drawn_larger_and_smaller(qtbot: QtBot, way: str) -> None:
    tab = table_of(qtbot, played_to_the_end())
    usual = tab.view.rowHeight(0)
    for sign in (1, -1):
        match way:
            case "button":
                click(tab.larger if sign > 0 else tab.smaller)
            case "wheel":
                turn_wheel(tab, 120 * sign, Qt.KeyboardModifier.ControlModifier)
            case _:
                tab.view.setFocus()
                key(tab, Qt.Key.Key_Plus if sign > 0 else Qt.Key.Key_Minus)
        assert (tab.view.rowHeight(0) > usual) == (sign > 0)
    assert tab.view.zoom_percent == USUAL_ZOOM


def test_the_wheel_alone_draws_nothing_larger(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end(), height=300)
    turn_wheel(tab, -120, Qt.KeyboardModifier.NoModifier)
    assert tab.view.zoom_percent == USUAL_ZOOM
    assert tab.view.verticalScrollBar().value() > 0


def test_the_smallest_and_the_largest_are_the_end(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    tab.view.zoom_by(-len(ZOOMS))
    settle()
    assert not tab.smaller.isEnabled()
    assert sum(tab.view.column_widths()) == tab.view.viewport().width()
    tab.view.zoom_by(len(ZOOMS))
    assert not tab.larger.isEnabled()
    assert tab.view.is_frozen


def test_headings_are_not_cut_however_small_it_is_drawn(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    click(tab.by_place)
    tab.view.zoom_by(-len(ZOOMS))
    metrics = QFontMetricsF(sized_font(SMALLEST_HEADING_PX, weight=600))
    for section in range(tab.model.columnCount()):
        heading = str(tab.model.headerData(section, Qt.Orientation.Horizontal))
        assert metrics.horizontalAdvance(heading) <= tab.view.columnWidth(section)


def test_a_name_brings_the_players_card(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end())
    click_cell(tab.view, tab.model.index(2, 1))
    assert opened(tab, PlayerCard).windowTitle() == f"3. {tab.model.names()[2][0]}"


def test_a_name_that_stands_still_brings_the_card_too(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end(), width=480)
    assert tab.view.is_frozen
    click_cell(tab.view.names, tab.model.index(1, 1))
    assert opened(tab, PlayerCard).windowTitle().startswith("2. ")


@pytest.mark.parametrize("opening", ["click", "key"])
def test_a_value_says_what_it_is_made_of(qtbot: QtBot, opening: str) -> None:
    tab = table_of(qtbot, played_to_the_end())
    index = tab.model.index(0, section_of(tab, Kind.TIE_BREAK, "SB"))
    if opening == "click":
        click_cell(tab.view, index)
    else:
        tab.view.setFocus()
        tab.view.setCurrentIndex(index)
        key(tab, Qt.Key.Key_Return)
    assert opened(tab, ExplanationDialog).windowTitle() == "Коэффициент Бергера"


def test_a_place_says_why_it_is_no_other(qtbot: QtBot) -> None:
    tab = table_of(qtbot, higher_wins(drawn()))
    click_cell(tab.view, tab.model.index(7, section_of(tab, Kind.PLACE)))
    assert opened(tab, PlaceDialog).lines[0] == "Место 1"


def test_what_is_asked_for_in_the_card_is_passed_on(qtbot: QtBot) -> None:
    port = played_to_the_end()
    tab = table_of(qtbot, port)
    who = port.group().participants[0]
    click_cell(tab.view, tab.model.index(0, 1))
    with qtbot.waitSignal(tab.leave_requested) as left:
        click(opened(tab, PlayerCard).leave)
    assert left.args == [who.participant_id]
    click_cell(tab.view, tab.model.index(0, 0))
    with qtbot.waitSignal(tab.card_requested) as printed:
        click(opened(tab, PlayerCard).print)
    assert printed.args == ["II", who.participant_id]


def test_the_button_of_the_projector_names_the_group(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn())
    with qtbot.waitSignal(tab.projector_requested) as asked:
        click(tab.projector)
    assert asked.args == ["II"]


def test_in_a_low_window_the_legend_gives_way_to_the_rows(qtbot: QtBot) -> None:
    port = drawn(EIGHT[:6])
    low, high = table_of(qtbot, port, 980, 490), table_of(qtbot, port, 980, 640)
    assert low.view.viewport().height() >= 6 * low.view.rowHeight(0)
    assert low.legend.height() == Legend.LINE_PX < low.legend.whole_height()
    assert high.legend.height() == high.legend.whole_height()
    assert low.legend.toolTip() == high.legend.toolTip()
    assert "играл" not in low.legend.accessibleName()
    low.resize(980, 640)
    assert low.legend.height() == low.legend.whole_height()


def test_in_a_narrow_window_the_title_stays_on_one_line(qtbot: QtBot) -> None:
    tab = table_of(qtbot, played_to_the_end(), 986, 490)
    assert tab.width() == 986
    assert tab.title.width() >= QFontMetricsF(sized_font(20, weight=600)).horizontalAdvance(tab.title.text)


@pytest.mark.parametrize("width", [760, 860, 980])
def test_a_cut_legend_ends_with_dots(qtbot: QtBot, width: int) -> None:
    port = drawn(EIGHT[:6])
    legend = table_of(qtbot, port, width, 490).legend
    words = [said for _at, (_bar, said) in legend.shown()]
    assert words[-1] == ELLIPSIS
    assert legend.shown()[-1][0].x() + QFontMetricsF(theme.font("small")).horizontalAdvance(ELLIPSIS) <= legend.width()
    legend.show_lines(None)
    assert [said for _at, (_bar, said) in legend.shown()][: len(words) - 1] == words[:-1]
    assert ELLIPSIS not in [said for _at, (_bar, said) in legend.shown()]


def test_on_a_large_screen_results_do_not_stand_far_from_the_names(qtbot: QtBot) -> None:
    tab = table_of(qtbot, drawn(), 1700, 900)
    widths = tab.view.column_widths()
    assert sum(widths) == tab.view.viewport().width()
    assert widths[1] < 440
    assert widths[2] > 60


def test_who_is_free_now_is_told_below(qtbot: QtBot) -> None:
    port = drawn(EIGHT[:7])
    free = port.group().rounds[0].free
    assert free is not None
    port.start_game(1, 1)
    tab = table_of(qtbot, port)
    assert f"{free.name}: без игры в 1-м туре" in tab.legend.accessibleName()

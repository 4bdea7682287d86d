"""The timetable: which game when and where, with names where the turn has come."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.tournament.plan import RoundState
from ladya_desktop.ui import theme
from ladya_desktop.ui.tournament.plan_header import NARROW_PX, WIDE_PX
from ladya_desktop.ui.tournament.plan_rows import ShownRow, rows
from ladya_desktop.ui.tournament.plan_shown import shown_plan
from ladya_desktop.ui.tournament.plan_table import LEAST_COLUMN_PX, PlanTable
from ladya_desktop.ui.tournament.plan_words import Heading
from tests.ui.hands import click_cell, key, settle, show
from tests.ui.tournament.planned import FOUR, NOON, begin, end, four_boards, one_computer
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, listed, played_to_the_end

BOARDS = tuple(Heading(text=number, short=number) for number in "1234")


def made(port: StandInTournament, now_min: int = NOON) -> tuple[ShownRow, ...]:
    group = port.group()
    shown = shown_plan(group, group.setup, now_min)
    assert shown is not None
    return rows(group, shown)


def table_of(
    qtbot: QtBot, shown: tuple[ShownRow, ...], headings: tuple[Heading, ...] = BOARDS, width: int = 1040
) -> PlanTable:
    table = show(qtbot, PlanTable(), width, 460)
    table.present(shown, headings)
    settle()
    return table


class TestRows:
    def test_rounds_with_their_hours(self) -> None:
        first = made(four_boards())[0]
        assert (first.title, first.hours, first.state) == ("Тур 1", "16:00–16:16", RoundState.AHEAD)
        assert [cell.numbers.replace("\u00a0", " ") for cell in first.cells] == ["1 – 8", "2 – 7", "3 – 6", "4 – 5"]
        assert {cell.place for cell in first.cells} == {""}

    def test_the_round_whose_turn_it_is_has_names(self) -> None:
        port = four_boards()
        players = port.group().rounds[0].pairings[0].players
        shown = made(port)
        assert [row.is_on for row in shown] == [True, *[False] * 6]
        assert shown[0].cells[0].names == (players.white.name, players.black.name)
        assert {cell.names for row in shown[1:] for cell in row.cells} == {()}

    def test_a_round_in_play(self) -> None:
        port = four_boards()
        end(port, 1, FOUR + 12)
        begin(port, 2, FOUR + 14, boards=(1, 3))
        end(port, 2, FOUR + 20, boards=(2,))
        shown = made(port, FOUR + 21)
        assert [row.hours for row in shown[:3]] == ["до 16:12", "до 16:37", "16:38–16:54"]
        assert [cell.state.replace("\u00a0", " ") for cell in shown[1].cells] == ["идёт", "1 : 0", "идёт", "—"]
        assert [row.state for row in shown[:3]] == [RoundState.PLAYED, RoundState.ON, RoundState.AHEAD]

    def test_on_few_boards_each_game_has_its_hour_and_place(self) -> None:
        shown = made(one_computer())
        places = [cell.place.replace("\u00a0", " ") for cell in shown[0].cells]
        assert places == ["16:00 · ПК 1", "16:04 · ПК 1", "16:08 · ПК 1", "16:12 · ПК 1"]

    def test_on_few_boards_who_plays_and_who_is_next_have_names(self) -> None:
        port = one_computer()
        begin(port, 1, FOUR, boards=(1,))
        named = [cell.meeting.numbers for row in made(port, FOUR + 1) for cell in row.cells if cell.names]
        assert named == [(1, 8), (2, 7)]

    def test_on_few_boards_games_stand_in_their_turn(self) -> None:
        shown = made(one_computer())
        assert shown[1].cells[0].meeting.numbers == (1, 2)  # rested longest
        hours = [cell.place for cell in shown[1].cells]
        assert hours == sorted(hours)

    def test_before_the_draw_there_are_numbers_only(self) -> None:
        shown = made(listed(EIGHT))
        assert not any(row.is_on for row in shown)
        assert not any(cell.names or cell.state for row in shown for cell in row.cells)
        assert "номер 1" in shown[0].cells[0].words

    def test_it_is_heard(self) -> None:
        port = four_boards()
        begin(port, 1, FOUR, boards=(1,))
        end(port, 1, FOUR + 9, boards=(2,))
        cells = made(port, FOUR + 10)[0].cells
        words = [cell.words.replace("\u00a0", " ") for cell in cells]
        assert words[0].startswith("Тур 1, ПК 1, 16:00: белые ")
        assert words[0].endswith(". идёт")
        assert words[1].startswith("Тур 1: белые ")
        assert words[1].endswith(". 1 : 0, победили белые")
        assert words[2].endswith(". ещё не начата")

    def test_when_all_is_played_no_round_is_on(self) -> None:
        shown = made(played_to_the_end(), NOON)
        assert {(row.state, row.is_on) for row in shown} == {(RoundState.PLAYED, False)}

    def test_english(self) -> None:
        set_language("en")
        assert made(one_computer())[0].cells[0].place.replace("\u00a0", " ") == "16:00 · PC 1"


class TestTable:
    def test_it_is_as_wide_as_its_place(self, qtbot: QtBot) -> None:
        table = table_of(qtbot, made(four_boards()))
        assert sum(table.columnWidth(column) for column in range(4)) == table.viewport().width()
        assert table.horizontalScrollBar().maximum() == 0

    def test_many_games_are_scrolled_and_the_rounds_stand_still(self, qtbot: QtBot) -> None:
        table = table_of(qtbot, made(four_boards()), width=420)
        assert table.columnWidth(0) == LEAST_COLUMN_PX
        assert table.horizontalScrollBar().maximum() > 0
        assert table.verticalHeader().isVisible()

    def test_a_row_is_as_high_as_its_names(self, qtbot: QtBot) -> None:
        table = table_of(qtbot, made(four_boards()))
        assert table.rowHeight(0) > table.rowHeight(1)
        table.resize(660, 460)
        settle()
        narrow = table.rowHeight(0)
        table.resize(1600, 460)
        settle()
        assert table.rowHeight(0) < narrow

    def test_a_smaller_screen_has_smaller_rounds(self, qtbot: QtBot) -> None:
        table = table_of(qtbot, made(four_boards()))
        assert table.verticalHeader().width() == WIDE_PX
        table.set_narrow(is_narrow=True)
        settle()
        assert table.verticalHeader().width() == NARROW_PX

    def test_headings_stand_over_boards_only(self, qtbot: QtBot) -> None:
        table = table_of(qtbot, made(four_boards()), BOARDS)
        assert table.horizontalHeader().isVisible()
        high = table.whole_height()
        table.present(made(one_computer()), ())
        settle()
        assert not table.horizontalHeader().isVisible()
        assert table.whole_height() != high

    def test_the_round_that_is_on_comes_into_view(self, qtbot: QtBot) -> None:
        port = four_boards()
        for number in range(1, 6):
            end(port, number, FOUR + 16 * number)
        table = show(qtbot, PlanTable(), 660, 260)
        table.present(made(port, FOUR + 90), BOARDS)
        settle()
        assert table.visualRect(table.plan_model.index(5, 0)).intersects(table.viewport().rect())
        table.verticalScrollBar().setValue(0)
        table.present(made(port, FOUR + 91), BOARDS)
        assert table.verticalScrollBar().value() == 0  # hands may look elsewhere

    def test_a_click_or_enter_leads_to_the_round(self, qtbot: QtBot) -> None:
        table = table_of(qtbot, made(four_boards()))
        with qtbot.waitSignal(table.round_activated, timeout=1000) as asked:
            click_cell(table, table.plan_model.index(2, 1))
        assert asked.args == [3]
        with qtbot.waitSignal(table.round_activated, timeout=1000) as asked:
            key(table, Qt.Key.Key_Return)
        assert asked.args == [3]
        with qtbot.waitSignal(table.round_activated, timeout=1000) as asked:
            table.verticalHeader().sectionClicked.emit(4)
        assert asked.args == [5]

    def test_the_keyboard_lands_on_the_round_that_is_on(self, qtbot: QtBot) -> None:
        port = four_boards()
        end(port, 1, FOUR + 16)
        table = table_of(qtbot, made(port, FOUR + 20))
        table.clearFocus()
        table.setFocus(Qt.FocusReason.TabFocusReason)
        assert table.currentIndex().row() == 1
        key(table, Qt.Key.Key_Down)
        assert table.currentIndex().row() == 2

    def test_a_screen_reader_hears_games_and_rounds(self, qtbot: QtBot) -> None:
        model = table_of(qtbot, made(four_boards())).plan_model
        role = Qt.ItemDataRole.AccessibleTextRole
        assert str(model.data(model.index(1, 0), role)).startswith("Тур 2, ")
        assert model.headerData(1, Qt.Orientation.Vertical, role) == "Тур 2 16:17–16:33"
        assert model.headerData(1, Qt.Orientation.Horizontal) == "2"
        assert model.headerData(9, Qt.Orientation.Horizontal) is None
        assert model.headerData(1, Qt.Orientation.Vertical, Qt.ItemDataRole.DecorationRole) is None

    def test_a_round_with_fewer_games_has_an_empty_cell(self, qtbot: QtBot) -> None:
        shown = made(four_boards())
        table = table_of(qtbot, (shown[0], *(row_without_last(row) for row in shown[1:])))
        assert table.plan_model.cell(table.plan_model.index(3, 3)) is None
        assert pixel(table, 3, 3) == theme.current().surface

    @pytest.mark.parametrize("port", [four_boards, one_computer])
    def test_the_turn_is_coloured(self, qtbot: QtBot, port: type) -> None:
        table = table_of(qtbot, made(port()), BOARDS if port is four_boards else ())
        assert pixel(table, 0, 0) == theme.current().accent_soft
        assert pixel(table, 0, 1) == (theme.current().accent_soft if port is four_boards else theme.current().surface)
        assert pixel(table, 1, 0) == theme.current().surface


def row_without_last(row: ShownRow) -> ShownRow:
    return ShownRow(
        round=row.round, title=row.title, hours=row.hours, state=row.state, is_on=row.is_on, cells=row.cells[:-1]
    )


def pixel(table: PlanTable, row: int, column: int) -> QColor:
    """The ground of a cell, near its corner."""
    table.clearFocus()
    settle()
    corner = table.visualRect(table.plan_model.index(row, column)).topLeft() + QPoint(5, 5)
    return table.viewport().grab().toImage().pixelColor(corner)

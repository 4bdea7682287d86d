"""The plan's page: what it shows of a group, and what is asked for when boards, break or time control change."""

from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.tournament.acts import ChangeGroup
from ladya_desktop.tournament.refusal import refused
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui.tournament.plan_tab import PlanTab
from ladya_desktop.ui.tournament.round_hours import RoundHours, round_hours
from tests.ui.hands import click, settle, show
from tests.ui.tournament.planned import FOUR, NOON, begin, change, end, four_boards, one_computer
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, created, drawn, played_to_the_end

NEVER_MS = 60_000


def tab_of(
    qtbot: QtBot,
    port: StandInTournament,
    now_min: int = NOON,
    *,
    pause_ms: int = NEVER_MS,
    width: int = 1058,
    height: int = 590,
    is_compact: bool = False,
) -> PlanTab:
    tab = PlanTab(port, pause_ms=pause_ms)
    tab.set_compact(is_compact=is_compact)
    tab.present(port.group(), now_min)
    port.view_changed.connect(lambda _view: tab.present(port.group(), now_min))
    show(qtbot, tab, width, height)
    settle()
    return tab


def compact(qtbot: QtBot, port: StandInTournament, now_min: int = NOON) -> PlanTab:
    return tab_of(qtbot, port, now_min, width=659, height=318, is_compact=True)


def shown_headings(tab: PlanTab) -> list[object]:
    model = tab.table.plan_model
    return [model.headerData(section, Qt.Orientation.Horizontal) for section in range(model.columnCount())]


def asked(port: StandInTournament) -> list[GroupSetup]:
    return [act.setup for act in port.asked if isinstance(act, ChangeGroup)]


class TestShown:
    def test_day_boards_and_whether_it_fits(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, four_boards())
        assert tab.title.text.replace("\u00a0", " ") == "25 апреля, 16:00–18:00"
        assert tab.subtitle.text.replace("\u00a0", " ") == "4 доски · 5 мин + 3 с на ход"
        assert tab.fit.text.startswith("Успеваем, запас")
        assert not tab.lateness.isVisible()
        assert not tab.warning.isVisible()
        assert len(tab.table.plan_model.rows) == 7
        assert tab.table.plan_model.headings[0].text == "Доска 1 · ПК 1"

    def test_a_wooden_board_has_no_computer_over_it(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, change(four_boards(), computers=1, wooden_boards=3), width=1400)
        assert shown_headings(tab) == ["Доска 1 · ПК 1", *(f"Доска {n} · деревянная" for n in (2, 3, 4))]

    def test_in_narrow_columns_it_is_said_in_short(self, qtbot: QtBot) -> None:
        tab = compact(qtbot, change(four_boards(), computers=1, wooden_boards=3))
        assert shown_headings(tab)[1] == "Деревянная 2"
        heard = Qt.ItemDataRole.AccessibleTextRole
        assert tab.table.plan_model.headerData(1, Qt.Orientation.Horizontal, heard) == "Доска 2 · деревянная"

    def test_at_few_boards_columns_have_no_headings(self, qtbot: QtBot) -> None:
        assert tab_of(qtbot, one_computer()).table.plan_model.headings == ()

    def test_what_does_not_fit_is_warned_of(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, four_boards(break_min=2))
        assert tab.warning.isVisible()
        assert "Поможет" in tab.warning.accessibleName()

    def test_a_warning_that_comes_moves_nothing_under_the_pointer(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, four_boards())
        more = tab.conditions.break_min.more
        at = more.mapToGlobal(QPoint(0, 0))
        click(more)
        settle()
        assert tab.warning.isVisible()
        assert more.mapToGlobal(QPoint(0, 0)) == at

    def test_on_another_day_the_rounds_to_come_keep_their_hours(self, qtbot: QtBot) -> None:
        port = four_boards()
        port.today += timedelta(days=3)
        end(port, 1, FOUR)
        end(port, 2, FOUR + 20)
        hours = [row.hours for row in tab_of(qtbot, port, FOUR + 30).table.plan_model.rows]
        assert hours[:4] == ["", "", "16:34–16:50", "16:51–17:07"]
        assert round_hours(port.group(), 3, None) == RoundHours(text="16:34–16:50", is_late=False)

    def test_a_group_played_on_another_day_is_told_so(self, qtbot: QtBot) -> None:
        port = four_boards()
        port.today += timedelta(days=3)
        tab = tab_of(qtbot, port, FOUR)
        assert not tab.day_note.isVisible()
        end(port, 1, FOUR + 10, (1,))
        tab.present(port.group(), FOUR + 11)
        assert tab.day_note.words.text().replace("\u00a0", " ").endswith("её день — 25 апреля.")
        with qtbot.waitSignal(tab.day_requested, timeout=1000):
            click(tab.day_note.change)
        change(port, day=28)
        tab.present(port.group(), FOUR + 11)
        assert not tab.day_note.isVisible()

    def test_in_play_it_is_told_how_late_it_is(self, qtbot: QtBot) -> None:
        port = four_boards()
        begin(port, 1, FOUR + 5)
        tab = tab_of(qtbot, port, FOUR + 6)
        assert tab.lateness.text.startswith("Опаздываем на")
        assert "16:22" in tab.remarks.text()

    def test_minutes_pass(self, qtbot: QtBot) -> None:
        port = four_boards()
        begin(port, 1, FOUR)
        tab = tab_of(qtbot, port, FOUR + 5)
        before = tab.table.plan_model.rows
        tab.present(port.group(), FOUR + 20)
        assert tab.lateness.text.replace("\u00a0", " ") == "Опаздываем на 4 мин"
        assert tab.table.plan_model.rows != before

    def test_on_another_day_the_clock_on_the_wall_says_nothing(self, qtbot: QtBot) -> None:
        port = four_boards()
        begin(port, 1, FOUR)
        port.today = port.today.replace(day=26)
        tab = tab_of(qtbot, port, FOUR + 50)
        assert not tab.lateness.isVisible()

    def test_it_speaks_another_language(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, four_boards())
        set_language("en")
        tab.retranslate()
        assert tab.fit.text.startswith("It fits")
        assert tab.change.accessibleName() == "Boards and time"
        assert tab.table.plan_model.headings[0].text == "Board 1 · PC 1"

    def test_unseen_it_does_nothing_until_it_is_shown(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = PlanTab(port)
        qtbot.addWidget(tab)
        tab.present(port.group(), NOON)
        assert tab.table.plan_model.rows == ()
        show(qtbot, tab, 1058, 590)
        assert len(tab.table.plan_model.rows) == 7

    def test_a_game_leads_to_its_round(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, four_boards())
        with qtbot.waitSignal(tab.round_requested, timeout=1000) as wanted:
            tab.table.round_activated.emit(3)
        assert wanted.args == ["II", 3]


class TestNothingToPlan:
    def test_without_pupils_it_leads_to_the_list(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, created())
        assert tab.empty.text.startswith("Плана пока нет")
        assert not tab.conditions.isVisible()
        assert not tab.change.isVisible()
        with qtbot.waitSignal(tab.participants_requested, timeout=1000):
            click(tab.empty.button)

    def test_without_a_clock_one_has_to_be_chosen(self, qtbot: QtBot) -> None:
        tab = compact(qtbot, change(four_boards(), time_control="-"))
        assert tab.empty.text.startswith("Партии без часов")
        click(tab.empty.button)
        assert tab.conditions.isVisible()
        assert len(tab.conditions.options) == 4


class TestBoards:
    def test_presses_are_planned_at_once_and_asked_for_together(self, qtbot: QtBot) -> None:
        port = change(drawn(), computers=1)
        tab = tab_of(qtbot, port)
        for _ in range(3):
            click(tab.conditions.computers.more)
        assert tab.fit.text.startswith("Успеваем")
        assert asked(port) == []
        tab.flush()
        assert [setup.computers for setup in asked(port)] == [4]
        assert port.group().setup.computers == 4

    def test_they_are_asked_for_after_a_pause(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = tab_of(qtbot, port, pause_ms=0)
        click(tab.conditions.wooden_boards.more)
        qtbot.waitUntil(lambda: port.group().setup.wooden_boards == 1)
        assert len(asked(port)) == 1

    def test_going_away_asks_for_them(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = tab_of(qtbot, port)
        click(tab.conditions.break_min.less)
        tab.hide()
        assert [setup.break_min for setup in asked(port)] == [0]

    def test_another_group_gets_nothing_of_them(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = tab_of(qtbot, port)
        click(tab.conditions.break_min.more)
        tab.present(port.group("III"), NOON)
        assert [(setup.code, setup.break_min) for setup in asked(port)] == [("II", 2)]
        assert tab.setup == port.group("III").setup

    def test_a_refusal_is_told_and_all_stands_as_before(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = tab_of(qtbot, port)
        port.refusal = refused("group_closed", group="II")
        click(tab.conditions.computers.more)
        tab.flush()
        assert "протокол подписан" in tab.remark.text
        assert tab.conditions.computers.value == 4
        tab.present(port.group("III"), NOON)
        assert tab.remark.text == ""

    def test_the_last_board_stays(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, one_computer())
        assert not tab.conditions.computers.less.isEnabled()
        click(tab.conditions.wooden_boards.more)
        assert tab.conditions.computers.less.isEnabled()
        click(tab.conditions.computers.less)
        assert not tab.conditions.wooden_boards.less.isEnabled()

    def test_in_play_boards_may_still_change(self, qtbot: QtBot) -> None:
        port = four_boards()
        begin(port, 1, FOUR)
        tab = tab_of(qtbot, port, FOUR + 5)
        click(tab.change)
        click(tab.conditions.break_min.less)
        tab.flush()
        assert port.group().setup.break_min == 0


class TestControl:
    def test_the_one_there_is_is_marked(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, four_boards())
        assert [row.isChecked() for row in tab.conditions.options] == [True, False, False, False]
        assert not tab.conditions.take.isEnabled()
        assert tab.conditions.now.text() == "Сейчас: 5 мин + 3 с на ход."

    def test_another_one_is_taken(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = tab_of(qtbot, port, height=1200)
        click(tab.conditions.options[1])
        assert asked(port) == []
        click(tab.conditions.take)
        assert [setup.time_control for setup in asked(port)] == ["300+2"]
        assert tab.fit.text.replace("\u00a0", " ") == "Успеваем, запас 16 мин"
        assert [row.isChecked() for row in tab.conditions.options] == [False, True, False, False]

    def test_it_is_taken_with_the_boards_counted_for_it(self, qtbot: QtBot) -> None:
        port = four_boards(break_min=2)
        tab = tab_of(qtbot, port, height=1200)
        click(tab.conditions.break_min.less)
        click(tab.conditions.options[1])
        click(tab.conditions.take)
        assert [(setup.break_min, setup.time_control) for setup in asked(port)] == [(1, "300+2")]

    def test_a_choice_stays_while_minutes_pass(self, qtbot: QtBot) -> None:
        port = four_boards()
        tab = tab_of(qtbot, port, height=1200)
        click(tab.conditions.options[2])
        tab.present(port.group(), NOON + 1)
        assert tab.conditions.options[2].isChecked()

    def test_where_nothing_fits_it_is_said(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, change(drawn(), computers=1))
        assert tab.conditions.options == []
        assert not tab.conditions.take.isVisible()
        assert tab.conditions.now.text().endswith("На этих досках ни один контроль не успеть.")

    def test_options_go_when_boards_do(self, qtbot: QtBot) -> None:
        tab = tab_of(qtbot, change(four_boards(), computers=2, wooden_boards=2))
        assert len(tab.conditions.options) == 4
        click(tab.conditions.computers.less)
        click(tab.conditions.computers.less)
        assert len(tab.conditions.options) == 2

    def test_in_play_it_is_locked(self, qtbot: QtBot) -> None:
        port = four_boards()
        begin(port, 1, FOUR)
        tab = tab_of(qtbot, port, FOUR + 1)
        assert not tab.conditions.isVisible()
        click(tab.change)
        assert tab.conditions.isVisible()
        assert tab.conditions.options == []
        assert tab.conditions.now.text().endswith("контроль времени уже не меняется.")


class TestSmallScreen:
    def test_timetable_or_conditions_not_both(self, qtbot: QtBot) -> None:
        tab = compact(qtbot, four_boards(break_min=2))
        assert tab.table.isVisible()
        assert not tab.title.isVisible()
        assert not tab.warning.isVisible()
        click(tab.change)
        assert not tab.table.isVisible()
        assert tab.warning.isVisible()
        assert tab.conditions.isVisible()
        click(tab.change)
        assert tab.table.isVisible()

    @pytest.mark.parametrize("language", ["ru", "en"])
    def test_all_of_it_has_room(self, qtbot: QtBot, language: Language) -> None:
        set_language(language)
        port = four_boards(break_min=2)
        end(port, 1, FOUR + 30)
        tab = compact(qtbot, port, FOUR + 31)
        assert tab.width() == 659
        assert_nothing_is_cut(tab)
        click(tab.change)
        assert tab.width() == 659
        assert_nothing_is_cut(tab)

    def test_the_button_gives_up_its_words_for_the_chips(self, qtbot: QtBot) -> None:
        port = four_boards(break_min=2)
        end(port, 1, FOUR + 30)
        assert compact(qtbot, port, FOUR + 31).change.text() == ""
        assert compact(qtbot, four_boards()).change.text() == "Доски и время"

    def test_only_what_comes_next_is_remarked(self, qtbot: QtBot) -> None:
        port = four_boards()
        assert not compact(qtbot, port).remarks.isVisible()
        begin(port, 1, FOUR)
        assert compact(qtbot, port, FOUR + 1).remarks.text() == "Следующий тур в 16:17."


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("width", [862, 1058, 1160])
def test_in_play_and_late_the_head_has_room(qtbot: QtBot, language: Language, width: int) -> None:
    set_language(language)
    port = four_boards(break_min=2)
    end(port, 1, FOUR + 50)
    tab = tab_of(qtbot, port, FOUR + 59, width=width)
    assert tab.width() == width
    assert_nothing_is_cut(tab)


def test_when_all_is_played_results_stand_and_nothing_can_be_changed_once_it_is_signed(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, played_to_the_end(EIGHT))
    assert tab.fit.text == "Всё сыграно"
    assert {cell.is_decided for row in tab.table.plan_model.rows for cell in row.cells} == {True}
    assert not tab.warning.isVisible()


def assert_nothing_is_cut(tab: PlanTab) -> None:
    """Every chip and button has the room it asks for, inside the page."""
    buttons = [button for button in tab.findChildren(QAbstractButton) if button.isVisible() and button.text()]
    chips = [chip for chip in (tab.fit, tab.lateness) if chip.isVisible()]
    assert buttons or chips
    for widget in (*chips, *buttons):
        assert widget.width() >= widget.sizeHint().width() or widget.hasHeightForWidth(), widget.accessibleName()
        assert widget.mapTo(tab, widget.rect().topRight()).x() <= tab.width(), widget.accessibleName()

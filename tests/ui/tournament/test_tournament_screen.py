"""The tournament window as a whole: from nothing to a table, by clicks alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.ui.focus_ring import GAP_PX, WIDTH_PX
from ladya_desktop.ui.tournament.cancel_draw_dialog import CancelDrawDialog
from ladya_desktop.ui.tournament.group_dialog import GroupDialog
from ladya_desktop.ui.tournament.new_tournament_dialog import NewTournamentDialog
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.tab_row import DRAW, MORE, PARTICIPANTS, PLAN, ROUNDS, TABLE, TABS
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from tests.ui.hands import click, click_cell, key, opened, settle, show
from tests.ui.tournament.planned import four_boards
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, created, drawn, listed, play, played_to_the_end

NEVER_MS = 3_600_000
SIZES = [(1366, 768), (1920, 1080), (1024, 576), (683, 384)]


def screen_of(
    qtbot: QtBot, port: StandInTournament, width: int = 1366, height: int = 768, file: Path | None = None
) -> TournamentScreen:
    def choose(parent: QWidget) -> Path | None:
        return file

    return show(qtbot, TournamentScreen(port, choose=choose, step_ms=NEVER_MS), width, height)


def test_the_whole_way_from_nothing_to_a_result_in_the_table(qtbot: QtBot) -> None:
    port = StandInTournament()
    screen = screen_of(qtbot, port)
    click(screen.frame.none.button)
    click(opened(screen, NewTournamentDialog).confirm)
    assert screen.group is not None
    assert screen.group.code == "II"
    click(screen.participants.paste)
    screen.importing.source.setPlainText("\n".join(EIGHT))
    click(screen.importing.take)
    assert screen.participants.remark.text.replace("\u00a0", " ") == "В список внесены 8 участников. II группа: 8."
    click(screen.participants.to_draw)
    click(screen.draw.before.button)
    click(screen.draw.skip)
    click(screen.draw.on)
    assert screen.tab == ROUNDS
    click(screen.rounds.pairings.rows[0].result)
    dialog = opened(screen, ResultDialog)
    click(dialog.score_button(Score.WHITE_WINS))
    click(dialog.confirm)
    click(screen.frame.tabs[TABLE])
    assert screen.table.chip.text == "Результатов: 1 из 28"
    assert screen.table.model.index(0, 9).data() == "1"


@pytest.mark.parametrize(
    ("port", "tab"),
    [(created(), PARTICIPANTS), (listed(), PARTICIPANTS), (drawn(), ROUNDS), (played_to_the_end(), TABLE)],
)
def test_it_comes_up_where_the_work_is(qtbot: QtBot, port: StandInTournament, tab: str) -> None:
    assert screen_of(qtbot, port).tab == tab


def test_without_a_tournament_it_invites_to_create_one(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInTournament())
    assert "Турнира ещё нет" in screen.frame.none.text
    assert not screen.frame.groups.isVisible()
    assert screen.group is None


def test_groups_say_their_day_and_state_and_are_changed_by_a_click(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    first = screen.frame.groups.buttons[0]
    assert first.accessibleName().replace("\u00a0", " ") == (
        "I группа, 1-е классы, 23 апреля, 16:00–18:00, список пуст"
    )
    click(first)
    assert screen.group is not None
    assert screen.group.code == "I"
    assert first.isChecked()
    assert screen.tab == ROUNDS
    click(screen.frame.tabs[TABLE])
    assert "Таблицы ещё нет" in screen.pages.empty[TABLE].text


def test_empty_tabs_lead_to_the_draw(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, listed())
    for tab in (ROUNDS, TABLE):
        click(screen.frame.tabs[tab])
        click(screen.pages.empty[tab].button)
        assert screen.tab == DRAW


def test_the_draw_leads_back_to_the_list_when_nobody_is_on_it(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, created())
    click(screen.frame.tabs[DRAW])
    click(screen.draw.before.button)
    assert screen.tab == PARTICIPANTS


def test_tabs_are_walked_by_arrows(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    assert screen.frame.tabs[ROUNDS].hasFocus()
    key(screen, Qt.Key.Key_Right)
    key(screen, Qt.Key.Key_Space)
    assert screen.tab == PLAN
    assert screen.pages.plan.isVisible()


def test_a_file_is_opened_from_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "список.csv"
    file.write_text("Облаков Лев;3В", encoding="utf-8")
    screen = screen_of(qtbot, created(), file=file)
    click(screen.participants.open_file)
    assert screen.importing.isVisible()
    assert screen.importing.model.rowCount() == 1


def test_back_leaves_the_import_first(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, created())
    assert not screen.go_back()
    click(screen.participants.paste)
    assert screen.go_back()
    assert screen.participants.isVisible()


def test_the_header_leads_back(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, created())
    with qtbot.waitSignal(screen.back_requested, timeout=1000):
        click(screen.frame.header.back)


def test_a_pairing_is_asked_to_be_played(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    with qtbot.waitSignal(screen.play_requested, timeout=1000) as asked:
        click(screen.rounds.pairings.rows[2].play)
    assert asked.args == ["II", 1, 3]


def test_a_cell_of_a_played_game_opens_its_record(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 1)
    port.finish_game(1, 1, Score.WHITE_WINS)
    pairing = port.group().rounds[0].pairings[0]
    screen = screen_of(qtbot, port)
    screen.show_tab(TABLE)
    row, section = (pairing.players.white.number or 0) - 1, (pairing.players.black.number or 0) + 1
    with qtbot.waitSignal(screen.game_requested, timeout=1000) as asked:
        click_cell(screen.table.view, screen.table.model.index(row, section))
    assert asked.args == ["II", 1, 1]


def test_a_cell_without_a_record_leads_to_its_round(qtbot: QtBot) -> None:
    port = drawn()
    screen = screen_of(qtbot, port)
    screen.show_tab(TABLE)
    cell = screen.table.model.index(0, 3)
    game = screen.table.model.pairing_at(cell)
    assert game is not None
    click_cell(screen.table.view, cell)
    assert screen.tab == ROUNDS
    assert screen.rounds.round_shown == game[0]


def test_a_correction_is_asked_for_a_result_that_stands(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, play(drawn(), [(1, 1, Score.DRAW)]))
    click(screen.rounds.pairings.rows[0].result)
    assert opened(screen, ResultDialog).windowTitle() == "Исправить результат"


def test_a_draw_is_taken_back(qtbot: QtBot) -> None:
    port = drawn()
    screen = screen_of(qtbot, port)
    click(screen.frame.tabs[DRAW])
    click(screen.draw.cancel)
    dialog = opened(screen, CancelDrawDialog)
    dialog.reason.setText("забыли одного")
    click(dialog.confirm)
    assert port.group().rounds == ()
    assert screen.draw.before.isVisible()


def test_reduced_motion_reaches_the_draw(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, listed())
    screen.set_motion_reduced(is_reduced=True)
    click(screen.participants.to_draw)
    click(screen.draw.before.button)
    assert not screen.draw.lots.is_revealing


def test_it_can_be_led_to_a_round(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    screen.show_tab(TABLE)
    screen.show_round("II", 5)
    assert (screen.tab, screen.rounds.round_shown) == (ROUNDS, 5)


def test_the_plan_leads_to_a_round(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    click(screen.frame.tabs[PLAN])
    screen.pages.plan.round_requested.emit("II", 3)
    assert (screen.tab, screen.rounds.round_shown) == (ROUNDS, 3)


def test_the_plan_leads_to_the_day_of_its_group(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, four_boards())
    click(screen.frame.tabs[PLAN])
    screen.pages.plan.day_requested.emit()
    assert opened(screen.pages.plan, GroupDialog).form.when.day.isEnabled()


def test_rounds_tell_their_hours_on_the_day_only(qtbot: QtBot) -> None:
    """Group II plays today, at four; the clock on the wall shows four."""
    screen = screen_of(qtbot, drawn())
    assert screen.rounds.planned.text.startswith("16:00–")
    port = listed(line.replace("2", "1") for line in ("Облаков Лев;2А", "Росинкина Дарья;2Б"))
    assert port.draw_lots("I") is None
    other = screen_of(qtbot, port)
    other.show_group("I")
    other.show_tab(ROUNDS)
    assert other.rounds.planned.text == "16:00–16:16"


def test_as_minutes_pass_a_round_is_told_to_be_late(qtbot: QtBot) -> None:
    port = four_boards()
    screen = screen_of(qtbot, port)
    assert screen.rounds.planned.text == "16:00–16:16"
    port.unix_ms += 5 * 60_000
    screen.minute.timeout.emit()
    assert screen.rounds.planned.text == "16:05–16:21, позже на 5 минут"
    screen.hide()
    port.unix_ms += 60_000
    screen.minute.timeout.emit()
    screen.rounds.retranslate()
    assert screen.rounds.planned.text == "16:05–16:21, позже на 5 минут"


def test_a_new_result_appears_while_the_table_is_looked_at(qtbot: QtBot) -> None:
    port = drawn()
    screen = screen_of(qtbot, port)
    screen.show_tab(TABLE)
    play(port, [(1, 1, Score.WHITE_WINS)])
    assert screen.table.chip.text == "Результатов: 1 из 28"
    assert "идёт тур 1" in screen.frame.groups.buttons[1].accessibleName()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("tab", [*TABS, *MORE])
def test_nothing_is_cut_off_at_any_size(qtbot: QtBot, width: int, height: int, tab: str) -> None:
    """Every button that is shown lies within the window, large enough for a finger and wide enough for its words."""
    port = listed()
    assert port.draw_lots("II") is None
    screen = TournamentScreen(port, step_ms=NEVER_MS)
    screen.show_tab(tab)
    layout = screen.layout()
    assert layout is not None
    layout.setSizeConstraint(layout.SizeConstraint.SetNoConstraint)  # the main window gives it any size
    for language in ("ru", "en"):
        set_language("ru" if language == "ru" else "en")
        screen.retranslate()
        show(qtbot, screen, width, height)
        settle()
        assert (screen.width(), screen.height()) == (width, height)
        for button in screen.findChildren(QPushButton):
            if button.isVisible() and not button.visibleRegion().isEmpty():
                words = f"{button.text()} {button.accessibleName()}"
                assert button.width() >= min(button.sizeHint().width(), 1000), words
                assert min(button.width(), button.height()) >= 44, words
                right = button.mapTo(screen, button.rect().bottomRight()).x()
                assert right < width, words


def test_another_language_at_once(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, drawn())
    set_language("en")
    screen.retranslate()
    assert screen.frame.header.title == "Tournament"
    assert [button.text() for button in screen.frame.tabs.values()] == [
        "Participants",
        "Draw",
        "Rounds",
        "Plan",
        "Crosstable",
    ]
    assert "Group II, grades 2–4" in screen.frame.groups.buttons[1].accessibleName().replace("\u00a0", " ")


def test_the_keyboard_stays_on_its_tab_when_the_tabs_move_into_the_header(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, played_to_the_end())
    click(screen.frame.tabs[TABLE])
    screen.frame.tabs[TABLE].setFocus()
    below = screen.frame.tabs[TABLE]
    for size in ((683, 384), (1366, 768)):
        screen.resize(*size)
        settle()
        assert screen.frame.tabs[TABLE].hasFocus()
    assert screen.frame.tabs[TABLE] is below


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_ring_around_a_tab_is_whole(qtbot: QtBot, width: int, height: int) -> None:
    screen = screen_of(qtbot, drawn(), width, height)
    tab = screen.frame.tabs[ROUNDS]
    assert tab.height() >= 44
    row = tab.parentWidget()
    assert row is not None
    room = WIDTH_PX + GAP_PX
    around = tab.geometry().adjusted(-room, -room, room, room)
    assert row.rect().contains(around)


def test_what_a_game_has_made_final_is_no_more_offered_to_be_taken_back(qtbot: QtBot) -> None:
    port = drawn()
    screen = screen_of(qtbot, port)
    assert screen.frame.last.isVisible()
    port.start_game(1, 1)
    assert not screen.frame.last.isVisible()

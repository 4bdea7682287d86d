"""Leaving and coming back, guided (C.05 6.6): the rule that applies, the table before and after, the act."""

from dataclasses import replace
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import ReinstateParticipant, WithdrawParticipant
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import ParticipantView
from ladya_desktop.ui.tournament.participants_model import NAME
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from ladya_desktop.ui.tournament.withdraw_dialog import OWN_WORDS, ReturnDialog, WithdrawDialog, leaving_dialog
from tests.ui.hands import click, click_cell, opened, show, type_in
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, entries, play

SIX = EIGHT[:6]


def played_by(port: StandInTournament, number: int, rounds: int) -> StandInTournament:
    """So many games of one number are won by White; the others of those rounds are drawn."""
    for of_round in port.group().rounds[:rounds]:
        for each in of_round.pairings:
            is_his = number in (each.players.white.number, each.players.black.number)
            play(port, [(each.round, each.board, Score.WHITE_WINS if is_his else Score.DRAW)])
    return port


def pupil(port: StandInTournament, number: int = 1) -> ParticipantView:
    return port.group().participants[number - 1]


def leaving(qtbot: QtBot, port: StandInTournament, number: int = 1) -> WithdrawDialog:
    return show(qtbot, WithdrawDialog(port, port.group(), pupil(port, number)), 760, 700)


def returning(qtbot: QtBot, port: StandInTournament, number: int = 1) -> ReturnDialog:
    return show(qtbot, ReturnDialog(port, port.group(), pupil(port, number)), 760, 700)


def rows(dialog: WithdrawDialog | ReturnDialog) -> dict[str, tuple[str, ...]]:
    """By number: points now and then, place now and then."""
    assert dialog.preview.table is not None
    return {row[0].partition(".")[0]: row[1:] for row in dialog.preview.table.said()}


def test_less_than_half_is_told_and_the_table_shown(qtbot: QtBot) -> None:
    port = played_by(drawn(SIX), 1, 2)
    dialog = leaving(qtbot, port)
    assert dialog.rule.text().startswith("Сыграно 2 из 5 — меньше половины.")
    table = port.group().crosstable
    assert table is not None
    assert rows(dialog)["1"][3] == "–"
    opponents = [row for row in table.rows if any(game.half_points is not None for game in row.cells[0])]
    scored = [row for row in opponents if any((game.half_points or 0) > 0 for game in row.cells[0])]
    for row in scored:
        now, then = rows(dialog)[str(row.participant.number)][:2]
        assert now != then
    assert dialog.preview.table is not None
    assert dialog.preview.table.facts.facts[0].texts[0].startswith("1. ")
    assert dialog.preview.table.facts.facts[0].is_strong


def test_half_or_more_stays(qtbot: QtBot) -> None:
    port = played_by(drawn(SIX), 1, 3)
    dialog = leaving(qtbot, port)
    assert dialog.rule.text().startswith("Сыграно 3 из 5 — это не меньше половины.")
    assert rows(dialog)["1"][3] != "–"
    changed = [number for number, row in rows(dialog).items() if row[0] != row[1]]
    assert len(changed) == 2  # a plus for each opponent of the two rounds left


def test_regulations_may_keep_what_was_played(qtbot: QtBot) -> None:
    port = StandInTournament()
    setup = replace(port.template.groups[1], annul_below_half=False)
    assert port.create("Белая ладья", 2026, (setup,)) is None
    assert port.add_participants(entries(SIX)) is None
    assert port.draw_lots("II") is None
    dialog = leaving(qtbot, port)
    assert dialog.rule.text().startswith("Сыграно 0 из 5. По регламенту группы сыгранное остаётся")


def test_before_play_nothing_in_the_table_moves_but_his_place(qtbot: QtBot) -> None:
    dialog = leaving(qtbot, drawn(SIX))
    assert dialog.round.value == 0
    assert dialog.round.currentText() == "с самого начала"
    assert rows(dialog)["1"] == ("0", "0", "1–6", "–")


def test_the_round_offered_is_the_last_that_is_over(qtbot: QtBot) -> None:
    port = played_by(drawn(SIX), 1, 2)
    dialog = leaving(qtbot, port)
    assert dialog.round.currentText() == "после 2-го тура"
    assert dialog.round.itemText(0) == "после 2-го тура"  # he has played in it
    assert dialog.round.itemText(dialog.round.count() - 1) == "после 4-го тура"
    assert not dialog.note.isVisible()


def test_open_games_before_leaving_are_told(qtbot: QtBot) -> None:
    dialog = leaving(qtbot, drawn(SIX))
    dialog.round.choose(2)
    assert dialog.note.isVisible()
    assert dialog.note.text().startswith("До ухода ещё есть партии")


def test_he_leaves_with_the_reason_chosen(qtbot: QtBot) -> None:
    port = played_by(drawn(SIX), 1, 2)
    dialog = leaving(qtbot, port)
    click(dialog.confirm)
    act = cast("WithdrawParticipant", port.asked[-1])
    assert (act.participant_id, act.after_round, act.reason) == (pupil(port).participant_id, 2, "болезнь")
    assert pupil(port).left_after == 2
    assert not dialog.isVisible()


def test_a_reason_of_ones_own_must_be_written(qtbot: QtBot) -> None:
    port = drawn(SIX)
    dialog = leaving(qtbot, port)
    assert not dialog.own_words.isVisible()
    dialog.reason.choose(OWN_WORDS)
    assert dialog.own_words.hasFocus()
    click(dialog.confirm)
    assert dialog.remark.text.startswith("Нужно вписать причину")
    assert not pupil(port).is_withdrawn
    type_in(dialog.own_words, "концерт")
    click(dialog.confirm)
    assert cast("WithdrawParticipant", port.asked[-1]).reason == "концерт"


def test_out_of_a_running_game_nobody_goes(qtbot: QtBot) -> None:
    port = drawn(SIX)
    port.start_game(1, 1)
    white = port.group().rounds[0].pairings[0].players.white
    dialog = leaving(qtbot, port, white.number or 0)
    assert "партия идёт" in dialog.remark.text
    assert not dialog.confirm.isEnabled()
    assert dialog.preview.table is None
    assert not dialog.rule.isVisible()


def test_a_refusal_is_told_and_can_be_tried_again(qtbot: QtBot) -> None:
    port = drawn(SIX)
    dialog = leaving(qtbot, port)
    port.refusal = ActRefused(code="tournament_acts.unknown_participant")
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.confirm.isEnabled()


def test_who_left_comes_back_and_counts_again(qtbot: QtBot) -> None:
    port = played_by(drawn(SIX), 1, 2)
    port.withdraw(pupil(port).participant_id, 2)
    dialog = returning(qtbot, port)
    assert dialog.round.currentText() == "с 3-го тура"
    assert dialog.rule.text().startswith("Пропущенные туры остаются неявками")
    assert dialog.note.text() == "Сыграно пока 2 из 5. Результаты снова учитываются."
    assert rows(dialog)["1"][2] == "–"
    assert rows(dialog)["1"][3] != "–"
    click(dialog.confirm)
    act = cast("ReinstateParticipant", port.asked[-1])
    assert (act.participant_id, act.from_round) == (pupil(port).participant_id, 3)
    assert not pupil(port).is_withdrawn


def test_who_was_never_annulled_has_nothing_to_count_again(qtbot: QtBot) -> None:
    port = played_by(drawn(SIX), 1, 3)
    port.withdraw(pupil(port).participant_id, 3)
    dialog = returning(qtbot, port)
    dialog.round.choose(5)
    assert dialog.note.text() == ""
    assert dialog.round.count() == 2


@pytest.mark.parametrize("has_left", [False, True])
def test_the_list_opens_the_dialog_for_the_pupil_chosen(qtbot: QtBot, has_left: bool) -> None:
    port = drawn(SIX)
    if has_left:
        port.withdraw(pupil(port).participant_id, 0)
    tab = ParticipantsTab(port)
    tab.present(port.group())
    show(qtbot, tab, 1040, 640)
    click_cell(tab.table, tab.model.index(0, NAME))
    assert tab.bar.leave.isVisible() is not has_left
    assert tab.bar.give_back.isVisible() is has_left
    click(tab.bar.give_back if has_left else tab.bar.leave)
    kind = ReturnDialog if has_left else WithdrawDialog
    assert opened(tab, kind).pupil == pupil(port)


def test_the_dialog_is_the_one_that_fits(qtbot: QtBot) -> None:
    port = drawn(SIX)
    port.withdraw(pupil(port).participant_id, 0)
    for number, kind in ((1, ReturnDialog), (2, WithdrawDialog)):
        dialog = leaving_dialog(port, port.group(), pupil(port, number))
        qtbot.addWidget(dialog)
        assert isinstance(dialog, kind)


def test_it_speaks_english(qtbot: QtBot) -> None:
    set_language("en")
    dialog = leaving(qtbot, played_by(drawn(SIX), 1, 2))
    assert dialog.rule.text().startswith("Played 2 of 5, less than half.")

"""A group and its regulations: what may be changed when, and what is refused in words."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.game.result import Score
from ladya_desktop.texts import Language, set_language
from ladya_desktop.tournament.acts import AddGroup, ChangeGroup, CloseGroup, RemoveGroup
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.parts.conditions import ConditionsDialog
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.tournament.group_dialog import GroupDialog, next_group
from ladya_desktop.ui.tournament.lock_note import Lock, lock_of
from ladya_desktop.ui.tournament.tie_break_dialog import LateTieBreakDialog, TieBreakDialog
from tests.ui.hands import click, opened, show
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed, play, played_to_the_end

ARROW_PX = 48
"""What a choice needs beside its words."""


def dialog_of(qtbot: QtBot, port: StandInTournament, code: str | None = "II") -> GroupDialog:
    group = port.group(code) if code is not None else None
    return show(qtbot, GroupDialog(port, group), 760, 740)


def begun() -> StandInTournament:
    return play(drawn(), [(1, 1, Score.WHITE_WINS)])


def test_what_stands_there_is_shown_and_stays(qtbot: QtBot) -> None:
    port = created()
    for group in ("I", "II", "III"):
        assert dialog_of(qtbot, port, group).form.setup == port.group(group).setup


def test_everything_of_a_group_can_be_changed_before_the_draw(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    form, was = dialog.form, port.group().setup
    form.when.first_grade.choose(3)
    form.when.day.setValue(26)
    form.when.month.choose(5)
    form.when.starts_at.setTime(form.when.starts_at.time().addSecs(30 * 60))
    form.play.control.choice.choose("600+5")
    form.play.cycles.choose(2)
    form.play.swap.click()
    form.play.annul.click()
    form.play.default_time.choose(None)
    form.play.earliest_draw.choose(20)
    form.rules.edition.choose("fide-2023")
    form.places.computers.setValue(2)
    form.places.wooden_boards.setValue(3)
    form.places.break_min.setValue(5)
    click(dialog.confirm)
    assert port.group().setup == replace(
        was,
        first_grade=3,
        day=26,
        month=5,
        starts_at_min=was.starts_at_min + 30,
        time_control="600+5",
        cycles=2,
        swap_last_rounds=not was.swap_last_rounds,
        annul_below_half=not was.annul_below_half,
        default_time_min=None,
        earliest_draw_move=20,
        edition="fide-2023",
        computers=2,
        wooden_boards=3,
        break_min=5,
    )


def test_values_that_are_not_usual_are_offered_too(qtbot: QtBot) -> None:
    port = created()
    setup = replace(port.group().setup, default_time_min=7, earliest_draw_move=33)
    assert port.request(ChangeGroup(setup=setup)) is None
    form = dialog_of(qtbot, port).form
    assert form.setup == setup
    assert form.play.default_time.currentText() == "7 минут"
    assert form.play.earliest_draw.currentText() == "после 33 ходов"


def test_conduct_and_arbiter_are_chosen_in_their_dialog(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.rules.conditions.change.click()
    conditions = opened(dialog, ConditionsDialog)
    for answer in (Conduct.GUIDED, Supervision.LIMITED, Rulings.AUTOMATIC):
        conditions.options[answer].click()
    conditions.accept()
    setup = dialog.form.setup
    assert (setup.conduct, setup.supervision, setup.rulings) == ("guided", "limited", "automatic")


def test_an_edition_comes_with_its_note(qtbot: QtBot) -> None:
    rules = dialog_of(qtbot, created()).form.rules
    assert "приказом № 988" in rules.note.text()
    rules.edition.choose("fide-2018")
    assert "2018" in rules.note.text()
    assert "988" not in rules.note.text()


def test_the_swap_is_asked_for_two_cycles_only(qtbot: QtBot) -> None:
    play_section = dialog_of(qtbot, created()).form.play
    assert play_section.swap.isHidden()
    play_section.cycles.choose(2)
    assert not play_section.swap.isHidden()


@pytest.mark.parametrize("grade", [10, 11])
def test_grades_that_the_regulation_does_not_admit_are_refused_with_the_reason(qtbot: QtBot, grade: int) -> None:
    port = created()
    dialog = dialog_of(qtbot, port, "III")
    why = f"{grade}-й класс не играет: положение допускает классы с 1-го по 9-й."
    dialog.form.when.last_grade.choose(grade)
    assert dialog.form.when.refusal.isVisible()
    assert dialog.form.when.refusal.text() == why
    asked = len(port.asked)
    click(dialog.confirm)
    assert dialog.remark.text == why
    assert len(port.asked) == asked
    dialog.form.when.last_grade.choose(9)
    assert dialog.form.when.refusal.isHidden()


def test_what_the_tournament_refuses_is_said(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.when.last_grade.choose(5)
    click(dialog.confirm)
    assert "один класс попал в обе" in dialog.remark.text
    assert dialog.isVisible()


def test_the_order_of_tie_breaks_is_chosen_in_its_dialog(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.ties.change.click()
    ties = opened(dialog, TieBreakDialog)
    ties.list.presets["fide"].click()
    ties.confirm.click()
    assert dialog.form.ties.words.text() == "1. Личная встреча, 2. Число побед, 3. Коэффициент Бергера, 4. Система Койи"
    click(dialog.confirm)
    assert port.group().setup.tie_breaks == ("DE", "WIN", "SB", "KS")


def test_a_group_without_tie_breaks_shares_places(qtbot: QtBot) -> None:
    port = created()
    assert port.request(ChangeGroup(setup=replace(port.group().setup, tie_breaks=()))) is None
    assert dialog_of(qtbot, port).form.ties.words.text() == "Места делятся."


def test_the_draw_locks_grades_and_rounds(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    form = dialog.form
    assert lock_of(port.group()) is Lock.DRAWN
    assert "Жребий брошен" in form.lock.text
    assert not any(field.isEnabled() for field in (form.when.first_grade, form.when.last_grade, form.play.cycles))
    assert form.play.control.choice.isEnabled()
    form.play.control.choice.choose("240+2")
    click(dialog.confirm)
    assert port.group().setup.time_control == "240+2"


def test_play_locks_the_regulations_but_not_hours_and_boards(qtbot: QtBot) -> None:
    port = begun()
    dialog = dialog_of(qtbot, port)
    form = dialog.form
    assert lock_of(port.group()) is Lock.BEGUN
    assert form.lock.isVisible()
    assert "регламент закреплён" in form.lock.text
    for section in (form.play, form.rules):
        assert not section.isEnabled()
        assert section.accessibleDescription() == form.lock.text
    form.places.wooden_boards.setValue(4)
    click(dialog.confirm)
    assert port.group().setup.wooden_boards == 4


def test_during_play_the_order_of_tie_breaks_needs_a_reason(qtbot: QtBot) -> None:
    port = begun()
    dialog = dialog_of(qtbot, port)
    dialog.form.ties.change.click()
    ties = opened(dialog, LateTieBreakDialog)
    ties.list.presets["fide"].click()
    ties.reason.setText("решение судей")
    ties.confirm.click()
    assert port.group().setup.tie_breaks == ("DE", "WIN", "SB", "KS")
    assert dialog.form.ties.words.text().startswith("1. Личная встреча")
    click(dialog.confirm)
    assert not dialog.isVisible()


def test_a_signed_protocol_locks_everything(qtbot: QtBot) -> None:
    port = played_to_the_end()
    assert port.request(CloseGroup(group="II")) is None
    dialog = dialog_of(qtbot, port)
    assert lock_of(port.group()) is Lock.CLOSED
    form = dialog.form
    assert not any(each.isEnabled() for each in (form.when, form.play, form.rules, form.ties, form.places))
    assert not dialog.confirm.isEnabled()


def test_nothing_is_locked_before_the_draw(qtbot: QtBot) -> None:
    port = listed()
    dialog = dialog_of(qtbot, port)
    assert lock_of(port.group()) is Lock.OPEN
    assert dialog.form.lock.isHidden()
    assert dialog.form.when.name.isEnabled()


def test_one_more_group_is_added_after_the_pattern_of_the_last(qtbot: QtBot) -> None:
    port = created()
    assert port.request(ChangeGroup(setup=replace(port.group("III").setup, last_grade=8))) is None
    dialog = dialog_of(qtbot, port, None)
    assert dialog.remove.isHidden()
    setup = dialog.form.setup
    assert (setup.code, setup.first_grade, setup.last_grade) == ("IV", 9, 9)
    dialog.form.when.name.setText("Старшие")
    click(dialog.confirm)
    act = port.asked[-1]
    assert isinstance(act, AddGroup)
    assert act.setup == replace(setup, code="Старшие")


def test_a_group_above_the_last_grade_is_refused_until_others_make_room(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, created(), None)
    assert dialog.form.when.first_grade.value == 9
    click(dialog.confirm)
    assert "один класс попал в обе" in dialog.remark.text


def test_ten_groups_have_numbers_and_the_next_none() -> None:
    setup = created().group("I").setup
    many = tuple(replace(setup, code=code) for code in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"))
    template = created().template
    assert next_group(many[:9], template).code == "X"
    assert next_group(many, template).code == ""


def test_a_group_of_the_regulation_that_is_missing_comes_back_as_it_was() -> None:
    template = created().template
    first, second, third = template.groups
    assert next_group((first, third), template) == second
    wider = replace(first, last_grade=2)
    offered = next_group((wider, third), template)
    assert (offered.code, offered.first_grade, offered.last_grade, offered.day) == ("II", 3, 3, third.day)


def test_an_empty_group_can_be_taken_away(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    click(dialog.remove)
    with qtbot.waitSignal(dialog.accepted):
        click(opened(dialog, Question).confirm)
    assert port.asked[-1] == replace(RemoveGroup(group="II"), at_ms=port.unix_ms)
    assert port.view is not None
    assert [group.code for group in port.view.groups] == ["I", "III"]


def test_a_group_in_which_pupils_stand_cannot(qtbot: QtBot) -> None:
    assert dialog_of(qtbot, listed()).remove.isHidden()


def test_why_a_group_is_not_taken_away_is_said(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    port.refusal = ActRefused(code="tournament_acts.no_groups")
    click(dialog.remove)
    click(opened(dialog, Question).confirm)
    assert dialog.remark.text == "В турнире нет ни одной группы. Нужна хотя бы одна."
    assert dialog.isVisible()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_every_control_has_a_name_and_lies_within_the_dialog(
    qtbot: QtBot, language: Language, size: tuple[int, int]
) -> None:
    set_language(language)
    window = show(qtbot, QLabel(), *size)
    port = created()
    dialog = GroupDialog(port, port.group(), window)
    dialog.open()
    form = dialog.form
    form.play.control.choice.choose("")
    form.play.cycles.choose(2)
    QApplication.processEvents()
    fields = (
        form.when.name,
        form.when.month,
        form.play.control.own.rows[0].timing,
        form.play.swap,
        form.places.break_min,
    )
    assert all(field.accessibleName() or form.play.swap.text() for field in fields)
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    for field in fields:
        right = field.mapTo(dialog, field.rect().topRight()).x()
        assert right < dialog.width() - 20
    for choice in (form.play.cycles, form.play.default_time, form.play.earliest_draw, form.when.month):
        words = [choice.itemText(index) for index in range(choice.count())]
        assert max(map(choice.fontMetrics().horizontalAdvance, words)) <= choice.width() - ARROW_PX
    dialog.reject()

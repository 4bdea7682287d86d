"""Classmates and families kept apart in the last rounds: chosen before the draw, told after it."""

from typing import cast

from pytestqt.qtbot import QtBot

from ladya_desktop.tournament.acts import CheckIn, DrawLots
from ladya_desktop.ui.tournament.draw_tab import DrawTab
from ladya_desktop.ui.tournament.keep_apart import NOBODY_APART, Apart, sets_apart, was_apart
from ladya_desktop.ui.tournament.keep_apart_dialog import KeepApartDialog, apart_in_words
from tests.ui.hands import click, opened, show
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, listed

FAMILY = (*EIGHT, "Облакова Анна;2А")
NEVER_MS = 3_600_000
CLASSMATES = ((9, 6), (3, 8))
"""Of 2А and of 4А."""


def tab_of(qtbot: QtBot, port: StandInTournament) -> DrawTab:
    tab = DrawTab(port, step_ms=NEVER_MS)
    tab.present(port.group())
    port.view_changed.connect(lambda _view: tab.present(port.group()))
    return show(qtbot, tab, 1040, 640)


def test_classmates_and_families_are_found() -> None:
    group = listed(FAMILY).group()
    assert sets_apart(group, NOBODY_APART) == ()
    assert sets_apart(group, Apart(classmates=True)) == CLASSMATES
    assert sets_apart(group, Apart(families=frozenset({"облаков"}))) == ((7, 9),)


def test_who_has_not_come_is_kept_apart_from_nobody() -> None:
    port = listed(FAMILY)
    assert port.request(CheckIn(participant_id=9, is_present=False)) is None
    assert sets_apart(port.group(), Apart(classmates=True, families=frozenset({"облаков"}))) == ((3, 8),)


def test_what_is_chosen_is_drawn_and_told(qtbot: QtBot) -> None:
    port = listed(FAMILY)
    tab = tab_of(qtbot, port)
    assert not tab.apart_chosen.isVisible()
    click(tab.apart)
    dialog = opened(tab, KeepApartDialog)
    click(dialog.classes)
    click(dialog.families["облаков"])
    click(dialog.confirm)
    assert tab.apart_chosen.text() == "В последних турах не встретятся: одноклассники; Облаков Лев, Облакова Анна."
    click(tab.before.button)
    assert cast("DrawLots", port.asked[-1]).apart == (*CLASSMATES, (7, 9))
    assert not tab.apart_said.isVisible()
    click(tab.skip)
    assert tab.apart_said.text() == "Развести удалось: в последних турах свои не встречаются."
    assert tab.apart_said.isVisible()


def test_meetings_that_are_left_are_told(qtbot: QtBot) -> None:
    port = listed([line.partition(";")[0] + ";3А" for line in EIGHT])
    apart = sets_apart(port.group(), Apart(classmates=True))
    assert port.request(DrawLots(group="II", seed=7, apart=apart)) is None
    tab = tab_of(qtbot, port)
    n = port.group().late_meetings
    assert n > 0
    assert tab.apart_said.text().startswith(f"Развести удалось не всех: в последних турах {n} ")


def test_a_plain_draw_says_nothing_of_it(qtbot: QtBot) -> None:
    port = drawn(FAMILY)
    tab = tab_of(qtbot, port)
    assert not tab.apart_said.isVisible()


def test_the_last_draw_counts() -> None:
    port = drawn(FAMILY)
    assert not was_apart(port.journal, "II")
    assert port.cancel_draw("II", "x") is None
    assert port.request(DrawLots(group="II", seed=7, apart=CLASSMATES)) is None
    assert was_apart(port.journal, "II")
    assert not was_apart(port.journal, "III")


def test_a_choice_cancelled_changes_nothing(qtbot: QtBot) -> None:
    port = listed(FAMILY)
    tab = tab_of(qtbot, port)
    click(tab.apart)
    dialog = opened(tab, KeepApartDialog)
    click(dialog.classes)
    dialog.reject()
    click(tab.before.button)
    assert cast("DrawLots", port.asked[-1]).apart == ()


def test_a_list_without_friends_says_so(qtbot: QtBot) -> None:
    port = listed(EIGHT[:2])
    dialog = show(qtbot, KeepApartDialog(port.group(), NOBODY_APART), 600, 400)
    assert not dialog.classes.isVisible()
    assert dialog.apart == NOBODY_APART
    assert apart_in_words(port.group(), Apart(classmates=True)) == ""


def test_of_many_classes_their_names_are_enough(qtbot: QtBot) -> None:
    lines = [
        f"Ученик {name};{grade}{letter}" for grade in (2, 3, 4) for letter in "АБВ" for name in (letter, letter * 2)
    ]
    dialog = show(qtbot, KeepApartDialog(listed(lines).group(), NOBODY_APART), 600, 400)
    assert dialog.classes.accessibleDescription() == "2А, 2Б, 2В, 3А, 3Б, 3В, 4А, 4Б, 4В"


def test_who_is_absent_is_told_before_the_draw(qtbot: QtBot) -> None:
    port = listed()
    assert port.request(CheckIn(participant_id=1, is_present=False)) is None
    tab = tab_of(qtbot, port)
    absent = port.group().participants[0].name
    assert f"На жребий идут 7 из 8. Не на месте и без номера: {absent}. Каждый" in tab.before.text


def test_many_who_are_absent_are_counted(qtbot: QtBot) -> None:
    port = listed()
    for number in range(1, 6):
        assert port.request(CheckIn(participant_id=number, is_present=False)) is None
    told = tab_of(qtbot, port).before.text
    names = ", ".join(one.name for one in port.group().participants[:3])
    assert f"На жребий идут 3 из 8. Не на месте и без номера: {names} и ещё 2. Каждый" in told


def test_too_few_who_have_come_cannot_draw(qtbot: QtBot) -> None:
    port = listed(EIGHT[:2])
    assert port.request(CheckIn(participant_id=1, is_present=False)) is None
    tab = tab_of(qtbot, port)
    assert not tab.apart.isVisible()
    with qtbot.waitSignal(tab.participants_requested, timeout=1000):
        click(tab.before.button)


def test_the_draw_is_shown_again_at_will(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    click(tab.again)
    assert [card.is_open for card in tab.lots.cards] == [False] * 8
    assert tab.skip.hasFocus()
    click(tab.skip)
    assert tab.again.isVisible()


def test_with_reduced_motion_there_is_no_show(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    tab.is_motion_reduced = True
    tab.retranslate()
    assert not tab.again.isVisible()


def test_in_a_small_window_the_number_of_the_draw_stays(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn(seed=421))
    tab.set_compact(is_compact=True)
    assert tab.seed.isVisible()
    assert tab.seed.text() == "Число жребия 421"

"""The draw of lots: seen by the class, skipped at will, taken back before play."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import CancelDraw, DrawLots
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.tournament.cancel_draw_dialog import CancelDrawDialog
from ladya_desktop.ui.tournament.draw_tab import DrawTab
from tests.ui.hands import click, key, show, type_in
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed, play

NEVER_MS = 3_600_000


def tab_of(qtbot: QtBot, port: StandInTournament, *, step_ms: int = NEVER_MS) -> DrawTab:
    tab = DrawTab(port, step_ms=step_ms)
    tab.present(port.group())
    port.view_changed.connect(lambda _view: tab.present(port.group()))
    return show(qtbot, tab, 1040, 640)


def open_cards(tab: DrawTab) -> list[bool]:
    return [card.is_open for card in tab.lots.cards]


@pytest.mark.parametrize("pupils", [(), ("Облаков Лев;3В",)])
def test_one_pupil_or_none_cannot_draw(qtbot: QtBot, pupils: tuple[str, ...]) -> None:
    """TO-04, TO-18: fewer than two; the way leads to the list."""
    port = listed(pupils) if pupils else created()
    tab = tab_of(qtbot, port)
    assert f"Сейчас на жребий идут: {len(pupils)}" in tab.before.text
    with qtbot.waitSignal(tab.participants_requested, timeout=1000):
        click(tab.before.button)
    assert not any(isinstance(act, DrawLots) for act in port.asked)


def test_a_draw_gives_numbers_and_hides_them_at_first(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click(tab.before.button)
    assert [one.number for one in port.group().participants] == list(range(1, 9))
    assert open_cards(tab) == [False] * 8
    assert tab.lots.cards[2].accessibleName() == "номер 3, ещё не открыт"
    assert tab.skip.isVisible()
    assert not tab.on.isVisible()


def test_cards_turn_over_one_by_one(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port, step_ms=1)
    states: list[int] = []
    with qtbot.waitSignal(tab.lots.revealed, timeout=5000):
        click(tab.before.button)
        tab.lots._timer.timeout.connect(lambda: states.append(sum(open_cards(tab))))
    assert len(states) > 2
    assert states == list(range(states[0], states[-1] + 1))
    assert open_cards(tab) == [True] * 8
    assert tab.on.hasFocus()


def test_the_newest_card_is_known_while_they_turn(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    click(tab.before.button)
    for number in (1, 2):
        tab.lots._timer.timeout.emit()
        assert [card.pupil.number for card in tab.lots.cards if card.is_newest] == [number]


@pytest.mark.parametrize("how", ["button", "cards", "key"])
def test_the_reveal_is_skipped_at_will(qtbot: QtBot, how: str) -> None:
    tab = tab_of(qtbot, listed())
    click(tab.before.button)
    if how == "button":
        click(tab.skip)
    elif how == "cards":
        click(tab.lots)
    else:
        assert tab.skip.hasFocus()
        key(tab, Qt.Key.Key_Space)
    assert open_cards(tab) == [True] * 8
    assert not tab.lots.is_revealing
    assert tab.on.isVisible()
    assert tab.lots.cards[0].accessibleName() == "номер 1: Кленовский Матвей, 4Б"


def test_with_reduced_motion_all_numbers_are_there_at_once(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    tab.is_motion_reduced = True
    click(tab.before.button)
    assert open_cards(tab) == [True] * 8
    assert not tab.lots.is_revealing


def test_a_result_elsewhere_does_not_break_the_reveal_off(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click(tab.before.button)
    play(port, [(1, 1, Score.DRAW)])
    assert tab.lots.is_revealing
    assert open_cards(tab) == [False] * 8


def test_the_number_of_the_draw_can_be_read(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn(seed=421))
    assert tab.seed.text().startswith("Число жребия 421: с этим числом и тем же списком жребий повторится")
    assert open_cards(tab) == [True] * 8


def test_a_refused_draw_is_told(qtbot: QtBot) -> None:
    port = listed()
    port.refusal = ActRefused(code="tournament.title_empty")
    tab = tab_of(qtbot, port)
    click(tab.before.button)
    assert tab.remark.isVisible()
    assert tab.lots.cards == []


def test_it_leads_to_the_rounds(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    with qtbot.waitSignal(tab.rounds_requested, timeout=1000):
        click(tab.on)


def test_a_draw_can_be_taken_back_only_before_play(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    assert tab.cancel.isVisible()
    play(port, [(1, 1, Score.DRAW)])
    assert not tab.cancel.isVisible()


def test_taking_a_draw_back_needs_a_reason(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    with qtbot.waitSignal(tab.cancel_requested, timeout=1000) as asked:
        click(tab.cancel)
    assert asked.args == ["II"]
    dialog = show(qtbot, CancelDrawDialog(port, "II"), 520, 360)
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert port.group().rounds
    type_in(dialog.reason, "забыли Мышкина")
    click(dialog.confirm)
    assert cast("CancelDraw", port.asked[-1]).reason == "забыли Мышкина"
    assert port.group().rounds == ()
    assert tab.before.isVisible()


def test_a_refused_cancelling_is_told(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    dialog = show(qtbot, CancelDrawDialog(port, "II"), 520, 360)
    type_in(dialog.reason, "поздно")
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.isVisible()


def test_another_language_at_once(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    set_language("en")
    tab.retranslate()
    assert tab.on.text() == "To the rounds"
    assert tab.lots.cards[0].accessibleName() == "number 1: Кленовский Матвей, 4Б"


@pytest.mark.parametrize("width", [1040, 1041, 1042, 700])
def test_the_cards_end_at_the_edge(qtbot: QtBot, width: int) -> None:
    tab = tab_of(qtbot, drawn())
    tab.resize(width, 640)
    lots = tab.lots
    assert max(card.geometry().right() for card in lots.cards) == lots.width() - 1

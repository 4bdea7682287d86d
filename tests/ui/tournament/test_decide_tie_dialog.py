"""A tie that is left: by a lot with a number that is seen, by hand with a reason, or shared by the regulations."""

from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.tournament.acts import DecideTie
from ladya_desktop.tournament.draw import drawn_order
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from ladya_desktop.ui.tournament.decide_tie_dialog import DecideTieDialog
from tests.ui.hands import click, settle, show, type_in
from tests.ui.tournament.stand_in import StandInTournament
from tests.ui.tournament.table_states import drawn_with, ring


def tied(*codes: str) -> StandInTournament:
    """Numbers 1 to 3 share the places 1 to 3."""
    return ring(drawn_with(("SB", *codes)))


def dialog_of(qtbot: QtBot, port: StandInTournament) -> DecideTieDialog:
    group = port.group()
    assert group.crosstable is not None
    return show(qtbot, DecideTieDialog(port, group, group.crosstable.unresolved[0]), 560, 560)


def ids(port: StandInTournament) -> tuple[int, ...]:
    return tuple(one.participant_id for one in port.group().participants[:3])


def test_a_lot_is_drawn_with_the_number_shown(qtbot: QtBot) -> None:
    port = tied(LOTS)
    dialog = dialog_of(qtbot, port)
    assert dialog.seed.text() == "7"
    assert not dialog.list.isVisible()
    dialog.seed.setText("421")
    click(dialog.confirm)
    act = cast("DecideTie", port.asked[-1])
    assert (act.seed, sorted(act.participant_ids)) == (421, sorted(ids(port)))
    assert port.group().decided_ties[0].participant_ids == drawn_order(ids(port), 421)


def test_the_order_drawn_is_read_before_the_dialog_is_closed(qtbot: QtBot) -> None:
    port = tied(LOTS)
    dialog = dialog_of(qtbot, port)
    click(dialog.confirm)
    names = {one.participant_id: one.name for one in port.group().participants}
    said = [dialog.drawn.itemAt(at) for at in range(dialog.drawn.count())]
    words = [getattr(item.widget(), "text", str)() for item in said if item is not None]
    assert words[0] == "Жребий с числом 7:"
    for place, number in enumerate(drawn_order(ids(port), 7), 1):
        assert words[place].startswith(f"{place}-е место: {names[number]}")
    assert not dialog.seed.isVisible()
    assert not dialog.confirm.isVisible()
    last = dialog.drawn.itemAt(3)
    assert last is not None
    line = last.widget()
    assert line is not None
    settle()
    assert line.visibleRegion().boundingRect().height() == line.height()  # nothing has to be scrolled
    click(dialog.close_button)
    assert not dialog.isVisible()


@pytest.mark.parametrize("seed", ["", "семь", "-1", "1.5"])
def test_a_lot_needs_a_number(qtbot: QtBot, seed: str) -> None:
    port = tied(LOTS)
    dialog = dialog_of(qtbot, port)
    dialog.seed.setText(seed)
    click(dialog.confirm)
    assert dialog.remark.text.startswith("Число жребия состоит из одних цифр")
    assert port.group().decided_ties == ()


def test_by_hand_the_order_and_the_reason_are_recorded(qtbot: QtBot) -> None:
    port = tied(MANUAL)
    dialog = dialog_of(qtbot, port)
    click(dialog.list.down)
    click(dialog.confirm)
    assert dialog.remark.text.startswith("Нужна причина")
    assert dialog.reason.hasFocus()
    type_in(dialog.reason, "по возрасту")
    click(dialog.confirm)
    first, second, third = ids(port)
    act = cast("DecideTie", port.asked[-1])
    assert (act.seed, act.participant_ids, act.reason) == (None, (second, first, third), "по возрасту")
    assert not dialog.isVisible()


def test_where_both_are_allowed_one_is_chosen(qtbot: QtBot) -> None:
    port = tied(MANUAL, LOTS)
    dialog = dialog_of(qtbot, port)
    assert dialog.way == LOTS
    assert dialog.confirm.text() == "Бросить жребий"
    click(dialog.ways[MANUAL])
    assert dialog.list.isVisible()
    assert not dialog.seed.isVisible()
    assert dialog.confirm.text() == "Записать порядок"


def test_places_are_counted_from_the_first_that_is_shared(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, tied(MANUAL))
    assert dialog.windowTitle() == "Места 1–3: кто выше?"
    assert [dialog.list.model.index(row, 0).data() for row in range(3)] == ["1", "2", "3"]


def test_by_the_regulations_places_may_be_shared(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, tied())
    assert dialog.ways == {}
    click(dialog.close_button)
    assert not dialog.isVisible()


@pytest.mark.parametrize("code", [LOTS, MANUAL])
def test_a_refusal_is_told(qtbot: QtBot, code: str) -> None:
    port = tied(code)
    dialog = dialog_of(qtbot, port)
    dialog.reason.setText("по возрасту")
    port.refusal = ActRefused(code="tournament_acts.no_such_tie", params={"group": "II"})
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.confirm.isEnabled()

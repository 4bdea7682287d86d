"""Numbers by hand: typed or moved, everybody once."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from ladya_desktop.tournament.acts import AssignNumbers, CheckIn
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.tournament.draw_tab import DrawTab
from ladya_desktop.ui.tournament.numbers_by_hand_dialog import NumbersByHandDialog
from ladya_desktop.ui.tournament.order_list import NAME, NUMBER, OrderModel
from tests.ui.hands import click, click_cell, key, opened, show
from tests.ui.tournament.stand_in import StandInTournament, listed


def dialog_of(qtbot: QtBot, port: StandInTournament) -> NumbersByHandDialog:
    return show(qtbot, NumbersByHandDialog(port, port.group()), 560, 620)


def test_a_number_typed_moves_the_pupil_and_the_others_follow(qtbot: QtBot) -> None:
    port = listed()
    dialog = dialog_of(qtbot, port)
    click_cell(dialog.list.table, dialog.list.model.index(0, NUMBER))
    key(dialog, Qt.Key.Key_3)
    editor = dialog.list.table.findChild(QLineEdit)
    assert editor is not None
    key(dialog, Qt.Key.Key_Return)
    assert dialog.list.ids == (2, 3, 1, 4, 5, 6, 7, 8)
    assert dialog.list.table.currentIndex().row() == 2
    assert dialog.isVisible()
    click(dialog.confirm)
    assert cast("AssignNumbers", port.asked[-1]).participant_ids == (2, 3, 1, 4, 5, 6, 7, 8)
    assert [one.participant_id for one in port.group().participants] == [2, 3, 1, 4, 5, 6, 7, 8]
    assert not dialog.isVisible()


def test_buttons_move_the_pupil_chosen(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, listed())
    assert not dialog.list.up.isEnabled()
    click(dialog.list.down)
    click(dialog.list.down)
    assert dialog.list.ids[:3] == (2, 3, 1)
    click(dialog.list.up)
    assert dialog.list.ids[:3] == (2, 1, 3)
    click_cell(dialog.list.table, dialog.list.model.index(7, NAME))
    assert not dialog.list.down.isEnabled()
    assert dialog.list.up.isEnabled()


@pytest.mark.parametrize(
    ("typed", "expected"), [("0", 0), ("99999999999999", 3), ("2", 1), ("x", 2), ("", 2), ("³", 2)]
)
def test_what_is_typed_lands_on_the_nearest_place_or_nowhere(typed: str, expected: int) -> None:
    pupils = listed().group().participants[:4]
    model = OrderModel(pupils, 1)
    model.setData(model.index(2, NUMBER), typed)
    assert model.order.index(pupils[2]) == expected
    assert sorted(one.participant_id for one in model.order) == [1, 2, 3, 4]


def test_only_numbers_are_edited() -> None:
    model = OrderModel(listed().group().participants, 1)
    assert Qt.ItemFlag.ItemIsEditable in model.flags(model.index(0, NUMBER))
    assert Qt.ItemFlag.ItemIsEditable not in model.flags(model.index(0, NAME))
    assert not model.setData(model.index(0, NUMBER), "2", Qt.ItemDataRole.DisplayRole)


def test_it_is_a_model_as_qt_wants_it() -> None:
    model = OrderModel(listed().group().participants, 1)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.move(0, 3)
    assert tester.model() is model


def test_who_has_not_come_gets_none(qtbot: QtBot) -> None:
    port = listed()
    assert port.request(CheckIn(participant_id=3, is_present=False)) is None
    dialog = dialog_of(qtbot, port)
    assert 3 not in dialog.list.ids
    click(dialog.confirm)
    assert [one.participant_id for one in port.group().undrawn] == [3]


def test_a_refusal_is_told(qtbot: QtBot) -> None:
    port = listed()
    dialog = dialog_of(qtbot, port)
    port.refusal = ActRefused(code="tournament_acts.already_drawn", params={"group": "II"})
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.confirm.isEnabled()


def test_the_draw_opens_it_and_shows_the_numbers(qtbot: QtBot) -> None:
    port = listed()
    tab = DrawTab(port)
    tab.present(port.group())
    port.view_changed.connect(lambda _view: tab.present(port.group()))
    show(qtbot, tab, 1040, 640)
    click(tab.by_hand)
    click(opened(tab, NumbersByHandDialog).confirm)
    assert [card.is_open for card in tab.lots.cards] == [True] * 8
    assert tab.seed.text() == "Номера даны вручную."
    assert not tab.again.isVisible()
    assert tab.cancel.isVisible()

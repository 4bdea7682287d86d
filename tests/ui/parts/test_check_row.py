"""A row that is added to a choice looks like no choice."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.option_row import OptionRow
from tests.ui.hands import click, show

DARK = 128


@pytest.mark.parametrize(("kind", "is_box"), [(CheckRow, True), (OptionRow, False)])
def test_its_mark_is_a_box_and_that_of_a_choice_a_ring(qtbot: QtBot, kind: type[OptionRow], is_box: bool) -> None:
    row = show(qtbot, kind(), 262, 60)
    row.set_words("X")
    row.setChecked(True)
    picture, middle = row.grab().toImage(), QPoint(24, 30)
    beside = picture.pixelColor(middle + QPoint(7, 7))  # within a box, outside a ring of the same size
    assert (beside.lightness() < DARK) is is_box


def test_a_second_press_leaves_it_out_again(qtbot: QtBot) -> None:
    row = show(qtbot, CheckRow(), 262, 60)
    click(row)
    assert row.isChecked()
    click(row)
    assert not row.isChecked()

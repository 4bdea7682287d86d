"""A small table to read, and buttons that go on in the next line."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.tournament.facts_table import Fact, FactColumn, FactsModel, FactsTable
from ladya_desktop.ui.tournament.flow_row import FlowRow
from tests.ui.hands import key, settle, show

COLUMNS = (FactColumn("Name", is_wide=True), FactColumn("Points"))
FACTS = (Fact(("Lev", "1")), Fact(("Vera", "0"), is_pale=True), Fact(("Sum", "1"), is_strong=True))


def test_it_is_as_high_as_its_rows(qtbot: QtBot) -> None:
    table = show(qtbot, FactsTable(COLUMNS, FACTS), 400, 600)
    assert table.height() == table.maximumHeight()
    assert not table.verticalScrollBar().isVisible()
    assert table.rowHeight(0) >= 40


def test_cells_are_heard_with_their_headings(qtbot: QtBot) -> None:
    table = show(qtbot, FactsTable(COLUMNS, FACTS), 400, 300)
    cell = table.model().index(1, 1)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Points 0"
    assert table.said()[2] == ("Sum", "1")


def test_without_headings_there_is_no_bar_for_them(qtbot: QtBot) -> None:
    table = show(qtbot, FactsTable((FactColumn("", is_wide=True),), (Fact(("Lev",)),)), 400, 300)
    assert not table.horizontalHeader().isVisible()


def test_pale_and_strong_rows_look_so(qtbot: QtBot) -> None:
    table = show(qtbot, FactsTable(COLUMNS, FACTS), 400, 300)
    image = table.viewport().grab().toImage()
    grounds = [image.pixelColor(300, table.rowViewportPosition(row) + 5).name() for row in range(3)]
    assert grounds[0] == grounds[1] != grounds[2]


def test_the_page_around_follows_the_keyboard(qtbot: QtBot) -> None:
    page, area = QWidget(), QScrollArea()
    table = FactsTable(COLUMNS, [Fact((str(number), "1")) for number in range(20)])
    QVBoxLayout(page).addWidget(table)
    page.setMinimumHeight(table.maximumHeight() + 40)
    area.setWidgetResizable(True)
    area.setWidget(page)
    show(qtbot, area, 400, 300)
    table.setFocus()
    key(area, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    last = table.visualRect(table.currentIndex()).center()
    assert table.currentIndex().row() == 19
    assert area.viewport().rect().contains(table.viewport().mapTo(area.viewport(), last))


def test_it_is_a_model_as_qt_wants_it() -> None:
    model = FactsModel(COLUMNS, FACTS)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert tester.model() is model
    assert model.data(QModelIndex()) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_buttons_go_on_in_the_next_line(qtbot: QtBot) -> None:
    row = FlowRow()
    buttons = [QPushButton(f"Button{number}") for number in range(6)]
    for button in buttons:
        row.add(button)
    show(qtbot, row, 320, 300)
    settle()
    tops = [button.y() for button in buttons]
    assert len(set(tops)) > 1
    assert all(button.geometry().right() <= 320 for button in buttons)
    assert row.heightForWidth(320) > row.heightForWidth(2000)

"""The choice of the new piece: whole squares, no way past it, no piece by accident."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.theme import theme
from tests.ui.board.snapshots import snapshot

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
WHITE_PAWN = Placement.from_board_fen("4k3/P7/8/8/8/8/8/4K3")
BLACK_PAWN = Placement.from_board_fen("4k3/8/8/8/8/8/7p/4K3")


@dataclass
class Table:
    window: QWidget
    board: BoardView
    told: list[tuple[object, ...]] = field(default_factory=list)
    stamps_ms: list[object] = field(default_factory=list)

    def chosen(self, square: str, piece: str, device: str, stamp_ms: object) -> None:
        self.told.append(("chosen", square, piece, device))
        self.stamps_ms.append(stamp_ms)

    def point(self, where: str) -> QPoint:
        """The middle of a square ("h4"), or of the place of a piece ("q"), in the window."""
        strip = self.board.strip
        rect = strip.rect_of(where) if len(where) == 1 else self.board.square_rect(where)
        return self.board.mapTo(self.window, rect.center().toPoint())

    def press(self, where: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.window.windowHandle(), button, NONE, self.point(where))

    def release(self, where: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.window.windowHandle(), button, NONE, self.point(where))

    def click(self, where: str, button: Qt.MouseButton = LEFT) -> None:
        self.press(where, button)
        self.release(where, button)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.windowHandle(), key)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    window = QWidget()
    window.resize(760, 720)
    board = BoardView(window)
    board.setGeometry(20, 10, 704, 682)
    made = Table(window, board)
    board.promotion_chosen.connect(made.chosen)
    for name in ("touched", "released", "returned"):
        getattr(board, name).connect(lambda *told, name=name: made.told.append((name, *told)))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    board.setFocus()
    board.present(snapshot(WHITE_PAWN, promotion="a8"))
    yield made
    QTest.mouseRelease(window.windowHandle(), LEFT, NONE, QPoint(1, 1))


@pytest.mark.parametrize(("piece", "square"), [("q", "a8"), ("r", "a7"), ("b", "a6"), ("n", "a5")])
def test_the_pieces_lie_on_whole_squares_queen_first(table: Table, piece: str, square: str) -> None:
    assert table.board.strip.rect_of(piece) == table.board.square_rect(square)
    table.click(piece)
    assert table.told == [("chosen", "a8", piece, "mouse")]
    assert isinstance(table.stamps_ms[0], int)
    assert table.stamps_ms[0] > 0


def test_the_far_player_s_choice_starts_at_his_end(table: Table) -> None:
    table.board.present(snapshot(BLACK_PAWN, promotion="h1"))
    assert table.board.strip.rect_of("n") == table.board.square_rect("h4")
    table.key(Qt.Key.Key_Up)
    assert table.board.strip.current == "r"
    table.board.set_flipped(True)
    table.key(Qt.Key.Key_Up)
    assert table.board.strip.current == "q"
    table.click("b")
    assert table.told == [("chosen", "h1", "b", "mouse")]


def test_there_is_no_way_past_the_choice_bi_03(table: Table) -> None:
    table.click("h4")
    table.click("e1")
    table.click("a8", RIGHT)
    table.key(Qt.Key.Key_Escape)
    middle = QPointF(table.point("h4"))
    wheel = QWheelEvent(
        middle, middle, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(table.board, wheel)
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.WindowDeactivate))
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.WindowActivate))
    assert table.told == []
    assert table.board.strip.isVisible()
    table.click("n")
    assert table.told == [("chosen", "a8", "n", "mouse")]


def test_the_choice_waits_for_the_snapshot_and_ends_with_it_bi_01(table: Table) -> None:
    table.click("q")
    assert table.board.strip.isVisible()
    table.board.present(snapshot(WHITE_PAWN.with_piece("a7", "").with_piece("a8", "Q")))
    assert not table.board.strip.isVisible()
    table.click("e1")
    assert table.told[1][:2] == ("touched", "e1")


def test_without_a_word_of_the_snapshot_there_is_no_choice_bi_05(table: Table) -> None:
    table.board.present(snapshot(Placement.from_board_fen("2r1k3/2P5/8/8/8/8/8/4K3"), in_hand="c7"))
    QTest.mousePress(table.window.windowHandle(), LEFT, NONE, table.point("c7"))
    table.release("c8")
    assert not table.board.strip.isVisible()
    assert [told[0] for told in table.told] == ["released"]


def test_a_press_must_end_where_it_began(table: Table) -> None:
    table.press("q")
    table.release("r")
    table.press("h4")
    table.release("q")
    assert table.told == []


def test_the_double_click_that_made_the_move_chooses_nothing(table: Table) -> None:
    table.board.present(snapshot(WHITE_PAWN))
    table.board.released.connect(lambda *_: table.board.present(snapshot(WHITE_PAWN, promotion="a8")))
    table.board.present(snapshot(WHITE_PAWN, in_hand="a7"))
    QTest.mouseDClick(table.window.windowHandle(), LEFT, NONE, table.point("a8"))
    assert [told[0] for told in table.told] == ["released"]
    assert table.board.strip.isVisible()


def test_a_fast_second_click_in_the_strip_counts(table: Table) -> None:
    table.press("h4")
    table.release("h4")
    QTest.mouseDClick(table.window.windowHandle(), LEFT, NONE, table.point("r"))
    assert table.told == [("chosen", "a8", "r", "mouse")] * 2


@pytest.mark.parametrize(
    ("key", "piece"), [(Qt.Key.Key_1, "q"), (Qt.Key.Key_2, "r"), (Qt.Key.Key_3, "b"), (Qt.Key.Key_4, "n")]
)
def test_a_number_chooses(table: Table, key: Qt.Key, piece: str) -> None:
    table.key(key)
    assert table.told == [("chosen", "a8", piece, "keyboard")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_arrows_and_enter_choose(table: Table, key: Qt.Key) -> None:
    table.key(Qt.Key.Key_Up)
    for _ in range(5):
        table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Up)
    table.key(key)
    assert table.told == [("chosen", "a8", "b", "keyboard")]


def test_the_key_that_made_the_move_chooses_nothing_while_it_is_held(table: Table) -> None:
    QApplication.sendEvent(table.board, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NONE, " ", True))
    assert table.told == []


def test_other_keys_are_left_to_the_window(table: Table) -> None:
    heard: list[int] = []
    table.window.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]  # listens
    table.key(Qt.Key.Key_Control)
    assert heard == [Qt.Key.Key_Control]


def test_the_mouse_over_a_piece_makes_it_the_current_one(table: Table) -> None:
    QTest.mouseMove(table.window.windowHandle(), table.point("b"))
    assert table.board.strip.current == "b"
    QTest.mouseMove(table.window.windowHandle(), table.point("h4"))
    assert table.board.strip.current == "b"


def test_a_finger_chooses(table: Table, touch_screen: QPointingDevice) -> None:
    handle = table.window.windowHandle()
    QTest.touchEvent(handle, touch_screen).press(0, table.point("n")).commit()
    assert table.told == []
    QTest.touchEvent(handle, touch_screen).move(0, table.point("n") + QPoint(3, 3)).commit()
    QTest.touchEvent(handle, touch_screen).release(0, table.point("n") + QPoint(3, 3)).commit()
    assert table.told == [("chosen", "a8", "n", "touch:0")]


def test_a_resized_board_keeps_the_choice_over_all_of_it(table: Table) -> None:
    table.board.resize(500, 500)
    assert table.board.strip.rect_of("q") == table.board.square_rect("a8")
    assert table.board.strip.geometry() == table.board.rect()


def test_the_board_is_dimmed_and_the_choice_is_bright(table: Table) -> None:
    shown = table.board.grab().toImage()
    colors = theme("light")
    corner = table.board.square_rect("a6").topLeft().toPoint() + QPoint(6, 6)
    assert shown.pixelColor(corner) == colors.surface
    current = table.board.square_rect("a8").topLeft().toPoint()
    assert shown.pixelColor(current + QPoint(2, 2)) == colors.accent
    assert shown.pixelColor(current + QPoint(8, 8)) == colors.accent_soft
    away = table.board.square_rect("e4").center().toPoint()
    assert shown.pixelColor(away).lightness() < 160


def test_a_screen_reader_hears_the_choice(table: Table) -> None:
    heard = QAccessible.queryAccessibleInterface(table.board)
    assert heard.text(QAccessible.Text.Name) == "Превращение: выбирается ферзь"
    table.key(Qt.Key.Key_Down)
    assert heard.text(QAccessible.Text.Name) == "Превращение: выбирается ладья"
    table.board.present(snapshot(WHITE_PAWN))
    assert heard.text(QAccessible.Text.Name) == "e2, пусто"


def type_letter(table: Table, letter: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """As a keyboard of any layout sends it."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(table.window.windowHandle(), QKeyEvent(kind, 0, modifiers, letter))


@pytest.mark.parametrize(("letters", "piece"), [("qQфФ", "q"), ("rRлЛ", "r"), ("bBсС", "b"), ("nNкК", "n")])
def test_a_letter_names_the_piece_in_either_layout(table: Table, letters: str, piece: str) -> None:
    for letter in letters:
        type_letter(table, letter)
    assert table.told == [("chosen", "a8", piece, "keyboard")] * len(letters)


@pytest.mark.parametrize("letter", ["e", "ы", "k", ""])
def test_other_letters_name_no_piece(table: Table, letter: str) -> None:
    type_letter(table, letter)
    assert table.told == []


def test_a_letter_with_ctrl_names_no_piece(table: Table) -> None:
    type_letter(table, "q", Qt.KeyboardModifier.ControlModifier)
    assert table.told == []

"""Gestures enter as the window system sends them, so that grabs, double clicks and focus are Qt's own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QInputDevice, QKeyEvent, QMouseEvent, QPointingDevice, QTouchEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.texts import set_language
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.looks import Content, Marks
from tests.ui.board.snapshots import START, snapshot

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


@dataclass
class Table:
    """A window with a board, answered as a guided game would: the side to move is lifted and goes where it is put."""

    window: QWidget
    board: BoardView
    content: Content = field(default_factory=lambda: Content(placement=START))
    told: list[tuple[object, ...]] = field(default_factory=list)
    stamps_ms: list[object] = field(default_factory=list)
    springs_back: bool = False

    def show(self, content: Content) -> None:
        self.content = content
        self.board.show_content(content)

    def tell(self, name: str, *told: object, stamp_ms: object) -> None:
        self.told.append((name, *told))
        self.stamps_ms.append(stamp_ms)

    def touched(self, square: str, device: str, stamp_ms: object) -> None:
        self.tell("touched", square, device, stamp_ms=stamp_ms)
        if self.content.placement.at(square).isupper():
            self.show(replace(self.content, in_hand=square, marks=Marks(touched=(square,))))

    def released(self, from_square: str, to_square: str, device: str, stamp_ms: object) -> None:
        self.tell("released", from_square, to_square, device, stamp_ms=stamp_ms)
        placement = self.content.placement
        if not self.springs_back:
            placement = placement.moved(from_square, to_square)
        self.show(replace(self.content, in_hand=None, placement=placement))

    def returned(self, square: str, device: str, stamp_ms: object) -> None:
        self.tell("returned", square, device, stamp_ms=stamp_ms)
        self.show(replace(self.content, in_hand=None))

    @property
    def handle(self) -> QWindow:
        return self.window.windowHandle()

    def at(self, square: str, shift: QPoint | None = None) -> QPoint:
        """The middle of a square in the window."""
        middle = self.board.square_rect(square).center().toPoint()
        return self.board.mapTo(self.window, middle) + (shift or QPoint())

    def press(self, where: str | QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.handle, button, NONE, self._point(where))

    def move(self, where: str | QPoint) -> None:
        QTest.mouseMove(self.handle, self._point(where))

    def release(self, where: str | QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.handle, button, NONE, self._point(where))

    def click(self, where: str | QPoint) -> None:
        self.press(where)
        self.release(where)

    def drag(self, from_square: str, to: str | QPoint) -> None:
        self.press(from_square)
        self.move(to)
        self.release(to)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.handle, key)

    def _point(self, where: str | QPoint) -> QPoint:
        return self.at(where) if isinstance(where, str) else where


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    window = QWidget()
    window.resize(900, 760)
    board = BoardView(window)
    board.setGeometry(60, 20, 704, 682)
    QLineEdit(window).setGeometry(0, 720, 100, 30)
    made = Table(window, board)
    board.touched.connect(made.touched)
    board.released.connect(made.released)
    board.returned.connect(made.returned)
    board.second_finger.connect(lambda square: made.told.append(("second", square)))
    board.show_content(made.content)
    board.setFocus()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made
    QTest.mouseRelease(window.windowHandle(), LEFT, NONE, QPoint(1, 1))


def test_a_drag_tells_touch_and_release_with_the_time_of_the_events(table: Table) -> None:
    table.drag("e2", "e4")
    assert table.told == [("touched", "e2", "mouse"), ("released", "e2", "e4", "mouse")]
    pressed_ms, released_ms = table.stamps_ms
    assert isinstance(pressed_ms, int)
    assert isinstance(released_ms, int)
    assert 0 < pressed_ms < released_ms


def test_every_press_on_a_square_is_told_first(table: Table) -> None:
    pressed: list[tuple[str, str]] = []
    table.board.square_pressed.connect(lambda *told: pressed.append(told))
    table.click("e4")
    table.click("e2")
    table.click(table.at("a1", QPoint(-60, 0)))
    assert pressed == [("e4", "mouse"), ("e2", "mouse")]


def test_two_clicks_play_a_move(table: Table) -> None:
    table.click("g1")
    assert table.board.in_hand == "g1"
    table.click("f3")
    assert table.told == [("touched", "g1", "mouse"), ("released", "g1", "f3", "mouse")]


def test_the_second_press_of_a_fast_pair_is_a_press_bi_17(table: Table) -> None:
    table.click("e2")
    point = table.at("e4")
    table.press("e4")
    double = _mouse(table, QEvent.Type.MouseButtonDblClick, point, LEFT)
    QApplication.sendEvent(table.board, double)
    table.release("e4")
    assert [told[0] for told in table.told] == ["touched", "released", "touched"]


def test_a_double_click_takes_and_puts_back_bi_17(table: Table) -> None:
    QTest.mouseDClick(table.handle, LEFT, NONE, table.at("e2"))
    assert table.told == [("touched", "e2", "mouse"), ("returned", "e2", "mouse")]
    assert table.board.in_hand is None


def test_a_small_slip_is_a_click(table: Table) -> None:
    table.press("e2")
    table.move(table.at("e2", QPoint(3, 0)))
    table.release(table.at("e2", QPoint(3, 0)))
    assert table.told == [("touched", "e2", "mouse")]
    assert table.board.in_hand == "e2"


@pytest.mark.parametrize("where", [QPoint(20, 300), QPoint(450, 710), QPoint(-200, -100)])
def test_a_drop_outside_puts_the_piece_back_bi_07(table: Table, where: QPoint) -> None:
    table.drag("g1", where)
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]
    table.click("e5")
    assert len(table.told) == 2
    assert table.board.carried() is None
    assert table.board.placement == START


def test_a_release_that_went_to_another_window_puts_the_piece_back_bi_07(table: Table) -> None:
    table.press("g1")
    table.move("e5")
    returning = _mouse(table, QEvent.Type.MouseMove, table.at("d5"), Qt.MouseButton.NoButton)
    QApplication.sendEvent(table.board, returning)
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]
    assert table.board.carried() is None


@pytest.mark.parametrize("is_dragging", [True, False])
def test_the_right_button_puts_back(table: Table, is_dragging: bool) -> None:
    table.press("g1")
    if is_dragging:
        table.move("f3")
    table.press("f3", RIGHT)
    table.release("f3", RIGHT)
    table.release("f3")
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]


def test_the_right_button_alone_tells_nothing(table: Table) -> None:
    table.press("e2", RIGHT)
    table.release("e2", RIGHT)
    assert table.told == []


def test_escape_puts_back(table: Table) -> None:
    table.press("g1")
    table.move("f3")
    table.key(Qt.Key.Key_Escape)
    table.release("f3")
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "keyboard")]


def test_escape_with_nothing_in_hand_is_left_to_the_window(table: Table) -> None:
    heard: list[int] = []
    table.window.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]  # listens
    table.key(Qt.Key.Key_Escape)
    assert heard == [Qt.Key.Key_Escape]


def _lose_focus(table: Table) -> None:
    fields = table.window.findChildren(QLineEdit)
    fields[0].setFocus()


def _deactivate(table: Table) -> None:
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.WindowDeactivate))


def _ungrab(table: Table) -> None:
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.UngrabMouse))


def _resize(table: Table) -> None:
    table.board.resize(600, 600)


def _flip(table: Table) -> None:
    table.board.set_flipped(True)


def _inside(table: Table) -> None:
    table.board.set_coordinates(Coordinates.INSIDE)


def _hide(table: Table) -> None:
    table.board.hide()


LOSSES: tuple[Callable[[Table], None], ...] = (_lose_focus, _deactivate, _ungrab, _resize, _flip, _inside, _hide)


@pytest.mark.parametrize("lose", LOSSES)
def test_a_drag_that_cannot_go_on_puts_the_piece_back(table: Table, lose: Callable[[Table], None]) -> None:
    table.press("g1")
    table.move("f3")
    lose(table)
    table.release("f3")
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]
    assert table.board.carried() is None


def test_a_click_in_hand_survives_a_lost_focus(table: Table) -> None:
    table.click("g1")
    _lose_focus(table)
    table.click("f3")
    assert [told[0] for told in table.told] == ["touched", "released"]


def test_a_click_on_another_own_piece_takes_that_one(table: Table) -> None:
    table.click("e2")
    table.click("d2")
    assert [told[:2] for told in table.told] == [("touched", "e2"), ("returned", "e2"), ("touched", "d2")]


def test_a_king_dropped_on_its_rook_is_just_released_there(table: Table) -> None:
    table.springs_back = True
    table.drag("e1", "h1")
    assert table.told == [("touched", "e1", "mouse"), ("released", "e1", "h1", "mouse")]
    assert table.board.placement == START


def test_the_snapshot_says_what_is_in_hand(table: Table) -> None:
    table.press("e7")
    table.move("e5")
    assert table.board.carried() is None
    table.release("e5")
    assert table.told == [("touched", "e7", "mouse")]


def test_a_snapshot_in_mid_drag_takes_the_piece_away(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    table.board.present(snapshot())
    assert table.board.carried() is None
    table.release("e4")
    assert table.told == [("touched", "e2", "mouse")]


@pytest.mark.parametrize("is_flipped", [False, True])
def test_the_square_under_the_pointer_is_told_after_every_new_layout_bi_11(table: Table, is_flipped: bool) -> None:
    pressed: list[str] = []
    table.board.square_pressed.connect(lambda square, _device: pressed.append(square))
    table.board.set_flipped(is_flipped)
    for place in ((60, 20, 704, 682), (0, 0, 900, 700), (200, 90, 512, 600), (3, 7, 613, 601)):
        table.board.setGeometry(*place)
        for square in ("a1", "h8"):
            rect = table.board.square_rect(square)
            corner = rect.topLeft().toPoint()
            side = round(rect.width())
            for shift in (QPoint(0, 0), QPoint(side - 1, side - 1), QPoint(side // 2, side // 2)):
                table.click(table.board.mapTo(table.window, corner + shift))
    assert pressed == ["a1", "a1", "a1", "h8", "h8", "h8"] * 4


def test_the_picture_stays_the_snapshot_s_bi_19(table: Table) -> None:
    placement = Placement.from_board_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R")
    table.board.present(snapshot(placement))
    table.board.set_board_theme("green")
    table.board.retranslate()
    table.board.hide()
    table.board.show()
    assert table.board.placement.board_fen() == placement.board_fen()


# Fingers


@dataclass
class Screen:
    """Fingers on the window's touch screen."""

    table: Table
    device: QPointingDevice
    down: set[int] = field(default_factory=set)

    def press(self, finger: int, square: str) -> None:
        sequence = self._others(finger)
        self.down.add(finger)
        sequence.press(finger, self.table.at(square)).commit()

    def move(self, finger: int, square: str) -> None:
        self._others(finger).move(finger, self.table.at(square)).commit()

    def release(self, finger: int, square: str) -> None:
        sequence = self._others(finger)
        self.down.remove(finger)
        sequence.release(finger, self.table.at(square)).commit()

    def tap(self, finger: int, square: str) -> None:
        self.press(finger, square)
        self.release(finger, square)

    def _others(self, finger: int) -> QTest.QTouchEventSequence:
        sequence = QTest.touchEvent(self.table.handle, self.device)
        for other in self.down - {finger}:
            sequence = sequence.stationary(other)
        return sequence


@pytest.fixture
def screen(table: Table, touch_screen: QPointingDevice) -> Iterator[Screen]:
    made = Screen(table, touch_screen)
    yield made
    for finger in tuple(made.down):
        made.release(finger, "a1")


def test_a_finger_drags(table: Table, screen: Screen) -> None:
    screen.press(0, "g1")
    screen.move(0, "f3")
    carried = table.board.carried()
    assert carried is not None
    assert carried.is_finger
    assert carried.target == "f3"
    screen.release(0, "f3")
    assert table.told == [("touched", "g1", "touch:0"), ("released", "g1", "f3", "touch:0")]


def test_two_taps_play_a_move_once_bi_21(table: Table, screen: Screen) -> None:
    screen.tap(0, "e2")
    screen.tap(0, "e4")
    assert table.told == [("touched", "e2", "touch:0"), ("released", "e2", "e4", "touch:0")]


def test_a_mouse_event_made_of_a_touch_counts_for_nothing_bi_21(table: Table, screen: Screen) -> None:
    by_system = Qt.MouseEventSource.MouseEventSynthesizedBySystem
    screen.tap(0, "e2")
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease):
        echo = _mouse(table, kind, table.at("e2"), LEFT, by_system)
        QApplication.sendEvent(table.board, echo)
    screen.tap(0, "e4")
    assert table.told == [("touched", "e2", "touch:0"), ("released", "e2", "e4", "touch:0")]
    table.drag("d2", "d4")
    assert table.told[2:] == [("touched", "d2", "mouse"), ("released", "d2", "d4", "mouse")]


def test_a_second_finger_is_told_and_moves_nothing_bi_09(table: Table, screen: Screen) -> None:
    screen.press(0, "b1")
    screen.move(0, "c3")
    screen.press(1, "e2")
    screen.release(1, "e2")
    screen.release(0, "c3")
    assert table.told == [("touched", "b1", "touch:0"), ("second", "e2"), ("released", "b1", "c3", "touch:0")]
    screen.tap(0, "e2")
    assert table.told[-1] == ("touched", "e2", "touch:0")


def test_a_finger_on_an_opponents_piece_first_does_not_hinder_bi_09(table: Table, screen: Screen) -> None:
    screen.press(1, "e7")
    screen.press(0, "b1")
    screen.move(0, "c3")
    screen.release(0, "c3")
    screen.release(1, "e7")
    assert [told[:2] for told in table.told] == [("touched", "e7"), ("touched", "b1"), ("released", "b1")]


def test_the_mouse_during_a_finger_s_drag_is_a_second_hand(table: Table, screen: Screen) -> None:
    screen.press(0, "b1")
    screen.move(0, "c3")
    table.click("e2")
    screen.release(0, "c3")
    assert table.told == [("touched", "b1", "touch:0"), ("second", "e2"), ("released", "b1", "c3", "touch:0")]


def test_a_touch_that_the_system_takes_away_puts_the_piece_back(table: Table, screen: Screen) -> None:
    screen.press(0, "b1")
    screen.move(0, "c3")
    QApplication.sendEvent(table.board, QTouchEvent(QEvent.Type.TouchCancel, screen.device))
    screen.release(0, "c3")
    assert table.told == [("touched", "b1", "touch:0"), ("returned", "b1", "touch:0")]


def test_a_pen_is_as_good_as_a_mouse(table: Table) -> None:
    """Qt makes mouse events of a pen's, and a whiteboard has nothing else."""
    pen = QPointingDevice(
        "pen",
        7,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    by_qt = Qt.MouseEventSource.MouseEventSynthesizedByQt
    for kind, square in ((QEvent.Type.MouseButtonPress, "e2"), (QEvent.Type.MouseButtonRelease, "e4")):
        QApplication.sendEvent(table.board, _mouse(table, kind, table.at(square), LEFT, by_qt, pen))
    assert table.told == [("touched", "e2", "mouse"), ("released", "e2", "e4", "mouse")]


def test_the_middle_button_does_nothing(table: Table) -> None:
    table.press("e2", Qt.MouseButton.MiddleButton)
    table.release("e2", Qt.MouseButton.MiddleButton)
    assert table.told == []


# Keyboard


def test_the_keyboard_alone_plays_a_move(table: Table) -> None:
    table.key(Qt.Key.Key_Up)
    assert table.board.cursor_square == "e2"
    table.key(Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right):
        table.key(key)
    carried = table.board.carried()
    assert carried is not None
    assert carried.target == "e4"
    table.key(Qt.Key.Key_Return)
    assert table.told == [("touched", "e2", "keyboard"), ("released", "e2", "e4", "keyboard")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Enter])
def test_the_keyboard_puts_back(table: Table, key: Qt.Key) -> None:
    table.key(Qt.Key.Key_Space)
    table.key(key)
    assert table.told == [("touched", "e2", "keyboard"), ("returned", "e2", "keyboard")]


def test_a_held_key_takes_once(table: Table) -> None:
    table.key(Qt.Key.Key_Space)
    held = table.told.copy()
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NONE, " ", True)
    QApplication.sendEvent(table.board, repeat)
    assert table.told == held


def test_a_flipped_board_is_walked_as_it_is_seen(table: Table) -> None:
    table.board.set_flipped(True)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Up)
    assert table.board.cursor_square == "e1"


def test_a_letter_is_left_to_the_window(table: Table) -> None:
    heard: list[int] = []
    table.window.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]  # listens
    table.key(Qt.Key.Key_E)
    assert heard == [Qt.Key.Key_E]


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_keys_with_ctrl_or_alt_are_left_to_the_window(table: Table, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(table.handle, Qt.Key.Key_Space, modifier)
    assert table.told == []


def test_the_cursor_is_seen_with_the_keyboard_and_gone_with_the_mouse(table: Table) -> None:
    assert table.board.hand_state().cursor is None
    table.key(Qt.Key.Key_Up)
    assert table.board.hand_state().cursor == "e2"
    table.click("d4")
    assert table.board.hand_state().cursor is None
    assert table.board.cursor_square == "d4"


def test_the_cursor_is_seen_when_the_focus_comes_by_tab(table: Table) -> None:
    _lose_focus(table)
    table.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.board.hand_state().cursor == "e2"
    _lose_focus(table)
    assert table.board.hand_state().cursor is None


def test_a_screen_reader_hears_square_piece_and_hand(table: Table) -> None:
    heard = QAccessible.queryAccessibleInterface(table.board)
    table.key(Qt.Key.Key_Up)
    assert heard.text(QAccessible.Text.Name) == "e2, белая пешка"
    table.key(Qt.Key.Key_Space)
    assert heard.text(QAccessible.Text.Name) == "e2, белая пешка, в руке"
    table.key(Qt.Key.Key_Up)
    assert heard.text(QAccessible.Text.Name) == "e3, пусто"
    assert heard.text(QAccessible.Text.Description) == "Доска"
    set_language("en")
    table.board.retranslate()
    assert heard.text(QAccessible.Text.Name) == "e3, empty"
    assert heard.text(QAccessible.Text.Description) == "Board"


# What it tells of a drag, and what flies


def test_hovering_is_told(table: Table) -> None:
    hovered: list[tuple[str, str]] = []
    table.board.hovered.connect(lambda *told: hovered.append(told))
    table.press("g1")
    table.move("f3")
    table.move(QPoint(5, 300))
    table.release("f3")
    assert hovered == [("g1", "f3"), ("g1", ""), ("g1", "f3")]


def test_a_piece_springs_back_visibly_and_any_input_ends_that(table: Table, qtbot: QtBot) -> None:
    table.springs_back = True
    table.drag("b1", "b5")
    assert table.board.hand_state().flying_to == "b1"
    qtbot.waitUntil(lambda: table.board.hand_state().flying_to is None)
    table.drag("b1", "b5")
    table.click("h5")
    assert table.board.hand_state().flying_to is None


def test_with_reduced_motion_nothing_flies(table: Table) -> None:
    table.springs_back = True
    table.board.set_reduced_motion(True)
    table.drag("b1", "b5")
    assert table.board.hand_state().flying_to is None


def test_the_castling_rook_flies_to_its_square(table: Table) -> None:
    before = Placement.from_board_fen("4k3/8/8/8/8/8/8/4K2R")
    table.show(Content(placement=before))
    after = Placement.from_board_fen("4k3/8/8/8/8/8/8/5RK1")
    table.board.show_content(Content(placement=after, marks=Marks(last_move=("e1", "g1"))))
    assert table.board.hand_state().flying_to == "f1"
    table.key(Qt.Key.Key_Up)
    assert table.board.hand_state().flying_to is None


def test_squares_are_never_smaller_than_56(table: Table) -> None:
    table.board.resize(table.board.minimumSizeHint())
    assert table.board.geometry_now().square_px == 56
    table.board.resize(table.board.sizeHint())
    assert table.board.geometry_now().square_px == 82


def test_coordinates_go_inside_in_a_low_window(table: Table) -> None:
    shown = [table.board.coordinates]
    table.window.resize(900, 639)
    shown.append(table.board.coordinates)
    table.board.set_coordinates(Coordinates.NONE)
    shown.append(table.board.coordinates)
    assert shown == [Coordinates.OUTSIDE, Coordinates.INSIDE, Coordinates.NONE]


def _mouse(
    table: Table,
    kind: QEvent.Type,
    point: QPoint,
    button: Qt.MouseButton,
    source: Qt.MouseEventSource = Qt.MouseEventSource.MouseEventNotSynthesized,
    device: QPointingDevice | None = None,
) -> QMouseEvent:
    local = QPointF(table.board.mapFrom(table.window, point))
    mouse = device or QPointingDevice.primaryPointingDevice()
    return QMouseEvent(kind, local, QPointF(point), QPointF(point), button, button, NONE, source, mouse)

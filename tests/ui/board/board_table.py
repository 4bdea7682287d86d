"""A window with a board for tests; gestures enter as the window system sends them."""

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.board.looks import Content, Marks
from tests.ui.board.snapshots import START

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


def mouse(
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


def lose_focus(table: Table) -> None:
    fields = table.window.findChildren(QLineEdit)
    fields[0].setFocus()

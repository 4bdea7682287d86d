"""What a hand does on the board, told as gestures: a machine of pointers and squares, without Qt.

It follows article 4 only as far as a hand goes (touch, carry, release, put back) and asks nobody whether a move is
permitted. What is in hand is the snapshot's to say: the machine looks at it before and after each report, because
a report may change it at once.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Protocol

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.looks import has_same_color

MOUSE = "mouse"
KEYBOARD = "keyboard"
MOUSE_THRESHOLD_PX = 4.0
FINGER_THRESHOLD_PX = 8.0


class Shown(Protocol):
    """What the machine needs to see of the board."""

    @property
    def in_hand(self) -> str | None:
        """The square of the lifted piece."""

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""

    @property
    def is_wooden(self) -> bool:
        """Whether hands do everything: what is not lifted (the opponent's) can be carried off the board too."""

    def is_over_tray(self, x_px: float, y_px: float) -> bool:
        """Whether a point beside the board lies on the tray for what is taken off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reports:
    """Where gestures are told; squares are names, devices as in `Pointer`, stamps in milliseconds of the event."""

    square_pressed: Callable[[str, str], None]
    touched: Callable[[str, str, int], None]
    released: Callable[[str, str, str, int], None]
    returned: Callable[[str, str, int], None]
    taken_off: Callable[[str, str, int], None]
    hovered: Callable[[str, str], None]
    second_finger: Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pointer:
    """A pointer at one moment: "mouse" or "touch:<finger>", the square under it (None beside the board), its place."""

    device: str
    square: str | None
    x_px: float
    y_px: float
    stamp_ms: int = 0

    @property
    def is_finger(self) -> bool:
        """Whether a finger hides what lies under it."""
        return self.device != MOUSE

    @property
    def threshold_px(self) -> float:
        """How far it moves before a press becomes a drag."""
        return FINGER_THRESHOLD_PX if self.is_finger else MOUSE_THRESHOLD_PX


@dataclass(slots=True)
class Grip:
    """A pointer held down on a piece: where it went down, where it is now.

    `is_loose`: on a wooden board, a piece that the snapshot does not call lifted; it can only be taken off.
    """

    square: str
    down: Pointer
    now: Pointer
    was_in_hand: bool
    is_lifted: bool = False
    is_dragging: bool = False
    is_loose: bool = False


class Hand:
    """Turns presses, moves and releases into touched, released, returned and taken off."""

    def __init__(self, shown: Shown, reports: Reports) -> None:
        self._shown = shown
        self._report = reports
        self._picked: str | None = None
        self.grip: Grip | None = None

    @property
    def drag(self) -> Grip | None:
        """The grip, if it carries the piece in hand away from where it was pressed."""
        grip = self.grip
        return grip if grip is not None and grip.is_dragging and self._holds(grip) else None

    @property
    def picked(self) -> str | None:
        """What would be taken off now: the piece in hand, else one of the opponent's that was clicked."""
        picked = self._picked
        is_there = picked is not None and self._shown.is_wooden and bool(self._shown.placement.at(picked))
        return self._shown.in_hand or (picked if is_there else None)

    def press(self, pointer: Pointer) -> None:
        """A pointer goes down. A second one while another holds a piece moves nothing and is only told."""
        grip = self.grip
        if grip is not None and grip.down.device != pointer.device and self._holds(grip):
            if pointer.square is not None:
                self._report.second_finger(pointer.square)
            return
        self.cancel_drag()  # the same pointer cannot go down twice: its release was lost
        self.grip = None
        if pointer.square is None:
            return
        self._report.square_pressed(pointer.square, pointer.device)
        self._put_or_take(pointer.square, pointer.device, pointer.stamp_ms, pointer)

    def move(self, pointer: Pointer) -> None:
        """A pointer moves; others than the one that grips count for nothing."""
        grip = self.grip
        if grip is None or grip.down.device != pointer.device:
            return
        before, grip.now = grip.now, pointer
        if not self._holds(grip):
            return
        was_dragging = grip.is_dragging
        way = hypot(pointer.x_px - grip.down.x_px, pointer.y_px - grip.down.y_px)
        grip.is_dragging = was_dragging or way >= pointer.threshold_px
        if grip.is_dragging and (pointer.square != before.square or not was_dragging):
            self._report.hovered(grip.square, pointer.square or "")

    def release(self, pointer: Pointer) -> Grip | None:
        """A pointer goes up. Returns the grip that dragged a piece to here, None if nothing was dragged."""
        self.move(pointer)
        grip = self.grip
        if grip is None or grip.down.device != pointer.device:
            return None
        self.grip = None
        if not self._holds(grip):
            return None
        self._let_go(grip, pointer)
        return grip if grip.is_dragging else None

    def activate(self, square: str, stamp_ms: int) -> None:
        """The keyboard takes or releases on a square; nothing while a pointer drags."""
        if self.grip is None:
            self._put_or_take(square, KEYBOARD, stamp_ms, None)

    def give_back(self, device: str, stamp_ms: int) -> bool:
        """Puts what is in hand back, dragged or not (Escape, right button); False if there is nothing in hand."""
        self.grip = None
        had_picked, self._picked = self.picked is not None, None
        square = self._shown.in_hand
        if square is not None:
            self._report.returned(square, device, stamp_ms)
        return had_picked

    def take_off(self, device: str, stamp_ms: int) -> bool:
        """Puts what is picked beside the board; False if nothing is."""
        square = self.picked
        if square is None:
            return False
        self.grip = self._picked = None
        self._report.taken_off(square, device, stamp_ms)
        return True

    def cancel_drag(self) -> None:
        """The drag cannot go on (focus lost, board resized or turned): the piece is put back, a click stays one."""
        grip, self.grip = self.grip, None
        if grip is not None and grip.is_dragging and not grip.is_loose and self._holds(grip):
            self._report.returned(grip.square, grip.down.device, grip.now.stamp_ms)

    def follow(self) -> None:
        """The snapshot has changed: a grip whose piece was taken out of the hand ends."""
        grip = self.grip
        if grip is None:
            return
        if grip.is_lifted and not self._holds(grip):
            self.grip = None
        grip.is_lifted = grip.is_lifted or self._holds(grip)

    def _let_go(self, grip: Grip, pointer: Pointer) -> None:
        is_beside = pointer.square is None and self._shown.is_over_tray(pointer.x_px, pointer.y_px)
        if grip.is_dragging and is_beside:
            self._report.taken_off(grip.square, pointer.device, pointer.stamp_ms)
        elif grip.is_loose:
            self._picked = None if grip.is_dragging else grip.square
        elif grip.is_dragging and pointer.square not in (None, grip.square):
            self._report.released(grip.square, str(pointer.square), pointer.device, pointer.stamp_ms)
        elif grip.is_dragging or grip.was_in_hand:
            self._report.returned(grip.square, pointer.device, pointer.stamp_ms)

    def _put_or_take(self, square: str, device: str, stamp_ms: int, pointer: Pointer | None) -> None:
        self._picked = None
        held = self._shown.in_hand
        if held is None:
            self._take(square, device, stamp_ms, pointer)
        elif held == square:
            self._take_again(square, device, stamp_ms, pointer)
        elif has_same_color(self._shown.placement, held, square):
            self._report.returned(held, device, stamp_ms)
            self._take(square, device, stamp_ms, pointer)
        else:
            self._report.released(held, square, device, stamp_ms)

    def _take(self, square: str, device: str, stamp_ms: int, pointer: Pointer | None) -> None:
        if not self._shown.placement.at(square):
            return
        grip = None if pointer is None else Grip(square=square, down=pointer, now=pointer, was_in_hand=False)
        self.grip = grip
        self._report.touched(square, device, stamp_ms)
        self.follow()
        if not self._shown.is_wooden or self._shown.in_hand == square:
            return
        if grip is None:
            self._picked = square
        elif self.grip is grip:
            grip.is_loose = True

    def _take_again(self, square: str, device: str, stamp_ms: int, pointer: Pointer | None) -> None:
        if pointer is None:
            self._report.returned(square, device, stamp_ms)
        else:
            self.grip = Grip(square=square, down=pointer, now=pointer, was_in_hand=True, is_lifted=True)

    def _holds(self, grip: Grip) -> bool:
        is_carried_loose = grip.is_loose and bool(self._shown.placement.at(grip.square))
        return is_carried_loose or self._shown.in_hand == grip.square

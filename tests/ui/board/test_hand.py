"""Gestures are told in the right order, whatever pointers, keys and the snapshot do."""

from dataclasses import dataclass, field

import pytest

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.hand import KEYBOARD, MOUSE, Hand, Pointer, Reports

START = Placement.from_board_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
TRAY_PX = 900.0
PLACES = {name: (10.0 * index, 0.0) for index, name in enumerate(("g1", "f3", "e2", "e4", "e7", "b1", "h1", "e1"))}


@dataclass
class Table:
    """Says what is in hand as a guided board would: White's pieces are lifted, nothing is judged."""

    placement: Placement = START
    in_hand: str | None = None
    is_wooden: bool = False
    told: list[tuple[object, ...]] = field(default_factory=list)
    hand: Hand = field(init=False)

    def __post_init__(self) -> None:
        self.hand = Hand(
            self,
            Reports(
                square_pressed=lambda *told: self.told.append(("pressed", *told)),
                touched=self.take,
                released=self.put,
                returned=self.back,
                taken_off=self.off,
                hovered=lambda *told: self.told.append(("hovered", *told)),
                second_finger=lambda *told: self.told.append(("second", *told)),
            ),
        )

    def take(self, square: str, device: str, stamp_ms: int) -> None:
        self.told.append(("touched", square, device, stamp_ms))
        if self.placement.at(square).isupper():
            self.in_hand = square
        self.hand.follow()

    def put(self, from_square: str, to_square: str, device: str, stamp_ms: int) -> None:
        self.told.append(("released", from_square, to_square, device, stamp_ms))
        self.placement, self.in_hand = self.placement.moved(from_square, to_square), None
        self.hand.follow()

    def back(self, square: str, device: str, stamp_ms: int) -> None:
        self.told.append(("returned", square, device, stamp_ms))
        self.in_hand = None
        self.hand.follow()

    def off(self, square: str, device: str, stamp_ms: int) -> None:
        self.told.append(("taken_off", square, device, stamp_ms))
        self.placement, self.in_hand = self.placement.with_piece(square, ""), None
        self.hand.follow()

    def is_over_tray(self, x_px: float, y_px: float) -> bool:
        return self.is_wooden and x_px >= TRAY_PX

    @property
    def gestures(self) -> list[tuple[object, ...]]:
        """All but the presses and hovers, without device and stamp."""
        length = {"touched": 2, "released": 3, "returned": 2, "taken_off": 2, "second": 2}
        return [told[: length[str(told[0])]] for told in self.told if told[0] in length]

    def press(self, square: str | None, device: str = MOUSE) -> None:
        self.hand.press(at(square, device))

    def move(self, square: str | None, device: str = MOUSE) -> None:
        self.hand.move(at(square, device))

    def release(self, square: str | None, device: str = MOUSE) -> None:
        self.hand.release(at(square, device))

    def click(self, square: str) -> None:
        self.press(square)
        self.release(square)


def at(square: str | None, device: str = MOUSE, *, shift_px: float = 0, stamp_ms: int = 0) -> Pointer:
    x, y = PLACES.get(square or "", (-50.0, 0.0))
    return Pointer(device=device, square=square, x_px=x + shift_px, y_px=y, stamp_ms=stamp_ms)


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_drag_is_a_touch_and_a_release(table: Table) -> None:
    table.hand.press(at("g1", stamp_ms=5))
    table.hand.move(at("f3", stamp_ms=6))
    dropped = table.hand.release(at("f3", stamp_ms=7))
    assert table.told == [
        ("pressed", "g1", "mouse"),
        ("touched", "g1", "mouse", 5),
        ("hovered", "g1", "f3"),
        ("released", "g1", "f3", "mouse", 7),
    ]
    assert dropped is not None
    assert dropped.square == "g1"


def test_a_drag_without_a_move_event_between_is_a_drag(table: Table) -> None:
    table.press("g1")
    table.release("f3")
    assert table.gestures == [("touched", "g1"), ("released", "g1", "f3")]


def test_two_clicks_are_a_touch_and_a_release_at_the_second_press(table: Table) -> None:
    table.click("e2")
    assert table.gestures == [("touched", "e2")]
    table.press("e4")
    assert table.gestures == [("touched", "e2"), ("released", "e2", "e4")]
    table.release("e4")
    assert len(table.gestures) == 2


@pytest.mark.parametrize(
    ("device", "shift_px", "is_drag"),
    [(MOUSE, 3.9, False), (MOUSE, 4.0, True), ("touch:0", 7.9, False), ("touch:0", 8.0, True)],
)
def test_below_the_threshold_a_press_is_a_click(table: Table, device: str, shift_px: float, is_drag: bool) -> None:
    table.press("e2", device)
    table.hand.release(at("e2", device, shift_px=shift_px))
    assert table.gestures == [("touched", "e2"), ("returned", "e2")] if is_drag else [("touched", "e2")]


def test_a_click_on_the_piece_in_hand_puts_it_back(table: Table) -> None:
    table.click("e2")
    table.press("e2")
    assert table.gestures == [("touched", "e2")]
    table.release("e2")
    assert table.gestures == [("touched", "e2"), ("returned", "e2")]


def test_a_piece_in_hand_can_be_dragged_on(table: Table) -> None:
    table.click("e2")
    table.press("e2")
    table.move("e4")
    table.release("e4")
    assert table.gestures == [("touched", "e2"), ("released", "e2", "e4")]


def test_a_click_on_another_own_piece_changes_the_piece_in_hand(table: Table) -> None:
    table.click("e2")
    table.click("b1")
    assert table.gestures == [("touched", "e2"), ("returned", "e2"), ("touched", "b1")]
    assert table.in_hand == "b1"


def test_a_king_clicked_onto_its_rook_is_put_back_first(table: Table) -> None:
    table.click("e1")
    table.click("h1")
    assert table.gestures == [("touched", "e1"), ("returned", "e1"), ("touched", "h1")]


def test_a_king_dragged_onto_its_rook_is_released_there(table: Table) -> None:
    table.press("e1")
    table.move("h1")
    table.release("h1")
    assert table.gestures == [("touched", "e1"), ("released", "e1", "h1")]


def test_a_capture_by_click_is_a_release(table: Table) -> None:
    table.click("e2")
    table.click("e7")
    assert table.gestures == [("touched", "e2"), ("released", "e2", "e7")]


@pytest.mark.parametrize("target", [None, "e2"])
def test_a_drop_beside_the_board_or_at_home_puts_the_piece_back(table: Table, target: str | None) -> None:
    table.press("e2")
    table.move("e4")
    table.release(target)
    assert table.gestures == [("touched", "e2"), ("returned", "e2")]


def test_an_empty_square_and_the_margin_are_no_touch(table: Table) -> None:
    table.click("e4")
    table.press(None)
    table.release(None)
    assert table.told == [("pressed", "e4", "mouse")]


def test_an_opponents_piece_is_touched_and_not_carried(table: Table) -> None:
    table.press("e7")
    table.move("e4")
    table.release("e4")
    assert table.told == [("pressed", "e7", "mouse"), ("touched", "e7", "mouse", 0)]


def test_hovering_is_told_once_for_each_square(table: Table) -> None:
    table.press("e2")
    for square in ("e4", "e4", None, "e4"):
        table.move(square)
    assert [told for told in table.told if told[0] == "hovered"] == [
        ("hovered", "e2", "e4"),
        ("hovered", "e2", ""),
        ("hovered", "e2", "e4"),
    ]


def test_a_second_finger_moves_nothing_bi_09(table: Table) -> None:
    table.press("b1", "touch:1")
    table.move("f3", "touch:1")
    table.press("e2", "touch:2")
    table.move("e4", "touch:2")
    table.release("e4", "touch:2")
    table.press(None, "touch:3")
    table.release("f3", "touch:1")
    assert table.gestures == [("touched", "b1"), ("second", "e2"), ("released", "b1", "f3")]


def test_a_finger_resting_on_an_opponents_piece_does_not_hinder_bi_09(table: Table) -> None:
    table.press("e7", "touch:2")
    table.press("b1", "touch:1")
    table.move("f3", "touch:1")
    table.release("f3", "touch:1")
    table.release("e7", "touch:2")
    assert table.gestures == [("touched", "e7"), ("touched", "b1"), ("released", "b1", "f3")]


def test_a_lost_release_is_noticed_at_the_next_press_bi_07(table: Table) -> None:
    table.press("g1")
    table.move("f3")
    table.press("e4")
    assert table.gestures == [("touched", "g1"), ("returned", "g1")]
    assert table.placement == START


def test_giving_back_ends_a_drag_and_a_click(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    assert table.hand.give_back(MOUSE, 9)
    table.release("e4")
    table.click("g1")
    assert table.hand.give_back(KEYBOARD, 10)
    assert not table.hand.give_back(KEYBOARD, 11)
    assert [told for told in table.told if told[0] in ("returned", "released")] == [
        ("returned", "e2", "mouse", 9),
        ("returned", "g1", "keyboard", 10),
    ]


def test_a_drag_that_cannot_go_on_is_put_back_and_a_click_stays(table: Table) -> None:
    table.press("e2")
    table.hand.cancel_drag()
    assert table.gestures == [("touched", "e2")]
    assert table.in_hand == "e2"
    table.press("e2")
    table.move("e4")
    table.hand.cancel_drag()
    table.release("e4")
    assert table.gestures == [("touched", "e2"), ("returned", "e2")]


def test_a_piece_taken_out_of_the_hand_meanwhile_is_dropped_nowhere(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    table.in_hand = None
    table.hand.follow()
    table.in_hand = "e2"
    table.hand.follow()
    table.release("e4")
    assert table.gestures == [("touched", "e2")]


def test_keys_take_and_release(table: Table) -> None:
    for square in ("e4", "e2", "e4"):
        table.hand.activate(square, 3)
    assert table.told == [("touched", "e2", "keyboard", 3), ("released", "e2", "e4", "keyboard", 3)]


def test_keys_put_back_on_the_same_square(table: Table) -> None:
    table.hand.activate("e2", 1)
    table.hand.activate("e2", 2)
    assert table.gestures == [("touched", "e2"), ("returned", "e2")]


def test_keys_do_nothing_while_a_pointer_holds_a_piece(table: Table) -> None:
    table.press("e2")
    table.hand.activate("e4", 1)
    assert table.gestures == [("touched", "e2")]


def test_the_move_of_a_pointer_that_holds_nothing_is_no_drag(table: Table) -> None:
    table.move("e4")
    assert table.hand.drag is None
    table.release("e4")
    table.press("e2", "touch:1")
    table.move("e4", "touch:2")
    assert table.hand.drag is None
    table.move("e4", "touch:1")
    assert table.hand.drag is not None

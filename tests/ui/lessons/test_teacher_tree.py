"""Variations branch off, are deleted and promoted, and stay in the order of a book."""

from ladya_desktop.lessons import Drawings, Mark, Step, Words
from ladya_desktop.ui.lessons import teacher_tree as tree


def played(*moves: tuple[int, str]) -> tree.Steps:
    steps: tree.Steps = ()
    for after, uci in moves:
        steps, _ = tree.added(steps, after, Step(after=0, move=uci))
    return steps


def told(steps: tree.Steps) -> list[tuple[int, str]]:
    return [(step.after, step.move) for step in steps]


SICILIAN = played((0, "e2e4"), (1, "e7e5"), (2, "g1f3"), (1, "c7c5"))


def test_a_main_line_grows_step_by_step() -> None:
    assert told(played((0, "e2e4"), (1, "e7e5"))) == [(0, "e2e4"), (1, "e7e5")]


def test_a_variation_comes_after_the_main_line() -> None:
    assert told(SICILIAN) == [(0, "e2e4"), (1, "e7e5"), (2, "g1f3"), (1, "c7c5")]
    assert tree.children(SICILIAN, 1) == (2, 4)
    assert (tree.is_main(SICILIAN, 3), tree.is_main(SICILIAN, 4)) == (True, False)


def test_a_step_added_in_the_middle_keeps_the_order_of_a_book() -> None:
    steps, at = tree.added(SICILIAN, 3, Step(after=0, move="b8c6"))
    assert told(steps) == [(0, "e2e4"), (1, "e7e5"), (2, "g1f3"), (3, "b8c6"), (1, "c7c5")]
    assert at == 4


def test_the_same_move_again_is_gone_to() -> None:
    steps, at = tree.added(SICILIAN, 1, Step(after=0, move="c7c5"))
    assert (steps, at) == (SICILIAN, 4)


def test_what_is_said_and_drawn_makes_no_other_move() -> None:
    drawings = Drawings(lights=(Mark(square="e4"),))
    steps, _ = tree.added((), 0, Step(after=0, move="e2e4", text=Words(ru="Да"), drawings=drawings))
    assert tree.added(steps, 0, Step(after=0, move="e2e4")) == (steps, 1)


def test_deleting_takes_all_that_goes_on_from_it() -> None:
    steps, at = tree.deleted(SICILIAN, 2)
    assert (told(steps), at) == ([(0, "e2e4"), (1, "c7c5")], 1)


def test_a_variation_is_promoted_with_what_goes_on_from_it() -> None:
    longer, at = tree.added(SICILIAN, 4, Step(after=0, move="g1f3"))
    steps, at = tree.promoted(longer, at)
    assert told(steps) == [(0, "e2e4"), (1, "c7c5"), (2, "g1f3"), (1, "e7e5"), (4, "g1f3")]
    assert at == 3


def test_the_main_line_cannot_be_promoted() -> None:
    assert tree.promoted(SICILIAN, 3) == (SICILIAN, 3)


def test_the_way_to_a_step_and_the_end_of_its_line() -> None:
    assert tree.line_to(SICILIAN, 4) == (1, 4)
    assert tree.end_of_line(SICILIAN, 0) == 3
    assert tree.parent(SICILIAN, 0) == 0


def test_steps_in_another_order_are_put_in_order() -> None:
    mixed = (
        Step(after=0, move="e2e4"),
        Step(after=1, move="e7e5"),
        Step(after=1, move="c7c5"),
        Step(after=2, move="g1f3"),
    )
    assert tree.in_order(mixed) == SICILIAN

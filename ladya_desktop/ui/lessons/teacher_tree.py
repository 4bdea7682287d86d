"""The steps of a page as a tree: a main line and the variations that branch off it.

Steps are numbered from 1 as in a lesson file; 0 is the beginning. They stand in the order of a book: after a step its
main continuation to the end, then the other ones. Nothing here knows a rule of chess.
"""

from dataclasses import replace

from ladya_desktop.lessons import Drawings, Step
from ladya_desktop.lessons.words import NOTHING

Steps = tuple[Step, ...]
BEGINNING = 0


def children(steps: Steps, at: int) -> tuple[int, ...]:
    """The steps that go on from one, the main line first."""
    return tuple(number for number, step in enumerate(steps, start=1) if step.after == at)


def parent(steps: Steps, at: int) -> int:
    """The step before; the beginning is before itself."""
    return steps[at - 1].after if at else BEGINNING


def line_to(steps: Steps, at: int) -> tuple[int, ...]:
    """The steps from the first one to this one."""
    line = []
    while at:
        line.append(at)
        at = parent(steps, at)
    return tuple(reversed(line))


def end_of_line(steps: Steps, at: int) -> int:
    """The last step of the main line that goes on from one."""
    while following := children(steps, at):
        at = following[0]
    return at


def is_main(steps: Steps, at: int) -> bool:
    """Whether no step on the way to this one is a variation."""
    first = following(steps)
    return all(first[parent(steps, number)][0] == number for number in line_to(steps, at))


def added(steps: Steps, at: int, step: Step) -> tuple[Steps, int]:
    """The steps with one more after `at`, and its number; one that does the same and is there already is gone to."""
    for number in children(steps, at):
        if _same_act(steps[number - 1], step):
            return steps, number
    made = (*steps, replace(step, after=at))
    return _numbered(made, len(made))


def in_order(steps: Steps) -> Steps:
    """The steps as a book has them, whatever order they come in; of two that go on from one the earlier is main."""
    return _numbered(steps, BEGINNING)[0]


def following(steps: Steps) -> dict[int, tuple[int, ...]]:
    """For each step those that go on from it, the main line first."""
    found: dict[int, list[int]] = {}
    for number, step in enumerate(steps, start=1):
        found.setdefault(step.after, []).append(number)
    return {after: tuple(numbers) for after, numbers in found.items()}


def deleted(steps: Steps, at: int) -> tuple[Steps, int]:
    """The steps without one and all that go on from it, and the number of the one before it."""
    gone = {at}
    for number in range(at + 1, len(steps) + 1):
        if steps[number - 1].after in gone:
            gone.add(number)
    kept = [number for number in range(1, len(steps) + 1) if number not in gone]
    places = {old: new for new, old in enumerate(kept, start=1)} | {BEGINNING: BEGINNING}
    left = tuple(replace(steps[old - 1], after=places[steps[old - 1].after]) for old in kept)
    return left, places[parent(steps, at)]


def promoted(steps: Steps, at: int) -> tuple[Steps, int]:
    """The steps with the variation that `at` is on become the continuation before the others, and the new number.

    On the main line nothing changes.
    """
    for number in reversed(line_to(steps, at)):
        if children(steps, parent(steps, number))[0] != number:
            return _numbered(steps, at, first=number)
    return steps, at


def _same_act(one: Step, other: Step) -> bool:
    """Whether two steps do the same on the board, whatever is said or drawn."""
    return _bare(one) == _bare(other)


def _bare(step: Step) -> Step:
    return replace(step, after=0, text=NOTHING, drawings=Drawings())


def _numbered(steps: Steps, at: int, first: int = 0) -> tuple[Steps, int]:
    """The steps numbered anew; `first` comes before the others that go on from the same step."""
    following: dict[int, list[int]] = {}
    for number, step in enumerate(steps, start=1):
        following.setdefault(step.after, []).insert(0 if number == first else len(steps), number)
    order, waiting = [], list(reversed(following.get(BEGINNING, [])))
    while waiting:
        number = waiting.pop()
        order.append(number)
        waiting += reversed(following.get(number, []))
    places = {old: new for new, old in enumerate(order, start=1)} | {BEGINNING: BEGINNING}
    made = tuple(replace(steps[old - 1], after=places[steps[old - 1].after]) for old in order)
    return made, places[at]

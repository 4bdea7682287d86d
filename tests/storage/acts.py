"""Acts to fill a store with, without a game: numbered touches and what they caused."""

from uuid import UUID

from ladya_desktop.eventlog import EventStore, StoredAct
from ladya_desktop.game.acts import Actor, Touch
from ladya_desktop.game.events import PiecesTouched

GAME = UUID("11111111-1111-4111-8111-111111111111")
OTHER = UUID("22222222-2222-4222-8222-222222222222")


def touch(number: int) -> Touch:
    return Touch(by=Actor.WHITE, at_ms=number, squares=("e2",))


def touched(number: int) -> PiecesTouched:
    return PiecesTouched(by=Actor.WHITE, at_ms=number, squares=("e2",), unclear=False, binding=True)


def append(store: EventStore, number: int, *, is_urgent: bool = True, is_live: bool = True) -> StoredAct:
    """Appends the touch of this number, counted from 1, to GAME."""
    return store.append(
        GAME,
        number - 1,
        act=touch(number),
        events=(touched(number),),
        handled_ms=number + 1,
        device="mouse",
        is_urgent=is_urgent,
        is_live=is_live,
    )


def fill(store: EventStore, count: int) -> tuple[StoredAct, ...]:
    """Creates GAME and appends so many touches."""
    store.create(GAME, "game", 1_000)
    return tuple(append(store, number) for number in range(1, count + 1))

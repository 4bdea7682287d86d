"""The drawing of lots for start numbers: public, seeded, the same again from the same seed and list.

C.05 articles 5 and 6. The shuffle is our own so that no version of Python can ever change a draw that was announced.
The pupils stand in the order of their ids; then, from the last place down to the second, the pupil there changes places
with one chosen among the places up to and including his own (Fisher-Yates). The choice for place i is the SHA-256 of
the ASCII text "seed:i" (decimal numbers) read as a big-endian number, modulo i; it favours no place by more than one
part in 2^240.
"""

from collections.abc import Sequence
from hashlib import sha256


def drawn_order(participant_ids: Sequence[int], seed: int) -> tuple[int, ...]:
    """The ids in the order of the numbers drawn; the order in which they are given does not matter."""
    order = sorted(participant_ids)
    for place in range(len(order), 1, -1):
        chosen = _choice(seed, place)
        order[place - 1], order[chosen] = order[chosen], order[place - 1]
    return tuple(order)


def is_permutation(participant_ids: Sequence[int], of: Sequence[int]) -> bool:
    """Whether numbers given by hand name every pupil of the list once and nobody else."""
    return sorted(participant_ids) == sorted(of)


def _choice(seed: int, places: int) -> int:
    """A number from 0 to `places` - 1."""
    return int.from_bytes(sha256(f"{seed}:{places}".encode("ascii")).digest(), "big") % places

"""What the solver answers: yes with a line that mates, no, or neither within its budget."""

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """Whether a side can mate by any series of legal moves; UNPROVEN counts as yes and is shown to the arbiter."""

    YES = "yes"
    NO = "no"
    UNPROVEN = "unproven"


@dataclass(frozen=True, slots=True, kw_only=True)
class Winnability:
    """A verdict; `line` are the UCI moves to a mate if it is YES; `nodes` is the work it took."""

    verdict: Verdict
    line: tuple[str, ...] = ()
    nodes: int = 0


def never() -> bool:
    """Nobody wants the solver to stop."""
    return False

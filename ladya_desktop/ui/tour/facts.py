"""What must be true when the story has been told: reckoned here by hand, compared with what the store holds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ladya_desktop.ui.tour.record import Json
from ladya_desktop.ui.tour.results_story import RESULTS
from ladya_desktop.ui.tour.tour_time import SEED

GAME: Final = "e4 d5 e5 f5 exf6 h6 Nf3 Na6 Bb5+ Bd7 Be2 b6 fxg7 c6 gxh8=N b5 O-O b4 Nh4 b3 Bh5#"
MOVES: Final = tuple(GAME.split())


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A fact that is not as told: its place in the record, what was expected and what is there."""

    fact: str
    wanted: Json
    got: Json


def differences(record: Json) -> tuple[Difference, ...]:
    """Every fact that is not so."""
    return tuple(
        Difference(fact=fact, wanted=wanted, got=got)
        for fact, wanted in facts().items()
        if (got := _look_up(record, fact)) != wanted
    )


def facts() -> dict[str, Json]:
    """Place in the record -> what stands there."""
    return {**_tournament(), **{f"games.0.{fact}": wanted for fact, wanted in _game().items()}}


def _game() -> dict[str, Json]:
    """Every move is thought about for seven seconds and brings three, but for Black's third, made before the press.

    Black has a minute more after White's wrong claim; before White's ninth move the power cut cost him twelve seconds,
    and after Black's ninth the arbiter set the clocks to 5:00 and 4:30.
    """
    return {
        "moves": list[Json](MOVES),
        "score": "1-0",
        "termination": "checkmate",
        "article": "5.1.1",
        "devices": ["keyboard", "mouse", "program", "touch"],
        "sprang_back": [{"from": "f6", "to": "g7", "reason": "refusal.touched_piece_must_move"}],
        "offers": ["declined", "lapsed", "lapsed"],  # a claim in order is an offer too (9.1.2.3)
        "claims": [{"by": "white", "kind": "threefold", "upheld": False, "article": "9.5.3", "added_ms": 60_000}],
        "clocks_set_ms": [[300_000, 270_000]],
        "clock_after_press_ms.white": [1000 * s for s in (296, 292, 288, 284, 280, 276, 272, 268, 252, 296)],
        "clock_after_press_ms.black": [1000 * s for s in (296, 292, 295, 291, 287, 283, 339, 335, 331, 266)],
        "clocks_ms": [289_000, 266_000],
        "stops.1": {"by": "program", "reason": "recovered", "at_ms": 117_000},
        "events.PieceAdjusted": 1,
        "events.PieceRemoved": 1,
        "events.PawnReplaced": 1,
        "events.TouchWaived": 1,
        "events.MoveMade": len(MOVES),
        "events.MoveCompleted": len(MOVES),
        "events.GameEnded": 1,
    }


def _tournament() -> dict[str, Json]:
    group = "tournament.group"
    table = enumerate(CROSSTABLE)
    return {
        "tournament.groups": 3,
        f"{group}.code": "I",
        f"{group}.seed": SEED,
        f"{group}.status": "closed",
        "tournament.taken_back": 1,
        f"{group}.complaints.0.is_late": False,
        f"{group}.complaints.0.answered": True,
        f"{group}.results.0.termination": "checkmate",
        f"{group}.results.0.article": "5.1.1",
        f"{group}.results.0.source": "board",
        f"{group}.results.1.source": "hand",
        **{f"{group}.results.{index}.score": score.value for index, score in enumerate(RESULTS.values())},
        **{f"{group}.crosstable.{index}.{key}": value for index, row in table for key, value in row.items()},
    }


def _rows() -> Iterator[Mapping[str, Json]]:
    for points, sonneborn_berger, place in (
        (4.5, 10.0, 1),
        (2.0, 2.75, 4),
        (1.0, 2.75, 5),
        (2.5, 3.0, 3),
        (1.0, 1.5, 6),
        (4.0, 6.5, 2),
    ):
        yield {"points": points, "sonneborn_berger": sonneborn_berger, "place": [place, place]}


CROSSTABLE: Final = tuple(_rows())
"""By start number; 3 is before 5 by Sonneborn-Berger alone."""


def _look_up(record: Json, fact: str) -> Json:
    """What stands at a place of the record, None if there is no such place."""
    for part in fact.split("."):
        if isinstance(record, dict):
            record = record.get(part)
        elif isinstance(record, list) and int(part) < len(record):
            record = record[int(part)]
        else:
            return None
    return record

"""What the big screen shows, page by page: places, the table of games, the pairings of the round.

A page has so few rows that they can be read from six metres; what does not fit goes on on the next one, the rows
shared evenly.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final, TypeVar

from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.plan import RoundState
from ladya_desktop.tournament.tie_break_codes import DIRECT_ENCOUNTER
from ladya_desktop.tournament.view import (
    CrosstableRow,
    CrosstableView,
    GroupStatus,
    GroupView,
    PairingStatus,
    PairingView,
    RoundView,
)
from ladya_desktop.ui.tournament import days, wording
from ladya_desktop.ui.tournament.crosstable_columns import value_codes
from ladya_desktop.ui.tournament.plan_shown import shown_plan

MOST_ROWS: Final = 10
"""With more of them a row is lower than a thirteenth of the screen."""

T = TypeVar("T")


class Kind(Enum):
    """What a page shows."""

    STANDINGS = "standings"
    CROSSTABLE = "crosstable"
    PAIRINGS = "pairings"


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page. `heading` stands above at the right, `note` below at the left; `tie_break` is the code of its column.

    `rows` are those of the table on this page, `numbers` the opponents in its columns, `pairings` its games;
    `has_places` once anybody has a result.
    """

    kind: Kind
    heading: str
    note: str = ""
    tie_break: str = ""
    rows: tuple[CrosstableRow, ...] = ()
    numbers: tuple[int, ...] = ()
    pairings: tuple[PairingView, ...] = ()
    has_places: bool = False

    def said(self) -> tuple[str, ...]:
        """The page in words, a line a row."""
        if self.kind is Kind.PAIRINGS:
            return tuple(_pairing_said(pairing) for pairing in self.pairings)
        return tuple(
            t(
                "projector.spoken_row",
                place=self.place_of(row),
                name=name_marked(row),
                points=format_points(row.half_points),
            )
            for row in self.rows
        )

    def place_of(self, row: CrosstableRow) -> str:
        """The place, nothing while nobody has a result."""
        return wording.places(row.places) if self.has_places else ""


def pages_of(group: GroupView, kinds: frozenset[Kind], *, columns: int, now: datetime) -> tuple[Page, ...]:
    """The pages of a drawn group in the order of their kinds; `columns` opponents find room side by side.

    Raises ValueError before the draw.
    """
    table, of_round = group.crosstable, days.round_of(group)
    if table is None or of_round is None:
        raise ValueError(f"group {group.code} is not drawn")
    note = _note(group, of_round, now)
    makers = {
        Kind.STANDINGS: lambda: _standings(group, table, note),
        Kind.CROSSTABLE: lambda: _crosstable(group, table, columns, note),
        Kind.PAIRINGS: lambda: _pairings(group, of_round, note),
    }
    return tuple(page for kind in Kind if kind in kinds for page in makers[kind]())


def name_marked(row: CrosstableRow) -> str:
    """The name, with a sign for who plays no more."""
    name = row.participant.name
    return t("projector.name_left", name=name) if row.participant.is_withdrawn else name


def result_of(pairing: PairingView) -> str:
    """What stands between two players: the score, that they are playing, or a dash."""
    if pairing.score is not None:
        return wording.score(pairing.score)
    return t("projector.running") if pairing.status is PairingStatus.RUNNING else "–"


def next_said(pages: Sequence[Page], at: int, group: GroupView) -> str:
    """What another kind of page comes after this one; nothing while the same goes on."""
    following = pages[(at + 1) % len(pages)]
    if following.kind is pages[at].kind:
        return ""
    if following.kind is Kind.PAIRINGS:
        of_round = days.round_of(group)
        return t("projector.next_pairings", round=of_round.round if of_round else "")
    return t(f"projector.next_{following.kind.value}")


def _standings(group: GroupView, table: CrosstableView, note: str) -> Iterator[Page]:
    rows = tuple(table.rows[number - 1] for number in table.order)
    code = next((code for code in value_codes(group.setup) if code != DIRECT_ENCOUNTER), "")
    for part in _parts(rows, MOST_ROWS):
        yield Page(
            kind=Kind.STANDINGS,
            heading=_heading(group),
            note=_note_below(part, note),
            tie_break=code,
            rows=part,
            has_places=table.has_places,
        )


def _crosstable(group: GroupView, table: CrosstableView, columns: int, note: str) -> Iterator[Page]:
    numbers = tuple(range(1, len(table.rows) + 1))
    for part in _parts(table.rows, MOST_ROWS):
        for shown in _parts(numbers, columns):
            yield Page(
                kind=Kind.CROSSTABLE,
                heading=_heading(group),
                note=_note_below(part, note),
                rows=part,
                numbers=shown,
                has_places=table.has_places,
            )


def _pairings(group: GroupView, of_round: RoundView, note: str) -> Iterator[Page]:
    heading = t("projector.pairings_of", round=of_round.round, n=len(group.rounds))
    free = t("projector.free", name=of_round.free.name) if of_round.free is not None else ""
    for part in _parts(of_round.pairings, MOST_ROWS):
        yield Page(kind=Kind.PAIRINGS, heading=heading, note=free or note, pairings=part)


def _heading(group: GroupView) -> str:
    n = len(group.rounds)
    match group.status:
        case GroupStatus.FINISHED | GroupStatus.CLOSED:
            return t("projector.final")
        case GroupStatus.PLAYING:
            done = wording.rounds_completed(group)
            of_round = group.current_round or n
            if done and of_round == done + 1 and group.rounds[done].decided == 0:
                return t("projector.after_round", round=done, n=n)
            return t("projector.now_round", round=of_round, n=n)
        case _:
            return t("projector.before")


def _note(group: GroupView, of_round: RoundView, now: datetime) -> str:
    """When the next round begins, if it is planned and not begun."""
    if now.date().isoformat() != group.date or of_round.decided == len(of_round.pairings):
        return ""
    shown = shown_plan(group, group.setup, now.hour * 60 + now.minute)
    if shown is None or not shown.plan.in_rounds:
        return ""
    for each in shown.plan.rounds:
        if each.state is RoundState.AHEAD and each.starts_at_min is not None:
            return t("projector.starts", round=each.round, time=wording.clock_time(each.starts_at_min))
    return ""


def _note_below(rows: tuple[CrosstableRow, ...], note: str) -> str:
    """With what the sign at a name means, if there is one on the page."""
    left = t("projector.left") if any(row.participant.is_withdrawn for row in rows) else ""
    return " · ".join(said for said in (left, note) if said)


def _parts(items: tuple[T, ...], most: int) -> Iterator[tuple[T, ...]]:
    """Cut into as few parts as have no more than `most` items, as even as can be."""
    parts = -(-len(items) // most)
    for part in range(parts):
        yield items[part * len(items) // parts : (part + 1) * len(items) // parts]


def _pairing_said(pairing: PairingView) -> str:
    white, black = pairing.players.white.name, pairing.players.black.name
    return f"{pairing.board}. {white} – {black}: {result_of(pairing)}"


def tie_break_heading(page: Page) -> str:
    """The heading of the tie-break's column, "" without one."""
    return tie_break_words.heading(page.tie_break) if page.tie_break else ""

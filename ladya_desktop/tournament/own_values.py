"""Values of tie-breaks that follow from a player's own games and his opponents' points: all but direct encounter.

C.07 articles 4.4 (each meeting of a double round-robin counts), 7.1 to 7.8, 9.1, 9.2, 14.1, 14.2, 14.5 and 15.2 (with
pairings fixed beforehand a forfeit is a regular game). Articles 7.2 to 7.4 say "over the board", so a forfeit is no
game won and no game with Black in any edition. Since March 2026 forfeit losses stay unplayed in the tie-breaks of
article 7: the rounds a player elected to play in (7.6) counted them before.

A value is the sum of what single games are worth, in whole parts of 1: what is summed up here is what `explanation`
shows.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from ladya_desktop.game.by_color import Color
from ladya_desktop.tournament.crosstable import Crosstable, Meeting, Share
from ladya_desktop.tournament.tie_break_codes import DIRECT_ENCOUNTER, TieBreak, TieBreakNotBuiltError

Amounts: TypeAlias = Callable[[Sequence[Meeting]], list[int]]

FORFEIT_LOSSES_UNPLAYED_SINCE = "2026-03"


class RoundsUnknownError(Exception):
    """A value that depends on rounds was asked for, and a game has none; `code` names the tie-break."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Term(NamedTuple):
    """What a game is worth to a value, and whether it is in its sum."""

    meeting: Meeting
    worth: Fraction
    counts: bool


def own_values(table: Crosstable, code: str) -> tuple[Fraction, ...]:
    """By player, the value of a tie-break that does not depend on who is tied with whom (every one but DE).

    Raises TieBreakNotBuiltError for DE and for a code that is not built, RoundsUnknownError if rounds are needed and
    one is not known.
    """
    tie_break = TieBreak.parse(code)
    if tie_break.name == DIRECT_ENCOUNTER:
        raise TieBreakNotBuiltError(code)
    if tie_break.name == "TPN":
        return tuple(Fraction(player + 1) for player in range(table.players))
    amounts, parts = _amounts(table, tie_break), _parts(table, tie_break)
    return tuple(Fraction(sum(amounts(row)), parts) for row in table.meetings)


def terms(table: Crosstable, tie_break: TieBreak, player: int) -> tuple[Term, ...]:
    """The games of a player with what each is worth to a value that `own_values` gives; TPN has none.

    A game that is dropped or does not count is there with what it would be worth. Raises as `own_values`.
    """
    if tie_break.name == "TPN":
        return ()
    row, parts = table.meetings[player], _parts(table, tie_break)
    match tie_break.name:
        case "SB":
            dropped = _dropped(table, row, tie_break.cut)
            worths, counting = _products(table, row), [index not in dropped for index in range(len(row))]
        case "KS":
            strong = _strong(table, tie_break)
            worths, counting = [one.share.units for one in row], [one.opponent in strong for one in row]
        case _:
            worths = _amounts(table, tie_break)(row)
            counting = [worth > 0 for worth in worths]
    fractions = [Fraction(worth, parts) for worth in worths]
    return tuple(map(Term, row, fractions, counting))


def koya_limit(table: Crosstable, tie_break: TieBreak) -> Fraction:
    """What an opponent needs to count: half of the points he could have had, moved by half-points (9.2, 14.5)."""
    return (table.possible_points + tie_break.limit_half_points) / 2


def _amounts(table: Crosstable, tie_break: TieBreak) -> Amounts:
    """What each game of a row adds to the value, in whole parts."""
    match tie_break.name:
        case "SB":
            return lambda row: _without(_products(table, row), _dropped(table, row, tie_break.cut))
        case "KS":
            strong = _strong(table, tie_break)
            return lambda row: [one.share.units if one.opponent in strong else 0 for one in row]
        case "PS":
            return lambda row: _progressive(table, row, tie_break)
        case "REP" if table.edition < FORFEIT_LOSSES_UNPLAYED_SINCE:
            return lambda row: [1] * len(row)
        case name:
            worth = _OF_A_RESULT[name]
            return lambda row: [worth(one.share) for one in row]


def _parts(table: Crosstable, tie_break: TieBreak) -> int:
    """Into how many parts 1 is divided where amounts are whole numbers."""
    return {"SB": table.unit**2, "KS": table.unit, "PS": table.unit, "STD": 2}.get(tie_break.name, 1)


def _products(table: Crosstable, row: Sequence[Meeting]) -> list[int]:
    """Each opponent's points times what was scored against him (9.1)."""
    units = table.units
    return [units[one.opponent] * one.share.units for one in row]


def _dropped(table: Crosstable, row: Sequence[Meeting], cut: int) -> frozenset[int]:
    """Which games of a row are cut: against the opponent with the fewest points, the lowest product first (14.1.1)."""
    if not cut:
        return frozenset()
    products = _products(table, row)
    return frozenset(sorted(range(len(row)), key=lambda at: (table.units[row[at].opponent], products[at]))[:cut])


def _without(amounts: list[int], dropped: frozenset[int]) -> list[int]:
    for index in dropped:
        amounts[index] = 0
    return amounts


def _strong(table: Crosstable, tie_break: TieBreak) -> frozenset[int]:
    """Who counts for Koya."""
    limit = koya_limit(table, tie_break) * table.unit
    return frozenset(player for player in table.active if table.units[player] >= limit)


def _progressive(table: Crosstable, row: Sequence[Meeting], tie_break: TieBreak) -> list[int]:
    """A game is in each running score from its round on; the first `cut` running scores are left out (7.5, 14.1.1)."""
    amounts = []
    for meeting in row:
        if meeting.round is None:
            raise RoundsUnknownError(tie_break.code)
        first = max(meeting.round, tie_break.cut + 1)
        amounts.append(meeting.share.units * max(0, table.last_round + 1 - first))
    return amounts


def _wins(share: Share) -> int:
    """A win's points, played or not (7.1)."""
    return share.is_win


def _wins_at_the_board(share: Share) -> int:
    """Won by playing (7.2)."""
    return share.is_win and not share.is_forfeit


def _games_with_black(share: Share) -> int:
    """Played with Black (7.3)."""
    return share.color is Color.BLACK and not share.is_forfeit


def _wins_with_black(share: Share) -> int:
    """Won by playing with Black (7.4)."""
    return share.is_win and share.color is Color.BLACK and not share.is_forfeit


def _elected(share: Share) -> int:
    """A round a player elected to play in: any but one lost by forfeit (7.6)."""
    return share.is_win or not share.is_forfeit


def _standard_points(share: Share) -> int:
    """In halves: more points than the opponent, as many as he; without playing, more than a draw, as many (7.7)."""
    other = share.draw_units if share.is_forfeit else share.opponent_units
    return 2 if share.units > other else int(share.units == other)


_OF_A_RESULT: Mapping[str, Callable[[Share], int]] = {
    "WIN": _wins,
    "WON": _wins_at_the_board,
    "BPG": _games_with_black,
    "BWG": _wins_with_black,
    "REP": _elected,
    "STD": _standard_points,
}

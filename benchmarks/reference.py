"""Our standings against gacrux, the reference implementation of tie-breaks by the FIDE Technical Commission.

Both get the same games in one process. Values are compared code by code for every player who has a place, the order of
places for whole lists. They differ on purpose in three points, and nothing else is left out:

- C.07 article 6.2: the mini-table of direct encounter ranks those who have all met. The reference ranks others too in a
  round-robin, so the order of a list is not compared where two who were tied have not met yet.
- Article 7.7: an arbiter's 0-0 gives both a half, his 1/2-0 one of them a whole standard point. The reference looks at
  the player's points alone. Values are compared less that difference, the order of a list is not.
- Article 9.2: the most a player could have is that of the games he can play. In the reference an annulled player takes
  one game off it, not one of each cycle, and so does a player who has not met anybody yet. It is asked for the limit
  that comes to the same.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import Any

from gacrux.tiebreak import tiebreak  # type: ignore[import-untyped]  # it is written without types

from benchmarks.random_events import BY_ARBITERS, RandomEvent, random_event
from ladya_desktop.tournament.crosstable import Crosstable, TableGame
from ladya_desktop.tournament.direct_encounter import direct_encounter
from ladya_desktop.tournament.own_values import own_values, terms
from ladya_desktop.tournament.tie_break_codes import BUILT, TieBreak
from ladya_desktop.tournament.tie_breaks import Standings, standings

CODES = (*BUILT, "KS/L4", "KS/L-4", "WIN/R", "SB/R")
LISTS_OF_AN_EVENT = 3
LETTERS = {2: "W", 1: "D", 0: "L"}


def differences(seed: int) -> Iterator[str]:
    """What differs in the event of a seed, in words for who looks into it."""
    event = random_event(seed)
    own = [TieBreak.parse(code) for code in CODES if code != "DE"]
    yield from _values_that_differ(event, [one.code for one in own if not one.needs_rounds], event.rounds, seed)
    yield from _values_that_differ(event, [one.code for one in own if one.needs_rounds], event.table.last_round, seed)
    dice = random.Random(seed)
    for _ in range(LISTS_OF_AN_EVENT):
        chosen = dice.sample(CODES, dice.randint(1, 5))
        ours = standings(event.table, chosen)
        if _is_comparable(event.table, ours):
            yield from _places_that_differ(event, chosen, ours, seed)


def _values_that_differ(event: RandomEvent, codes: Sequence[str], rounds: int, seed: int) -> Iterator[str]:
    """Of codes whose values do not depend on the list they stand in, after so many rounds."""
    theirs = {one["cid"] - 1: one["tiebreakScore"][1:] for one in _reference(event, codes, rounds)}
    for at, code in enumerate(codes):
        ours = own_values(event.table, code)
        for player in event.table.active:
            expected = Fraction(theirs[player][at]) + _more_standard_points(event.table, code, player)
            if ours[player] != expected:
                yield f"event {seed}, {code} of {player}: {ours[player]}, the reference has {expected}"


def _places_that_differ(event: RandomEvent, codes: Sequence[str], result: Standings, seed: int) -> Iterator[str]:
    ranks: dict[int, list[int]] = {}
    for one in _reference(event, codes, event.rounds):
        if one["cid"] - 1 not in event.table.annulled:
            ranks.setdefault(one["rank"], []).append(one["cid"] - 1)
    ours = [sorted(group) for group in result.steps[-1].groups]
    theirs = [sorted(ranks[rank]) for rank in sorted(ranks)]
    if ours != theirs:
        yield f"event {seed}, {codes}: places {ours}, the reference has {theirs}"


def _is_comparable(table: Crosstable, result: Standings) -> bool:
    """Whether both have to agree on the order of a list (articles 6.2 and 7.7)."""
    steps = tuple(pairwise(result.steps))
    reached = [group for before, step in steps if step.code == "DE" for group in before.groups]
    uneven = any(game.score in BY_ARBITERS for game in table.games)
    return all(direct_encounter(table, group) is not None for group in reached) and not (
        uneven and any(step.code == "STD" for _, step in steps)
    )


def _more_standard_points(table: Crosstable, code: str, player: int) -> Fraction:
    """What article 7.7 gives more than the reference for results of arbiters."""
    more = Fraction()
    if code == "STD":
        for term in terms(table, TieBreak.parse(code), player):
            share = term.meeting.share
            is_uneven = not share.is_forfeit and not share.is_win and share.opponent_units == 0
            more += Fraction(1, 2) if is_uneven else 0
    return more


def _reference(event: RandomEvent, codes: Sequence[str], rounds: int) -> list[Mapping[str, Any]]:
    """What the reference says of each player after so many rounds, by points and these tie-breaks."""
    tournament = _tournament(event)
    theirs = [_their_code(event.table, TieBreak.parse(code)) for code in codes]
    asked = {"pre_determined": True, "check": 0, "tiebreak": ["PTS", *theirs]}
    found: Mapping[str, Any] = tiebreak(tournament, rounds, asked).compute_tiebreaks(tournament, asked)
    competitors: list[Mapping[str, Any]] = found["competitors"]
    return competitors


def _their_code(table: Crosstable, tie_break: TieBreak) -> str:
    """The same tie-break there: a limit has a sign, or it would be a percentage, and rests on another maximum (9.2)."""
    if tie_break.name != "KS":
        return tie_break.code
    idle = sum(not row for row in table.meetings)
    more = table.scoring.win * (idle - len(table.annulled) * table.cycles)
    return f"KS/L{int(tie_break.limit_half_points + more):+d}"


def _tournament(event: RandomEvent) -> dict[str, Any]:
    """The event as the reference holds one it has read. Annulled players are in it without games."""
    table = event.table
    games = [game for game in table.games if table.annulled.isdisjoint((game.players.white, game.players.black))]
    points = _points(table)
    return {
        "tournamentNo": 1,
        "tournamentType": "FIDE_ROUNDROBIN",
        "tournamentInfo": {},
        "teamTournament": False,
        "teamSize": 1,
        "numRounds": event.rounds,
        "currentRound": event.rounds,
        "scoreSystem": {"game": points, "match": points},
        "rankOrder": [],
        "competitors": [{"cid": player + 1, "random": player + 1, "rank": 0} for player in range(table.players)],
        "gameList": [_game(number, game) for number, game in enumerate(games, start=1)],
        "matchList": [],
    }


def _game(number: int, game: TableGame) -> dict[str, Any]:
    players, half_points = game.players, game.score.half_points
    return {
        "id": number,
        "round": game.round,
        "played": not game.score.is_forfeit,
        "white": {"cid": players.white + 1, "result": LETTERS[half_points.white]},
        "black": {"cid": players.black + 1, "result": LETTERS[half_points.black]},
    }


def _points(table: Crosstable) -> dict[str, Decimal | str]:
    """A scoring by its letters: win, draw, loss, and what is not played."""
    scoring = table.scoring
    win, draw, loss = (
        Decimal(worth.numerator) / worth.denominator for worth in (scoring.win, scoring.draw, scoring.loss)
    )
    return {"W": win, "D": draw, "L": loss, "F": "W", "H": "D", "Z": Decimal(0), "P": "W", "A": "D", "U": "Z"}

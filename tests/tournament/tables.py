"""Small crosstables for tests, written as a person would write them, and random ones."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import berger_rounds
from ladya_desktop.tournament.crosstable import Crosstable, Scoring, TableGame
from ladya_desktop.tournament.tie_breaks import Standings

SCORES = {score.value: score for score in Score}
THREE_ONE = Scoring(win=Fraction(3), draw=Fraction(1))
RESULTS = tuple(score for score in Score if score is not Score.ANNULLED)


def table(players: int, results: str, **more: Any) -> Crosstable:
    """A table from games written as in "1-6 0-1, 2-5 1/2-1/2", players from 1; "1: 1-6 0-1" names the round."""
    games = []
    for written in filter(None, (part.strip() for part in results.split(","))):
        head, _, game = written.rpartition(": ")
        pair, score = game.split()
        white, black = (int(number) - 1 for number in pair.split("-"))
        number = int(head) if head else None
        games.append(TableGame(players=ByColor(white, black), score=SCORES[score], round=number))
    return Crosstable(**{"players": players, "cycles": 1, "games": tuple(games), **more})


def order(result: Standings) -> list[tuple[int, str]]:
    """Players from 1 with their places."""
    return [(line.player + 1, "-".join(map(str, sorted(set(line.places))))) for line in result.lines]


def decimals(values: Iterable[Fraction]) -> list[float]:
    return [float(value) for value in values]


@st.composite
def tables(draw: st.DrawFn, *, is_whole: bool = False) -> Crosstable:
    """Any round-robin with rounds; games may be missing unless it `is_whole`, players may be annulled."""
    players = draw(st.integers(2, 9))
    cycles = draw(st.sampled_from([1, 2]))
    results = st.sampled_from(RESULTS if is_whole else (*RESULTS, None))
    games = []
    for number, pairs in enumerate(berger_rounds(players, cycles=cycles, swap_last_rounds=True), start=1):
        for white, black in pairs:
            score = draw(results)
            if score is not None:
                games.append(TableGame(players=ByColor(white - 1, black - 1), score=score, round=number))
    return Crosstable(
        players=players,
        cycles=cycles,
        games=tuple(games),
        annulled=draw(st.frozensets(st.integers(0, players - 1), max_size=players - 2)),
        scoring=draw(st.sampled_from([Scoring(), THREE_ONE])),
    )

"""Groups whose tables say something: everybody beaten by the higher number, three who beat each other in a ring."""

from collections.abc import Iterable
from dataclasses import replace

from ladya_desktop.game.result import Score
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, entries, play

FOUR = EIGHT[:4]


def drawn_with(tie_breaks: tuple[str, ...], lines: Iterable[str] = FOUR) -> StandInTournament:
    """Group II alone, drawn, with a list of its own."""
    port = StandInTournament()
    setup = replace(port.template.groups[1], tie_breaks=tie_breaks)
    assert port.create("Белая ладья", 2026, (setup,)) is None
    assert port.add_participants(entries(lines)) is None
    assert port.draw_lots("II", 7) is None
    return port


def won_by(port: StandInTournament, winners: dict[frozenset[int], int]) -> StandInTournament:
    """Every game is won by the number named for its pair, else drawn."""
    for of_round in port.group().rounds:
        for each in of_round.pairings:
            white, black = each.players.white.number or 0, each.players.black.number or 0
            winner = winners.get(frozenset((white, black)))
            score = {white: Score.WHITE_WINS, black: Score.BLACK_WINS}.get(winner or 0, Score.DRAW)
            play(port, [(each.round, each.board, score)])
    return port


def higher_wins(port: StandInTournament) -> StandInTournament:
    """The table turned upside down: the highest number is first."""
    n = len(port.group().participants)
    return won_by(
        port, {frozenset((one, other)): max(one, other) for one in range(1, n + 1) for other in range(1, one)}
    )


def ring(port: StandInTournament) -> StandInTournament:
    """1 beats 2, 2 beats 3, 3 beats 1; all of them beat 4: nothing separates the three."""
    pairs = {(1, 2): 1, (2, 3): 2, (1, 3): 3, (1, 4): 1, (2, 4): 2, (3, 4): 3}
    return won_by(port, {frozenset(pair): winner for pair, winner in pairs.items()})

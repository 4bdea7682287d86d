"""From a Tournament Report File to a table: a round-robin as a standings file, anything else by points alone."""

from itertools import groupby
from typing import Final

from ladya_desktop.files.trf_checks import points_of
from ladya_desktop.files.trf_system import cycles_of
from ladya_desktop.files.trf_values import TrfGame, TrfTournament
from ladya_desktop.tournament.berger import rounds_in_cycle
from ladya_desktop.tournament.setup import FIDE_TIE_BREAKS
from ladya_desktop.tournament.tie_break_codes import POINTS
from ladya_desktop.tournament.tie_breaks import Standing, Standings, Step

MAX_CYCLES: Final = 2


def standings_data(trf: TrfTournament) -> dict[str, object] | None:
    """A round-robin of one cycle or two as the object of a standings file; None if the file is of something else.

    Players are numbered from 0 in the order of their start numbers. Without announced tie-breaks (TRF16 has no record
    for them) it is the list that FIDE long recommended. Who withdrew is only who is named so; a game of a pair in a
    round beyond the tables keeps no round.
    """
    cycles = cycles_of(trf)
    if cycles is None or cycles > MAX_CYCLES:
        return None
    players = sorted(trf.players, key=lambda player: player.number)
    index = {player.number: position for position, player in enumerate(players)}
    games, last_round = tuple(trf.games()), rounds_in_cycle(len(players)) * cycles
    scoring = trf.scoring
    return {
        "name": trf.name,
        "players": [player.name for player in players],
        "cycles": cycles,
        "games": [_game(game, index, last_round) for game in games],
        "colours_known": all(game.is_color_known for game in games),
        "withdrawn": [
            {"player": index[number], "after_round": min(after, last_round)}
            for number, after in trf.withdrawn.items()
            if number in index
        ],
        "scoring": {"win": float(scoring.win), "draw": float(scoring.draw), "loss": float(scoring.loss)},
        "tie_breaks": list(trf.tie_breaks or FIDE_TIE_BREAKS),
    }


def standings_by_points(trf: TrfTournament) -> Standings:
    """Places by points, byes included; who has as many shares them. Players are numbered as in `standings_data`."""
    players = sorted(trf.players, key=lambda player: player.number)
    points = [points_of(trf, player) for player in players]
    order = sorted(range(len(players)), key=lambda player: -points[player])
    groups = tuple(tuple(group) for _, group in groupby(order, key=points.__getitem__))
    lines: list[Standing] = []
    for group in groups:
        places = (len(lines) + 1, len(lines) + len(group))
        lines += [Standing(player=player, places=places, points=points[player], values=()) for player in group]
    return Standings(
        lines=tuple(lines),
        annulled=(),
        unresolved=tuple(group for group in groups if len(group) > 1),
        steps=(Step(code=POINTS, groups=groups),),
    )


def _game(game: TrfGame, index: dict[int, int], last_round: int) -> dict[str, object]:
    return {
        "round": game.round if game.round <= last_round else None,
        "white": index[game.players.white],
        "black": index[game.players.black],
        "result": None if game.score is None else game.score.value,
    }

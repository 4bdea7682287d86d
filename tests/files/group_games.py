"""All games of a group as one text, as the program writes them pairing by pairing."""

from ladya_desktop.files.pgn import GroupGames, pairing_pgn
from ladya_desktop.tournament.view import GroupView, TournamentView


def group_pgn(tournament: TournamentView, group: GroupView, games: GroupGames) -> str:
    """By round and board."""
    pairings = (pairing for one in group.rounds for pairing in one.pairings)
    return "".join(pairing_pgn(tournament, group, pairing, games) for pairing in pairings)

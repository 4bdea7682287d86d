"""Whether a Tournament Report File is of a round-robin, and of how many cycles (record 192, type 092, its rounds)."""

import re
from typing import Final

from ladya_desktop.files.trf_values import BYES, TrfCell, TrfCode, TrfTournament
from ladya_desktop.texts.tournament_types import OTHER_TYPE_WORDS, ROUND_ROBIN_WORDS
from ladya_desktop.tournament.berger import MIN_PLAYERS, berger_rounds, rounds_in_cycle

CUSTOM: Final = "CUSTOM"
_ROUND_ROBIN: Final = "ROUNDROBIN"
_CYCLES: Final = re.compile(r"_G(\d{1,2})$")
_TEAM: Final = "TEAM"
_DOUBLE: Final = "DOUBLE"


def declared_cycles(trf: TrfTournament) -> int | None:
    """The cycles of the round-robin that the file says it is; 0 if it says it is something else, None if nothing."""
    code, words = trf.type_code.upper(), trf.type_text.casefold()
    if code:
        return _cycles(trf, code) if _ROUND_ROBIN in code and _TEAM not in code else 0
    if any(word in words for word in ROUND_ROBIN_WORDS):
        return _cycles(trf, words.upper())
    return 0 if any(word in words for word in OTHER_TYPE_WORDS) else None


def cycles_of(trf: TrfTournament) -> int | None:
    """The cycles of a round-robin, None if the file is not of one.

    Without a word on it, it is one if nobody has points for a free round, and if there are as many rounds as it takes
    or what is written of them is as in the Berger tables.
    """
    declared = declared_cycles(trf)
    if declared is not None:
        return declared or None
    if len(trf.players) < MIN_PLAYERS or _has_byes(trf):
        return None
    single, rounds = rounds_in_cycle(len(trf.players)), trf.rounds or trf.rounds_written
    if rounds in (single, 2 * single):
        return rounds // single
    return 1 if trf.rounds is None and is_by_berger(trf) else None


def is_by_berger(trf: TrfTournament, *, cycles: int = 1, swap_last_rounds: bool = True) -> bool:
    """Whether start numbers 1, 2 ... meet as in the Berger tables, as far as games are written; one at least must be.

    Colours that are not written contradict nothing.
    """
    players = len(trf.players)
    if {player.number for player in trf.players} != set(range(1, players + 1)):
        return False
    table = berger_rounds(players, cycles=cycles, swap_last_rounds=swap_last_rounds)
    games = tuple(trf.games())
    return bool(games) and all(
        game.round <= len(table)
        and (
            (game.players.white, game.players.black) in table[game.round - 1]
            or (not game.is_color_known and (game.players.black, game.players.white) in table[game.round - 1])
        )
        for game in games
    )


def gives_points_for_nothing(cell: TrfCell) -> bool:
    """Whether a round without an opponent brings points, which no free round of a round-robin does."""
    return cell.opponent is None and cell.code in (BYES | {TrfCode.FORFEIT_WIN}) - {TrfCode.ZERO_BYE}


def _cycles(trf: TrfTournament, code: str) -> int:
    match = _CYCLES.search(code)
    if match:
        return int(match[1])
    single = rounds_in_cycle(len(trf.players))
    return 2 if _DOUBLE in code or (trf.rounds or trf.rounds_written) == 2 * single else 1


def _has_byes(trf: TrfTournament) -> bool:
    cells = (cell for player in trf.players for cell in player.rounds)
    return any(cell is not None and gives_points_for_nothing(cell) for cell in cells)

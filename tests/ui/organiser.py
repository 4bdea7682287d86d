"""What an organiser does through the program, for tests of what follows from it."""

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import CorrectResult, DrawLots, RecordResult, ResultSource
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.tournament.port import TournamentPort


def draw_lots(port: TournamentPort, seed: int | None = None) -> ActRefused | None:
    """Draws the numbers of group II; without a seed by one of the machine."""
    return port.request(DrawLots(group="II", seed=port.new_seed() if seed is None else seed))


def record_result(port: TournamentPort, round_number: int, board: int, score: Score) -> ActRefused | None:
    """The result of a wooden board."""
    act = RecordResult(group="II", round=round_number, board=board, score=score, source=ResultSource.HAND)
    return port.request(act)


def correct_result(port: TournamentPort, round_number: int, board: int, score: Score) -> ActRefused | None:
    """Another result in the place of one that stands."""
    return port.request(CorrectResult(group="II", round=round_number, board=board, score=score, reason="ошибка"))

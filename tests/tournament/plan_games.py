"""Games of a round-robin for the tests of the plan, and what must hold of every plan."""

from collections.abc import Iterable
from itertools import pairwise

from ladya_desktop.tournament.berger import berger_rounds
from ladya_desktop.tournament.plan_boards import Meeting, Wave
from ladya_desktop.tournament.plan_times import Afternoon, PlannedGame

FOUR_O_CLOCK, SIX_O_CLOCK = 960, 1080


def meetings(players: int, cycles: int = 1) -> tuple[Meeting, ...]:
    """All games of so many players by the Berger tables."""
    return tuple(
        Meeting(round=number, board=board, white=white, black=black)
        for number, games in enumerate(berger_rounds(players, cycles=cycles), start=1)
        for board, (white, black) in enumerate(games, start=1)
    )


def afternoon(computers: int = 4, wooden_boards: int = 0, *, break_min: int = 2, game_min: int = 16) -> Afternoon:
    """From four to six."""
    return Afternoon(
        starts_at_min=FOUR_O_CLOCK,
        ends_at_min=SIX_O_CLOCK,
        computers=computers,
        wooden_boards=wooden_boards,
        break_min=break_min,
        game_min=game_min,
    )


def waits(waves: Iterable[Wave]) -> list[int]:
    """How many waves each player sits out between two games of his, over all players and games."""
    last: dict[int, int] = {}
    found = []
    for number, wave in enumerate(waves):
        for player in (player for meeting in wave for player in meeting.numbers):
            if player in last:
                found.append(number - last[player] - 1)
            last[player] = number
    return found


def cost(waves: tuple[Wave, ...]) -> tuple[int, int, int]:
    """Waves, games without a rest before them, longest wait."""
    all_waits = waits(waves)
    return len(waves), all_waits.count(0), max(all_waits, default=0)


def assert_playable(games: tuple[PlannedGame, ...], break_min: int) -> None:
    """As they come by the hour, games are apart and everybody's are in the order of rounds."""
    assert_apart(games, break_min)
    for number in {number for game in games for number in game.meeting.numbers}:
        rounds = [game.meeting.round for game in games if number in game.meeting.numbers]
        assert rounds == sorted(rounds), number


def assert_apart(games: tuple[PlannedGame, ...], break_min: int) -> None:
    """Nobody at two boards at once, no board with two games at once, and a break between."""
    lines: dict[str, list[PlannedGame]] = {}
    for game in games:
        for line in (f"place {game.place}", *(f"player {number}" for number in game.meeting.numbers)):
            lines.setdefault(line, []).append(game)
    for line, played in lines.items():
        for before, after in pairwise(played):
            assert before.ends_at_min + break_min <= after.starts_at_min, (line, before, after)

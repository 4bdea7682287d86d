"""Whether the rows of a Tournament Report File agree: both rows of a game, points and results, rounds and players.

In a round-robin besides: each pair once a cycle, no points for a free round, and the number of rounds it takes.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from ladya_desktop.files.trf_faults import TrfFault
from ladya_desktop.files.trf_lines import FIRST_ROUND_COLUMN, ROUND_COLUMNS, TrfLine
from ladya_desktop.files.trf_reader import COMMENT, WITHDRAWN, TrfDraft
from ladya_desktop.files.trf_system import CUSTOM, cycles_of, gives_points_for_nothing
from ladya_desktop.files.trf_values import (
    TrfAdjustment,
    TrfCell,
    TrfCode,
    TrfPlayer,
    TrfTournament,
    is_undecided,
    score_of,
)
from ladya_desktop.tournament.berger import rounds_in_cycle

_KINDS = {
    TrfCode.WIN: "W",
    TrfCode.UNRATED_WIN: "W",
    TrfCode.DRAW: "D",
    TrfCode.UNRATED_DRAW: "D",
    TrfCode.LOSS: "L",
    TrfCode.UNRATED_LOSS: "L",
}
_PLAYED = frozenset(_KINDS)
_TEAM_RECORDS = frozenset({"013", "310"})


def faults_of(draft: TrfDraft) -> list[TrfFault]:
    """All that does not agree, in the order of lines."""
    trf = draft.tournament
    found = [*_games(trf, draft), *_rounds(trf, draft)]
    if not found:
        found = [*_points(trf, draft), *_round_robin(trf, draft), *_withdrawals(trf, draft)]
    return sorted(found, key=lambda fault: (fault.line, fault.columns or (0, 0)))


def _at(draft: TrfDraft, player: TrfPlayer, round_number: int, code: str, **params: str | int) -> TrfFault:
    """A fault in a player's round."""
    first = FIRST_ROUND_COLUMN + ROUND_COLUMNS * (round_number - 1)
    params = {"number": player.number, "round": round_number, **params}
    return _line(draft, player.line).fault(code, first, first + 7, **params)


def _line(draft: TrfDraft, number: int) -> TrfLine:
    return draft.lines[number]


def _games(trf: TrfTournament, draft: TrfDraft) -> Iterator[TrfFault]:
    """A game stands in two rows; what is wrong between them is told once, in the first."""
    players = {player.number: player for player in trf.players}
    for player in trf.players:
        for round_number, cell in enumerate(player.rounds, start=1):
            if cell is None or cell.opponent is None:
                continue
            if cell.opponent == player.number:
                yield _at(draft, player, round_number, "against_himself")
            elif cell.opponent not in players:
                yield _at(draft, player, round_number, "no_opponent", opponent=cell.opponent)
            else:
                yield from _game(draft, player, players[cell.opponent], round_number, cell)


def _game(
    draft: TrfDraft, player: TrfPlayer, opponent: TrfPlayer, round_number: int, cell: TrfCell
) -> Iterator[TrfFault]:
    other = opponent.cell(round_number)
    where = {"opponent": opponent.number, "other_line": opponent.line}
    if other is None or other.opponent is None:
        yield _at(draft, player, round_number, "opponent_is_free", **where)
    elif other.opponent != player.number:
        yield _at(draft, player, round_number, "other_opponent", theirs=other.opponent, **where)
    elif player.line < opponent.line:
        yield from _rows(draft, player, round_number, (cell, other), where)


def _rows(
    draft: TrfDraft, player: TrfPlayer, round_number: int, cells: tuple[TrfCell, TrfCell], where: dict[str, int]
) -> Iterator[TrfFault]:
    own, other = cells
    if (own.color is None) is not (other.color is None) or (own.color is not None and own.color is other.color):
        yield _at(draft, player, round_number, "colors_differ", **where)
    elif not is_undecided(own.code, other.code) and score_of(own.code, other.code) is None:
        codes = {"own": own.code.value.strip() or "_", "theirs": other.code.value.strip() or "_"}
        yield _at(draft, player, round_number, "results_differ", **codes, **where)


def _rounds(trf: TrfTournament, draft: TrfDraft) -> Iterator[TrfFault]:
    """Nothing is written of a round that there is not."""
    if trf.rounds is None:
        return
    for player in trf.players:
        late = [number for number in range(trf.rounds + 1, len(player.rounds) + 1) if player.cell(number)]
        if late:
            yield _at(draft, player, late[0], "round_beyond", rounds=trf.rounds, other_line=trf.rounds_line)


def _points(trf: TrfTournament, draft: TrfDraft) -> Iterator[TrfFault]:
    """The points written are the sum of the results; games not decided may count as the scoring says, or nothing."""
    for player in trf.players:
        if player.points is None:
            continue
        expected = points_of(trf, player)
        undecided = sum(
            cell is not None and cell.opponent is not None and cell.code is TrfCode.OPEN for cell in player.rounds
        )
        unknown = trf.scoring.draw if trf.scoring.unknown is None else trf.scoring.unknown
        if player.points not in (expected, expected + undecided * unknown):
            written, results = _decimal(player.points), _decimal(expected)
            yield _line(draft, player.line).fault(
                "points_differ", 81, 84, number=player.number, written=written, results=results
            )


def points_of(trf: TrfTournament, player: TrfPlayer) -> Fraction:
    """What a player's results bring him, byes and adjustments included; games not decided bring nothing."""
    cells = enumerate(player.rounds, start=1)
    results = sum((_cell_points(trf, player, number, cell) for number, cell in cells if cell is not None), Fraction(0))
    extra = (one.points for one in _adjustments(trf) if not one.kind and _concerns(one, player))
    return results + sum(extra, Fraction(0))


def _cell_points(trf: TrfTournament, player: TrfPlayer, round_number: int, cell: TrfCell) -> Fraction:
    kind = _KINDS.get(cell.code, cell.code.value)
    for one in _adjustments(trf):
        if one.kind == kind and one.round in (None, round_number) and _concerns(one, player):
            return one.points
    return trf.scoring.points(cell.code)


def _adjustments(trf: TrfTournament) -> tuple[TrfAdjustment, ...]:
    """In a team event they are for teams."""
    is_team_event = any(record.din in _TEAM_RECORDS for record in trf.kept)
    return () if is_team_event else trf.adjustments


def _concerns(adjustment: TrfAdjustment, player: TrfPlayer) -> bool:
    return not adjustment.numbers or player.number in adjustment.numbers


def _decimal(points: Fraction) -> str:
    return f"{float(points):g}"


def _round_robin(trf: TrfTournament, draft: TrfDraft) -> Iterator[TrfFault]:
    cycles = cycles_of(trf)
    if cycles is None:
        return
    yield from _round_count(trf, cycles)
    yield from _free_rounds(trf, draft)
    met: Counter[frozenset[int]] = Counter()
    for game in trf.games():
        pair = frozenset((game.players.white, game.players.black))
        met[pair] += 1
        if met[pair] > cycles:
            player = min((one for one in trf.players if one.number in pair), key=lambda one: one.line)
            opponent = next(number for number in pair if number != player.number)
            yield _at(draft, player, game.round, "pair_too_often", opponent=opponent, cycles=cycles)


def _round_count(trf: TrfTournament, cycles: int) -> Iterator[TrfFault]:
    """A round-robin takes a number of rounds that follows from its players, unless it goes by tables of its own."""
    expected = rounds_in_cycle(len(trf.players)) * cycles
    if trf.rounds not in (None, expected) and not trf.type_code.upper().startswith(CUSTOM):
        params: dict[str, str | int] = {"rounds": trf.rounds or 0, "players": len(trf.players), "expected": expected}
        yield TrfFault(code="round_count", line=trf.rounds_line, params=params)


def _free_rounds(trf: TrfTournament, draft: TrfDraft) -> Iterator[TrfFault]:
    for player in trf.players:
        for round_number, cell in enumerate(player.rounds, start=1):
            if cell is not None and gives_points_for_nothing(cell):
                yield _at(draft, player, round_number, "free_round_points")


def _withdrawals(trf: TrfTournament, draft: TrfDraft) -> Iterator[TrfFault]:
    """Nobody has left before a round that he played."""
    players = {player.number: player for player in trf.players}
    for number, after in trf.withdrawn.items():
        cells = enumerate(players[number].rounds if number in players else (), start=1)
        later = next((of for of, cell in cells if of > after and cell is not None and cell.code in _PLAYED), None)
        if later is not None:
            yield _at_withdrawal(draft, number, later)


def _at_withdrawal(draft: TrfDraft, player: int, later: int) -> TrfFault:
    """A fault in the last line that says when this player has left."""
    lines = (line for line in draft.lines.values() if line.din == COMMENT)
    words = ((line, line.text.removeprefix(COMMENT).split()) for line in lines)
    line = [line for line, said in words if len(said) > 1 and said[0] == WITHDRAWN and int(said[1]) == player][-1]
    return line.fault("withdrawn_but_played", 5, len(line.text.rstrip()), number=player, round=later)

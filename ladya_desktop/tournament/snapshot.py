"""From the state of a tournament to what is shown of it: schedule, crosstable, places.

C.05 article 6.6: rows of annulled players stay visible, but their games count for nobody.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from itertools import groupby, pairwise

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import free_number, rounds_in_cycle
from ladya_desktop.tournament.crosstable import Crosstable, TableGame, is_annulled, played_games
from ladya_desktop.tournament.rules import undo
from ladya_desktop.tournament.schedule import Pairing, complaint_deadline_ms, group_rounds, pairings
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.state import DecidedTie, GroupState, Outcome, Participant, TournamentState
from ladya_desktop.tournament.table_of_view import tie_orders
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from ladya_desktop.tournament.tie_breaks import DecidedTie as TieOrder
from ladya_desktop.tournament.tie_breaks import Standing, Standings, own_values, standings
from ladya_desktop.tournament.view import (
    CellGame,
    CrosstableRow,
    CrosstableView,
    GroupStatus,
    GroupView,
    Mark,
    OutcomeView,
    PairingStatus,
    PairingView,
    ParticipantView,
    RoundView,
    TournamentView,
)


def view_of(state: TournamentState) -> TournamentView:
    """The snapshot of the whole tournament."""
    return TournamentView(
        title=state.title,
        year=state.year,
        details=state.details,
        groups=tuple(_group_view(state, group) for group in state.groups),
        undo_step=undo.step_to_take_back(state),
    )


def ties_to_decide(state: TournamentState, group: GroupState, code: str) -> tuple[tuple[int, ...], ...]:
    """The pupils (by id) still tied where the list says MANUAL or LOTS, tie by tie; none while a game is open."""
    if not group.numbers:
        return ()
    drawn = _drawn(state, group)
    if not drawn.is_complete:
        return ()
    return tuple(tuple(group.numbers[player] for player in tied) for tied in _tied_at(drawn.result, code))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Drawn:
    """A drawn group with what is derived from it: the participants are in the order of their numbers."""

    group: GroupState
    table: Crosstable
    pairings: tuple[Pairing, ...]
    participants: tuple[ParticipantView, ...]
    result: Standings

    @property
    def is_complete(self) -> bool:
        """Whether every game is decided."""
        return len(self.table.games) == len(self.pairings)

    def counts(self, pairing: Pairing) -> bool:
        return self.table.annulled.isdisjoint((pairing.numbers.white - 1, pairing.numbers.black - 1))


def _group_view(state: TournamentState, group: GroupState) -> GroupView:
    setup = group.setup
    drawn = _drawn(state, group) if group.numbers else None
    rounds = _rounds(drawn) if drawn else ()
    listed = tuple(_participant_view(one, setup) for one in state.participants_of(setup.code))
    decided = sum(one.decided for one in rounds)
    total = sum(len(one.pairings) for one in rounds)
    return GroupView(
        code=setup.code,
        setup=setup,
        date=date(state.year, setup.month, setup.day).isoformat(),
        status=_group_status(group, decided, total),
        participants=drawn.participants if drawn else listed,
        undrawn=tuple(one for one in listed if one.participant_id not in group.numbers) if drawn else (),
        seed=group.seed,
        late_meetings=group.late_meetings,
        has_begun=group.has_begun,
        rounds=rounds,
        current_round=next((one.round for one in rounds if one.decided < len(one.pairings)), None),
        games_decided=decided,
        games_total=total,
        crosstable=_crosstable(drawn) if drawn else None,
        decided_ties=_ties_in_force(drawn) if drawn else (),
        complaints=tuple(one for one in state.complaints if one.group == setup.code),
        complaint_deadline_ms=complaint_deadline_ms(state, group) if drawn else None,
    )


def _group_status(group: GroupState, decided: int, total: int) -> GroupStatus:
    if group.is_closed:
        return GroupStatus.CLOSED
    if not group.numbers:
        return GroupStatus.ENTRY
    if decided == total:
        return GroupStatus.FINISHED
    return GroupStatus.PLAYING if group.records else GroupStatus.DRAWN


def _drawn(state: TournamentState, group: GroupState) -> _Drawn:
    games = tuple(pairings(state, group))
    pupils = [one for number in group.numbers if (one := state.participant(number)) is not None]
    table = _table(group, games)
    left = [number for number, pupil in enumerate(pupils) if pupil.is_withdrawn and group.setup.annul_below_half]
    table = replace(
        table, annulled=frozenset(number for number in left if is_annulled(played_games(table, number), table))
    )
    views = tuple(
        _participant_view(pupil, group.setup, number=number + 1, annulled=number in table.annulled)
        for number, pupil in enumerate(pupils)
    )
    return _Drawn(
        group=group,
        table=table,
        pairings=games,
        participants=views,
        result=standings(table, group.setup.tie_breaks, _orders(group, len(games), table)),
    )


def _orders(group: GroupState, games: int, table: Crosstable) -> tuple[TieOrder, ...]:
    """What was decided of ties, once every game is."""
    return tie_orders(group.ties, group.numbers) if len(table.games) == games else ()


def _tied_at(result: Standings, code: str) -> tuple[tuple[int, ...], ...]:
    """Who were tied when a code of the list came."""
    before = (before for before, step in pairwise(result.steps) if step.code == code)
    return tuple(tied for step in before for tied in step.groups if len(tied) > 1)


def _ties_in_force(drawn: _Drawn) -> tuple[DecidedTie, ...]:
    """Of the ties decided those that stand in the final order: nothing changed since, and no later decision."""
    if not drawn.is_complete:
        return ()
    ids = drawn.group.numbers
    tied = {
        (code, frozenset(ids[player] for player in players))
        for code in (MANUAL, LOTS)
        for players in _tied_at(drawn.result, code)
    }
    last = {(MANUAL if tie.seed is None else LOTS, frozenset(tie.participant_ids)): tie for tie in drawn.group.ties}
    return tuple(tie for key, tie in last.items() if key in tied)


def _table(group: GroupState, games: Iterable[Pairing]) -> Crosstable:
    """All decided games, with players numbered from 0 as the crosstable has them."""
    decided = tuple(
        TableGame(players=ByColor(game.numbers.white - 1, game.numbers.black - 1), score=game.score, round=game.round)
        for game in games
        if game.score is not None
    )
    return Crosstable(players=len(group.numbers), cycles=group.setup.cycles, games=decided)


def _participant_view(
    pupil: Participant, setup: GroupSetup, *, number: int | None = None, annulled: bool = False
) -> ParticipantView:
    return ParticipantView(
        participant_id=pupil.participant_id,
        name=pupil.entry.name,
        grade=pupil.entry.grade,
        letter=pupil.entry.letter,
        class_name=pupil.entry.class_name,
        number=number,
        is_withdrawn=pupil.is_withdrawn,
        is_annulled=annulled,
        is_present=pupil.is_present,
        is_moved=not setup.admits(pupil.entry.grade),
        left_after=pupil.left_after,
    )


def _rounds(drawn: _Drawn) -> tuple[RoundView, ...]:
    players = drawn.table.players
    schedule = group_rounds(drawn.group)
    rounds: list[RoundView] = []
    for number, games in groupby(drawn.pairings, key=lambda game: game.round):
        views = tuple(_pairing_view(drawn, game) for game in games)
        free = free_number(players, schedule[number - 1])
        rounds.append(
            RoundView(
                round=number,
                cycle=1 if number <= rounds_in_cycle(players) else 2,
                pairings=views,
                free=None if free is None else drawn.participants[free - 1],
                decided=sum(view.score is not None for view in views),
            )
        )
    return tuple(rounds)


def _pairing_view(drawn: _Drawn, game: Pairing) -> PairingView:
    outcome = game.record.outcome
    return PairingView(
        group=drawn.group.setup.code,
        round=game.round,
        board=game.board,
        players=ByColor(drawn.participants[game.numbers.white - 1], drawn.participants[game.numbers.black - 1]),
        status=_status(game),
        score=game.score,
        termination=outcome.termination if outcome else None,
        article=outcome.article if outcome else None,
        source=outcome.source if outcome else None,
        game_id=game.record.game_id,
        started_at_ms=game.record.started_at_ms,
        decided_at_ms=(outcome.at_ms or None) if outcome else None,
        colors_reversed=game.record.is_reversed,
        counts=drawn.counts(game),
        history=tuple(_outcome_view(one) for one in game.record.history),
    )


def _status(game: Pairing) -> PairingStatus:
    if game.record.outcome is not None:
        return PairingStatus.FINISHED
    if game.record.is_running:
        return PairingStatus.RUNNING
    return PairingStatus.OPEN if game.score is None else PairingStatus.ABSENT


def _outcome_view(outcome: Outcome) -> OutcomeView:
    return OutcomeView(
        score=outcome.score,
        termination=outcome.termination,
        article=outcome.article,
        game_id=outcome.game_id,
        source=outcome.source,
        colors_reversed=outcome.colors_reversed,
        reason=outcome.reason,
        at_ms=outcome.at_ms,
        by=outcome.by,
    )


def _crosstable(drawn: _Drawn) -> CrosstableView:
    result = drawn.result
    lines = {line.player: line for line in result.lines}
    columns = {code: own_values(drawn.table, code) for code in ("SB", "WIN")}
    order = (*(line.player for line in result.lines), *result.annulled)
    rows = enumerate(_cells(drawn))
    return CrosstableView(
        rows=tuple(_row(drawn, player, cells, lines.get(player), columns) for player, cells in rows),
        order=tuple(player + 1 for player in order),
        unresolved=tuple(tuple(player + 1 for player in group) for group in result.unresolved),
    )


def _row(
    drawn: _Drawn,
    player: int,
    cells: tuple[tuple[CellGame, ...], ...],
    line: Standing | None,
    columns: dict[str, tuple[Fraction, ...]],
) -> CrosstableRow:
    return CrosstableRow(
        participant=drawn.participants[player],
        cells=cells,
        half_points=int(2 * drawn.table.points[player]),
        sb_quarters=int(4 * columns["SB"][player]),
        wins=int(columns["WIN"][player]),
        games_decided=sum(game.mark is not Mark.NONE for cell in cells for game in cell),
        places=line.places if line else None,
        tie_breaks=line.values if line else (),
    )


def _cells(drawn: _Drawn) -> list[tuple[tuple[CellGame, ...], ...]]:
    """By row and column, the games of the row's player with the column's."""
    players = range(drawn.table.players)
    games: list[list[list[CellGame]]] = [[[] for _ in players] for _ in players]
    for game in drawn.pairings:
        for color in COLORS:
            games[game.numbers[color] - 1][game.numbers[color.other] - 1].append(_cell_game(drawn, game, color))
    return [tuple(tuple(cell) for cell in row) for row in games]


def _cell_game(drawn: _Drawn, game: Pairing, color: Color) -> CellGame:
    score = game.score
    return CellGame(
        round=game.round,
        board=game.board,
        color=color,
        mark=_mark(score, color),
        half_points=None if score is None else score.half_points[color],
        status=_status(game),
        game_id=game.record.game_id,
        counts=drawn.counts(game),
    )


def _mark(score: Score | None, color: Color) -> Mark:
    if score is None:
        return Mark.NONE
    half_points = score.half_points[color]
    if score.is_forfeit:
        return Mark.FORFEIT_WIN if half_points else Mark.FORFEIT_LOSS
    return (Mark.LOSS, Mark.DRAW, Mark.WIN)[half_points]

"""A group that was played elsewhere comes in whole: its setup, its pupils with their numbers, results, who left.

Its pupils stay in it whatever their class is, and may stand in another group of the tournament too: so a group may be
taken in again as a copy. For the rest it is decided as the acts one by one would be; what is wrong with one of them is
wrong with the whole. When its games were played is not known: their results have no time, so that no hour is shown for
them and no complaint is late.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from ladya_desktop.tournament.acts import (
    AddGroup,
    AssignNumbers,
    ChangeGroup,
    ImportGroup,
    RecordResult,
    ResultSource,
    WithdrawParticipant,
)
from ladya_desktop.tournament.events import ParticipantAdded, TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.names import same_pupil_key
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.rules import entering, lots, play, regulations, withdrawal
from ladya_desktop.tournament.schedule import pairings
from ladya_desktop.tournament.state import TournamentState

NOT_KNOWN_MS = 0

_Part: TypeAlias = Callable[[TournamentState], Decision]


def decide(state: TournamentState, act: ImportGroup) -> Decision:
    """Takes the group in; nobody may stand in one of its code."""
    if state.participants_of(act.setup.code):
        return refused("import_into_list", group=state.called(act.setup.code))
    events: list[TournamentEvent] = []
    for part in _parts(state, act):
        decision = part(state)
        if isinstance(decision, ActRefused):
            return decision
        events += decision
        state = evolve_all(state, decision)
    return tuple(events)


def _parts(state: TournamentState, act: ImportGroup) -> Iterator[_Part]:
    """The acts, in an order in which each finds what it needs."""
    is_new = state.group(act.setup.code) is None
    ids = tuple(range(state.next_participant_id, state.next_participant_id + len(act.entries)))
    numbers = AssignNumbers(group=act.setup.code, participant_ids=ids, at_ms=act.at_ms, by=act.by)
    yield partial(regulations.decide, act=AddGroup(setup=act.setup) if is_new else ChangeGroup(setup=act.setup))
    yield partial(_enter_pupils, act=act)
    yield partial(lots.decide, act=numbers)
    yield partial(_enter_results, act=act)
    bearers = dict(enumerate(ids, start=1))
    for one in act.withdrawn:
        left = WithdrawParticipant(
            participant_id=bearers.get(one.number, 0),
            after_round=one.after_round,
            reason=act.reason,
            at_ms=NOT_KNOWN_MS,
            by=act.by,
        )
        yield partial(withdrawal.decide, act=left)


def _enter_pupils(state: TournamentState, *, act: ImportGroup) -> Decision:
    """All into this group; a class must play in some group, and nobody comes twice."""
    if len(state.participants) + len(act.entries) > entering.MAX_PARTICIPANTS:
        return refused("too_many_participants", limit=entering.MAX_PARTICIPANTS)
    taken: set[tuple[str, int, str]] = set()
    events: list[TournamentEvent] = []
    for number, entry in enumerate(map(entering.cleaned_entry, act.entries), start=state.next_participant_id):
        fault = entering.entry_fault(state, entry, taken)
        if fault is not None:
            return fault
        taken.add(same_pupil_key(entry))
        events.append(ParticipantAdded(participant_id=number, group=act.setup.code, entry=entry))
    return tuple(events)


def _enter_results(state: TournamentState, *, act: ImportGroup) -> Decision:
    """Each into a pairing of its own: the schedule is laid out once, for there may be thousands of games."""
    group = state.group(act.setup.code)
    assert group is not None  # it was added or changed just now
    free = {(one.round, one.board): one for one in pairings(state, group)}
    events: list[TournamentEvent] = []
    for result in _results(act):
        pairing = free.pop((result.round, result.board), None)
        if pairing is None:
            return refused("no_such_game", group=group.setup.called, round=result.round, board=result.board)
        decision = play.record_by_hand(pairing, result)
        if isinstance(decision, ActRefused):
            return decision
        events += decision
    return tuple(events)


def _results(act: ImportGroup) -> Iterator[RecordResult]:
    for game in act.games:
        yield RecordResult(
            group=act.setup.code,
            round=game.round,
            board=game.board,
            score=game.score,
            source=ResultSource.HAND,
            colors_reversed=game.colors_reversed,
            at_ms=NOT_KNOWN_MS,
            by=act.by,
        )

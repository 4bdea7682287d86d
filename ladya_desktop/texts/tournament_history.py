"""History of a tournament in words: what the organiser and the boards did, one line an act, names as they were then.

What was taken back stays in the history and is marked.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import assert_never

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts.catalogue import t
from ladya_desktop.texts.tournament_values import group_name
from ladya_desktop.texts.tournament_values import score as score_shown
from ladya_desktop.tournament import events as ev
from ladya_desktop.tournament.acts import ImportGroup, TournamentAct
from ladya_desktop.tournament.evolve import evolve
from ladya_desktop.tournament.schedule import find_pairing
from ladya_desktop.tournament.state import TournamentState
from ladya_desktop.tournament.view import complaint_position

_PlayEvent = ev.GameLinked | ev.ResultRecorded | ev.ResultCorrected
_ListEvent = (
    ev.ParticipantAdded
    | ev.ParticipantRemoved
    | ev.ParticipantRenamed
    | ev.ParticipantMoved
    | ev.ParticipantCheckedIn
    | ev.NumberTaken
    | ev.ParticipantWithdrawn
    | ev.ParticipantReinstated
)
_EventEvent = ev.TournamentCreated | ev.DetailsChanged
_LotsEvent = ev.LotsDrawn | ev.NumbersAssigned | ev.DrawCancelled | ev.TieDecided
_GroupEvent = (
    ev.GroupAdded
    | ev.GroupRemoved
    | ev.GroupChanged
    | ev.GroupRenamed
    | ev.TieBreaksChanged
    | ev.GroupClosed
    | ev.GroupReopened
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentLine:
    """An act and its line: Unix time in milliseconds, a code for who acted, the group it is about (None: several).

    `step` is the organiser's step that the act was, None if it was not one; `is_undone` if it was taken back later.
    """

    at_ms: int
    by: str
    group: str | None
    text: str
    step: int | None = None
    is_undone: bool = False


def undone_step(events: Iterable[ev.TournamentEvent]) -> int | None:
    """The step that a row takes back, None if it does something else."""
    return next((event.number for event in events if isinstance(event, ev.StepUndone)), None)


def step_begun(events: Iterable[ev.TournamentEvent]) -> int | None:
    """The organiser's step that a row is, None if it is not one."""
    return next((event.number for event in events if isinstance(event, ev.StepBegun)), None)


def act_line(
    state: TournamentState,
    act: TournamentAct,
    events: tuple[ev.TournamentEvent, ...],
    line_of_step: Callable[[int], TournamentLine | None],
) -> TournamentLine:
    """One act in words: `state` is what it came upon, `line_of_step` finds the line of an earlier step."""
    undone = undone_step(events)
    if undone is not None:
        of = line_of_step(undone)
        text = t("tournament_journal.undone", line=of.text) if of else t("tournament_journal.undone_act")
        return TournamentLine(at_ms=act.at_ms, by=act.by, group=of.group if of else None, text=text)
    step = step_begun(events)
    if isinstance(act, ImportGroup):
        return TournamentLine(at_ms=act.at_ms, by=act.by, group=act.setup.code, text=_imported(act), step=step)
    texts, groups = _said(state, events)
    group = next(iter(groups)) if len(groups) == 1 else None
    where = _group(state, group) if group is not None else ""
    return TournamentLine(at_ms=act.at_ms, by=act.by, group=group, text=_together(events, texts, where), step=step)


def said_by(by: str) -> str:
    """Who acted, in a word."""
    return t("tournament_journal.by_board" if by == "board" else "tournament_journal.by_arbiter")


def _together(events: tuple[ev.TournamentEvent, ...], texts: list[str], group: str) -> str:
    """One sentence; pupils entered or checked in together are counted, a late pupil is entered and numbered in one.

    `group` is what theirs is called, "" if they are of several.
    """
    for event_type, code in ((ev.ParticipantAdded, "added_many"), (ev.ParticipantCheckedIn, "present_many")):
        n = sum(isinstance(event, event_type) for event in events)
        if n > 1:
            line = t(f"tournament_journal.{code}", n=n)
            in_group = t("tournament_journal.counted_in_group", group=group, line=line)
            return in_group if group else f"{line[:1].upper()}{line[1:]}"
    return ". ".join(texts)


def _imported(act: ImportGroup) -> str:
    """A whole group is counted; nobody reads its results one by one."""
    counts = {"players": len(act.entries), "games": len(act.games)}
    return t("tournament_journal.imported", group=group_name(act.setup.called), **counts)


def _said(state: TournamentState, events: tuple[ev.TournamentEvent, ...]) -> tuple[list[str], dict[str, None]]:
    texts: list[str] = []
    groups: dict[str, None] = {}
    for event in events:
        after = evolve(state, event)
        if not isinstance(event, ev.StepBegun | ev.StepUndone):
            texts.append(_line(state, after, event))
            groups.update(dict.fromkeys(_groups_of(state, after, event)))
        state = after
    return texts, groups


_Said = _EventEvent | _GroupEvent | _LotsEvent | _ListEvent | _PlayEvent | ev.ComplaintFiled | ev.ComplaintAnswered


def _groups_of(state: TournamentState, after: TournamentState, event: _Said) -> tuple[str, ...]:
    """The groups that an event is about."""
    match event:
        case ev.TournamentCreated() | ev.DetailsChanged():
            return ()
        case ev.GroupAdded(setup=setup) | ev.GroupChanged(setup=setup):
            return (setup.code,)
        case (
            ev.ParticipantRemoved(participant_id=number)
            | ev.ParticipantCheckedIn(participant_id=number)
            | ev.ParticipantWithdrawn(participant_id=number)
            | ev.ParticipantReinstated(participant_id=number)
        ):
            pupil = state.participant(number)
            return (pupil.group,) if pupil else ()
        case ev.ComplaintAnswered(number=number):
            return tuple(one.group for one in after.complaints if one.number == number)
        case _:
            return (event.group,)


def _line(state: TournamentState, after: TournamentState, event: _Said) -> str:
    match event:
        case ev.TournamentCreated(title=title, year=year):
            return t("tournament_journal.created", title=title, year=year)
        case ev.DetailsChanged(title=title):
            return t("tournament_journal.details", title=title)
        case ev.ComplaintFiled():
            return _complaint(after, event)
        case ev.ComplaintAnswered(number=number):
            return _answer(after, number)
        case ev.GameLinked() | ev.ResultRecorded() | ev.ResultCorrected():
            return _play_line(after, event)
        case (
            ev.ParticipantAdded()
            | ev.ParticipantRemoved()
            | ev.ParticipantRenamed()
            | ev.ParticipantMoved()
            | ev.ParticipantCheckedIn()
            | ev.NumberTaken()
            | ev.ParticipantWithdrawn()
            | ev.ParticipantReinstated()
        ):
            return _list_line(state, after, event)
        case ev.LotsDrawn() | ev.NumbersAssigned() | ev.DrawCancelled() | ev.TieDecided():
            return _lots_line(after, event)
        case _:
            return _group_line(state, event)


def _complaint(after: TournamentState, event: ev.ComplaintFiled) -> str:
    is_late = event.deadline_ms is not None and event.filed_at_ms > event.deadline_ms
    code = "tournament_journal.complaint_late" if is_late else "tournament_journal.complaint"
    number = _complaint_number(after, event.number)
    return t(code, group=_group(after, event.group), number=number, author=event.author)


def _answer(after: TournamentState, number: int) -> str:
    """Numbered among those of its group, which is named."""
    said = {"number": _complaint_number(after, number)}
    code = next(one.group for one in after.complaints if one.number == number)
    return t("tournament_journal.answered", group=_group(after, code), **said)


def _complaint_number(after: TournamentState, number: int) -> int:
    """Among those of its group, as windows and papers have it."""
    groups = {one.number: one.group for one in after.complaints}
    return complaint_position(tuple(one for one in after.complaints if one.group == groups.get(number)), number)


def _group_line(state: TournamentState, event: _GroupEvent) -> str:
    """A group is called as it was before the event."""
    match event:
        case ev.GroupAdded(setup=setup):
            return t("tournament_journal.group_added", group=group_name(setup.called))
        case ev.GroupRemoved(group=code):
            return t("tournament_journal.group_removed", group=_group(state, code))
        case ev.GroupChanged(setup=setup):
            return t("tournament_journal.group_changed", group=group_name(setup.called))
        case ev.GroupRenamed(group=code, name=name):
            return t("tournament_journal.group_renamed", group=_group(state, code), name=name)
        case ev.TieBreaksChanged(group=code, tie_breaks=codes, reason=reason):
            group, listed = _group(state, code), ", ".join(codes)
            return t("tournament_journal.tie_breaks", group=group, list=listed, reason=reason)
        case ev.GroupClosed(group=code):
            return t("tournament_journal.closed", group=_group(state, code))
        case ev.GroupReopened(group=code, reason=reason):
            return _with_reason(t("tournament_journal.reopened", group=_group(state, code)), reason)
        case _:
            assert_never(event)


def _lots_line(after: TournamentState, event: _LotsEvent) -> str:
    match event:
        case ev.LotsDrawn(group=code, seed=seed):
            return t("tournament_journal.lots", group=_group(after, code), seed=seed)
        case ev.NumbersAssigned(group=code):
            return t("tournament_journal.numbers", group=_group(after, code))
        case ev.DrawCancelled(group=code, reason=reason):
            return _with_reason(t("tournament_journal.draw_cancelled", group=_group(after, code)), reason)
        case ev.TieDecided():
            return _tie_line(after, event)
        case _:
            assert_never(event)


def _tie_line(after: TournamentState, event: ev.TieDecided) -> str:
    group, names = _group(after, event.group), ", ".join(_name(after, number) for number in event.participant_ids)
    if event.seed is not None:
        line = t("tournament_journal.tie_by_lot", group=group, seed=event.seed, names=names)
    else:
        line = t("tournament_journal.tie_by_hand", group=group, names=names)
    return _with_reason(line, event.reason)


def _list_line(state: TournamentState, after: TournamentState, event: _ListEvent) -> str:
    """With the group of the pupil before it, where the line itself does not name one."""
    line = _pupil_line(state, after, event)
    if isinstance(event, ev.ParticipantAdded | ev.ParticipantMoved | ev.NumberTaken):
        return line
    pupil = state.participant(event.participant_id)
    return t("tournament_journal.in_group", group=_group(state, pupil.group), line=line) if pupil else line


def _pupil_line(state: TournamentState, after: TournamentState, event: _ListEvent) -> str:
    match event:
        case ev.ParticipantAdded(entry=entry, group=code):
            group = _group(after, code)
            return t("tournament_journal.added", name=entry.name, class_name=entry.class_name, group=group)
        case ev.ParticipantRemoved(participant_id=number):
            return t("tournament_journal.removed", name=_name(state, number), class_name=_class_name(state, number))
        case ev.ParticipantRenamed(participant_id=number, entry=entry):
            return t(
                "tournament_journal.renamed",
                old_name=_name(state, number),
                old_class=_class_name(state, number),
                name=entry.name,
                class_name=entry.class_name,
            )
        case ev.ParticipantMoved(participant_id=number, group=code):
            name, class_name = _name(state, number), _class_name(state, number)
            return t("tournament_journal.moved", name=name, class_name=class_name, group=_group(after, code))
        case ev.ParticipantCheckedIn(participant_id=number, is_present=is_present):
            code = {True: "present", False: "absent", None: "not_asked"}[is_present]
            return t(f"tournament_journal.{code}", name=_name(state, number))
        case ev.NumberTaken(participant_id=number, group=code):
            drawn = after.group(code)
            taken = len(drawn.numbers) if drawn else 0
            return t("tournament_journal.late", name=_name(state, number), number=taken)
        case ev.ParticipantWithdrawn() | ev.ParticipantReinstated():
            return _presence_line(state, event)
        case _:
            assert_never(event)


def _presence_line(state: TournamentState, event: ev.ParticipantWithdrawn | ev.ParticipantReinstated) -> str:
    name = _name(state, event.participant_id)
    if isinstance(event, ev.ParticipantReinstated):
        return t("tournament_journal.reinstated", name=name, round=event.from_round)
    if event.after_round:
        line = t("tournament_journal.withdrawn", name=name, round=event.after_round)
    else:
        line = t("tournament_journal.withdrawn_before", name=name)
    return _with_reason(line, event.reason)


def _play_line(after: TournamentState, event: _PlayEvent) -> str:
    """The pairing is named as it stands after the event: with the colours really played."""
    game = _game(after, event)
    match event:
        case ev.GameLinked():
            return t("tournament_journal.linked", game=game)
        case ev.ResultRecorded(score=Score.ANNULLED):
            return t("tournament_journal.annulled", game=game)
        case ev.ResultRecorded(score=score, termination=termination):
            return _reversed(_result(game, score, termination), event)
        case ev.ResultCorrected(score=Score.ANNULLED, reason=reason):
            return t("tournament_journal.corrected_annulled", game=game, reason=reason)
        case ev.ResultCorrected(score=score, reason=reason):
            line = t("tournament_journal.corrected", game=game, score=score_shown(score), reason=reason)
            return _reversed(line, event)
        case _:
            assert_never(event)


def _result(game: str, score: Score, termination: Termination | None) -> str:
    if termination is None or score.is_forfeit:
        return t("tournament_journal.result", game=game, score=score_shown(score))
    why = t(f"tournament.reason_{termination.value}")
    return t("tournament_journal.result_why", game=game, score=score_shown(score), why=why)


def _reversed(line: str, event: ev.ResultRecorded | ev.ResultCorrected) -> str:
    return t("tournament_journal.reversed", line=line) if event.colors_reversed else line


def _game(state: TournamentState, event: _PlayEvent) -> str:
    group = state.group(event.group)
    pairing = find_pairing(state, group, event.round, event.board) if group else None
    white, black = (pairing.players.white.entry.name, pairing.players.black.entry.name) if pairing else ("", "")
    return t("tournament_journal.game", group=_group(state, event.group), round=event.round, white=white, black=black)


def _group(state: TournamentState, code: str) -> str:
    """A group as screens and papers call it."""
    return group_name(state.called(code))


def _name(state: TournamentState, participant_id: int) -> str:
    pupil = state.participant(participant_id)
    return pupil.entry.name if pupil else ""


def _class_name(state: TournamentState, participant_id: int) -> str:
    pupil = state.participant(participant_id)
    return pupil.entry.class_name if pupil else ""


def _with_reason(line: str, reason: str) -> str:
    return t("tournament_journal.with_reason", line=line, reason=reason) if reason else line

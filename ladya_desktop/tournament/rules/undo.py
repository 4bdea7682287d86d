"""Taking back the organiser's last step: only if nobody has built on what it changed since."""

from ladya_desktop.tournament.acts import UndoStep
from ladya_desktop.tournament.events import StepUndone
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.rules.regulations import announced
from ladya_desktop.tournament.rules.withdrawal import bound_while_absent
from ladya_desktop.tournament.state import Step, TournamentState
from ladya_desktop.tournament.steps import bare, closed_steps, merged


def step_to_take_back(state: TournamentState) -> int | None:
    """The last step that stands, None if there is none or the program's boards have built on it since."""
    steps = closed_steps(state)
    return steps[-1].number if steps and _fault(bare(state), steps[-1]) is None else None


def decide(state: TournamentState, act: UndoStep) -> Decision:
    """The step must be the last that stands, and what it changed must be as it left it."""
    steps = closed_steps(state)
    if not steps:
        return refused("nothing_to_undo")
    last = steps[-1]
    if last.number != act.step:
        return refused("step_is_not_last")
    return _fault(bare(state), last) or (StepUndone(number=act.step),)


def _fault(now: TournamentState, last: Step) -> ActRefused | None:
    assert last.after is not None  # every closed step has it
    then = merged(now, last.before, last.after)
    if merged(then, last.after, last.before) != now or _is_signed_otherwise(last, then):
        return refused("changed_since")
    return _play_begun(last, then) or _bound(now, then)


def _is_signed_otherwise(last: Step, then: TournamentState) -> bool:
    """Whether a protocol would be closed again with other results than it was signed with."""
    groups = ((group, last.before.group(group.setup.code)) for group in then.groups if group.is_closed)
    return any(signed is not None and signed.is_closed and signed.records != group.records for group, signed in groups)


def _play_begun(last: Step, then: TournamentState) -> ActRefused | None:
    """What was announced before play stays once a board has begun to play."""
    assert last.after is not None
    for group in then.groups:
        before, after = last.before.group(group.setup.code), last.after.group(group.setup.code)
        if before is None or after is None or before.has_begun or not group.has_begun:
            continue
        if (announced(before.setup), before.numbers) != (announced(after.setup), after.numbers):
            return refused("begun_since", group=group.setup.called)
    return None


def _bound(now: TournamentState, then: TournamentState) -> ActRefused | None:
    """Nobody comes to be absent from a round that he plays or has played."""
    changed = [pupil for pupil in then.participants if pupil.absences and pupil not in now.participants]
    faults = (bound_while_absent(then, pupil) for pupil in changed)
    return next((fault for fault in faults if fault is not None), None)

"""Complaints: in writing, to the organiser, at once after the event (school regulation).

A complaint that is late is entered all the same: that it is late is recorded with it.
"""

from typing import assert_never

from ladya_desktop.tournament.acts import AnswerComplaint, FileComplaint
from ladya_desktop.tournament.events import ComplaintAnswered, ComplaintFiled
from ladya_desktop.tournament.names import clean_line, clean_text
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.schedule import complaint_deadline_ms, find_pairing
from ladya_desktop.tournament.state import GroupState, TournamentState

MAX_AUTHOR_LETTERS = 120
MAX_TEXT_LETTERS = 4000


def decide(state: TournamentState, act: FileComplaint | AnswerComplaint) -> Decision:
    """Enters a complaint or what was decided on it."""
    match act:
        case FileComplaint():
            return _file(state, act)
        case AnswerComplaint():
            return _answer(state, act)
        case _:
            assert_never(act)


def _file(state: TournamentState, act: FileComplaint) -> Decision:
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    author, text = clean_line(act.author), clean_text(act.text)
    fault = _words_fault(author, text) or _game_fault(state, group, act)
    if fault is not None:
        return fault
    return (
        ComplaintFiled(
            number=state.next_complaint,
            group=act.group,
            author=author,
            text=text,
            filed_at_ms=act.filed_at_ms,
            deadline_ms=complaint_deadline_ms(state, group),
            round=act.round,
            board=act.board,
            game_id=_game_id(group, act),
        ),
    )


def _words_fault(author: str, text: str) -> ActRefused | None:
    if not author:
        return refused("author_missing")
    if len(author) > MAX_AUTHOR_LETTERS:
        return refused("author_too_long", limit=MAX_AUTHOR_LETTERS)
    if len(text) > MAX_TEXT_LETTERS:
        return refused("complaint_too_long", limit=MAX_TEXT_LETTERS)
    return None if text else refused("complaint_text_missing")


def _game_fault(state: TournamentState, group: GroupState, act: FileComplaint) -> ActRefused | None:
    """A complaint is about the event as a whole, or about one game of the schedule."""
    if act.filed_at_ms > act.at_ms:
        return refused("complaint_from_the_future")
    if act.round is None and act.board is None:
        return None
    where = {"round": act.round or 0, "board": act.board or 0}
    known = find_pairing(state, group, where["round"], where["board"])
    return None if known is not None else refused("no_such_game", group=group.setup.called, **where)


def _game_id(group: GroupState, act: FileComplaint) -> str | None:
    """The game linked to the pairing, or the one it had last if that was annulled."""
    record = group.record(act.round or 0, act.board or 0)
    played = [outcome.game_id for outcome in record.history if outcome.game_id is not None]
    return record.game_id or (played[-1] if played else None)


def _answer(state: TournamentState, act: AnswerComplaint) -> Decision:
    known = next((one for one in state.complaints if one.number == act.number), None)
    answer = clean_text(act.answer)
    if known is None:
        return refused("no_such_complaint")
    if not answer:
        return refused("answer_missing")
    if len(answer) > MAX_TEXT_LETTERS:
        return refused("complaint_too_long", limit=MAX_TEXT_LETTERS)
    if answer == known.answer:
        return ()
    return (ComplaintAnswered(number=act.number, answer=answer, at_ms=act.at_ms, by=act.by),)

"""The organiser's acts for stories: short to write, all at one hour by the arbiter."""

from collections.abc import Sequence
from dataclasses import replace

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import (
    AddGroup,
    AnswerComplaint,
    CancelDraw,
    ChangeDetails,
    ChangeGroup,
    ChangeTieBreaks,
    CheckIn,
    CheckInRest,
    CloseGroup,
    CorrectResult,
    DecideTie,
    DrawLots,
    EnterLate,
    FileComplaint,
    ImportedGame,
    ImportGroup,
    MoveParticipant,
    ReinstateParticipant,
    RemoveGroup,
    RemoveParticipant,
    RenameGroup,
    RenameParticipant,
    ReopenGroup,
    ResultSource,
    UndoStep,
    WithdrawParticipant,
)
from ladya_desktop.tournament.setup import Entry, EventDetails, GroupSetup
from ladya_desktop.tournament.steps import closed_steps
from tests.tournament.story import AT_MS, SECOND, Story, drawn, result


def check_in(participant_id: int, is_present: bool | None = True) -> CheckIn:
    return CheckIn(participant_id=participant_id, is_present=is_present, at_ms=AT_MS, by="arbiter")


def check_in_rest(group: str = "II") -> CheckInRest:
    return CheckInRest(group=group, at_ms=AT_MS, by="arbiter")


def import_group(setup: GroupSetup, scores: Sequence[Score]) -> ImportGroup:
    """Three pupils from elsewhere, who have played as many games as there are scores."""
    games = tuple(ImportedGame(round=number, board=1, score=score) for number, score in enumerate(scores, start=1))
    entries = tuple(Entry(name=name, grade=setup.first_grade, letter="Г") for name in ("Ада", "Бажен", "Вольга"))
    return ImportGroup(setup=setup, entries=entries, games=games, reason="из файла", at_ms=AT_MS, by="arbiter")


def move(participant_id: int, group: str = "III") -> MoveParticipant:
    return MoveParticipant(participant_id=participant_id, group=group, at_ms=AT_MS, by="arbiter")


def enter_late(entry: Entry, group: str = "II") -> EnterLate:
    return EnterLate(group=group, entry=entry, at_ms=AT_MS, by="arbiter")


def remove(participant_id: int) -> RemoveParticipant:
    return RemoveParticipant(participant_id=participant_id, at_ms=AT_MS, by="arbiter")


def rename(participant_id: int, entry: Entry) -> RenameParticipant:
    return RenameParticipant(participant_id=participant_id, entry=entry, at_ms=AT_MS, by="arbiter")


def draw_lots(seed: int = 7, *apart: tuple[int, ...], group: str = "II") -> DrawLots:
    return DrawLots(group=group, seed=seed, apart=apart, at_ms=AT_MS, by="arbiter")


def cancel_draw(group: str = "II") -> CancelDraw:
    return CancelDraw(group=group, reason="опоздал ученик", at_ms=AT_MS, by="arbiter")


def leave(participant_id: int, after_round: int, at_ms: int = AT_MS) -> WithdrawParticipant:
    return WithdrawParticipant(
        participant_id=participant_id, after_round=after_round, reason="заболел", at_ms=at_ms, by="arbiter"
    )


def come_back(participant_id: int, from_round: int) -> ReinstateParticipant:
    return ReinstateParticipant(participant_id=participant_id, from_round=from_round, at_ms=AT_MS, by="arbiter")


def correct(
    round_number: int, board: int, score: Score, *, source: ResultSource = ResultSource.HAND, at_ms: int = AT_MS
) -> CorrectResult:
    return CorrectResult(
        group="II", round=round_number, board=board, score=score, source=source, reason="x", at_ms=at_ms, by="arbiter"
    )


def decide_tie(
    *participant_ids: int, seed: int | None = None, reason: str = "по росту", group: str = "II"
) -> DecideTie:
    return DecideTie(group=group, participant_ids=participant_ids, seed=seed, reason=reason, at_ms=AT_MS, by="arbiter")


def complain(
    text: str = "Ладью сдвинули рукавом.",
    *,
    author: str = "Вера",
    group: str = "II",
    filed_at_ms: int = AT_MS,
    at_ms: int | None = None,
    round_number: int | None = None,
    board: int | None = None,
) -> FileComplaint:
    return FileComplaint(
        group=group,
        author=author,
        text=text,
        filed_at_ms=filed_at_ms,
        round=round_number,
        board=board,
        at_ms=filed_at_ms if at_ms is None else at_ms,
        by="arbiter",
    )


def answer(number: int = 1, text: str = "Результат остаётся.", at_ms: int = AT_MS + 5) -> AnswerComplaint:
    return AnswerComplaint(number=number, answer=text, at_ms=at_ms, by="arbiter")


def close(group: str = "II") -> CloseGroup:
    return CloseGroup(group=group, at_ms=AT_MS, by="arbiter")


def reopen(reason: str = "опечатка", group: str = "II") -> ReopenGroup:
    return ReopenGroup(group=group, reason=reason, at_ms=AT_MS, by="arbiter")


def change(setup: GroupSetup) -> ChangeGroup:
    return ChangeGroup(setup=setup, at_ms=AT_MS, by="arbiter")


def change_ties(*tie_breaks: str, reason: str = "договорились", group: str = "II") -> ChangeTieBreaks:
    return ChangeTieBreaks(group=group, tie_breaks=tie_breaks, reason=reason, at_ms=AT_MS, by="arbiter")


def change_details(title: str = "Чёрная ладья", **details: str | int) -> ChangeDetails:
    return ChangeDetails(
        title=title,
        details=replace(EventDetails(), **details),  # type: ignore[arg-type]  # text or minutes, as the field wants
        at_ms=AT_MS,
        by="arbiter",
    )


def add_group(setup: GroupSetup) -> AddGroup:
    return AddGroup(setup=setup, at_ms=AT_MS, by="arbiter")


def remove_group(group: str) -> RemoveGroup:
    return RemoveGroup(group=group, at_ms=AT_MS, by="arbiter")


def rename_group(name: str, group: str = "II") -> RenameGroup:
    return RenameGroup(group=group, name=name, at_ms=AT_MS, by="arbiter")


def undo(step: int) -> UndoStep:
    return UndoStep(step=step, at_ms=AT_MS, by="arbiter")


def undo_last(story: Story) -> UndoStep:
    """Takes back the last step that stands."""
    return undo(closed_steps(story.state)[-1].number)


def take_back(story: Story, times: int = 1) -> None:
    """Takes back so many steps, the last one first."""
    for _ in range(times):
        story.does(undo_last(story))


def all_drawn(count: int = 4, setup: GroupSetup = SECOND) -> Story:
    """Every game of group II drawn, so that everybody is tied with everybody to the end."""
    story = drawn(count, setup)
    for one in story.group().rounds:
        story.does(*(result(one.round, pairing.board, Score.DRAW) for pairing in one.pairings))
    return story

"""A complaint for signature: in writing, to the organiser, with what its game's record holds; or an empty form."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from ladya_desktop.papers.opening import dated, group_paper, joined, organizer
from ladya_desktop.papers.paper import Block, Facts, Heading, Paper, Paragraph, Ruled, Signature, Signatures, Style
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import clock_time, group_and_grades, name_and_class
from ladya_desktop.tournament.state import Complaint
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView

TEXT_LINES = 10
ANSWER_LINES = 5


def complaint_paper(
    view: TournamentView, group: GroupView, complaint: Complaint, events: tuple[str, ...] = ()
) -> Paper:
    """A complaint that was entered; `events` are lines of the record of its game."""
    title = t("papers.complaint", number=group.number_of(complaint))
    return group_paper(view, group, title, tuple(_blocks(view, group, complaint, events)))


def complaint_form_paper(view: TournamentView, group: GroupView) -> Paper:
    """An empty form to write on by hand: filled in it is a complaint, and so it is headed; in lists it is a form."""
    blocks = (
        Facts(pairs=((t("papers.complaint_to"), view.details.organizer), *((t(code), "") for code in _FORM))),
        Paragraph(text=t("papers.complaint_about_hint"), style=Style.NOTE),
        Heading(text=t("papers.complaint_text")),
        Ruled(lines=TEXT_LINES),
        *_answer(""),
        _signatures(view, ""),
    )
    paper = group_paper(view, group, t("papers.complaint_form_title"), blocks)
    return replace(paper, title=joined(group_and_grades(group), t("papers.complaint_form")))


_FORM = ("papers.complaint_author", "papers.complaint_filed", "papers.complaint_about")


def moment_said(at_ms: int) -> str:
    """A moment of Unix time as the clock on the wall showed it: day, hour and minute."""
    moment = datetime.fromtimestamp(at_ms / 1000).astimezone()
    time = clock_time(moment.hour * 60 + moment.minute)
    return t("papers.day_and_time", day=dated(moment.date()), time=time)


def _blocks(view: TournamentView, group: GroupView, one: Complaint, events: tuple[str, ...]) -> Iterator[Block]:
    yield Facts(pairs=tuple(_facts(view, group, one)))
    if one.is_late:
        yield Paragraph(text=t("papers.complaint_is_late"), style=Style.STRONG)
    yield Heading(text=t("papers.complaint_text"))
    yield from (Paragraph(text=line) for line in one.text.splitlines() if line.strip())
    if events:
        yield Heading(text=t("papers.complaint_events"))
        yield from (Paragraph(text=line, style=Style.NOTE) for line in events)
    yield from _answer(one.answer or "")
    yield _signatures(view, one.author)


def _facts(view: TournamentView, group: GroupView, one: Complaint) -> Iterator[tuple[str, str]]:
    yield t("papers.complaint_to"), view.details.organizer
    yield t("papers.complaint_author"), one.author
    yield t("papers.complaint_filed"), moment_said(one.filed_at_ms)
    if one.deadline_ms is not None:
        yield t("papers.complaint_deadline"), moment_said(one.deadline_ms)
    yield t("papers.complaint_about"), about_said(group, one)
    if one.answered_at_ms is not None:
        yield t("papers.complaint_answered"), moment_said(one.answered_at_ms)


def about_said(group: GroupView, one: Complaint) -> str:
    """What a complaint is about: the event as a whole, or one game of it."""
    pairing = next((each for each in _pairings(group) if (each.round, each.board) == (one.round, one.board)), None)
    return t("organizer.complaint_about_event") if pairing is None else _game(pairing)


def _pairings(group: GroupView) -> Iterator[PairingView]:
    return (pairing for of_round in group.rounds for pairing in of_round.pairings)


def _game(pairing: PairingView) -> str:
    white, black = name_and_class(pairing.players.white), name_and_class(pairing.players.black)
    where = t("common.round_board", round=pairing.round, board=pairing.board)
    return joined(where, t("papers.white_and_black", white=white, black=black))


def _answer(answer: str) -> Iterator[Block]:
    yield Heading(text=t("papers.complaint_answer"))
    if answer:
        yield from (Paragraph(text=line) for line in answer.splitlines() if line.strip())
    else:
        yield Ruled(lines=ANSWER_LINES)


def _signatures(view: TournamentView, author: str) -> Signatures:
    return Signatures(lines=(Signature(role=t("papers.complaint_signs"), name=author), organizer(view)))

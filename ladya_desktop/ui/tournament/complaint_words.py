"""Complaints in words: until when they are in time, what one is about, and who is asked for its game."""

from dataclasses import dataclass
from datetime import date, datetime

from ladya_desktop.texts import t
from ladya_desktop.tournament.state import Complaint
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView
from ladya_desktop.ui.tournament import moments


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """Until when a complaint is in time, in words, and whether that is over."""

    text: str
    is_over: bool


def deadline(view: TournamentView, group: GroupView, now_ms: int, today: date) -> Deadline:
    """The deadline of a group as it stands now; while games are open only how long it will be.

    There is none if nobody knows when the games were played, for they were taken from a file.
    """
    until_ms = group.complaint_deadline_ms
    if until_ms is None and 0 < group.games_total == group.games_decided:
        return Deadline(text=t("organizer.deadline_unknown"), is_over=False)
    if until_ms is None:
        return Deadline(text=t("organizer.deadline_open", n=view.details.complaint_min), is_over=False)
    is_over = now_ms > until_ms
    code = "organizer.deadline_over" if is_over else "organizer.deadline_until"
    return Deadline(text=t(code, time=moments.said(until_ms, today)), is_over=is_over)


def accepted_until(group: GroupView, now: datetime) -> str | None:
    """Until when complaints may still come, in words, once all games are played; None when the time is over."""
    until_ms = group.complaint_deadline_ms
    return moments.said(until_ms, now.date()) if until_ms is not None and now.timestamp() * 1000 <= until_ms else None


def about(group: GroupView, complaint: Complaint) -> str:
    """What a complaint is about: the event, or one game of it."""
    found = pairing_of(group, complaint)
    return t("organizer.complaint_about_event") if found is None else game(found)


def game(pairing: PairingView) -> str:
    """A game by its round, its board and its players."""
    white, black = pairing.players.white.name, pairing.players.black.name
    return t("organizer.complaint_about_game", round=pairing.round, board=pairing.board, white=white, black=black)


def pairing_of(group: GroupView, complaint: Complaint) -> PairingView | None:
    """The pairing that a complaint is about, None if it is about the whole event."""
    return next((one for one in pairings(group) if (one.round, one.board) == (complaint.round, complaint.board)), None)


def pairings(group: GroupView) -> tuple[PairingView, ...]:
    """All games of a group, round by round."""
    return tuple(pairing for of_round in group.rounds for pairing in of_round.pairings)


def begun(group: GroupView) -> tuple[PairingView, ...]:
    """The games that something can be complained of: played, on, or annulled; the latest first."""
    return tuple(one for one in pairings(group)[::-1] if one.history or one.started_at_ms is not None)

"""What all papers of a tournament share: how they begin, what stands at their foot, days and names in words."""

from datetime import date, datetime

from ladya_desktop.papers.paper import Blocks, Heading, Orientation, Paper, Paragraph, Signature, Style
from ladya_desktop.texts import language, t
from ladya_desktop.texts.times import format_date
from ladya_desktop.texts.tournament_values import NO_BREAK_SPACE, group_and_grades, hours
from ladya_desktop.tournament.view import GroupStatus, GroupView, TournamentView

BETWEEN = " · "
LONG_GROUP = 24
"""The largest group whose crosstable fits one sheet."""


def group_paper(
    view: TournamentView,
    group: GroupView,
    title: str,
    blocks: Blocks,
    *,
    orientation: Orientation = Orientation.PORTRAIT,
    is_one_sheet: bool = False,
) -> Paper:
    """A paper about one group, with its beginning before the blocks."""
    beginning = (*_event(view), Heading(text=title, level=1), Paragraph(text=when_and_where(view, group)))
    return Paper(
        title=joined(group_and_grades(group), title),
        footer=joined(view.title, group_and_grades(group), title),
        language=language(),
        blocks=(*beginning, *blocks),
        orientation=orientation,
        is_one_sheet=is_one_sheet,
    )


def event_paper(view: TournamentView, title: str, blocks: Blocks) -> Paper:
    """A paper about the whole event."""
    beginning = (*_event(view), Heading(text=title, level=1))
    return Paper(title=title, footer=joined(view.title, title), language=language(), blocks=(*beginning, *blocks))


def when_and_where(view: TournamentView, group: GroupView) -> str:
    """The group, its day and hours, and the room if it is known."""
    day = t("papers.day_and_hours", day=full_date(group), hours=hours(group.setup))
    return joined(group_and_grades(group), day, view.details.room)


def full_date(group: GroupView) -> str:
    """The day of a group with its year: "25 April 2026"."""
    return dated(date.fromisoformat(group.date))


def local_day(unix_ms: int) -> date:
    """The calendar's day of an instant, where the computer stands."""
    return datetime.fromtimestamp(unix_ms / 1000).astimezone().date()


def dated(day: date) -> str:
    """A day with its year."""
    return t("papers.day_of_year", day=format_date(day), year=day.year).replace(" ", NO_BREAK_SPACE)


def joined(*parts: str) -> str:
    """What there is of the parts, with a dot between."""
    return BETWEEN.join(part for part in parts if part)


def progress(group: GroupView) -> str:
    """How far the group has come, as a table says it: "after round 3", "final"; "" before the first result."""
    if group.status in (GroupStatus.FINISHED, GroupStatus.CLOSED):
        return t("papers.final")
    completed = sum(of_round.decided == len(of_round.pairings) for of_round in group.rounds)
    if not group.games_decided:
        return t("papers.before_play")
    n = {"decided": group.games_decided, "total": group.games_total}
    return t("papers.after_round", round=completed, **n) if completed else t("papers.in_first_round", **n)


def organizer(view: TournamentView) -> Signature:
    """Where the organiser signs."""
    return Signature(role=t("papers.organizer"), name=view.details.organizer)


def arbiter(view: TournamentView) -> Signature:
    """Where the arbiter signs."""
    return Signature(role=t("papers.arbiter"), name=view.details.arbiter)


def _event(view: TournamentView) -> Blocks:
    return (Paragraph(text=joined(view.title, view.details.school), style=Style.NOTE),)

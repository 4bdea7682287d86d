"""Which papers there are for a group now, for a menu: a code, its name, and what makes it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ladya_desktop.papers.complaint import complaint_form_paper, complaint_paper
from ladya_desktop.papers.crosstable import crosstable_paper
from ladya_desktop.papers.diploma import diplomas_paper
from ladya_desktop.papers.diploma_template import DiplomaTemplate, shipped_template
from ladya_desktop.papers.hours import announced_plan
from ladya_desktop.papers.pairings import pairings_paper
from ladya_desktop.papers.paper import Paper
from ladya_desktop.papers.player_cards import player_cards_paper
from ladya_desktop.papers.protocol import protocol_paper
from ladya_desktop.papers.schedule import schedule_paper
from ladya_desktop.papers.score_sheet import blank_sheets_paper, written_games
from ladya_desktop.papers.standings import standings_paper
from ladya_desktop.papers.summary import best_of, summary_paper
from ladya_desktop.texts import language, t
from ladya_desktop.tournament.view import GroupView, TournamentView


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperOffer:
    """A paper that can be printed now: `build` makes it in the language chosen at that moment."""

    code: str
    name: str
    build: Callable[[], Paper]


def available(
    view: TournamentView,
    group: GroupView,
    *,
    round_number: int | None = None,
    head: str = "",
    template: DiplomaTemplate | None = None,
) -> tuple[PaperOffer, ...]:
    """The papers of a group in the order of an afternoon.

    Those of a round are about `round_number`, or the current one, or the last. `head` is the hash for the protocol,
    `template` the wording of diplomas (None: the one that comes with the program).
    """
    drawn = _drawn(view, group, round_number) if group.rounds else ()
    standing = _standing(view, group, head, template) if group.rounds else ()
    return (*drawn, *standing, *_always(view, group))


def _drawn(view: TournamentView, group: GroupView, round_number: int | None) -> Iterator[PaperOffer]:
    number = round_number or group.current_round or len(group.rounds)
    yield _offer("schedule", lambda: schedule_paper(view, group, announced_plan(group)))
    yield _offer(
        "pairings",
        lambda: pairings_paper(view, group, number, announced_plan(group)),
        round=number,
        n=len(group.rounds),
    )
    if written_games(group, number):
        yield _offer("blank_sheets", partial(blank_sheets_paper, view, group, number), round=number)
    yield _offer("player_cards", lambda: player_cards_paper(view, group, announced_plan(group)))


def _standing(
    view: TournamentView, group: GroupView, head: str, template: DiplomaTemplate | None
) -> Iterator[PaperOffer]:
    yield _offer("crosstable", partial(crosstable_paper, view, group))
    yield _offer("crosstable_by_place", partial(crosstable_paper, view, group, is_by_place=True))
    yield _offer("standings", partial(standings_paper, view, group))
    yield _offer("protocol", partial(protocol_paper, view, group, head=head))
    if best_of(group) and group.games_decided == group.games_total:
        yield _offer("diplomas", partial(diplomas_paper, view, group, template or shipped_template(language())))


def _always(view: TournamentView, group: GroupView) -> Iterator[PaperOffer]:
    yield _offer("summary", partial(summary_paper, view))
    for one in group.complaints:
        yield _offer("complaint", partial(complaint_paper, view, group, one), number=group.number_of(one))
    yield _offer("complaint_form", partial(complaint_form_paper, view, group))


def _offer(code: str, build: Callable[[], Paper], **params: int) -> PaperOffer:
    return PaperOffer(code=code, name=t(f"papers.{code}", **params), build=build)

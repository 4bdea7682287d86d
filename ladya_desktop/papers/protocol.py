"""The protocol of a group: its table, everything decided by hand, its regulations, and where it is signed."""

from collections.abc import Iterator
from datetime import datetime

from ladya_desktop.papers.complaint import about_said
from ladya_desktop.papers.crosstable import crosstable_blocks
from ladya_desktop.papers.opening import LONG_GROUP, arbiter, group_paper, organizer, progress
from ladya_desktop.papers.paper import (
    Block,
    Facts,
    Heading,
    Orientation,
    PageBreak,
    Paper,
    Paragraph,
    Signatures,
    Style,
)
from ladya_desktop.papers.regulations import regulations_blocks
from ladya_desktop.papers.summary import best_of
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import clock_time, places, score
from ladya_desktop.tournament.state import Complaint, DecidedTie
from ladya_desktop.tournament.view import GroupView, OutcomeView, PairingView, TournamentView

HEAD_GROUP = 8
"""The hash of the record is printed in groups of so many signs, so that it can be compared by eye."""
WIDE_FROM = 11
"""With so many players the crosstable needs a sheet of its own, and one that lies."""


def protocol_paper(view: TournamentView, group: GroupView, *, head: str = "") -> Paper:
    """The protocol; `head` is the hash that seals the tournament's record. Raises ValueError before the draw."""
    players = len(group.participants)
    is_wide = players >= WIDE_FROM
    return group_paper(
        view,
        group,
        t("papers.protocol"),
        (*_table(group), *((PageBreak(),) if is_wide else ()), *_rest(view, group, head)),
        orientation=Orientation.LANDSCAPE if is_wide else Orientation.PORTRAIT,
        is_one_sheet=players <= LONG_GROUP,
    )


def _table(group: GroupView) -> Iterator[Block]:
    yield Paragraph(text=progress(group), style=Style.STRONG)
    yield from crosstable_blocks(group, is_by_place=False)


def _rest(view: TournamentView, group: GroupView, head: str) -> Iterator[Block]:
    yield from _winners(group)
    yield from _listed("papers.by_hand", _decided_by_hand(group))
    yield from _listed("papers.corrections", _corrections(group))
    yield from _listed("papers.complaints", _complaints(group))
    yield from regulations_blocks(group.setup)
    if head:
        yield Paragraph(text=t("papers.head", head=_grouped(head)), style=Style.NOTE)
    yield Signatures(lines=(organizer(view), arbiter(view)))


def _winners(group: GroupView) -> Iterator[Block]:
    if group.games_decided == group.games_total:
        yield Heading(text=t("papers.winners"))
        yield Facts(
            pairs=tuple((t("papers.place", place=places(row.places)), row.participant.name) for row in best_of(group))
        )


def _listed(code: str, lines: Iterator[str]) -> Iterator[Block]:
    """A part of the protocol, left out if nothing of the kind happened."""
    said = tuple(lines)
    if said:
        yield Heading(text=t(code))
        yield from (Paragraph(text=line) for line in said)


def _decided_by_hand(group: GroupView) -> Iterator[str]:
    names = {player.participant_id: player.name for player in group.participants}
    for tie in group.decided_ties:
        order = ", ".join(names[one] for one in tie.participant_ids if one in names)
        yield t(_tie_code(tie), order=order, reason=tie.reason, seed=tie.seed)
    for player in group.participants:
        if player.is_withdrawn:
            yield t("papers.left_annulled" if player.is_annulled else "papers.left_counts", name=player.name)


def _tie_code(tie: DecidedTie) -> str:
    return "papers.tie_by_hand" if tie.seed is None else "papers.tie_by_lot"


def _corrections(group: GroupView) -> Iterator[str]:
    for of_round in group.rounds:
        for pairing in of_round.pairings:
            for before, after in zip(pairing.history, pairing.history[1:], strict=False):
                if after.reason:
                    yield _correction(pairing, before, after)


def _correction(pairing: PairingView, before: OutcomeView, after: OutcomeView) -> str:
    return t(
        "papers.correction",
        round=pairing.round,
        white=pairing.players.white.name,
        black=pairing.players.black.name,
        before=score(before.score) or t("papers.annulled"),
        after=score(after.score) or t("papers.annulled"),
        reason=after.reason,
    )


def _complaints(group: GroupView) -> Iterator[str]:
    for one in group.complaints:
        late = t("papers.complaint_late") if one.is_late else ""
        answer = one.answer or t("papers.complaint_open")
        yield t(
            "papers.complaint_line",
            number=group.number_of(one),
            author=one.author,
            time=_time(one),
            late=late,
            about=about_said(group, one),
            text=" ".join(one.text.split()).removesuffix("."),
            answer=answer,
        )


def _time(one: Complaint) -> str:
    filed = datetime.fromtimestamp(one.filed_at_ms / 1000).astimezone()
    return clock_time(filed.hour * 60 + filed.minute)


def _grouped(head: str) -> str:
    return " ".join(head[start : start + HEAD_GROUP] for start in range(0, len(head), HEAD_GROUP))

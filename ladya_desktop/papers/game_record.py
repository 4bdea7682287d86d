"""The record of one game on paper: the protocol of everything that happened, and the form of a written protest."""

from collections.abc import Iterator
from dataclasses import dataclass

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.papers.opening import joined
from ladya_desktop.papers.paper import (
    Align,
    Block,
    Blocks,
    Column,
    Facts,
    Heading,
    Paper,
    Paragraph,
    Row,
    Ruled,
    Signature,
    Signatures,
    Style,
    Table,
    cell,
)
from ladya_desktop.papers.score_sheet import ScoreSheet
from ladya_desktop.texts import language, t

TEXT_LINES, ANSWER_LINES = 10, 5


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordLine:
    """One thing that happened: when, what, and what the clocks showed ("" in a game without)."""

    time: str
    text: str
    clocks: ByColor[str]


def game_protocol_paper(head: ScoreSheet, conditions: str, lines: tuple[RecordLine, ...]) -> Paper:
    """Everything that happened, for the signatures of both players and the arbiter."""
    signs = Signatures(lines=(*_players(), Signature(role=t("papers.arbiter"))), is_row=True)
    return _paper(t("review.paper_protocol"), head, (*_beginning(head, conditions), *_record(lines), signs))


def protest_paper(head: ScoreSheet, conditions: str, lines: tuple[RecordLine, ...]) -> Paper:
    """A form to be filled in by hand, with the lines of the record that it is about."""
    blocks = (
        *_beginning(head, conditions),
        Heading(text=t("review.paper_lines")),
        *_record(lines),
        Heading(text=t("papers.complaint_text")),
        Ruled(lines=TEXT_LINES),
        Heading(text=t("papers.complaint_answer")),
        Ruled(lines=ANSWER_LINES),
        Signatures(
            lines=(Signature(role=t("papers.complaint_signs")), Signature(role=t("papers.arbiter"))), is_row=True
        ),
    )
    return _paper(t("review.paper_protest"), head, blocks)


def _paper(title: str, head: ScoreSheet, blocks: Blocks) -> Paper:
    names = t("papers.white_and_black", white=head.players.white, black=head.players.black)
    return Paper(
        title=joined(title, names),
        footer=joined(title, names, head.place),
        language=language(),
        blocks=(Heading(text=title, level=1), *blocks),
    )


def _beginning(head: ScoreSheet, conditions: str) -> Iterator[Block]:
    facts = (
        (t("papers.sheet_event"), head.event),
        (t("papers.sheet_place"), joined(head.place, head.day)),
        (t("papers.column_white"), head.players.white),
        (t("papers.column_black"), head.players.black),
        (t("papers.column_result"), head.result),
    )
    yield Facts(pairs=tuple((name, value) for name, value in facts if value))
    yield Paragraph(text=conditions, style=Style.NOTE)


def _record(lines: tuple[RecordLine, ...]) -> Iterator[Block]:
    has_clocks = any(line.clocks.white for line in lines)
    clocks = (t("review.paper_clock_white"), t("review.paper_clock_black")) if has_clocks else ()
    columns = (
        Column(heading=t("review.paper_time")),
        Column(heading=t("review.paper_event"), stretch=1),
        *(Column(heading=heading, align=Align.RIGHT) for heading in clocks),
    )
    rows = (
        Row(
            cells=(
                cell(line.time),
                cell(line.text),
                *((cell(line.clocks.white), cell(line.clocks.black)) if has_clocks else ()),
            )
        )
        for line in lines
    )
    yield Table(columns=columns, rows=tuple(rows))


def _players() -> tuple[Signature, Signature]:
    return Signature(role=t("papers.signs_white")), Signature(role=t("papers.signs_black"))

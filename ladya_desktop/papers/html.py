"""Papers as a web page in one file: it needs no other, prints as it looks, and every text is escaped."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, assert_never

from ladya_desktop.papers.html_diploma import diploma_html
from ladya_desktop.papers.paper import (
    Align,
    Block,
    Blocks,
    Cards,
    Cell,
    Column,
    Diploma,
    Facts,
    Ground,
    Heading,
    PageBreak,
    Paper,
    Paragraph,
    Part,
    Row,
    Ruled,
    Signatures,
    Table,
)
from ladya_desktop.resources import resource_text

DENSE_FROM: Final = 16
"""A table of more columns is set in smaller letters, so that a browser prints it on one sheet that lies."""
_BREAK: Final = '<div class="sheet"></div>\n'


def html_page(papers: tuple[Paper, ...]) -> str:
    """The page of one or more papers, each from a new sheet on. Raises IndexError for no papers."""
    body = "".join(_paper(paper) for paper in papers)
    first, style = papers[0], resource_text("papers", "page.css")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(first.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(first.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )


def _paper(paper: Paper) -> str:
    foot = f"<footer>{escape(paper.footer)}</footer>" if paper.footer else ""
    return f'<article class="{paper.orientation}">\n{_blocks(paper.blocks)}{foot}</article>\n'


def _blocks(blocks: Blocks) -> str:
    return "".join(_block(block) for block in blocks)


def _block(block: Block) -> str:
    match block:
        case Heading(text=text, level=level):
            return f"<h{level}>{escape(text)}</h{level}>\n"
        case Paragraph(text=text, style=style):
            return f'<p class="{style}">{escape(text)}</p>\n'
        case Facts(pairs=pairs):
            return _element("dl", (f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs))
        case Table():
            return _table(block)
        case Signatures():
            return _signatures(block)
        case Ruled() | PageBreak():
            return '<div class="ruled"></div>\n' * block.lines if isinstance(block, Ruled) else _BREAK
        case Cards(cards=cards, across=across):
            return _element(
                "div", (_element("section", (_blocks(card),)) for card in cards), "cards", f"across{across}"
            )
        case Diploma():
            return diploma_html(block)
        case _:
            assert_never(block)


def _element(name: str, contents: Iterable[str], *kinds: str) -> str:
    return f"<{name}{_classes(kinds)}>{''.join(contents)}</{name}>\n"


def _signatures(block: Signatures) -> str:
    lines = (f"<p><span>{escape(one.role)}</span><i></i><span>{escape(one.name)}</span></p>" for one in block.lines)
    return _element("div", lines, *(("signatures", "row") if block.is_row else ("signatures",)))


def _table(table: Table) -> str:
    heading = (f"<th{_classes(_column_kinds(column))}>{escape(column.heading)}</th>" for column in table.columns)
    head = _element("thead", ("<tr>", *heading, "</tr>")) if table.has_heading else ""
    body = _element("tbody", (_row(table, row) for row in table.rows))
    height = f' style="--row:{table.least_row_mm}mm"' if table.least_row_mm else ""
    kinds = _classes(("dense",) if len(table.columns) > DENSE_FROM else ())
    columns = "".join(map(_col, table.columns))
    return f'<div class="wide"><table{kinds}{height}>\n<colgroup>{columns}</colgroup>\n{head}{body}</table></div>\n'


def _col(column: Column) -> str:
    """A column that stretches takes what the others leave: as much as it can."""
    if column.stretch:
        return '<col style="width:100%">'
    return f'<col style="min-width:{column.least_mm}mm">' if column.least_mm else "<col>"


def _row(table: Table, row: Row) -> str:
    kinds = [kind for kind, holds in (("pale", row.is_pale), ("band", row.is_band)) if holds]
    return f"<tr{_classes(kinds)}>{''.join(_cells(table, row))}</tr>\n"


def _cells(table: Table, row: Row) -> Iterator[str]:
    position = 0
    for one in row.cells:
        column = table.columns[position]
        span = f' colspan="{one.span}"' if one.span > 1 else ""
        yield f"<td{span}{_classes(_cell_kinds(one, column))}>{' '.join(map(_part, one.parts))}</td>"
        position += one.span


def _cell_kinds(one: Cell, column: Column) -> list[str]:
    kinds = _column_kinds(column) if one.align is None else [*_align(one.align)]
    if one.is_bold and "bold" not in kinds:
        kinds.append("bold")
    return kinds if one.ground is Ground.PLAIN else [*kinds, one.ground.value]


def _column_kinds(column: Column) -> list[str]:
    flags = (("square", column.is_square), ("bold", column.is_bold), ("name", bool(column.stretch)))
    return [*_align(column.align), *(kind for kind, holds in flags if holds)]


def _align(align: Align) -> tuple[str, ...]:
    return () if align is Align.LEFT else (align.value,)


def _classes(kinds: Iterable[str]) -> str:
    joined = " ".join(kinds)
    return f' class="{joined}"' if joined else ""


def _part(part: Part) -> str:
    kinds = [f"as-{part.color}"] if part.color is not None else []
    kinds += ["pale"] if part.is_pale else []
    return f"<span{_classes(kinds)}>{escape(part.text)}</span>" if kinds else escape(part.text)

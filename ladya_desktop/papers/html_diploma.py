"""A diploma on a web page: its frame is a picture, which is printed whatever ink a browser spares."""

from html import escape
from typing import Final

from ladya_desktop.papers.diploma_frame import (
    COLORS,
    HEIGHT_MM,
    INNER_MM,
    INNER_WIDTH_MM,
    OUTER_MM,
    OUTER_WIDTH_MM,
    SIDE_MM,
    WIDTH_MM,
    line_inside,
    squares,
)
from ladya_desktop.papers.paper import Diploma
from ladya_desktop.resources import resource_text

_SVG: Final = 'xmlns="http://www.w3.org/2000/svg" aria-hidden="true"'


def diploma_html(one: Diploma) -> str:
    """The section of one diploma."""
    strong, line = COLORS[one.look]
    left, right = escape(one.left.role), escape(one.right.role)
    parts = (
        _frame(strong, line),
        _rook(strong),
        _paragraph("school", one.school),
        f'<h1 style="color:{strong}">{escape(one.heading)}</h1>',
        _paragraph("degree", one.degree),
        _paragraph("intro", one.intro),
        f'<p class="who" style="border-color:{line}">{escape(one.name)}</p>',
        *(_paragraph("line", text) for text in one.lines),
        f'<div class="foot"><p>{left}</p><div>{escape(one.day)}</div><p>{right}</p></div>',
    )
    return f'<section class="diploma">{"".join(parts)}</section>\n'


def _paragraph(kind: str, text: str) -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if text else ""


def _rook(color: str) -> str:
    return f'<div class="rook">{resource_text("icons", "rook.svg").strip().replace("#000", color)}</div>'


def _frame(strong: str, line: str) -> str:
    path = "".join(f"M{left:g} {top:g}h{SIDE_MM:g}v{SIDE_MM:g}h-{SIDE_MM:g}z" for left, top in squares())
    lines = _line(OUTER_MM, OUTER_WIDTH_MM, strong) + _line(INNER_MM, INNER_WIDTH_MM, line)
    size = f"{WIDTH_MM:g} {HEIGHT_MM:g}"
    return f'<svg class="frame" {_SVG} viewBox="0 0 {size}"><path fill="{strong}" d="{path}"/>{lines}</svg>'


def _line(inset_mm: float, width_mm: float, color: str) -> str:
    left, top, width, height = line_inside(inset_mm)
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="none" '
        f'stroke="{color}" stroke-width="{width_mm:g}"/>'
    )

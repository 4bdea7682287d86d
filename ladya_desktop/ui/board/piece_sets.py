"""The drawings of the pieces: each set draws a piece of a FEN letter into a square on a grid of 45 by 45.

`classic` is Colin M.L. Burnett's set as python-chess carries it, its outlines stronger and its inner lines fewer;
`school` and `letters` are our own. A drawing whose file is damaged or missing is told once and taken from the classic
set.
"""

import logging
import re
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from ladya_desktop.resources import resource_path, resource_text
from ladya_desktop.ui.board.board_look import PieceSet, look_in_use
from ladya_desktop.ui.board.board_theme import BoardTheme, board_theme
from ladya_desktop.ui.fonts import sized_font

log = logging.getLogger(__name__)
GRID = 45
NAMES = {"k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn"}
_SHORT = re.compile(r"#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])", re.IGNORECASE)
_BLACK_FILL = re.compile(r'(fill[=:]"?\s*)#000000')
_TOKEN_RADIUS, _PAWN_RADIUS = 19.0, 14.5
_OUTLINE = 2.2
_RING = (2.6, 1.4)
"""Of a black token: how far inside its edge a light ring lies, and its width."""
_LETTER = (0.57, 1.32)
"""Of a letter: its height and its most width, as parts of the radius of its token (height doubled)."""


def paint_piece(painter: QPainter, pieces: PieceSet, letter: str, side: float, sign: str = "") -> None:
    """Draws the piece of a FEN letter into the square (0, 0, side, side); `sign` stands on a piece of letters."""
    if pieces is PieceSet.LETTERS:
        painter.save()
        painter.scale(side / GRID, side / GRID)
        _paint_token(painter, letter, sign, board_theme())
        painter.restore()
        return
    renderer = school_renderer(letter) if pieces is PieceSet.SCHOOL else None
    (renderer or _classic_renderer(letter)).render(painter, QRectF(0, 0, side, side))


@cache
def school_renderer(letter: str) -> QSvgRenderer | None:
    """The drawing of a file of ours, in the colours of the pieces; None if it cannot be used."""
    file = resource_path("pieces", "school", f"{NAMES[letter.lower()]}.svg")
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        _refuse(file.name, repr(error))
        return None
    made = QSvgRenderer(QByteArray(_in_colors(source, letter, board_theme()).encode()))
    if made.isValid():
        return made
    _refuse(file.name, "not a picture")
    return None


def _refuse(file: str, why: str) -> None:
    log.warning("the drawing %s cannot be used: %s", file, why)
    look_in_use().tell_damage(file)


def _in_colors(source: str, letter: str, colors: BoardTheme) -> str:
    body, lines = (colors.white_piece, colors.ink) if letter.isupper() else (colors.black_piece, colors.inner)
    replaced = source.replace("#808080", _hex(lines)).replace("#ffffff", _hex(body))
    return replaced.replace("#000000", _hex(colors.ink))


@cache
def _classic_pictures() -> dict[str, str]:
    """By FEN letter. Read from a file of ours: the first screen shows pieces, and must not wait for python-chess."""
    _credit, *lines = resource_text("pieces", "burnett.txt").splitlines()
    return {letter: picture for letter, _, picture in (line.partition(" ") for line in lines)}


@cache
def _classic_renderer(letter: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_classic_source(letter, board_theme()).encode()))


def _classic_source(letter: str, colors: BoardTheme) -> str:
    paths = _SHORT.sub(r"#\1\1\2\2\3\3", _classic_pictures()[letter])
    painted = _white(paths, colors) if letter.isupper() else _black(paths, colors)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">{painted}</svg>'


def _white(paths: str, colors: BoardTheme) -> str:
    return paths.replace("#ffffff", _hex(colors.white_piece)).replace("#000000", _hex(colors.ink))


def _black(paths: str, colors: BoardTheme) -> str:
    filled = _BLACK_FILL.sub(rf"\g<1>{_hex(colors.black_piece)}", paths)
    inner = re.sub("#ffffff|#ececec", _hex(colors.inner), filled)
    return inner.replace("#000000", _hex(colors.ink))


def _paint_token(painter: QPainter, letter: str, sign: str, colors: BoardTheme) -> None:
    middle = QPointF(GRID / 2, GRID / 2)
    is_white, radius = letter.isupper(), _PAWN_RADIUS if letter in "Pp" else _TOKEN_RADIUS
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.ink, _OUTLINE))
    painter.setBrush(colors.white_piece if is_white else colors.black_piece)
    painter.drawEllipse(middle, radius, radius)
    if not is_white:
        inside, width = _RING
        painter.setPen(QPen(colors.inner, width))
        painter.drawEllipse(middle, radius - inside, radius - inside)
    painter.fillPath(_letter_path(sign, middle, radius), colors.ink if is_white else colors.inner)


def _letter_path(sign: str, middle: QPointF, radius: float) -> QPainterPath:
    """The sign as large as its token lets it be, its middle in the token's."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), sized_font(100, weight=600), sign)
    box = path.boundingRect()
    scale = min(2 * radius * _LETTER[0] / max(box.height(), 70), radius * _LETTER[1] / box.width())
    turned = QTransform().translate(middle.x(), middle.y()).scale(scale, scale)
    return turned.translate(-box.center().x(), -box.center().y()).map(path)


def _hex(color: QColor) -> str:
    return color.name().upper()

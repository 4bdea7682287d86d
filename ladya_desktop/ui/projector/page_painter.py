"""Draws the pages of the big screen: places, the table of games, pairings."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.view import CellGame, CrosstableRow, Mark, PairingStatus, PairingView
from ladya_desktop.ui import icons
from ladya_desktop.ui.projector.pages import Kind, Page, name_marked, result_of, tie_break_heading
from ladya_desktop.ui.projector.painting import Column, Sheet, bar, paint_card, text_units
from ladya_desktop.ui.tournament import wording

LAST_PRIZE_PLACE = 3
PLACE, CLASS, GAMES, TIE_BREAK, POINTS, NUMBER, BOARD, RESULT = 124, 92, 108, 124, 124, 64, 112, 168
NARROW_PLACE, NARROW_POINTS = 104, 84
CELL, LARGEST_CELL, LEAST_NAME, GOOD_NAME, SIDES = 48, 64, 236, 400, 104
LEFT = Qt.AlignmentFlag.AlignLeft
GAP = 10


def columns_at_once(size: QSizeF) -> int:
    """How many opponents find room side by side on a screen of this size in units."""
    return max(int((_room_beside_names(size) - LEAST_NAME) // CELL), 1)


def _room_beside_names(size: QSizeF) -> float:
    return size.width() - SIDES - NUMBER - NARROW_PLACE - NARROW_POINTS


def paint_page(sheet: Sheet, page: Page) -> None:
    """Draws the card of a page."""
    match page.kind:
        case Kind.STANDINGS:
            _paint_standings(sheet, page)
        case Kind.CROSSTABLE:
            _paint_crosstable(sheet, page)
        case Kind.PAIRINGS:
            _paint_pairings(sheet, page)


def _paint_standings(sheet: Sheet, page: Page) -> None:
    columns = (
        Column(t("projector.column_place"), PLACE),
        Column(t("projector.column_name"), is_left=True),
        Column(t("projector.column_class"), CLASS),
        Column(t("projector.column_games"), GAMES),
        *((Column(tie_break_heading(page), TIE_BREAK),) if page.tie_break else ()),
        Column(t("projector.column_points"), POINTS, is_soft=True),
    )
    cells = paint_card(sheet, columns, len(page.rows))
    for row, (place, name, school_class, games, *values, points) in zip(page.rows, cells, strict=True):
        ink, size = _ink(sheet, row), text_units(place.height())
        _paint_place(sheet, place, row, page.place_of(row))
        _paint_name(sheet, name, row)
        sheet.write(school_class, row.participant.class_name, size * 0.86, color=ink)
        sheet.write(games, str(row.games_played), size * 0.86, color=ink)
        for value in values:
            said = wording.tie_break(page.tie_break, dict(row.tie_breaks).get(page.tie_break))
            sheet.write(value, said, size * 0.86, color=ink)
        sheet.write(points, format_points(row.half_points), size * 1.15, color=ink, weight=600)


def _paint_crosstable(sheet: Sheet, page: Page) -> None:
    cell_width = (_room_beside_names(sheet.size) - GOOD_NAME) / len(page.numbers)
    cell_width = min(max(cell_width, CELL), LARGEST_CELL)
    columns = (
        Column(t("projector.column_number"), NUMBER),
        Column(t("projector.column_name"), is_left=True),
        *(Column(str(number), cell_width) for number in page.numbers),
        Column(t("projector.column_points"), NARROW_POINTS, is_soft=True),
        Column(t("projector.column_place"), NARROW_PLACE),
    )
    cells = paint_card(sheet, columns, len(page.rows))
    for row, (number, name, *games, points, place) in zip(page.rows, cells, strict=True):
        ink, size = _ink(sheet, row), text_units(place.height())
        sheet.write(number, str(row.participant.number), size * 0.8, color=sheet.colors.muted)
        _paint_name(sheet, name, row)
        for opponent, cell in zip(page.numbers, games, strict=True):
            _paint_meeting(sheet, cell, row, opponent)
        sheet.write(points, format_points(row.half_points), size, color=ink, weight=600)
        _paint_place(sheet, place, row, page.place_of(row))


def _paint_pairings(sheet: Sheet, page: Page) -> None:
    columns = (
        Column(t("projector.column_board"), BOARD),
        Column(t("projector.column_white"), is_left=True),
        Column("", RESULT, is_soft=True),
        Column(t("projector.column_black"), is_left=True),
    )
    cells = paint_card(sheet, columns, len(page.pairings))
    for pairing, (board, white, result, black) in zip(page.pairings, cells, strict=True):
        size = text_units(board.height())
        sheet.write(board, str(pairing.board), size, weight=600)
        for color, place in zip(COLORS, (white, black), strict=True):
            _paint_side(sheet, place, pairing, color)
        sheet.write(result.adjusted(6, 0, -6, 0), result_of(pairing), size, weight=600)


def _paint_side(sheet: Sheet, place: QRectF, pairing: PairingView, color: Color) -> None:
    player = pairing.players[color]
    room = place.adjusted(GAP, 0, -GAP, 0)
    size = text_units(place.height()) * 0.92
    won = pairing.score is not None and pairing.score.half_points[color] == 2
    weight = 600 if won else 400
    sheet.write(room, player.name, size, weight=weight, align=LEFT, lines=2, note=player.class_name)


def _paint_name(sheet: Sheet, place: QRectF, row: CrosstableRow) -> None:
    weight = 600 if _prize_place(row) else 400
    room = place.adjusted(0, 0, -GAP, 0)
    size = text_units(place.height())
    sheet.write(room, name_marked(row), size, color=_ink(sheet, row), weight=weight, align=LEFT, lines=2)


def _paint_meeting(sheet: Sheet, cell: QRectF, row: CrosstableRow, opponent: int) -> None:
    if opponent == row.participant.number:
        _paint_own_square(sheet, cell)
        return
    games = row.cells[opponent - 1]
    width = cell.width() / max(len(games), 1)
    for at, game in enumerate(games):
        _paint_game(sheet, QRectF(cell.left() + at * width, cell.top(), width, cell.height()), game)


def _paint_game(sheet: Sheet, cell: QRectF, game: CellGame) -> None:
    colors = sheet.colors
    if game.status is PairingStatus.RUNNING:
        side_px = sheet.font_px(26)
        at = sheet.pixels(QRectF(cell.center() - QPointF(13, 13), QSizeF(26, 26))).topLeft()
        sheet.painter.drawPixmap(at, icons.pixmap("play", colors.accent, side_px, sheet.scale))
        return
    text = wording.mark(game.mark, game.half_points)
    if not text:
        return
    ink = colors.text if game.counts else colors.disabled
    is_won = game.mark in (Mark.WIN, Mark.FORFEIT_WIN)
    is_played = game.mark not in (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)
    room = cell.adjusted(0, 0, 0, -cell.height() * 0.18) if is_played else cell
    sheet.write(room, text, text_units(cell.height()), color=ink, weight=600 if is_won else 400)
    if is_played:
        bar(sheet, cell, is_black=game.color is Color.BLACK, color=ink)


def _paint_own_square(sheet: Sheet, cell: QRectF) -> None:
    side = min(cell.width(), cell.height()) - 8
    square = QRectF(0, 0, side, side)
    square.moveCenter(cell.center())
    sheet.painter.setPen(Qt.PenStyle.NoPen)
    sheet.painter.setBrush(sheet.colors.accent)
    sheet.painter.drawRoundedRect(sheet.pixels(square), 8 * sheet.unit_px, 8 * sheet.unit_px)


def _paint_place(sheet: Sheet, cell: QRectF, row: CrosstableRow, text: str) -> None:
    size = text_units(cell.height())
    if not _prize_place(row):
        sheet.write(cell, text, size, color=_ink(sheet, row), weight=600)
        return
    colors = sheet.colors
    is_first = row.places == (1, 1)
    radius = min(cell.height() * 0.43, 30.0)
    stretch = max(0.0, (len(text) - 1) * size * 0.42)
    sheet.painter.setPen(QPen(colors.accent, 4 * sheet.unit_px, j=Qt.PenJoinStyle.MiterJoin))
    sheet.painter.setBrush(colors.accent if is_first else colors.surface)
    sheet.painter.drawPolygon(_hexagon(sheet, cell.center(), radius, stretch))
    sheet.write(cell, text, size * 0.9, color=colors.on_accent if is_first else colors.accent, weight=600)


def _hexagon(sheet: Sheet, centre: QPointF, radius: float, stretch: float) -> QPolygonF:
    corners = []
    for step in range(6):
        angle = step * pi / 3
        aside = stretch / 2 if cos(angle) > 0 else -stretch / 2
        corner = centre + QPointF(radius * cos(angle) + aside, radius * sin(angle))
        corners.append(corner * sheet.unit_px)
    return QPolygonF(corners)


def _prize_place(row: CrosstableRow) -> bool:
    return row.places is not None and row.places[0] <= LAST_PRIZE_PLACE and row.half_points > 0


def _ink(sheet: Sheet, row: CrosstableRow) -> QColor:
    return sheet.colors.disabled if row.participant.is_annulled else sheet.colors.text

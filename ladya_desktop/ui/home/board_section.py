"""The board in the settings: its colours, its pieces, its coordinates, and a board that shows what is chosen."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ladya_desktop.game.placement import Placement
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_look import USUAL_THEME, BoardLook, PieceSet, kept_look
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme, board_themes
from ladya_desktop.ui.board.geometry import Coordinates, CoordinateSize
from ladya_desktop.ui.board.looks import Marks
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.settings import BOARD_THEME, COORDINATES, PIECES, Settings

THEMES = (USUAL_THEME, "green", "blue", "contrast")
TILE = QSize(88, 100)
WORDS_TILE = QSize(118, 48)
SQUARE_PX = 26
LARGEST_BOARD_PX, SMALLEST_BOARD_PX = 340, 176
CHOICES_PX = 4 * TILE.width() + 3 * 8 + 16 + 2 * RING_PX
WORDS_PX = 13
_SHOWN = Placement.from_board_fen("r1b1k2r/pp1q1ppp/2nb1n2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1")
_MARKS = Marks(last_move=("d8", "d7"), touched=("f3",), permitted=("d2", "e1", "e5", "g5", "h4"))


class Tile(ChoiceButton):
    """Something to choose, as a picture with its name below; `paint` draws the picture into a rectangle."""

    def __init__(self, words: str, paint: Callable[[QPainter, QRectF], None] | None = None) -> None:
        super().__init__()
        self._paint = paint
        self._words = words
        self.setAccessibleName(words)
        self.setFixedSize(TILE if paint else WORDS_TILE)

    def paint_content(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(4, 6, -4, -4)
        if self._paint is not None:
            side = 2 * SQUARE_PX
            self._paint(painter, QRectF(room.center().x() - side / 2, room.top() + 2, side, side))
            room.setTop(room.top() + side + 4)
        painter.setPen(self.ink())
        painter.setFont(sized_font(WORDS_PX, weight=600 if self.isChecked() else 400))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)


class BoardSection(SettingsSection):
    """Choices on the left, each kept at once; on the right the board as it looks now."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.preview = BoardPicture()
        self.preview.setAccessibleName(t("settings.preview"))
        self.preview.set_position(_SHOWN, _MARKS)
        self.preview.set_coordinates(Coordinates.OUTSIDE)
        self.preview.setFixedSize(SMALLEST_BOARD_PX, SMALLEST_BOARD_PX)
        look = kept_look(settings)
        self.themes = _theme_tiles()
        self.pieces = {each: Tile(t(f"settings.pieces_{each}"), _pieces_painter(each)) for each in PieceSet}
        self.coordinates = {each: Tile(t(f"settings.coordinates_{each}")) for each in CoordinateSize}
        self._lay_out(look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board takes what the choices leave."""
        super().resizeEvent(event)
        side = min(LARGEST_BOARD_PX, max(SMALLEST_BOARD_PX, event.size().width() - CHOICES_PX))
        self.preview.setFixedSize(side, side)

    def _lay_out(self, look: BoardLook) -> None:
        choices = QVBoxLayout()
        choices.setSpacing(6)
        self._add(choices, BOARD_THEME, self.themes.items(), look.theme)
        self._add(choices, PIECES, self.pieces.items(), look.pieces)
        self._add(choices, COORDINATES, self.coordinates.items(), look.coordinates)
        choices.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(choices)
        row.addStretch()
        row.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignTop)

    def _add(self, column: QVBoxLayout, key: str, tiles: Iterable[tuple[str, Tile]], chosen: str) -> None:
        heading = plain_label(t(f"settings.{_HEADINGS[key]}"))
        theme.set_role(heading, "strong")
        column.addWidget(heading)
        row, group = QHBoxLayout(), QButtonGroup(self)
        row.setSpacing(8)
        for value, tile in tiles:
            tile.setChecked(value == chosen)
            tile.clicked.connect(lambda _on, value=value: self.keep(key, value))
            group.addButton(tile)
            row.addWidget(tile)
        row.addStretch()
        column.addLayout(row)
        column.addSpacing(8)


_HEADINGS = {BOARD_THEME: "board_theme", PIECES: "pieces", COORDINATES: "coordinates"}


def _theme_tiles() -> dict[str, Tile]:
    """Of the themes that there are; a file may be damaged."""
    there = board_themes()
    return {each: Tile(t(f"settings.board_{each}"), _theme_painter(each)) for each in THEMES if each in there}


def _theme_painter(name: str) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, rect: _paint_squares(painter, rect, name, (), None)


def _pieces_painter(pieces: PieceSet) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, rect: _paint_squares(painter, rect, None, ("K", "q", "n", "P"), pieces)


def _paint_squares(
    painter: QPainter, rect: QRectF, name: str | None, letters: tuple[str, ...], pieces: PieceSet | None
) -> None:
    """Four squares, in a theme of their own or in the one in use, with pieces on them."""
    colors, side = board_theme(name), rect.width() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for index in range(4):
        row, column = divmod(index, 2)
        square = QRectF(rect.left() + column * side, rect.top() + row * side, side, side)
        painter.fillRect(square, colors.light if (row + column) % 2 == 0 else colors.dark)
        if letters:
            draw_piece(painter, letters[index], QPointF(square.center()), side * 0.96, pieces=pieces)
    painter.setPen(colors.edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(-1, -1, 0, 0))
    painter.restore()

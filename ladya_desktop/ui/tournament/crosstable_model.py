"""The crosstable as a Qt model: rows by start number or by place, a column for each opponent, then what decides.

The delegate draws from `CELL_ROLE`; the display role has the same in plain text, for whoever cannot see the picture.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.view import CellGame, CrosstableRow, CrosstableView, GroupView, PairingStatus
from ladya_desktop.ui.tournament import wording

Index = QModelIndex | QPersistentModelIndex
CELL_ROLE = int(Qt.ItemDataRole.UserRole)
NOWHERE = QModelIndex()
KNOWN_TIE_BREAKS = ("SB", "WIN", "DE", "KS")
"""Those that have words of their own; others are named by their C.07 codes."""


class Kind(Enum):
    """What a column holds."""

    NUMBER = auto()
    NAME = auto()
    OPPONENT = auto()
    POINTS = auto()
    TIE_BREAK = auto()
    PLACE = auto()


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `number` is the opponent's start number, `code` the tie-break's."""

    kind: Kind
    number: int = 0
    code: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """All that the delegate needs of a cell; `is_own` is the square where a player would meet himself."""

    column: Column
    row: CrosstableRow
    text: str
    is_own: bool
    games: tuple[CellGame, ...]


class CrosstableModel(QAbstractTableModel):
    """The table of one group, empty before the draw."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: CrosstableView | None = None
        self._columns: tuple[Column, ...] = ()
        self._rows: tuple[CrosstableRow, ...] = ()
        self._is_by_place = False

    def present(self, group: GroupView | None) -> None:
        """Shows another snapshot; the same players in the same order change only what the cells say."""
        table = group.crosstable if group else None
        columns = tuple(_columns(group, table)) if group and table else ()
        self._show(table, columns)

    def set_order(self, *, by_place: bool) -> None:
        """Sorts the rows by place, or by start number."""
        self._is_by_place = by_place
        self._show(self._table, self._columns)

    def column(self, section: int) -> Column:
        """What a column holds."""
        return self._columns[section]

    def names(self) -> tuple[tuple[str, str], ...]:
        """Names and classes in row order, for whoever measures them."""
        return tuple((row.participant.name, row.participant.class_name) for row in self._rows)

    def pairing_at(self, index: Index) -> tuple[int, int] | None:
        """Round and board of the game in a cell (of two, the latest that has begun); None for other cells."""
        games = self._cell(index).games
        begun = tuple(game for game in games if game.status is not PairingStatus.OPEN)
        chosen = begun[-1:] or games[:1]
        return (chosen[0].round, chosen[0].board) if chosen else None

    def index_of(self, participant_id: int, section: int) -> QModelIndex:
        """Where a participant's cell stands now."""
        for position, row in enumerate(self._rows):
            if row.participant.participant_id == participant_id and section < len(self._columns):
                return self.index(position, section)
        return QModelIndex()

    def participant_at(self, index: Index) -> int:
        """The participant of a row."""
        return self._rows[index.row()].participant.participant_id

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._announce()
        if self._columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cell(index).text
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._spoken(self._cell(index))
            case _:
                return self._cell(index) if role == CELL_ROLE else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _heading(self._columns[section])
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._heading_spoken(self._columns[section])
            case Qt.ItemDataRole.TextAlignmentRole:
                is_name = self._columns[section].kind is Kind.NAME
                side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignHCenter
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _show(self, table: CrosstableView | None, columns: tuple[Column, ...]) -> None:
        rows = self._ordered(table)
        if columns == self._columns and _players(rows) == _players(self._rows):
            self._table, self._rows = table, rows
            self._announce()
            return
        self.beginResetModel()
        self._table, self._columns, self._rows = table, columns, rows
        self.endResetModel()

    def _ordered(self, table: CrosstableView | None) -> tuple[CrosstableRow, ...]:
        if table is None:
            return ()
        return tuple(table.rows[number - 1] for number in table.order) if self._is_by_place else table.rows

    def _announce(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._columns) - 1))

    def _cell(self, index: Index) -> Cell:
        column, row = self._columns[index.column()], self._rows[index.row()]
        is_own = column.kind is Kind.OPPONENT and column.number == row.participant.number
        games = row.cells[column.number - 1] if column.kind is Kind.OPPONENT else ()
        return Cell(column, row, _text(column, row, games), is_own, games)

    def _spoken(self, cell: Cell) -> str:
        name = wording.name_and_class(cell.row.participant)
        match cell.column.kind:
            case Kind.NUMBER | Kind.NAME:
                return f"{cell.row.participant.number} {name}"
            case Kind.POINTS:
                return t("tournament.cell_points", name=name, value=cell.text)
            case Kind.PLACE:
                return t("tournament.cell_place", name=name, value=cell.text)
            case Kind.TIE_BREAK:
                what = self._heading_spoken(cell.column)
                return t("tournament.cell_tie_break", name=name, what=what, value=cell.text)
            case Kind.OPPONENT:
                return self._game_spoken(cell)

    def _game_spoken(self, cell: Cell) -> str:
        name = wording.name_and_class(cell.row.participant)
        if cell.is_own:
            return t("tournament.cell_own", name=name)
        opponent = self._name(cell.column.number)
        return "; ".join(
            t(
                _game_code(game),
                name=name,
                opponent=opponent,
                round=game.round,
                board=game.board,
                mark=wording.mark_meaning(game.mark, game.half_points),
            )
            for game in cell.games
        )

    def _heading_spoken(self, column: Column) -> str:
        match column.kind:
            case Kind.OPPONENT:
                return t("tournament.hint_opponent", number=column.number, name=self._name(column.number))
            case Kind.POINTS:
                return t("tournament.hint_points")
            case Kind.PLACE:
                return t("tournament.hint_place")
            case Kind.TIE_BREAK:
                return t(f"tournament.hint_{column.code.lower()}") if column.code in KNOWN_TIE_BREAKS else column.code
            case Kind.NUMBER | Kind.NAME:
                return _heading(column)

    def _name(self, number: int) -> str:
        return next((row.participant.name for row in self._rows if row.participant.number == number), "")


def _columns(group: GroupView, table: CrosstableView) -> Iterator[Column]:
    yield Column(Kind.NUMBER)
    yield Column(Kind.NAME)
    yield from (Column(Kind.OPPONENT, number=number) for number in range(1, len(table.rows) + 1))
    yield Column(Kind.POINTS)
    yield from (Column(Kind.TIE_BREAK, code=code) for code in group.setup.tie_breaks if code != "DE")
    yield Column(Kind.PLACE)


def _players(rows: tuple[CrosstableRow, ...]) -> tuple[int, ...]:
    return tuple(row.participant.participant_id for row in rows)


def _text(column: Column, row: CrosstableRow, games: tuple[CellGame, ...]) -> str:
    match column.kind:
        case Kind.NUMBER:
            return str(row.participant.number)
        case Kind.NAME:
            return row.participant.name
        case Kind.OPPONENT:
            return " ".join(filter(None, (wording.mark(game.mark, game.half_points) for game in games)))
        case Kind.POINTS:
            return format_points(row.half_points)
        case Kind.TIE_BREAK:
            return wording.tie_break(column.code, dict(row.tie_breaks).get(column.code))
        case Kind.PLACE:
            return wording.places(row.places) if row.games_decided else ""


def _heading(column: Column) -> str:
    match column.kind:
        case Kind.NUMBER:
            return t("tournament.column_number")
        case Kind.NAME:
            return t("tournament.column_participant")
        case Kind.OPPONENT:
            return str(column.number)
        case Kind.POINTS:
            return t("tournament.column_points")
        case Kind.TIE_BREAK:
            return t(f"tournament.column_{column.code.lower()}") if column.code in KNOWN_TIE_BREAKS else column.code
        case Kind.PLACE:
            return t("tournament.column_place")


def _game_code(game: CellGame) -> str:
    if game.status is PairingStatus.OPEN:
        return "tournament.cell_open"
    if game.status is PairingStatus.RUNNING:
        return "tournament.cell_running"
    return "tournament.cell_white" if game.color is Color.WHITE else "tournament.cell_black"

"""The crosstable as a Qt model: rows in any order, a column for each opponent, then what decides.

The view draws from `cell`; the display role has the same in plain text, for whoever cannot see the picture. By place
the opponents stand in the order of the rows, so that the diagonal stays; sorted otherwise they stand by number.
"""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t
from ladya_desktop.texts.collation import typed_key
from ladya_desktop.tournament.view import CellGame, CrosstableRow, GroupView, PairingStatus
from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.tournament import crosstable_columns as columns
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.crosstable_columns import BY_NUMBER, BY_PLACE, Column, Kind, Order

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Cell:
    """All that a painter needs of a cell; `is_own` is the square where a player would meet himself."""

    column: Column
    row: CrosstableRow
    text: str
    is_own: bool
    games: tuple[CellGame, ...]

    @property
    def is_a_door(self) -> bool:
        """Whether a click on it leads anywhere: to a game, a player, or to where a value comes from."""
        return bool(self.games) or self.column.kind is not Kind.OPPONENT


class CrosstableModel(QAbstractTableModel):
    """The table of one group, empty before the draw."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group: GroupView | None = None
        self._columns: tuple[Column, ...] = ()
        self._rows: tuple[CrosstableRow, ...] = ()
        self._order = BY_NUMBER
        self._cells: dict[tuple[int, int], Cell] = {}

    @property
    def _has_places(self) -> bool:
        table = self._group.crosstable if self._group else None
        return table is not None and table.has_places

    @property
    def order(self) -> Order:
        """By what the rows stand."""
        return self._order

    def present(self, group: GroupView | None) -> None:
        """Shows another snapshot; the same players in the same order change only what the cells say."""
        self._group = group if group is not None and group.crosstable is not None else None
        self._show()

    def set_order(self, *, by_place: bool) -> None:
        """Sorts the rows by place, or by start number."""
        self._sort(BY_PLACE if by_place else BY_NUMBER)

    def sort_by(self, section: int) -> None:
        """Sorts the rows by a column; the other way round if they stand by it already."""
        column = self._columns[section]
        self._sort(Order(column, is_reversed=column == self._order.column and not self._order.is_reversed))

    def column(self, section: int) -> Column:
        """What a column holds."""
        return self._columns[section]

    def cell(self, row: int, section: int) -> Cell:
        """What a cell holds."""
        found = self._cells.get((row, section))
        if found is None:
            found = self._cells[row, section] = self._make_cell(self._rows[row], self._columns[section])
        return found

    def names(self) -> tuple[tuple[str, str], ...]:
        """Names and classes in row order, for whoever measures them."""
        return tuple((columns.name_marked(row.participant), row.participant.class_name) for row in self._rows)

    def pairing_at(self, index: Index) -> tuple[int, int] | None:
        """Round and board of the game in a cell (of two, the latest that has begun); None for other cells."""
        games = self.cell(index.row(), index.column()).games
        begun = tuple(game for game in games if game.status is not PairingStatus.OPEN)
        chosen = begun[-1:] or games[:1]
        return (chosen[0].round, chosen[0].board) if chosen else None

    def index_of(self, participant_id: int, column: Column) -> QModelIndex:
        """Where a participant's cell of a column stands now."""
        for position, row in enumerate(self._rows):
            if row.participant.participant_id == participant_id and column in self._columns:
                return self.index(position, self._columns.index(column))
        return QModelIndex()

    def participant_at(self, index: Index) -> int:
        """The participant of a row."""
        return self._rows[index.row()].participant.participant_id

    def row_of_name(self, beginning: str, after: int = -1) -> int | None:
        """The next row, from the top again, in which a word of the name begins so; None if there is none."""
        wanted = typed_key(beginning)
        rows = tuple(range(len(self._rows)))
        for row in rows[after + 1 :] + rows[: after + 1]:
            if f" {wanted}" in f" {typed_key(self._rows[row].participant.name)}":
                return row
        return None

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._cells.clear()
        self._announce()
        self._announce_headings()

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
                return self.cell(index.row(), index.column()).text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(self.cell(index.row(), index.column()))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._spoken(self.cell(index.row(), index.column())))
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{columns.heading(column)} {columns.arrow(column, self._order)}".strip()
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._hint(column)
            case Qt.ItemDataRole.ToolTipRole:
                what = self._hint(column)
                return t("table.sort_hint", what=f"{what[:1].upper()}{what[1:]}")
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if column.kind is Kind.NAME else Qt.AlignmentFlag.AlignHCenter
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _sort(self, order: Order) -> None:
        if order != self._order:
            self._order = order
            self._show()
            self._announce_headings()

    def _show(self) -> None:
        group, rows = self._group, self._ordered()
        has_diagonal_by_row = self._order == BY_PLACE
        numbers = [row.participant.number or 0 for row in rows] if has_diagonal_by_row else range(1, len(rows) + 1)
        shown = tuple(columns.columns_of(group.setup, numbers)) if group else ()
        self._cells.clear()
        if shown == self._columns and _players(rows) == _players(self._rows):
            self._rows = rows
            self._announce()
            return
        self.beginResetModel()
        self._columns, self._rows = shown, rows
        self.endResetModel()

    def _ordered(self) -> tuple[CrosstableRow, ...]:
        """A column that the group no longer has sorts nothing."""
        table = self._group.crosstable if self._group else None
        if self._group is None or table is None:
            return ()
        code = self._order.column.code
        if (code and code not in self._group.setup.tie_breaks) or self._order.column.number > len(table.rows):
            self._order = BY_NUMBER
        return columns.sorted_rows(table, self._order)

    def _announce(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._columns) - 1))

    def _announce_headings(self) -> None:
        if self._columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)

    def _make_cell(self, row: CrosstableRow, column: Column) -> Cell:
        is_own = column.kind is Kind.OPPONENT and column.number == row.participant.number
        games = row.cells[column.number - 1] if column.kind is Kind.OPPONENT else ()
        return Cell(column, row, columns.text(column, row, games, has_places=self._has_places), is_own, games)

    def _spoken(self, cell: Cell) -> str:
        name = wording.name_and_class(cell.row.participant)
        match cell.column.kind:
            case Kind.NUMBER | Kind.NAME:
                return _number_and_name(cell.row)
            case Kind.POINTS:
                return t("tournament.cell_points", name=name, value=cell.text)
            case Kind.PLACE:
                return t("tournament.cell_place", name=name, value=cell.text)
            case Kind.TIE_BREAK:
                return t("tournament.cell_tie_break", name=name, what=self._hint(cell.column), value=cell.text)
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

    def _hint(self, column: Column) -> str:
        return columns.hint(column, self._name(column.number) if column.number else "")

    def _name(self, number: int) -> str:
        group = self._group
        return group.participants[number - 1].name if group is not None else ""


def _players(rows: tuple[CrosstableRow, ...]) -> tuple[int, ...]:
    return tuple(row.participant.participant_id for row in rows)


def _number_and_name(row: CrosstableRow) -> str:
    said = f"{row.participant.number} {wording.name_and_class(row.participant)}"
    return t("table.left", name=said) if row.participant.is_withdrawn else said


def _game_code(game: CellGame) -> str:
    if game.status is PairingStatus.OPEN:
        return "tournament.cell_open"
    if game.status is PairingStatus.RUNNING:
        return "tournament.cell_running"
    return "tournament.cell_white" if game.color is Color.WHITE else "tournament.cell_black"

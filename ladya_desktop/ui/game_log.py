"""The list of everything that happened in a game, not only its moves; opened from the table or after the game."""

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.game_log_lines import LogLine, conditions_said, log_lines
from ladya_desktop.ui.parts.header import ScreenHeader

Index = QModelIndex | QPersistentModelIndex
TIME_PX = 92
CLOCKS_PX = 150
SIDE_PX = 16
LEAST_ROW_PX = 44
TEXT_PX = 16
NARROW_PX = 800
_WRAP = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class LogModel(QAbstractListModel):
    """The lines shown; a line is also one text, as a screen reader says it."""

    LINE = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()

    def show_lines(self, lines: tuple[LogLine, ...]) -> None:
        """Replaces the list."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return "  ".join(part for part in (line.time, line.text, line.clocks) if part)
        return line if role == self.LINE else None


class LogDelegate(QStyledItemDelegate):
    """Draws time, sentence and clocks in three columns; a long sentence takes as many lines as it needs."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line: LogLine = index.data(LogModel.LINE)
        width_px = self._list_width(option)
        room = QRectF(0, 0, max(_text_px(width_px), 1), 10_000)
        text_px = QFontMetricsF(sized_font(TEXT_PX)).boundingRect(room, int(_WRAP), line.text).height()
        return QSize(width_px, max(LEAST_ROW_PX, round(text_px) + 16))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LogModel.LINE)
        colors, rect = theme.current(), QRectF(option.rect)
        painter.save()
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colors.accent_soft)
        painter.setPen(colors.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setFont(sized_font(14))
        painter.setPen(colors.muted)
        painter.drawText(rect.adjusted(SIDE_PX, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, line.time)
        clocks = rect.adjusted(rect.width() - _clocks_px(rect.width()), 0, -SIDE_PX, 0)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(clocks, right, line.clocks if _clocks_px(rect.width()) else "")
        painter.setFont(sized_font(TEXT_PX, weight=600 if line.is_move else 400))
        painter.setPen(colors.text)
        text = QRectF(rect.left() + TIME_PX, rect.top(), _text_px(rect.width()), rect.height())
        painter.drawText(text, int(_WRAP), line.text)
        painter.restore()

    def _list_width(self, option: QStyleOptionViewItem) -> int:
        view = self.parent()
        return view.viewport().width() if isinstance(view, QListView) else LEAST_ROW_PX


class GameLog(QWidget):
    """A screen of its own. `back_requested` leads where it was opened from."""

    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[StoredAct, ...] = ()
        self._title = ""
        self._lines: tuple[LogLine, ...] = ()
        self.header = ScreenHeader(self)
        self.all_button, self.moves_button = QPushButton(), QPushButton()
        self.list = QListView()
        self.model = LogModel(self)
        self._note = QLabel()
        self.conditions = QLabel()
        self.setFocusProxy(self.list)
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_game(self, title: str, rows: tuple[StoredAct, ...]) -> None:
        """Shows the record of a game under a title for people.

        Raises ValueError if the rows are not those of a game.
        """
        self._title, self._rows = title, rows
        self.all_button.setChecked(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.header.set_title(self._title or t("log.title"), t("log.back"))
        self.all_button.setText(t("log.all"))
        self.moves_button.setText(t("log.moves_only"))
        self.list.setAccessibleName(t("log.title"))
        self._lines = log_lines(self._rows)
        self.conditions.setText(conditions_said(self._rows))
        self.conditions.setVisible(bool(self._rows))
        self._note.setText(t("log.columns") if self._lines else t("log.empty"))
        self._show()

    def shown(self) -> tuple[str, ...]:
        """The sentences in the list now."""
        return tuple(line.text for line in self._filtered())

    def _filtered(self) -> tuple[LogLine, ...]:
        return tuple(line for line in self._lines if line.is_move or not self.moves_button.isChecked())

    def _show(self) -> None:
        self.model.show_lines(self._filtered())

    def _connect(self) -> None:
        self.header.back_requested.connect(self.back_requested)
        self.moves_button.toggled.connect(self._show)

    def _lay_out(self) -> None:
        group = QButtonGroup(self)
        for button in (self.all_button, self.moves_button):
            button.setCheckable(True)
            theme.set_kind(button, "tab")
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            group.addButton(button)
        self.all_button.setChecked(True)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LogDelegate(self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.set_role(self._note, "small")
        self._note.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        theme.set_role(self.conditions, "small")
        self.conditions.setWordWrap(True)
        tabs = QHBoxLayout()
        tabs.setSpacing(4)
        tabs.addWidget(self.all_button)
        tabs.addWidget(self.moves_button)
        tabs.addWidget(self._note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        body = QVBoxLayout()
        body.setContentsMargins(24, 8, 24, 24)
        body.setSpacing(8)
        body.addWidget(self.conditions)
        body.addLayout(tabs)
        body.addWidget(self.list, 1)
        column.addLayout(body)


def _clocks_px(width_px: float) -> int:
    """The clocks have a column where there is room for one."""
    return CLOCKS_PX if width_px >= NARROW_PX else 0


def _text_px(width_px: float) -> float:
    return width_px - TIME_PX - _clocks_px(width_px) - SIDE_PX

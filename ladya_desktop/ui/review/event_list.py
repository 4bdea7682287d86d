"""The list of everything that happened: time, a picture of what it was, the sentence, and a flag at what is marked."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ladya_desktop.game import events as ev
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.review.piece_tile import draw_on_tile
from ladya_desktop.ui.review.timeline import Moment
from ladya_desktop.ui.review.words import Line

Index = QModelIndex | QPersistentModelIndex
SIDE_PX, TIME_PX, ICON_PX, GAP_PX, EDGE_PX = 12, 62, 22, 10, 4
ROW_PX, FLAG_PX = 46, 15
NOTCH = 120
TITLE_PX, REMARK_PX, SMALL_PX = 15, 13, 13
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_NO_PARENT = QModelIndex()

_ICONS: tuple[tuple[tuple[type, ...], str], ...] = (
    ((ev.ClockPressed, ev.MoveCompleted), "clock"),
    ((ev.ClockStarted,), "play"),
    ((ev.ClocksStopped,), "pause"),
    ((ev.FlagFell, ev.GameEnded), "flag"),
    ((ev.DrawOffered, ev.DrawOfferEnded), "half"),
    ((ev.DrawClaimed, ev.IrregularityClaimed), "claim"),
    ((ev.PieceAdjusted, ev.PieceStraightened, ev.BoardSetRight), "adjust"),
    ((ev.MoveTakenBack, ev.PieceSprangBack, ev.PieceReturned, ev.RulingUndone, ev.PositionRestored), "undo"),
    ((ev.GameOpened,), "board"),
    ((ev.NoteWritten,), "pencil"),
    ((ev.ActRefused,), "cross"),
    ((ev.ClocksSet, ev.TimeAdded, ev.CounterSet), "hourglass"),
)


class EventModel(QAbstractListModel):
    """The moments shown; their lines are written when they are first looked at."""

    INDEX, MARKED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._indexes: tuple[int, ...] = ()
        self._row_of: dict[int, int] = {}
        self._moments: tuple[Moment, ...] = ()
        self._say: Callable[[int], Line] = lambda _: Line(time="", title="")
        self._marks: frozenset[tuple[int, int]] = frozenset()

    def show_moments(
        self,
        moments: tuple[Moment, ...],
        indexes: tuple[int, ...],
        say: Callable[[int], Line],
        marks: frozenset[tuple[int, int]],
    ) -> None:
        """Replaces the list by those of the moments; `say` writes the line of one."""
        self.beginResetModel()
        self._moments, self._indexes, self._say, self._marks = moments, indexes, say, marks
        self._row_of = {index: row for row, index in enumerate(indexes)}
        self.endResetModel()

    def show_marks(self, marks: frozenset[tuple[int, int]]) -> None:
        """Shows which moments are marked now."""
        self._marks = marks
        if self._indexes:
            self.dataChanged.emit(self.index(0), self.index(len(self._indexes) - 1))

    def row_of(self, moment: int) -> int:
        """The row of a moment, of the last one before it that is shown, -1 if there is none."""
        if moment in self._row_of:
            return self._row_of[moment]
        return sum(index <= moment for index in self._indexes) - 1

    def moment_index(self, row: int) -> int:
        """The index of the moment of a row."""
        return self._indexes[row]

    def moment_at(self, row: int) -> Moment:
        """The moment of a row."""
        return self._moments[self._indexes[row]]

    def line_at(self, row: int) -> Line:
        """The line of a row."""
        return self._say(self._indexes[row])

    def is_marked(self, row: int) -> bool:
        """Whether the moment of a row has a bookmark."""
        return self.moment_at(row).mark in self._marks

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._indexes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.line_at(index.row()).spoken
            case self.INDEX:
                return self._indexes[index.row()]
            case self.MARKED:
                return self.is_marked(index.row())
        return None


class EventDelegate(QStyledItemDelegate):
    """Draws a row; a ruling has a bar and a ground of its own, a move its piece.

    It is asked for the height of every row of a long game at once, and so is told how wide the list is.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual = QSize(ROW_PX, ROW_PX)

    def set_width(self, width_px: int) -> None:
        """The list is so wide now."""
        self._usual = QSize(width_px, ROW_PX)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = _model(index)
        if _is_short(model.moment_at(index.row()).event):
            return self._usual
        width_px = self._usual.width()
        line = model.line_at(index.row())
        room = QRectF(0, 0, max(_text_px(width_px), 1), 10_000)
        title_px = QFontMetricsF(_title_font(index)).boundingRect(room, int(_WRAP), unbroken(line.title)).height()
        remark = QFontMetricsF(sized_font(REMARK_PX)).boundingRect(room, int(_WRAP), line.remark)
        return QSize(width_px, max(ROW_PX, round(title_px + (remark.height() if line.remark else 0)) + 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect = QRectF(option.rect)
        self._draw_ground(painter, rect, option, index)
        row, model, colors = index.row(), _model(index), theme.current()
        line, moment = model.line_at(row), model.moment_at(row)
        painter.setFont(sized_font(SMALL_PX))
        painter.setPen(colors.muted)
        painter.drawText(rect.adjusted(SIDE_PX, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, line.time)
        middle = QPointF(rect.left() + SIDE_PX + TIME_PX + ICON_PX / 2, rect.center().y())
        _draw_icon(painter, middle, moment)
        self._draw_words(painter, rect, index, line)
        if model.is_marked(row):
            flag = icons.pixmap("flag", colors.danger, FLAG_PX, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.left() + SIDE_PX, rect.center().y() + 7), flag)
        painter.restore()

    def _draw_ground(self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem, index: Index) -> None:
        colors, is_ruling = theme.current(), _model(index).moment_at(index.row()).is_ruling
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected or is_ruling:
            painter.fillRect(rect, colors.accent_soft if is_selected else colors.warn_soft)
            edge = QRectF(rect.left(), rect.top(), EDGE_PX, rect.height())
            painter.fillRect(edge, colors.accent if is_selected else colors.warn)
        painter.setPen(colors.line)
        under = rect.adjusted(0, 0, 0, -0.5)  # within the row: the ground of the next one would hide it
        painter.drawLine(under.bottomLeft(), under.bottomRight())

    def _draw_words(self, painter: QPainter, rect: QRectF, index: Index, line: Line) -> None:
        colors = theme.current()
        left = rect.left() + rect.width() - _text_px(rect.width()) - SIDE_PX
        room = QRectF(left, rect.top(), _text_px(rect.width()), rect.height())
        painter.setFont(_title_font(index))
        painter.setPen(colors.text)
        title = unbroken(line.title)
        if not line.remark:
            painter.drawText(room, int(_WRAP), title)
            return
        remark_px = QFontMetricsF(sized_font(REMARK_PX)).boundingRect(room, int(_WRAP), line.remark).height()
        title_px = QFontMetricsF(painter.font()).boundingRect(room, int(_WRAP), title).height()
        top = room.center().y() - (title_px + remark_px) / 2
        painter.drawText(QRectF(left, top, room.width(), title_px), int(_WRAP), title)
        painter.setFont(sized_font(REMARK_PX))
        painter.setPen(colors.muted)
        painter.drawText(QRectF(left, top + title_px, room.width(), remark_px), int(_WRAP), line.remark)


class EventList(QListView):
    """`moment_chosen(index)` follows the row chosen; `step_wanted(±1)` comes from the wheel and the arrows.

    `play_wanted`: the space bar.
    """

    moment_chosen = Signal(int)
    step_wanted = Signal(int)
    play_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.events = EventModel(self)
        self._wheel = self._laid_out_px = 0
        self._is_shown_from_outside = False
        self.setModel(self.events)
        self._delegate = EventDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._chosen)

    def show_moment(self, index: int) -> None:
        """Lays the light on the row of a moment, and brings it into sight."""
        row = self.events.row_of(index)
        self._is_shown_from_outside = True
        self.setCurrentIndex(self.events.index(row) if row >= 0 else QModelIndex())
        self._is_shown_from_outside = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows have other heights in another width; the one looked at stays in sight."""
        self._delegate.set_width(event.size().width())
        super().resizeEvent(event)
        is_by_bar = event.oldSize().width() != event.size().width() and self.width() == self._laid_out_px
        self._laid_out_px = self.width()
        QTimer.singleShot(0, self, lambda: self._settle(is_by_bar=is_by_bar))

    def _settle(self, *, is_by_bar: bool) -> None:
        """Rows laid out beside a scroll bar that is gone by now, or without one that has come, are laid out anew."""
        if is_by_bar:
            self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.step_wanted.emit(1 if event.key() == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat():  # held down it would begin and end the play again and again
                    self.play_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch of the wheel is a step; the scroll bar and the keys turn pages."""
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / NOTCH)
        self._wheel -= notches * NOTCH
        for _ in range(abs(notches)):
            self.step_wanted.emit(-1 if notches > 0 else 1)
        event.accept()

    def _chosen(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_shown_from_outside:
            self.moment_chosen.emit(current.data(EventModel.INDEX))


def _model(index: Index) -> EventModel:
    model = index.model()
    assert isinstance(model, EventModel)
    return model


def _is_short(event: ev.Event) -> bool:
    """Whether its sentence never needs more than the usual height: a long game is laid out without reading it."""
    match event:
        case ev.PiecesTouched():
            return event.binding and len(event.squares) == 1
        case ev.ClockPressed():
            return not event.period_ms
        case ev.MoveMade():
            return not event.breaks_touch
        case ev.MoveCompleted() | ev.PieceReleased() | ev.PieceReturned() | ev.PieceAdjusted():
            return True
        case _:
            return False


def _text_px(width_px: float) -> float:
    return width_px - (SIDE_PX + TIME_PX + ICON_PX + GAP_PX) - SIDE_PX


def _title_font(index: Index) -> QFont:
    return sized_font(TITLE_PX, weight=600 if _model(index).moment_at(index.row()).is_move else 400)


def _draw_icon(painter: QPainter, middle: QPointF, moment: Moment) -> None:
    letter = _letter(moment)
    if letter:
        draw_on_tile(painter, letter, middle, ICON_PX + 4)
        return
    name = _icon_of(moment)
    drawn = icons.pixmap(name, theme.current().muted, ICON_PX, painter.device().devicePixelRatioF())
    painter.drawPixmap(middle - QPointF(ICON_PX / 2, ICON_PX / 2), drawn)


def _letter(moment: Moment) -> str:
    """The piece that a move was made with."""
    if not isinstance(moment.event, ev.MoveMade):
        return ""
    return moment.before.current.letter_at(moment.event.uci[:2])


def _icon_of(moment: Moment) -> str:
    for kinds, name in _ICONS:
        if isinstance(moment.event, kinds):
            return name
    return "info" if moment.is_ruling else "hand"

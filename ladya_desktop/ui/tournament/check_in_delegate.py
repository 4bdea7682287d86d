"""Cells of a group's list: where a pupil comes from, and two halves to press for who has come and who has not."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import ParticipantView
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Style
from ladya_desktop.ui.tournament.cell_delegate import SIDE_PX, CellDelegate, paint_text
from ladya_desktop.ui.tournament.participants_model import (
    CHECK,
    CLASS,
    NAME,
    NUMBER,
    PUPIL_ROLE,
    Index,
    ParticipantsModel,
    state_and_note,
)

CHECK_PX = 184
CHECK_ROW_PX = 52
"""Room for halves as high as every button, with a little around them and the line above the row."""
STATE_PX = 230
_EDGE_PX, _BETWEEN_PX = 4, 8
_RADIUS_PX = 8


class CheckInDelegate(CellDelegate):
    """Before the draw a press on a half marks the pupil; pressed twice it stays so."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, centred=frozenset({NUMBER}))

    def paint_content(self, painter: QPainter, rect: QRect, index: Index) -> None:
        model, pupil = index.model(), index.data(PUPIL_ROLE)
        assert isinstance(model, ParticipantsModel)
        assert isinstance(pupil, ParticipantView)
        if index.column() == NAME:
            _paint_name(painter, rect, pupil)
        elif index.column() == CLASS and pupil.is_withdrawn:
            paint_text(painter, rect, str(index.data()), theme.current().muted)
        elif index.column() != CHECK:
            super().paint_content(painter, rect, index)
        elif model.is_drawn:
            _paint_state(painter, rect, pupil)
        else:
            for half, is_present in zip(halves(rect), (True, False), strict=True):
                _paint_half(painter, half, is_present=is_present, is_chosen=pupil.is_present is is_present)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        is_release = event.type() == QEvent.Type.MouseButtonRelease
        if is_release and isinstance(event, QMouseEvent) and isinstance(model, ParticipantsModel):
            is_left = event.button() is Qt.MouseButton.LeftButton
            if is_left and index.column() == CHECK and not model.is_drawn:
                here, _ = halves(option.rect)
                model.mark(QPersistentModelIndex(index).row(), event.position().x() < here.right() + _BETWEEN_PX / 2)
                return True
        return super().editorEvent(event, model, option, index)


def halves(rect: QRect) -> tuple[QRect, QRect]:
    """Where to press: has come, has not."""
    width_px = (rect.width() - 2 * _EDGE_PX - _BETWEEN_PX) // 2
    top, height_px = rect.top() + _EDGE_PX, rect.height() - 2 * _EDGE_PX
    left = rect.left() + _EDGE_PX
    return QRect(left, top, width_px, height_px), QRect(left + width_px + _BETWEEN_PX, top, width_px, height_px)


def _paint_half(painter: QPainter, rect: QRect, *, is_present: bool, is_chosen: bool) -> None:
    colors = theme.current()
    chosen = (colors.good, colors.good_soft) if is_present else (colors.danger, colors.danger_soft)
    ink, ground = chosen if is_chosen else (colors.text, colors.surface)
    line_px = 2 if is_chosen else 1
    painter.setPen(QPen(ink if is_chosen else colors.control, line_px))
    painter.setBrush(ground)
    inset = line_px / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), _RADIUS_PX, _RADIUS_PX)
    painter.setPen(ink)
    painter.setFont(sized_font(15, weight=600 if is_chosen else 400))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, t("people.here" if is_present else "people.not_here"))


def _paint_state(painter: QPainter, rect: QRect, pupil: ParticipantView) -> None:
    """In one line, what follows for his games below it."""
    color = theme.current().muted
    lines = [line for line in state_and_note(pupil) if line]
    height_px = (rect.height() - 2 * _EDGE_PX) // max(len(lines), 1)
    for number, line in enumerate(lines):
        room = QRect(rect.left(), rect.top() + _EDGE_PX + number * height_px, rect.width(), height_px)
        paint_text(painter, room, line, color)


def _paint_name(painter: QPainter, rect: QRect, pupil: ParticipantView) -> None:
    colors = theme.current()
    room = QRectF(rect).adjusted(SIDE_PX, 1, -SIDE_PX, 0)
    note = t("people.from_other_group") if pupil.is_moved else ""
    fitted = fitted_text.fit(pupil.name, note, Style(16), max(int(room.width()), 1))
    color = colors.muted if pupil.is_withdrawn else colors.text
    left = Qt.AlignmentFlag.AlignLeft
    fitted_text.draw(painter, room, fitted, color=color, note_color=colors.muted, align=left)

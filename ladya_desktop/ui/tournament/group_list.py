"""The groups of the day: cards one below the other, or on a small screen only their names side by side."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QSizePolicy, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.tournament import wording

CARD_PX, CARD_WIDTH_PX, LINE_PX = 72, 240, 20
CODE_PX = 44
WIDEST_CODE_PX = 112
GAP_PX = 8
LEFT_PX, RIGHT_PX, COMPACT_SIDE_PX = 16, 14, 6
RING_PX = 5


class GroupList(QWidget):
    """`chosen(code)` when a group is clicked."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, is_compact: bool = False) -> None:
        super().__init__(parent)
        self._is_compact = is_compact
        self._exclusive = QButtonGroup(self)
        self.buttons: list[GroupButton] = []
        direction = QBoxLayout.Direction.LeftToRight if is_compact else QBoxLayout.Direction.TopToBottom
        self._box = QBoxLayout(direction, self)
        self._box.setSpacing(GAP_PX)
        self._box.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)

    def present(self, groups: tuple[GroupView, ...], chosen: str | None) -> None:
        """Shows groups with one of them chosen."""
        while len(self.buttons) > len(groups):
            self.buttons.pop().deleteLater()
        for _ in groups[len(self.buttons) :]:
            self._add()
        for button, group in zip(self.buttons, groups, strict=True):
            button.present(group)
            button.setChecked(group.code == chosen)

    def _add(self) -> None:
        button = GroupButton(is_compact=self._is_compact)
        button.clicked.connect(lambda: self.chosen.emit(button.code))
        self._exclusive.addButton(button)
        self._box.addWidget(button)
        self.buttons.append(button)


class GroupButton(ChoiceButton):
    """One group: its name, day, grades and state."""

    def __init__(self, *, is_compact: bool) -> None:
        super().__init__(radius_px=8 if is_compact else 12)
        self._is_compact = is_compact
        self._date = ""
        self._line = ""
        self.code = ""
        width = QSizePolicy.Policy.Maximum if is_compact else QSizePolicy.Policy.Expanding
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)

    def present(self, group: GroupView) -> None:
        """Shows a group as it stands."""
        self.code = group.code
        name, state, grades = wording.group_name(group.called), wording.group_state(group), wording.grades(group.setup)
        self._date = wording.setup_date(group.setup)
        self._line = t("tournament.group_line", grades=grades, state=state)
        self.setText(group.called if self._is_compact else name)
        hours = wording.hours(group.setup)
        self.say(t("tournament.group_hint", group=name, grades=grades, date=self._date, hours=hours, state=state))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._is_compact:
            width = self._name_width + 2 * COMPACT_SIDE_PX
            return QSize(min(max(width, CODE_PX + 8), WIDEST_CODE_PX), CODE_PX)
        return QSize(CARD_WIDTH_PX, CARD_PX if self._is_short else CARD_PX + LINE_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(CODE_PX + 8, CODE_PX) if self._is_compact else self.sizeHint()

    def paint_content(self, painter: QPainter) -> None:
        painter.setFont(_name_font())
        if self._is_compact:
            room = QRectF(self.rect()).adjusted(COMPACT_SIDE_PX, 0, -COMPACT_SIDE_PX, 0)
            self._write(painter, room, Qt.AlignmentFlag.AlignCenter, self.text())
            return
        room = QRectF(self.rect()).adjusted(LEFT_PX, 0, -RIGHT_PX, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._write(painter, QRectF(room.left(), 12, room.width(), 24), left, self.text())
        painter.setPen(theme.current().muted)
        painter.setFont(theme.font("small"))
        line = QRectF(room.left(), 37, room.width(), 22)
        if self._is_short:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(room.left(), 12, room.width(), 24), right, self._date)
        else:
            painter.drawText(line, left, self._date)
            line.translate(0, LINE_PX)
        painter.drawText(line, left, self._line)

    @property
    def _is_short(self) -> bool:
        """Whether the name leaves room for the day beside it."""
        day = QFontMetrics(theme.font("small")).horizontalAdvance(self._date)
        return self._name_width + GAP_PX + day <= CARD_WIDTH_PX - LEFT_PX - RIGHT_PX

    @property
    def _name_width(self) -> int:
        return QFontMetrics(_name_font()).horizontalAdvance(self.text())

    def _write(self, painter: QPainter, room: QRectF, where: Qt.AlignmentFlag, text: str) -> None:
        shortened = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, where, shortened)


def _name_font() -> QFont:
    return sized_font(17, weight=600)

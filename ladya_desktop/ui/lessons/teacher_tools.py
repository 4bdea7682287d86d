"""The pages of pens and of what is shown: shapes and colours; attacks, moves, hidden pieces, a spotlight."""

from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.drawing_paint import INKS, RIMS
from ladya_desktop.ui.board.drawings import Pen, Shape
from ladya_desktop.ui.lessons.position_editor_palette import draw_tile
from ladya_desktop.ui.lessons.teacher_rows import ButtonRows
from ladya_desktop.ui.lessons.teacher_sight import Hidden
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label

PEN_HEIGHT_PX = 56
SAMPLE_PX, LINE_PX = 60.0, 8.0
_DASHES, _GAP_OF_DASH = 3, 0.6
_DOTS = 4


class PenButton(ChoiceButton):
    """Shows the line of a pen: its colour and its pattern."""

    def __init__(self, pen: Pen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pen = pen
        self.setFixedHeight(PEN_HEIGHT_PX)

    def sizeHint(self) -> QSize:
        return QSize(60, PEN_HEIGHT_PX)

    def paint_content(self, painter: QPainter) -> None:
        draw_tile(painter, QRectF(self.rect()))
        length = min(SAMPLE_PX, self.width() - 20.0)
        line = QRectF((self.width() - length) / 2, (self.height() - LINE_PX) / 2, length, LINE_PX)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INKS[self.pen]))
        match self.pen:
            case Pen.GREEN:
                painter.drawRect(line)
            case Pen.RED:
                painter.drawRects(_dashes(line))
            case Pen.BLUE:
                for dot in _dots(line):
                    painter.drawEllipse(dot)
            case Pen.YELLOW:
                _draw_double(painter, line)
            case _:
                assert_never(self.pen)


class DrawPage(QWidget):
    """`shape_chosen(shape)`, `pen_chosen(pen)`, `cleared`."""

    shape_chosen = Signal(object)
    pen_chosen = Signal(object)
    cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shapes = {shape: PictureButton(shape.value) for shape in Shape}
        self.pens = {pen: PenButton(pen) for pen in Pen}
        self.clear = PictureButton("trash")
        self.hint = plain_label()
        self.hint.setWordWrap(True)
        theme.set_role(self.hint, "muted")
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for shape, button in self.shapes.items():
            button.say(t(f"teacher.draw.{shape}"))
        for pen, choice in self.pens.items():
            choice.say(t(f"teacher.draw.pen_{pen}"))
        self.clear.say(t("teacher.draw.clear"))
        self.hint.setText(t("teacher.draw.hint"))
        self._rows.fit()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(12)
        pens = QHBoxLayout()
        pens.setSpacing(8)
        shape_group, pen_group = QButtonGroup(self), QButtonGroup(self)
        for shape, button in self.shapes.items():
            button.setCheckable(True)
            theme.restyle(button, "tight", value=True)
            shape_group.addButton(button)
            button.clicked.connect(lambda _checked=False, shape=shape: self.shape_chosen.emit(shape))
        for pen, choice in self.pens.items():
            pen_group.addButton(choice)
            pens.addWidget(choice, 1)
            choice.clicked.connect(lambda _checked=False, pen=pen: self.pen_chosen.emit(pen))
        self.shapes[Shape.ARROW].setChecked(True)
        self.pens[Pen.GREEN].setChecked(True)
        self.clear.clicked.connect(self.cleared)
        column.addLayout(pens)
        self._rows = ButtonRows(tuple(self.shapes.values()))
        column.addWidget(self._rows)
        column.addWidget(self.clear)
        column.addWidget(self.hint)
        column.addStretch(1)


class Pick(StrEnum):
    """What a click on the board chooses a square for."""

    ATTACKS = "attacks"
    DOTS = "dots"
    LIGHT = "light"


class ShowPage(QWidget):
    """`pick_chosen(pick)`: what clicks are for; the other signals are acts."""

    pick_chosen = Signal(object)
    side_chosen = Signal(bool)
    hidden_chosen = Signal(object, bool)
    light_ended = Signal()
    marks_ended = Signal()
    big_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picks = {pick: QPushButton() for pick in Pick}
        self.sides = {is_white: QPushButton() for is_white in (True, False)}
        self.hidden = {kind: QPushButton() for kind in Hidden}
        self.end_light, self.end_marks, self.big = QPushButton(), QPushButton(), QPushButton()
        self._rows: list[ButtonRows] = []
        self._names = {name: plain_label() for name in ("click", "side", "hide", "more")}
        self._hint = plain_label()
        self._hint.setWordWrap(True)
        theme.set_role(self._hint, "muted")
        self._connect()
        self._lay_out()
        self.retranslate()

    @property
    def pick(self) -> Pick:
        """What a click on the board chooses a square for now."""
        return next(pick for pick, button in self.picks.items() if button.isChecked())

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for name, label in self._names.items():
            label.setText(t(f"teacher.show.{name}"))
        for pick, button in self.picks.items():
            button.setText(t(f"teacher.show.{pick}"))
        for is_white, button in self.sides.items():
            button.setText(t("teacher.show.side_white" if is_white else "teacher.show.side_black"))
        for kind, button in self.hidden.items():
            button.setText(t(f"teacher.show.hide_{kind}"))
        self._hint.setText(t("teacher.show.hint"))
        self.end_light.setText(t("teacher.show.end_light"))
        self.end_marks.setText(t("teacher.show.end_marks"))
        self.big.setText(t("teacher.show.big"))
        for rows in self._rows:
            rows.fit()

    def _connect(self) -> None:
        group = QButtonGroup(self)
        for pick, button in self.picks.items():
            button.setCheckable(True)
            group.addButton(button)
            button.clicked.connect(lambda _checked=False, pick=pick: self.pick_chosen.emit(pick))
        self.picks[Pick.ATTACKS].setChecked(True)
        for is_white, button in self.sides.items():
            button.clicked.connect(lambda _checked=False, is_white=is_white: self.side_chosen.emit(is_white))
        for kind, button in self.hidden.items():
            button.setCheckable(True)
            button.toggled.connect(lambda is_on, kind=kind: self.hidden_chosen.emit(kind, is_on))
        self.big.setCheckable(True)
        self.big.setChecked(True)
        self.big.toggled.connect(self.big_chosen)
        self.end_light.clicked.connect(self.light_ended)
        self.end_marks.clicked.connect(self.marks_ended)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(6)
        rows = {
            "click": tuple(self.picks.values()),
            "side": (*self.sides.values(), self.end_marks),
            "hide": tuple(self.hidden.values()),
            "more": (self.end_light, self.big),
        }
        for name, buttons in rows.items():
            theme.set_role(self._names[name], "small")
            column.addWidget(self._names[name])
            for button in buttons:
                theme.restyle(button, "tight", value=True)
            self._rows.append(ButtonRows(buttons))
            column.addWidget(self._rows[-1])
        column.addWidget(self._hint)
        column.addStretch(1)


def _dashes(line: QRectF) -> list[QRectF]:
    """Whole dashes from one end of a line to the other."""
    dash = line.width() / (_DASHES + (_DASHES - 1) * _GAP_OF_DASH)
    lefts = (line.left() + at * dash * (1 + _GAP_OF_DASH) for at in range(_DASHES))
    return [QRectF(left, line.top(), dash, line.height()) for left in lefts]


def _dots(line: QRectF) -> list[QRectF]:
    """Whole dots from one end of a line to the other."""
    step = (line.width() - LINE_PX) / (_DOTS - 1)
    return [QRectF(line.left() + at * step, line.top(), LINE_PX, LINE_PX) for at in range(_DOTS)]


def _draw_double(painter: QPainter, line: QRectF) -> None:
    """A light line in a dark rim, with a dark line along its middle."""
    rim = QColor(RIMS[Pen.YELLOW])
    painter.fillRect(line.adjusted(-2, -2, 2, 2), rim)
    painter.drawRect(line)
    painter.fillRect(QRectF(line.left() - 2, line.center().y() - 1, line.width() + 4, 2), rim)

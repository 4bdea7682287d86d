"""Answers by options: one of several is pressed."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from ladya_desktop.lessons import Answer, Option, OptionAnswer, Verdict
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.lesson_answering import RING_PX, Answering
from ladya_desktop.ui.lessons.lesson_board import LessonBoard
from ladya_desktop.ui.lessons.lesson_trial import Trial
from ladya_desktop.ui.lessons.slide import Tone, spoken_option

LEAST_PX, SMALL_PX, SMALL_BELOW_PX = 52, 44, 20
_SIDE_PX, _BADGE_PX = 12, 32
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class OptionButton(QAbstractButton):
    """A large button with a sign at its left: a number, a tick or a cross. The words are broken, never cut."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option.option
        self.sign = ""
        self.tone = Tone.PLAIN
        self._letters_px, self._is_small = 20, False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(option.text)

    def mark(self, sign: str = "", tone: Tone = Tone.PLAIN) -> None:
        """Shows a number, or whether it is right."""
        self.sign, self.tone = sign, tone
        self.update()

    def set_letters(self, letters_px: int) -> None:
        """Another size of the letters."""
        self._letters_px, self._is_small = round(letters_px * 0.9), letters_px < SMALL_BELOW_PX
        self.updateGeometry()

    def say(self, text: str, spoken: str) -> None:
        """Shows words; a screen reader hears what they mean now."""
        self.setText(text)
        self.setAccessibleName(spoken)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(max(self.width(), 280)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width_px: int) -> int:
        room = QRectF(0, 0, max(width_px - self._left_px() - _SIDE_PX, 1), 10_000)
        words = QFontMetricsF(sized_font(self._letters_px)).boundingRect(room, int(_WRAP), self.text())
        least_px, around_px = (SMALL_PX, 14) if self._is_small else (LEAST_PX, 20)
        return max(least_px, round(words.height()) + around_px)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a hasty hand is no second answer."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._draw_ground(painter)
        self._draw_sign(painter, QPointF(_SIDE_PX + _BADGE_PX / 2, self.height() / 2))
        painter.setPen(ink)
        painter.setFont(sized_font(self._letters_px))
        room = QRectF(self.rect()).adjusted(self._left_px(), 0, -_SIDE_PX, 0)
        painter.drawText(room, int(_WRAP), self.text())
        painter.end()

    def _left_px(self) -> int:
        return _SIDE_PX + _BADGE_PX + 12

    def _draw_ground(self, painter: QPainter) -> QColor:
        colors = theme.current()
        edge, fill, width = colors.control, colors.surface, 1
        if self.tone is Tone.RIGHT:
            edge, fill, width = colors.good, colors.good_soft, 2
        elif self.tone is Tone.WRONG:
            edge, fill, width = colors.danger, colors.danger_soft, 2
        elif self.isDown():
            fill = colors.pressed
        elif self.underMouse() and self.isEnabled():
            fill = colors.hover
        is_pale = not self.isEnabled() and self.tone is Tone.PLAIN
        painter.setPen(QPen(colors.line if is_pale else edge, width))
        painter.setBrush(fill)
        half = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8, 8)
        return colors.muted if is_pale else colors.text

    def _draw_sign(self, painter: QPainter, middle: QPointF) -> None:
        colors = theme.current()
        if self.tone is not Tone.PLAIN and not self.sign:
            name, ink = ("check", colors.good) if self.tone is Tone.RIGHT else ("cross", colors.danger)
            picture = icons.pixmap(name, ink, 24, self.devicePixelRatioF())
            painter.drawPixmap(round(middle.x() - 12), round(middle.y() - 12), picture)
            return
        self._draw_number(painter, middle)

    def _draw_number(self, painter: QPainter, middle: QPointF) -> None:
        colors = theme.current()
        disc = QRectF(middle.x() - _BADGE_PX / 2, middle.y() - _BADGE_PX / 2, _BADGE_PX, _BADGE_PX)
        is_right = self.tone is Tone.RIGHT
        painter.setPen(QPen(colors.control, 1) if not self.sign else Qt.PenStyle.NoPen)
        painter.setBrush(colors.good if is_right else colors.accent_soft if self.sign else colors.surface)
        painter.drawEllipse(disc)
        painter.setPen(colors.good_soft if is_right else colors.accent)
        painter.setFont(sized_font(18, weight=600))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.sign)


class Options(Answering):
    """The options below one another."""

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self.buttons = [OptionButton(option) for option in trial.page.options()]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        self._column.setSpacing(10)
        for button in self.buttons:
            self._column.addWidget(button)
            button.clicked.connect(lambda _=False, button=button: self.press(button))

    def press(self, button: OptionButton) -> None:
        """An option was pressed."""

    def options(self) -> tuple[str, ...]:
        return tuple(button.text() for button in self.buttons)

    def set_letters(self, letters_px: int) -> None:
        self._column.setSpacing(6 if letters_px < SMALL_BELOW_PX else 10)
        for button in self.buttons:
            button.set_letters(letters_px)

    def take_key(self, event: QKeyEvent) -> bool:
        """A digit presses the option with that number."""
        text = event.text()
        if not (len(text) == 1 and text.isascii() and text.isdigit() and 0 < int(text) <= len(self.buttons)):
            return False
        button = self.buttons[int(text) - 1]
        if button.isEnabled():
            button.setFocus()
            button.click()
        return True

    def wants_keyboard(self) -> QWidget:
        return next((button for button in self.buttons if button.isEnabled()), self.board)

    def _texts(self) -> dict[str, str]:
        return {option.option: option.text for option in self.trial.page.options()}


class ByOption(Options):
    """One is pressed and answered at once; a wrong one is out."""

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self._chosen = 0
        for number, button in enumerate(self.buttons, start=1):
            button.mark(str(number))
        self.retranslate()

    @property
    def chosen(self) -> int:
        return self._chosen

    def marks(self) -> tuple[Tone, ...]:
        return tuple(button.tone for button in self.buttons)

    def solved_options(self) -> tuple[str, ...]:
        return tuple(button.text() for button in self.buttons if button.tone is Tone.RIGHT)

    def press(self, button: OptionButton) -> None:
        self.given.emit(OptionAnswer(button.option))

    def show_verdict(self, answer: Answer, verdict: Verdict) -> None:
        if isinstance(answer, OptionAnswer):
            self._mark(answer.option, Tone.RIGHT if verdict.is_right else Tone.WRONG)

    def show_solution(self, answer: Answer) -> None:
        if isinstance(answer, OptionAnswer):
            self._mark(answer.option, Tone.RIGHT)

    def close_up(self, *, is_over: bool) -> None:
        for button in self.buttons:
            button.setEnabled(not is_over and button.tone is Tone.PLAIN)

    def retranslate(self) -> None:
        texts = self._texts()
        for button in self.buttons:
            text = texts[button.option]
            button.say(text, spoken_option(text, button.tone))

    def _mark(self, option: str, tone: Tone) -> None:
        for number, button in enumerate(self.buttons, start=1):
            if button.option == option:
                self._chosen = number
                button.mark(tone=tone)
                button.setEnabled(False)
        self.retranslate()

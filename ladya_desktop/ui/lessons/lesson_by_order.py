"""Answers by order: all options are pressed, the first step first, and then checked."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ladya_desktop.lessons import Answer, OrderAnswer, Verdict
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.lesson_answering import large_button
from ladya_desktop.ui.lessons.lesson_board import LessonBoard
from ladya_desktop.ui.lessons.lesson_by_option import OptionButton, Options
from ladya_desktop.ui.lessons.lesson_trial import Trial
from ladya_desktop.ui.lessons.slide import Tone, spoken_option
from ladya_desktop.ui.parts.plain_label import plain_label


class ByOrder(Options):
    """Each press gives the next number, a second one takes it away; then all are checked.

    What was right up to the first mistake keeps its number; the line that does not come next is marked until
    another one is pressed. The right order is shown in that order.
    """

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self.order: list[str] = []
        self._wrong = ""
        self._is_solved = False
        self.check = large_button()
        self._how = plain_label()
        self._how.setWordWrap(True)
        theme.set_role(self._how, "muted")
        self._column.insertWidget(0, self._how)
        self._column.addSpacing(4)
        self._column.addWidget(self.check, 0, Qt.AlignmentFlag.AlignLeft)
        self.check.clicked.connect(lambda: self.given.emit(OrderAnswer(tuple(self.order))))
        self._show()

    def press(self, button: OptionButton) -> None:
        self._wrong = ""
        if button.option in self.order:
            self.order.remove(button.option)
        else:
            self.order.append(button.option)
        self._show()
        self.shown_changed.emit()

    def how(self) -> str:
        return t("course.order_how")

    def signs(self) -> tuple[str, ...]:
        """The numbers given so far."""
        return tuple(button.sign for button in self.buttons)

    def marks(self) -> tuple[Tone, ...]:
        return tuple(button.tone for button in self.buttons)

    @property
    def chosen(self) -> int:
        return next((at for at, button in enumerate(self.buttons, start=1) if button.option == self._wrong), 0)

    def solved_options(self) -> tuple[str, ...]:
        return tuple(button.text() for button in self.buttons) if self._is_solved else ()

    def show_verdict(self, answer: Answer, verdict: Verdict) -> None:
        if not isinstance(answer, OrderAnswer) or verdict.is_right:
            return
        (right,) = self.trial.page.solutions()
        assert isinstance(right, OrderAnswer)
        pairs = enumerate(zip(answer.options, right.options, strict=False))
        first = next((at for at, (given, wanted) in pairs if given != wanted), len(answer.options))
        self._wrong = answer.options[first] if first < len(answer.options) else ""
        self.order = list(answer.options[:first])
        self._show()

    def show_solution(self, answer: Answer) -> None:
        if isinstance(answer, OrderAnswer):
            self.order, self._wrong, self._is_solved = list(answer.options), "", True
            self.buttons.sort(key=lambda button: self.order.index(button.option))
            for at, button in enumerate(self.buttons, start=1):
                self._column.removeWidget(button)
                self._column.insertWidget(at, button)
            self._show()

    def close_up(self, *, is_over: bool) -> None:
        self.check.setVisible(not is_over)
        self._how.setVisible(not is_over)
        for button in self.buttons:
            button.setEnabled(not is_over)

    def set_letters(self, letters_px: int) -> None:
        super().set_letters(letters_px)
        self._how.setFont(sized_font(round(letters_px * 0.82)))

    def retranslate(self) -> None:
        self._show()

    def _show(self) -> None:
        texts = self._texts()
        self._how.setText(self.how())
        self.check.setText(t("course.check"))
        self.check.setEnabled(len(self.order) == len(self.buttons))
        for button in self.buttons:
            is_placed = button.option in self.order
            number = self.order.index(button.option) + 1 if is_placed else 0
            tone = Tone.WRONG if button.option == self._wrong else Tone.RIGHT if self._is_solved else Tone.PLAIN
            button.mark(str(number) if is_placed else "", tone)
            text = texts[button.option]
            code = "course.place_in_order" if is_placed else "course.no_place_yet"
            button.say(text, spoken_option(t(code, n=number, text=text), tone))

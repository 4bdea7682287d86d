"""An answer that is written: a move, the name of a square. Russian and English letters are the checker's affair."""

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from ladya_desktop.lessons import Answer, TextAnswer
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.lesson_answering import RING_PX, Answering, large_button
from ladya_desktop.ui.lessons.lesson_board import LessonBoard
from ladya_desktop.ui.lessons.lesson_trial import Trial

MOST_LETTERS = 24


class ByText(Answering):
    """A field; Enter checks what it says. What was wrong stays to be corrected."""

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self.field = QLineEdit()
        self.field.setMaxLength(MOST_LETTERS)
        self.check = large_button()
        theme.restyle(self.field, "large", value=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        row.setSpacing(12)
        row.addWidget(self.field, 1)
        row.addWidget(self.check)
        self.check.clicked.connect(self._give)
        self.field.returnPressed.connect(self._give)
        self.retranslate()

    def show_solution(self, answer: Answer) -> None:
        if isinstance(answer, TextAnswer):
            self.field.setText(answer.text)

    def close_up(self, *, is_over: bool) -> None:
        self.field.setReadOnly(is_over)
        self.check.setVisible(not is_over)

    def set_letters(self, letters_px: int) -> None:
        self.field.setFont(sized_font(letters_px))

    def retranslate(self) -> None:
        self.check.setText(t("course.check"))
        self.field.setAccessibleName(t("course.field"))
        self.field.setPlaceholderText(t("course.field_hint"))

    def wants_keyboard(self) -> QWidget:
        return self.field

    def _give(self) -> None:
        if self.field.text().strip() and not self.field.isReadOnly():
            self.given.emit(TextAnswer(self.field.text().strip()))
            if not self.field.isReadOnly():
                self.field.setFocus()
                self.field.selectAll()

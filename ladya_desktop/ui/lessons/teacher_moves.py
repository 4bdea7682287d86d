"""The page of moves: the steps with their variations as a list, what is said at each, and what can be done to one."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.game.by_color import Color
from ladya_desktop.lessons import Scene, Step
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons import teacher_tree as tree
from ladya_desktop.ui.lessons.teacher_lesson import TEXT_LETTERS, BoardPage
from ladya_desktop.ui.lessons.teacher_words import TeacherWords
from ladya_desktop.ui.lessons.teacher_workbook import Workbook
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label

INDENT = 6 * "\N{NO-BREAK SPACE}"
COMMENT_PX = 76
NARROW_PX = 560


class MovesPage(QWidget):
    """`free_chosen(is_free)`: pieces go anywhere, or by the rules."""

    free_chosen = Signal(bool)

    def __init__(self, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._listed: tuple[BoardPage | None, str] = (None, "")
        self._steps: tuple[int, ...] = ()
        self.words = TeacherWords()
        self.list = QListWidget()
        self.comment = QPlainTextEdit()
        self._comment_name = plain_label()
        self.free = QPushButton()
        self.delete, self.promote = PictureButton("trash"), PictureButton("up")
        self._connect()
        self._lay_out()
        self.retranslate()

    def present(self) -> None:
        """Shows what the workbook has now."""
        page, at = self._book.board_page, self._book.place.step
        if (page, usual_letters()) != self._listed:
            self._fill()
        self.list.blockSignals(True)
        self.list.setCurrentRow(self._steps.index(at) if at in self._steps else -1)
        self.list.blockSignals(False)
        self._show_comment(self._book.words.here)
        self.comment.setEnabled(page is not None)
        self.delete.setEnabled(at > 0)
        self.promote.setEnabled(page is not None and not tree.is_main(page.steps, at))
        self.free.setEnabled(page is not None)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.list.setAccessibleName(t("teacher.moves.list"))
        self._comment_name.setText(t("teacher.moves.comment"))
        self.comment.setAccessibleName(t("teacher.moves.comment"))
        self.comment.setPlaceholderText(t("teacher.moves.comment_hint"))
        self.free.setText(t("teacher.moves.free"))
        self.free.setToolTip(t("teacher.moves.free_hint"))
        self.free.setAccessibleDescription(t("teacher.moves.free_hint"))
        self.delete.say(t("teacher.moves.delete"))
        self.promote.say(t("teacher.moves.promote"))
        self._listed = (None, "")
        self.present()

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = self.width() < NARROW_PX
        for button in (self.delete, self.promote):
            button.set_wordless(is_wordless=is_narrow)

    def _fill(self) -> None:
        page = self._book.board_page
        self._listed = (page, usual_letters())
        rows = tuple(_rows(page)) if page is not None else ()
        self._steps = tuple(step for step, _ in rows)
        self.list.blockSignals(True)
        self.list.clear()  # a list of texts alone: one of items made in Python ends the program now and then
        self.list.addItems([text for _, text in rows])
        self.list.blockSignals(False)

    def _show_comment(self, text: str) -> None:
        if text != self.comment.toPlainText():
            self.comment.blockSignals(True)
            self.comment.setPlainText(text)
            self.comment.blockSignals(False)

    def _say(self) -> None:
        text = self.comment.toPlainText()
        if len(text) > TEXT_LETTERS:
            cursor = self.comment.textCursor()
            at = cursor.position()
            self._show_comment(text[:TEXT_LETTERS])
            cursor.setPosition(min(at, TEXT_LETTERS))
            self.comment.setTextCursor(cursor)
        self._book.say(self.comment.toPlainText())

    def _go(self, row: int) -> None:
        if 0 <= row < len(self._steps):
            self._book.go(self._steps[row])

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._go)
        self.comment.textChanged.connect(self._say)
        self.comment.setTabChangesFocus(True)
        self.delete.clicked.connect(self._book.delete_step)
        self.promote.clicked.connect(self._book.promote)
        self.free.setCheckable(True)
        self.free.toggled.connect(self.free_chosen)

    def _lay_out(self) -> None:
        theme.set_role(self._comment_name, "small")
        self._comment_name.setBuddy(self.comment)
        self.comment.setFixedHeight(COMMENT_PX)
        self.list.setMinimumHeight(100)
        self.list.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(8)
        column.addWidget(self.words)
        column.addWidget(self.list, 1)
        buttons = QGridLayout()
        buttons.setSpacing(8)
        buttons.setColumnStretch(0, 1)
        for place, button in enumerate((self.free, self.promote, self.delete)):
            buttons.addWidget(button, 0, place)
        column.addLayout(buttons)
        column.addWidget(self._comment_name)
        column.addWidget(self.comment)


def _rows(page: BoardPage) -> Iterator[tuple[int, str]]:
    """The steps as a book has them: after a move the other ones in its place, then what goes on."""
    yield tree.BEGINNING, _told(t("teacher.moves.beginning"), page.text.here)
    ahead = tree.following(page.steps)
    waiting = [(number, 0) for number in ahead.get(tree.BEGINNING, ())[:1]]
    while waiting:
        number, depth = waiting.pop()
        before = page.steps[number - 1].after
        main, *others = ahead[before]
        is_main = number == main
        text = _text(page, number)
        if not is_main:
            text = t("teacher.moves.instead", move=text)
        elif before and ahead[page.steps[before - 1].after][1:] and ahead[page.steps[before - 1].after][0] == before:
            text = t("teacher.moves.after", before=_text(page, before), move=text)  # other moves stand in between
        yield number, _told(INDENT * depth + text, page.steps[number - 1].text.here)
        waiting += [(each, depth) for each in ahead.get(number, ())[:1]]
        if is_main:
            waiting += [(each, depth + 1) for each in reversed(others)]


def _text(page: BoardPage, number: int) -> str:
    step = page.steps[number - 1]
    return step_text(page.scenes[step.after], step)


def step_text(before: Scene, step: Step) -> str:
    """A step in words: "12. Nf3", "b1-a3" by hand, a new position."""
    if step.move:
        position = before.position
        dots = "." if position.turn is Color.WHITE else "\N{HORIZONTAL ELLIPSIS}"
        return f"{position.fullmove_number}{dots} {format_san(position.san(step.move), usual_letters())}"
    if step.put:
        return t("teacher.moves.put", ways=", ".join(f"{way[:2]}-{way[2:]}" for way in step.put))
    if step.remove:
        return t("teacher.moves.remove", squares=", ".join(step.remove))
    return t("teacher.moves.position") if step.fen else t("teacher.moves.pause")


def _told(text: str, words: str) -> str:
    """A step with the beginning of what is said at it."""
    line = " ".join(words.split())
    return f"{text}   {line}" if line else text

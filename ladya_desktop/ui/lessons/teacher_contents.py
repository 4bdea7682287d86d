"""The page of the lesson itself: its title, its pages, and its files: new, opened, kept, given away, taken in."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons.teacher_lesson import TITLE_LETTERS, BoardPage
from ladya_desktop.ui.lessons.teacher_rows import ButtonRows
from ladya_desktop.ui.lessons.teacher_workbook import Workbook
from ladya_desktop.ui.parts.fields import named
from ladya_desktop.ui.parts.picture_button import PictureButton

FILES = {"new": "plus", "open": "folder", "save_as": "save", "export": "give", "import": "take"}
"""What is done in the head of the screen, where it is always at hand, is not offered here again: saving."""


class ContentsPage(QWidget):
    """`wanted(act)` for one of FILES."""

    wanted = Signal(str)

    def __init__(self, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._names: list[str] = []
        self._rows: list[ButtonRows] = []
        self.title, self.heading = QLineEdit(), QLineEdit()
        self.pages = QListWidget()
        self.add_page, self.delete_page = PictureButton("plus"), PictureButton("trash")
        self.files = {name: PictureButton(picture) for name, picture in FILES.items()}
        self._title_row = named("teacher.lesson.title", self.title)
        self._heading_row = named("teacher.lesson.heading", self.heading)
        self._connect()
        self._lay_out()
        self.retranslate()

    def present(self) -> None:
        """Shows what the workbook has now."""
        page = self._book.board_page
        _show(self.title, self._book.lesson.title.here)
        _show(self.heading, "" if page is None else page.heading.here)
        self.heading.setEnabled(page is not None)
        names = [self._name(at) for at in range(len(self._book.lesson.pages))]
        self.pages.blockSignals(True)
        if names != self._names:
            self._names = names
            self.pages.clear()
            self.pages.addItems(names)
        self.pages.setCurrentRow(self._book.place.page)
        self.pages.blockSignals(False)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for row, code in ((self._title_row, "title"), (self._heading_row, "heading")):
            row.name.setText(t(f"teacher.lesson.{code}"))
        self.title.setAccessibleName(t("teacher.lesson.title"))
        self.title.setPlaceholderText(t("teacher.lesson.title_hint"))
        self.heading.setAccessibleName(t("teacher.lesson.heading"))
        self.pages.setAccessibleName(t("teacher.lesson.pages"))
        self.add_page.say(t("teacher.lesson.add_page"))
        self.delete_page.say(t("teacher.lesson.delete_page"))
        for name, button in self.files.items():
            button.say(t(f"teacher.lesson.{name}"))
        for rows in self._rows:
            rows.fit()
        self.present()

    def _name(self, at: int) -> str:
        page = self._book.lesson.pages[at]
        if not isinstance(page, BoardPage):
            return t("teacher.lesson.page_kept", n=at + 1)
        words = " ".join((page.heading or page.text).here.split())
        return t("teacher.lesson.page" if words else "teacher.lesson.page_bare", n=at + 1, words=words)

    def _connect(self) -> None:
        for field in (self.title, self.heading):
            field.setMaxLength(TITLE_LETTERS)
        self.title.textEdited.connect(self._book.set_title)
        self.heading.textEdited.connect(self._book.head)
        self.pages.currentRowChanged.connect(lambda row: self._book.go(0, row) if row >= 0 else None)
        self.add_page.clicked.connect(self._book.add_page_here)
        self.delete_page.clicked.connect(self._book.delete_page)
        for name, button in self.files.items():
            button.clicked.connect(lambda _checked=False, name=name: self.wanted.emit(name))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(8)
        column.addLayout(self._title_row)
        column.addLayout(self._heading_row)
        self.pages.setMinimumHeight(96)
        column.addWidget(self.pages, 1)
        for buttons in ((self.add_page, self.delete_page), tuple(self.files.values())):
            for button in buttons:
                theme.restyle(button, "tight", value=True)
            self._rows.append(ButtonRows(buttons))
            column.addWidget(self._rows[-1])


def _show(field: QLineEdit, text: str) -> None:
    if text != field.text():
        field.setText(text)

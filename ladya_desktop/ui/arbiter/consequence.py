"""The card where it is read, before anything is confirmed, what an act of the arbiter would bring."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.arbiter.foreseen import Fact, ForeseenWords
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label

ICON_PX = 20


class FactList(QWidget):
    """What would be otherwise, each with its icon."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: tuple[Fact, ...] = ()
        self._labels: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._grid.setColumnStretch(1, 1)

    @property
    def words(self) -> str:
        """Everything that is said here."""
        return " ".join(fact.words for fact in self._facts)

    def show_facts(self, facts: Iterable[Fact]) -> None:
        """Replaces what is said."""
        facts = tuple(facts)
        self.setVisible(bool(facts))
        if facts == self._facts:
            return
        self._facts = facts
        for label in self._labels:
            self._grid.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._labels = [label for row, fact in enumerate(facts) for label in self._row(row, fact)]

    def _row(self, row: int, fact: Fact) -> tuple[QLabel, QLabel]:
        picture, words = plain_label(), plain_label(unbroken(fact.words))
        picture.setPixmap(icons.pixmap(fact.icon, theme.current().accent, ICON_PX, self.devicePixelRatioF()))
        words.setWordWrap(True)
        self._grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(words, row, 1)
        return picture, words


class Consequence(QFrame):
    """A title, a line, the facts, and the button that confirms; `above` is room for what still has to be chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.line, self._heading = plain_label(), plain_label(), plain_label()
        self.facts = FactList()
        self.confirm_button = QPushButton()
        self.above = QVBoxLayout()
        theme.set_role(self, "notice")
        theme.set_role(self._heading, "small")
        theme.set_role(self.title, "strong")
        theme.set_kind(self.confirm_button, "main")
        self._lay_out()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where what is seen of it can begin."""
        return (self, *(label for label in (self._heading, self.title, self.line) if label.isVisible()))

    def retranslate(self) -> None:
        """Says its heading again in the language chosen now."""
        self._heading.setText(t("panel.then"))

    def show_words(self, words: ForeseenWords, facts: Iterable[Fact], *, confirm: str) -> None:
        """Shows what would happen; what the Laws refuse cannot be confirmed. `confirm` stands on the button."""
        self.title.setText(unbroken(words.title))
        self.title.setVisible(bool(words.title))
        self.line.setText(unbroken(words.line))
        self.line.setVisible(bool(words.line))
        self.facts.show_facts(() if words.is_refused else facts)
        theme.set_role(self, "banner" if words.is_end or words.is_refused else "notice")
        self.confirm_button.setText(t("arbiter.foreseen.confirm_end") if words.is_end else confirm)
        self.confirm_button.setHidden(words.is_refused)
        said = " ".join(part for part in (words.title, words.line, self.facts.words) if part)
        self.confirm_button.setAccessibleDescription(said)

    def show_question(self, question: str) -> None:
        """Says what has to be chosen before anything can be foreseen."""
        self.show_words(ForeseenWords(title="", line=question, is_refused=True, is_end=False), (), confirm="")
        theme.set_role(self, "notice")

    def _lay_out(self) -> None:
        self.above.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12 - RING_PX, 10, 12 - RING_PX, 10)
        whole.setSpacing(8)
        whole.addLayout(self.above)
        column = QVBoxLayout()
        column.setContentsMargins(RING_PX, 0, RING_PX, 0)
        column.setSpacing(6)
        whole.addLayout(column)
        column.addWidget(self._heading)
        for label in (self.title, self.line):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addWidget(self.facts)
        column.addWidget(self.confirm_button)
        whole.addStretch()

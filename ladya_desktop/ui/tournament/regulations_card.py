"""The regulations of a group to be read, as its protocol prints them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.papers.paper import Facts, Heading, Paragraph
from ladya_desktop.papers.regulations import regulations_blocks
from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.lock_note import LockNote, lock_of


class RegulationsCard(QFrame):
    """Shows a group's regulations; `change` is the button to edit them, which whoever shows the card connects."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.change = QPushButton()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 12)
        self._column.setSpacing(8)
        self._page: QWidget | None = None
        self._column.addWidget(self.change, 0, Qt.AlignmentFlag.AlignLeft)

    def present(self, group: GroupView) -> None:
        """Shows a group in the language chosen now."""
        self.change.setText(t("group_setup.group_change"))
        self.change.setAccessibleName(t("group_setup.group_change_hint", group=wording.group_name(group.called)))
        if self._page is not None:
            self._page.hide()
            self._page.deleteLater()
        self._page = _page_of(group)
        self._column.insertWidget(0, self._page)


def _page_of(group: GroupView) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for block in regulations_blocks(group.setup):
        match block:
            case Heading():
                column.addWidget(label(block.text, "strong"))
                column.addWidget(label(_when(group), "muted"))
            case Facts():
                column.addLayout(_facts(block))
            case Paragraph():
                column.addWidget(label(block.text, "small"))
            case _:
                raise AssertionError(block)
    column.addWidget(LockNote(lock_of(group)))
    return page


def _when(group: GroupView) -> str:
    setup = group.setup
    return f"{wording.group_and_grades(group)} · {wording.setup_date(setup)}, {wording.hours(setup)}"


def _facts(facts: Facts) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    for row, (name, said) in enumerate(facts.pairs):
        heading = plain_label(name)
        theme.set_role(heading, "muted")
        grid.addWidget(heading, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(said), row, 1)
    return grid

"""What a number of the table is made of, and why a player stands where he stands: two dialogs to read."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.explanation_facts import FactSheet, compared_with_neighbours, explained
from ladya_desktop.ui.tournament.facts_table import FactsTable

WIDTH_PX = 640


class _ReadingDialog(Dialog):
    """A name, then lines and tables one below the other."""

    def __init__(self, parent: QWidget | None, *, title: str, name: str, note: str) -> None:
        super().__init__(parent, title=title, width_px=WIDTH_PX)
        self.name = FittedLabel.title()
        self.name.set_text(name, note)
        self.tables: list[FactsTable] = []
        self.lines: list[str] = []
        self.body.addWidget(self.name)

    def add_line(self, words: str, role: str = "") -> None:
        """A sentence; none if it is empty."""
        if not words:
            return
        label = plain_label(words)
        label.setWordWrap(True)
        if role:
            theme.set_role(label, role)
        self.lines.append(words)
        self.body.addWidget(label)

    def add_sheet(self, sheet: FactSheet) -> None:
        """A table with its lines."""
        self.add_line(sheet.above)
        table = FactsTable(sheet.columns, sheet.facts)
        table.setAccessibleName(sheet.above or self.windowTitle())
        self.tables.append(table)
        self.body.addWidget(card_around(table))
        self.add_line(sheet.below, "muted")

    def _end(self) -> None:
        self.close_button = self.add_close(t("table.close"))
        self.close_button.setFocus()


class ExplanationDialog(_ReadingDialog):
    """Which games gave a tie-break's value; a direct encounter shows its mini-table."""

    def __init__(self, group: GroupView, number: int, code: str, parent: QWidget | None = None) -> None:
        said = explained(group, number, code)
        who = group.participants[number - 1]
        super().__init__(parent, title=f"{said.what[:1].upper()}{said.what[1:]}", name=who.name, note=who.class_name)
        self.add_line(t("table.value_of", what=self.windowTitle(), value=said.value), "strong")
        self.add_line(said.how)
        for sheet in said.sheets:
            self.add_sheet(sheet)
        self._end()


class PlaceDialog(_ReadingDialog):
    """What put a player below the one above him and above the one below him."""

    def __init__(self, group: GroupView, number: int, parent: QWidget | None = None) -> None:
        who = group.participants[number - 1]
        super().__init__(parent, title=t("table.place_title"), name=who.name, note=who.class_name)
        self._compare(group, number)
        self._end()

    def _compare(self, group: GroupView, number: int) -> None:
        assert group.crosstable is not None  # the dialog is opened from the table
        row = group.crosstable.rows[number - 1]
        if row.places is None:
            self.add_line(t("table.place_none"))
            return
        if group.games_decided == 0:
            self.add_line(t("table.place_early"))
            return
        self.add_line(t("table.card_place", place=wording.places(row.places)), "strong")
        neighbours = compared_with_neighbours(group, number)
        for each in neighbours:
            self.add_line(each.why)
            if each.sheet is not None:
                self.add_sheet(each.sheet)
        if not neighbours:
            self.add_line(t("table.place_only"))

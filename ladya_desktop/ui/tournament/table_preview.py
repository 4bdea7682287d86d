"""The table of a group before and after an act that is not done yet: points and places, what changes set off."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.view import CrosstableRow, GroupView
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.facts_table import Fact, FactColumn, FactsTable

NO_PLACE = "\u2013"


class TablePreview(QVBoxLayout):
    """In the order of the places to come, but whom it is about first. A layout, so that it takes the room it wants."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(4)
        self.title = label(t("people.preview"), "small")
        self.addWidget(self.title)
        self.table: FactsTable | None = None
        self._card: QWidget | None = None

    def present(self, before: GroupView, after: GroupView, number: int) -> None:
        """Shows another pair of tables, for an act about the pupil with this number."""
        self.clear()
        facts = preview_facts(before, after, number)
        self.table = FactsTable(_columns(), facts)
        self.table.setAccessibleName(self.title.text())
        self.title.setText(t("people.preview" if any(fact.is_strong for fact in facts) else "people.unchanged"))
        self._card = card_around(self.table)
        self.addWidget(self._card)
        self._card.show()  # at once, so that a dialog that is open can fit itself to it

    def clear(self) -> None:
        """Shows none."""
        if self._card is not None:
            self.removeWidget(self._card)
            self._card.hide()
            self._card.deleteLater()
        self.table = self._card = None
        self.title.clear()


def preview_facts(before: GroupView, after: GroupView, first: int) -> tuple[Fact, ...]:
    """A row for each pupil: name, points now and then, place now and then; strong where something changes."""
    assert before.crosstable is not None  # who bears no number does not leave
    assert after.crosstable is not None
    now, then = before.crosstable.rows, after.crosstable.rows
    order = (first, *(number for number in after.crosstable.order if number != first))
    return tuple(_fact(now[number - 1], then[number - 1]) for number in order)


def _fact(now: CrosstableRow, then: CrosstableRow) -> Fact:
    points = (format_points(now.half_points), format_points(then.half_points))
    places = tuple(wording.places(row.places) if row.places else NO_PLACE for row in (now, then))
    who = t("table.number_and_name", number=now.participant.number, name=wording.name_and_class(now.participant))
    is_changed = len({*points}) > 1 or len({*places}) > 1
    return Fact((who, *points, *places), is_pale=then.places is None, is_strong=is_changed)


def _columns() -> tuple[FactColumn, ...]:
    then = t("people.column_then")
    points, place = t("people.column_points"), t("people.column_place")
    columns = (FactColumn(heading) for heading in (points, then, place, then))
    return (FactColumn(t("people.column_name"), is_wide=True), *columns)

"""A tie that nothing in the list resolves: by a lot whose number everybody sees, or by hand with a reason (C.07)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import DecideTie
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import LineField, label, named
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.order_list import OrderList
from ladya_desktop.ui.tournament.port import TournamentPort

MOST_LETTERS = 120
MOST_DIGITS = 9
_WAYS = (
    (LOTS, "people.tie_lot", "people.tie_lot_note"),
    (MANUAL, "people.tie_hand", "people.tie_hand_note"),
)


class DecideTieDialog(Dialog):
    """`numbers`: the start numbers of one tie, as `crosstable.unresolved` has them. Accepted once it is decided.

    After a lot the dialog stays and shows the order drawn, until it is closed.
    """

    def __init__(
        self, port: TournamentPort, group: GroupView, numbers: tuple[int, ...], parent: QWidget | None = None
    ) -> None:
        assert group.crosstable is not None  # there are ties
        places = group.crosstable.rows[numbers[0] - 1].places
        assert places is not None  # who is annulled is tied with nobody
        super().__init__(parent, title=t("people.tie_title", places=wording.places(places)), width_px=560)
        self._port, self._group, self._first = port, group, places[0]
        self._tied = tuple(group.participants[number - 1] for number in numbers)
        self.ways = {code: OptionRow() for code in (LOTS, MANUAL) if code in group.setup.tie_breaks}
        self.seed = LineField(str(port.new_seed()), most_letters=MOST_DIGITS)
        self.reason = LineField("", most_letters=MOST_LETTERS)
        self.list = OrderList(self._tied, first=self._first)
        self._parts: dict[str, QWidget] = {}
        self.drawn = QVBoxLayout()
        self._fill()

    def _fill(self) -> None:
        self.body.addWidget(label(t("people.tie_text"), "muted"))
        if not self.ways:
            self.body.addWidget(label(t("people.tie_neither")))
            self.close_button = self.add_close(t("people.close"))
            return
        for code, words, note in _WAYS:
            if code in self.ways:
                self.ways[code].set_words(t(words), t(note))
                self.ways[code].toggled.connect(self._show_way)
                self.body.addWidget(self.ways[code])
        self._parts[LOTS] = _panel(named("people.tie_seed", self.seed))
        self._parts[MANUAL] = _panel(self.list, named("people.tie_reason", self.reason))
        for part in self._parts.values():
            self.body.addWidget(part)
        self.body.addLayout(self.drawn)
        self.body.addStretch(1)
        self.confirm = self.add_buttons(t("people.cancel"), t("people.tie_decide"))
        self.confirm.clicked.connect(self._decide)
        next(iter(self.ways.values())).setChecked(True)
        self._show_way()

    @property
    def way(self) -> str:
        """By lot or by hand."""
        return next(code for code, row in self.ways.items() if row.isChecked())

    def _show_way(self) -> None:
        if not any(row.isChecked() for row in self.ways.values()):
            return
        for code, part in self._parts.items():
            part.setVisible(code == self.way)
        self.confirm.setText(t("people.tie_lot" if self.way == LOTS else "people.tie_decide"))
        self.remark.clear()
        if self.isVisible():
            self.fit()

    def _decide(self) -> None:
        problem = self._problem()
        if problem is not None:
            field, words = problem
            self.remark.warn(words)
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.fit()
            return
        self.confirm.setEnabled(False)
        if not self.remark.answer(self._port.request(self._act())):
            self.confirm.setEnabled(True)
            self.fit()
        elif self.way == LOTS:
            self._show_drawn()
        else:
            self.accept()

    def _problem(self) -> tuple[LineField, str] | None:
        seed = self.seed.clean
        if self.way == LOTS and not (seed.isascii() and seed.isdecimal()):
            return self.seed, t("people.tie_seed_wrong", n=MOST_DIGITS)
        if self.way == MANUAL and not self.reason.clean:
            return self.reason, t("people.tie_reason_empty")
        return None

    def _act(self) -> DecideTie:
        code = self._group.code
        if self.way == LOTS:
            ids = tuple(one.participant_id for one in self._tied)
            return DecideTie(group=code, participant_ids=ids, seed=int(self.seed.clean), reason="")
        return DecideTie(group=code, participant_ids=self.list.ids, reason=self.reason.clean)

    def _show_drawn(self) -> None:
        """What the lot has given; nothing can be chosen any more."""
        for widget in (*self.ways.values(), *self._parts.values()):
            widget.hide()
        names = {one.participant_id: wording.name_and_class(one) for one in self._tied}
        self._tell(label(t("people.tie_drawn", seed=self.seed.clean), "muted"))
        for place, number in enumerate(self._drawn_ids(), self._first):
            self._tell(label(t("people.tie_place", place=place, name=names[number]), "strong"))
        while (item := self.buttons.takeAt(0)) is not None:
            if (button := item.widget()) is not None:
                button.hide()
        self.close_button = self.add_close(t("people.close"))
        self.close_button.show()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()

    def _tell(self, words: QWidget) -> None:
        """One more line, at once, so that the dialog can fit itself to it."""
        self.drawn.addWidget(words)
        words.show()

    def _drawn_ids(self) -> tuple[int, ...]:
        view, tied = self._port.view, {one.participant_id for one in self._tied}
        assert view is not None
        group = next(each for each in view.groups if each.code == self._group.code)
        return next(tie.participant_ids for tie in group.decided_ties if set(tie.participant_ids) == tied)


def _panel(*parts: QWidget | QVBoxLayout) -> QWidget:
    """A part of the dialog that comes and goes; its fields keep room for the ring around them."""
    panel = QWidget()
    column = QVBoxLayout(panel)
    column.setContentsMargins(5, 5, 5, 5)
    column.setSpacing(8)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    return panel

"""How hands are treated in a game or a group: how the board behaves, who watches, who rules; a row and its dialog."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import RING_PX, Dialog
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label

QUESTIONS: tuple[tuple[str, tuple[StrEnum, ...]], ...] = (
    ("conduct", (Conduct.GUIDED, Conduct.STRICT)),
    ("supervision", tuple(Supervision)),
    ("rulings", tuple(Rulings)),
)
"""What is asked, by the field of `Conditions` it fills, and the answers offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """The part of the regulations that a group or a free game chooses for its conduct."""

    conduct: Conduct = Conduct.GUIDED
    supervision: Supervision = Supervision.FULL
    rulings: Rulings = Rulings.AUTOMATIC


USUAL = Conditions()


def conditions_in_words(conditions: Conditions) -> str:
    """In one line what is chosen; it begins as a sentence does."""
    said = " · ".join(t(f"common.conditions.{getattr(conditions, name)}_short") for name, _ in QUESTIONS)
    return said[:1].upper() + said[1:]


class ConditionsDialog(Dialog):
    """Accepted once all is chosen; `conditions` is what stands there."""

    def __init__(self, conditions: Conditions, parent: QWidget | None, *, of: str) -> None:
        super().__init__(parent, title=of, width_px=680)
        self.options: dict[StrEnum, OptionRow] = {}
        for name, answers in QUESTIONS:
            self._ask(name, answers, chosen=getattr(conditions, name))
        self.body.addStretch()
        self.confirm = self.add_buttons(t("common.conditions.cancel"), t("common.conditions.done"))
        self.confirm.clicked.connect(self.accept)

    @property
    def conditions(self) -> Conditions:
        """What is chosen now."""
        chosen = [answer for answer, row in self.options.items() if row.isChecked()]
        return Conditions(
            conduct=next(answer for answer in chosen if isinstance(answer, Conduct)),
            supervision=next(answer for answer in chosen if isinstance(answer, Supervision)),
            rulings=next(answer for answer in chosen if isinstance(answer, Rulings)),
        )

    def _ask(self, name: str, answers: tuple[StrEnum, ...], chosen: StrEnum) -> None:
        label = plain_label(t(f"common.conditions.{name}"))
        theme.set_role(label, "strong")
        self.body.addWidget(label)
        group = QButtonGroup(self)
        for answer in answers:
            row = OptionRow()
            row.setAutoExclusive(False)
            row.set_words(t(f"common.conditions.{answer}"), t(f"common.conditions.{answer}_note"))
            row.setChecked(answer is chosen)
            group.addButton(row)
            self.options[answer] = row
            self.body.addWidget(row)


class ConditionsRow(QWidget):
    """What is chosen, in words, and a button that opens the dialog; `changed` when it was chosen anew."""

    changed = Signal()

    def __init__(self, conditions: Conditions, *, of: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conditions = conditions
        self._of = of
        self._words = plain_label()
        self._words.setWordWrap(True)
        theme.set_role(self._words, "small")
        self.change = QPushButton(t("common.conditions.change"))
        self.change.setAccessibleName(t("common.conditions.change_of", of=of))
        self.change.setAutoDefault(False)
        self.change.clicked.connect(self._open)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, RING_PX, RING_PX, RING_PX)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(self.change)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._say()

    @property
    def conditions(self) -> Conditions:
        """What is chosen."""
        return self._conditions

    def _open(self) -> None:
        dialog = ConditionsDialog(self._conditions, self.window(), of=self._of)
        dialog.accepted.connect(lambda: self._take(dialog.conditions))
        dialog.open()

    def _take(self, conditions: Conditions) -> None:
        self._conditions = conditions
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        self._words.setText(conditions_in_words(self._conditions))

"""Asks who is to be kept apart in the last rounds: classmates all together, families one by one."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, ParticipantView
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.tournament import keep_apart, wording
from ladya_desktop.ui.tournament.keep_apart import Apart

MOST_CLASSES = 6


class KeepApartDialog(Dialog):
    """Accepted once chosen; `apart` is what stands there."""

    def __init__(self, group: GroupView, apart: Apart, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("people.apart_title"), width_px=600)
        self.classes = CheckRow()
        self.families = {key: CheckRow() for key in keep_apart.families(group)}
        self._fill(group, apart)
        self.confirm = self.add_buttons(t("people.cancel"), t("people.apart_done"))
        self.confirm.clicked.connect(self.accept)

    @property
    def apart(self) -> Apart:
        """What is chosen now."""
        families = frozenset(key for key, row in self.families.items() if row.isChecked())
        return Apart(classmates=self.classes.isChecked(), families=families)

    def _fill(self, group: GroupView, apart: Apart) -> None:
        classes, families = keep_apart.classmates(group), keep_apart.families(group)
        self.body.addWidget(label(t("people.apart_text"), "muted"))
        if classes:
            self.classes.set_words(t("people.apart_classes"), _in_words(classes))
            self.classes.setChecked(apart.classmates)
            self.body.addWidget(self.classes)
        if families:
            self.body.addWidget(label(t("people.apart_family"), "strong"))
        for key, row in self.families.items():
            row.set_words(", ".join(wording.name_and_class(one) for one in families[key]))
            row.setChecked(key in apart.families)
            self.body.addWidget(row)
        if not classes and not families:
            self.body.addWidget(label(t("people.apart_none")))
        self.body.addStretch(1)


def apart_in_words(group: GroupView, apart: Apart) -> str:
    """Who is kept apart, nothing if nobody is."""
    families = keep_apart.families(group)
    chosen = [t("people.apart_classmates")] if apart.classmates and keep_apart.classmates(group) else []
    chosen += [_names(members) for key, members in families.items() if key in apart.families]
    return t("people.apart_chosen", list="; ".join(chosen)) if chosen else ""


def _in_words(classes: keep_apart.Sets) -> str:
    """The classes with their pupils; of many classes the names alone."""
    if len(classes) > MOST_CLASSES:
        return ", ".join(classes)
    parts = (t("people.apart_class", class_name=name, names=_names(members)) for name, members in classes.items())
    return "; ".join(parts)


def _names(members: tuple[ParticipantView, ...]) -> str:
    return ", ".join(one.name for one in members)

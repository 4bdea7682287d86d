"""The list of the class as the teacher writes it: one name a line."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.collation import look_key
from ladya_desktop.ui.lessons.class_port import ClassPort
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import label

WIDTH_PX: Final = 520
TEXT_PX: Final = 320
COMPACT_TEXT_PX: Final = 150
MOST_NAMES: Final = 200
MOST_LETTERS: Final = 60


class ListError(Exception):
    """What is wrong with a list: `code` and `params` of the sentence that says it."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class ClassListDialog(Dialog):
    """Accepted when the list was kept."""

    kept = Signal()

    def __init__(self, parent: QWidget | None, port: ClassPort) -> None:
        super().__init__(parent, title=t("classroom.list"), width_px=WIDTH_PX)
        self._port = port
        self.text = QPlainTextEdit("\n".join(port.listed))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(t("classroom.list"))
        self.text.setMinimumHeight(COMPACT_TEXT_PX)
        self.body.addWidget(label(t("classroom.list_hint"), "muted"))
        self.body.addWidget(self.text)
        self.save = self.add_buttons(t("classroom.list_cancel"), t("classroom.list_save"))
        self.save.clicked.connect(self._keep)
        self.text.setFocus()

    def set_compact(self, *, is_compact: bool) -> None:
        super().set_compact(is_compact=is_compact)
        if hasattr(self, "text"):
            self.text.setFixedHeight(COMPACT_TEXT_PX if is_compact else TEXT_PX)

    def _keep(self) -> None:
        try:
            names = names_in(self.text.toPlainText())
        except ListError as fault:
            self.remark.warn(t(fault.code, **fault.params))
            self.fit()
            return
        if self._port.write_list(names):
            self.kept.emit()
            self.accept()


def names_in(text: str) -> tuple[str, ...]:
    """The names of a list, without empty lines and spaces around them.

    Raises ListError for a name that is too long or there twice, or looks like another, and for too many names.
    """
    names: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        name = " ".join(line.split())
        if len(name) > MOST_LETTERS:
            raise ListError("classroom.list_too_long", line=number, limit=MOST_LETTERS)
        if not name:
            continue
        other = names.get(look_key(name))
        if other is not None:
            raise ListError("classroom.list_twice" if other == name else "classroom.list_alike", name=name, other=other)
        names[look_key(name)] = name
    if len(names) > MOST_NAMES:
        raise ListError("classroom.list_too_many", limit=MOST_NAMES)
    return tuple(names.values())

"""The arbiter's menu as a screen reader finds it: a dialog with a name, what is inside is Qt's own."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from ladya_desktop.texts import t


class SpokenMenu(QAccessibleWidget):
    """The menu with its name."""

    def __init__(self, menu: QWidget) -> None:
        super().__init__(menu, QAccessible.Role.Dialog)

    def text(self, kind: QAccessible.Text) -> str:
        return t("arbiter.title") if kind is QAccessible.Text.Name else ""

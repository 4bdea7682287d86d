"""What a list's file was taken for, to be chosen otherwise: which sheet, or which encoding."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from ladya_desktop.files.decoding import Encoding
from ladya_desktop.files.participants import ParticipantsPreview
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.plain_label import plain_label

MAX_PX = 220
NAMES: dict[Encoding, str] = {
    "utf-8": "UTF-8",
    "utf-16": "UTF-16",
    "cp1251": "Windows-1251",
    "koi8-r": "KOI8-R",
    "cp866": "DOS 866",
    "mac_cyrillic": "Macintosh",
}
"""What the programs that write them call the encodings."""


class ImportChoices(QWidget):
    """One field with its label: `sheet_chosen(title)` of a workbook with several, `encoding_chosen(name)` of a text."""

    sheet_chosen = Signal(str)
    encoding_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview: ParticipantsPreview | None = None
        self.label, self.field = plain_label(), QComboBox()
        theme.set_role(self.label, "muted")
        self.label.setBuddy(self.field)
        self.field.setMaximumWidth(MAX_PX)
        self.field.activated.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.label)
        row.addWidget(self.field)
        self.hide()

    def present(self, preview: ParticipantsPreview) -> None:
        """Shows what a preview was made from; nothing for a text that was pasted."""
        self._preview = preview
        self.field.clear()
        for data, words in self._choices(preview):
            self.field.addItem(words, data)
        self.field.setCurrentIndex(self.field.findData(preview.sheet or preview.encoding))
        what = t("participants.sheet" if preview.sheet else "participants.encoding")
        self.label.setText(what)
        self.field.setAccessibleName(what)
        self.setVisible(self.field.count() > 1)

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        if self._preview is not None:
            self.present(self._preview)

    def _choices(self, preview: ParticipantsPreview) -> list[tuple[str, str]]:
        if preview.encoding is not None:
            return list(NAMES.items())
        return [(title, title) for title in preview.sheets]

    def _choose(self, index: int) -> None:
        is_sheet = self._preview is not None and self._preview.sheet is not None
        (self.sheet_chosen if is_sheet else self.encoding_chosen).emit(str(self.field.itemData(index)))

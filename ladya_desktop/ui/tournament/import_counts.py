"""How many rows of a list are ready, noted, there twice or wrong, and the way to the next one that is not taken."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.tournament.import_model import Fate, ImportModel


class ImportCounts(QWidget):
    """Counts the rows of a model when it is told to. `fault_requested`: to the next row that can be corrected."""

    fault_requested = Signal()

    def __init__(self, model: ImportModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.ready, self.noted, self.twice, self.wrong = Chip(), Chip(), Chip(), Chip()
        self.to_fault = PictureButton("pencil")
        self.to_fault.clicked.connect(self.fault_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self.ready, self.noted, self.twice, self.wrong, self.to_fault):
            row.addWidget(widget)

    def present(self, *, is_compact: bool) -> None:
        """Says the counts, each row in one of them; in a small window a row with a remark is a ready one."""
        count = self._model.count
        noted = (Fate.NOTED,) if is_compact else ()
        self._say(self.ready, "ready", count(Fate.READY, *noted), ("good", "check"))
        self._say(self.noted, "noted", 0 if is_compact else count(Fate.NOTED), ("warn", "pencil"))
        self._say(self.twice, "twice", count(Fate.TWICE), ("warn", "warning"))
        self._say(self.wrong, "wrong", count(Fate.WRONG), ("danger", "warning"))
        self.to_fault.say(t("participants.to_fault"))
        self.to_fault.setVisible(count(Fate.TWICE, Fate.WRONG) > 0)
        self.to_fault.set_wordless(is_wordless=is_compact)

    def _say(self, chip: Chip, code: str, n: int, look: tuple[str, str]) -> None:
        chip.show_text(t(f"participants.count_{code}", n=n) if n else "", *look)
        chip.setVisible(n > 0)

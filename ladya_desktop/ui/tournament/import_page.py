"""A list of pupils on its way in: pasted, typed or from a file, with a check of each row before anything is taken."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.files.decoding import Decoded, decode
from ladya_desktop.files.participants import ParticipantsPreview
from ladya_desktop.texts import t
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.chip import Chip
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.header import ScreenHeader
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.import_model import NAME, Fate, ImportModel
from ladya_desktop.ui.tournament.import_rows import lines_of, reread
from ladya_desktop.ui.tournament.import_table import ImportTable
from ladya_desktop.ui.tournament.list_file import FileChooser
from ladya_desktop.ui.tournament.port import TournamentPort

COMPACT_BELOW_PX = 900
SOURCE_PX = 320
RING_PX = 5
ChooseFile = Callable[[QWidget], Path | None]


class ImportPage(QWidget):
    """`taken(n, groups)`: pupils were entered, and where. `cancelled`: back to the list; the text stays."""

    taken = Signal(int, str)
    cancelled = Signal()

    def __init__(
        self, port: TournamentPort, parent: QWidget | None = None, *, choose: ChooseFile | None = None
    ) -> None:
        super().__init__(parent)
        self._port = port
        self._choose = choose or FileChooser()
        self._preview: ParticipantsPreview | None = None
        self._is_compact = False
        self.header = ScreenHeader()
        self.header.back_requested.connect(self.cancelled)
        self.source = QPlainTextEdit()
        self.source.setTabChangesFocus(True)
        self.source.textChanged.connect(self._read_text)
        self.open_file, self.edit_text = PictureButton("folder"), QPushButton()
        self.encoding = QLabel()
        self.ready, self.noted, self.twice, self.wrong = Chip(), Chip(), Chip(), Chip()
        self.model = ImportModel(self._group_of, self)
        self.table = ImportTable(self.model)
        self.nothing = EmptyState("list")
        self.remark = Remark()
        self.hint = QLabel()
        self.cancel, self.take = QPushButton(), QPushButton()
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.retranslate()

    def begin(self, *, with_file: bool) -> None:
        """Comes up empty, or with what was left; with a file it asks for one at once."""
        self.remark.clear()
        self.source.setFocus(Qt.FocusReason.OtherFocusReason)
        if with_file:
            self.ask_for_file()
        else:
            self._read_text()

    def ask_for_file(self) -> None:
        """Lets a file be chosen and reads it."""
        path = self._choose(self)
        if path is not None:
            self.read_file(path)

    def read_file(self, path: Path) -> None:
        """Shows what a file holds."""
        try:
            data = path.read_bytes()
        except OSError as error:
            reason = error.strerror or str(error)
            self.remark.warn(t("tournament.import_file_unreadable", name=path.name, reason=reason))
            return
        self._show_text(data)
        self._present(self._port.preview_participants(data))

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.header.set_title(t("tournament.import_title"), t("tournament.back"))
        self.source.setPlaceholderText(t("tournament.import_paste_hint"))
        self.source.setAccessibleName(t("tournament.import_source"))
        self.open_file.say(t("tournament.import_file"))
        self.edit_text.setText(t("tournament.import_edit_text"))
        self.nothing.say(t("tournament.import_title"), t("tournament.import_preview_empty"))
        self.cancel.setText(t("tournament.cancel"))
        self.table.setAccessibleName(t("tournament.import_title"))
        self.model.retranslate()
        self._say_counts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._is_compact = self.width() < COMPACT_BELOW_PX
        self.header.set_compact(is_compact=self._is_compact)
        side = 12 if self._is_compact else 24
        self._body.setContentsMargins(side, 12, side, 12 if self._is_compact else 24)
        self._show_sides()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A file dropped on the page is read, a text is pasted."""
        urls = event.mimeData().urls()
        if urls and urls[0].isLocalFile():
            self.read_file(Path(urls[0].toLocalFile()))
        else:
            self.source.setPlainText(event.mimeData().text())
        event.acceptProposedAction()

    def _show_text(self, data: bytes) -> None:
        decoded = decode(data)
        self.source.blockSignals(True)
        self.source.setPlainText(decoded.text if isinstance(decoded, Decoded) else "")
        self.source.blockSignals(False)

    def _read_text(self) -> None:
        text = self.source.toPlainText()
        if text.strip():
            self._present(self._port.preview_participants(text))
        else:
            self._present(ParticipantsPreview(rows=(), problem=None))

    def _edit(self, row: int, column: int, text: str) -> None:
        """A corrected cell is read again together with all others, for it may now be somebody's double."""
        if self._preview is None:
            return
        lines = list(lines_of(self._preview))
        lines[row] = replace(lines[row], name=text) if column == NAME else replace(lines[row], class_name=text)
        self._present(reread(tuple(lines), self._port.preview_participants, self._preview))

    def _present(self, preview: ParticipantsPreview) -> None:
        self._preview = preview
        self.model.present(preview)
        if preview.problem is not None:
            self.remark.warn(t(preview.problem.code, **preview.problem.params))
        else:
            self.remark.clear()
        self._pages.setCurrentIndex(1 if preview.rows else 0)
        self._show_sides()

    def _say_counts(self) -> None:
        wrong, taken = self.model.count(Fate.WRONG), len(self.model.chosen)
        self._say_chip(self.ready, "ready", self.model.count(Fate.READY, Fate.NOTED), ("good", "check"))
        self._say_chip(self.noted, "notes", self.model.count(Fate.NOTED), ("warn", "pencil"))
        self._say_chip(self.twice, "twice", self.model.count(Fate.TWICE), ("warn", "warning"))
        self._say_chip(self.wrong, "errors", wrong, ("danger", "warning"))
        encoding = self._preview.encoding if self._preview else None
        self.encoding.setText(t("tournament.import_encoding", encoding=encoding.upper()) if encoding else "")
        groups = self._groups_of(self.model.chosen)
        fix = t("tournament.import_fix") if wrong else ""
        self.hint.setText(" ".join(part for part in (groups and f"{groups}.", fix) if part))
        what = "import_take_none" if not taken else "import_take_without" if wrong else "import_take"
        self.take.setText(t(f"tournament.{what}", n=taken))
        self.take.setEnabled(taken > 0)

    def _say_chip(self, chip: Chip, code: str, n: int, look: tuple[str, str]) -> None:
        chip.show_text(t(f"tournament.import_{code}", n=n) if n else "", *look)
        chip.setVisible(n > 0 and not (self._is_compact and chip is self.noted))

    def _take(self) -> None:
        entries = self.model.chosen
        groups = self._groups_of(entries)
        if self.remark.answer(self._port.add_participants(entries)):
            self.source.clear()
            self.taken.emit(len(entries), groups)

    def _groups_of(self, entries: tuple[Entry, ...]) -> str:
        """Who goes where: one list is for all groups."""
        counts = Counter(self._group_of(entry.grade) for entry in entries)
        view = self._port.view
        names = [wording.group_name(each.code) for each in view.groups] if view is not None else []
        return ", ".join(t("tournament.import_group", group=name, n=counts[name]) for name in names if counts[name])

    def _group_of(self, grade: int) -> str:
        view = self._port.view
        groups = view.groups if view is not None else ()
        return next((wording.group_name(each.code) for each in groups if each.setup.admits(grade)), "")

    def _show_sides(self) -> None:
        """A small window shows the text or the rows, a large one both."""
        has_rows = self.model.rowCount() > 0
        is_alone = self._is_compact and has_rows
        self.edit_text.setVisible(is_alone)
        self.source.setVisible(not is_alone or self.edit_text.isChecked())
        self._pages.setVisible(not self._is_compact or (has_rows and not self.edit_text.isChecked()))
        self.source.setMaximumWidth(16_777_215 if self._is_compact else SOURCE_PX)
        self.encoding.setVisible(not self._is_compact)
        self._say_counts()
        self.open_file.set_wordless(is_wordless=is_alone)

    def _connect(self) -> None:
        self.open_file.clicked.connect(self.ask_for_file)
        self.edit_text.toggled.connect(self._show_sides)
        self.cancel.clicked.connect(self.cancelled)
        self.take.clicked.connect(self._take)
        self.model.edited.connect(self._edit)
        self.model.chosen_changed.connect(self._say_counts)

    def _lay_out(self) -> None:
        self.edit_text.setCheckable(True)
        theme.set_kind(self.take, "main")
        for label in (self.encoding, self.hint):
            theme.set_role(label, "muted")
            label.setWordWrap(True)
        self._body = QVBoxLayout()
        self._body.setSpacing(12)
        self._body.addLayout(self._tools())
        self._body.addWidget(self.remark)
        self._body.addLayout(self._sides(), 1)
        self._body.addLayout(self._feet())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._body, 1)

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.open_file)
        row.addWidget(self.edit_text)
        row.addSpacing(8)
        row.addWidget(self.encoding)
        row.addStretch(1)
        for chip in (self.ready, self.noted, self.twice, self.wrong):
            row.addWidget(chip)
        return row

    def _sides(self) -> QHBoxLayout:
        self._pages.addWidget(self.nothing)
        self._pages.addWidget(card_around(self.table))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.source, 1)
        row.addWidget(self._pages, 2)
        return row

    def _feet(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.cancel)
        row.addWidget(self.hint, 1)
        row.addWidget(self.take)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return row

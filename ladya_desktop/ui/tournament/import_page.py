"""A list of pupils on its way in: pasted, typed or from a file, with a check of each row before anything is taken."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.files.decoding import ENCODINGS, MAX_BYTES
from ladya_desktop.files.participants import EMPTY_PREVIEW, ListFile, ParticipantsPreview, corrected
from ladya_desktop.texts import t
from ladya_desktop.texts.system_errors import reason
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.header import ScreenHeader
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament.import_choices import ImportChoices
from ladya_desktop.ui.tournament.import_counts import ImportCounts
from ladya_desktop.ui.tournament.import_facts import facts_of, group_of, other_sheets, shortened, told_groups
from ladya_desktop.ui.tournament.import_model import NAME, Fate, ImportModel
from ladya_desktop.ui.tournament.import_table import ImportTable
from ladya_desktop.ui.tournament.list_file import FileChooser
from ladya_desktop.ui.tournament.list_text import ListText, file_in
from ladya_desktop.ui.tournament.port import TournamentPort

COMPACT_BELOW_PX = 900
SOURCE_PX = 320
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
        self._preview: ParticipantsPreview = EMPTY_PREVIEW
        self._file: ListFile | None = None
        self._is_compact = False
        self.header = ScreenHeader()
        self.header.back_requested.connect(self.cancelled)
        self.source = ListText()
        self.open_file, self.edit_text = PictureButton("folder"), QPushButton()
        self.file_name, self.choices = plain_label(), ImportChoices()
        self.facts = FittedLabel(Style(14, 400))
        self.model = ImportModel(self._group_of, self)
        self.counts, self.table = ImportCounts(self.model), ImportTable(self.model)
        self.nothing = EmptyState("list")
        self.remark = Remark()
        self.hint = plain_label()
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
        """Shows what a file holds. No more of it is read than a list may have."""
        try:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except OSError as error:
            self.remark.warn(t("participants.file_unreadable", name=path.name, reason=reason(error)))
            return
        self.file_name.setText(shortened(path.name))
        self.edit_text.setChecked(False)
        self._read_file(ListFile(data=data))

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.header.set_title(t("participants.title"), t("tournament.back"))
        self.source.setPlaceholderText(t("participants.paste_hint"))
        self.source.setAccessibleName(t("participants.source"))
        self.open_file.say(t("participants.open_file"))
        self.edit_text.setText(t("participants.edit_text"))
        self.nothing.say(t("participants.title"), t("participants.preview_empty"))
        self.cancel.setText(t("tournament.cancel"))
        self.table.setAccessibleName(t("participants.title"))
        self.choices.retranslate()
        self.model.retranslate()
        self._say_whole()
        self._say_counts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        was_compact, self._is_compact = self._is_compact, self.width() < COMPACT_BELOW_PX
        self.header.set_compact(is_compact=self._is_compact)
        self.table.set_compact(is_compact=self._is_compact)
        side = 12 if self._is_compact else 24
        self._body.setContentsMargins(side, 12, side, 12 if self._is_compact else 24)
        if was_compact is not self._is_compact:
            self._say_whole()
        self._show_sides()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A file dropped on the page is read, a text is pasted."""
        path = file_in(event.mimeData())
        if path is not None:
            self.read_file(path)
        else:
            self.source.setPlainText(event.mimeData().text())
        event.acceptProposedAction()

    def _read_file(self, file: ListFile) -> None:
        """Reads a file, with the sheet or the encoding that was chosen; its text stands where a pasted one would."""
        preview = self._port.preview_participants(file)
        self.source.show_text(preview.text)
        self._file = file
        self._present(preview)

    def _read_sheet(self, title: str) -> None:
        if self._file is not None:
            self._read_file(replace(self._file, sheet=title))

    def _read_encoding(self, name: str) -> None:
        encoding = next(each for each in ENCODINGS if each == name)
        if self._file is not None:
            self._read_file(replace(self._file, encoding=encoding))

    def _read_text(self) -> None:
        """A text that is written in is nobody's file any more."""
        text = self.source.toPlainText()
        self._file = None
        self.file_name.clear()
        self._present(self._port.preview_participants(text) if text.strip() else EMPTY_PREVIEW)

    def _edit(self, row: int, column: int, text: str) -> None:
        """A corrected cell is judged again together with all others, for it may now be somebody's double."""
        edits = {"name": text} if column == NAME else {"school_class": text}
        fresh = self._port.preview_participants(corrected(self._preview, row, **edits))
        self._present(replace(self._preview, rows=fresh.rows, problem=fresh.problem))

    def _present(self, preview: ParticipantsPreview) -> None:
        self._preview = preview
        self.model.present(preview)
        self.choices.present(preview)
        self._say_whole()
        self._pages.setCurrentIndex(1 if preview.rows else 0)
        self._show_sides()

    def _say_whole(self) -> None:
        """What is wrong with the whole list, or what else the file holds; and what of it is not taken."""
        preview = self._preview
        facts = facts_of(preview, with_sheets=self._is_compact)
        self.facts.set_text(facts, color="muted")
        self.facts.setVisible(bool(facts))
        if preview.problem is not None:
            what = t(preview.problem.code, **preview.problem.params)
            name = self.file_name.text()
            self.remark.warn(t("participants.file_named", name=name, what=what) if name else what)
        elif preview.other_sheets and not self._is_compact:
            self.remark.say(other_sheets(preview))
        else:
            self.remark.clear()

    def _say_counts(self) -> None:
        wrong, taken = self.model.count(Fate.WRONG), len(self.model.chosen)
        self.counts.present(is_compact=self._is_compact)
        groups = told_groups(self._port.view, self.model.chosen)
        fix = t("participants.fix", n=wrong) if wrong and not self._is_compact else ""
        self.hint.setText(" ".join(part for part in (groups and f"{groups}.", fix) if part))
        what = "take_none" if not taken else "take_without" if wrong else "take"
        self.take.setText(t(f"participants.{what}", n=taken))
        self.take.setEnabled(taken > 0)

    def _take(self) -> None:
        entries = self.model.chosen
        groups = told_groups(self._port.view, entries)
        if self.remark.answer(self._port.add_participants(entries)):
            self.source.clear()
            self.taken.emit(len(entries), groups)

    def _group_of(self, grade: int) -> str:
        return group_of(self._port.view, grade)

    def _show_sides(self) -> None:
        """A small window shows the text or the rows; a large one both, but a file's text only if it is asked for."""
        has_rows = self.model.rowCount() > 0
        is_alone = has_rows and (self._is_compact or self._file is not None)
        self.edit_text.setVisible(is_alone)
        self.source.setVisible(not is_alone or self.edit_text.isChecked())
        self._pages.setVisible(not self._is_compact or (has_rows and not self.edit_text.isChecked()))
        self.source.setMaximumWidth(16_777_215 if self._is_compact else SOURCE_PX)
        self.file_name.setVisible(not self._is_compact)
        self._say_counts()
        self.open_file.set_wordless(is_wordless=self._is_compact and has_rows)

    def _connect(self) -> None:
        self.source.textChanged.connect(self._read_text)
        self.source.file_given.connect(self.read_file)
        self.open_file.clicked.connect(self.ask_for_file)
        self.edit_text.toggled.connect(self._show_sides)
        self.cancel.clicked.connect(self.cancelled)
        self.take.clicked.connect(self._take)
        self.counts.fault_requested.connect(self.table.go_to_fault)
        self.choices.sheet_chosen.connect(self._read_sheet)
        self.choices.encoding_chosen.connect(self._read_encoding)
        self.model.edited.connect(self._edit)
        self.model.chosen_changed.connect(self._say_counts)

    def _lay_out(self) -> None:
        self.edit_text.setCheckable(True)
        theme.set_kind(self.take, "main")
        for label in (self.file_name, self.hint):
            theme.set_role(label, "muted")
        self.hint.setWordWrap(True)
        self.header.middle.addSpacing(16)
        self.header.middle.addWidget(self.file_name)
        self.header.room.addWidget(self.choices)
        self._body = QVBoxLayout()
        self._body.setSpacing(12)
        self._body.addLayout(self._tools())
        self._body.addWidget(self.remark)
        self._body.addWidget(self.facts)
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
        row.addStretch(1)
        row.addWidget(self.counts)
        return row

    def _sides(self) -> QHBoxLayout:
        self.nothing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
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

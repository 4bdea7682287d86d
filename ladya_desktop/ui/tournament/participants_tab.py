"""The list of a group: paste or open a list, write pupils one by one, correct and remove before the draw."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.files.columns import Fields
from ladya_desktop.files.participants import preview_participants
from ladya_desktop.texts import t
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.cell_delegate import PLAIN_TABLE, ROW_PX, CellDelegate
from ladya_desktop.ui.tournament.participants_model import CLASS, NAME, NUMBER, ParticipantsModel
from ladya_desktop.ui.tournament.port import TournamentPort

RING_PX = 5


class ParticipantsTab(QWidget):
    """Edits the list through the port. `paste_requested`, `file_requested`, `draw_requested` lead to other pages."""

    paste_requested = Signal()
    file_requested = Signal()
    draw_requested = Signal()

    def __init__(self, port: TournamentPort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._group: GroupView | None = None
        self.title = FittedLabel.title()
        self.paste, self.open_file = PictureButton("paste"), PictureButton("folder")
        self.to_draw = QPushButton()
        self.remark = Remark()
        self.model = ParticipantsModel(self)
        self.table = _table(self.model)
        self.empty = EmptyState("people")
        self.rename, self.remove = QPushButton(), QPushButton()
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        theme.set_role(self.hint, "small")
        self.name_field, self.class_field, self.add = QLineEdit(), QLineEdit(), QPushButton()
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()

    def present(self, group: GroupView) -> None:
        """Shows the list of a group."""
        if self._group != group:
            self.remark.clear()
        self._group = group
        self.model.present(group)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        if self._group is None:
            return
        n, is_drawn = len(self._group.participants), bool(self._group.rounds)
        self.title.set_text(t("tournament.participants_title", n=n))
        self.paste.say(t("tournament.paste_list"))
        self.open_file.say(t("tournament.open_file"))
        self.to_draw.setText(t("tournament.to_draw"))
        self.empty.say(t("tournament.participants_empty_title"), t("tournament.participants_empty_text"))
        self.rename.setText(t("tournament.rename"))
        self.remove.setText(t("tournament.remove"))
        self.hint.setText(t("tournament.after_draw_hint"))
        self._say_fields()
        self.model.retranslate()
        self._pages.setCurrentIndex(1 if n else 0)
        for widget in (self.paste, self.open_file, self.name_field, self.class_field, self.add):
            widget.setVisible(not is_drawn)
        self.remove.setVisible(not is_drawn and n > 0)
        self.rename.setVisible(n > 0)
        self.hint.setVisible(is_drawn)
        self.to_draw.setVisible(not is_drawn and n > 1)
        self._enable()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen has one row of buttons, those for the list without words."""
        self.title.setHidden(is_compact)
        for button in (self.paste, self.open_file):
            button.set_wordless(is_wordless=is_compact)

    def say(self, sentence: str) -> None:
        """Tells what was done to the list elsewhere."""
        self.remark.say(sentence)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Delete on the list removes the pupil chosen."""
        if watched is self.table and event.type() == QEvent.Type.KeyPress:
            is_delete = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Delete
            if is_delete and self.remove.isVisible() and self.remove.isEnabled():
                self.remove.click()
                return True
        return super().eventFilter(watched, event)

    def _say_fields(self) -> None:
        self.name_field.setPlaceholderText(t("tournament.add_name"))
        self.name_field.setAccessibleName(t("tournament.add_name"))
        self.class_field.setPlaceholderText(t("tournament.add_class_short"))
        self.class_field.setAccessibleName(t("tournament.add_class"))
        self.class_field.setToolTip(t("tournament.add_class"))
        self.add.setText(t("tournament.add"))

    def _enable(self) -> None:
        is_chosen = self.table.currentIndex().isValid()
        self.rename.setEnabled(is_chosen)
        self.remove.setEnabled(is_chosen)

    def _connect(self) -> None:
        self.paste.clicked.connect(self.paste_requested)
        self.open_file.clicked.connect(self.file_requested)
        self.to_draw.clicked.connect(self.draw_requested)
        self.add.clicked.connect(self._add)
        self.name_field.returnPressed.connect(self.class_field.setFocus)
        self.class_field.returnPressed.connect(self._add)
        self.rename.clicked.connect(self._edit_current)
        self.remove.clicked.connect(self._ask_to_remove)
        self.table.selectionModel().currentChanged.connect(self._enable)
        self.model.modelReset.connect(self._enable)
        self.model.corrected.connect(self._correct)
        self.table.installEventFilter(self)

    def _add(self) -> None:
        entry = self._read(self.name_field.text(), self.class_field.text())
        if entry is None or not self.remark.answer(self._port.add_participants((entry,))):
            return
        self.remark.say(self._said_added(entry))
        self.name_field.clear()
        self.class_field.clear()
        self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _said_added(self, entry: Entry) -> str:
        view = self._port.view
        groups = view.groups if view is not None else ()
        where = next((group for group in groups if group.setup.admits(entry.grade)), None)
        is_elsewhere = where is not None and self._group is not None and where.code != self._group.code
        group = wording.group_name(where.code) if where is not None else ""
        code = "tournament.added_elsewhere" if is_elsewhere else "tournament.added_here"
        return t(code, name=entry.name, class_name=entry.class_name, group=group)

    def _correct(self, participant_id: int, name: str, class_name: str) -> None:
        entry = self._read(name, class_name)
        if entry is not None:
            self.remark.answer(self._port.rename_participant(participant_id, entry))

    def _read(self, name: str, class_name: str) -> Entry | None:
        """A pupil as typed, by the rules of a pasted list; what is wrong is said. Doubles the tournament refuses."""
        preview = preview_participants((Fields(line=1, name=name, school_class=class_name),))
        if not preview.entries:
            problem = next((row.problem for row in preview.rows if row.problem is not None), None)
            self.remark.warn(wording.row_remark(problem) if problem else t("participants.name_missing"))
            return None
        return preview.entries[0]

    def _edit_current(self) -> None:
        current = self.table.currentIndex()
        column = current.column() if current.column() != NUMBER else NAME
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.edit(self.model.index(current.row(), column))

    def _ask_to_remove(self) -> None:
        pupil = self.model.pupil(self.table.currentIndex().row())
        question = Question(
            self,
            title=t("tournament.remove_title"),
            text=t("tournament.remove_text", name=pupil.name, class_name=pupil.class_name),
            cancel=t("tournament.keep"),
            confirm=t("tournament.remove_confirm"),
        )
        question.accepted.connect(lambda: self.remark.answer(self._port.remove_participant(pupil.participant_id)))
        question.open()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1000)
        head.addStretch(1)
        for button in (self.rename, self.remove, self.paste, self.open_file, self.to_draw):
            head.addWidget(button)
        theme.set_kind(self.to_draw, "main")
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.remark)
        column.addWidget(self._list(), 1)
        column.addWidget(self.hint)
        column.addLayout(self._entry_row())

    def _list(self) -> QStackedWidget:
        self.empty.button.hide()
        self._pages.addWidget(self.empty)
        self._pages.addWidget(card_around(self.table))
        return self._pages

    def _entry_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.class_field.setFixedWidth(112)
        row.addWidget(self.name_field, 1)
        row.addWidget(self.class_field)
        row.addWidget(self.add)
        return row


def _table(model: ParticipantsModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setItemDelegate(CellDelegate(table, centred=frozenset({NUMBER})))
    table.setStyleSheet(PLAIN_TABLE)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    triggers = QAbstractItemView.EditTrigger
    table.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(ROW_PX)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
    table.setColumnWidth(NUMBER, 64)
    table.setColumnWidth(CLASS, 112)
    return table

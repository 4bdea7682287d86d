"""The list of a group: pasted, opened or written, corrected; who has come, comes late, goes, changes his group."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import CheckIn, CheckInRest
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.view import GroupStatus, GroupView, ParticipantView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.dialog import Question
from ladya_desktop.ui.parts.empty_state import EmptyState
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.late_entry_dialog import LateEntryDialog
from ladya_desktop.ui.tournament.move_dialog import MoveDialog
from ladya_desktop.ui.tournament.participants_model import CLASS, NAME, ParticipantsModel
from ladya_desktop.ui.tournament.participants_table import ParticipantsTable
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.pupil_bar import PupilBar
from ladya_desktop.ui.tournament.pupil_entry import typed_entry
from ladya_desktop.ui.tournament.withdraw_dialog import leaving_dialog

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
        self.to_draw, self.late = QPushButton(), QPushButton()
        self.remark = Remark()
        self.model = ParticipantsModel(self)
        self.table = ParticipantsTable(self.model)
        self.empty = EmptyState("people")
        self.bar = PupilBar()
        self.rename, self.remove = self.bar.rename, self.bar.remove
        self.hint = plain_label()
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
        group, n, is_drawn = self._group, len(self._group.participants), bool(self._group.rounds)
        left = sum(one.is_withdrawn for one in group.participants)
        some_left = t("people.title_some_left", n=n, left=left)
        self.title.set_text(some_left if left else t("tournament.participants_title", n=n))
        self.table.setAccessibleName(self.title.text)
        self.paste.say(t("tournament.paste_list"))
        self.open_file.say(t("tournament.open_file"))
        self.to_draw.setText(t("tournament.to_draw"))
        self.late.setText(t("people.late"))
        self.empty.say(t("tournament.participants_empty_title"), t("tournament.participants_empty_text"))
        self.bar.say(group)
        self.hint.setText(t("tournament.after_draw_hint"))
        self._say_fields()
        self.model.retranslate()
        self.table.fit_columns()
        self._pages.setCurrentIndex(1 if n else 0)
        for widget in (self.paste, self.open_file, self.name_field, self.class_field, self.add):
            widget.setVisible(not is_drawn)
        self.hint.setVisible(is_drawn and not group.has_begun)
        self.to_draw.setVisible(not is_drawn and n > 1)
        self.late.setVisible(is_drawn and group.status is not GroupStatus.CLOSED)
        self._enable()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen has one row of buttons, those for the list and the pupils without words."""
        self.title.setHidden(is_compact)
        direction = QBoxLayout.Direction
        self._top.setDirection(direction.RightToLeft if is_compact else direction.TopToBottom)
        self.bar.set_wordless(is_wordless=is_compact)
        for button in (self.paste, self.open_file):
            button.set_wordless(is_wordless=is_compact)

    def say(self, sentence: str) -> None:
        """Tells what was done to the list elsewhere."""
        self.remark.say(sentence)

    def _say_fields(self) -> None:
        self.name_field.setPlaceholderText(t("tournament.add_name"))
        self.name_field.setAccessibleName(t("tournament.add_name"))
        self.class_field.setPlaceholderText(t("tournament.add_class_short"))
        self.class_field.setAccessibleName(t("tournament.add_class"))
        self.class_field.setToolTip(t("tournament.add_class"))
        self.add.setText(t("tournament.add"))

    @property
    def chosen(self) -> ParticipantView | None:
        """The pupil chosen in the list."""
        current = self.table.currentIndex()
        return self.model.pupil(current.row()) if current.isValid() else None

    def _enable(self) -> None:
        if self._group is not None:
            view = self._port.view
            self.bar.offer(self._group, self.chosen, groups=len(view.groups) if view is not None else 0)

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
        self.model.checked.connect(self._check)
        self.table.delete_pressed.connect(self._delete)
        self.late.clicked.connect(self._let_in)
        self.bar.all_here.clicked.connect(self._check_rest)
        self.bar.move.clicked.connect(self._move)
        for button in (self.bar.leave, self.bar.give_back):
            button.clicked.connect(self._leave)

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
        group = wording.group_name(where.called) if where is not None else ""
        code = "tournament.added_elsewhere" if is_elsewhere else "tournament.added_here"
        return t(code, name=entry.name, class_name=entry.class_name, group=group)

    def _correct(self, participant_id: int, name: str, class_name: str) -> None:
        entry = self._read(name, class_name)
        if entry is not None:
            self.remark.answer(self._port.rename_participant(participant_id, entry))

    def _read(self, name: str, class_name: str) -> Entry | None:
        """A pupil as typed; what is wrong is said."""
        entry = typed_entry(name, class_name)
        if isinstance(entry, str):
            self.remark.warn(entry)
            return None
        return entry

    def _check(self, participant_id: int, is_present: bool | None) -> None:
        self.remark.answer(self._port.request(CheckIn(participant_id=participant_id, is_present=is_present)))

    def _check_rest(self) -> None:
        """Everybody who has no mark yet is here."""
        if self._group is not None:
            self.remark.answer(self._port.request(CheckInRest(group=self._group.code)))

    def _let_in(self) -> None:
        """A pupil of the list who was not drawn is offered first if he is the one chosen."""
        if self._group is None:
            return
        pupil = self.chosen if self.chosen in self._group.undrawn else None
        dialog = LateEntryDialog(self._port, self._group, self, pupil=pupil)
        dialog.redraw_requested.connect(self.draw_requested)
        dialog.open()

    def _move(self) -> None:
        pupil = self.chosen
        if pupil is not None and self._group is not None:
            MoveDialog(self._port, self._group, pupil, self).open()

    def _leave(self) -> None:
        pupil = self.chosen
        if pupil is not None and self._group is not None:
            leaving_dialog(self._port, self._group, pupil, self).open()

    def _delete(self) -> None:
        if self.remove.isVisible() and self.remove.isEnabled():
            self.remove.click()

    def _edit_current(self) -> None:
        current = self.table.currentIndex()
        column = current.column() if current.column() in (NAME, CLASS) else NAME
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
        for button in (self.to_draw, self.late, self.paste, self.open_file):  # what comes up later moves none of these
            head.addWidget(button)
        theme.set_kind(self.to_draw, "main")
        self._top = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._top.setSpacing(8)
        self._top.addLayout(head)
        self._top.addLayout(self.bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        column.setSpacing(12)
        column.addLayout(self._top)
        column.addWidget(self._list(), 1)
        column.addWidget(self.remark)  # below, so that the rows stay where they are when it comes
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

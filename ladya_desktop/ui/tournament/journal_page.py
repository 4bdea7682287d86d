"""The journal of the tournament: everything that was done, newest first; found by group and by word."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.journal_delegate import JournalDelegate
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from ladya_desktop.ui.tournament.journal_model import JournalModel

RING_PX = 5
ROWS_A_TIME = 100
FILTER_PX = 176


class JournalPage(QWidget):
    """Shows `lines` as they are when it is seen; `undo_requested` takes the last act back."""

    undo_requested = Signal()

    def __init__(self, lines: JournalLines, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._groups: tuple[tuple[str, str], ...] = ()
        self.title, self.count, self.nothing = plain_label(), plain_label(), plain_label()
        self.search, self.filter = QLineEdit(), QComboBox()
        self.undo = PictureButton("undo")
        self.list = QListView()
        self.model = JournalModel(self)
        self._lay_out()
        self.undo.clicked.connect(self.undo_requested)
        self.search.textChanged.connect(self._choose)
        self.filter.currentIndexChanged.connect(self._choose)

    def present(self, view: TournamentView) -> None:
        """Shows the history of a tournament as it stands."""
        self._say_filter(tuple((group.code, group.called) for group in view.groups))
        self.undo.setEnabled(view.undo_step is not None)
        self.retranslate()

    def set_compact(self, *, is_compact: bool) -> None:
        """A small screen keeps the room of the title for the lines; larger ones have the last act beside the pages."""
        self.title.setHidden(is_compact)
        self.count.setHidden(is_compact)
        self.undo.set_wordless(is_wordless=is_compact)
        self.undo.setVisible(is_compact)

    def retranslate(self) -> None:
        """Says everything in the language chosen now; what nobody sees is made when it is shown."""
        if not self.isVisible():
            return
        self.title.setText(t("organizer.journal_title"))
        self.search.setPlaceholderText(t("organizer.journal_search"))
        self.search.setAccessibleName(t("organizer.journal_search"))
        self.filter.setAccessibleName(t("organizer.journal_filter"))
        self.undo.say(t("organizer.undo"))
        self.list.setAccessibleName(t("organizer.journal_title"))
        self.nothing.setText(t("organizer.journal_nothing"))
        self._say_filter(self._groups)
        self.model.present(tuple(self._lines.lines()))
        self._count_rows()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.retranslate()

    def _choose(self) -> None:
        at = self.filter.currentIndex()
        self.model.choose(self._groups[at - 1][0] if at > 0 else None, self.search.text())
        self._count_rows()

    def _count_rows(self) -> None:
        n = self.model.rowCount()
        self.count.setText(t("organizer.journal_rows", n=n))
        self.count.setMinimumWidth(max(self.count.minimumWidth(), self.count.sizeHint().width()))  # the field stands
        self.nothing.setHidden(n > 0)
        self.list.setHidden(n == 0)

    def _say_filter(self, groups: tuple[tuple[str, str], ...]) -> None:
        """The groups to choose from, each with what it is called; the choice stays."""
        at, self._groups = max(self.filter.currentIndex(), 0), groups
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.addItems([t("organizer.all_groups"), *(wording.group_name(called) for _, called in groups)])
        self.filter.setCurrentIndex(min(at, len(groups)))
        self.filter.blockSignals(False)

    def _lay_out(self) -> None:
        theme.set_role(self.title, "subtitle")
        theme.set_role(self.count, "small")
        theme.set_role(self.nothing, "muted")
        self.search.setClearButtonEnabled(True)
        self.filter.setFixedWidth(FILTER_PX)
        self._dress_list()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.setContentsMargins(RING_PX, RING_PX, RING_PX, 0)
        for part, stretch in ((self.title, 0), (self.count, 0), (self.search, 1), (self.filter, 0), (self.undo, 0)):
            head.addWidget(part, stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, RING_PX)
        column.setSpacing(8)
        column.addLayout(head)
        below = QVBoxLayout()
        below.setContentsMargins(RING_PX, 0, RING_PX, 0)
        below.addWidget(self.list, 1)
        below.addWidget(self.nothing)
        below.addStretch()
        column.addLayout(below, 1)

    def _dress_list(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(JournalDelegate(self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setBatchSize(ROWS_A_TIME)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

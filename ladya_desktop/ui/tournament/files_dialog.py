"""Keeps lists, tables, games or a whole group in a file, and leads to a tournament out of one."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from ladya_desktop.files.writing import WriteError, write_atomically
from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import ChoiceField, in_columns, label, named
from ladya_desktop.ui.parts.long_work import LongWork
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.print.saving import AskWhere, WhereDialog
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.files_contents import (
    FORMS,
    Content,
    Form,
    Made,
    Wanted,
    chosen_groups,
    ending,
    games_in_turn,
    holding,
    lack,
    make,
    may_be_of_all,
    pairings_of,
    proposed_name,
)
from ladya_desktop.ui.tournament.files_places import AskWhich, WhichDialog, busy, show_folder
from ladya_desktop.ui.tournament.files_trf_dialog import TakeTrfDialog
from ladya_desktop.ui.tournament.port import TournamentPort

WIDTH_PX: Final = 680
IN_A_ROW: Final = 2
MOST_NAMED: Final = 5
"""So many games that could not be read are named; the others are counted."""

T = TypeVar("T")
_where, _which = WhereDialog(), WhichDialog()


class OfferField(ChoiceField[T]):
    """A choice whose values change with another choice; what was chosen stays so as long as it is offered."""

    def offer(self, choices: Sequence[tuple[T, str]]) -> None:
        """Offers other values."""
        chosen = self.value if self._values else None
        with QSignalBlocker(self):
            self.clear()
            self._values = [value for value, _ in choices]
            self.addItems([words for _, words in choices])
            self.setCurrentIndex(self._values.index(chosen) if chosen in self._values else 0)


class FilesDialog(Dialog):
    """Stays open, for often more than one file is wanted. `group_taken(code)` once a group came out of a file."""

    group_taken = Signal(str)

    def __init__(
        self,
        port: TournamentPort,
        group: GroupView,
        parent: QWidget | None = None,
        *,
        ask_where: AskWhere = _where,
        ask_which: AskWhich = _which,
        show_folder: Callable[[Path], bool] = show_folder,
    ) -> None:
        super().__init__(parent, title=t("tournament_files.title"), width_px=WIDTH_PX)
        self._port, self._ask_where, self._ask_which, self._show_folder = port, ask_where, ask_which, show_folder
        self._folder = Path()
        self.contents = {content: OptionRow() for content in Content}
        self.groups, self.forms = OfferField[str | None](()), OfferField[Form](())
        self.latin, self.holding = CheckRow(), label("", "muted")
        self.close_button, self.take = QPushButton(t("tournament_files.close")), QPushButton(t("tournament_files.take"))
        self.work = LongWork(t("tournament_files.stop"))
        self.folder, self.save = QPushButton(t("tournament_files.show_folder")), QPushButton(t("tournament_files.save"))
        self._fill()
        self.contents[Content.PARTICIPANTS].setChecked(True)
        self._offer()
        self.groups.choose(group.code)
        self._connect()
        self._offer()

    @property
    def wanted(self) -> Wanted:
        """What is chosen."""
        content = self._content
        return Wanted(
            content=content,
            form=self.forms.value,
            group=self.groups.value,
            is_latin=content is Content.TRF and self.latin.isChecked(),
        )

    @property
    def _view(self) -> TournamentView:
        assert self._port.view is not None  # there is a group
        return self._port.view

    @property
    def _content(self) -> Content:
        return next(content for content, row in self.contents.items() if row.isChecked())

    def _offer(self) -> None:
        """The forms of what is chosen, the groups one file can hold, and whether there is anything."""
        content = self._content
        self.forms.offer([(form, t(f"tournament_files.form_{form.value}")) for form in FORMS[content]])
        self.groups.offer(self._groups_offered())
        self.latin.setVisible(content is Content.TRF)
        groups = chosen_groups(self._view, self.groups.value)
        missing = lack(groups, content)
        self.holding.setText(missing or holding(groups, content))
        self.save.setEnabled(not missing)
        self.remark.clear()
        self.folder.hide()
        self.fit()

    def _groups_offered(self) -> list[tuple[str | None, str]]:
        view = self._view
        groups: list[tuple[str | None, str]] = [(one.code, wording.group_and_grades(one)) for one in view.groups]
        if len(groups) > 1 and may_be_of_all(self._content, self.forms.value):
            groups.append((None, t("tournament_files.all_groups")))
        return groups

    def _ask(self) -> None:
        wanted = self.wanted
        kinds = t(f"tournament_files.kind_{ending(wanted.form)}")
        name = proposed_name(self._view, wanted)
        self._ask_where(self, t("tournament_files.title"), name, kinds, lambda path: self._keep(path, wanted))

    def _keep(self, path: Path, wanted: Wanted) -> None:
        if wanted.content is not Content.GAMES:
            with busy():
                self._write(path, make(self._view, wanted))
            return
        groups = chosen_groups(self._view, wanted.group)
        total = len(pairings_of(groups))
        self.remark.clear()
        self.folder.hide()
        self._free(is_free=False)
        self.work.begin(
            games_in_turn(self._port, self._view, groups),
            total,
            say=lambda done: t("tournament_files.working", done=done, total=total),
            take=lambda made: self._write(path, made),
            leave=self._left,
        )
        self.fit()

    def _write(self, path: Path, made: Made) -> None:
        self._free(is_free=True)
        try:
            write_atomically(path, made.data)
        except WriteError as error:
            self.folder.hide()
            self.remark.warn(error.sentence)
        else:
            self._tell(path, made)
        self.fit()

    def _left(self) -> None:
        """Somebody did not want to wait; whatever stands under the name stays as it was."""
        self._free(is_free=True)
        self.remark.say(t("tournament_files.stopped"))
        self.fit()

    def _free(self, *, is_free: bool) -> None:
        """Nothing else is chosen while games are being read."""
        for part in (*self.contents.values(), self.groups, self.forms, self.take, self.save):
            part.setEnabled(is_free)

    def done(self, result: int) -> None:
        self.work.stop()
        super().done(result)

    def _tell(self, path: Path, made: Made) -> None:
        saved = t("tournament_files.saved", path=path)
        if made.unread:
            self.remark.warn(f"{saved}\n{_unread(made.unread)}")
        else:
            self.remark.say(saved)
        self._folder = path.parent
        self.folder.show()

    def _open_folder(self) -> None:
        if not self._show_folder(self._folder):
            self.remark.warn(t("tournament_files.no_folder_shown", folder=self._folder))
            self.fit()

    def _take(self, path: Path) -> None:
        dialog = TakeTrfDialog(self._port, path, self)
        dialog.taken.connect(self._show_taken)
        dialog.open()

    def _show_taken(self, code: str) -> None:
        self._offer()
        self.groups.choose(code)
        self.remark.say(t("tournament_files.taken", group=wording.group_name(self._called(code))))
        self.fit()
        self.group_taken.emit(code)

    def _called(self, code: str) -> str:
        assert self._port.view is not None  # a tournament is open
        return self._port.view.called(code)

    def _connect(self) -> None:
        for row in self.contents.values():
            row.clicked.connect(self._offer)
        for field in (self.groups, self.forms):
            field.currentIndexChanged.connect(self._offer)
        self.save.clicked.connect(self._ask)
        self.folder.clicked.connect(self._open_folder)
        self.take.clicked.connect(lambda: self._ask_which(self, self._take))
        self.close_button.clicked.connect(self.reject)

    def _fill(self) -> None:
        self.body.addWidget(label(t("tournament_files.what"), "small"))
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, (content, row) in enumerate(self.contents.items()):
            row.set_words(t(f"tournament_files.{content.value}"), t(f"tournament_files.{content.value}_note"))
            grid.addWidget(row, *divmod(place, IN_A_ROW))
        self.latin.set_words(t("tournament_files.latin"), t("tournament_files.latin_note"))
        self.body.addLayout(grid)
        fields = named("tournament_files.group", self.groups), named("tournament_files.form", self.forms)
        self.body.addLayout(in_columns(*fields))
        self.body.addWidget(self.latin)
        self.body.addWidget(self.holding)
        self.body.addWidget(self.work)
        self.body.addStretch()
        self.take.setAccessibleName(t("tournament_files.take_hint"))
        self.take.setToolTip(t("tournament_files.take_hint"))
        for button in (self.close_button, self.take, self.folder):
            button.setAutoDefault(False)
        theme.set_kind(self.save, "main")
        self.save.setDefault(True)
        for button in (self.close_button, self.take):
            self.buttons.addWidget(button)
        self.buttons.addStretch()
        for button in (self.folder, self.save):
            self.buttons.addWidget(button)


def _unread(pairings: tuple[PairingView, ...]) -> str:
    lines = [_unread_line(pairing) for pairing in pairings[:MOST_NAMED]]
    more = len(pairings) - len(lines)
    rest = [t("tournament_files.unread_more", n=more)] if more else []
    return "\n".join([t("tournament_files.unread", n=len(pairings)), *lines, *rest])


def _unread_line(pairing: PairingView) -> str:
    white, black = pairing.players.white.name, pairing.players.black.name
    return t("tournament_files.unread_game", round=pairing.round, white=white, black=black)

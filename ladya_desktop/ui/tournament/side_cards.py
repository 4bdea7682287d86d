"""The cards below the groups: where the group stands and what is to be done now, and what was done last."""

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.papers.summary import best_of
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_history import TournamentLine
from ladya_desktop.tournament.view import GroupStatus, GroupView, TournamentView
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import complaint_words, wording
from ladya_desktop.ui.tournament.more_menu import DIPLOMAS, REOPEN, SIGN

SIDE_PX = 16


class StandingCard(QFrame):
    """How far a group is; `act_chosen` for its protocol. Hidden while there is nothing to say."""

    act_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._act = SIGN
        self.title, self.text = _label("strong"), _label("small")
        self.button = QPushButton()
        self.button.clicked.connect(lambda: self.act_chosen.emit(self._act))
        self.diplomas = QPushButton()
        theme.set_kind(self.diplomas, "main")
        self.diplomas.clicked.connect(lambda: self.act_chosen.emit(DIPLOMAS))
        _stack(self, self.title, self.text, self.diplomas, self.button)

    def present(self, group: GroupView | None, now: datetime) -> None:
        """Shows a group as it stands now; signing waits until no complaint may come and none is unanswered."""
        until = complaint_words.accepted_until(group, now) if group is not None else None
        said = _standing(group, until) if group is not None else None
        self.setHidden(said is None)
        if said is None or group is None:
            return
        self.title.setText(said[0])
        self.text.setText(said[1])
        is_done = group.status in (GroupStatus.FINISHED, GroupStatus.CLOSED)
        self.button.setVisible(is_done)
        self._act = SIGN if group.status is GroupStatus.FINISHED else REOPEN
        self.button.setText(t(f"organizer.{self._act}"))
        is_next = self._act == SIGN and not _unanswered(group) and until is None
        theme.set_kind(self.button, "main" if is_next else "plain")
        self.diplomas.setVisible(group.status is GroupStatus.CLOSED and bool(best_of(group)))
        self.diplomas.setText(t("organizer.diplomas"))


class LastActCard(QFrame):
    """What the organiser did last; `undo_requested` takes it back."""

    undo_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.title, self.where, self.text = _label("strong"), _label("warn"), _label("small")
        self.button = PictureButton("undo")
        self.button.clicked.connect(self.undo_requested)
        _stack(self, self.title, self.where, self.text, self.button)

    def present(self, line: TournamentLine | None, group: str | None, view: TournamentView | None) -> None:
        """Shows the line of the last step that stands, and that it was in another group than the one that is shown."""
        self.setHidden(line is None)
        other = other_group(line, group, view)
        self.where.setHidden(not other)
        self.where.setText(other)
        if line is None:
            return
        self.title.setText(t("organizer.last_act"))
        self.text.setText(line.text)
        self.button.say(t("organizer.undo"))
        self.button.setAccessibleName(t("organizer.undo_what", line=line.text))


def other_group(line: TournamentLine | None, shown: str | None, view: TournamentView | None) -> str:
    """That a step was in another group than the one that is shown; nothing if it was not."""
    if view is None or line is None or line.group is None or shown is None or line.group == shown:
        return ""
    group, other = wording.group_name(view.called(line.group)), wording.group_name(view.called(shown))
    return t("organizer.undo_other_group", group=group, shown=other)


def _standing(group: GroupView, until: str | None) -> tuple[str, str] | None:
    match group.status:
        case GroupStatus.ENTRY | GroupStatus.DRAWN:
            return None
        case GroupStatus.PLAYING:
            return _playing(group)
        case GroupStatus.FINISHED:
            return t("organizer.all_played"), _before_signing(group, until)
        case GroupStatus.CLOSED:
            return t("organizer.signed"), t("organizer.signed_text")


def _before_signing(group: GroupView, until: str | None) -> str:
    """What is left to do: complaints are answered first, and those that may still come are waited for."""
    if n := _unanswered(group):
        return t("organizer.all_played_complaints", n=n)
    return t("organizer.all_played_text") if until is None else t("organizer.all_played_until", time=until)


def _unanswered(group: GroupView) -> int:
    return sum(one.answer is None for one in group.complaints)


def _playing(group: GroupView) -> tuple[str, str] | None:
    if group.current_round is None:
        return None
    on = wording.round_running(group)
    if on is None:
        said = t("organizer.rounds_played", n=wording.rounds_completed(group))
        return said, t("organizer.round_next", round=group.current_round)
    played = t("organizer.round_games", played=on.decided, n=len(on.pairings))
    return t("organizer.round_on", round=on.round), played


def _label(role: str) -> QLabel:
    label = plain_label()
    label.setWordWrap(True)
    theme.set_role(label, role)
    return label


def _stack(card: QFrame, *parts: QWidget) -> None:
    column = QVBoxLayout(card)
    column.setContentsMargins(SIDE_PX, 12, SIDE_PX, 12)
    column.setSpacing(8)
    for part in parts:
        column.addWidget(part)

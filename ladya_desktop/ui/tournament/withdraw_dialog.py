"""Leaving the tournament and coming back, guided (C.05 article 6.6): which rule applies, the table before and after."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import ReinstateParticipant, WithdrawParticipant
from ladya_desktop.tournament.crosstable import played_games
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.table_of_view import crosstable_of
from ladya_desktop.tournament.view import GroupView, PairingStatus, PairingView, ParticipantView, TournamentView
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import ChoiceField, LineField, in_columns, label, named, widgets_of
from ladya_desktop.ui.tournament.port import TournamentPort
from ladya_desktop.ui.tournament.table_preview import TablePreview

WIDTH_PX = 760
MOST_LETTERS = 120
OWN_WORDS = "other"
REASONS = ("ill", "home", "absent", "wish", OWN_WORDS)


class _PreviewedDialog(Dialog):
    """Asks for a round; below stand the rule and the table as they would be. Accepted once the act is done."""

    def __init__(
        self, port: TournamentPort, group: GroupView, pupil: ParticipantView, parent: QWidget | None, *, title: str
    ) -> None:
        super().__init__(parent, title=t(title, name=pupil.name), width_px=WIDTH_PX)
        assert pupil.number is not None  # only who bears a number leaves
        self.port, self.group, self.pupil, self.number = port, group, pupil, pupil.number
        self.rule = label("", "strong")
        self.note = label("", "muted")
        self.preview = TablePreview()

    def act(self) -> WithdrawParticipant | ReinstateParticipant:
        """What would be done."""
        raise NotImplementedError

    def rules(self, then: ParticipantView) -> tuple[str, str]:
        """The rule that applies, and what else there is to know; `then` is the pupil as he would be."""
        raise NotImplementedError

    def in_numbers(self, code: str) -> str:
        """A rule with how many of his games the pupil has played."""
        table = crosstable_of(self.group)
        played = played_games(table, self.number - 1)
        return t(code, played=played, games=(table.players - 1) * table.cycles)

    def add_preview(self, confirm: str, *, kind: str) -> None:
        """The lower part, with the buttons."""
        for words in (self.rule, self.note):
            self.body.addWidget(words)
        self.body.addLayout(self.preview)
        self.body.addStretch(1)
        self.confirm = self.add_buttons(t("people.cancel"), t(confirm), kind=kind)
        self.confirm.clicked.connect(self.do)
        self.show_preview()

    def show_preview(self) -> None:
        """Shows what would follow from what is chosen now."""
        shown = self.port.preview(self.act())
        is_possible = not isinstance(shown, ActRefused)
        self.confirm.setEnabled(is_possible)
        if isinstance(shown, ActRefused):
            self.remark.answer(shown)
            self.preview.clear()
            self._say("", "")
        else:
            self.remark.clear()
            self._show_after(shown)
        if self.isVisible():
            self.fit()

    def do(self) -> None:
        """Does it; a second click of a double one finds the button grey."""
        self.confirm.setEnabled(False)
        if self.remark.answer(self.port.request(self.act())):
            self.accept()
            return
        self.confirm.setEnabled(True)
        self.fit()

    def _show_after(self, view: TournamentView) -> None:
        after = next(group for group in view.groups if group.code == self.group.code)
        then = next(one for one in after.participants if one.participant_id == self.pupil.participant_id)
        self._say(*self.rules(then))
        self.preview.present(self.group, after, self.number)

    def _say(self, rule: str, note: str) -> None:
        for words, text in ((self.rule, rule), (self.note, note)):
            words.setText(text)
            words.setVisible(bool(text))


class WithdrawDialog(_PreviewedDialog):
    """A pupil who bears a number and plays leaves: after which round, and why."""

    def __init__(
        self, port: TournamentPort, group: GroupView, pupil: ParticipantView, parent: QWidget | None = None
    ) -> None:
        super().__init__(port, group, pupil, parent, title="people.withdraw_title")
        self.round = ChoiceField(_leaving_choices(group, pupil))
        self.round.choose(_usual_round(group, pupil))
        self.reason = ChoiceField((reason, t(f"people.why_{reason}")) for reason in REASONS)
        self.own_words = LineField("", most_letters=MOST_LETTERS)
        when, why = named("people.withdraw_when", self.round), named("people.withdraw_why", self.reason)
        self.body.addLayout(in_columns(when, why))
        words = named("people.why_words", self.own_words)
        self._own = widgets_of(words)
        self.body.addLayout(words)
        self._show_own_words()
        self.round.currentIndexChanged.connect(self.show_preview)
        self.reason.currentIndexChanged.connect(self._show_own_words)
        self.add_preview("people.withdraw_confirm", kind="danger")

    def act(self) -> WithdrawParticipant:
        is_own = self.reason.value == OWN_WORDS
        return WithdrawParticipant(
            participant_id=self.pupil.participant_id,
            after_round=self.round.value,
            reason=self.own_words.clean if is_own else self.reason.currentText(),
        )

    def rules(self, then: ParticipantView) -> tuple[str, str]:
        is_playing = any(one.status is PairingStatus.OPEN for one in self._games_before())
        note = t("people.rule_open") if is_playing else ""
        if not self.group.setup.annul_below_half:
            return self.in_numbers("people.rule_regulations"), note
        return self.in_numbers("people.rule_annulled" if then.is_annulled else "people.rule_kept"), note

    def do(self) -> None:
        if self.act().reason:
            super().do()
            return
        self.remark.warn(t("people.why_empty"))
        self.own_words.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()

    def _games_before(self) -> list[PairingView]:
        return [one for one in _games_of(self.group, self.pupil) if one.round <= self.round.value]

    def _show_own_words(self) -> None:
        is_own = self.reason.value == OWN_WORDS
        for widget in self._own:
            widget.setVisible(is_own)
        if self.isVisible():
            self.fit()
            if is_own:
                self.own_words.setFocus(Qt.FocusReason.OtherFocusReason)


class ReturnDialog(_PreviewedDialog):
    """Who left comes back: from which round."""

    def __init__(
        self, port: TournamentPort, group: GroupView, pupil: ParticipantView, parent: QWidget | None = None
    ) -> None:
        super().__init__(port, group, pupil, parent, title="people.return_title")
        rounds, left_after = len(group.rounds), pupil.left_after or 0
        offered = range(left_after + 1, rounds + 1) or (rounds,)
        self.round = ChoiceField((number, t("people.from_round", round=number)) for number in offered)
        self.round.choose(max(min(group.current_round or rounds, rounds), offered[0]))
        self.body.addLayout(named("people.return_when", self.round))
        self.round.currentIndexChanged.connect(self.show_preview)
        self.add_preview("people.return_confirm", kind="main")

    def act(self) -> ReinstateParticipant:
        return ReinstateParticipant(participant_id=self.pupil.participant_id, from_round=self.round.value)

    def rules(self, then: ParticipantView) -> tuple[str, str]:
        counts_again = self.in_numbers("people.rule_counts_again") if self.pupil.is_annulled else ""
        return t("people.rule_return"), counts_again


def leaving_dialog(
    port: TournamentPort, group: GroupView, pupil: ParticipantView, parent: QWidget | None = None
) -> WithdrawDialog | ReturnDialog:
    """The dialog for a pupil who bears a number: he leaves, or comes back."""
    dialog = ReturnDialog if pupil.is_withdrawn else WithdrawDialog
    return dialog(port, group, pupil, parent)


def _leaving_choices(group: GroupView, pupil: ParticipantView) -> list[tuple[int, str]]:
    first, rounds = _last_played(group, pupil), len(group.rounds)
    offered = range(first, max(rounds, first + 1))
    return [(number, _after(number)) for number in offered]


def _after(number: int) -> str:
    return t("people.after_round", round=number) if number else t("people.before_first")


def _usual_round(group: GroupView, pupil: ParticipantView) -> int:
    """Before the round that is on, unless he has played in it."""
    rounds = len(group.rounds)
    before = (group.current_round or rounds) - 1
    return max(before, _last_played(group, pupil))


def _last_played(group: GroupView, pupil: ParticipantView) -> int:
    """The last round in which he played a game, 0 if in none: he cannot have left before it."""
    played = (one.round for one in _games_of(group, pupil) if one.score is not None and not one.score.is_forfeit)
    return max(played, default=0)


def _games_of(group: GroupView, pupil: ParticipantView) -> list[PairingView]:
    """His games in the order of the rounds."""
    pairings = (one for of_round in group.rounds for one in of_round.pairings)
    number = pupil.participant_id
    return [one for one in pairings if number in (one.players.white.participant_id, one.players.black.participant_id)]

"""A player's card: his games round by round with his points after each, his values, and what can be done for him."""

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.view import CellGame, GroupView, PairingStatus, PairingView, ParticipantView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.crosstable_columns import value_codes
from ladya_desktop.ui.tournament.explanation_dialog import ExplanationDialog, PlaceDialog
from ladya_desktop.ui.tournament.facts_table import Fact, FactColumn, FactsTable
from ladya_desktop.ui.tournament.flow_row import FlowRow

WIDTH_PX = 760


class PlayerCard(Dialog):
    """`leave_requested(participant_id)`, `return_requested(participant_id)`: he leaves, or comes back after all.

    `print_requested(group, participant_id)`: the card on paper. All three close the card first.
    """

    leave_requested = Signal(int)
    return_requested = Signal(int)
    print_requested = Signal(str, int)

    def __init__(self, group: GroupView, number: int, parent: QWidget | None = None) -> None:
        who = group.participants[number - 1]
        super().__init__(parent, title=t("table.number_and_name", number=number, name=who.name), width_px=WIDTH_PX)
        self._group, self._who, self._number = group, who, number
        self.values: dict[str, QPushButton] = {}
        self.state = FittedLabel.title()
        self.table = FactsTable(_columns(), tuple(_facts(group, number)))
        self.table.setAccessibleName(self.windowTitle())
        self.why = QPushButton(t("table.card_why"))
        self.print = QPushButton(t("table.card_print"))
        self.leave = QPushButton(t("table.card_return" if who.is_withdrawn else "table.card_withdraw"))
        self._fill()
        self._connect()

    def _connect(self) -> None:
        self.why.clicked.connect(lambda: PlaceDialog(self._group, self._number, self).open())
        self.print.clicked.connect(self._print)
        self.leave.clicked.connect(self._leave)

    def _print(self) -> None:
        self.accept()
        self.print_requested.emit(self._group.code, self._who.participant_id)

    def _leave(self) -> None:
        self.accept()
        asked = self.return_requested if self._who.is_withdrawn else self.leave_requested
        asked.emit(self._who.participant_id)

    def _fill(self) -> None:
        self.state.set_text(_state(self._group, self._number), _remark(self._who))
        self.body.addWidget(self.state)
        self.body.addWidget(card_around(self.table))
        values = self._values()
        if values.count():
            said = plain_label(t("table.card_values"))
            said.setWordWrap(True)
            theme.set_role(said, "small")
            self.body.addWidget(said)
        values.add(self.why)
        self.body.addWidget(values)
        for button, picture in ((self.leave, "cross"), (self.print, "print")):
            button.setIcon(icons.icon(picture, gap=8))
            button.setIconSize(icons.icon_size(gap=8))
            button.setAutoDefault(False)
            self.buttons.addWidget(button)
        self.leave.setIcon(icons.icon("undo" if self._who.is_withdrawn else "cross", gap=8))
        self.close_button = self.add_close(t("table.close"))
        self.close_button.setFocus()

    def _values(self) -> FlowRow:
        row = FlowRow()
        assert self._group.crosstable is not None  # the card is opened from the table
        values = dict(self._group.crosstable.rows[self._number - 1].tie_breaks)
        for code in value_codes(self._group.setup):
            value = wording.tie_break(code, values.get(code))
            button = QPushButton(t("table.value_of", what=tie_break_words.heading(code), value=value))
            button.setAccessibleName(t("table.value_of", what=tie_break_words.name(code), value=value))
            button.setToolTip(tie_break_words.name(code))
            button.clicked.connect(lambda _checked, code=code: self._explain(code))
            row.add(button)
            self.values[code] = button
        for button in (*self.values.values(), self.why):
            button.setAutoDefault(False)
        return row

    def _explain(self, code: str) -> None:
        ExplanationDialog(self._group, self._number, code, self).open()


def _state(group: GroupView, number: int) -> str:
    assert group.crosstable is not None
    table = group.crosstable
    row = table.rows[number - 1]
    if row.participant.is_annulled:
        return t("table.card_annulled")
    points = t("table.card_points", points=format_points(row.half_points), n=row.games_decided)
    if row.places is None or not table.has_places:
        return points
    return f"{t('table.card_place', place=wording.places(row.places))}. {points}"


def _remark(who: ParticipantView) -> str:
    is_leaving_said = who.is_withdrawn and not who.is_annulled
    return t("table.card_left") if is_leaving_said else who.class_name


def _columns() -> tuple[FactColumn, ...]:
    return (
        FactColumn(t("table.column_round")),
        FactColumn(t("table.column_color")),
        FactColumn(t("table.column_opponent"), is_wide=True),
        FactColumn(t("table.column_result")),
        FactColumn(t("table.column_sum")),
        FactColumn(t("table.column_time")),
    )


def _facts(group: GroupView, number: int) -> Iterator[Fact]:
    """A row for each round; points after a round are there as far as all before it are decided."""
    assert group.crosstable is not None
    row = group.crosstable.rows[number - 1]
    games = {game.round: (game, opponent) for opponent, cell in enumerate(row.cells) for game in cell}
    half_points, is_known = 0, True
    for of_round in group.rounds:
        if of_round.round not in games:
            yield Fact(
                (str(of_round.round), "", t("table.card_free"), "", format_points(half_points), ""), is_pale=True
            )
            continue
        game, opponent = games[of_round.round]
        is_known = is_known and game.half_points is not None
        half_points += game.half_points or 0 if game.counts else 0
        yield Fact(
            (
                str(game.round),
                t("table.white" if game.color is Color.WHITE else "table.black"),
                _opponent(group.participants[opponent]),
                _result(game),
                format_points(half_points) if is_known else "",
                _hour(next(each for each in of_round.pairings if each.board == game.board)),
            ),
            is_pale=not game.counts,
        )


def _opponent(who: ParticipantView) -> str:
    return t("table.number_and_name", number=who.number, name=wording.name_and_class(who))


def _result(game: CellGame) -> str:
    match game.status:
        case PairingStatus.OPEN:
            return t("table.card_open")
        case PairingStatus.RUNNING:
            return t("table.card_running")
        case PairingStatus.FINISHED | PairingStatus.ABSENT:
            return wording.mark(game.mark, game.half_points)


def _hour(pairing: PairingView) -> str:
    """When the result came; a forfeit that follows from a withdrawal has no hour."""
    if pairing.decided_at_ms is None:
        return ""
    moment = datetime.fromtimestamp(pairing.decided_at_ms / 1000).astimezone()
    return wording.clock_time(moment.hour * 60 + moment.minute)

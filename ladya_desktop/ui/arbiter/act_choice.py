"""What a finding or ruling still needs: a player, a half-move, an amount of time, whether the arbiter saw the move."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.view import GameView, PlayedMove
from ladya_desktop.texts import t
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.half_moves import half_move_said
from ladya_desktop.ui.arbiter.named_acts import AsksPlayer, Chosen, NamedAct
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.fields import ChoiceField
from ladya_desktop.ui.parts.plain_label import plain_label

AMOUNTS_MS = (30_000, 60_000, 120_000, 300_000, 600_000)
USUAL_MS = 60_000
TEXT_PX = 14
NAME_PX = 6
"""Between the name of a choice and what is chosen from."""


class Several(QWidget):
    """A name and some buttons in a row, one of which may be chosen; `chosen` when a hand has done so."""

    chosen = Signal()

    def __init__(self, count: int) -> None:
        super().__init__()
        self.name = plain_label()
        theme.set_role(self.name, "small")
        self.buttons = tuple(QPushButton() for _ in range(count))
        self._group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(6)
        for place, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setStyleSheet(f"padding: 0 2px; font-size: {TEXT_PX}px;")
            button.clicked.connect(self.chosen)
            self._group.addButton(button, place)
            row.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_PX, 0, RING_PX, RING_PX)
        column.setSpacing(NAME_PX)
        column.addWidget(self.name)
        column.addLayout(row)

    @property
    def place(self) -> int | None:
        """Which one is chosen, None if none is."""
        checked = self._group.checkedId()
        return checked if checked >= 0 else None

    def choose(self, place: int | None) -> None:
        """Chooses one, or none."""
        self._group.setExclusive(False)
        for each, button in enumerate(self.buttons):
            button.setChecked(each == place)
        self._group.setExclusive(True)


class MoveField(ChoiceField[int | None]):
    """Half-moves to choose from, with None for the usual one."""

    def offer(self, choices: Iterable[tuple[int | None, str]]) -> None:
        """Offers these instead; the first one is chosen."""
        self.clear()
        self._values.clear()
        for value, words in choices:
            self._values.append(value)
            self.addItem(words)


class ActChoice(QWidget):
    """The fields an act asks for; `changed` when a hand has chosen something."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._act: NamedAct | None = None
        self._moves: tuple[PlayedMove, ...] = ()
        self.player, self.amount, self.unseen = Several(len(COLORS) + 1), Several(len(AMOUNTS_MS)), CheckRow()
        self._ply_name = plain_label()
        theme.set_role(self._ply_name, "small")
        self.ply = MoveField(())
        self._lay_out()
        self.player.chosen.connect(self.changed)
        self.amount.chosen.connect(self.changed)
        self.unseen.toggled.connect(self._tell_changed)
        self.ply.activated.connect(self._tell_changed)

    @property
    def is_whole(self) -> bool:
        """Whether everything that has to be chosen is."""
        return self._act is None or self._act.player is AsksPlayer.NOBODY or self.player.place is not None

    @property
    def chosen(self) -> Chosen:
        """What is chosen now."""
        place, amount = self.player.place, self.amount.place
        return Chosen(
            player=COLORS[place] if place is not None and place < len(COLORS) else None,
            ply=self.ply.value if self._act is not None and self._act.asks_ply else None,
            ms=AMOUNTS_MS[amount] if amount is not None else USUAL_MS,
            saw_last_move=not self.unseen.isChecked(),
        )

    def begin(self, act: NamedAct | None, view: GameView) -> None:
        """Asks for what this act needs; nothing is chosen yet but what is usual."""
        self._act = act
        self.player.choose(None)
        self.amount.choose(AMOUNTS_MS.index(USUAL_MS))
        self.unseen.setChecked(False)
        self._moves = ()
        self.follow(view)
        if self.ply.count():
            self.ply.setCurrentIndex(0)
        self.retranslate()

    def follow(self, view: GameView) -> None:
        """The game went on: its moves are offered, the one chosen stays chosen."""
        act = self._act
        self.player.setVisible(act is not None and act.player is not AsksPlayer.NOBODY)
        self.player.buttons[-1].setVisible(act is not None and act.player is AsksPlayer.ONE_OR_BOTH)
        self.amount.setVisible(act is not None and act.asks_ms)
        self.unseen.setVisible(act is not None and act.asks_unseen and view.regulations.is_too_late_after_reply)
        asks_ply = act is not None and act.asks_ply and bool(view.moves)
        self.ply.setVisible(asks_ply)
        self._ply_name.setVisible(asks_ply)
        if view.moves != self._moves:
            self._moves = view.moves
            self._offer_moves()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        question = "author" if self._act is None else self._act.question
        self.player.name.setText(t(f"panel.ask.{question}"))
        for button, color in zip(self.player.buttons, COLORS, strict=False):
            button.setText(_side(color))
        self.player.buttons[-1].setText(t("panel.ask.both"))
        self.amount.name.setText(t("panel.ask.ms"))
        for button, amount_ms in zip(self.amount.buttons, AMOUNTS_MS, strict=True):
            button.setText(format_clock(amount_ms))
        self.unseen.set_words(t("panel.ask.unseen"))
        self._ply_name.setText(t("panel.ask.ply"))
        self.ply.setAccessibleName(t("panel.ask.ply"))
        self._offer_moves()

    def _tell_changed(self) -> None:
        self.changed.emit()

    def _offer_moves(self) -> None:
        chosen = self.ply.value if self.ply.count() else None
        numbered = tuple(enumerate(self._moves, start=1))[::-1]
        is_now = self._act is not None and self._act.code == Finding.EARLIER_END
        last = t("panel.ask.now" if is_now else "panel.ask.last")
        self.ply.offer(((None, last), *((ply, half_move_said(move)) for ply, move in numbered)))
        if chosen is not None and chosen <= len(self._moves):
            self.ply.choose(chosen)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        fields = QVBoxLayout()
        fields.setContentsMargins(RING_PX, 0, RING_PX, 0)
        fields.setSpacing(NAME_PX)
        for part in (self._ply_name, self.ply, self.unseen):
            fields.addWidget(part)
        grid.addWidget(self.player, 0, 0)
        grid.addWidget(self.amount, 1, 0)
        grid.addLayout(fields, 2, 0)


def _side(color: Color) -> str:
    return phrase("panel.ask.side", who=color.value)

"""Every finding and ruling by name (articles 4 to 13): one is chosen, what it would bring is read, it is confirmed.

The list shows the acts of one section of the panel. A finding speaks of what waits for the arbiter, which is chosen
already when it comes, else of the last move or of the one chosen.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from ladya_desktop.game.acts import Act, Finding
from ladya_desktop.game.view import Awaited, GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.act_choice import ActChoice
from ladya_desktop.ui.arbiter.act_row import ActRow
from ladya_desktop.ui.arbiter.consequence import Consequence
from ladya_desktop.ui.arbiter.foreseen import facts, facts_of_act, foreseen_words
from ladya_desktop.ui.arbiter.named_acts import NAMED_ACTS, NamedAct, Section
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

_OF_AWAITED = {Awaited.ILLEGAL_MOVE: Finding.ILLEGAL_MOVE, Awaited.TOUCH_MOVE: Finding.TOUCH_MOVE}
_BY_CODE = {act.code: act for act in NAMED_ACTS}


class Findings(QWidget):
    """Asks the port for the act confirmed. `opened`: what one would bring can be read, and wants to be seen.

    `confirmed`: just before that, while the button still has the keyboard.
    """

    opened = Signal()
    confirmed = Signal()

    def __init__(self, port: GamePort) -> None:
        super().__init__()
        self._port = port
        self._awaited: Awaited | None = None
        self._section = Section.OFTEN
        self._group = QButtonGroup(self)
        self.rows = {act.code: self._row() for act in NAMED_ACTS}
        self.choice = ActChoice()
        self.choice.changed.connect(self._open)
        self.card, self.hint = Consequence(), plain_label()
        self.card.confirm_button.clicked.connect(self._confirm)
        self._lay_out()
        self.show_section(Section.OFTEN)

    @property
    def chosen(self) -> NamedAct | None:
        """The act whose consequence is shown, None if none is."""
        return next((_BY_CODE[code] for code, row in self.rows.items() if row.isChecked()), None)

    def show_section(self, section: Section) -> None:
        """Lists the acts of a section; one chosen in another is chosen no more."""
        self._section = section
        chosen = self.chosen
        for act in NAMED_ACTS:
            self.rows[act.code].setVisible(self._is_listed(act))
        if chosen is not None and not self._is_listed(chosen):
            self.choose(None)

    def choose(self, code: str | None) -> None:
        """Chooses an act, as if its row were pressed, or none."""
        self._group.setExclusive(False)
        for each, row in self.rows.items():
            row.setChecked(each == code)
        self._group.setExclusive(True)
        self._begin()

    def present(self, view: GameView) -> None:
        """Chooses what has come to wait for the arbiter, and tells anew what the act chosen would bring."""
        for act in NAMED_ACTS:
            self.rows[act.code].setEnabled(_is_open(act, view))
        chosen = self.chosen
        if chosen is not None and not _is_open(chosen, view):
            self.choose(None)
        if view.awaits is not self._awaited:
            self._awaited = view.awaits
            self.choose(_waiting(view))
        self.choice.follow(view)
        self._hint()
        self._tell()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        regulations = self._port.view.regulations
        for act in NAMED_ACTS:
            name, note = t(f"panel.act.{act.code}"), t(f"panel.act.{act.code}_note")
            self.rows[act.code].show_words(name, act.article_of(regulations), note)
        self._hint()
        self.choice.retranslate()
        self.card.retranslate()
        self._tell()

    def _hint(self) -> None:
        is_over = self._port.view.phase is Phase.ENDED
        self.hint.setText(t("panel.choose_ended" if is_over else "panel.choose"))

    def _is_listed(self, act: NamedAct) -> bool:
        return act.is_often if self._section is Section.OFTEN else act.section is self._section

    def _act(self) -> Act | None:
        chosen = self.chosen
        return chosen.make(self.choice.chosen) if chosen is not None and self.choice.is_whole else None

    def _tell(self) -> None:
        self.card.setHidden(self.chosen is None)
        self.hint.setVisible(self.chosen is None)
        if self.chosen is None:
            return
        act = self._act()
        if act is None:
            self.card.show_question(t("panel.ask.player_first"))
            return
        now, (then, counted_then) = self._port.view, self._port.foreseen(act)
        words = foreseen_words(self._port.illegal_moves, then, counted_then)
        would_be = (*facts_of_act(act, then, self._port.warnings), *facts(now, then, self._port.now_ms()))
        self.card.show_words(words, would_be, confirm=t("arbiter.foreseen.confirm"))

    def _confirm(self) -> None:
        act = self._act()
        self.confirmed.emit()
        self.choose(None)
        if act is not None:
            self._port.rule(act)

    def _row(self) -> ActRow:
        row = ActRow()
        row.clicked.connect(self._begin_and_open)
        self._group.addButton(row)
        return row

    def _begin(self) -> None:
        self.choice.begin(self.chosen, self._port.view)
        self._tell()

    def _begin_and_open(self) -> None:
        self._begin()
        self.opened.emit()

    def _open(self) -> None:
        self._tell()
        self.opened.emit()

    def _lay_out(self) -> None:
        theme.set_role(self.hint, "muted")
        self.hint.setWordWrap(True)
        self.card.above.addWidget(self.choice)
        self.card.hide()
        rows = QVBoxLayout()
        rows.setSpacing(6)
        for row in self.rows.values():
            rows.addWidget(row)
        rows.addStretch()
        grid = QGridLayout(self)
        grid.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        grid.setHorizontalSpacing(12)
        grid.addLayout(rows, 0, 0)
        grid.addWidget(self.card, 0, 1)
        grid.addWidget(self.hint, 0, 1, Qt.AlignmentFlag.AlignTop)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)


def _is_open(act: NamedAct, view: GameView) -> bool:
    is_played = view.phase in (Phase.RUNNING, Phase.STOPPED)
    is_possible = act.code != "waive_touch" or bool(view.touched)
    return (is_played or (act.before_start and view.phase is Phase.NOT_STARTED)) and is_possible


def _waiting(view: GameView) -> str | None:
    """What would answer what waits: an impossible move, a touch, a player's claim of one of these."""
    if view.awaits is Awaited.CLAIM:
        claimed = "" if view.notice is None else view.notice.code
        return next((each for each in _OF_AWAITED.values() if claimed == f"ruling.{each}_claimed"), None)
    return None if view.awaits is None else _OF_AWAITED.get(view.awaits)

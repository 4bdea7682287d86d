"""The game that was interrupted: where it stands, and the way back to it."""

from datetime import date, datetime

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock, format_date
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.home.port import InterruptedGame
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.side_mark import SideMark

SIDE_PX = 24
TIGHT_BELOW_PX, WIDE_FROM_PX = 340, 500
HEAD_PX, HEAD_AROUND_PX = 44, 5
"""As high as the head of the card of the day beside it, so that both titles stand on one line."""
BOARD_PART = 0.42
BESIDE_BOARD_PX = 16
NAMES_PX = 300
"""So much beside the board is enough for names and facts: a wide card gives the rest to the board."""
AROUND_BOARD_PX, NARROW_AROUND_BOARD_PX = 162, 210
SMALLEST_BOARD_PX, LARGEST_BOARD_PX = 104, 360


class InterruptedCard(QFrame):
    """`continue_requested(game_id)` and `look_requested(game_id)`. Of several games one is shown at a time."""

    continue_requested = Signal(str)
    look_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._games: tuple[InterruptedGame, ...] = ()
        self._shown = 0
        self._today = date.min
        self._has_names_above = False
        self.title = FittedLabel(Style(20, 600), lines=1)
        self.next = SquareButton("chevron-right")
        self.board = BoardPicture()
        self.board.set_coordinates(Coordinates.NONE)
        self.board.set_reduced_motion(True)
        self.names = ByColor(FittedLabel(Style(16, 600)), FittedLabel(Style(16, 600)))
        self.marks = ByColor(SideMark(Color.WHITE), SideMark(Color.BLACK))
        self.facts = plain_label()
        self.go_on, self.look = QPushButton(), QPushButton()
        self._connect()
        self._lay_out()

    @property
    def game(self) -> InterruptedGame | None:
        """The game shown."""
        return self._games[self._shown] if self._games else None

    def present(self, games: tuple[InterruptedGame, ...], now: datetime) -> None:
        """Shows the games there are; the one shown stays if it is still among them."""
        shown = self.game
        self._games, self._today = games, now.date()
        ids = [game.game_id for game in games]
        self._shown = ids.index(shown.game_id) if shown is not None and shown.game_id in ids else 0
        self.retranslate()

    def hasHeightForWidth(self) -> bool:
        """The board gives way: it is not to hold the card as high as it once was."""
        return False

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """With the smallest board, and all that is said beside it."""
        words = self.width() - 2 * SIDE_PX - BESIDE_BOARD_PX - SMALLEST_BOARD_PX - 4
        about = self._about.heightForWidth(max(words, 1))
        return QSize(super().minimumSizeHint().width(), self._around_board() + max(about, SMALLEST_BOARD_PX + 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        game, n = self.game, len(self._games)
        self.setVisible(game is not None)
        if game is None:
            return
        title = t("home.interrupted_of", number=self._shown + 1, n=n) if n > 1 else t("home.interrupted")
        self.title.set_text(title)
        self.next.setVisible(n > 1)
        self.next.say(t("home.next_interrupted"))
        self.board.set_position(game.placement)
        names = {color: game.players[color].name for color in Color}
        self.board.setAccessibleName(t("home.board_of", white=names[Color.WHITE], black=names[Color.BLACK]))
        for color in COLORS:
            self.names[color].set_text(names[color] or t(f"home.free_{color.value}"), game.players[color].school_class)
            self.marks[color].say(t(f"home.free_{color.value}"))
        self.facts.setText("\n".join(self._facts(game)))
        self.go_on.setText(t("home.continue"))
        self.look.setText(t("home.look"))

    def _facts(self, game: InterruptedGame) -> tuple[str, ...]:
        move = t(f"home.move_{game.to_move.value}", number=game.move_number)
        if game.clocks_ms is None:
            return (move, t("home.no_clocks"))
        white, black = format_clock(game.clocks_ms.white), format_clock(game.clocks_ms.black)
        return (move, t("home.clocks", white=white, black=black), self._since(game.stopped_at))

    def _since(self, moment: datetime) -> str:
        time = wording.clock_time(moment.hour * 60 + moment.minute)
        if moment.date() == self._today:
            return t("home.stopped_since", time=time)
        return t("home.stopped_since_day", time=time, date=format_date(moment.date()))

    def _show_next(self) -> None:
        self._shown = (self._shown + 1) % len(self._games)
        self.retranslate()

    def _connect(self) -> None:
        self.next.clicked.connect(self._show_next)
        self.go_on.clicked.connect(lambda: self.continue_requested.emit(self.game.game_id if self.game else ""))
        self.look.clicked.connect(lambda: self.look_requested.emit(self.game.game_id if self.game else ""))

    def _lay_out(self) -> None:
        theme.set_role(self.facts, "small")
        self.facts.setWordWrap(True)
        theme.set_kind(self.go_on, "main")
        head = QHBoxLayout()
        head.setContentsMargins(0, HEAD_AROUND_PX, 0, HEAD_AROUND_PX)
        head.addStrut(HEAD_PX)
        head.addWidget(self.title, 1)
        head.addWidget(self.next)
        self._sides = QVBoxLayout()
        self._sides.setSpacing(4)
        for color in COLORS:
            side = QHBoxLayout()
            side.setSpacing(8)
            side.addWidget(self.marks[color])
            side.addWidget(self.names[color], 1)
            self._sides.addLayout(side)
        self._about = about = QVBoxLayout()
        about.setSpacing(8)
        about.addLayout(self._sides)
        about.addWidget(self.facts)
        about.addStretch()
        middle = QHBoxLayout()
        middle.setSpacing(BESIDE_BOARD_PX)
        middle.addWidget(self.board)
        middle.addLayout(about, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.go_on, 1)
        buttons.addWidget(self.look)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(SIDE_PX, 12, SIDE_PX, 16)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(middle)
        column.addStretch()
        column.addLayout(buttons)
        self._fit()

    def _fit(self) -> None:
        """The board takes what the names beside it and the buttons below it leave, in whole pixels a square."""
        is_narrow = self.width() < TIGHT_BELOW_PX
        self._put_names(is_above=is_narrow)
        width = max(round(self.width() * BOARD_PART), self.width() - NAMES_PX)
        room = min(width, self.height() - self._around_board())
        side = min(max(room, SMALLEST_BOARD_PX), LARGEST_BOARD_PX) // 8 * 8 + 2
        self.board.setFixedSize(QSize(side, side))
        theme.set_role(self.facts, "muted" if self.width() >= WIDE_FROM_PX else "small")
        for button in (self.go_on, self.look):
            theme.restyle(button, "tight", is_narrow)

    def _around_board(self) -> int:
        return NARROW_AROUND_BOARD_PX if self.width() < TIGHT_BELOW_PX else AROUND_BOARD_PX

    def _put_names(self, *, is_above: bool) -> None:
        """In a narrow card they stand above the board: beside it they would be broken."""
        if is_above == self._has_names_above:
            return
        self._has_names_above = is_above
        left, new = (self._about, self._column) if is_above else (self._column, self._about)
        left.removeItem(self._sides)
        self._sides.setParent(None)
        new.insertLayout(1 if is_above else 0, self._sides)

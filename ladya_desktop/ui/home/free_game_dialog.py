"""A game outside the tournament: who plays, and with which clock."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import Player
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.home.time_choice import TimeChoice
from ladya_desktop.ui.parts.conditions import Conditions, ConditionsRow
from ladya_desktop.ui.parts.dialog import RING_PX, Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SquareButton

LONGEST_NAME, LONGEST_CLASS = 80, 12


class FreeGameDialog(Dialog):
    """`chosen(FreeGame)` when both may sit down. Names may stay empty."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("home.free_title"), width_px=640)
        self.names = ByColor(QLineEdit(), QLineEdit())
        self.classes = ByColor(QLineEdit(), QLineEdit())
        self.swap = SquareButton("swap-rows")
        self.time = TimeChoice()
        self.conditions = ConditionsRow(Conditions(), of=t("common.conditions.of_game"))
        self._fill()
        self.swap.clicked.connect(self._swap_colours)
        self.confirm = self.add_buttons(t("home.cancel"), t("home.to_board"))
        self.confirm.clicked.connect(self._choose)
        self.time.changed.connect(self.fit)

    @property
    def game(self) -> FreeGame:
        """What is filled in."""
        players = (Player(name=_clean(self.names[color]), school_class=_clean(self.classes[color])) for color in COLORS)
        conditions = self.conditions.conditions
        return FreeGame(players=ByColor(*players), time_control=self.time.pgn, conditions=conditions)

    def _fill(self) -> None:
        self.body.addLayout(self._players())
        label = plain_label(t("home.free_time"))
        theme.set_role(label, "small")
        self.body.addWidget(label)
        side = self.body.contentsMargins()
        side.setRight(side.right() - RING_PX)  # which the button of the conditions keeps at its right
        self.body.setContentsMargins(side)
        self.time.setContentsMargins(0, 0, RING_PX, 0)
        self.body.addLayout(self.time)
        self.body.addWidget(self.conditions)

    def _players(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(8)
        grid.setContentsMargins(0, 0, RING_PX, 0)
        for row, color in enumerate(COLORS):
            label = plain_label(t(f"home.free_{color.value}"))
            theme.set_role(label, "strong")
            label.setMinimumWidth(72)
            grid.addWidget(label, row, 0)
            self._add_field(grid, row, 1, self.names[color], ("home.free_name", f"home.free_name_of_{color.value}"))
            self._add_field(grid, row, 2, self.classes[color], ("home.free_class", f"home.free_class_of_{color.value}"))
            self.classes[color].setFixedWidth(96)
        self.swap.say(t("home.free_swap"))
        self.swap.setAutoDefault(False)
        grid.addWidget(self.swap, 0, 3, len(COLORS), 1, Qt.AlignmentFlag.AlignVCenter)
        return grid

    def _add_field(self, grid: QGridLayout, row: int, column: int, field: QLineEdit, codes: tuple[str, str]) -> None:
        shown, spoken = codes
        field.setPlaceholderText(t(shown))
        field.setAccessibleName(t(spoken))
        field.setMaxLength(LONGEST_NAME if shown == "home.free_name" else LONGEST_CLASS)
        grid.addWidget(field, row, column)

    def _swap_colours(self) -> None:
        for fields in (self.names, self.classes):
            white, black = fields[Color.WHITE].text(), fields[Color.BLACK].text()
            fields[Color.WHITE].setText(black)
            fields[Color.BLACK].setText(white)

    def _choose(self) -> None:
        game = self.game
        self.accept()
        self.chosen.emit(game)


def _clean(field: QLineEdit) -> str:
    return " ".join(field.text().split())

"""The settings page by page: boards and pieces, the screen, sounds, the arbiter; and the program in high contrast."""

from typing import Final

from PySide6.QtCore import Qt

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui import screen_look, theme
from ladya_desktop.ui.board.board_look import USUAL_THEME, PieceSet
from ladya_desktop.ui.board.geometry import CoordinateSize
from ladya_desktop.ui.home.board_section import BoardSection
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.look_section import LookSection
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.tour.free_game import leave, move, sit_down
from ladya_desktop.ui.tour.stage import Stage

LOOKS: Final = (
    ("green", PieceSet.SCHOOL, CoordinateSize.LARGE),
    ("blue", PieceSet.LETTERS, CoordinateSize.EVERY_SQUARE),
    (USUAL_THEME, PieceSet.CLASSIC, CoordinateSize.NORMAL),
)
"""Themes of the board, sets of pieces and coordinates, the last ones those of a first start."""


class SettingsStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def look_through(self) -> None:
        """Every page, and what the board can look like."""
        dialog = self._open()
        section = dialog.sections["board"]
        assert isinstance(section, BoardSection)
        for board, pieces, coordinates in LOOKS:
            for tile in (section.themes[board], section.pieces[pieces], section.coordinates[coordinates]):
                self._hands.click(tile)
            self._stage.take(f"settings-board-{board}")
        for page in ("screen", "sound", "arbiter"):
            self._hands.click(dialog.tabs[page])
            self._stage.wait(f"page:{page}", dialog.tabs[page].isChecked)
            self._stage.take(f"settings-{page}")
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()

    def wear_high_contrast(self) -> None:
        """The program opens anew in it, a game is played in it, and it is taken off again."""
        self._choose(screen_look.CONTRAST)
        self._stage.expect("high_contrast", is_so=theme.current().name == screen_look.CONTRAST)
        self._stage.take("contrast-home")
        table = sit_down(self._stage)
        move(table, Color.WHITE, "e2", "e4")
        table.touch("g8")
        table.await_in_hand("g8")
        self._stage.take_in_all_sizes("contrast-game")
        table.touch("g8")
        leave(table)
        self._choose(screen_look.LIGHT)
        self._stage.screen(HomeScreen)

    def _choose(self, name: str) -> None:
        dialog = self._open()
        self._hands.click(dialog.tabs["screen"])
        section = dialog.sections["look"]
        assert isinstance(section, LookSection)
        self._hands.click(section.themes[name])
        self._stage.wait("opens_again", section.again.isVisible)
        if name == screen_look.CONTRAST:
            self._stage.take("contrast-chosen")
        self._hands.click(section.again)
        self._stage.open_again()

    def _open(self) -> SettingsDialog:
        self._hands.click(self._stage.screen(HomeScreen).settings)
        return self._stage.dialog(SettingsDialog)

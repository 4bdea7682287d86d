"""The sounds of the games on the screens: each is heard from when its screen is made until it is left."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.settings import Settings
from ladya_desktop.ui.sound.game_sounds import GameSounds, Heard
from ladya_desktop.ui.sound.mute_tool import MuteTool, Tools
from ladya_desktop.ui.sound.player import Player
from ladya_desktop.ui.sound.sounds import Occasion


class ScreenSounds:
    """One player for all of them; a screen that is given another game leaves the one before."""

    def __init__(self, settings: Settings, player: Player | None = None) -> None:
        self._player = player or Player(settings)
        self._settings = settings
        self._of_screen: dict[QWidget, GameSounds] = {}
        self._mute_of: dict[QWidget, MuteTool] = {}

    def accompany(self, screen: QWidget, game: Heard, *, is_tournament: bool, tools: Tools | None = None) -> None:
        """Lets a game be heard; where there are tools, one of them is the speaker."""
        self.leave(screen)
        occasion = Occasion.TOURNAMENT if is_tournament else Occasion.GAME
        self._of_screen[screen] = GameSounds(game, self._player, occasion)
        if tools is not None:
            self._mute_of[screen] = MuteTool(tools, self._settings, self._player, occasion)

    def occasion_of(self, screen: QWidget) -> Occasion | None:
        """What a screen's game is heard as; None if it is not heard."""
        sounds = self._of_screen.get(screen)
        return None if sounds is None else sounds.occasion

    def leave(self, screen: QWidget) -> None:
        """What sounds falls silent at once, and no timer of that game is left."""
        sounds = self._of_screen.pop(screen, None)
        if sounds is not None:
            sounds.close()
        mute = self._mute_of.pop(screen, None)
        if mute is not None:
            mute.close()

    def close(self) -> None:
        """The program ends."""
        for screen in tuple(self._of_screen):
            self.leave(screen)
        self._player.close()

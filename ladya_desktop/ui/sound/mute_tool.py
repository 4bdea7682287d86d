"""The speaker among the tools of a game: one press, and all is silent; another, and the sounds are back.

It is there where sounds are wanted at all, and is remembered for games and for tournaments each by itself.
"""

from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from ladya_desktop.ui.settings import YES, Settings
from ladya_desktop.ui.sound.player import Player
from ladya_desktop.ui.sound.sounds import Occasion, Sound, is_muted, is_wanted, mute_of, volume

TOOL = "sound"


class Tools(Protocol):
    """What is needed of the bar of tools; see `ui.play.bottom_bar`."""

    @property
    def tool_requested(self) -> SignalInstance:
        """Emitted with the name of a tool."""

    def set_sound_tool(self, *, is_offered: bool, is_on: bool = True) -> None:
        """Whether the speaker is there, and whether it is on."""


class MuteTool(QObject):
    """Follows the speaker of a bar until it is closed."""

    def __init__(
        self, tools: Tools, settings: Settings, player: Player, occasion: Occasion, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tools, self._settings, self._player, self._occasion = tools, settings, player, occasion
        tools.tool_requested.connect(self._use)
        self._show()

    def close(self) -> None:
        """The game has left the screen."""
        self._tools.tool_requested.disconnect(self._use)

    def _use(self, name: str) -> None:
        if name != TOOL:
            return
        self._settings.put(mute_of(self._occasion), "" if is_muted(self._settings, self._occasion) else YES)
        self._player.reconsider()
        self._show()

    def _show(self) -> None:
        has_any = volume(self._settings) > 0 and any(is_wanted(self._settings, each, self._occasion) for each in Sound)
        self._tools.set_sound_tool(is_offered=has_any, is_on=not is_muted(self._settings, self._occasion))

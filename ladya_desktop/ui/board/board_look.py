"""How every board looks: colours, pieces, coordinates. Chosen in the settings, in use on all boards at once."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.geometry import CoordinateSize
from ladya_desktop.ui.settings import BOARD_THEME, COORDINATES, PIECES, Settings
from ladya_desktop.ui.tokens import take_damaged

USUAL_THEME, CONTRAST_THEME = "wood", "contrast"
_KEYS = (BOARD_THEME, PIECES, COORDINATES)


class PieceSet(StrEnum):
    """Whose drawings the pieces are; see resources/pieces/README.md."""

    CLASSIC = "classic"
    SCHOOL = "school"
    LETTERS = "letters"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLook:
    """What is chosen: the name of a board theme, a set of pieces, the size of the coordinates."""

    theme: str = USUAL_THEME
    pieces: PieceSet = PieceSet.CLASSIC
    coordinates: CoordinateSize = CoordinateSize.NORMAL


class LookInUse(QObject):
    """`changed` when another look was put on; `damaged(file)` once for each file of looks that cannot be used."""

    changed = Signal()
    damaged = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.look = BoardLook()
        self._told: set[str] = set()

    def put_on(self, look: BoardLook) -> None:
        """Has every board look so from now on."""
        if look != self.look:
            self.look = look
            self.changed.emit()

    def tell_damage(self, file: str) -> None:
        """Says that a file is damaged or missing, the first time only."""
        if file not in self._told:
            self._told.add(file)
            self.damaged.emit(file)


@cache
def look_in_use() -> LookInUse:
    """The one look of the whole program."""
    return LookInUse()


def kept_look(settings: Settings) -> BoardLook:
    """The look chosen last; what is not known is as usual, on a screen of high contrast a board of high contrast."""
    pieces, coordinates = settings.get(PIECES), settings.get(COORDINATES)
    return BoardLook(
        theme=settings.get(BOARD_THEME) or (CONTRAST_THEME if theme.is_high_contrast() else USUAL_THEME),
        pieces=next((each for each in PieceSet if each == pieces), PieceSet.CLASSIC),
        coordinates=next((each for each in CoordinateSize if each == coordinates), CoordinateSize.NORMAL),
    )


class LookKeeper(QObject):
    """Between the settings and the look in use, for the time of a window.

    `trouble(code, params)` when something of the looks is damaged.
    """

    trouble = Signal(str, dict)

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        look = look_in_use()
        look.damaged.connect(self._tell, Qt.ConnectionType.QueuedConnection)  # it may be found while painting
        look.put_on(kept_look(settings))
        look.changed.connect(window.update)  # pieces are painted elsewhere too
        QTimer.singleShot(0, self, self._tell_themes)

    def apply(self, key: str) -> None:
        """Something else is kept under this key of the settings."""
        if key in _KEYS:
            look_in_use().put_on(kept_look(self._settings))

    def say_again(self) -> None:
        """The language has changed, and with it the letters on the pieces."""
        look_in_use().changed.emit()

    def _tell_themes(self) -> None:
        """What was found while the program was dressed, before there was a window that could tell it."""
        files = take_damaged()
        if files:
            self.trouble.emit("settings.broken_theme", {"file": ", ".join(files)})

    def _tell(self, file: str) -> None:
        self.trouble.emit("settings.broken_file", {"file": file})

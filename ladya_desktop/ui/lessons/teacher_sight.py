"""What the class is let see: pieces hidden to be guessed, a spotlight on some squares, the last move in large letters.

None of it belongs to the lesson that is kept; it is for this hour.
"""

from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from ladya_desktop.game.placement import SQUARE_NAMES, Placement


class Hidden(StrEnum):
    """Which pieces are not shown."""

    WHITE = "white"
    BLACK = "black"
    PAWNS = "pawns"
    PIECES = "pieces"


class TeacherSight(QObject):
    """`changed` when the class is to see something else."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hidden: frozenset[Hidden] = frozenset()
        self.lit: frozenset[str] = frozenset()
        self.is_move_big = True

    @property
    def dimmed(self) -> frozenset[str]:
        """The squares outside the spotlight; none without one."""
        return frozenset(SQUARE_NAMES) - self.lit if self.lit else frozenset()

    def hides(self, letter: str) -> bool:
        """Whether a piece is hidden."""
        kinds = {
            Hidden.WHITE: letter.isupper(),
            Hidden.BLACK: letter.islower(),
            Hidden.PAWNS: letter in ("P", "p"),
            Hidden.PIECES: bool(letter) and letter not in ("P", "p"),
        }
        return any(kinds[kind] for kind in self.hidden)

    def seen(self, placement: Placement) -> Placement:
        """The placement without what is hidden."""
        if not self.hidden:
            return placement
        return Placement(tuple("" if self.hides(letters[-1:]) else letters for letters in placement.squares))

    def hide(self, kind: Hidden, *, is_hidden: bool) -> None:
        """Hides some pieces, or shows them again."""
        self.hidden = self.hidden | {kind} if is_hidden else self.hidden - {kind}
        self.changed.emit()

    def light(self, square: str) -> None:
        """Lights one square more, or one less."""
        self.lit = self.lit ^ {square}
        self.changed.emit()

    def light_all(self) -> None:
        """Ends the spotlight."""
        self.lit = frozenset()
        self.changed.emit()

    def write_moves_big(self, *, is_big: bool) -> None:
        """Writes the last move in large letters, or not at all."""
        self.is_move_big = is_big
        self.changed.emit()

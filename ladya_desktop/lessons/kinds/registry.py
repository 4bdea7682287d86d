"""Every kind of exercise that the format knows, and how it is read."""

from collections.abc import Callable
from typing import Final

from ladya_desktop.lessons.exercise import Exercise
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.arbiting import read_clock, read_ruling, read_touch
from ladya_desktop.lessons.kinds.choosing import read_choice, read_order
from ladya_desktop.lessons.kinds.judging import read_castling, read_ending
from ladya_desktop.lessons.kinds.naming import read_name_square
from ladya_desktop.lessons.kinds.playing import read_play
from ladya_desktop.lessons.kinds.setting_up import read_setup
from ladya_desktop.lessons.kinds.squares import read_legal_moves, read_squares
from ladya_desktop.lessons.kinds.writing import read_notation
from ladya_desktop.lessons.scene import Scene

KINDS: Final[dict[str, Callable[[Fields, Scene], Exercise]]] = {
    "squares": read_squares,
    "legal_moves": read_legal_moves,
    "castling": read_castling,
    "play": read_play,
    "verdict": read_ending,
    "setup": read_setup,
    "ruling": read_ruling,
    "notation": read_notation,
    "touch": read_touch,
    "clock": read_clock,
    "choice": read_choice,
    "name_square": read_name_square,
    "order": read_order,
}

"""The colours and the type the windows are drawn in if a file of the themes is damaged or gone.

The same as the light theme and the scale of `resources/themes`; that no window depends on a file that somebody may
have spoilt is worth having them twice.
"""

from collections.abc import Mapping
from typing import Final

THEME: Final = "light"

COLORS: Final[Mapping[str, str]] = {
    "bg": "#F4F1EA",
    "surface": "#FFFFFF",
    "sunken": "#ECE7DB",
    "line": "#D9D2C3",
    "control": "#857D6C",
    "text": "#23272B",
    "muted": "#585C5F",
    "accent": "#0F5966",
    "accent_hover": "#0B4A55",
    "accent_press": "#083A43",
    "accent_soft": "#DCEAEB",
    "on_accent": "#FFFFFF",
    "warn": "#7A4300",
    "warn_fill": "#8A3D0C",
    "on_warn": "#FFFFFF",
    "warn_soft": "#FBEFD8",
    "warn_line": "#B26A12",
    "danger": "#A3241C",
    "danger_soft": "#FAE5E1",
    "good": "#1F663A",
    "good_soft": "#DFF0E3",
    "focus": "#1A5FD6",
    "disabled": "#77756F",
    "hover": "#F0ECE2",
    "pressed": "#DDD6C7",
}

SCREEN: Final = ("Inter", "Segoe UI", "Noto Sans", "PT Sans", "DejaVu Sans")
PRINT: Final = ("PT Serif", "Noto Serif", "DejaVu Serif")
ROLES: Final[Mapping[str, tuple[int, int]]] = {
    "caption": (12, 400),
    "small": (14, 400),
    "body": (16, 400),
    "body-large": (17, 400),
    "subtitle": (20, 600),
    "title": (24, 600),
    "display": (32, 600),
    "projector": (36, 400),
    "clock-small": (40, 600),
    "clock": (96, 600),
    "clock-projector": (148, 600),
}

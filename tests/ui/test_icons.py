"""Every icon can be drawn, in the colour asked for, at the scale asked for."""

import math
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.icons import APP_ICON_SIZES_PX, app_icon, icon, icon_size, pixmap
from ladya_desktop.ui.theme import current

FILES = sorted(resource_path("icons").glob("*.svg"))
NEEDED = (
    *("rook", "adjust", "half", "claim", "flag", "bell", "swap", "list", "fullscreen", "lock", "back"),
    *("chevron-right", "projector", "print", "save", "help", "settings", "play", "pause", "hourglass", "check"),
    *("cross", "plus", "undo", "restart", "dice", "people", "table", "trash", "globe", "hand"),
)


def colors_of(image: QImage) -> set[str]:
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {color.name() for color in pixels if color.alpha() == 255}


def test_nothing_that_the_windows_need_is_missing() -> None:
    assert set(NEEDED) <= {file.stem for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_is_valid_and_drawn_on_the_grid(file: Path, qapp: QApplication) -> None:
    drawn = QSvgRenderer(str(file))
    assert drawn.isValid()
    assert drawn.defaultSize() == (QSize(256, 256) if file.stem == "app" else QSize(24, 24))


@pytest.mark.parametrize("name", NEEDED)
def test_an_icon_is_drawn_in_its_colour_alone(name: str, qapp: QApplication) -> None:
    red = QColor("#C01020")
    assert colors_of(pixmap(name, red, 48).toImage()) == {red.name()}


def test_an_icon_is_drawn_for_its_pixels(qapp: QApplication) -> None:
    made = pixmap("bell", size=24, scale=2.5)
    assert (made.width(), made.devicePixelRatio()) == (60, 2.5)


def test_a_disabled_icon_is_pale(qapp: QApplication) -> None:
    made = icon("flag", current().accent, 24)
    disabled = made.pixmap(QSize(24, 24), 1.0, QIcon.Mode.Disabled).toImage()
    assert colors_of(made.pixmap(QSize(24, 24), 1.0).toImage()) == {current().accent.name()}
    assert colors_of(disabled) == {current().disabled.name()}


def test_a_gap_keeps_the_words_away(qapp: QApplication) -> None:
    assert icon_size(20, 12) == QSize(32, 20)
    drawn = icon("table", size=20, gap=12).pixmap(icon_size(20, 12), 1.0).toImage()
    assert drawn.width() == 32
    assert colors_of(drawn.copy(0, 0, 20, 20))
    assert not colors_of(drawn.copy(20, 0, 12, 20))


def test_an_unknown_icon_is_a_programmer_s_error(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        icon("unicorn")


def test_the_program_s_icon_has_every_size(qapp: QApplication) -> None:
    assert {size.width() for size in app_icon().availableSizes()} == set(APP_ICON_SIZES_PX)
    smallest = colors_of(app_icon().pixmap(QSize(16, 16), 1.0).toImage())
    assert len(smallest) > 2


def test_the_wheel_of_the_settings_is_closed_and_no_sun(qapp: QApplication) -> None:
    """In every direction there is a line between the hub and the tips of the teeth."""
    image = pixmap("settings", QColor("black"), 240).toImage()
    angles = (math.radians(degree) for degree in range(0, 360, 3))
    directions = [(math.cos(angle), math.sin(angle)) for angle in angles]
    for x, y in directions:
        ray = [image.pixelColor(round(120 + x * r), round(120 + y * r)).alpha() for r in range(60, 115)]
        assert max(ray) == 255

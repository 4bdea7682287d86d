"""Icons of our own, drawn on a grid of 24 with strokes of 2 (resources/icons), in any colour and at any scale."""

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ladya_desktop.resources import resource_path
from ladya_desktop.ui import theme

LARGEST_SMALL_PX = 24
APP_ICON_SIZES_PX = (16, 20, 24, 32, 40, 48, 64, 128, 256)
KEPT_PICTURES = 256
FIRST_SIZES_PX = (16, 24, 32, 48)
"""Of the program's icon, what a window wears at once."""


def icon(name: str, color: QColor | None = None, size: int = 24, gap: int = 0) -> QIcon:
    """The icon in a colour (the theme's text colour if none), paler when its button is disabled.

    `size` is in logical pixels. With a `gap` the picture is that much wider on its right side, which is how a button
    keeps its words away; its icon size is then `icon_size(size, gap)`. Raises FileNotFoundError for an unknown name.
    """
    normal = color or theme.current().text
    return _icon(name, normal.name(), theme.current().disabled.name(), size, gap, _scales())


def icon_size(size: int = 24, gap: int = 0) -> QSize:
    """What `setIconSize` takes for an icon of this size and gap."""
    return QSize(size + gap, size)


def pixmap(name: str, color: QColor | None = None, size: int = 24, scale: float = 1.0) -> QPixmap:
    """The icon as a picture of `size` logical pixels at a device pixel ratio of `scale`."""
    return _pixmap(name, (color or theme.current().text).name(), size, 0, scale)


@cache
def app_icon(sizes_px: tuple[int, ...] = APP_ICON_SIZES_PX) -> QIcon:
    """The rook of the program, in every size a desktop asks for; the small ones are drawn without lines inside."""
    made = QIcon()
    for size in sizes_px:
        name = "app-small" if size <= LARGEST_SMALL_PX else "app"
        made.addPixmap(_draw(_source(name), QSize(size, size), size))
    return made


@cache
def _icon(name: str, normal: str, disabled: str, size: int, gap: int, scales: tuple[float, ...]) -> QIcon:
    made = QIcon()
    for scale in scales:
        made.addPixmap(_pixmap(name, normal, size, gap, scale), QIcon.Mode.Normal)
        made.addPixmap(_pixmap(name, disabled, size, gap, scale), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=KEPT_PICTURES)
def _pixmap(name: str, color: str, size: int, gap: int, scale: float) -> QPixmap:
    painted = _source(name).replace(b"#000", color.encode())
    drawn = _draw(painted, QSize(round((size + gap) * scale), round(size * scale)), round(size * scale))
    drawn.setDevicePixelRatio(scale)
    return drawn


def _draw(svg: bytes, device_size: QSize, side_px: int) -> QPixmap:
    drawn = QPixmap(device_size)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, side_px, side_px))
    return drawn


@cache
def _source(name: str) -> bytes:
    return resource_path("icons", f"{name}.svg").read_bytes()


def _scales() -> tuple[float, ...]:
    """Of the screens there are, so that an icon is drawn for its pixels and never stretched."""
    return tuple(sorted({1.0} | {screen.devicePixelRatio() for screen in QGuiApplication.screens()}))

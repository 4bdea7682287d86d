"""A small icon within a line of rich text."""

from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor

from ladya_desktop.ui import icons


def picture_tag(name: str, color: QColor, size_px: int, scale: float) -> str:
    """The icon as a tag for rich text, `size_px` logical pixels high, drawn for a device pixel ratio of `scale`."""
    return _tag(name, color.name(), size_px, scale)


@cache
def _tag(name: str, color: str, size_px: int, scale: float) -> str:
    picture = QByteArray()
    buffer = QBuffer(picture)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icons.pixmap(name, QColor(color), size_px, scale).save(buffer, "PNG")
    data = bytes(picture.toBase64().data()).decode("ascii")
    size = f'width="{size_px}" height="{size_px}" style="vertical-align: middle"'
    return f'<img src="data:image/png;base64,{data}" {size}>'

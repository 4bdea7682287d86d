"""A picture within a lesson file: PNG or JPEG in base64, small enough for any computer."""

import base64
import binascii
from dataclasses import dataclass, field

from ladya_desktop.lessons.fields import Fields

MOST_BYTES = 1_000_000
MOST_PIXELS = 4000
_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
_JPEG_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The bytes of a picture and its size."""

    data: bytes = field(repr=False)
    width_px: int
    height_px: int


def read_picture(fields: Fields, key: str) -> Picture:
    """The picture of a key; its size is told by its first bytes, nothing is unpacked here."""
    text = "".join(fields.text(key).split())
    if len(text) * 3 // 4 > MOST_BYTES:
        raise fields.fault(key, "lessons.fault.picture_big", limit=MOST_BYTES // 1000)
    try:
        data = base64.b64decode(text, validate=True)
        width, height = _png_size(data) if data.startswith(_PNG) else _jpeg_size(data)
    except (binascii.Error, ValueError) as error:
        raise fields.fault(key, "lessons.fault.picture_unreadable") from error
    if not 0 < max(width, height) <= MOST_PIXELS:
        raise fields.fault(key, "lessons.fault.picture_large", width=width, height=height, limit=MOST_PIXELS)
    return Picture(data=data, width_px=width, height_px=height)


def written(picture: Picture) -> str:
    """The text that `read_picture` reads."""
    return base64.b64encode(picture.data).decode("ascii")


def _png_size(data: bytes) -> tuple[int, int]:
    if data[12:16] != b"IHDR" or len(data) < 24:
        raise ValueError("no header chunk")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


def _jpeg_size(data: bytes) -> tuple[int, int]:
    if not data.startswith(_JPEG):
        raise ValueError("neither PNG nor JPEG")
    place = 2
    while place + 9 < len(data):
        marker, length = data[place + 1], int.from_bytes(data[place + 2 : place + 4])
        if marker in _JPEG_FRAMES:
            return int.from_bytes(data[place + 7 : place + 9]), int.from_bytes(data[place + 5 : place + 7])
        place += 2 + length
    raise ValueError("no frame")

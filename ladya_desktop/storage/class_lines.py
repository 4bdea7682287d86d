"""The lines of the file of a class: one is one answer with what it brought about, or all that a pupil has done so far.

A line begins with the line break and has a checksum before its body, so that one torn by a power cut damages no other.
Most lines are answers, in the one form in which they are written; they are read without a decoder, a hundred thousand
in a quarter of a second.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final
from zlib import crc32

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import ClassListed, ClassRow, ClassState, ExerciseTried, LessonDone, Standing, Tally
from ladya_desktop.storage.class_records import PupilStood
from ladya_desktop.storage.class_standings import Unpacking, packed
from ladya_desktop.storage.codec import Codec, Row

FORMAT: Final = 1
_CHECKSUM_LETTERS: Final = 8
_TORN: Final = re.compile(rb"[0-9a-f]{0,8}|[0-9a-f]{8} (?:\{[^\x00]*)?")
_END: Final = b'"version":%d}' % FORMAT
_TEXT: Final = rb'"([^"\\\x00-\x1f]*)"'
_DONE: Final = rb'\{"lesson":%s,"pupil":%s,"type":"class\.lesson_done","v":1\}'
_PLAIN: Final = re.compile(
    rb'\{"act":null,"device":"","events":\[(?:'
    rb'\{"is_first_try":(true|false),"is_right":(true|false),"lesson":' + _TEXT + rb',"page":(0|[1-9]\d{0,8}),'
    rb'"pupil":' + _TEXT + rb',"type":"class\.exercise_tried","v":1\}(,' + _DONE % (rb'"\3"', rb'"\5"') + rb")?"
    rb"|" + _DONE % (_TEXT, _TEXT) + rb')\],"handled_ms":0,"version":1\}'
)
"""An answer, and with it perhaps that the lesson is done; or that alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What lines come to; those that are damaged; sound ones of a newer version; how many are more than one a pupil."""

    state: ClassState
    unread: tuple[bytes, ...]
    newer: tuple[bytes, ...]
    loose: int


class ClassLines:
    """Writes and reads lines."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def line(self, rows: tuple[ClassRow | PupilStood, ...]) -> bytes:
        """Rows that belong together, as one line. Raises StoreError for a name that is no text."""
        body = self._codec.encode(Row(version=FORMAT, act=None, events=rows, handled_ms=0, device="")).encode()
        return b"\n%08x %s" % (crc32(body), body)

    def lines(self, state: ClassState, as_they_are: tuple[bytes, ...] = ()) -> bytes:
        """The fewest lines that come to this class, and other lines as they are."""
        listed = [self.line((ClassListed(pupils=state.listed),))] if state.listed else []
        lessons: dict[str, list[str]] = {pupil: [] for pupil in state.known}
        for (pupil, lesson), standing in state.standings.items():
            lessons[pupil].append(packed(lesson, standing))
        stood = (self.line((PupilStood(pupil=pupil, lessons=tuple(each)),)) for pupil, each in lessons.items())
        return b"".join((*listed, *stood, *(b"\n" + line for line in as_they_are)))

    def read(self, data: bytes) -> Kept:
        """All lines of a file. One torn by a power cut was never said to be kept, and is passed over."""
        reading = _Reading(self._codec)
        for line in data.split(b"\n"):
            reading.take(line)
        unread, newer = tuple(reading.unread), tuple(reading.newer)
        return Kept(state=reading.tally.state(), unread=unread, newer=newer, loose=reading.loose)


class _Reading:
    """What was read of a file until now."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self.tally, self._texts, self._unpacking = Tally(), _Texts(), Unpacking()
        self.unread: list[bytes] = []
        self.newer: list[bytes] = []
        self.loose = 0

    def take(self, line: bytes) -> None:
        body = line[_CHECKSUM_LETTERS + 1 :]
        if line[: _CHECKSUM_LETTERS + 1] == b"%08x " % crc32(body):
            if not (self._take_plain(body) or self._take_any(body)):
                self.newer.append(line)
        elif not _is_torn(line):
            self.unread.append(line)

    def _take_plain(self, body: bytes) -> bool:
        """Counts a line in the usual form; False if it has another."""
        plain = _PLAIN.fullmatch(body)
        if plain is None:
            return False
        first, right, lesson, page, pupil, done, lesson_done, pupil_done = plain.groups()
        try:
            who, what = self._texts[pupil or pupil_done or b""], self._texts[lesson or lesson_done or b""]
        except UnicodeDecodeError:
            return False
        if page is not None:
            self.tally.answer(who, what, int(page), is_right=right == b"true", is_first_try=first == b"true")
        if done or page is None:
            self.tally.finish(who, what)
        self.loose += 1
        return True

    def _take_any(self, body: bytes) -> bool:
        """Counts a line in any form, all or nothing; False for one from a newer version, or of something else."""
        try:
            events = self._codec.decode(body.decode()).events
            count = [self._counting(event) for event in events]
        except (StoreError, ValueError):
            return False
        for each in count:
            each()
        self.loose += not all(isinstance(event, PupilStood) for event in events)
        return True

    def _counting(self, event: object) -> Callable[[], None]:
        """What counts an event. Raises ValueError for none of a class."""
        match event:
            case PupilStood():
                stood = [self._unpacking.unpacked(text) for text in event.lessons]
                return partial(self._stood, event.pupil, stood)
            case ExerciseTried() | LessonDone() | ClassListed():
                return partial(self.tally.take, event)
            case _:
                raise ValueError(event)

    def _stood(self, pupil: str, stood: Iterable[tuple[str, Standing]]) -> None:
        for lesson, standing in stood:
            self.tally.stood(pupil, lesson, standing)


class _Texts(dict[bytes, str]):
    """Names, decoded once each."""

    def __missing__(self, raw: bytes) -> str:
        text = self[raw] = raw.decode()
        return text


def _is_torn(line: bytes) -> bool:
    """Whether a line, of which the checksum is not that of the body, only lacks its end."""
    return not line.endswith(_END) and _TORN.fullmatch(line) is not None

"""Rows as canonical JSON: sorted keys, no white space, UTF-8; the bytes that are kept and hashed.

Every act and event has an explicit name and a version in the registry of its area, never the path of its class, so
that code may be renamed and moved. Old versions are lifted by a chain of upcasters when they are read; what is kept is
never rewritten. An area's modules are imported when the first of its records is met.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.storage.chain import link
from ladya_desktop.storage.shapes import Fields, Plain, Shape, Shapes, Upcaster

TYPE: Final = "type"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """An act or event: its name for ever, and the upcasters from version 1 on; today's version is one more."""

    name: str
    cls: type
    upcasters: tuple[Upcaster, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """The records whose names begin with the area's, and the dataclasses nested in them, with their upcasters."""

    records: tuple[Record, ...]
    values: Mapping[type, tuple[Upcaster, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What one row holds besides its hash."""

    version: int
    act: object | None
    events: tuple[object, ...]
    handled_ms: int
    device: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptRow:
    """One row as a store keeps it: `body` is canonical JSON."""

    version: int
    body: str
    hash: str


def _game() -> Area:
    from ladya_desktop.storage.game_records import AREA

    return AREA


def _tournament() -> Area:
    from ladya_desktop.storage.tournament_records import AREA

    return AREA


def _class() -> Area:
    from ladya_desktop.storage.class_records import AREA

    return AREA


AREAS: Final[Mapping[str, Callable[[], Area]]] = {"game": _game, "tournament": _tournament, "class": _class}


class Codec:
    """Encodes and decodes rows with the records of its areas."""

    def __init__(self, areas: Mapping[str, Callable[[], Area]] = AREAS) -> None:
        self._to_load = dict(areas)
        self._by_name: dict[str, tuple[Record, Shapes]] = {}
        self._by_type: dict[type, Record] = {}
        self._shapes: dict[str, Shape] = {}

    def encode(self, row: Row) -> str:
        """The row in canonical JSON.

        Raises:
            StoreError: if a text in it is no text (a lone surrogate).
            TypeError: if the act or an event is not registered or holds a value of a wrong type.
        """
        plain: Fields = {
            "act": None if row.act is None else self._encode_record(row.act),
            "device": row.device,
            "events": [self._encode_record(event) for event in row.events],
            "handled_ms": row.handled_ms,
            "version": row.version,
        }
        body = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        if not _is_text(body):
            raise StoreError("storage.not_text")
        return body

    def decode(self, body: str) -> Row:
        """The row that was encoded, its records lifted to today's versions.

        Raises:
            StoreError: for whatever this version of the program cannot read.
        """
        plain = _read_json(body)
        return Row(
            version=_int(plain, "version"),
            act=None if plain["act"] is None else self._decode_record(plain["act"]),
            events=tuple(self._decode_record(event) for event in _list(plain, "events")),
            handled_ms=_int(plain, "handled_ms"),
            device=_str(plain, "device"),
        )

    def _encode_record(self, record: object) -> Plain:
        while type(record) not in self._by_type:
            if not self._to_load:
                raise TypeError(f"not registered: {type(record)!r}")
            self._load(next(iter(self._to_load)))
        name = self._by_type[type(record)].name
        plain = self._shape(name).encode(record)
        assert isinstance(plain, dict)
        return {TYPE: name, **plain}

    def _decode_record(self, plain: Plain) -> object:
        if not isinstance(plain, dict):
            raise _bad_record("", "object expected")
        name = _str(plain, TYPE)
        shape, fields = self._shape(name), dict(plain)
        del fields[TYPE]
        try:
            return shape.decode(fields)
        except (ValueError, LookupError, TypeError) as error:  # the latter two from an upcaster that misses something
            raise _bad_record(name, str(error)) from error

    def _shape(self, name: str) -> Shape:
        shape = self._shapes.get(name)
        if shape is None:
            shape = self._shapes[name] = self._build_shape(name)
        return shape

    def _build_shape(self, name: str) -> Shape:
        area = name.partition(".")[0]
        if area in self._to_load:
            self._load(area)
        if name not in self._by_name:
            raise _bad_record(name, "type not known")
        record, shapes = self._by_name[name]
        return shapes.of_fields(record.cls, (), record.upcasters)

    def _load(self, area_name: str) -> None:
        area = self._to_load.pop(area_name)()
        shapes = Shapes(area.values)
        for record in area.records:
            self._by_name[record.name] = record, shapes
            self._by_type[record.cls] = record


def stored_acts(codec: Codec, rows: Iterable[KeptRow], *, after: int, previous: str) -> tuple[StoredAct, ...]:
    """Decodes rows behind version `after`, whose hash is `previous`, checking each against its hash.

    Raises:
        StoreError: if a row is missing, was changed, or cannot be read.
    """
    acts = []
    for version, kept in enumerate(rows, after + 1):
        if kept.version != version or link(previous, kept.body.encode()) != kept.hash:
            raise StoreError("storage.altered", version=str(version))
        row = codec.decode(kept.body)
        if row.version != version:
            raise StoreError("storage.altered", version=str(version))
        acts.append(_stored_act(row, kept.hash))
        previous = kept.hash
    return tuple(acts)


def _stored_act(row: Row, row_hash: str) -> StoredAct:
    return StoredAct(
        version=row.version,
        act=row.act,
        events=row.events,
        handled_ms=row.handled_ms,
        device=row.device,
        hash=row_hash,
    )


def _is_text(body: str) -> bool:
    try:
        body.encode()
    except UnicodeEncodeError:
        return False
    return True


def _read_json(body: str) -> Fields:
    try:
        plain = json.loads(body)
    except (ValueError, RecursionError) as error:  # nested deeper than any row
        raise _bad_record("", "no JSON") from error
    if not isinstance(plain, dict) or plain.keys() != _ROW_KEYS:
        raise _bad_record("", "no row")
    return plain


_ROW_KEYS = {"act", "device", "events", "handled_ms", "version"}


def _int(plain: Fields, name: str) -> int:
    value = plain[name]
    if type(value) is not int:
        raise _bad_record("", f"{name}: int expected")
    return value


def _str(plain: Fields, name: str) -> str:
    value = plain.get(name)
    if not isinstance(value, str):
        raise _bad_record("", f"{name}: str expected")
    return value


def _list(plain: Fields, name: str) -> list[Plain]:
    value = plain[name]
    if not isinstance(value, list):
        raise _bad_record("", f"{name}: list expected")
    return value


def _bad_record(record: str, detail: str) -> StoreError:
    return StoreError("storage.bad_record", record=record, detail=detail)

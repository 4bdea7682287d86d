"""How values of each type look in JSON, and back: derived from the annotations of the dataclasses themselves.

Known are int, bool, str, StrEnum, `X | None`, tuples, and dataclasses named by the `Shapes` they are asked from.
A dataclass becomes an object with its fields and `v`, its version. Every mismatch is an error: a float, a missing or
an unknown field, an unknown member of an enumeration. Nothing is guessed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
Fields: TypeAlias = dict[str, Plain]
Upcaster: TypeAlias = Callable[[Fields], Fields]
"""Turns the fields of one version into those of the next; it may change the dictionary it is given."""

VERSION = "v"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """Both directions for one type. `encode` raises TypeError (a programmer's), `decode` ValueError (bad data)."""

    encode: Callable[[Any], Plain]
    decode: Callable[[Plain], Any]


class Shapes:
    """The shapes of all types that may occur inside a record.

    `values` names the dataclasses that may be nested, each with the upcasters from its version 1 on.
    """

    def __init__(self, values: Mapping[type, tuple[Upcaster, ...]]) -> None:
        self._values = values
        self._known: dict[object, Shape] = {int: _INT, bool: _BOOL, str: _STR}

    def of(self, hint: object) -> Shape:
        """The shape of an annotation.

        Raises:
            TypeError: if this annotation cannot be kept.
        """
        shape = self._known.get(hint)
        if shape is None:
            shape = self._known[hint] = self._build(hint)
        return shape

    def of_fields(self, cls: type, arguments: tuple[object, ...], upcasters: tuple[Upcaster, ...]) -> Shape:
        """The shape of a dataclass; `arguments` stand for its type variables."""
        hints = _field_hints(cls, arguments)
        shapes = tuple((field.name, self.of(hints[field.name])) for field in fields(cls))
        return _fields_shape(cls, shapes, upcasters)

    def _build(self, hint: object) -> Shape:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is tuple:
            return self._tuple(arguments)
        if origin in (Union, UnionType) and len(arguments) == 2 and arguments[1] is NoneType:
            return _optional(self.of(arguments[0]))
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return _enumeration(hint)
        cls = origin or hint
        if isinstance(cls, type) and is_dataclass(cls) and cls in self._values:
            return self.of_fields(cls, arguments, self._values[cls])
        raise TypeError(f"{hint!r} has no shape; is a nested dataclass not registered?")

    def _tuple(self, arguments: tuple[object, ...]) -> Shape:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return _sequence(self.of(arguments[0]))
        return _fixed(tuple(self.of(argument) for argument in arguments))


def _exactly(kind: type) -> Shape:
    def encode(value: Any) -> Plain:
        plain: Plain = value
        if type(plain) is not kind:
            raise TypeError(f"{kind.__name__} expected, not {value!r}")
        return plain

    def decode(plain: Plain) -> Any:
        if type(plain) is not kind:
            raise ValueError(f"{kind.__name__} expected")
        return plain

    return Shape(encode=encode, decode=decode)


def _text() -> Shape:
    def encode(value: Any) -> Plain:
        if not isinstance(value, str):
            raise TypeError(f"str expected, not {value!r}")
        return str(value)

    return Shape(encode=encode, decode=_decode_text)


def _decode_text(plain: Plain) -> str:
    if not isinstance(plain, str):
        raise ValueError("str expected")
    return plain


_INT = _exactly(int)
_BOOL = _exactly(bool)
_STR = _text()


def _enumeration(kind: type[StrEnum]) -> Shape:
    def encode(value: Any) -> Plain:
        if not isinstance(value, kind):
            raise TypeError(f"{kind.__name__} expected, not {value!r}")
        return value.value

    members = {member.value: member for member in kind}

    def decode(plain: Plain) -> Any:
        text = _decode_text(plain)
        member = members.get(text)
        return kind(text) if member is None else member  # which says what is wrong

    return Shape(encode=encode, decode=decode)


def _optional(inner: Shape) -> Shape:
    def encode(value: Any) -> Plain:
        return None if value is None else inner.encode(value)

    def decode(plain: Plain) -> Any:
        return None if plain is None else inner.decode(plain)

    return Shape(encode=encode, decode=decode)


def _sequence(item: Shape) -> Shape:
    def encode(value: Any) -> Plain:
        return [item.encode(each) for each in _checked_tuple(value)]

    def decode(plain: Plain) -> Any:
        return tuple(item.decode(each) for each in _checked_list(plain))

    return Shape(encode=encode, decode=decode)


def _fixed(items: tuple[Shape, ...]) -> Shape:
    def encode(value: Any) -> Plain:
        return [item.encode(each) for item, each in zip(items, _checked_tuple(value), strict=True)]

    def decode(plain: Plain) -> Any:
        return tuple(item.decode(each) for item, each in zip(items, _checked_list(plain), strict=True))

    return Shape(encode=encode, decode=decode)


def _checked_tuple(value: Any) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise TypeError(f"tuple expected, not {value!r}")
    return value


def _checked_list(plain: Plain) -> list[Plain]:
    if not isinstance(plain, list):
        raise ValueError("list expected")
    return plain


def _fields_shape(cls: type, shapes: tuple[tuple[str, Shape], ...], upcasters: tuple[Upcaster, ...]) -> Shape:
    version = len(upcasters) + 1
    decoders = tuple((name, shape.decode) for name, shape in shapes)
    names = {name for name, _ in shapes}

    def encode(value: Any) -> Plain:
        if type(value) is not cls:
            raise TypeError(f"{cls.__name__} expected, not {value!r}")
        plain: Fields = {name: shape.encode(getattr(value, name)) for name, shape in shapes}
        plain[VERSION] = version
        return plain

    def decode(plain: Plain) -> Any:
        current = _upcast(plain, upcasters)
        if current.keys() != names:
            raise ValueError(f"fields missing or unknown: {sorted(current.keys() ^ names)}")
        name = ""
        try:
            for name, decode_field in decoders:
                current[name] = decode_field(current[name])
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
        return cls(**current)

    return Shape(encode=encode, decode=decode)


def _upcast(plain: Plain, upcasters: tuple[Upcaster, ...]) -> Fields:
    """The fields in today's version, without the version itself."""
    if not isinstance(plain, dict):
        raise ValueError("object expected")
    current = dict(plain)
    version = _INT.decode(current.pop(VERSION, None))
    if not 1 <= version <= len(upcasters) + 1:
        raise ValueError(f"version {version} is not known")
    for upcaster in upcasters[version - 1 :]:
        current = upcaster(current)
    return current


def _field_hints(cls: type, arguments: tuple[object, ...]) -> dict[str, object]:
    variables = dict(zip(_type_variables(cls), arguments, strict=True))
    return {name: variables.get(hint, hint) for name, hint in get_type_hints(cls).items()}


def _type_variables(cls: type) -> tuple[TypeVar, ...]:
    return getattr(cls, "__parameters__", ())

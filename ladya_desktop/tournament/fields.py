"""Typed fields out of data that a JSON or TOML reader gave, each fault named by its key.

The codes of `FieldError` are sentences of the area `cli_tournament`.
"""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

from ladya_desktop.tournament.names import clean_name

MAX_DECIMALS = 12


class FieldError(Exception):
    """Data that cannot be used: `code` names the sentence that says why, `params` fill it (`key` says where)."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def as_object(value: object, key: str, *, known: frozenset[str], needed: tuple[str, ...] = ()) -> Mapping[str, object]:
    """An object that has only known keys and all the needed ones."""
    if not isinstance(value, Mapping):
        raise FieldError("cli_tournament.field_object", key=key)
    for name in value:
        if name not in known:
            raise FieldError("cli_tournament.field_unknown", key=clean_name(str(name)), known=", ".join(sorted(known)))
    for name in needed:
        if name not in value:
            raise FieldError("cli_tournament.field_missing", key=name)
    return value


def as_list(value: object, key: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise FieldError("cli_tournament.field_list", key=key)
    return value


def as_string(value: object, key: str) -> str:
    """A string that can be written out again (JSON can hold half of a character)."""
    if not isinstance(value, str) or any(0xD800 <= ord(char) < 0xE000 for char in value):
        raise FieldError("cli_tournament.field_string", key=key)
    return value


def as_strings(value: object, key: str) -> tuple[str, ...]:
    """A list of strings."""
    return tuple(as_string(item, key) for item in as_list(value, key))


def as_boolean(value: object, key: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise FieldError("cli_tournament.field_boolean", key=key)
    return value


def as_integer(value: object, key: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise FieldError("cli_tournament.field_integer", key=key, low=low, high=high)
    return value


def as_fraction(value: object, key: str, high: int) -> Fraction:
    """A number from 0 to `high` with at most `MAX_DECIMALS` decimals, exactly as it is written.

    A reader that gives decimal numbers as `Decimal` keeps what is written; of a `float` it is what Python would write.
    """
    written = _number(value)
    if written is None or not 0 <= written <= high:
        raise FieldError("cli_tournament.field_number", key=key, high=high)
    if written.adjusted() < -MAX_DECIMALS or (Fraction(written) * 10**MAX_DECIMALS).denominator > 1:
        raise FieldError("cli_tournament.field_decimals", key=key, decimals=MAX_DECIMALS)
    return Fraction(written)


def decimal_text(value: Fraction) -> str:
    """The value as an exact decimal number; one that has none (a third) as the fraction it is."""
    tens = (number for number in range(value.denominator.bit_length()) if 10**number % value.denominator == 0)
    decimals = next(tens, None)
    if decimals is None:
        return str(value)
    whole, part = divmod(abs(value.numerator) * 10**decimals // value.denominator, 10**decimals)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{part:0{decimals}}" if decimals else f"{sign}{whole}"


def _number(value: object) -> Decimal | None:
    """A finite number; a truth value is none."""
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        return None
    number = Decimal(str(value)) if isinstance(value, float) else Decimal(value)
    return number if number.is_finite() else None

"""Values of every registered type: one fixed sample each, and hypothesis strategies, both from the annotations."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ladya_desktop.game.acts import Act
from ladya_desktop.game.events import Event
from ladya_desktop.lessons.progress import ClassRow
from ladya_desktop.storage.class_records import PupilStood
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.events import TournamentEvent

ACTS: tuple[type, ...] = (*get_args(Act), *get_args(TournamentAct))
EVENTS: tuple[type, ...] = (*get_args(Event), *get_args(TournamentEvent), *get_args(ClassRow), PupilStood)
RECORDS = ACTS + EVENTS

_TEXT = 'Ёлкина — «e4» \\ " \n ½'


def sample(hint: Any) -> Any:
    """One value of the type, the same for ever."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is int:
        return 5400_000
    if hint is bool:
        return True
    if hint is str:
        return _TEXT
    if origin is tuple:
        return tuple(sample(each) for each in _items(arguments, 2))
    if NoneType in arguments:
        return sample(arguments[0])
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return list(hint)[-1]
    return _made(hint, sample)


def strategy(hint: Any) -> SearchStrategy[Any]:
    """All values of the type."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is int:
        return st.integers()
    if hint is bool:
        return st.booleans()
    if hint is str:
        return st.text(max_size=8)
    if origin is tuple and Ellipsis in arguments:
        return st.lists(strategy(arguments[0]), max_size=3).map(tuple)
    if NoneType in arguments:
        return st.none() | strategy(arguments[0])
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return st.sampled_from(hint)
    return st.builds(origin or hint, **_each_field(hint, strategy))


def _items(arguments: tuple[Any, ...], count: int) -> tuple[Any, ...]:
    return (arguments[0],) * count if Ellipsis in arguments else arguments


def _made(hint: Any, value: Callable[[Any], Any]) -> Any:
    return (get_origin(hint) or hint)(**_each_field(hint, value))


def _each_field(hint: Any, value: Callable[[Any], Any]) -> dict[str, Any]:
    cls = get_origin(hint) or hint
    assert is_dataclass(cls), cls
    variables: tuple[TypeVar, ...] = getattr(cls, "__parameters__", ())
    known = dict(zip(variables, get_args(hint), strict=True))
    hints = get_type_hints(cls)
    return {field.name: value(known.get(hints[field.name], hints[field.name])) for field in fields(cls)}

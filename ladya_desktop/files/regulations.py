"""Templates of a tournament: the groups of a regulation, read from TOML (`resources/regulations`).

A template knows day and month; the year is asked for when a tournament is created from it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import time

from ladya_desktop.resources import resource_text
from ladya_desktop.tournament.acts import CreateTournament
from ladya_desktop.tournament.fields import (
    FieldError,
    as_boolean,
    as_integer,
    as_list,
    as_object,
    as_string,
    as_strings,
)
from ladya_desktop.tournament.setup import GroupSetup

WHITE_ROOK = "white_rook"

_GROUP_KEYS = ("code", "first_grade", "last_grade", "month", "day")
_SHARED_KEYS = (
    "starts_at",
    "ends_at",
    "time_control",
    "cycles",
    "swap_last_rounds",
    "tie_breaks",
    "annul_below_half",
    "edition",
    "conduct",
    "supervision",
    "rulings",
    "computers",
    "wooden_boards",
    "break_min",
)
_MAY_BE_LEFT_OUT = ("default_time_min", "earliest_draw_move")


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentTemplate:
    """A regulation without its year: `titles` by language code."""

    titles: Mapping[str, str]
    groups: tuple[GroupSetup, ...]

    def create(self, *, title: str, year: int, at_ms: int, by: str) -> CreateTournament:
        """The act that lays down a tournament of this template."""
        return CreateTournament(title=title, year=year, groups=self.groups, at_ms=at_ms, by=by)


def load_template(name: str = WHITE_ROOK) -> TournamentTemplate:
    """A template that comes with the program.

    Raises FileNotFoundError if there is no such template.
    """
    return read_template(resource_text("regulations", f"{name}.toml"))


def read_template(toml: str) -> TournamentTemplate:
    """A template from its TOML text.

    Raises tomllib.TOMLDecodeError if it is not TOML, FieldError if a field is missing or cannot be.
    """
    keys = ("title", "defaults", "groups")
    root = as_object(tomllib.loads(toml), "toml", known=frozenset(keys), needed=keys)
    titles = as_object(root["title"], "title", known=frozenset(("ru", "en")), needed=("ru", "en"))
    defaults = as_object(
        root["defaults"], "defaults", known=frozenset((*_SHARED_KEYS, *_MAY_BE_LEFT_OUT)), needed=_SHARED_KEYS
    )
    return TournamentTemplate(
        titles={code: as_string(title, code) for code, title in titles.items()},
        groups=tuple(_group(item, defaults) for item in as_list(root["groups"], "groups")),
    )


def _group(value: object, defaults: Mapping[str, object]) -> GroupSetup:
    own = as_object(
        value, "groups", known=frozenset((*_GROUP_KEYS, *_SHARED_KEYS, *_MAY_BE_LEFT_OUT)), needed=_GROUP_KEYS
    )
    item = {**defaults, **own}
    return GroupSetup(
        code=as_string(item["code"], "code"),
        first_grade=as_integer(item["first_grade"], "first_grade", 1, 11),
        last_grade=as_integer(item["last_grade"], "last_grade", 1, 11),
        month=as_integer(item["month"], "month", 1, 12),
        day=as_integer(item["day"], "day", 1, 31),
        starts_at_min=_minutes(item["starts_at"], "starts_at"),
        ends_at_min=_minutes(item["ends_at"], "ends_at"),
        time_control=as_string(item["time_control"], "time_control"),
        cycles=as_integer(item["cycles"], "cycles", 1, 2),
        swap_last_rounds=as_boolean(item["swap_last_rounds"], "swap_last_rounds"),
        tie_breaks=as_strings(item["tie_breaks"], "tie_breaks"),
        annul_below_half=as_boolean(item["annul_below_half"], "annul_below_half"),
        edition=as_string(item["edition"], "edition"),
        conduct=as_string(item["conduct"], "conduct"),
        supervision=as_string(item["supervision"], "supervision"),
        rulings=as_string(item["rulings"], "rulings"),
        computers=as_integer(item["computers"], "computers", 0, 60),
        wooden_boards=as_integer(item["wooden_boards"], "wooden_boards", 0, 200),
        break_min=as_integer(item["break_min"], "break_min", 0, 120),
        default_time_min=_integer_or_none(item, "default_time_min", 0, 120),
        earliest_draw_move=_integer_or_none(item, "earliest_draw_move", 1, 100),
    )


def _integer_or_none(item: Mapping[str, object], key: str, low: int, high: int) -> int | None:
    return as_integer(item[key], key, low, high) if key in item else None


def _minutes(value: object, key: str) -> int:
    """A TOML local time as minutes since midnight."""
    if not isinstance(value, time):
        raise FieldError("cli_tournament.field_time", key=key)
    return value.hour * 60 + value.minute

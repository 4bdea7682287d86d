"""Why an act changes nothing: a value, because an organiser's slip is no error of the program."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ladya_desktop.tournament.events import TournamentEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRefused:
    """The code of a sentence and its parameters: `t(refused.code, **refused.params)`."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)


Decision: TypeAlias = tuple[TournamentEvent, ...] | ActRefused


def refused(code: str, **params: str | int) -> ActRefused:
    """A refusal with its sentence in the area `tournament_acts`."""
    return ActRefused(code=f"tournament_acts.{code}", params=params)

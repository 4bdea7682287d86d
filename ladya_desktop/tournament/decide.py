"""The rules of a tournament: an act becomes events or a refusal, never an exception."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRefused:
    """Why an act changes nothing: the code of a sentence and its parameters, `t(refused.code, **refused.params)`."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)

"""A sentence about a list, a row of it or a file, not yet in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """What is said as `t(remark.code, **remark.params)`, in the area `participants`."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)


def remark(code: str, **params: str | int) -> Remark:
    """The remark of the area `participants` with this code."""
    return Remark(code=f"participants.{code}", params=params)

"""What every event says."""

from dataclasses import dataclass

from ladya_desktop.game.acts import Actor


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseEvent:
    """Who caused it, and when it happened."""

    by: Actor
    at_ms: int

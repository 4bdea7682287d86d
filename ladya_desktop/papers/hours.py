"""The hours of rounds as a plan gives them, for whoever prints them."""

from dataclasses import dataclass

from ladya_desktop.texts.tournament_values import EN_DASH, clock_time


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundHours:
    """When a round starts and ends, in minutes since midnight."""

    round: int
    starts_at_min: int
    ends_at_min: int


def hours_of(plan: tuple[RoundHours, ...], round_number: int) -> str:
    """The hours of a round: "16:00-16:15" with a dash; "" if the plan does not say."""
    for one in plan:
        if one.round == round_number:
            return f"{clock_time(one.starts_at_min)}{EN_DASH}{clock_time(one.ends_at_min)}"
    return ""

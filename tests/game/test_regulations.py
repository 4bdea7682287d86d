"""What the regulations of a game say, by edition, rate and conduct."""

import pytest

from ladya_desktop.game.regulations import Conduct, Edition, Rate, Regulations
from ladya_desktop.game.time_control import TimeControl

CONTROL = TimeControl(base_ms=300_000)


@pytest.mark.parametrize(
    ("edition", "rate", "seconds"),
    [
        ("ru-1087", "standard", 120),
        ("ru-1087", "rapid", 120),
        ("ru-1087", "blitz", 60),
        ("fide-2018", "standard", 120),
        ("fide-2018", "rapid", 120),
        ("fide-2018", "blitz", 60),
        ("fide-2023", "standard", 120),
        ("fide-2023", "rapid", 60),
        ("fide-2023", "blitz", 60),
    ],
)
def test_the_penalty_of_a_wrong_claim(edition: str, rate: str, seconds: int) -> None:
    regulations = Regulations(edition=Edition(edition), rate=Rate(rate), time_control=CONTROL)
    assert regulations.penalty_ms == seconds * 1000


def test_touching_binds_in_a_game_and_not_in_a_lesson() -> None:
    assert Regulations(conduct=Conduct.GUIDED, time_control=CONTROL).is_touch_binding
    assert not Regulations(conduct=Conduct.LESSON, time_control=CONTROL).is_touch_binding


@pytest.mark.parametrize(("edition", "draws"), [("ru-1087", False), ("fide-2018", False), ("fide-2023", True)])
def test_resigning_to_who_cannot_mate_draws_since_2023(edition: str, draws: bool) -> None:
    assert Regulations(edition=Edition(edition), time_control=CONTROL).may_resignation_draw is draws


@pytest.mark.parametrize(
    ("control", "rate"),
    [
        ("300", "blitz"),
        ("180+2", "blitz"),
        ("600", "blitz"),
        ("300+5", "blitz"),
        ("601", "rapid"),
        ("600+5", "rapid"),
        ("900+10", "rapid"),
        ("3599", "rapid"),
        ("1800+30", "standard"),
        ("3600", "standard"),
        ("5400+30", "standard"),
        ("-", "standard"),
        ("180b2", "blitz"),
        ("600d5", "rapid"),
        ("40/5400:1800", "standard"),
        ("30/1800:1800", "standard"),
        ("60/1800:1800", "rapid"),
        ("20/200", "blitz"),
        ("20/201", "rapid"),
        ("40/300+5:120+10", "rapid"),
        ("3/60:30", "blitz"),
    ],
)
def test_the_rate_follows_from_the_time_control(control: str, rate: str) -> None:
    assert Rate.of(TimeControl.from_pgn(control)) is Rate(rate)

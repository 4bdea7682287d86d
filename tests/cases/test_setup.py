"""How a story begins: every key of "game" with its default and its bounds."""

from typing import Any

import pytest

from ladya_desktop.cases.setup import opening_of
from ladya_desktop.cases.values import CaseError
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Rulings, Supervision
from ladya_desktop.game.time_control import TimeControl


def opening(**game: Any) -> Any:
    return opening_of(game)


def test_the_defaults_of_the_format() -> None:
    opened = opening()
    assert opened.base_fen == STARTING_FEN
    assert opened.moves == ()
    assert opened.regulations.edition is Edition.RU_1087
    assert opened.regulations.rate is Rate.STANDARD
    assert opened.regulations.supervision is Supervision.FULL
    assert opened.regulations.conduct is Conduct.STRICT
    assert opened.regulations.rulings is Rulings.AUTOMATIC
    assert opened.regulations.default_time_ms is None
    assert opened.regulations.time_control == TimeControl(base_ms=5_400_000, increment_ms=30_000)
    assert opened.regulations.draw_agreement_from is None
    assert not opened.regulations.pauses_after_ruling
    assert opened.remaining_ms == ByColor(5_400_000, 5_400_000)
    assert opened.running is Color.WHITE
    assert opened.moves_before == opened.illegal_moves == ByColor(0, 0)
    assert opened.at_ms == 0


def test_every_key_is_taken() -> None:
    opened = opening(
        fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 11",
        moves=["e2e4"],
        completed={"white": 10, "black": 9},
        edition="fide-2023",
        rate="blitz",
        supervision="limited",
        conduct="lesson",
        time_control="180+2",
        remaining={"white": 60.5, "black": 0.001},
        illegal_moves={"white": 1, "black": 0},
        running=None,
        rulings="arbiter",
        draw_agreement_from=30,
        default_time=15,
    )
    assert opened.base_fen == "4k3/8/8/8/8/8/4P3/4K3 w - - 0 11"
    assert opened.moves == ("e2e4",)
    assert opened.moves_before == ByColor(10, 9)
    assert opened.regulations.edition is Edition.FIDE_2023
    assert opened.regulations.rate is Rate.BLITZ
    assert opened.regulations.supervision is Supervision.LIMITED
    assert opened.regulations.conduct is Conduct.LESSON
    assert opened.regulations.rulings is Rulings.ARBITER
    assert opened.regulations.default_time_ms == 900_000
    assert opened.regulations.time_control == TimeControl(base_ms=180_000, increment_ms=2_000)
    assert opened.regulations.draw_agreement_from == 30
    assert opened.remaining_ms == ByColor(60_500, 1)
    assert opened.illegal_moves == ByColor(1, 0)
    assert opened.running is None


def test_the_side_to_move_after_the_moves_has_the_running_clock() -> None:
    assert opening(moves=["e2e4"]).running is Color.BLACK
    assert opening(moves=["e2e4"], running="white").running is Color.WHITE


def test_without_a_clock_none_runs() -> None:
    opened = opening(time_control="-", running="white")
    assert opened.running is None
    assert opened.remaining_ms == ByColor(0, 0)


@pytest.mark.parametrize("control", ["180b2", "180d2", "40/5400:1800", "40/5400+30:1800d5", "3/60:30", "40/7200"])
def test_every_time_control_of_the_format_is_read(control: str) -> None:
    opened = opening(time_control=control)
    assert opened.regulations.time_control == TimeControl.from_pgn(control)
    first_ms = opened.regulations.time_control.periods[0].base_ms
    assert opened.remaining_ms == ByColor(first_ms, first_ms)


@pytest.mark.parametrize("conduct", ["strict", "guided", "lesson"])
def test_every_conduct_of_the_format_is_read(conduct: str) -> None:
    assert opening(conduct=conduct).regulations.conduct == conduct


def test_no_default_time_is_none_and_zero_is_zero() -> None:
    assert opening(default_time=None).regulations.default_time_ms is None
    assert opening(default_time=0).regulations.default_time_ms == 0


def test_a_side_that_is_not_named_has_its_default() -> None:
    opened = opening_of({"completed": {"white": 1}, "remaining": {"black": 60}, "illegal_moves": {}})
    assert opened.moves_before == ByColor(1, 0)
    assert opened.remaining_ms == ByColor(5_400_000, 60_000)
    assert opened.illegal_moves == ByColor(0, 0)


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("fne", "startpos", "game.fne"),
        ("fen", 5, "game.fen"),
        ("fen", "", "game.fen"),
        ("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQXBNR w KQkq - 0 1", "game.fen"),
        ("fen", "8/8/8/8/8/8/8/4K3 w - - 0 1", "game.fen"),
        ("fen", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1", "game.fen"),
        ("moves", "e2e4", "game.moves"),
        ("moves", ["e2e5"], "game.moves"),
        ("moves", [["e2e4"]], "game.moves"),
        ("moves", [None], "game.moves"),
        ("moves", ["e2e4", "e2e4"], "game.moves"),
        ("completed", {"white": 1, "black": None}, "game.completed.black"),
        ("completed", {"white": -1, "black": 0}, "game.completed.white"),
        ("completed", {"white": True, "black": 0}, "game.completed.white"),
        ("completed", [1, 1], "game.completed"),
        ("completed", {"white": 1, "black": 1, "green": 1}, "game.completed.green"),
        ("edition", "fide-2024", "game.edition"),
        ("edition", 2023, "game.edition"),
        ("rate", "bullet", "game.rate"),
        ("supervision", "none", "game.supervision"),
        ("conduct", "wild", "game.conduct"),
        ("time_control", 300, "game.time_control"),
        ("time_control", "5+3 min", "game.time_control"),
        ("time_control", "", "game.time_control"),
        ("time_control", "180+", "game.time_control"),
        ("time_control", "180:", "game.time_control"),
        ("time_control", "180:60", "game.time_control"),
        ("time_control", "0", "game.time_control"),
        ("time_control", "86401", "game.time_control"),
        ("time_control", "?", "game.time_control"),
        ("time_control", "18٠", "game.time_control"),
        ("remaining", {"white": -1, "black": 5}, "game.remaining.white"),
        ("remaining", {"white": 5, "black": float("nan")}, "game.remaining.black"),
        ("remaining", {"white": 5, "black": True}, "game.remaining.black"),
        ("remaining", 300, "game.remaining"),
        ("illegal_moves", {"white": 0.5, "black": 0}, "game.illegal_moves.white"),
        ("running", "green", "game.running"),
        ("running", False, "game.running"),
        ("rulings", "none", "game.rulings"),
        ("rulings", "confirm_end", "game.rulings"),
        ("default_time", -1, "game.default_time"),
        ("default_time", -0.5, "game.default_time"),
        ("default_time", "30", "game.default_time"),
        ("draw_agreement_from", -1, "game.draw_agreement_from"),
        ("draw_agreement_from", "30", "game.draw_agreement_from"),
        ("draw_agreement_from", True, "game.draw_agreement_from"),
    ],
)
def test_a_wrong_value_is_an_error_naming_its_key(name: str, value: object, key: str) -> None:
    with pytest.raises(CaseError) as refused:
        opening(**{name: value})
    assert refused.value.key == key


def test_a_wrong_running_side_is_refused_even_without_a_clock() -> None:
    with pytest.raises(CaseError):
        opening(time_control="-", running="green")

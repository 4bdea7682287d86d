"""Each measurement runs, and every line of the table finds its figure in what the measurements print."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import benchmarks.__main__
from benchmarks.__main__ import OFFSCREEN, Part, parts, parts_of_laws, parts_of_screen, parts_of_tournament, run
from benchmarks.framebuffer import has_own_screen
from benchmarks.limits import SECTIONS

pytest.importorskip("PySide6", reason="windows are measured")

CHEAP = {
    "kill": ("--kills", "2"),
    "store": ("--games", "1", "--quick"),
    "startup": ("--runs", "1"),
    "window": ("--presses", "2", "--slow-moves", "1"),
    "clock": ("--minutes", "0.05"),
    "cases": ("--rounds", "1"),
    "solver_aside": ("--presses", "2"),
    "tournament": ("--rounds", "1", "--events", "2"),
    "painted_table": ("--steps", "3"),
    "start_pairs": ("--pairs", "1"),
    "pixels": ("--half-moves", "1"),
    "paints": ("--repaints", "1", "--half-moves", "1"),
    "projector_mirror": ("--runs", "2"),
    "lessons": ("--lessons", "2"),
    "clock_load": ("--seconds", "0.1"),
    "long_day": ("--hours", "0.01"),
}
NEED_SCREEN = ("start_pairs", "pixels")
HERE_ONLY = ("startup.launcher",)
"""Measured only where run.py has made the environment."""


def measured(name: str) -> dict[str, object]:
    known = (
        *parts(is_quick=True, clock_minutes=1),
        *parts_of_laws(is_quick=True),
        *parts_of_tournament(is_quick=True),
        *parts_of_screen(is_quick=True, has_screen=True),
    )
    (part,) = (each for each in known if each.name == name)
    return run(Part(name=name, module=part.module, arguments=CHEAP[name], variables=OFFSCREEN))


@pytest.mark.parametrize("name", list(CHEAP))
def test_a_measurement_takes_every_figure_of_its_section(name: str) -> None:
    if name in NEED_SCREEN and not has_own_screen():
        pytest.skip("a screen of its own is measured")
    report: Mapping[str, object] = {name: measured(name)}
    assert "error" not in report[name]  # type: ignore[operator]  # a mapping
    absent = [
        figure.path
        for section in SECTIONS
        if section.part == name
        for figure in section.figures
        if figure.value_in(report) is None and not figure.path.startswith(HERE_ONLY)
    ]
    assert absent == []


def test_a_measurement_that_fails_says_why() -> None:
    failed = run(Part(name="window", module="window", arguments=("--no-such-option",), variables=OFFSCREEN))
    assert "--no-such-option" in str(failed["error"])


def test_without_a_screen_what_needs_one_is_left_out() -> None:
    names = [[part.name for part in parts_of_screen(is_quick=True, has_screen=has)] for has in (True, False)]
    assert [name for name in names[0] if name not in names[1]] == list(NEED_SCREEN)


def test_the_long_measurement_comes_last() -> None:
    assert [part.name for part in parts(is_quick=False, clock_minutes=10)][-1] == "clock"


@pytest.mark.parametrize(("lost", "code"), [(0, 0), (1, 1)])
def test_a_missed_limit_is_the_exit_code(
    lost: int, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = {"kills": 9, "killed_in_play": 8, "rows_checked": 70, "things_lost": lost}
    monkeypatch.setattr(benchmarks.__main__, "run_all", lambda _: {"kill": figures})
    monkeypatch.setattr(sys, "argv", ["bench", "--only", "kill", "--json", str(tmp_path / "figures.json")])
    assert benchmarks.__main__.main() == code
    missed = ["kill.things_lost"] if lost else []
    written = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert (written["kill"], written["missed"]) == (figures, missed)
    assert ("missed: kill.things_lost" in capsys.readouterr().out) == bool(lost)

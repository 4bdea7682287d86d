"""The table of the measurements: a limit that is missed is said, and so is a figure that was never taken."""

import pytest

from benchmarks.figures import ABSENT, FREE, KEPT, MISSED, Figure, Section, missed, table
from benchmarks.limits import SECTIONS

REPORT: dict[str, object] = {"window": {"press_ms": {"median": 12.5, "p99": 60}, "floor_ms": 2.5, "lost": 0}}


def figure(path: str, **bounds: float) -> Figure:
    return Figure(says="A press", path=path, unit="ms", **bounds)  # type: ignore[arg-type]  # only bounds are given


@pytest.mark.parametrize(
    ("path", "bounds", "verdict"),
    [
        ("window.press_ms.median", {"below": 16}, KEPT),
        ("window.press_ms.median", {"below": 12.5}, MISSED),
        ("window.press_ms.median", {"at_most": 12.5}, KEPT),
        ("window.press_ms.p99", {"below": 50}, MISSED),
        ("window.press_ms.p99", {"at_most": 59}, MISSED),
        ("window.lost", {"at_most": 0}, KEPT),
        ("window.lost", {"at_least": 1}, MISSED),
        ("window.press_ms.p99", {"at_least": 1}, KEPT),
        ("window.press_ms.median", {}, FREE),
    ],
)
def test_a_figure_is_held_against_its_limit(path: str, bounds: dict[str, float], verdict: str) -> None:
    line = figure(path, **bounds)
    assert line.verdict(line.value_in(REPORT)) == verdict


def test_a_figure_that_was_not_taken_misses_its_limit() -> None:
    for path in ("window.press_ms.mean", "clock.error_ms.max", "window.press_ms"):
        line = figure(path, below=1)
        assert line.verdict(line.value_in(REPORT)) == MISSED


def test_a_figure_without_limit_or_that_need_not_be_taken_may_be_absent() -> None:
    free = figure("clock.seconds")
    optional = Figure(says="A start", path="startup.added_ms", unit="ms", below=300, optional=True)
    assert [line.verdict(line.value_in(REPORT)) for line in (free, optional)] == [ABSENT, ABSENT]


def test_a_figure_may_be_told_as_times_another() -> None:
    line = Figure(says="Times the floor", path="window.press_ms.median", over="window.floor_ms", unit="")
    assert line.value_in(REPORT) == 5
    assert Figure(says="", path="window.floor_ms", over="window.none", unit="").value_in(REPORT) is None


def test_the_table_names_figures_limits_and_verdicts() -> None:
    lines = (figure("window.press_ms.median", below=16), figure("window.press_ms.p99", below=50))
    sections = (Section(says="The window", part="window", figures=lines),)
    kept, late = table(sections, REPORT).splitlines()[-2:]
    assert (kept.split()[-4:], late.split()[-4:]) == (["ms", "below", "16", KEPT], ["ms", "below", "50", MISSED])
    assert missed(sections, REPORT) == ["window.press_ms.p99"]


def test_a_large_count_is_written_out() -> None:
    sections = (Section(says="Kills", part="kill", figures=(Figure(says="Rows", path="kill.rows", unit=""),)),)
    assert table(sections, {"kill": {"rows": 163830}}).split()[-1] == "163830"


def test_the_limits_are_those_of_the_product() -> None:
    report: dict[str, object] = {
        "window": {
            "lively": {
                **{name: {"median": 16, "p99": 50} for name in ("lifted_ms", "clock_ms")},
                "syncs_per_move": 2.01,
            },
            "slow_syncs": {"heartbeat_ms": {"p99": 20}},
        },
        "clock": {"error_ms": {"max": 1}},
        "kill": {"things_lost": 1},
    }
    assert {
        "window.lively.lifted_ms.median",
        "window.lively.lifted_ms.p99",
        "window.lively.clock_ms.median",
        "window.lively.clock_ms.p99",
        "window.lively.syncs_per_move",
        "window.slow_syncs.heartbeat_ms.p99",
        "clock.error_ms.max",
        "kill.things_lost",
    } <= set(missed(SECTIONS, report))

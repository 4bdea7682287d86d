"""All figures of the product and their limits."""

from benchmarks.figures import Figure, Section
from benchmarks.limits_of_screen import SCREEN_SECTIONS

MEDIAN_MS, P99_MS = 16, 50
SYNCS_PER_MOVE = 2
HEARTBEAT_MS = 20
CHARGE_MS = 1
TO_DISK_MS, SLOW_SYNC_MS = 100, 30
LAUNCHER_MS = 300


def window_section(part: str, says: str) -> Section:
    """Presses, syncs and the heartbeat in one kind of window."""

    def both(name: str, path: str, *, has_limit: bool = True) -> tuple[Figure, Figure]:
        median, p99 = (MEDIAN_MS, P99_MS) if has_limit else (None, None)
        return (
            Figure(says=f"{name}, median", path=f"{part}.{path}.median", unit="ms", below=median),
            Figure(says=f"{name}, p99", path=f"{part}.{path}.p99", unit="ms", below=p99),
        )

    def beat(name: str, run: str, *, has_limit: bool) -> tuple[Figure, ...]:
        path, limit = f"{part}.{run}.heartbeat_ms", HEARTBEAT_MS if has_limit else None
        return (
            Figure(says=f"{name}, median", path=f"{path}.median", unit="ms"),
            Figure(says=f"{name}, p99", path=f"{path}.p99", unit="ms", below=limit),
            Figure(says=f"{name}, longest", path=f"{path}.max", unit="ms"),
        )

    def syncs(name: str, run: str) -> Figure:
        path = f"{part}.{run}.syncs_per_move"
        return Figure(says=name, path=path, unit="", at_most=SYNCS_PER_MOVE)

    return Section(
        says=says,
        part=part,
        figures=(
            *both("Press on a piece to the frame that shows it lifted", "lively.lifted_ms"),
            *both("  until the frame is handed over and the window is free", "lively.lifted_until_free_ms"),
            *both("Clock press to the frame that shows the other clock running", "lively.clock_ms"),
            *both("  until the frame is handed over and the window is free", "lively.clock_until_free_ms"),
            *both("Press on a piece while every sync takes 30 ms longer", "slow_syncs.lifted_ms"),
            *both("Clock press while every sync takes 30 ms longer", "slow_syncs.clock_ms"),
            *both("Floor: press on a bare board, no core and no store", "floor.press_ms", has_limit=False),
            Figure(
                says="Press on a piece, times the floor",
                path=f"{part}.lively.lifted_ms.median",
                over=f"{part}.floor.press_ms.median",
                unit="",
            ),
            Figure(
                says="Clock press, times the floor",
                path=f"{part}.lively.clock_ms.median",
                over=f"{part}.floor.press_ms.median",
                unit="",
            ),
            Figure(says="Presses of each kind", path=f"{part}.lively.lifted_ms.count", unit=""),
            syncs("Syncs for each completed move, lively play", "lively"),
            syncs("Syncs for each completed move, slow play", "slow_play"),
            *beat("Heartbeat of 5 ms, the disk as it is", "heartbeat", has_limit=False),
            *beat("Heartbeat of 5 ms while every sync takes 30 ms longer", "slow_syncs", has_limit=True),
        ),
    )


def clock_section(part: str, says: str) -> Section:
    """Charged time."""
    error = f"{part}.error_ms.max"
    return Section(
        says=says,
        part=part,
        figures=(
            Figure(says="Largest error of a charge", path=error, unit="ms", below=CHARGE_MS),
            Figure(says="Error of a charge, median", path=f"{part}.error_ms.median", unit="ms"),
            Figure(says="Span within which the reference knows a press, p99", path=f"{part}.blur_ms.p99", unit="ms"),
            Figure(says="All charges less all time that passed", path=f"{part}.drift_ms", unit="ms"),
            Figure(says="Presses", path=f"{part}.presses", unit=""),
            Figure(
                says="A press was handled later than it happened, median",
                path=f"{part}.handled_late_ms.median",
                unit="ms",
            ),
            Figure(
                says="A press was handled later than it happened, at most",
                path=f"{part}.handled_late_ms.max",
                unit="ms",
            ),
            Figure(says="Real time under load", path=f"{part}.seconds", unit="s"),
        ),
    )


STORE = Section(
    says="The store",
    part="store",
    figures=(
        Figure(says="An act, decided and stored, median", path="store.disk.quick_play.act_ms.median", unit="ms"),
        Figure(says="An act, decided and stored, p99", path="store.disk.quick_play.act_ms.p99", unit="ms"),
        Figure(
            says="Completed move to the disk, p99",
            path="store.disk.completed_to_disk_ms.p99",
            unit="ms",
            below=TO_DISK_MS,
        ),
        Figure(
            says="Completed move to the disk while a sync takes 30 ms longer, p99",
            path="store.disk_and_30_ms.completed_to_disk_ms.p99",
            unit="ms",
            below=TO_DISK_MS + SLOW_SYNC_MS,
        ),
        Figure(says="Opening and closing a store", path="store.reading.open_and_close_ms", unit="ms"),
        Figure(says="Loading a game of 168 half-moves", path="store.reading.load_game_ms", unit="ms"),
    ),
)

KILLS = Section(
    says="Killed at random moments",
    part="kill",
    figures=(
        Figure(says="Kills", path="kill.kills", unit=""),
        Figure(says="Kills while a game was on the screen", path="kill.killed_in_play", unit="", at_least=1),
        Figure(says="Rows checked against their hashes", path="kill.rows_checked", unit=""),
        Figure(says="Things that had been shown and were lost", path="kill.things_lost", unit="", at_most=0),
    ),
)

START = Section(
    says="Start",
    part="startup",
    figures=(
        Figure(
            says="Process to first frame of an empty window",
            path="startup.empty_window.first_paint_ms.median",
            unit="ms",
        ),
        Figure(
            says="Process to first frame, nothing kept yet", path="startup.first_day.first_paint_ms.median", unit="ms"
        ),
        Figure(
            says="Process to first frame, with a tournament and an open game",
            path="startup.lived_in.first_paint_ms.median",
            unit="ms",
        ),
        Figure(
            says="First frame, nothing kept yet, times the empty window",
            path="startup.first_day.first_paint_ms.median",
            over="startup.empty_window.first_paint_ms.median",
            unit="",
        ),
        Figure(
            says="Memory after the first frame of an empty window",
            path="startup.empty_window.memory_mb.median",
            unit="MB",
        ),
        Figure(
            says="Memory after the first frame, nothing kept yet", path="startup.first_day.memory_mb.median", unit="MB"
        ),
        Figure(
            says="run.py adds to a second start, median",
            path="startup.launcher.added_ms.median",
            unit="ms",
            below=LAUNCHER_MS,
            optional=True,
        ),
    ),
)

CASE_MS, DEAD_CHECK_MS, ASIDE_MS, PROVED_PERCENT = 1, 2, 20, 90

CASES = Section(
    says="One verdict case",
    part="cases",
    figures=(
        Figure(says="Cases that do not ask the solver", path="cases.ordinary.count", unit=""),
        Figure(says="  mean", path="cases.ordinary.mean_ms", unit="ms", at_most=CASE_MS),
        Figure(says="  longest", path="cases.ordinary.max_ms", unit="ms"),
        Figure(says="Cases that ask the solver", path="cases.with_solver.count", unit=""),
        Figure(says="  mean", path="cases.with_solver.mean_ms", unit="ms"),
        Figure(says="  longest", path="cases.with_solver.max_ms", unit="ms"),
    ),
)

WINNABILITY = Section(
    says="Can this side still mate?",
    part="winnability",
    figures=(
        Figure(says="Composed positions, queries", path="winnability.composed.queries", unit=""),
        Figure(says="  wrong verdicts", path="winnability.composed.wrong", unit="", at_most=0),
        Figure(
            says="  proved within a second",
            path="winnability.composed.proved_percent",
            unit="%",
            at_least=PROVED_PERCENT,
        ),
        Figure(says="  median", path="winnability.composed.ms.median", unit="ms"),
        Figure(says="  p99", path="winnability.composed.ms.p99", unit="ms"),
        Figure(says="Final positions of games", path="winnability.real_games.positions", unit=""),
        Figure(says="  wrong verdicts", path="winnability.real_games.wrong", unit="", at_most=0),
        Figure(says="  not proved within half a second", path="winnability.real_games.late", unit="", at_most=0),
        Figure(says="  median", path="winnability.real_games.ms.median", unit="ms"),
        Figure(says="  longest", path="winnability.real_games.ms.max", unit="ms"),
        Figure(
            says="Dead-position check, median",
            path="winnability.dead_check_ms.median",
            unit="ms",
            below=DEAD_CHECK_MS,
        ),
        Figure(says="Dead-position check, p99", path="winnability.dead_check_ms.p99", unit="ms"),
    ),
)


def _aside(kind: str, *, limit: float | None) -> tuple[Figure, ...]:
    path = f"solver_aside.{kind}"
    return (
        Figure(says="Press on a piece to its frame, median", path=f"{path}.lifted_ms.median", unit="ms"),
        Figure(says="Press on a piece to its frame, p99", path=f"{path}.lifted_ms.p99", unit="ms", below=limit),
        Figure(says="Clock press to its frame, median", path=f"{path}.clock_ms.median", unit="ms"),
        Figure(says="Clock press to its frame, p99", path=f"{path}.clock_ms.p99", unit="ms", below=limit),
    )


SOLVER_ASIDE = Section(
    says="The window while the solver works beside it",
    part="solver_aside",
    figures=_aside("with_solver", limit=ASIDE_MS),
)
WITHOUT_SOLVER = Section(says="The same without the solver", part="solver_aside", figures=_aside("without", limit=None))

SCHOOL_STANDINGS_MS, LARGE_STANDINGS_MS = 5, 100
TABLE_MS = 16

STANDINGS = Section(
    says="The tournament",
    part="tournament",
    figures=(
        Figure(
            says="Standings of 24 players who meet twice",
            path="tournament.standings_ms.school",
            unit="ms",
            below=SCHOOL_STANDINGS_MS,
        ),
        Figure(
            says="Standings of 200 players",
            path="tournament.standings_ms.large",
            unit="ms",
            below=LARGE_STANDINGS_MS,
        ),
        Figure(says="Random events against the FIDE reference", path="tournament.reference.events", unit=""),
        Figure(says="  that differ from it", path="tournament.reference.differing", unit="", at_most=0),
    ),
)

PAINTED_TABLE = Section(
    says="The table of 200 players and 199 rounds in its window",
    part="painted_table",
    figures=(
        Figure(says="A whole paint, median", path="painted_table.paint_ms.median", unit="ms"),
        Figure(says="A whole paint, p99", path="painted_table.paint_ms.p99", unit="ms", below=TABLE_MS),
        Figure(says="A step of scrolling, median", path="painted_table.scroll_ms.median", unit="ms"),
        Figure(says="A step of scrolling, p99", path="painted_table.scroll_ms.p99", unit="ms", below=TABLE_MS),
        Figure(says="From a snapshot to the table laid out", path="painted_table.shown_ms", unit="ms"),
    ),
)

SECTIONS = (
    window_section("window", "The window, offscreen"),
    window_section("window_x11", "The window, real events of an X server"),
    STORE,
    KILLS,
    START,
    clock_section("clock", "The clock under load, events stamped by a window system of our own"),
    clock_section("clock_x11", "The clock under load, real events of an X server"),
    CASES,
    WINNABILITY,
    SOLVER_ASIDE,
    WITHOUT_SOLVER,
    STANDINGS,
    PAINTED_TABLE,
    *SCREEN_SECTIONS,
)

"""Figures of the screen and their limits: start, memory, pixels, paints, lessons, the clock's load, a long day."""

from benchmarks.figures import Figure, Section

START_RATIO, MEMORY_RATIO = 1.3, 1.5
PRESS_MS = 5
FRAME_MS, FRAME_P99_MS = 8, 20
FULL_BOARD_MS, DRAG_STEP_P99_MS = 4, 16
MIRROR_P99_MS = 16.7
"""One frame of 60 a second."""
OPENING_MS = 150
CLOCK_PERCENT = 1
GROWTH_PERCENT = 5


def _start(kind: str, says: str, *, has_limit: bool) -> tuple[Figure, ...]:
    path = f"start_pairs.{kind}"
    ratio, memory = (START_RATIO, MEMORY_RATIO) if has_limit else (None, None)
    return (
        Figure(says=f"{says}: process to settled window", path=f"{path}.settled_ms.median", unit="ms"),
        Figure(
            says="  times the floor, median of the pairs", path=f"{path}.settled_ratio.median", unit="", at_most=ratio
        ),
        Figure(says="  memory held some seconds later", path=f"{path}.memory_mb.median", unit="MB"),
        Figure(says="  times the floor", path=f"{path}.memory_ratio.median", unit="", at_most=memory),
    )


START_PAIRS = Section(
    says="The start, seen from outside, in pairs with the floor",
    part="start_pairs",
    figures=(
        Figure(says="Floor: process to settled window", path="start_pairs.floor.settled_ms.median", unit="ms"),
        Figure(says="Floor: memory", path="start_pairs.floor.memory_mb.median", unit="MB"),
        Figure(says="Pairs", path="start_pairs.first_day.settled_ms.count", unit=""),
        *_start("first_day", "No tournament yet", has_limit=True),
        *_start("lived_in", "With a tournament and an open game", has_limit=False),
    ),
)


def _gesture(
    size: str, gesture: str, says: str, *, below: float | None = None, below_p99: float | None = None
) -> tuple[Figure, ...]:
    path = f"pixels.at_{size}.{gesture}_ms"
    return (
        Figure(says=f"{says}, median", path=f"{path}.median", unit="ms", below=below),
        Figure(says=f"{says}, p99", path=f"{path}.p99", unit="ms", below=below_p99),
    )


PIXELS = Section(
    says="From a real press to changed pixels, seen from outside",
    part="pixels",
    figures=(
        *_gesture("1280", "press", "1280 by 800: press on a piece", below=PRESS_MS),
        *_gesture("1920", "press", "1920 by 1080: press on a piece"),
        *_gesture("1920", "drag", "1920 by 1080: a step of a drag", below=FRAME_MS, below_p99=FRAME_P99_MS),
        *_gesture("1920", "clock", "1920 by 1080: clock press", below=FRAME_MS, below_p99=FRAME_P99_MS),
        Figure(says="Gestures that changed no pixel", path="pixels.at_1280.unseen", unit="", at_most=0),
        Figure(says="Gestures that changed no pixel at 1920 by 1080", path="pixels.at_1920.unseen", unit="", at_most=0),
    ),
)

PAINTS = Section(
    says="Painting",
    part="paints",
    figures=(
        Figure(
            says="The whole board on a 4K screen, median",
            path="paints.board_at_4k.repaint_ms.median",
            unit="ms",
            below=FULL_BOARD_MS,
        ),
        Figure(says="The whole board on a 4K screen, p99", path="paints.board_at_4k.repaint_ms.p99", unit="ms"),
        Figure(says="A step of a drag, handler and paint, median", path="paints.drag.step_ms.median", unit="ms"),
        Figure(
            says="A step of a drag, handler and paint, p99",
            path="paints.drag.step_ms.p99",
            unit="ms",
            below=DRAG_STEP_P99_MS,
        ),
    ),
)

PROJECTOR_MIRROR = Section(
    says="A teacher's move on the window of the class, 1920 by 1080",
    part="projector_mirror",
    figures=(
        Figure(says="From the move to its paint, median", path="projector_mirror.mirror_ms.median", unit="ms"),
        Figure(
            says="From the move to its paint, p99",
            path="projector_mirror.mirror_ms.p99",
            unit="ms",
            at_most=MIRROR_P99_MS,
        ),
        Figure(says="Turns of the event loop, at most", path="projector_mirror.turns", unit="", at_most=1),
    ),
)


def _opening(says: str, path: str, *, limit: float | None = None) -> tuple[Figure, ...]:
    return (
        Figure(says=says, path=f"lessons.{path.format('wall_ms')}", unit="ms", below=limit),
        Figure(says="  of the processor's time", path=f"lessons.{path.format('cpu_ms')}", unit="ms"),
    )


LESSONS = Section(
    says="From a press to the opened screen of a lesson",
    part="lessons",
    figures=(
        *_opening("The list of lessons, the first time", "list.first.{}"),
        *_opening("The list of lessons, again", "list.next.{}"),
        Figure(says="Lessons opened", path="lessons.lesson.wall_ms.count", unit=""),
        *_opening("A lesson, median", "lesson.{}.median"),
        *_opening("A lesson, the slowest", "lesson.{}.max", limit=OPENING_MS),
        *_opening("The teacher's board, the first time", "board.first.{}", limit=OPENING_MS),
        *_opening("The teacher's board, again", "board.next.{}", limit=OPENING_MS),
    ),
)

CLOCK_LOAD = Section(
    says="A running clock of two players, nobody touching anything",
    part="clock_load",
    figures=(
        Figure(
            says="Whole seconds shown, of one core",
            path="clock_load.seconds_shown_percent",
            unit="%",
            below=CLOCK_PERCENT,
        ),
        Figure(
            says="Tenths shown, of one core, median",
            path="clock_load.tenths_shown_percent.median",
            unit="%",
            below=CLOCK_PERCENT,
        ),
    ),
)

LONG_DAY = Section(
    says="A long day of play, simulated",
    part="long_day",
    figures=(
        Figure(says="Hours", path="long_day.simulated_hours", unit="h"),
        Figure(says="Games", path="long_day.games", unit=""),
        Figure(says="Paints expected", path="long_day.paints_expected", unit=""),
        Figure(says="Paints missed", path="long_day.paints_missed", unit="", at_most=0),
        Figure(says="Memory after the warm-up", path="long_day.memory_warm_mb", unit="MB"),
        Figure(
            says="Memory at the end, growth", path="long_day.memory_growth_percent", unit="%", at_most=GROWTH_PERCENT
        ),
    ),
)

SCREEN_SECTIONS = (START_PAIRS, PIXELS, PAINTS, PROJECTOR_MIRROR, LESSONS, CLOCK_LOAD, LONG_DAY)

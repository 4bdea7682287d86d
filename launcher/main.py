"""From the words after `run.py` to a running program: what they need, whether it is there, and the start."""

import sys
from collections.abc import Sequence
from pathlib import Path

from launcher.environment import Environment, find_environment
from launcher.installation import ensure_program, ensure_test_tools
from launcher.machine import Machine
from launcher.messages import Refusal, sentence
from launcher.system import Need, check_display, check_python, ensure_parts

PROGRAM = Path(__file__).resolve().parents[1]
OFFSCREEN_COMMANDS = ("tour", "test", "bench")
ANSWERED_WITHOUT_WINDOW = ("--version", "--help", "-h")


def main(arguments: Sequence[str], machine: Machine | None = None, program: Path = PROGRAM) -> int:
    """Starts what the arguments ask for; the exit code, or 1 after one sentence that says what to do."""
    try:
        return _launch(machine or Machine(), program, arguments)
    except Refusal as refusal:
        print(sentence(refusal.code, **refusal.values), file=sys.stderr)
    except OSError as error:
        print(sentence("file_trouble", reason=error), file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 1


def need_of(arguments: Sequence[str]) -> Need:
    """What a command draws on: no word or an option opens the window, most commands only calculate."""
    first = arguments[0] if arguments else ""
    if first in OFFSCREEN_COMMANDS:
        return Need.OFFSCREEN
    if first == "" or (first.startswith("-") and first not in ANSWERED_WITHOUT_WINDOW):
        return Need.WINDOW
    return Need.NOTHING


def _launch(machine: Machine, program: Path, arguments: Sequence[str]) -> int:
    need = need_of(arguments)
    check_python(machine)
    check_display(machine, need)
    environment = find_environment(machine, program)
    ensure_parts(machine, need, builds=not environment.is_ready())
    ensure_program(machine, environment)
    match arguments:
        case ["test", *extra]:
            return _test(machine, environment, extra)
        case ["bench", *rest]:
            if "tournament" in rest:  # compared with a reference implementation that is a test tool
                ensure_test_tools(machine, environment)
            return _start(machine, environment, "benchmarks", rest)
        case _:
            return _start(machine, environment, "ladya_desktop", arguments)


def _test(machine: Machine, environment: Environment, extra: Sequence[str]) -> int:
    from launcher.checks import run_checks

    if extra:
        raise Refusal("no_arguments", command="test", extra=" ".join(extra))
    ensure_test_tools(machine, environment)
    run_checks(machine, environment)
    return 0


def _start(machine: Machine, environment: Environment, module: str, arguments: Sequence[str]) -> int:
    """Starts a module with the user's own working folder, from which nothing is imported (-P)."""
    return machine.become((str(environment.python), "-P", "-m", module, *arguments))

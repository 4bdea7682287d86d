"""`run.py test`: style, types, contracts, all tests with coverage, and the lower floors without a window library."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from launcher.environment import Environment
from launcher.machine import Machine
from launcher.messages import Refusal

# The rooms in which every branch has a test.
FULLY_COVERED = (
    "ladya_desktop/game/*",
    "ladya_desktop/tournament/*",
    "ladya_desktop/eventlog.py",
    "ladya_desktop/storage/codec.py",
)
# The package has no module to run with -m, and a script does not survive a folder that is moved.
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One command of the checks, run by the environment's Python."""

    name: str
    arguments: tuple[str, ...]
    environ: Mapping[str, str] = field(default_factory=dict)


CHECKS = (
    Check(name="ruff check", arguments=("-m", "ruff", "check")),
    Check(name="ruff format", arguments=("-m", "ruff", "format", "--check")),
    Check(name="mypy", arguments=("-m", "mypy")),
    Check(name="import-linter", arguments=("-c", LINT_IMPORTS)),
    Check(
        name="pytest",
        arguments=("-m", "pytest", "-n", "auto", "--dist", "loadgroup", "--cov", "--cov-report="),
    ),
    Check(
        name="coverage",
        arguments=("-m", "coverage", "report", "--fail-under=100", f"--include={','.join(FULLY_COVERED)}"),
    ),
    Check(
        name="pytest without PySide6",
        arguments=("-m", "pytest", "-n", "auto", "--dist", "loadgroup", "-p", "no:pytest-qt"),
        environ={"LADYA_TEST_WITHOUT_QT": "1"},
    ),
)


def run_checks(machine: Machine, environment: Environment, checks: Sequence[Check] = CHECKS) -> None:
    """Runs every check, also after a failure, so that one run shows all that is wrong.

    Raises Refusal with the names of those that failed.
    """
    failed = [check.name for check in checks if not _passes(machine, environment, check)]
    if failed:
        raise Refusal("checks_failed", names=", ".join(failed))


def _passes(machine: Machine, environment: Environment, check: Check) -> bool:
    machine.say("checking", name=check.name)
    command = (str(environment.python), *check.arguments)
    return machine.run(command, environ={**machine.environ, **check.environ}, folder=environment.program) == 0

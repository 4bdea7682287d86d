"""`run.py test` runs every check and fails if any of them fails."""

from pathlib import Path

import pytest

from launcher.checks import CHECKS, run_checks
from launcher.environment import Environment, find_environment
from launcher.messages import Refusal
from tests.launcher.pretended import PretendedMachine


@pytest.fixture
def environment(program: Path) -> Environment:
    """An environment that nobody looks into."""
    return find_environment(PretendedMachine(), program)


def test_all_checks_run_in_the_environment(environment: Environment) -> None:
    machine = PretendedMachine()
    run_checks(machine, environment)
    assert machine.commands == [(str(environment.python), *check.arguments) for check in CHECKS]


def test_a_failure_does_not_hide_the_next_one(environment: Environment) -> None:
    machine = PretendedMachine(on_run=lambda command: int("mypy" in command or "coverage" in command))
    with pytest.raises(Refusal) as refusal:
        run_checks(machine, environment)
    assert (refusal.value.code, refusal.value.values) == ("checks_failed", {"names": "mypy, coverage"})
    assert len(machine.commands) == len(CHECKS)


def test_the_last_words_are_those_of_the_tests() -> None:
    assert "pytest" in CHECKS[-1].arguments


def test_the_lower_floors_are_tested_without_the_window_library(environment: Environment) -> None:
    machine = PretendedMachine(environ={"HOME": "/home/user"})
    run_checks(machine, environment)
    assert machine.environs[-1] == {"HOME": "/home/user", "LADYA_TEST_WITHOUT_QT": "1"}
    assert machine.environs[0] == {"HOME": "/home/user"}

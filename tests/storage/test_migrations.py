"""Steps of the database's layout: taken once, in order, all or none."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from ladya_desktop.storage.migrations import STEPS, migrate, user_version

NEXT = (*STEPS, ("ALTER TABLE stream ADD COLUMN note TEXT", "CREATE TABLE diploma (name TEXT) STRICT"))


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def tables(database: sqlite3.Connection) -> list[str]:
    return [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]


def test_a_new_database_takes_all_steps(database: sqlite3.Connection) -> None:
    migrate(database, NEXT)
    assert tables(database) == ["act", "diploma", "reading", "stream"]
    assert user_version(database) == 2


def test_an_older_database_takes_the_steps_it_lacks_and_keeps_its_rows(database: sqlite3.Connection) -> None:
    migrate(database)
    database.execute("INSERT INTO stream (id, kind, created_ms, is_live) VALUES ('x', 'game', 1, 1)")
    migrate(database, NEXT)
    assert database.execute("SELECT id, note FROM stream").fetchall() == [("x", None)]
    assert user_version(database) == 2


def test_a_step_is_not_taken_twice(database: sqlite3.Connection) -> None:
    migrate(database, NEXT)
    migrate(database, NEXT)
    assert user_version(database) == 2


def test_a_step_that_fails_changes_nothing(database: sqlite3.Connection) -> None:
    migrate(database)
    before = tables(database)
    with pytest.raises(sqlite3.OperationalError):
        migrate(database, (*NEXT, ("CREATE TABLE later (x TEXT) STRICT", "CREATE nonsense")))
    assert tables(database) == before
    assert user_version(database) == 1
    assert not database.in_transaction

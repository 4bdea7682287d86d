"""The layout of the database, as steps from one version to the next; `user_version` counts the steps done.

A step once released is never changed, only followed by another. Rows are not touched by steps: what an old row means
today is the codec's business.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, TypeAlias

Step: TypeAlias = tuple[str, ...]

APPLICATION_ID: Final = 0x4C616479

STEPS: Final[tuple[Step, ...]] = (
    (
        """
        CREATE TABLE stream (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            is_live INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE act (
            stream INTEGER NOT NULL REFERENCES stream (number),
            version INTEGER NOT NULL,
            body TEXT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (stream, version)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE reading (
            stream INTEGER PRIMARY KEY REFERENCES stream (number),
            version INTEGER NOT NULL,
            at_ms INTEGER NOT NULL,
            white_ms INTEGER NOT NULL,
            black_ms INTEGER NOT NULL
        ) STRICT
        """,
    ),
)


def user_version(connection: sqlite3.Connection) -> int:
    """How many steps the database has behind it."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Takes the steps that are missing, all or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[user_version(connection) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise

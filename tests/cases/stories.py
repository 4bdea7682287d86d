"""Small cases to read and to play."""

from typing import Any

from ladya_desktop.cases.adjudicate import adjudicate, report
from ladya_desktop.cases.reader import Case, read_case


def case(
    *acts: dict[str, Any], game: dict[str, Any] | None = None, expect: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A case as it stands in a file; guided, since that is built."""
    return {
        "id": "own-001",
        "title": "A story",
        "articles": [],
        "game": {"conduct": "guided", **(game or {})},
        "acts": list(acts),
        "expect": expect or {},
        "source": "own",
    }


def read(*acts: dict[str, Any], **game: Any) -> Case:
    """The case read, nothing expected."""
    return read_case(case(*acts, game=game))


def verdict(*acts: dict[str, Any], **game: Any) -> dict[str, Any]:
    """What is reported at the end of a story."""
    return report(adjudicate(read(*acts, **game)))

"""Files that were handed in as tournaments, opened as lists of pupils by mistake: nothing breaks, something is said.

The folder is named by LADYA_SHARED.
"""

import os
import time
from pathlib import Path

import pytest

from ladya_desktop.files.participants import ListFile, preview_participants
from ladya_desktop.texts import t

SHARED = os.environ.get("LADYA_SHARED")

pytestmark = pytest.mark.skipif(not SHARED, reason="LADYA_SHARED names no folder with the handed files")


@pytest.mark.parametrize("folder", ["tournament", "pgn", "fen"])
def test_any_handed_file_gives_a_preview_in_a_moment(folder: str) -> None:
    files = [path for path in Path(SHARED or "", "files", folder).rglob("*") if path.is_file()]
    assert files
    for path in files:
        started = time.perf_counter()
        preview = preview_participants(ListFile(data=path.read_bytes()))
        assert preview.rows or preview.problem, path
        for row in preview.refused:
            assert row.problem is not None
            assert t(row.problem.code, **row.problem.params), path
        assert time.perf_counter() - started < 10, path

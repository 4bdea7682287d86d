"""Two starts at the same time install one after the other, and a killed one blocks nobody."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from launcher.exclusive import exclusive

HOLDER = textwrap.dedent("""
    import subprocess, sys
    from pathlib import Path
    from launcher.exclusive import exclusive
    with exclusive(Path(sys.argv[1]), lambda: print("waits", flush=True)):
        print("holds", flush=True)
        sys.stdin.read()
""")
PARENT = textwrap.dedent("""
    import subprocess, sys
    from pathlib import Path
    from launcher.exclusive import exclusive
    with exclusive(Path(sys.argv[1]), lambda: None):
        subprocess.run([sys.executable, "-c", "print('orphan', flush=True); input()"], close_fds=False)
""")


def start(code: str, path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def next_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def release(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.close()


def test_the_second_waits_for_the_first(tmp_path: Path) -> None:
    lock = tmp_path / "made" / "lock"
    with start(HOLDER, lock) as first, start(HOLDER, tmp_path / "other") as elsewhere:
        assert next_line(first) == "holds"
        assert next_line(elsewhere) == "holds"
        with start(HOLDER, lock) as second:
            assert next_line(second) == "waits"
            release(first)
            assert next_line(second) == "holds"
            release(second)
        release(elsewhere)


def test_a_killed_start_lets_go(tmp_path: Path) -> None:
    with start(HOLDER, tmp_path / "lock") as first:
        assert next_line(first) == "holds"
        first.kill()
    with exclusive(tmp_path / "lock", lambda: pytest.fail("nobody holds it any more")):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="a lock is not inherited there")
def test_what_a_killed_start_left_running_still_holds(tmp_path: Path) -> None:
    with start(PARENT, tmp_path / "lock") as parent:
        assert next_line(parent) == "orphan"
        parent.kill()
        parent.wait()
        with start(HOLDER, tmp_path / "lock") as second:
            assert next_line(second) == "waits"
            release(parent)
            assert next_line(second) == "holds"
            release(second)

"""Other programs that want the processor too."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_BUSY = """
import sys, time
end_s = time.monotonic() + float(sys.argv[1])
while time.monotonic() < end_s:
    sum(range(10_000))
"""


@contextmanager
def busy_programs(count: int, longest_s: float) -> Iterator[None]:
    """So many processes that never rest, until the end of the block; they end by themselves if it never comes."""
    programs = [subprocess.Popen([sys.executable, "-c", _BUSY, str(longest_s)]) for _ in range(count)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()

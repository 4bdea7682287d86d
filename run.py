#!/usr/bin/env python3
"""Sets everything up at the first start and starts Ladya Desktop; `run.py test` sets up and runs the checks.

Only the standard library is used. This file and `launcher/messages.py` parse on Pythons long out of use, so that
somebody with the wrong one reads a sentence and not a traceback.
"""

import sys
from pathlib import Path

# Left out by -P, -I and PYTHONSAFEPATH; a module of the same name elsewhere must not come first either.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from launcher.messages import OLDEST_PYTHON, sentence


def start() -> int:
    """The exit code of the program, or 1 after one sentence that says what is wrong."""
    if sys.version_info < OLDEST_PYTHON:
        print(sentence("wrong_python", found="Python {}.{}".format(*sys.version_info[:2])), file=sys.stderr)
        return 1
    from launcher.main import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(start())

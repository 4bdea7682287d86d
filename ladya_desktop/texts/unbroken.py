"""Where a line of a sentence does not end: within a move, before the number of an article, after an amount of time."""

import re
from typing import Final

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
NO_BREAK_HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"
_SQUARES: Final = re.compile(r"(?<=[a-h][1-8])-(?=[a-h][1-8])")
_NUMBERED: Final = re.compile(r" (?=\d|\w\))")
_AMOUNT: Final = re.compile(r"(?<=\+)(\d+) (?=\w)")


def unbroken(sentence: str) -> str:
    """The sentence with what belongs together kept on one line ("g8-g5", "Art. 7.5.1", "+2 minutes")."""
    kept = _AMOUNT.sub(rf"\1{NO_BREAK_SPACE}", sentence)
    return _SQUARES.sub(NO_BREAK_HYPHEN, _NUMBERED.sub(NO_BREAK_SPACE, kept))

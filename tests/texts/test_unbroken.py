"""What belongs together stays on one line."""

import pytest

from ladya_desktop.texts.unbroken import unbroken

SPACE, HYPHEN = "\N{NO-BREAK SPACE}", "\N{NON-BREAKING HYPHEN}"


@pytest.mark.parametrize(
    ("sentence", "kept"),
    [
        ("Ход g8-g5 невозможен.", f"Ход g8{HYPHEN}g5 невозможен."),
        ("сопернику +2 минуты.", f"сопернику +2{SPACE}минуты."),
        ("+10 minutes", f"+10{SPACE}minutes"),
        ("Ст. 7.5.1", f"Ст.{SPACE}7.5.1"),
        ("Art. 4.3 a)", f"Art.{SPACE}4.3{SPACE}a)"),
        ("невозможный ход № 1.", f"невозможный ход №{SPACE}1."),
        ("Взялся — ходи, какой-то ход.", "Взялся — ходи, какой-то ход."),
    ],
)
def test_no_line_ends_within_what_belongs_together(sentence: str, kept: str) -> None:
    assert unbroken(sentence) == kept

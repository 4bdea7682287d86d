"""What the program imports before its first paint: the screens behind the first one come afterwards."""

import subprocess
import sys

SCREENS = (
    "ladya_desktop.ui.play.play_screen",
    "ladya_desktop.ui.lessons.lesson_screen",
    "ladya_desktop.ui.review.review_screen",
)
TOURNAMENT = ("ladya_desktop.ui.tournament.tournament_screen",)
NEVER = ("chess.pgn", "openpyxl")
CODE = f"""
import sys
import ladya_desktop.ui.program
from ladya_desktop.ui.screens import load_screens
early = [name for name in {SCREENS + TOURNAMENT + NEVER} if name in sys.modules]
load_screens()
print(early, [name for name in {SCREENS + NEVER} if name in sys.modules] == list({SCREENS}))
"""


def test_screens_are_imported_after_the_first_paint() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout.split(maxsplit=1) == ["[]", "True\n"]

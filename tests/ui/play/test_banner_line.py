"""A small picture stands before its sentence, never alone at the end of a line."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.banner_line import BannerLine, kept_together
from ladya_desktop.ui.play.inline_picture import picture_tag

WIDTHS = range(120, 700, 7)
WORDS = ("Two illegal moves lose the game.", "The result is stored for good.")


def sentences() -> tuple[str, ...]:
    picture = picture_tag("medal", QColor("#345"), 18, 1.0)
    return tuple(f"{picture}\N{WORD JOINER}\N{NO-BREAK SPACE}{words}" for words in WORDS)


def test_a_line_is_ended_before_a_picture_only_where_it_would_be_left_alone(qtbot: QtBot) -> None:
    broken = [width for width in WIDTHS if "<br>" in kept_together(sentences(), width, sized_font(16))]
    assert 0 < len(broken) < len(WIDTHS)
    assert kept_together(sentences(), 2000, sized_font(16)) == " ".join(sentences())


@pytest.mark.parametrize("width_px", WIDTHS[::9])
def test_it_is_as_high_as_its_lines(qtbot: QtBot, width_px: int) -> None:
    line = BannerLine()
    qtbot.addWidget(line)
    line.setFont(sized_font(16))
    line.say(sentences())
    line.resize(width_px, line.heightForWidth(width_px))
    line.show()
    spoken = line.text()
    assert spoken == kept_together(sentences(), width_px, line.font())
    assert line.heightForWidth(width_px) >= line.fontMetrics().height()


def test_what_it_asks_for_hangs_on_no_width_that_it_has(qtbot: QtBot) -> None:
    """Else the room that it needs in another window would be measured wrong, and each measure would bring another."""
    line = BannerLine()
    qtbot.addWidget(line)
    line.setFont(sized_font(16))
    line.say(sentences())
    line.show()
    asked, spoken = set[tuple[object, object]](), set[str]()
    for width_px in WIDTHS:
        line.resize(width_px, 200)
        asked.add((line.sizeHint().toTuple(), line.minimumSizeHint().toTuple()))
        spoken.add(line.text())
    assert len(asked) == 1
    assert len(spoken) > 1

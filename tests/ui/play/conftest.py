"""What the tests of the play screen share."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.play.laid_table import LaidTable, lay


@pytest.fixture
def table(qtbot: QtBot) -> LaidTable:
    """A running game on a school's screen, White to move."""
    return lay(qtbot)

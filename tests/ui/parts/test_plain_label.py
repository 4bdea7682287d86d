"""Words that others wrote are no rich text: neither in a label nor in a tip."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.plain_label import plain_label, plain_tip
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.projector.notice import Notice
from ladya_desktop.ui.tournament.side_mark import SideMark
from tests.ui.hands import show

TAGS = '<b>Фома</b> <img src="x.png">'


@pytest.fixture
def seen(qtbot: QtBot) -> QLabel:
    return show(qtbot, plain_label(TAGS), 400, 60)


def test_a_label_shows_tags_as_they_are_written(seen: QLabel) -> None:
    rich = QLabel(TAGS)
    assert seen.text() == TAGS
    assert seen.sizeHint().width() > rich.sizeHint().width(), "the tags themselves take room"
    rich.deleteLater()


def test_it_stands_in_its_parent(seen: QLabel) -> None:
    assert plain_label("X", seen).parentWidget() is seen
    assert plain_label(parent=seen).text() == ""


def test_a_sentence_over_a_window_may_name_a_screen_with_tags(seen: QLabel) -> None:
    assert Notice(seen).textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("words", [TAGS, "<i>1</i>\n2", "<qt>x</qt>"])
def test_a_tip_says_tags_as_they_are_written(words: str) -> None:
    assert QTextDocumentFragment.fromHtml(plain_tip(words)).toPlainText() == words


@pytest.mark.parametrize("words", ["", "Фома", "Kd1 < e4 & so on"])
def test_a_tip_without_tags_is_as_it_was(words: str) -> None:
    assert plain_tip(words) == words


def test_what_bears_a_name_has_a_plain_tip(qtbot: QtBot) -> None:
    for bearer in (SquareButton("people"), ChoiceButton(), SideMark(Color.WHITE)):
        qtbot.addWidget(bearer)
        bearer.say(TAGS)
        assert bearer.accessibleName() == TAGS
        assert bearer.toolTip() == plain_tip(TAGS) != TAGS

"""Where the parts of the review lie: nothing cut, a name by its own clock, nothing jumps."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QTextDocument
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from ladya_desktop.game import acts
from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.catalogue import LANGUAGES
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.review.timeline import Filter
from ladya_desktop.ui.review.whole_lines import WholeLines
from tests.ui.hands import settle, show
from tests.ui.play.seat import Seat
from tests.ui.review.games import WHITE, Played, quarrel

LINES = "".join(f'<p style="margin:0 0 {4 + number % 9}px 0">{number} слов</p>' for number in range(30))


@pytest.mark.parametrize("height_px", range(60, 120, 7))
def test_the_last_line_seen_is_a_whole_one(qtbot: QtBot, height_px: int) -> None:
    words = QLabel(LINES)
    words.setTextFormat(Qt.TextFormat.RichText)
    words.setAlignment(Qt.AlignmentFlag.AlignTop)
    part = show(qtbot, WholeLines(words), 220, height_px)
    settle()
    assert 0 < part.viewport().height() <= height_px
    seen = words.grab().toImage().copy(0, 0, 200, part.viewport().height())
    ground = seen.pixel(199, 0)
    assert {seen.pixel(x, seen.height() - 1) for x in range(seen.width())} == {ground}


def test_words_that_have_room_keep_all_of_it(qtbot: QtBot) -> None:
    words = QLabel("<p>Мало слов</p>")
    part = show(qtbot, WholeLines(words), 220, 200)
    assert part.viewport().height() == 200


def reviewed(qtbot: QtBot, size: tuple[int, int]) -> Review:
    review = Review(quarrel().reviewed())
    Seat(qtbot, review, *size)
    settle()
    return review


def test_a_name_stands_by_its_own_clock(qtbot: QtBot) -> None:
    panel = reviewed(qtbot, (1366, 768)).panel
    own_px = panel.clocks.white.y() - panel.names.white.geometry().bottom()
    others_px = panel.names.white.y() - panel.clocks.black.geometry().bottom()
    assert own_px < others_px


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
def test_the_ring_of_the_list_has_room_within_its_card(qtbot: QtBot, size: tuple[int, int]) -> None:
    card = reviewed(qtbot, size).card
    around = card.list.geometry().adjusted(-RING_PX, -RING_PX, RING_PX, RING_PX)
    assert card.rect().contains(around)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576)])
def test_nothing_jumps_once_something_is_marked(qtbot: QtBot, size: tuple[int, int]) -> None:
    review = reviewed(qtbot, size)
    before = review.card.geometry()
    review.card.mark.click()
    settle()
    review.resize(review.width() + 1, review.height())
    review.resize(review.width() - 1, review.height())
    assert review.card.geometry() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grey_protest_says_why(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    card = reviewed(qtbot, (1366, 768)).card
    assert card.protest.toolTip()
    assert card.protest.accessibleDescription() == card.protest.toolTip()
    card.mark.click()
    assert card.protest.isEnabled()
    assert not card.protest.toolTip()


def test_the_words_beside_the_board_end_with_a_whole_line(qtbot: QtBot) -> None:
    panel = reviewed(qtbot, (1024, 576)).panel
    (scroll,) = [area for area in panel.findChildren(QScrollArea) if area.widget() is panel.words]
    assert isinstance(scroll, WholeLines)
    assert panel.words.height() > scroll.viewport().height()
    assert scroll.viewport().mapTo(panel, QPoint(0, scroll.viewport().height())).y() <= scroll.geometry().bottom() + 1


def test_no_word_is_bolder_than_the_typeface(qtbot: QtBot) -> None:
    """Of a weight that is not there, a smeared likeness would be drawn."""
    document = QTextDocument()
    document.setHtml(reviewed(qtbot, (1366, 768)).panel.words.text())
    block, weights = document.begin(), set()
    while block.isValid():
        weights |= {each.format.fontWeight() for each in block.textFormats()}
        block = block.next()
    assert max(weights) == QFont.Weight.DemiBold


@pytest.mark.parametrize("height_px", range(60, 110, 7))
def test_a_heading_is_never_the_last_line_seen(qtbot: QtBot, height_px: int) -> None:
    heading = "<p style='margin:0'><span style='font-weight:600'>Слова</span></p>"
    said = "".join(f"{heading}<p style='margin:0'>{number} и ещё</p>" for number in range(9))
    words = QLabel(said)
    words.setTextFormat(Qt.TextFormat.RichText)
    words.setAlignment(Qt.AlignmentFlag.AlignTop)
    part = show(qtbot, WholeLines(words), 220, height_px)
    settle()
    line_px = words.heightForWidth(220) / 18
    assert round(part.viewport().height() / line_px) % 2 == 0


def test_rows_join_each_other_once_the_scroll_bar_has_gone(qtbot: QtBot) -> None:
    """The claim needs a second line beside the bar of the whole game, and none without it."""
    set_language("en")
    game = quarrel_with_a_claim()
    review = Review(game.reviewed())
    Seat(qtbot, review, 1366, 768)
    settle()
    card = review.card
    card.filters[Filter.RULINGS].click()
    settle()
    rows = [card.list.visualRect(card.list.events.index(row)) for row in range(card.list.events.rowCount())]
    hinted = [
        card.list.sizeHintForIndex(card.list.events.index(row)).height() for row in range(card.list.events.rowCount())
    ]
    assert len(rows) > 1
    assert [row.height() for row in rows] == hinted
    assert [below.top() for below in rows[1:]] == [
        above.top() + height for above, height in zip(rows, hinted, strict=True)
    ][:-1]


def quarrel_with_a_claim() -> Played:
    game = Played()
    game.moves("e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5")
    game.perform(acts.ClaimThreefold(by=WHITE, at_ms=game.later()))
    return game

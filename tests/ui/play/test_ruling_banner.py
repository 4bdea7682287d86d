"""The banner takes no more room than its place has, where the window is not large."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.play.banner_words import banner_words
from ladya_desktop.ui.play.ruling_banner import RulingBanner
from tests.ui.hands import show
from tests.ui.play.fake_port import game_view, stopped

PLACE_PX, WIDTH_PX = 72, 1000
MATE = game_view(
    phase=Phase.ENDED,
    result=GameResult(score=Score.WHITE_WINS, termination=Termination.CHECKMATE, article="5.1.1"),
    is_result_final=True,
)
REJECTED = stopped(
    game_view(
        notice=Notice(code="ruling.claim_rejected_fifty", is_ruling=True, article="9.5.3", params=(("minutes", 2),))
    )
)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("view", [MATE, REJECTED])
def test_all_words_stand_in_the_place_of_the_bar_in_a_tight_window(
    qtbot: QtBot, view: GameView, language: Language
) -> None:
    set_language(language)
    banner = show(qtbot, RulingBanner(), WIDTH_PX, PLACE_PX)
    banner.set_room(is_stacked=False, is_tight=True)
    words = banner_words(view)
    assert words is not None
    banner.say(words)
    assert banner.height_for(WIDTH_PX) <= PLACE_PX
    banner.set_room(is_stacked=False, is_tight=False)
    assert banner.button("home").text() == banner.button("home").accessibleName()


def test_no_line_ends_before_the_number_of_an_article(qtbot: QtBot) -> None:
    banner = show(qtbot, RulingBanner(), WIDTH_PX, PLACE_PX)
    words = banner_words(MATE)
    assert words is not None
    banner.say(words)
    rich = next(label.text() for label in banner.findChildren(QLabel) if "href" in label.text())
    assert words.citation.startswith("Ст. 5.1.1, ")
    assert "Ст.\N{NO-BREAK SPACE}5.1.1, у школы\N{NO-BREAK SPACE}5.1" in rich
    assert words.citation in banner.text


def test_no_line_ends_between_the_squares_of_a_move(qtbot: QtBot) -> None:
    set_language("en")
    banner = show(qtbot, RulingBanner(), WIDTH_PX, PLACE_PX)
    fault = (("fault", "illegal.piece_does_not_move_so"), ("piece", "knight"), ("from", "b1"), ("to", "b4"))
    notice = Notice(code="ruling.illegal_move", is_ruling=True, article="7.5.1", params=(("minutes", 2), *fault))
    words = banner_words(stopped(game_view(notice=notice)))
    assert words is not None
    banner.say(words)
    assert any("b1\N{NON-BREAKING HYPHEN}b4" in label.text() for label in banner.findChildren(QLabel))
    assert "b1-b4" in banner.text


def test_only_a_game_that_counts_in_a_table_leads_there(qtbot: QtBot) -> None:
    banner = show(qtbot, RulingBanner(), WIDTH_PX, PLACE_PX)
    words = banner_words(MATE)
    assert words is not None
    banner.say(words)
    assert (banner.button("table").isVisible(), banner.button("home").property("kind")) == (True, "plain")
    banner.set_table(has_table=False)
    assert (banner.button("table").isVisible(), banner.button("home").property("kind")) == (False, "main")


def test_while_the_board_shows_it_the_banner_says_so(qtbot: QtBot) -> None:
    banner = show(qtbot, RulingBanner(), WIDTH_PX, PLACE_PX)
    words = banner_words(MATE)
    assert words is not None
    banner.say(words)
    banner.set_story(has_story=True, is_told=True)
    assert any(label.text() == "Идёт показ. Мат. Белые выиграли." for label in banner.findChildren(QLabel))
    assert banner.button("show").text() == "Остановить"
    banner.set_story(has_story=True, is_told=False)
    assert any(label.text() == "Мат. Белые выиграли." for label in banner.findChildren(QLabel))


def test_the_text_of_every_article_cited_is_read_in_the_order_of_the_citation(qtbot: QtBot) -> None:
    banner = show(qtbot, RulingBanner(), WIDTH_PX, PLACE_PX)
    notice = Notice(
        code="ruling.claim_rejected_fifty",
        is_ruling=True,
        color=Color.WHITE,
        article="9.5.3",
        further=("9.3", "9.1.2.3"),
        params=(("minutes", 1), ("beware", "beware.offer_stands")),
    )
    words = banner_words(stopped(game_view(notice=notice)))
    assert words is not None
    banner.say(words)
    banner.button("why").click()
    assert [line.partition(" ")[0] for line in banner.text.splitlines()[-3:]] == ["9.1.2.3", "9.3", "9.5.3"]

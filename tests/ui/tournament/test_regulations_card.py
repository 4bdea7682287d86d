"""The regulations of a group as a card to be read."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.ui.tournament.regulations_card import RegulationsCard
from tests.ui.hands import settle, show
from tests.ui.tournament.stand_in import created, drawn, play


def said(card: RegulationsCard) -> str:
    settle()
    visible = (label for label in card.findChildren(QLabel) if label.isVisible())
    return "\n".join(label.text().replace("\u00a0", " ") for label in visible)


def test_it_says_what_was_laid_down(qtbot: QtBot) -> None:
    card = show(qtbot, RegulationsCard(), 720, 560)
    card.present(created().group())
    words = said(card)
    for line in (
        "II группа, 2–4 классы · 25 апреля, 16:00–18:00",
        "5 минут + 3 секунды на ход (блиц)",
        "как деревянная доска",
        "коэффициент Бергера, число побед, личная встреча",
    ):
        assert line in words
    assert "регламент закреплён" not in words


def test_shown_anew_it_says_the_new_group_alone_and_that_it_is_locked(qtbot: QtBot) -> None:
    card = show(qtbot, RegulationsCard(), 720, 560)
    card.present(created().group("I"))
    card.present(play(drawn(), [(1, 1, Score.DRAW)]).group())
    words = said(card)
    assert "II группа" in words
    assert "1-е классы" not in words
    assert "регламент закреплён" in words


def test_it_speaks_the_language_chosen(qtbot: QtBot) -> None:
    set_language("en")
    card = show(qtbot, RegulationsCard(), 720, 560)
    card.present(created().group())
    assert "Group II, grades 2–4 · 25 April, 16:00–18:00" in said(card)
    assert card.change.text() == "Change…"

"""The banner's pictures, and its button that has the ruling shown on the board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.catalogue import load_area
from ladya_desktop.ui.icons import icon
from ladya_desktop.ui.play.banner_words import BannerKind, banner_words
from ladya_desktop.ui.play.inline_picture import picture_tag
from ladya_desktop.ui.play.ruling_banner import RulingBanner
from ladya_desktop.ui.play.ruling_pictures import picture_of
from ladya_desktop.ui.theme import current
from tests.game.table import guided, strict
from tests.game.told import pressed
from tests.ui.play.fake_port import game_view, stopped
from tests.ui.play.laid_table import MATE, REJECTED, LaidTable, lay, over

SIZES = ((1366, 768), (1024, 576), (683, 384))


def left_in_check() -> GameView:
    view = pressed(strict("4k3/8/8/8/1b6/8/8/2B1K3 w - - 0 1"), "c1e3").view
    return stopped(replace(view, players=game_view().players))


def mated() -> GameView:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    table.play("e1e8")
    return replace(table.view, is_result_final=True)


def ruled(qtbot: QtBot, view: GameView, size: tuple[int, int] = (1366, 768)) -> LaidTable:
    table = lay(qtbot, view, size)
    table.screen.covers.pause.hide()
    return table


def test_show_me_plays_the_ruling_on_the_board_and_the_game_stays_as_it_is(qtbot: QtBot) -> None:
    table = ruled(qtbot, left_in_check())
    board, button = table.screen.board, table.screen.messages.banner.button("show")
    before = board.content
    assert button.isVisible()
    table.seat.click(button)
    told = [(board.is_story_told, button.text())]
    assert (board.content, table.port.calls) == (before, [])
    table.seat.click(button)
    told.append((board.is_story_told, button.text()))
    assert told == [(True, "Остановить"), (False, "Показать")]


def test_it_goes_by_the_keyboard_too(qtbot: QtBot) -> None:
    table = ruled(qtbot, left_in_check())
    button = table.screen.messages.banner.button("show")
    button.setFocus()
    table.seat.key(Qt.Key.Key_Space)
    assert table.screen.board.is_story_told


def test_the_story_ends_when_the_ruling_has_been_understood(qtbot: QtBot) -> None:
    table = ruled(qtbot, left_in_check())
    table.seat.click(table.banner("show"))
    table.port.show(game_view())
    assert not table.screen.board.is_story_told
    assert not table.screen.messages.has_banner


def test_a_click_on_the_words_leaves_the_keyboard_with_the_board(qtbot: QtBot) -> None:
    table = ruled(qtbot, left_in_check())
    table.screen.board.setFocus()
    line = next(label for label in table.screen.messages.banner.findChildren(QLabel) if "href" in label.text())
    table.seat.click(line)
    assert table.screen.board.hasFocus()


def test_where_the_board_has_nothing_to_show_there_is_no_button(qtbot: QtBot) -> None:
    table = ruled(qtbot, stopped(game_view(notice=REJECTED)))
    assert not table.banner("show").isVisible()
    assert table.banner("why").isVisible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("make", [left_in_check, mated])
def test_every_button_has_its_place_in_every_window(
    qtbot: QtBot, size: tuple[int, int], language: Language, make: object
) -> None:
    set_language(language)
    assert callable(make)
    table = ruled(qtbot, make(), size)
    banner = table.screen.messages.banner
    buttons = [banner.button(name) for name in ("show", "why", "log", "home", "arbiter", "understood", "table")]
    shown = [button for button in buttons if button.isVisible()]
    assert banner.button("show") in shown
    for button in shown:
        assert button.width() >= button.minimumSizeHint().width()
        assert banner.rect().contains(button.geometry())
        assert button.accessibleName()
    assert banner.height() >= banner.height_for(banner.width())


def test_the_article_is_still_one_click_away_where_the_story_took_its_button(qtbot: QtBot) -> None:
    table = ruled(qtbot, mated(), (683, 384))
    banner = table.screen.messages.banner
    assert not banner.button("why").isVisible()
    line = next(label for label in banner.findChildren(QLabel) if "href" in label.text())
    assert line.textInteractionFlags() & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    before = banner.text
    line.linkActivated.emit("article")
    assert len(banner.text) > len(before)


@pytest.mark.parametrize(
    ("code", "picture"),
    [
        ("ruling.illegal_move", "forbidden"),
        ("ruling.illegal_moves", "forbidden"),
        ("ruling.touch_move", "hand"),
        ("ruling.flag_fall", "flag"),
        ("ruling.flag_fall_draw", "flag"),
        ("ruling.agreement", "half"),
        ("ruling.claim_rejected_fifty", "claim"),
        ("ruling.checkmate", "crown"),
        ("ruling.resignation", "white-flag"),
        ("ruling.slept", "moon"),
        ("ruling.undone", "info"),
    ],
)
def test_each_kind_of_ruling_has_its_picture(code: str, picture: str) -> None:
    assert picture_of(Notice(code=code, is_ruling=True)) == picture


def test_every_ruling_there_is_has_a_picture_that_can_be_drawn(qtbot: QtBot) -> None:
    codes = {code.removesuffix(".what") for code in load_area("rulings").sentences if code.endswith(".what")}
    names = {picture_of(Notice(code=code, is_ruling=True)) for code in codes if code.startswith("ruling.")}
    assert len(names) > 8
    assert not any(icon(name).isNull() for name in names)


def test_what_comes_of_it_has_its_picture() -> None:
    given = stopped(game_view(notice=REJECTED))
    duty = Notice(
        code="ruling.touch_move",
        is_ruling=True,
        color=Color.WHITE,
        params=(("duty", "duty.castle"),),
    )
    words = [
        banner_words(view)
        for view in (
            given,
            stopped(game_view(notice=duty)),
            over(),
            stopped(game_view(), awaits_arbiter=True),
            stopped(game_view()),
        )
    ]
    assert [each.then_picture for each in words if each is not None] == ["clock", "hand", "medal", "bell", "play"]


def test_each_sentence_stands_behind_its_picture(qtbot: QtBot) -> None:
    banner = RulingBanner()
    qtbot.addWidget(banner)
    words = banner_words(stopped(game_view(notice=REJECTED)))
    assert words is not None
    assert words.kind is BannerKind.RULING
    banner.say(words)
    line = next(label.text() for label in banner.findChildren(QLabel) if "href" in label.text())
    assert line.count("<img ") == 2
    assert "data:" not in banner.text
    assert words.why in banner.text


def test_a_picture_within_a_line_is_drawn_for_its_pixels() -> None:
    one, two = (picture_tag("flag", current().muted, 18, scale) for scale in (1.0, 2.0))
    assert one != two
    assert 'width="18"' in one
    assert 'width="18"' in two


def test_a_result_has_no_minutes_to_tell_of() -> None:
    view = over(phase=Phase.ENDED, result=MATE)
    words = banner_words(view)
    assert words is not None
    assert words.then == ""

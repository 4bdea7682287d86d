"""The first screen: three doors, what is unfinished, and today's pairings."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import Player
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog
from ladya_desktop.ui.home.home_screen import SMALLEST_TILE_PX
from ladya_desktop.ui.home.play_dialog import PlayDialog
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.home.tiles import Tile, draw_play
from tests.ui.hands import click, key, opened, show, type_in
from tests.ui.home.stand_in import SIZES, StandInHome, interrupted, moment, screen_of
from tests.ui.tournament.stand_in import created, drawn, listed, play, played_to_the_end


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


# The doors


def test_doors_lead_to_tournament_and_lesson(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome())
    with qtbot.waitSignal(screen.tournament_requested, timeout=1000) as asked:
        click(screen.tournament)
    assert asked.args == ["", ""]
    with qtbot.waitSignal(screen.lesson_requested, timeout=1000):
        click(screen.lesson)


def test_doors_open_by_keyboard(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome())
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    assert screen.play.hasFocus()
    key(screen, Qt.Key.Key_Tab)
    assert screen.tournament.hasFocus()
    with qtbot.waitSignal(screen.tournament_requested, timeout=1000):
        key(screen, Qt.Key.Key_Space)


def test_doors_say_where_they_lead(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome())
    assert [tile.accessibleName() for tile in (screen.play, screen.tournament, screen.lesson)] == [
        "Играть",
        "Турнир",
        "Урок",
    ]
    assert screen.play.accessibleDescription() == "Партия вдвоём за этим компьютером"


def test_play_without_a_tournament_asks_who_plays_and_with_which_clock(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome())
    click(screen.play)
    dialog = opened(screen, FreeGameDialog)
    type_in(dialog.names.white, "Облаков  Лев ")
    type_in(dialog.classes.white, "3В")
    type_in(dialog.names.black, "Росинкина Дарья")
    click(dialog.time.times["300+3"])
    with qtbot.waitSignal(screen.free_game_requested, timeout=1000) as asked:
        click(dialog.confirm)
    assert asked.args == [
        FreeGame(
            players=ByColor(
                Player(name="Облаков Лев", school_class="3В"), Player(name="Росинкина Дарья", school_class="")
            ),
            time_control="300+3",
        )
    ]


def test_ten_plus_five_is_usual(qtbot: QtBot) -> None:
    dialog = show(qtbot, FreeGameDialog(), 640, 480)
    assert dialog.time.times["600+5"].isChecked()
    assert dialog.game.time_control == "600+5"


def test_colours_are_swapped(qtbot: QtBot) -> None:
    dialog = show(qtbot, FreeGameDialog(), 640, 480)
    dialog.names.white.setText("Облаков Лев")
    dialog.classes.white.setText("3В")
    click(dialog.swap)
    assert dialog.game.players.black == Player(name="Облаков Лев", school_class="3В")
    assert dialog.game.players.white == Player(name="", school_class="")


def test_play_with_open_pairings_offers_them(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    port.start_game(1, 4)
    screen = screen_of(qtbot, StandInHome(port))
    click(screen.play)
    dialog = opened(screen, PlayDialog)
    assert [row.pairing.board for row in dialog.rows] == [2, 3, 4]
    assert dialog.rows[0].play.hasFocus()
    with qtbot.waitSignal(screen.pairing_requested, timeout=1000) as asked:
        click(dialog.rows[1].play)
    assert asked.args == ["II", 1, 3]


def test_pairs_to_choose_from_stand_in_the_middle_between_their_lines(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 2, game_id="left")
    home = StandInHome(port)
    home.interrupted = (interrupted("left"),)
    screen = screen_of(qtbot, home)
    click(screen.play)
    dialog = opened(screen, PlayDialog)
    rows = dialog.rows
    assert all(above.geometry().bottom() + 1 == row.y() for above, row in pairwise(rows))
    assert [row.is_first for row in rows] == [True, False, False, False]
    right = {row.play.mapTo(dialog, QPoint(row.play.width(), 0)).x() for row in rows}
    assert right == {dialog.free.mapTo(dialog, QPoint(dialog.free.width(), 0)).x()}
    assert len({row.score.x() for row in rows}) == 1
    assert rows[1].accessibleName().endswith("прервана")


def test_a_free_game_is_possible_beside_the_tournament(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome(drawn()))
    click(screen.play)
    click(opened(screen, PlayDialog).free)
    dialog = opened(screen, FreeGameDialog)
    with qtbot.waitSignal(screen.free_game_requested, timeout=1000):
        click(dialog.confirm)


def test_a_played_tournament_leaves_free_games(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome(played_to_the_end()))
    click(screen.play)
    opened(screen, FreeGameDialog)


# An interrupted game


def test_an_interrupted_game_says_where_it_stands(qtbot: QtBot) -> None:
    port = StandInHome()
    port.interrupted = (interrupted(),)
    card = screen_of(qtbot, port).interrupted
    assert card.title.text == "Прерванная партия"
    assert (card.names.white.text, card.names.black.text) == ("Звонарёва Майя 3А", "Листопадов Глеб 4Б")
    assert card.facts.text() == "Ход 36, ходят\u00a0чёрные\nБелые\u00a01:16, чёрные\u00a00:54\nЧасы стоят с\u00a016:48"
    assert (card.marks.white.toolTip(), card.marks.black.toolTip()) == ("Белые", "Чёрные")
    assert card.board.placement.at("g8") == "k"
    assert not card.next.isVisible()


def test_a_game_of_another_day_says_which(qtbot: QtBot) -> None:
    port = StandInHome()
    port.interrupted = (interrupted(day=23),)
    assert "Часы стоят с\u00a016:48, 23 апреля" in screen_of(qtbot, port).interrupted.facts.text()


def test_a_game_without_clocks_shows_none(qtbot: QtBot) -> None:
    port = StandInHome()
    port.interrupted = (interrupted(clocks_ms=None),)
    assert screen_of(qtbot, port).interrupted.facts.text() == "Ход 36, ходят\u00a0чёрные\nБез часов"


def test_an_interrupted_game_is_gone_on_with_or_looked_at(qtbot: QtBot) -> None:
    port = StandInHome()
    port.interrupted = (interrupted("one"),)
    screen = screen_of(qtbot, port)
    with qtbot.waitSignal(screen.continue_requested, timeout=1000) as asked:
        click(screen.interrupted.go_on)
    assert asked.args == ["one"]
    with qtbot.waitSignal(screen.look_requested, timeout=1000) as asked:
        click(screen.interrupted.look)
    assert asked.args == ["one"]


def test_several_games_are_shown_one_after_another(qtbot: QtBot) -> None:
    port = StandInHome()
    port.interrupted = (interrupted("one"), interrupted("two"))
    screen = screen_of(qtbot, port)
    assert screen.interrupted.title.text == "Прерванная партия 1 из 2"
    click(screen.interrupted.next)
    assert screen.interrupted.title.text == "Прерванная партия 2 из 2"
    port.interrupted = (interrupted("three"), *port.interrupted)
    port.changed.emit()
    assert screen.interrupted.game is not None
    assert screen.interrupted.game.game_id == "two"
    click(screen.interrupted.next)
    assert screen.interrupted.game.game_id == "three"


def test_without_an_interrupted_game_there_is_no_card(qtbot: QtBot) -> None:
    port = StandInHome()
    port.interrupted = (interrupted(),)
    screen = screen_of(qtbot, port)
    port.interrupted = ()
    port.changed.emit()
    assert not screen.interrupted.isVisible()


def test_a_screen_nobody_sees_reads_nothing_until_it_is_seen(qtbot: QtBot) -> None:
    port = StandInHome()
    screen = screen_of(qtbot, port)
    screen.hide()
    port.interrupted = (interrupted(),)
    port.changed.emit()
    assert screen.interrupted.game is None
    screen.show()
    assert screen.interrupted.isVisible()


# Today


@pytest.mark.parametrize(
    ("port", "words", "button", "leads_to"),
    [
        (StandInHome(), "Турнира ещё нет", "Создать турнир", ["", "participants"]),
        (StandInHome(created()), "Список участников пуст", "К участникам", ["II", "participants"]),
        (StandInHome(listed()), "II группа, 2–4 классы: в списке 8 учеников.", "К жеребьёвке", ["II", "draw"]),
    ],
)
def test_before_the_pairings_the_next_step_is_offered(
    qtbot: QtBot, port: StandInHome, words: str, button: str, leads_to: list[str]
) -> None:
    """TO-18: nothing yet, nobody yet, no draw yet."""
    screen = screen_of(qtbot, port)
    assert words in plain(screen.today.nothing.text)
    assert screen.today.nothing.button.text() == button
    with qtbot.waitSignal(screen.tournament_requested, timeout=1000) as asked:
        click(screen.today.nothing.button)
    assert asked.args == leads_to


def test_pairings_of_the_round_stand_with_their_results(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    port.start_game(1, 2)
    screen = screen_of(qtbot, StandInHome(port))
    today = screen.today
    assert plain(today.title.text) == "Сегодня: II группа, 2–4 классы"
    assert today.chip.text == "тур 1 из 7"
    rows = today.pairings.rows
    assert "победили белые" in rows[0].accessibleName()
    assert rows[1].accessibleName().split(": ")[-1].startswith("идёт")
    assert [row.play.text() for row in rows if row.play.isVisible()] == ["Продолжить", "Играть", "Играть"]
    assert not any(row.result.isVisible() or row.log.isVisible() for row in rows)
    with qtbot.waitSignal(screen.pairing_requested, timeout=1000) as asked:
        click(rows[2].play)
    assert asked.args == ["II", 1, 3]


def test_a_result_appears_at_once(qtbot: QtBot) -> None:
    port = drawn()
    screen = screen_of(qtbot, StandInHome(port))
    play(port, [(1, 1, Score.DRAW)])
    assert "ничья" in screen.today.pairings.rows[0].accessibleName()


def test_on_another_day_the_card_says_which(qtbot: QtBot) -> None:
    home = StandInHome(drawn())
    home.now = moment(12, 0, day=24)
    assert plain(screen_of(qtbot, home).today.title.text) == "25 апреля: II группа, 2–4 классы"


def test_the_table_is_one_click_away(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome(drawn()))
    with qtbot.waitSignal(screen.tournament_requested, timeout=1000) as asked:
        click(screen.today.table)
    assert asked.args == ["II", "table"]


def test_when_all_is_played_the_first_places_are_named(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome(played_to_the_end()))
    assert screen.today.chip.text == "Всё сыграно"
    assert screen.today.winners.places[0].accessibleName() == "1–4 место — Кленовский Матвей, 4Б"


# The header


def test_the_time_on_the_wall(qtbot: QtBot) -> None:
    home = StandInHome()
    screen = screen_of(qtbot, home)
    assert plain(screen.clock.text()) == "25 апреля, 17:02"
    home.now = moment(17, 3)
    screen._minute.timeout.emit()
    assert plain(screen.clock.text()) == "25 апреля, 17:03"
    home.now = moment(17, 3, 48)
    screen._minute.timeout.emit()
    assert screen._minute.interval() == 12_000


def test_the_language_menu_names_each_language_in_itself(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome())
    menu = screen.language_button.menu()
    assert [action.text() for action in menu.actions()] == ["Русский", "English"]
    assert [action.isChecked() for action in menu.actions()] == [True, False]
    with qtbot.waitSignal(screen.language_chosen, timeout=1000) as chosen:
        menu.actions()[1].trigger()
    assert chosen.args == ["en"]


def test_another_language_at_once(qtbot: QtBot) -> None:
    home = StandInHome(drawn())
    home.interrupted = (interrupted(),)
    screen = screen_of(qtbot, home)
    set_language("en")
    screen.retranslate()
    assert screen.play.text() == "Play"
    assert screen.language_button.text() == "EN"
    assert screen.interrupted.go_on.text() == "Continue"
    assert plain(screen.today.title.text) == "Today: Group II, grades 2–4"
    assert plain(screen.clock.text()) == "25 April, 17:02"


def test_keys_and_settings_are_asked_for(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, StandInHome())
    with qtbot.waitSignal(screen.keys_requested, timeout=1000):
        click(screen.keys)
    with qtbot.waitSignal(screen.settings_requested, timeout=1000):
        click(screen.settings)


# Any size


@pytest.mark.parametrize("height", [92, SMALLEST_TILE_PX])
def test_the_words_of_a_low_tile_keep_away_from_its_edge(qtbot: QtBot, height: int) -> None:
    tile = Tile(draw_play)
    qtbot.addWidget(tile)
    tile.say(t("home.play"), t("home.play_hint"))
    tile.resize(270, height)
    picture = tile.grab().toImage()
    strip = {picture.pixel(x, y) for x in range(20, 250) for y in range(height - 8, height - 2)}
    assert len(strip) == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_nothing_is_cut_off_at_any_size(qtbot: QtBot, width: int, height: int, language: str) -> None:
    set_language("en" if language == "en" else "ru")
    port = drawn()
    port.start_game(1, 2)
    home = StandInHome(port)
    home.interrupted = (interrupted(), interrupted("two"))
    screen = screen_of(qtbot, home, width, height)
    assert (screen.width(), screen.height()) == (width, height)
    for button in screen.findChildren(QAbstractButton):
        if button.isVisible():
            words = f"{button.text()} {button.accessibleName()}"
            assert min(button.width(), button.height()) >= 44, words
            assert button.mapTo(screen, QPoint(button.width(), 0)).x() <= width, words
    tiles = [screen.play.geometry(), screen.tournament.geometry(), screen.lesson.geometry()]
    assert max(tile.width() for tile in tiles) - min(tile.width() for tile in tiles) <= 1
    assert len({tile.height() for tile in tiles}) == 1
    assert tiles[1].left() - tiles[0].right() > 8

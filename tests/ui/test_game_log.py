"""Everything that happened in a game, in a list."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import Language, set_language, t
from ladya_desktop.ui.game_log import GameLog
from ladya_desktop.ui.game_log_lines import log_lines
from tests.ui.play.seat import Seat
from tests.ui.recorded_game import RecordedGame, short_game


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    made = GameLog()
    qtbot.addWidget(made)
    made.show_game("Тур 2 · доска 4", short_game())
    return made


def test_every_event_has_its_line_in_order() -> None:
    rows = short_game()
    lines = log_lines(rows)
    assert len(lines) == sum(len(row.events) for row in rows)
    texts = [line.text for line in lines]
    assert texts[0] == "Партия: Дубравина Вера — Ветерков Тимофей"
    for text in (
        "Белые тронули пешку e2",
        "Белые сделали ход e4",
        "Белые нажали часы",
        "Белые предложили ничью",
        "Чёрные отказались от ничьей",
        "Чёрные остановили часы и зовут судью",
    ):
        assert text in texts
    assert any("фигура вернулась" in text for text in texts)
    assert texts[-1].startswith("Белые выиграли.")


@pytest.mark.parametrize(
    ("language", "rules", "control", "note"),
    [
        ("ru", "приказы № 654 и № 1087", "5 минут", "отменён приказом № 988"),
        ("en", "orders 654 and 1087", "5 minutes", "order 988"),
    ],
)
def test_the_record_says_what_was_played_under(
    log: GameLog, language: Language, rules: str, control: str, note: str
) -> None:
    set_language(language)
    log.retranslate()
    said = log.conditions.text()
    assert rules in said
    assert control in said
    assert note in said
    assert t("common.conditions.guided_short") in said
    assert not log.conditions.isHidden()


def test_a_record_of_nothing_says_no_conditions(qtbot: QtBot) -> None:
    made = GameLog()
    qtbot.addWidget(made)
    assert made.conditions.text() == ""
    assert made.conditions.isHidden()


def test_where_a_ruling_begins_has_no_line() -> None:
    game = RecordedGame(TimeControl(base_ms=300_000))
    game.perform(acts.Start(by=Actor.ARBITER, at_ms=game.later()))
    game.perform(acts.Warn(by=Actor.ARBITER, at_ms=game.later(), player=Color.WHITE))
    assert [line.text for line in log_lines(tuple(game.rows))][2:] == ["Судья предупредил белых"]


def test_an_illegal_move_that_stood_is_a_move() -> None:
    opening, *_ = short_game()
    fen = "rnbqkbnr/pppppppp/8/8/6N1/8/PPPPPPPP/RNBQKB1R b KQkq - 1 1"
    stood = ev.IllegalMoveStood(by=Actor.WHITE, at_ms=5_000, fen=fen, article="7.5.1")
    *_, line = log_lines((opening, replace(opening, version=2, events=(stood,))))
    assert line.is_move
    assert line.text.startswith("Белые завершили невозможный ход")


def test_a_line_has_its_time_and_both_clocks() -> None:
    first, *_ = log_lines(short_game())
    assert (first.time, first.clocks) == ("0:00:00", "5:00 – 5:00")
    press = next(line for line in log_lines(short_game()) if line.text == "Белые нажали часы")
    assert (press.time, press.clocks) == ("0:00:04", "5:00 – 5:00")
    touch = next(line for line in log_lines(short_game()) if line.text == "Чёрные тронули пешку e7")
    assert (touch.time, touch.clocks) == ("0:00:05", "5:00 – 4:59")


def test_a_long_game_counts_hours() -> None:
    opening, *_ = short_game()
    (opened,) = opening.events
    later = replace(opened, at_ms=3_725_000)  # type: ignore[type-var]  # a dataclass that the row keeps as an object
    assert log_lines((replace(opening, events=(later,)),))[0].time == "1:02:05"


def test_without_clocks_no_clock_is_shown() -> None:
    assert {line.clocks for line in log_lines(short_game(TimeControl(base_ms=None)))} == {""}


def test_a_stream_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="GameOpened"):
        log_lines(short_game()[1:])


def test_the_list_shows_everything_or_the_moves_alone(log: GameLog, qtbot: QtBot) -> None:
    seat = Seat(qtbot, log, 1366, 768)
    whole = log.shown()
    seat.click(log.moves_button)
    assert log.shown() == ("Белые сделали ход e4", "Чёрные сделали ход e5")
    assert log.model.rowCount() == 2
    seat.click(log.all_button)
    assert log.shown() == whole


def test_another_game_begins_with_everything(log: GameLog, qtbot: QtBot) -> None:
    Seat(qtbot, log, 1366, 768).click(log.moves_button)
    log.show_game("Тур 3 · доска 1", short_game()[:2])
    assert log.header.title == "Тур 3 · доска 1"
    assert len(log.shown()) == 2


def test_a_screen_reader_hears_the_whole_line(log: GameLog) -> None:
    said = log.model.data(log.model.index(0), Qt.ItemDataRole.DisplayRole)
    assert said == "0:00:00  Партия: Дубравина Вера — Ветерков Тимофей  5:00 – 5:00"


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_long_sentences_take_as_many_lines_as_they_need(log: GameLog, qtbot: QtBot, size: tuple[int, int]) -> None:
    Seat(qtbot, log, *size)
    rows = [log.list.visualRect(log.model.index(row)) for row in range(log.model.rowCount())]
    assert all(rect.height() >= 44 for rect in rows)
    assert all(rect.width() <= log.list.viewport().width() for rect in rows)
    tallest = max(rect.height() for rect in rows)
    assert tallest > 44 if size[0] < 700 else tallest == 44


def test_the_keyboard_goes_through_the_list(log: GameLog, qtbot: QtBot) -> None:
    seat = Seat(qtbot, log, 1366, 768)
    log.list.setFocus()
    for _ in range(2):
        seat.key(Qt.Key.Key_Down)
    assert log.list.currentIndex().row() in (1, 2)


def test_the_way_back(log: GameLog, qtbot: QtBot) -> None:
    seat = Seat(qtbot, log, 1366, 768)
    with qtbot.waitSignal(log.back_requested):
        seat.click(log.header.back)


def test_nothing_yet_is_said(log: GameLog) -> None:
    nothing: tuple[StoredAct, ...] = ()
    log.show_game("", nothing)
    assert log.shown() == ()
    assert log.header.title == "Запись партии"


def test_it_speaks_the_language_chosen(log: GameLog) -> None:
    set_language("en")
    log.retranslate()
    assert "White offered a draw" in " ".join(log.shown())

"""Everything that happened in a game, as lines."""

from dataclasses import replace

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import Language, set_language, t
from ladya_desktop.ui.game_log_lines import conditions_said, log_lines
from tests.ui.recorded_game import RecordedGame, short_game


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
        ("ru", "приказы № 654 и № 1087", "5 минут", "отменены приказом № 988"),
        ("en", "orders 654 and 1087", "5 minutes", "order 988"),
    ],
)
def test_the_record_says_what_was_played_under(language: Language, rules: str, control: str, note: str) -> None:
    set_language(language)
    said = conditions_said(short_game())
    assert rules in said
    assert control in said
    assert note in said
    assert t("common.conditions.guided_short") in said


def test_a_record_of_nothing_says_no_conditions() -> None:
    assert conditions_said(()) == ""


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

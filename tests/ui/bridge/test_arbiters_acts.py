"""What the arbiter does to a game by name: foreseen first, then done at its own time."""

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor, Finding, Restore, Rule, WaiveTouch, Warn
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import Phase
from tests.ui.bridge.game_table import MakeTable


def test_the_arbiters_acts(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("g1", "mouse", 0)
    table.bridge.rule(WaiveTouch(by=Actor.ARBITER, at_ms=0))
    assert table.bridge.view.touched == ()
    table.bridge.stop()
    assert table.bridge.view.phase is Phase.STOPPED
    table.bridge.set_clocks(61_000, None)
    assert (table.remaining_ms(Color.WHITE), table.remaining_ms(Color.BLACK)) == (61_000, 300_000)
    table.bridge.resume()
    table.play("e2e4")
    table.bridge.restore(0)
    assert table.bridge.view.moves == ()
    table.bridge.declare(Score.BOTH_LOSE)
    assert table.bridge.view.result is not None
    assert table.bridge.view.result.score is Score.BOTH_LOSE


def test_the_arbiter_sets_counters_and_warns_and_takes_it_back(make_table: MakeTable) -> None:
    table = make_table()
    table.play("e2e4")
    table.bridge.stop()
    table.bridge.set_move_counters(None, 40)
    assert table.bridge.move_counters == ByColor(1, 40)
    table.bridge.rule(Warn(by=Actor.ARBITER, at_ms=0, player=Color.BLACK))
    assert table.bridge.warnings == ByColor(0, 1)
    table.bridge.undo()
    assert table.bridge.warnings == ByColor(0, 0)
    assert table.bridge.move_counters == ByColor(1, 40)


def test_an_act_of_the_arbiter_is_foreseen_and_then_done_at_its_own_time(make_table: MakeTable) -> None:
    table = make_table()
    table.play("e2e4")
    table.time.monotonic_ms += 1_000
    back = Restore(by=Actor.ARBITER, at_ms=0, ply=0, black_ms=60_000)
    then, _ = table.bridge.foreseen(back)
    assert (len(then.moves), len(table.bridge.view.moves)) == (0, 1)
    table.bridge.rule(back)
    assert table.bridge.view.moves == ()
    assert table.bridge.log()[-1].events[-1].at_ms == table.bridge.now_ms()  # type: ignore[attr-defined]  # an event
    assert table.remaining_ms(Color.BLACK) == 60_000


def test_a_finding_names_its_player(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.rule(Rule(by=Actor.ARBITER, at_ms=0, finding=Finding.DEVICE, player=Color.BLACK))
    assert table.bridge.view.result is not None
    assert table.bridge.view.result.score is Score.WHITE_WINS


def test_a_note_is_written_clean_and_changes_nothing(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.resign(Color.BLACK)
    before = table.bridge.view
    table.bridge.note(" Зритель\n подсказал\ud800 ")
    (written,) = table.bridge.log()[-1].events
    assert isinstance(written, ev.NoteWritten)
    assert written.text == "Зритель подсказал"
    assert (table.bridge.view.result, table.bridge.view.notice) == (before.result, before.notice)
    assert table.bridge.began_ms == table.time.unix_ms


def test_while_a_ruling_of_the_arbiter_is_read_both_clocks_stand_and_a_pupil_lets_them_run(
    make_table: MakeTable,
) -> None:
    table = make_table()
    table.play("e2e4")
    two_hands = Rule(by=Actor.ARBITER, at_ms=0, finding=Finding.TWO_HANDS)
    then, _ = table.bridge.foreseen(two_hands)
    assert (then.phase, table.bridge.view.phase) == (Phase.STOPPED, Phase.RUNNING)
    table.bridge.rule(two_hands)
    assert (table.bridge.view.phase, table.bridge.view.awaits_arbiter) == (Phase.STOPPED, False)
    shown_ms = table.remaining_ms(Color.WHITE)
    table.time.monotonic_ms += 60_000
    assert table.remaining_ms(Color.WHITE) == shown_ms
    table.bridge.resume()
    assert table.bridge.view.clock.running is Color.WHITE


def test_a_ruling_of_the_arbiter_is_taken_back_while_it_is_read(make_table: MakeTable) -> None:
    table = make_table()
    table.play("e2e4")
    table.bridge.rule(Rule(by=Actor.ARBITER, at_ms=0, finding=Finding.TWO_HANDS))
    table.bridge.undo()
    assert [move.uci for move in table.bridge.view.moves] == ["e2e4"]
    assert table.bridge.view.notice is not None
    assert table.bridge.view.notice.code == "ruling.undone"
    table.bridge.resume()
    assert table.bridge.view.clock.running is Color.BLACK

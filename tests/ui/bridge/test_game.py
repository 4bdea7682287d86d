"""The bridge: whose hand it was, when it happened, and that every change reaches the windows."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoreError
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.view import Phase
from ladya_desktop.storage import MemoryStore
from tests.ui.bridge.game_table import MakeTable, Table


def test_each_act_shows_its_view_before_it_returns(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("e2", "mouse", 0)
    assert table.views[-1].in_hand == "e2"
    assert table.views[-1].version == table.session.view.version


def test_a_touch_is_the_movers(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("g1", "mouse", 0)
    (touched,) = table.last_events()
    assert isinstance(touched, ev.PiecesTouched)
    assert (touched.by, touched.binding) == (Actor.WHITE, True)


def test_a_touch_of_the_opponents_piece_is_the_movers_too(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("d7", "mouse", 0)
    (touched,) = table.last_events()
    assert isinstance(touched, ev.PiecesTouched)
    assert touched.by is Actor.WHITE


def test_before_the_press_the_movers_own_piece_is_a_slip(make_table: MakeTable) -> None:
    table = make_table()
    table.move("e2e4")
    table.bridge.touch("g1", "mouse", 0)
    (touched,) = table.last_events()
    assert isinstance(touched, ev.PiecesTouched)
    assert (touched.by, touched.binding) == (Actor.WHITE, False)


def test_before_the_press_the_opponents_piece_is_the_opponents_touch(make_table: MakeTable) -> None:
    table = make_table()
    table.move("e2e4")
    table.bridge.touch("e7", "mouse", 0)
    (touched,) = table.last_events()
    assert isinstance(touched, ev.PiecesTouched)
    assert (touched.by, touched.binding) == (Actor.BLACK, True)


def test_a_reply_before_the_press_stands(make_table: MakeTable) -> None:
    table = make_table()
    table.move("e2e4")
    table.move("e7e5")
    assert [move.is_completed for move in table.bridge.view.moves] == [False, False]
    table.bridge.press(Color.WHITE, "mouse", 0)
    assert [move.is_completed for move in table.bridge.view.moves] == [True, False]


def test_a_slip_released_elsewhere_springs_back(make_table: MakeTable) -> None:
    table = make_table()
    table.move("e2e4")
    table.move("g1f3")
    (sprang,) = table.last_events()
    assert isinstance(sprang, ev.PieceSprangBack)
    assert sprang.reason == "refusal.move_already_made"


def test_a_piece_put_back_is_no_longer_in_hand(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("g1", "mouse", 0)
    table.bridge.give_back("g1", "mouse", 0)
    assert table.bridge.view.in_hand is None
    assert table.bridge.view.touched == ("g1",)


def test_a_dragged_capture_that_springs_back_has_touched_both_pieces(make_table: MakeTable) -> None:
    table = make_table()
    for uci in ("e2e4", "e7e5", "g1f3", "d7d6"):
        table.play(uci)
    table.move("e4e5")
    assert isinstance(table.last_events()[-1], ev.PieceSprangBack)
    assert table.bridge.view.touched == ("e5",)  # the pawn touched first cannot move: another piece takes (4.3.3)
    table.move("b1c3")
    assert table.bridge.view.moves[-1].uci == "d7d6"
    table.move("f3e5")
    assert table.bridge.view.moves[-1].uci == "f3e5"


@pytest.mark.parametrize("touched_before", ["g1", "e4"])
def test_a_capture_touches_the_same_dragged_or_typed(make_table: MakeTable, touched_before: str) -> None:
    told: list[list[object]] = []
    for capture in (Table.move, lambda table, uci: table.bridge.typed_move(uci)):
        table = make_table()
        for uci in ("e2e4", "d7d5"):
            table.play(uci)
        begun = len(table.session.log)
        table.bridge.touch(touched_before, "mouse", 0)
        table.bridge.give_back(touched_before, "mouse", 0)
        capture(table, "e4d5")
        told.append([event for row in table.session.log[begun:] for event in row.events])
    dragged, typed = told
    assert dragged == typed
    assert [event.squares for event in dragged if isinstance(event, ev.PiecesTouched)][1:] == [("e4",), ("d5",)]


def test_a_press_gives_the_increment_and_the_time_passes_to_the_opponent(make_table: MakeTable) -> None:
    table = make_table()
    table.time.pass_ms(10_000)
    table.play("e2e4")
    table.time.pass_ms(4_000)
    assert table.remaining_ms(Color.WHITE) == 293_000
    assert table.remaining_ms(Color.BLACK) == 296_000


@pytest.mark.parametrize(
    ("typed", "uci"),
    [("Nf3", "g1f3"), ("Кf3", "g1f3"), ("e2e4", "e2e4"), ("е4", "e2e4"), ("Пe4", "e2e4"), ("В4", "b2b4")],
)
def test_a_typed_move_goes_through_the_hands(make_table: MakeTable, typed: str, uci: str) -> None:
    table = make_table()
    assert table.bridge.typed_move(typed)
    assert [move.uci for move in table.bridge.view.moves] == [uci]
    assert not table.bridge.view.moves[-1].is_completed


def test_two_files_are_a_typed_capture(make_table: MakeTable) -> None:
    table = make_table()
    for uci in ("e2e4", "d7d5"):
        table.play(uci)
    assert not table.bridge.typed_move("ef")
    assert table.bridge.typed_move("ed")
    assert table.bridge.view.moves[-1].uci == "e4d5"


def test_two_files_that_could_be_either_of_two_captures_are_no_move(make_table: MakeTable) -> None:
    """Both pawns of the e-file could take, e4xd5 and e5xd6."""
    table = make_table()
    for uci in ("d2d4", "e7e5", "d4e5", "h7h6", "e2e4", "g8e7", "h2h3", "d7d6", "h3h4", "e7d5"):
        table.play(uci)
    assert not table.bridge.typed_move("ed")
    assert len(table.bridge.view.moves) == 10
    assert table.bridge.typed_move("ed6")
    assert table.bridge.view.moves[-1].uci == "e5d6"


def test_two_squares_typed_move_what_stands_there(make_table: MakeTable) -> None:
    table = make_table()
    for uci in ("d2d4", "d7d5"):
        table.play(uci)
    assert not table.bridge.typed_move("B1D2"), "the knight of b1, or the bishop of the first rank"
    assert table.bridge.typed_move("b1d2")
    assert table.bridge.view.moves[-1].uci == "b1d2"


def test_a_letter_that_is_a_file_or_a_piece_is_not_guessed(make_table: MakeTable) -> None:
    """The pawn of c4 and the bishop of g2 can both take on d5."""
    table = make_table()
    for uci in ("c2c4", "d7d5", "g2g3", "a7a6", "f1g2", "a6a5"):
        table.play(uci)
    assert not table.bridge.typed_move("сxd5")
    assert len(table.bridge.view.moves) == 6
    assert table.bridge.typed_move("Сxd5")
    assert table.bridge.view.moves[-1].uci == "g2d5"


def test_a_promotion_typed_without_its_piece_waits_for_it(make_table: MakeTable) -> None:
    table = make_table()
    for uci in ("h2h4", "g7g5", "h4g5", "a7a6", "g5g6", "a6a5", "g6h7", "a5a4"):
        table.play(uci)
    assert table.bridge.typed_move("hg8")
    assert table.bridge.view.placement.at("g8") == "P"
    table.bridge.promote("g8", "n", "keyboard", 0)
    assert table.bridge.view.moves[-1].uci == "h7g8n"


def test_a_typed_move_does_not_break_the_touch_rule(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("b1", "mouse", 0)
    table.bridge.give_back("b1", "mouse", 0)
    assert table.bridge.typed_move("e4")
    assert table.bridge.view.moves == ()
    assert table.bridge.view.touched == ("b1",)


@pytest.mark.parametrize("typed", ["", "hello", "Ke2", "e9"])
def test_what_names_no_legal_move_does_nothing(make_table: MakeTable, typed: str) -> None:
    table = make_table()
    rows = len(table.session.log)
    assert not table.bridge.typed_move(typed)
    assert len(table.session.log) == rows


def test_a_second_finger_is_recorded_and_moves_nothing(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.touch("g1", "touch:0", 0)
    table.bridge.second_finger("b1")
    (noted,) = table.last_events()
    assert isinstance(noted, ev.SecondTouchNoted)
    assert (table.bridge.view.in_hand, table.bridge.view.touched) == ("g1", ("g1",))


def test_offer_decline_offer_accept(make_table: MakeTable) -> None:
    table = make_table()
    table.play("e2e4")
    table.play("e7e5")
    table.bridge.offer_draw(Color.WHITE)
    table.bridge.decline_draw(Color.BLACK)
    assert [view.draw_offer for view in table.views[-2:]] == [Color.WHITE, None]
    table.bridge.offer_draw(Color.BLACK)
    table.bridge.accept_draw(Color.WHITE)
    result = table.bridge.view.result
    assert result is not None
    assert (result.score, result.termination) == (Score.DRAW, Termination.AGREEMENT)


def test_a_wrong_claim_pauses_and_a_pupil_may_go_on(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.claim_threefold(Color.WHITE, None)
    view = table.bridge.view
    assert view.phase is Phase.STOPPED
    assert view.notice is not None
    assert view.notice.code == "ruling.claim_rejected_threefold"
    table.bridge.resume()
    (started,) = table.last_events()
    assert isinstance(started, ev.ClockStarted)
    assert started.by is Actor.PROGRAM


def test_after_a_call_of_the_arbiter_going_on_is_his(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.call_arbiter(Color.WHITE)
    table.bridge.resume()
    (started,) = table.last_events()
    assert isinstance(started, ev.ClockStarted)
    assert started.by is Actor.ARBITER


def test_the_view_tells_that_the_arbiter_was_called(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.call_arbiter(Color.WHITE)
    table.bridge.resume()
    assert [view.awaits_arbiter for view in table.views[-2:]] == [True, False]


def test_a_wrong_fifty_move_claim_names_its_kind(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.claim_fifty(Color.WHITE, None)
    assert table.bridge.view.notice is not None
    assert table.bridge.view.notice.code == "ruling.claim_rejected_fifty"


def test_resigning_ends_the_game(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.resign(Color.BLACK)
    assert table.bridge.view.result is not None
    assert table.bridge.view.result.score is Score.WHITE_WINS


def test_adjust_binds_nobody(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.adjust(Color.WHITE, "g1")
    assert table.bridge.view.touched == ()


def test_a_promotion_is_chosen(make_table: MakeTable) -> None:
    table = make_table()
    for uci in ("h2h4", "g7g5", "h4g5", "h7h6", "g5h6", "g8f6", "h6h7", "f6g8"):
        table.play(uci)
    table.move("h7g8")
    assert table.bridge.view.promotion == "g8"
    table.bridge.promote("g8", "n", "mouse", 0)
    assert table.bridge.view.moves[-1].uci == "h7g8n"


def test_the_flag_falls_though_nobody_acts(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(time_control="1")
    table.time.pass_ms(1_500)
    table.bridge.view_changed.emit(table.bridge.view)
    with qtbot.waitSignal(table.bridge.view_changed, check_params_cb=lambda view: view.result is not None):
        pass
    result = table.bridge.view.result
    assert result is not None
    assert (result.score, result.termination) == (Score.BLACK_WINS, Termination.FLAG_FALL)
    assert table.bridge.view.clock.remaining_ms.white == 0


def test_the_flag_timer_waits_for_the_flag_not_for_itself(make_table: MakeTable, qtbot: QtBot) -> None:
    """The timer comes after one real second, but on the game's own clock the flag has not fallen yet."""
    table = make_table(time_control="1")
    table.time.pass_ms(400)
    table.bridge._see_flag()
    assert table.bridge.view.result is None
    assert table.bridge._flag_timer.isActive()


def test_a_result_is_final_only_after_its_sync(make_table: MakeTable, qtbot: QtBot) -> None:
    store = SlowlySynced()
    table = make_table(store=store)
    table.bridge.resign(Color.WHITE)
    assert not table.bridge.view.is_result_final
    with qtbot.waitSignal(table.bridge.view_changed, check_params_cb=lambda view: view.is_result_final):
        store.sync()


def test_trouble_of_the_store_is_told_and_nothing_happened(make_table: MakeTable, qtbot: QtBot) -> None:
    store = Failing()
    table = make_table(store=store)
    store.is_full = True
    with qtbot.waitSignal(table.bridge.trouble) as told:
        table.bridge.touch("g1", "mouse", 0)
    assert told.args == ["storage.disk_full", {"file": "x"}]
    assert table.bridge.view.in_hand is None
    assert table.views[-1] == table.bridge.view


def test_a_closed_bridge_hears_nothing(make_table: MakeTable) -> None:
    table = make_table()
    table.bridge.close()
    shown = len(table.views)
    table.bridge.touch("g1", "mouse", 0)
    assert len(table.views) == shown


class SlowlySynced(MemoryStore):
    """A store whose sync comes when the test says so, as from another thread."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Callable[[], None]] = []

    def when_synced(self, callback: Callable[[], None]) -> None:
        self._waiting.append(callback)

    def sync(self) -> None:
        from threading import Thread

        thread = Thread(target=self._waiting.pop())
        thread.start()
        thread.join()


class Failing(MemoryStore):
    """A store on a disk that can be full."""

    is_full = False

    def append(self, *args: object, **kwargs: object) -> object:  # type: ignore[override] # passes all on
        if self.is_full:
            raise StoreError("storage.disk_full", file="x")
        return super().append(*args, **kwargs)  # type: ignore[arg-type]

"""How events on the board fold into the state: pieces in hand and on squares, what binds, moves made and completed."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor, Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.evolve_board import BoardEvent
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState, HalfMove
from ladya_desktop.game.touch import TouchedPieces
from tests.game.folded import BEGUN, HOLDING, changed, state_of
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE

RESULT = GameResult(score=Score.DRAW, termination=Termination.AGREEMENT, article="5.2.3")
E2 = TouchedPieces(squares=("e2",))
PENDING = ev.IllegalMoveCompleted(by=WHITE, at_ms=1, article="7.5.1", reason="illegal.no_move")
AGREED = ev.CorrectionAgreed(by=BLACK, at_ms=1, ply=1)
MESS = replace(
    HOLDING,
    placement=HOLDING.placement.moved("e2", "e5"),
    came_from=(("e5", "e2"),),
    knocked=(("h2", "h4"),),
    begun="g1f3",
)
MADE = replace(BEGUN, made=("e2e4", "e7e5"), sans=("e4", "e5"), history=(HalfMove(touches=(E2,)), HalfMove()))

CHANGES: tuple[tuple[str, GameState, ev.Event, dict[str, Any]], ...] = (
    (
        "binding touch",
        BEGUN,
        ev.PiecesTouched(by=WHITE, at_ms=1, squares=("e2", "e7"), unclear=True, binding=True),
        {"in_hand": ("e2",), "touches": (TouchedPieces(squares=("e2", "e7"), unclear=True),)},
    ),
    (
        "touch that binds nobody",
        BEGUN,
        ev.PiecesTouched(by=BLACK, at_ms=1, squares=("e7",), unclear=False, binding=False),
        {"in_hand": ("e7",)},
    ),
    (
        "touch of a piece that has been put elsewhere",
        replace(BEGUN, placement=BEGUN.placement.moved("e2", "e5")),
        ev.PiecesTouched(by=WHITE, at_ms=1, squares=("e5",), unclear=False, binding=True, origins=("e2",)),
        {"in_hand": ("e5",), "touches": (E2,)},
    ),
    (
        "lifted again",
        HOLDING,
        ev.PiecesTouched(by=WHITE, at_ms=1, squares=("e2",), unclear=False, binding=False),
        {"in_hand": ("g1", "e2")},
    ),
    ("adjusted", BEGUN, ev.PieceAdjusted(by=WHITE, at_ms=1, square="e2"), {}),
    ("hovered", HOLDING, ev.PieceHovered(by=WHITE, at_ms=1, square="e4"), {}),
    ("second touch", HOLDING, ev.SecondTouchNoted(by=WHITE, at_ms=1, square="e4"), {}),
    ("returned", HOLDING, ev.PieceReturned(by=WHITE, at_ms=1, square="g1"), {"in_hand": ("e2",)}),
    (
        "sprang back",
        HOLDING,
        ev.PieceSprangBack(by=WHITE, at_ms=1, from_square="e2", to_square="e6", reason="refusal.pinned"),
        {"in_hand": ("g1",)},
    ),
    ("knocked", BEGUN, ev.PieceDisplaced(by=WHITE, at_ms=1, square="e2", to_square="e3"), {"knocked": (("e2", "e3"),)}),
    (
        "knocked on",
        replace(BEGUN, knocked=(("e2", "e3"), ("h2", "h3"))),
        ev.PieceDisplaced(by=WHITE, at_ms=1, square="e2", to_square="e5"),
        {"knocked": (("h2", "h3"), ("e2", "e5"))},
    ),
    (
        "straightened",
        replace(HOLDING, knocked=(("e2", "e3"), ("h2", "h3"))),
        ev.PieceStraightened(by=WHITE, at_ms=1, square="e2"),
        {"knocked": (("h2", "h3"),), "in_hand": ("g1",)},
    ),
    ("both hands", BEGUN, ev.BothHandsUsed(by=WHITE, at_ms=1), {"uses_both_hands": True}),
    ("waived", HOLDING, ev.TouchWaived(by=ARBITER, at_ms=1), {"in_hand": (), "touches": ()}),
    (
        "set right",
        MESS,
        ev.BoardSetRight(by=WHITE, at_ms=1),
        {"placement": BEGUN.placement, "in_hand": (), "came_from": (), "knocked": ()},
    ),
    (
        "taken back",
        MESS,
        ev.MoveTakenBack(by=WHITE, at_ms=1, uci="e2e5", article="4.3", begun="b1c3"),
        {
            "placement": BEGUN.placement,
            "in_hand": (),
            "came_from": (),
            "knocked": (),
            "begun": "b1c3",
            "is_taken_back": True,
            "article": "4.3",
        },
    ),
    (
        "touch after a move taken back",
        replace(BEGUN, is_taken_back=True),
        ev.PiecesTouched(by=WHITE, at_ms=1, squares=("e7",), unclear=False, binding=True),
        {"touches": (TouchedPieces(squares=("e7",)),), "is_taken_back": False},
    ),
    (
        "somebody else's touch after a move taken back",
        replace(BEGUN, is_taken_back=True),
        ev.PiecesTouched(by=BLACK, at_ms=1, squares=("e7",), unclear=False, binding=False),
        {"in_hand": ("e7",)},
    ),
    (
        "move made",
        replace(
            HOLDING,
            begun="e2e4",
            uses_both_hands=True,
            came_from=(("e4", "e2"),),
            must_play=("e2e4",),
            pending=PENDING,
            agreed=AGREED,
            is_taken_back=True,
        ),
        ev.MoveMade(by=WHITE, at_ms=1, uci="e2e4", san="e4", breaks_touch=True),
        {
            "made": ("e2e4",),
            "sans": ("e4",),
            "history": (
                HalfMove(
                    touches=HOLDING.touches,
                    begun="e2e4",
                    must_play=("e2e4",),
                    is_touch_broken=True,
                    with_both_hands=True,
                ),
            ),
            "touches": (),
            "in_hand": (),
            "came_from": (),
            "begun": "",
            "uses_both_hands": False,
            "must_play": (),
            "pending": None,
            "agreed": None,
            "is_taken_back": False,
        },
    ),
    (
        "move made against what a release had begun",
        replace(BEGUN, begun="e1g1"),
        ev.MoveMade(by=WHITE, at_ms=1, uci="e1f1", san="Kf1", breaks_touch=True),
        {
            "made": ("e1f1",),
            "sans": ("Kf1",),
            "history": (HalfMove(begun="e1g1", is_touch_broken=True),),
            "begun": "",
        },
    ),
    (
        "move completed",
        MADE,
        ev.MoveCompleted(by=WHITE, at_ms=1_000, uci="e2e4"),
        {
            "moves": ("e2e4",),
            "made": ("e7e5",),
            "history": (HalfMove(touches=(E2,), remaining_ms=ByColor(299_000, 300_000)), HalfMove()),
            "counter": ByColor(1, 0),
        },
    ),
)  # fmt: skip


@pytest.mark.parametrize(("before", "event", "changes"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_an_event_changes_what_it_names(before: GameState, event: ev.Event, changes: dict[str, Any]) -> None:
    assert changed(before, event) == changes


def test_every_event_on_the_board_is_folded_here() -> None:
    tested = {type(event) for _, _, event, _ in CHANGES}
    apart = {
        ev.PieceReleased, ev.PieceRemoved, ev.PawnReplaced, ev.PieceReplaced, ev.IllegalMoveStood, ev.PositionRestored
    }  # fmt: skip
    assert tested | apart >= set(get_args(BoardEvent))


# Pieces


def released(before: GameState, start: str, to: str, *, captured: bool = False, begun: str = "") -> GameState:
    event = ev.PieceReleased(by=WHITE, at_ms=1, from_square=start, to_square=to, captured=captured, begun=begun)
    return evolve(before, event)


def test_a_release_moves_the_piece_and_takes_what_stood_there() -> None:
    after = released(HOLDING, "g1", "e7", captured=True, begun="g1e7")
    assert after.placement.board_fen() == "rnbqkbnr/ppppNppp/8/8/8/8/PPPPPPPP/RNBQKB1R"
    assert after.placement.all_at("e7") == "N"
    assert after.in_hand == ("e2",)
    assert after.came_from == (("e7", "g1"),)
    assert after.begun == "g1e7"
    assert after.touches == HOLDING.touches


def test_a_release_beside_another_piece_leaves_both() -> None:
    after = released(HOLDING, "g1", "e2")
    assert after.placement.all_at("e2") == "PN"
    assert after.in_hand == ()
    assert released(after, "e2", "f4").placement.all_at("e2") == "P"


def test_the_first_legal_release_is_what_binds() -> None:
    after = released(released(BEGUN, "g1", "f3", begun="g1f3"), "f3", "h3", begun="g1h3")
    assert after.begun == "g1f3"


def test_a_piece_put_on_and_back_again_came_from_nowhere_else() -> None:
    onward = released(released(BEGUN, "g1", "f3"), "f3", "e5")
    assert onward.came_from == (("e5", "g1"),)
    assert released(onward, "e5", "g1").came_from == ()


def test_a_piece_taken_off_by_a_release_is_no_longer_followed() -> None:
    before = replace(released(BEGUN, "e7", "e3"), in_hand=())
    assert released(before, "d2", "e3", captured=True).came_from == (("e3", "d2"),)


def test_a_piece_is_taken_off() -> None:
    after = evolve(replace(HOLDING, came_from=(("e2", "d2"),)), ev.PieceRemoved(by=WHITE, at_ms=1, square="e2"))
    assert after.placement.board_fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"
    assert (after.in_hand, after.came_from) == (("g1",), ())


def test_of_two_on_a_square_the_one_below_goes_off() -> None:
    """It is the one being captured; the taker stays, still known by where it came from."""
    both = replace(released(BEGUN, "g1", "e7"), in_hand=("e7",))
    after = evolve(both, ev.PieceRemoved(by=WHITE, at_ms=1, square="e7"))
    assert after.placement.all_at("e7") == "N"
    assert (after.in_hand, after.came_from) == (("e7",), (("e7", "g1"),))


@pytest.mark.parametrize(("by", "row"), [(WHITE, "rnbqNbnr"), (BLACK, "rnbqnbnr")])
def test_a_new_piece_has_the_colour_of_who_chose_it(by: Actor, row: str) -> None:
    after = evolve(replace(BEGUN, in_hand=("e8",)), ev.PawnReplaced(by=by, at_ms=1, square="e8", piece="n"))
    assert after.placement.board_fen().startswith(row)
    assert after.in_hand == ()
    assert after.touches[-1] == TouchedPieces(squares=("e8",), new_piece="n")


def test_a_piece_is_put_back_as_it_is_named() -> None:
    off = evolve(BEGUN, ev.PieceRemoved(by=WHITE, at_ms=1, square="d8"))
    assert evolve(off, ev.PieceReplaced(by=WHITE, at_ms=1, square="d8", piece="q")).placement == BEGUN.placement


def test_a_knocked_piece_that_is_taken_lies_nowhere() -> None:
    """It goes off from where it belongs; who stands there now is not the one that lies elsewhere."""
    knocked = replace(HOLDING, knocked=(("e7", "e5"), ("h7", "h5")))
    taken = released(knocked, "g1", "e7", captured=True)
    assert taken.knocked == (("h7", "h5"),)
    assert taken.standing.board_fen() == "rnbqkbnr/ppppNpp1/8/7p/8/8/PPPPPPPP/RNBQKB1R"
    beside = evolve(released(knocked, "g1", "e7"), ev.PieceRemoved(by=WHITE, at_ms=1, square="e7"))
    assert beside.knocked == (("h7", "h5"),)
    replaced = evolve(knocked, ev.PawnReplaced(by=BLACK, at_ms=1, square="e7", piece="q"))
    assert replaced.knocked == (("h7", "h5"),)


@pytest.mark.parametrize(
    "event",
    [
        ev.PieceReleased(by=WHITE, at_ms=1, from_square="g1", to_square="f3", captured=False),
        ev.PieceReleased(by=WHITE, at_ms=1, from_square="g1", to_square="e7", captured=True),
        ev.PieceRemoved(by=WHITE, at_ms=1, square="g1"),
        ev.PawnReplaced(by=WHITE, at_ms=1, square="g8", piece="q"),
        ev.PieceReplaced(by=WHITE, at_ms=1, square="g5", piece="q"),
    ],
)
def test_no_ruling_is_undone_once_pieces_have_moved(event: ev.Event) -> None:
    assert evolve(replace(HOLDING, before_ruling=BEGUN), event).before_ruling is None


# Moves


STOOD = "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"


def test_an_illegal_move_that_stood_is_completed_and_remembered() -> None:
    before = replace(MESS, uses_both_hands=True, must_play=("g1f3",), agreed=AGREED, before_ruling=BEGUN)
    event = ev.IllegalMoveStood(by=WHITE, at_ms=2_000, fen=STOOD, article="7.5.1", begun="g1f3")
    after = evolve(before, event)
    assert after.position.fen == after.current.fen == STOOD
    assert after.placement == Placement.from_board_fen(STOOD.split(maxsplit=1)[0])
    assert after.history == (
        HalfMove(
            touches=HOLDING.touches,
            begun="g1f3",
            must_play=("g1f3",),
            remaining_ms=ByColor(298_000, 300_000),
            stood=event,
            with_both_hands=True,
        ),
    )
    assert after.sans == ("",)
    assert after.counter == ByColor(1, 0)
    assert (after.touches, after.in_hand, after.begun, after.came_from) == ((), (), "", ())
    assert (after.must_play, after.agreed, after.before_ruling, after.uses_both_hands) == ((), None, None, False)


def test_an_illegal_move_after_replies_comes_after_them() -> None:
    state = evolve(MADE, ev.MoveCompleted(by=WHITE, at_ms=0, uci="e2e4"))
    state = evolve(state, ev.MoveCompleted(by=WHITE, at_ms=0, uci="e7e5"))
    after = evolve(state, ev.IllegalMoveStood(by=WHITE, at_ms=0, fen=STOOD, article="7.5.1"))
    assert [half_move.is_illegal for half_move in after.history] == [False, False, True]
    assert after.counter == ByColor(2, 1)


def played() -> GameState:
    return replace(
        HOLDING,
        moves=("e2e4", "e7e5"),
        made=("g1f3",),
        sans=("e4", "e5", "Nf3"),
        history=(HalfMove(touches=(E2,)), HalfMove(), HalfMove()),
        counter=ByColor(5, 6),
        draw_offer=Color.WHITE,
        must_play=("b8c6",),
        begun="b8c6",
        knocked=(("h2", "h3"),),
        came_from=(("f3", "g1"),),
        pending=PENDING,
        watched=Finding.PAWN_ON_LAST_RANK,
        agreed=AGREED,
        result=RESULT,
        warnings=ByColor(1, 0),
    )


def test_what_a_restored_position_leaves_owed() -> None:
    event = ev.PositionRestored(by=PROGRAM, at_ms=1, ply=2, touches=(E2,), begun="g1f3", must_play=("g1f3", "g1h3"))
    after = evolve(played(), event)
    assert (after.touches, after.begun, after.must_play) == ((E2,), "g1f3", ("g1f3", "g1h3"))


def test_an_earlier_position_stands_again() -> None:
    before = played()
    after = evolve(before, ev.PositionRestored(by=ARBITER, at_ms=1, ply=1))
    assert (after.moves, after.made, after.sans) == (("e2e4",), (), ("e4",))
    assert after.history == (HalfMove(touches=(E2,)),)
    assert after.placement.board_fen() == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
    assert (after.in_hand, after.touches, after.begun, after.must_play) == ((), (), "", ())
    assert (after.knocked, after.came_from, after.pending) == ((), (), None)
    assert (after.draw_offer, after.watched, after.agreed, after.result) == (None, None, None, None)
    assert (after.clock, after.warnings) == (before.clock, before.warnings)


def test_what_was_touched_and_begun_may_go_on_binding() -> None:
    event = ev.PositionRestored(by=PROGRAM, at_ms=1, ply=0, touches=(E2,), begun="e2e4")
    after = evolve(played(), event)
    assert (after.touches, after.begun) == ((E2,), "e2e4")


@pytest.mark.parametrize(("ply", "counter"), [(0, (4, 5)), (1, (5, 5)), (2, (5, 6)), (3, (6, 6))])
def test_the_counters_go_with_the_moves(ply: int, counter: tuple[int, int]) -> None:
    """Completed half-moves taken back are no longer counted; one only made is counted once it stands restored."""
    after = evolve(played(), ev.PositionRestored(by=ARBITER, at_ms=1, ply=ply))
    assert after.counter == ByColor(*counter)


def test_a_counter_never_goes_below_nothing() -> None:
    before = replace(played(), counter=ByColor(0, 0))
    assert evolve(before, ev.PositionRestored(by=ARBITER, at_ms=1, ply=0)).counter == ByColor(0, 0)


@pytest.mark.parametrize(("ply", "offer"), [(2, None), (3, Color.WHITE)])
def test_an_offer_stands_as_long_as_no_move_is_taken_back(ply: int, offer: Color | None) -> None:
    assert evolve(played(), ev.PositionRestored(by=ARBITER, at_ms=1, ply=ply)).draw_offer is offer


def test_a_knocked_piece_is_put_right_by_a_restored_position() -> None:
    state = replace(state_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), knocked=(("e2", "e3"),))
    after = evolve(state, ev.PositionRestored(by=ARBITER, at_ms=1, ply=0))
    assert after.standing.board_fen() == "4k3/8/8/8/8/8/4P3/4K3"

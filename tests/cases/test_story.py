"""What hands and voices did: every act of the format is read, or named as unknown."""

import math
from typing import Any

import pytest

from ladya_desktop.cases.story import HandMove, acts_of
from ladya_desktop.cases.values import CaseError
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Actor, Finding
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score

WHITE, BLACK, ARBITER = Actor.WHITE, Actor.BLACK, Actor.ARBITER

READ: tuple[tuple[dict[str, Any], acts.Act | HandMove], ...] = (
    ({"act": "touch", "by": "white", "square": "e2"}, acts.Touch(by=WHITE, at_ms=0, squares=("e2",))),
    (
        {"act": "touch", "by": "black", "squares": ["e7", "d7"], "unclear": True},
        acts.Touch(by=BLACK, at_ms=0, squares=("e7", "d7"), unclear=True),
    ),
    ({"act": "adjust", "by": "white", "square": "e2"}, acts.Adjust(by=WHITE, at_ms=0, square="e2")),
    (
        {"act": "adjust", "by": "white", "square": "e2", "late": True},
        acts.Adjust(by=WHITE, at_ms=0, square="e2", late=True),
    ),
    ({"act": "put", "by": "white", "square": "e4"}, acts.Put(by=WHITE, at_ms=0, square="e4")),
    ({"act": "hover", "by": "white", "square": "e4"}, acts.Hover(by=WHITE, at_ms=0, square="e4")),
    (
        {"act": "put", "by": "white", "square": "e4", "keep": True},
        acts.Put(by=WHITE, at_ms=0, square="e4", keep=True),
    ),
    ({"act": "back", "by": "white", "square": "e2"}, acts.Back(by=WHITE, at_ms=0, square="e2")),
    ({"act": "remove", "by": "white", "square": "d5"}, acts.Remove(by=WHITE, at_ms=0, square="d5")),
    (
        {"act": "promote", "by": "white", "square": "e8", "piece": "n"},
        acts.Promote(by=WHITE, at_ms=0, square="e8", piece="n"),
    ),
    ({"act": "move", "by": "white", "uci": "e2e4"}, HandMove(by=WHITE, at_ms=0, uci="e2e4", with_press=False)),
    ({"act": "play", "by": "black", "uci": "e7e8q"}, HandMove(by=BLACK, at_ms=0, uci="e7e8q", with_press=True)),
    (
        {"act": "move", "by": "white", "uci": "e1g1", "hands": 2},
        HandMove(by=WHITE, at_ms=0, uci="e1g1", with_press=False, with_both_hands=True),
    ),
    (
        {"act": "play", "by": "white", "uci": "e1g1", "hands": 1, "other_hand": True},
        HandMove(by=WHITE, at_ms=0, uci="e1g1", with_press=True, other_hand=True),
    ),
    (
        {"act": "displace", "by": "black", "square": "e2", "to": "e3"},
        acts.Displace(by=BLACK, at_ms=0, square="e2", to_square="e3"),
    ),
    (
        {"act": "press", "by": "black", "other_hand": True},
        acts.Press(by=BLACK, at_ms=0, other_hand=True),
    ),
    ({"act": "press", "by": "white"}, acts.Press(by=WHITE, at_ms=0)),
    ({"act": "stop", "by": "white", "reason": "a queen"}, acts.Stop(by=WHITE, at_ms=0, reason="a queen")),
    ({"act": "stop", "by": "arbiter"}, acts.Stop(by=ARBITER, at_ms=0)),
    ({"act": "offer_draw", "by": "white"}, acts.OfferDraw(by=WHITE, at_ms=0)),
    ({"act": "accept_draw", "by": "black"}, acts.AcceptDraw(by=BLACK, at_ms=0)),
    ({"act": "decline_draw", "by": "black"}, acts.DeclineDraw(by=BLACK, at_ms=0)),
    ({"act": "resign", "by": "white"}, acts.Resign(by=WHITE, at_ms=0)),
    ({"act": "claim_threefold", "by": "white"}, acts.ClaimThreefold(by=WHITE, at_ms=0)),
    (
        {"act": "claim_threefold", "by": "white", "move": "g1f3"},
        acts.ClaimThreefold(by=WHITE, at_ms=0, move="g1f3"),
    ),
    ({"act": "claim_fifty", "by": "black", "move": "g8f6"}, acts.ClaimFifty(by=BLACK, at_ms=0, move="g8f6")),
    ({"act": "wait"}, acts.Wait(by=Actor.PROGRAM, at_ms=0)),
    ({"act": "wait", "by": "white"}, acts.Wait(by=Actor.PROGRAM, at_ms=0)),
    ({"act": "start"}, acts.Start(by=ARBITER, at_ms=0)),
    ({"act": "start", "by": "arbiter"}, acts.Start(by=ARBITER, at_ms=0)),
    ({"act": "resume"}, acts.Resume(by=ARBITER, at_ms=0)),
    (
        {"act": "set_clock", "white": 2980, "black": 1.5},
        acts.SetClock(by=ARBITER, at_ms=0, white_ms=2_980_000, black_ms=1_500),
    ),
    ({"act": "set_clock", "black": 0}, acts.SetClock(by=ARBITER, at_ms=0, white_ms=None, black_ms=0)),
    (
        {"act": "add_time", "player": "black", "seconds": -2.5},
        acts.AddTime(by=ARBITER, at_ms=0, player=Color.BLACK, ms=-2_500),
    ),
    ({"act": "waive_touch"}, acts.WaiveTouch(by=ARBITER, at_ms=0)),
    ({"act": "restore", "ply": 3}, acts.Restore(by=ARBITER, at_ms=0, ply=3)),
    ({"act": "warn", "player": "white"}, acts.Warn(by=ARBITER, at_ms=0, player=Color.WHITE)),
    (
        {"act": "declare", "result": "1/2-0", "reason": "quarrel"},
        acts.Declare(by=ARBITER, at_ms=0, result=Score.WHITE_HALF, reason="quarrel"),
    ),
    ({"act": "declare", "result": "annulled"}, acts.Declare(by=ARBITER, at_ms=0, result=Score.ANNULLED)),
    ({"act": "claim_touch_move", "by": "black"}, acts.ClaimTouchMove(by=BLACK, at_ms=0)),
    ({"act": "claim_illegal", "by": "white"}, acts.ClaimIllegal(by=WHITE, at_ms=0)),
    ({"act": "claim_flag", "by": "white"}, acts.ClaimFlag(by=WHITE, at_ms=0)),
    ({"act": "agree_correction", "by": "white", "ply": 3}, acts.AgreeCorrection(by=WHITE, at_ms=0, ply=3)),
    ({"act": "rule", "finding": "displaced"}, acts.Rule(by=ARBITER, at_ms=0, finding=Finding.DISPLACED)),
    (
        {"act": "rule", "finding": "illegal_position", "player": "white", "ply": 4, "saw_last_move": False},
        acts.Rule(
            by=ARBITER,
            at_ms=0,
            finding=Finding.ILLEGAL_POSITION,
            player=Color.WHITE,
            ply=4,
            saw_last_move=False,
        ),
    ),
    ({"act": "set_counter", "white": 39}, acts.SetCounter(by=ARBITER, at_ms=0, white=39, black=None)),
    ({"act": "set_illegal_moves", "black": 1}, acts.SetIllegalMoves(by=ARBITER, at_ms=0, white=None, black=1)),
    ({"act": "undo"}, acts.Undo(by=ARBITER, at_ms=0)),
)


@pytest.mark.parametrize(("raw", "act"), READ, ids=[str(raw) for raw, _ in READ])
def test_an_act_is_read(raw: dict[str, Any], act: acts.Act | HandMove) -> None:
    assert acts_of([raw]) == (act,)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


OF_THE_FORMAT = _words(
    """
    touch adjust put hover back remove promote move displace press play stop offer_draw accept_draw decline_draw resign
    claim_threefold claim_fifty claim_touch_move claim_illegal claim_flag wait start resume set_clock add_time
    waive_touch rule restore warn set_counter set_illegal_moves undo agree_correction declare
    """
)
FINDINGS = _words(
    """
    illegal_move touch_move two_hands wrong_start_position board_turned colours_reversed displaced both_kings_in_check
    pawn_on_last_rank illegal_position earlier_end device refuses_rules absent
    """
)


def test_every_act_of_the_format_is_read() -> None:
    assert {raw["act"] for raw, _ in READ} == OF_THE_FORMAT


@pytest.mark.parametrize("finding", sorted(FINDINGS))
def test_every_finding_of_the_format_is_read(finding: str) -> None:
    (act,) = acts_of([{"act": "rule", "finding": finding}])
    assert isinstance(act, acts.Rule)
    assert act.finding == finding


def test_there_is_no_finding_besides() -> None:
    assert set(Finding) == FINDINGS


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ("press", "acts[0]"),
        (None, "acts[0]"),
        ({}, "acts[0].act"),
        ({"act": "jump"}, "acts[0].act"),
        ({"act": None}, "acts[0].act"),
        ({"act": ["press"]}, "acts[0].act"),
        ({"act": "touch", "by": "white"}, "acts[0].square"),
        ({"act": "touch", "by": "white", "square": "e9"}, "acts[0].square"),
        ({"act": "touch", "by": "white", "square": "e2", "keep": True}, "acts[0].keep"),
        ({"act": "touch", "by": "white", "square": "e2", "squares": ["e2"]}, "acts[0].square"),
        ({"act": "touch", "by": "white", "squares": "e2"}, "acts[0].squares"),
        ({"act": "touch", "by": "white", "squares": ["e2", 5]}, "acts[0].squares"),
        ({"act": "touch", "by": "white", "squares": [["e2"]]}, "acts[0].squares"),
        ({"act": "touch", "by": "white", "squares": []}, "acts[0].squares"),
        ({"act": "touch", "by": "white", "square": "e2", "unclear": 1}, "acts[0].unclear"),
        ({"act": "touch", "by": "arbiter", "square": "e2"}, "acts[0].by"),
        ({"act": "touch", "by": "program", "square": "e2"}, "acts[0].by"),
        ({"act": "touch", "square": "e2"}, "acts[0].by"),
        ({"act": "adjust", "by": "white", "square": "e2", "late": "yes"}, "acts[0].late"),
        ({"act": "put", "by": "white", "square": None}, "acts[0].square"),
        ({"act": "put", "by": "white", "square": "e4", "to": "e5"}, "acts[0].to"),
        ({"act": "promote", "by": "white", "square": "e8", "piece": "k"}, "acts[0].piece"),
        ({"act": "promote", "by": "white", "square": "e8", "piece": "Q"}, "acts[0].piece"),
        ({"act": "promote", "by": "white", "square": "e8"}, "acts[0].piece"),
        ({"act": "move", "by": "white", "uci": "e2e9"}, "acts[0].uci"),
        ({"act": "move", "by": "white"}, "acts[0].uci"),
        ({"act": "play", "by": "white", "uci": "e2e4", "hand": 2}, "acts[0].hand"),
        ({"act": "press", "by": "arbiter"}, "acts[0].by"),
        ({"act": "press", "by": "white", "square": "e2"}, "acts[0].square"),
        ({"act": "stop", "by": "white", "reason": 5}, "acts[0].reason"),
        ({"act": "stop"}, "acts[0].by"),
        ({"act": "claim_fifty", "by": "white", "move": "e2"}, "acts[0].move"),
        ({"act": "claim_threefold", "by": "white", "uci": "e2e4"}, "acts[0].uci"),
        ({"act": "wait", "seconds": 4}, "acts[0].seconds"),
        ({"act": "wait", "by": "green"}, "acts[0].by"),
        ({"act": "start", "by": "white"}, "acts[0].by"),
        ({"act": "set_clock", "white": -1, "black": 5}, "acts[0].white"),
        ({"act": "set_clock", "white": 5, "black": "5"}, "acts[0].black"),
        ({"act": "set_clock", "red": 5}, "acts[0].red"),
        ({"act": "add_time", "player": "arbiter", "seconds": 5}, "acts[0].player"),
        ({"act": "add_time", "player": "white"}, "acts[0].seconds"),
        ({"act": "add_time", "player": "white", "seconds": math.nan}, "acts[0].seconds"),
        ({"act": "restore", "ply": -1}, "acts[0].ply"),
        ({"act": "restore", "ply": True}, "acts[0].ply"),
        ({"act": "restore", "ply": 1.0}, "acts[0].ply"),
        ({"act": "restore"}, "acts[0].ply"),
        ({"act": "warn", "player": None}, "acts[0].player"),
        ({"act": "warn", "player": "white", "why": "noise"}, "acts[0].why"),
        ({"act": "declare", "result": "2-0"}, "acts[0].result"),
        ({"act": "declare", "result": "1-0", "reason": 1}, "acts[0].reason"),
        ({"act": "put", "by": "white", "square": "e4", "keep": 1}, "acts[0].keep"),
        ({"act": "move", "by": "white", "uci": "e2e4", "hands": 3}, "acts[0].hands"),
        ({"act": "move", "by": "white", "uci": "e2e4", "hands": 0}, "acts[0].hands"),
        ({"act": "move", "by": "white", "uci": "e2e4", "hands": True}, "acts[0].hands"),
        ({"act": "move", "by": "white", "uci": "e2e4", "other_hand": True}, "acts[0].other_hand"),
        ({"act": "press", "by": "white", "other_hand": "no"}, "acts[0].other_hand"),
        ({"act": "press", "by": "white", "hands": 2}, "acts[0].hands"),
        ({"act": "displace", "by": "white", "square": "e2"}, "acts[0].to"),
        ({"act": "displace", "by": "arbiter", "square": "e2", "to": "e3"}, "acts[0].by"),
        ({"act": "claim_flag", "by": "arbiter"}, "acts[0].by"),
        ({"act": "claim_illegal", "by": "white", "ply": 1}, "acts[0].ply"),
        ({"act": "agree_correction", "by": "white"}, "acts[0].ply"),
        ({"act": "agree_correction", "by": "arbiter", "ply": 1}, "acts[0].by"),
        ({"act": "rule", "finding": "noise"}, "acts[0].finding"),
        ({"act": "rule"}, "acts[0].finding"),
        ({"act": "rule", "by": "white", "finding": "device"}, "acts[0].by"),
        ({"act": "rule", "finding": "device", "player": "arbiter"}, "acts[0].player"),
        ({"act": "rule", "finding": "device", "ply": -1}, "acts[0].ply"),
        ({"act": "rule", "finding": "illegal_position", "saw_last_move": 0}, "acts[0].saw_last_move"),
        ({"act": "rule", "finding": "device", "saw": True}, "acts[0].saw"),
        ({"act": "set_counter", "white": -1}, "acts[0].white"),
        ({"act": "set_counter", "white": 1, "green": 1}, "acts[0].green"),
        ({"act": "set_illegal_moves", "black": "1"}, "acts[0].black"),
        ({"act": "undo", "ply": 1}, "acts[0].ply"),
        ({"act": "undo", "by": "black"}, "acts[0].by"),
        ({"act": "press", "by": "white", "at": -1}, "acts[0].at"),
        ({"act": "press", "by": "white", "at": math.nan}, "acts[0].at"),
        ({"act": "press", "by": "white", "at": math.inf}, "acts[0].at"),
        ({"act": "press", "by": "white", "at": True}, "acts[0].at"),
        ({"act": "press", "by": "white", "at": None}, "acts[0].at"),
        ({"act": "press", "by": "white", "at": "5"}, "acts[0].at"),
    ],
)
def test_a_wrong_act_is_an_error_naming_its_key(raw: object, key: str) -> None:
    with pytest.raises(CaseError) as refused:
        acts_of([raw])
    assert refused.value.key == key


def test_acts_are_no_object() -> None:
    with pytest.raises(CaseError) as refused:
        acts_of({"act": "press"})
    assert refused.value.key == "acts"


def test_an_act_without_a_time_happens_with_the_one_before_it() -> None:
    raw = [{"act": "wait"}, {"act": "wait", "at": 2.5}, {"act": "wait"}, {"act": "wait", "at": 2.5}]
    assert [act.at_ms for act in acts_of(raw)] == [0, 2500, 2500, 2500]


def test_time_never_goes_back() -> None:
    with pytest.raises(CaseError) as refused:
        acts_of([{"act": "wait", "at": 5}, {"act": "wait", "at": 4.999}])
    assert (refused.value.key, refused.value.value) == ("acts[1].at", 4.999)

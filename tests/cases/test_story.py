"""What hands and voices did: every act of the format is read, or named as unknown or not built."""

import math
from typing import Any

import pytest

from ladya_desktop.cases.story import KNOWN_ACTS, HandMove, acts_of
from ladya_desktop.cases.values import CaseError, NotBuiltError
from ladya_desktop.game import acts
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score

WHITE, BLACK, ARBITER = Actor.WHITE, Actor.BLACK, Actor.ARBITER

BUILT: tuple[tuple[dict[str, Any], acts.Act | HandMove], ...] = (
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
    ({"act": "back", "by": "white", "square": "e2"}, acts.Back(by=WHITE, at_ms=0, square="e2")),
    ({"act": "remove", "by": "white", "square": "d5"}, acts.Remove(by=WHITE, at_ms=0, square="d5")),
    (
        {"act": "promote", "by": "white", "square": "e8", "piece": "n"},
        acts.Promote(by=WHITE, at_ms=0, square="e8", piece="n"),
    ),
    ({"act": "move", "by": "white", "uci": "e2e4"}, HandMove(by=WHITE, at_ms=0, uci="e2e4", with_press=False)),
    ({"act": "play", "by": "black", "uci": "e7e8q"}, HandMove(by=BLACK, at_ms=0, uci="e7e8q", with_press=True)),
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
)
NOT_BUILT = (
    "displace", "claim_touch_move", "claim_illegal", "claim_flag", "rule", "set_counter", "set_illegal_moves", "undo",
    "agree_correction",
)  # fmt: skip


@pytest.mark.parametrize(("raw", "act"), BUILT, ids=[str(raw) for raw, _ in BUILT])
def test_an_act_is_read(raw: dict[str, Any], act: acts.Act | HandMove) -> None:
    assert acts_of([raw]) == (act,)


@pytest.mark.parametrize("name", NOT_BUILT)
def test_an_act_not_built_is_named(name: str) -> None:
    with pytest.raises(NotBuiltError) as missing:
        acts_of([{"act": "wait"}, {"act": name}])
    assert (missing.value.key, missing.value.value) == ("acts[1].act", name)


def test_every_act_of_the_format_is_read_or_named() -> None:
    assert {raw["act"] for raw, _ in BUILT} | set(NOT_BUILT) == KNOWN_ACTS


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ({"act": "put", "by": "white", "square": "e4", "keep": True}, "acts[0].keep"),
        ({"act": "move", "by": "white", "uci": "e2e4", "hands": 2}, "acts[0].hands"),
        ({"act": "play", "by": "white", "uci": "e2e4", "other_hand": True}, "acts[0].other_hand"),
        ({"act": "press", "by": "white", "other_hand": True}, "acts[0].other_hand"),
    ],
)
def test_a_key_not_built_is_named(raw: dict[str, Any], key: str) -> None:
    with pytest.raises(NotBuiltError) as missing:
        acts_of([raw])
    assert missing.value.key == key


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
    assert not isinstance(refused.value, NotBuiltError)


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

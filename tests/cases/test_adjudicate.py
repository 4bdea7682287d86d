"""A story played, its verdict reported under the keys of the format, and compared."""

import json
from typing import Any

import pytest

from ladya_desktop.cases.adjudicate import adjudicate, differences, report
from ladya_desktop.cases.reader import read_case
from tests.cases.stories import case, read, verdict

E4 = {"act": "play", "by": "white", "at": 3, "uci": "e2e4"}
REPORTED = {
    "id", "result", "reason", "article", "position", "board", "to_move", "permitted", "permitted_from", "must_finish",
    "made", "remaining", "running", "illegal_moves", "warnings", "draw_offer", "last_claim", "awaits", "log",
}  # fmt: skip


def test_the_report_has_every_key_of_the_format() -> None:
    assert set(verdict()) == REPORTED


def test_the_report_is_plain_json() -> None:
    told = verdict(E4, {"act": "claim_fifty", "by": "black"}, {"act": "declare", "result": "1-0"})
    assert json.loads(json.dumps(told)) == told


def test_the_state_of_a_game_going_on() -> None:
    reported = verdict(
        E4,
        {"act": "move", "by": "black", "at": 5.5, "uci": "e7e5"},
        {"act": "offer_draw", "by": "black"},
        {"act": "warn", "player": "black"},
        {"act": "touch", "by": "white", "square": "g1", "at": 6},
    )
    assert reported["id"] == "own-001"
    assert reported["result"] == "*"
    assert reported["reason"] is None
    assert reported["article"] is None
    assert reported["position"] == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"
    assert reported["board"] == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
    assert reported["to_move"] == "white"
    assert reported["permitted"] == ["g1e2", "g1f3", "g1h3"]
    assert reported["permitted_from"] == ["g1"]
    assert reported["must_finish"] == []
    assert reported["made"] == ["e7e5"]
    assert reported["remaining"] == {"white": 5427.0, "black": 5397.0}
    assert reported["running"] == "black"
    assert reported["illegal_moves"] == {"white": 0, "black": 0}
    assert reported["warnings"] == {"white": 0, "black": 1}
    assert reported["draw_offer"] is None
    assert reported["last_claim"] is None
    assert reported["awaits"] is None


def test_the_clocks_are_read_when_the_story_is_over() -> None:
    assert verdict({"act": "wait", "at": 7.25})["remaining"] == {"white": 5392.75, "black": 5400.0}


@pytest.mark.parametrize(
    ("acts", "awaits"),
    [
        ([{"act": "stop", "by": "white"}], "arbiter"),
        ([{"act": "stop", "by": "arbiter"}], "arbiter"),
        ([{"act": "declare", "result": "annulled"}], "new_game"),
        ([{"act": "declare", "result": "1-0"}], None),
    ],
)
def test_what_the_game_waits_for(acts: list[dict[str, Any]], awaits: str | None) -> None:
    assert verdict(*acts)["awaits"] == awaits


def test_a_promotion_is_awaited_until_the_game_is_over() -> None:
    pawn = {"fen": "8/4P2k/8/8/8/8/8/K7 w - - 0 1"}
    begun = ({"act": "touch", "by": "white", "square": "e7"}, {"act": "put", "by": "white", "square": "e8"})
    waiting = verdict(*begun, **pawn)
    assert waiting["awaits"] == "promotion"
    assert waiting["must_finish"] == ["e7e8b", "e7e8n", "e7e8q", "e7e8r"]
    over = verdict(*begun, {"act": "resign", "by": "white"}, **pawn)
    assert over["awaits"] is None
    assert over["must_finish"] == []


@pytest.mark.parametrize(
    ("fen", "act", "finish", "awaits"),
    [
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", {"act": "promote", "square": "e8", "piece": "n"}, ["e7e8n"], "removal"),
        (
            "7k/4P3/8/8/8/8/8/K7 w - - 0 1",
            {"act": "remove", "square": "e7"},
            ["e7e8b", "e7e8n", "e7e8q", "e7e8r"],
            "promotion",
        ),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", {"act": "remove", "square": "d5"}, ["e4d5"], None),
        (
            "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1",
            {"act": "remove", "square": "d8"},
            ["e7d8b", "e7d8n", "e7d8q", "e7d8r"],
            None,
        ),
    ],
)
def test_a_move_may_be_begun_without_a_release(
    fen: str, act: dict[str, Any], finish: list[str], awaits: str | None
) -> None:
    found = verdict({"by": "white", **act}, fen=fen, conduct="strict")
    assert (found["must_finish"], found["awaits"]) == (finish, awaits)


@pytest.mark.parametrize(
    ("acts", "claim"),
    [
        ([], None),
        ([{"act": "claim_fifty", "by": "white"}], "rejected"),
    ],
)
def test_the_last_claim(acts: list[dict[str, Any]], claim: str | None) -> None:
    assert verdict(*acts)["last_claim"] == claim


def test_an_upheld_claim() -> None:
    reported = verdict({"act": "claim_fifty", "by": "white"}, fen="4k3/8/8/8/8/8/8/4K2R w - - 100 90")
    assert (reported["last_claim"], reported["result"], reported["reason"]) == ("upheld", "1/2-1/2", "fifty_moves")
    assert reported["article"] == "9.3.2"


def test_play_of_a_capture_touches_both_and_presses() -> None:
    log = verdict(E4, {"act": "play", "by": "black", "uci": "d7d5"}, {"act": "play", "by": "white", "uci": "e4d5"})[
        "log"
    ]
    assert [entry["event"] for entry in log][-6:] == [
        "pieces_touched",
        "pieces_touched",
        "piece_released",
        "move_made",
        "move_completed",
        "clock_pressed",
    ]
    assert [entry["squares"] for entry in log if entry["event"] == "pieces_touched"][-2:] == [["e4"], ["d5"]]


def test_the_log_tells_when_who_and_what() -> None:
    assert verdict(E4)["log"] == [
        {
            "at": 3.0,
            "by": "white",
            "event": "pieces_touched",
            "squares": ["e2"],
            "unclear": False,
            "binding": True,
            "origins": [],
        },
        {
            "at": 3.0,
            "by": "white",
            "event": "piece_released",
            "from_square": "e2",
            "to_square": "e4",
            "captured": False,
            "begun": "e2e4",
        },
        {"at": 3.0, "by": "white", "event": "move_made", "uci": "e2e4", "san": "e4", "breaks_touch": False},
        {"at": 3.0, "by": "white", "event": "move_completed", "uci": "e2e4"},
        {"at": 3.0, "by": "white", "event": "clock_pressed", "increment_ms": 30000, "period_ms": 0, "delay_ms": 0},
    ]


def test_the_log_has_a_ruling_with_its_article() -> None:
    (entry,) = verdict({"act": "resign", "by": "black", "at": 1})["log"]
    assert entry == {
        "at": 1.0,
        "by": "black",
        "event": "game_ended",
        "result": {"score": "1-0", "termination": "resignation", "article": "5.1.2"},
    }


@pytest.mark.parametrize(
    ("fen", "result", "reason", "article"),
    [
        ("8/8/4k3/8/8/4K3/8/4R3 w - - 150 150", "1/2-1/2", "seventy_five_moves", "9.6.2"),
        ("8/8/4k3/8/8/2B5/8/K3b3 w - - 0 1", "1/2-1/2", "dead_position", "5.2.2"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2", "stalemate", "5.2.1"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 150 90", "1-0", "checkmate", "5.1.1"),
    ],
)
def test_a_game_set_up_where_it_is_over_is_over(fen: str, result: str, reason: str, article: str) -> None:
    reported = verdict({"act": "wait", "at": 9}, fen=fen, time_control="300")
    assert (reported["result"], reported["reason"], reported["article"]) == (result, reason, article)
    assert reported["running"] is None
    assert reported["remaining"] == {"white": 300.0, "black": 300.0}
    assert reported["log"][0]["at"] == 0.0


def found(**expect: Any) -> list[str]:
    """The keys of the expectations that do not hold after 1. e4, Black thinking for two seconds."""
    told = read_case(case(E4, {"act": "wait", "at": 5}, expect=expect))
    return [key for key, _, _ in differences(told.expect, report(adjudicate(told)))]


@pytest.mark.parametrize(
    ("key", "right", "wrong"),
    [
        ("result", "*", "1-0"),
        ("to_move", "black", "white"),
        ("board", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        ("permitted_from", ["h7", "b8", "g8", "a7", "b7", "c7", "d7", "e7", "f7", "g7"], ["a7"]),
        ("includes", ["e7e5"], ["e7e5", "e2e4"]),
        ("excludes", ["e2e4"], ["e2e4", "e7e5"]),
        ("must_finish", [], ["e7e5"]),
        ("made", [], ["e2e4"]),
        ("remaining", {"white": 5427.05, "black": 5397.95}, {"white": 5427.051}),
        ("remaining", {"black": 5398}, {"white": 5427, "black": 5398.051}),
        ("running", "black", None),
        ("illegal_moves", {"white": 0, "black": 0}, {"white": 1}),
        ("illegal_moves", {"black": 0}, {"black": 1}),
        ("warnings", {"black": 0}, {"black": 1}),
        ("draw_offer", None, "white"),
        ("last_claim", None, "rejected"),
        ("awaits", None, "arbiter"),
        ("reason", None, "checkmate"),
        ("article", None, "6.9"),
    ],
)
def test_an_expectation_holds_or_is_reported(key: str, right: Any, wrong: Any) -> None:
    assert found(**{key: right}) == []
    assert found(**{key: wrong}) == [key]


def test_permitted_is_every_move_and_no_other() -> None:
    told = verdict({"act": "touch", "by": "white", "square": "g1"})
    assert differences({"permitted": ["g1h3", "g1f3"]}, told) == []
    assert differences({"includes": ["g1h3", "g1f3"]}, told) == []
    assert differences({"permitted": ["g1f3"]}, told) == [("permitted", ["g1f3"], ["g1f3", "g1h3"])]
    assert differences({"excludes": ["g1f3"]}, told) == [("excludes", ["g1f3"], ["g1f3", "g1h3"])]


@pytest.mark.parametrize(
    ("wanted", "holds"), [("6", True), ("6.9", True), ("6.9.1", False), ("6.", False), ("5", False)]
)
def test_a_more_exact_article_also_matches(wanted: str, holds: bool) -> None:
    told = verdict({"act": "wait", "at": 5400})
    assert told["article"] == "6.9"
    assert (differences({"article": wanted}, told) == []) is holds


def test_an_article_is_compared_by_its_parts() -> None:
    told = verdict({"act": "wait", "at": 5400}) | {"article": "7.51"}
    assert differences({"article": "7.5"}, told) == [("article", "7.5", "7.51")]


def test_a_story_is_the_same_each_time() -> None:
    story = read(E4, {"act": "claim_threefold", "by": "black", "move": "e7e1"}, {"act": "wait", "at": 90})
    assert adjudicate(story) == adjudicate(story)

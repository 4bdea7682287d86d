"""Games and results of the schedule: what is entered, what is refused, what is kept."""

from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import CorrectResult, RecordResult, ResultSource, StartGame, TournamentAct
from ladya_desktop.tournament.events import GameLinked, ResultCorrected, ResultRecorded
from ladya_desktop.tournament.view import GroupStatus, PairingStatus
from tests.tournament.story import AT_MS, SECOND, created, drawn, result, start

BY_HAND = [score for score in Score if score is not Score.ANNULLED]


def correcting(
    score: Score, reason: str = "записали наоборот", *, round_number: int = 1, termination: Termination | None = None
) -> CorrectResult:
    return CorrectResult(
        group="II",
        round=round_number,
        board=1,
        score=score,
        termination=termination,
        reason=reason,
        at_ms=AT_MS + 1,
        by="arbiter",
    )


def from_board(score: Score, game_id: str | None, termination: Termination, article: str) -> RecordResult:
    return RecordResult(
        group="II",
        round=1,
        board=1,
        score=score,
        termination=termination,
        article=article,
        game_id=game_id,
        source=ResultSource.BOARD,
        at_ms=AT_MS,
        by="board",
    )


def test_a_game_is_linked_to_its_pairing_and_runs() -> None:
    story = drawn()
    assert story.does(start(1, 1, "a")) == (
        GameLinked(group="II", round=1, board=1, game_id="a", at_ms=AT_MS, by="board"),
    )
    pairing = story.pairing(1, 1)
    assert (pairing.status, pairing.game_id, pairing.score) == (PairingStatus.RUNNING, "a", None)
    assert story.group().status is GroupStatus.PLAYING
    assert story.does(start(1, 1, "a")) == ()


def test_the_result_of_the_board_stands_with_its_reason() -> None:
    story = drawn()
    story.does(start(1, 1, "a"))
    assert story.does(from_board(Score.BLACK_WINS, "a", Termination.CHECKMATE, "5.1.1")) == (
        ResultRecorded(
            group="II",
            round=1,
            board=1,
            score=Score.BLACK_WINS,
            termination=Termination.CHECKMATE,
            article="5.1.1",
            game_id="a",
            source=ResultSource.BOARD,
            colors_reversed=False,
            at_ms=AT_MS,
            by="board",
        ),
    )
    pairing = story.pairing(1, 1)
    assert (pairing.status, pairing.score, pairing.termination, pairing.article, pairing.game_id, pairing.source) == (
        PairingStatus.FINISHED,
        Score.BLACK_WINS,
        Termination.CHECKMATE,
        "5.1.1",
        "a",
        ResultSource.BOARD,
    )


def test_the_same_result_of_the_board_again_changes_nothing() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, Score.DRAW, game_id="a"))
    assert story.does(result(1, 1, Score.DRAW, game_id="a")) == ()


def test_the_board_overwrites_nothing() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, Score.DRAW, game_id="a"))
    refusal = story.refusal(result(1, 1, Score.WHITE_WINS, game_id="a"))
    assert refusal.code == "tournament_acts.result_stands"
    assert dict(refusal.params) == {"score": "1/2-1/2", "round": 1, "white": "Вера", "black": "Аристарх"}


@pytest.mark.parametrize("game_id", ["b", None])
def test_only_the_linked_game_brings_its_result(game_id: str | None) -> None:
    story = drawn()
    act = from_board(Score.DRAW, game_id, Termination.AGREEMENT, "5.2.3")
    assert story.refuses(act) == "other_game"
    story.does(start(1, 1, "a"))
    assert story.refuses(act) == "other_game"


@pytest.mark.parametrize("score", BY_HAND)
def test_every_score_may_be_entered_by_hand(score: Score) -> None:
    story = drawn()
    story.does(result(1, 1, score))
    pairing = story.pairing(1, 1)
    assert (pairing.score, pairing.source, pairing.game_id) == (score, ResultSource.HAND, None)
    assert pairing.termination is (Termination.FORFEIT if score.is_forfeit else None)


def test_nothing_is_annulled_by_hand_where_nothing_was_played() -> None:
    assert drawn().refuses(result(1, 1, Score.ANNULLED)) == "nothing_to_annul"


def test_no_result_by_hand_while_the_game_runs() -> None:
    story = drawn()
    story.does(start(1, 1))
    assert story.refuses(result(1, 1)) == "game_runs"


def test_a_result_by_hand_does_not_overwrite_either() -> None:
    story = drawn()
    story.does(result(1, 1, Score.DRAW))
    assert story.refuses(result(1, 1)) == "result_stands"
    assert story.refuses(result(1, 1, Score.DRAW)) == "result_stands"
    assert story.refuses(start(1, 1)) == "result_stands"


def test_one_game_at_a_time_for_a_pairing() -> None:
    story = drawn()
    story.does(start(1, 1, "a"))
    assert story.refuses(start(1, 1, "b")) == "game_runs"


@pytest.mark.parametrize("game_id", ["a", ""])
def test_a_game_belongs_to_one_pairing(game_id: str) -> None:
    story = drawn()
    story.does(start(1, 1, "a"))
    assert story.refuses(start(1, 2, game_id)) == "game_taken"


def test_an_annulled_game_opens_its_pairing_for_a_new_one() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, Score.ANNULLED, game_id="a"))
    pairing = story.pairing(1, 1)
    assert (pairing.status, pairing.score, pairing.game_id) == (PairingStatus.OPEN, None, None)
    assert [one.game_id for one in pairing.history] == ["a"]
    story.does(start(1, 1, "b"), result(1, 1, Score.DRAW, game_id="b"))
    pairing = story.pairing(1, 1)
    assert (pairing.score, pairing.game_id) == (Score.DRAW, "b")
    assert [(one.score, one.game_id) for one in pairing.history] == [(Score.ANNULLED, "a"), (Score.DRAW, "b")]


def test_the_annulled_game_brings_no_result_any_more() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, Score.ANNULLED, game_id="a"))
    assert story.refuses(result(1, 1, Score.DRAW, game_id="a")) == "other_game"


def test_a_correction_keeps_the_old_result_in_the_history() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, Score.WHITE_WINS, game_id="a"))
    assert story.does(correcting(Score.DRAW, " записали\nнаоборот ")) == (
        ResultCorrected(
            group="II",
            round=1,
            board=1,
            score=Score.DRAW,
            termination=None,
            article=None,
            game_id="a",
            source=ResultSource.HAND,
            reason="записали наоборот",
            colors_reversed=False,
            at_ms=AT_MS + 1,
            by="arbiter",
        ),
    )
    pairing = story.pairing(1, 1)
    assert (pairing.score, pairing.game_id) == (Score.DRAW, "a")
    assert [(one.score, one.reason, one.at_ms, one.by) for one in pairing.history] == [
        (Score.WHITE_WINS, None, AT_MS, "arbiter"),
        (Score.DRAW, "записали наоборот", AT_MS + 1, "arbiter"),
    ]


def test_a_correction_needs_a_reason_and_a_result() -> None:
    story = drawn()
    assert story.refuses(correcting(Score.DRAW)) == "no_result"
    story.does(result(1, 1))
    assert story.refuses(correcting(Score.DRAW, " ")) == "reason_missing"


@pytest.mark.parametrize("score", [Score.WHITE_WINS, Score.WHITE_BY_FORFEIT])
def test_a_correction_to_the_same_changes_nothing(score: Score) -> None:
    story = drawn()
    story.does(result(1, 1, score))
    assert story.does(correcting(score)) == ()


def test_the_reason_of_a_result_may_be_corrected_too() -> None:
    story = drawn()
    story.does(result(1, 1), correcting(Score.WHITE_WINS, termination=Termination.RESIGNATION))
    assert story.pairing(1, 1).termination is Termination.RESIGNATION


def test_a_correction_to_annulled_opens_the_pairing() -> None:
    """A result in the wrong cell: taken out, and the pairing waits for its own."""
    story = drawn()
    story.does(result(1, 1), correcting(Score.ANNULLED))
    assert story.pairing(1, 1).status is PairingStatus.OPEN
    assert story.refuses(correcting(Score.DRAW)) == "no_result"
    story.does(result(1, 1, Score.BLACK_WINS))
    assert story.pairing(1, 1).score is Score.BLACK_WINS


@pytest.mark.parametrize(
    "act",
    [
        result(1, 3),
        result(0, 1),
        result(4, 1),
        start(1, 0),
        start(-1, 1),
        correcting(Score.DRAW, round_number=4),
    ],
)
def test_there_is_no_such_game(act: StartGame | RecordResult | CorrectResult) -> None:
    assert drawn().refuses(act) == "no_such_game"


def test_before_the_draw_there_is_no_game() -> None:
    assert created().refuses(result(1, 1)) == "no_such_game"


def test_an_unknown_group_has_no_games() -> None:
    act: TournamentAct = result(1, 1, group="IV")
    assert created().refuses(act) == "unknown_group"


def test_a_game_that_was_annulled_stays_that_of_its_pairing() -> None:
    """Or else a result that is taken back later would belong to two pairings."""
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, Score.ANNULLED, game_id="a"))
    assert story.refuses(start(1, 2, "a")) == "game_taken"
    story.does(start(1, 1, "a"))
    assert story.pairing(1, 1).status is PairingStatus.RUNNING


# Colours (Laws, articles 7.2.1 and 7.3)


def reversed_colors(act: RecordResult) -> RecordResult:
    return replace(act, colors_reversed=True)


def test_a_game_with_colours_reversed_counts_its_real_colours() -> None:
    """1 was to have White against 4, had Black and lost."""
    story = drawn(4, replace(SECOND, tie_breaks=("BPG", "BWG")))
    story.does(reversed_colors(result(1, 1, Score.WHITE_WINS)), result(2, 2, Score.BLACK_WINS))
    pairing = story.pairing(1, 1)
    assert (pairing.players.white.number, pairing.players.black.number, pairing.colors_reversed) == (4, 1, True)
    rows = story.table().rows
    assert (rows[3].cells[0][0].color, rows[3].cells[0][0].half_points) == (Color.WHITE, 2)
    assert (rows[0].cells[3][0].color, rows[0].cells[3][0].half_points) == (Color.BLACK, 0)
    assert [dict(row.tie_breaks) for row in rows] == [
        {"BPG": 1, "BWG": 0},
        {"BPG": 1, "BWG": 1},
        {"BPG": 0, "BWG": 0},
        {"BPG": 0, "BWG": 0},
    ]


def test_the_other_pairings_keep_their_colours() -> None:
    story = drawn()
    before = story.group().rounds[0].pairings[1:], story.group().rounds[1:]
    story.does(reversed_colors(result(1, 1)))
    assert (story.group().rounds[0].pairings[1:], story.group().rounds[1:]) == before


def test_annulled_the_pairing_opens_again_with_the_colours_assigned() -> None:
    story = drawn()
    story.does(reversed_colors(result(1, 1)), correcting(Score.ANNULLED))
    pairing = story.pairing(1, 1)
    assert (pairing.status, pairing.players.white.number, pairing.colors_reversed) == (PairingStatus.OPEN, 1, False)
    assert [one.colors_reversed for one in pairing.history] == [True, False]


def test_the_colours_of_a_result_may_be_corrected() -> None:
    story = drawn()
    story.does(result(1, 1), replace(correcting(Score.WHITE_WINS), colors_reversed=True))
    assert story.pairing(1, 1).players.white.number == 4
    assert [row.half_points for row in story.table().rows] == [0, 0, 0, 2]


@pytest.mark.parametrize("score", [Score.WHITE_BY_FORFEIT, Score.BLACK_BY_FORFEIT, Score.BOTH_FORFEIT])
def test_a_game_that_was_not_played_had_no_colours_to_reverse(score: Score) -> None:
    story = drawn()
    assert story.refuses(reversed_colors(result(1, 1, score))) == "forfeit_reversed"
    story.does(result(1, 1))
    assert story.refuses(replace(correcting(score), colors_reversed=True)) == "forfeit_reversed"
    story.does(correcting(score))
    assert story.pairing(1, 1).score is score

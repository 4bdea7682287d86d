"""Taking back the organiser's last step, whatever it was, while the boards go on."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import ResultSource, TournamentAct
from ladya_desktop.tournament.decide import decide
from ladya_desktop.tournament.events import StepBegun, StepUndone, TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, TournamentState
from ladya_desktop.tournament.steps import closed_steps
from ladya_desktop.tournament.tie_break_codes import MANUAL
from ladya_desktop.tournament.view import PairingStatus
from tests.tournament.deeds import (
    add_group,
    all_drawn,
    answer,
    cancel_draw,
    change,
    change_details,
    change_ties,
    check_in,
    close,
    come_back,
    complain,
    correct,
    decide_tie,
    draw_lots,
    enter_late,
    leave,
    move,
    remove,
    remove_group,
    rename,
    reopen,
    take_back,
    undo,
    undo_last,
)
from tests.tournament.story import (
    FIRST,
    SECOND,
    Story,
    adding,
    created,
    creation,
    drawn,
    entered,
    played_out,
    pupil,
    result,
    start,
)

FOURTH = replace(SECOND, code="IV", first_grade=10, last_grade=11)
BY_HAND = replace(SECOND, tie_breaks=(MANUAL,))


def told(*acts: TournamentAct, story: Callable[[], Story] = drawn) -> Story:
    begun = story()
    begun.does(*acts)
    return begun


def without_counters(state: TournamentState) -> TournamentState:
    """What may differ after a step was taken back: numbers that are never given again."""
    return replace(state, steps=closed_steps(state), steps_begun=0, next_participant_id=0, next_complaint=0)


EVERYTHING = (
    (created, change_details()),
    (created, add_group(FOURTH)),
    (created, remove_group("I")),
    (created, change(replace(SECOND, cycles=2))),
    (created, change_ties("DE")),
    (created, adding(pupil("Вера"), pupil("Лев", 5))),
    (entered, remove(2)),
    (entered, rename(2, pupil("Клим", 7))),
    (entered, move(2)),
    (entered, check_in(2, False)),
    (entered, draw_lots(7, (1, 2))),
    (lambda: drawn(3), enter_late(pupil("Клим"))),
    (drawn, cancel_draw()),
    (lambda: told(draw_lots(7, (1, 2, 3, 4)), story=entered), cancel_draw()),
    (drawn, result(1, 1)),
    (played_out, correct(1, 1, Score.DRAW)),
    (played_out, correct(1, 1, Score.ANNULLED)),
    (drawn, leave(4, 1)),
    (lambda: told(leave(4, 0)), come_back(4, 2)),
    (lambda: all_drawn(4, BY_HAND), decide_tie(1, 2, 3, 4)),
    (drawn, complain()),
    (lambda: told(complain()), answer()),
    (played_out, close()),
    (lambda: told(close(), story=played_out), reopen()),
)


@pytest.mark.parametrize(("before", "act"), EVERYTHING, ids=lambda value: type(value).__name__)
def test_whatever_was_done_is_taken_back(before: Callable[[], Story], act: TournamentAct) -> None:
    story = before()
    state = story.state
    story.does(act)
    assert view_of(story.state) != view_of(state)
    step = closed_steps(story.state)[-1].number
    assert story.does(undo(step)) == (StepUndone(number=step),)
    assert without_counters(story.state) == without_counters(state)
    assert view_of(story.state) == view_of(state)


@pytest.mark.parametrize(("before", "act"), EVERYTHING, ids=lambda value: type(value).__name__)
def test_what_was_taken_back_may_be_done_again(before: Callable[[], Story], act: TournamentAct) -> None:
    story = before()
    story.does(act)
    after = view_of(story.state)
    story.does(undo_last(story), act)
    again = view_of(story.state)
    assert [group.status for group in again.groups] == [group.status for group in after.groups]
    assert again.undo_step == (after.undo_step or 0) + 1, "a step's number is never used again"


def test_everything_since_the_beginning_can_be_taken_back_one_by_one() -> None:
    story = created()
    empty = view_of(story.state)
    story.does(adding(*(pupil(name) for name in ("Вера", "Лев", "Ия"))), check_in(1), draw_lots())
    story.does(enter_late(pupil("Клим")), result(1, 1), correct(1, 1, Score.DRAW), leave(4, 1), complain(), answer())
    undone = 0
    while view_of(story.state).undo_step is not None:
        take_back(story)
        undone += 1
    assert (undone, view_of(story.state)) == (9, empty)
    assert story.refuses(undo(1)) == "nothing_to_undo"


def test_only_the_last_step_is_taken_back_and_only_once() -> None:
    story = entered(3)
    story.does(check_in(1), check_in(2))
    last = view_of(story.state).undo_step
    assert last is not None
    assert story.refuses(undo(last - 1)) == story.refuses(undo(last + 1)) == "step_is_not_last"
    story.does(undo(last))
    assert story.refuses(undo(last)) == "step_is_not_last"
    assert [one.is_present for one in story.group().participants] == [True, None, None]


def test_laying_the_tournament_down_is_not_taken_back() -> None:
    story = created()
    assert view_of(story.state).undo_step is None
    assert story.refuses(undo(1)) == "nothing_to_undo"


def test_what_changed_nothing_is_no_step() -> None:
    story = entered()
    before = view_of(story.state).undo_step
    assert decide(story.state, check_in(1, None)) == ()
    story.does(check_in(1, None))
    assert view_of(story.state).undo_step == before


def test_the_boards_have_no_steps() -> None:
    story = drawn()
    before = closed_steps(story.state)[-1].number
    for act in (start(1, 1, "a"), result(1, 1, game_id="a"), correct(1, 1, Score.DRAW, source=ResultSource.BOARD)):
        decision = decide(story.state, act)
        assert isinstance(decision, tuple)
        assert decision[0] == StepBegun(number=None)
        story.does(act)
        assert closed_steps(story.state)[-1].number == before


# While the boards go on


def test_what_the_boards_brought_since_stays() -> None:
    story = drawn()
    story.does(result(1, 1), start(1, 2, "a"), result(1, 2, Score.DRAW, game_id="a"), start(2, 1, "b"))
    take_back(story)
    group = story.group()
    assert [one.status for of_round in group.rounds for one in of_round.pairings] == [
        PairingStatus.OPEN,
        PairingStatus.FINISHED,
        PairingStatus.RUNNING,
        PairingStatus.OPEN,
        PairingStatus.OPEN,
        PairingStatus.OPEN,
    ]
    assert [row.half_points for row in story.table().rows] == [0, 1, 1, 0]


def test_who_left_is_back_and_the_others_games_stay() -> None:
    story = drawn()
    story.does(leave(4, 0), start(1, 2, "a"), result(1, 2, game_id="a"))
    take_back(story)
    assert (story.pairing(1, 1).status, story.pairing(1, 2).status) == (PairingStatus.OPEN, PairingStatus.FINISHED)


def test_what_the_board_has_changed_since_is_not_taken_back() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, game_id="a"), correct(1, 1, Score.DRAW))
    story.does(correct(1, 1, Score.BLACK_WINS, source=ResultSource.BOARD))
    assert story.refuses(undo_last(story)) == "changed_since"
    assert story.pairing(1, 1).score is Score.BLACK_WINS


def test_a_pairing_that_was_opened_again_and_plays_stays_so() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, game_id="a"), correct(1, 1, Score.ANNULLED), start(1, 1, "b"))
    assert story.refuses(undo_last(story)) == "changed_since"


def test_a_game_that_began_since_keeps_its_draw() -> None:
    story = entered()
    story.does(draw_lots(), start(1, 1))
    assert story.refuses(undo_last(story)) == "begun_since"
    late = drawn(3)
    late.does(enter_late(pupil("Клим")), start(1, 1))
    assert late.refusal(undo_last(late)).params == {"group": "II"}


def test_a_game_that_began_since_keeps_its_regulations_but_not_its_hours() -> None:
    story = drawn()
    story.does(change(replace(SECOND, time_control="600")), start(1, 1))
    assert story.refuses(undo_last(story)) == "begun_since"
    other = drawn()
    other.does(change(replace(SECOND, starts_at_min=900, wooden_boards=4)), start(1, 1))
    take_back(other)
    assert other.group().setup == SECOND
    assert other.pairing(1, 1).status is PairingStatus.RUNNING


def test_only_what_can_be_taken_back_is_offered() -> None:
    assert view_of(EMPTY_TOURNAMENT).undo_step is None
    story = entered()
    story.does(draw_lots())
    assert view_of(story.state).undo_step == closed_steps(story.state)[-1].number
    story.does(start(1, 1))
    assert view_of(story.state).undo_step is None
    story.does(result(1, 2, Score.DRAW))
    assert view_of(story.state).undo_step == closed_steps(story.state)[-1].number


def test_another_groups_game_is_no_hindrance() -> None:
    story = drawn()
    story.does(adding(pupil("Клим", 5), pupil("Ия", 6)), draw_lots(group="III"), start(1, 1))
    take_back(story)
    assert story.group("III").rounds == ()


def test_other_tie_breaks_in_play_are_taken_back() -> None:
    story = drawn()
    story.does(start(1, 1), change_ties("DE"), start(1, 2, "b"))
    take_back(story)
    assert story.group().setup == SECOND


def test_nobody_comes_to_be_absent_from_his_own_game() -> None:
    story = drawn()
    story.does(leave(4, 0), come_back(4, 1), start(1, 1))
    assert story.refuses(undo_last(story)) == "game_runs"
    story.does(result(1, 1, game_id="game"))
    assert story.refuses(undo_last(story)) == "played_later"


def test_who_is_back_for_a_game_that_was_not_begun_is_away_again() -> None:
    story = drawn()
    story.does(leave(4, 0), come_back(4, 1), start(1, 2))
    take_back(story)
    assert story.pairing(1, 1).status is PairingStatus.ABSENT


def test_a_protocol_is_closed_again_only_with_the_results_it_was_signed_with() -> None:
    story = played_out()
    story.does(close(), reopen())
    take_back(story)
    assert story.refuses(result(1, 1)) == "group_closed"
    story.does(reopen(), correct(1, 1, Score.DRAW, source=ResultSource.BOARD))
    assert story.refuses(undo_last(story)) == "changed_since"
    story.does(close())
    take_back(story)
    assert story.refuses(undo_last(story)) == "changed_since"


def test_a_closed_group_does_not_keep_the_others_from_taking_back() -> None:
    story = played_out()
    story.does(close(), adding(pupil("Клим", 5)), complain())
    take_back(story, 2)
    assert (story.group("III").participants, story.group().complaints) == ((), ())


# What was kept before there were steps


def test_an_old_stream_has_no_steps_and_goes_on() -> None:
    """Rows from before the marker hold the same events without it."""
    acts = (
        creation(FIRST, SECOND),
        adding(pupil("Вера"), pupil("Лев")),
        draw_lots(),
        start(1, 1),
        result(1, 1, game_id="game"),
    )
    state = EMPTY_TOURNAMENT
    for act in acts:
        decision = decide(state, act)
        assert isinstance(decision, tuple)
        events: list[TournamentEvent] = [event for event in decision if not isinstance(event, StepBegun)]
        state = evolve_all(state, events)
    story = Story(state=state)
    assert view_of(state).undo_step is None
    assert story.refuses(undo(1)) == "nothing_to_undo"
    story.does(correct(1, 1, Score.DRAW))
    assert view_of(story.state).undo_step == 1
    story.does(undo(1))
    assert (story.pairing(1, 1).score, view_of(story.state)) == (Score.WHITE_WINS, view_of(state))

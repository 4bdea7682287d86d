"""Start numbers: by lot, by hand, taken back."""

import pytest

from ladya_desktop.tournament.acts import (
    AssignNumbers,
    CancelDraw,
    CloseGroup,
    DrawLots,
    TournamentAct,
    WithdrawParticipant,
)
from ladya_desktop.tournament.draw import drawn_order
from ladya_desktop.tournament.events import DrawCancelled, LotsDrawn, NumbersAssigned
from ladya_desktop.tournament.view import GroupStatus
from tests.tournament.deeds import cancel_draw, check_in, draw_lots
from tests.tournament.story import AT_MS, adding, created, drawn, entered, pupil, result, start


def drawing(seed: int = 7, group: str = "II") -> DrawLots:
    return DrawLots(group=group, seed=seed, at_ms=AT_MS, by="arbiter")


def assigning(*participant_ids: int, group: str = "II") -> AssignNumbers:
    return AssignNumbers(group=group, participant_ids=participant_ids, at_ms=AT_MS, by="arbiter")


def cancelling(group: str = "II") -> CancelDraw:
    return CancelDraw(group=group, reason="опоздал ученик", at_ms=AT_MS, by="arbiter")


def test_lots_give_numbers_and_rounds() -> None:
    story = entered(4)
    order = drawn_order((1, 2, 3, 4), 7)
    assert story.does(drawing()) == (LotsDrawn(group="II", seed=7, participant_ids=order, apart=(), late_meetings=0),)
    group = story.group()
    assert (group.status, group.seed, group.games_total, len(group.rounds)) == (GroupStatus.DRAWN, 7, 6, 3)
    assert [(one.number, one.participant_id) for one in group.participants] == list(enumerate(order, start=1))


def test_numbers_by_hand() -> None:
    story = entered(3)
    assert story.does(assigning(2, 3, 1)) == (NumbersAssigned(group="II", participant_ids=(2, 3, 1)),)
    group = story.group()
    assert [one.name for one in group.participants] == ["Тимофей", "Полина", "Вера"]
    assert group.seed is None


@pytest.mark.parametrize("numbers", [(1, 2), (1, 2, 2), (1, 2, 4), (1, 2, 3, 4), ()])
def test_numbers_by_hand_are_for_everybody_once(numbers: tuple[int, ...]) -> None:
    assert entered(3).refuses(assigning(*numbers)) == "numbers_incomplete"


def test_a_group_of_nobody_or_one_does_not_draw() -> None:
    story = created()
    assert story.refuses(drawing()) == "nobody_to_draw"
    story.does(adding(pupil("Вера")))
    assert story.refuses(drawing()) == "one_to_draw"
    assert story.refuses(assigning(1)) == "one_to_draw"
    story.does(adding(pupil("Лев")))
    story.does(drawing())
    assert story.group().games_total == 1


def test_a_group_too_large_for_everybody_against_everybody() -> None:
    story = created()
    story.does(adding(*(pupil(f"Лев {number}") for number in range(65))))
    refusal = story.refusal(drawing())
    assert (refusal.code, refusal.params["n"], refusal.params["limit"]) == ("tournament_acts.too_many_to_draw", 65, 64)


def test_lots_are_drawn_once() -> None:
    story = drawn()
    assert story.refuses(drawing(8)) == "already_drawn"
    assert story.refuses(assigning(4, 3, 2, 1)) == "already_drawn"


@pytest.mark.parametrize(
    "act", [drawing(group="IV"), assigning(group="IV"), cancelling("IV")], ids=lambda act: type(act).__name__
)
def test_an_unknown_group_has_no_lots(act: DrawLots | AssignNumbers | CancelDraw) -> None:
    assert created().refuses(act) == "unknown_group"


def test_a_draw_is_taken_back_before_play_and_the_list_opens() -> None:
    story = drawn()
    assert story.does(cancelling()) == (DrawCancelled(group="II", reason="опоздал ученик"),)
    assert story.group().status is GroupStatus.ENTRY
    story.does(adding(pupil("Клим")), drawing())
    assert len(story.group().participants) == 5


def test_without_a_draw_there_is_nothing_to_take_back() -> None:
    assert entered().refuses(cancelling()) == "not_drawn"


@pytest.mark.parametrize("act", [result(1, 1), start(1, 1)], ids=lambda act: type(act).__name__)
def test_a_draw_stays_once_play_has_begun(act: TournamentAct) -> None:
    story = drawn()
    story.does(act)
    assert story.refuses(cancelling()) == "play_begun"


def test_a_closed_group_keeps_its_draw() -> None:
    """Even one whose only game was forfeited by leaving, so that no result was ever recorded."""
    story = drawn(2)
    story.does(WithdrawParticipant(participant_id=1, after_round=0, reason="заболел", at_ms=AT_MS, by="arbiter"))
    story.does(CloseGroup(group="II", at_ms=AT_MS, by="arbiter"))
    assert story.refuses(cancelling()) == "play_begun"


def test_classmates_are_kept_apart_in_the_last_rounds_if_wished() -> None:
    """Eight pupils: the last three of seven rounds."""
    for seed in range(10):
        story = entered(8)
        (event,) = story.does(draw_lots(seed, (3, 1, 2), (5, 4)))
        assert isinstance(event, LotsDrawn)
        assert (event.apart, event.late_meetings, story.group().late_meetings) == (((1, 2, 3), (4, 5)), 0, 0)
        late = [
            {one.players.white.participant_id, one.players.black.participant_id}
            for of_round in story.group().rounds[-3:]
            for one in of_round.pairings
        ]
        assert not any(pair <= {1, 2, 3} or pair <= {4, 5} for pair in late)


def test_what_could_not_be_kept_apart_is_said() -> None:
    story = entered(4)
    story.does(draw_lots(7, (1, 2, 3, 4)))
    assert story.group().late_meetings == 2
    story.does(cancel_draw())
    assert story.group().late_meetings == 0


def test_only_who_is_drawn_is_kept_apart() -> None:
    story = entered(4)
    story.does(check_in(2, False))
    (event,) = story.does(draw_lots(7, (1, 2, 99), (3, 3, 4)))
    assert isinstance(event, LotsDrawn)
    assert event.apart == ((3, 4),)

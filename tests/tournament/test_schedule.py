"""Games of the schedule as they stand before and after their results."""

from ladya_desktop.tournament.schedule import pairings
from tests.tournament.story import AT_MS, Story, drawn, played_out


def hours(story: Story) -> set[int | None]:
    (group,) = (one for one in story.state.groups if one.setup.code == "II")
    return {one.decided_at_ms for one in pairings(story.state, group)}


def test_an_open_game_has_no_hour_of_its_end() -> None:
    assert hours(drawn()) == {None}


def test_a_result_has_the_hour_at_which_it_was_entered() -> None:
    assert hours(played_out()) == {AT_MS}

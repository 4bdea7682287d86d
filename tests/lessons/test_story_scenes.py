"""The last scene of a story is what its question speaks of; after the answer the board follows the ruling."""

from functools import cache

import pytest

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.lessons import Exercise, load_course, open_lesson
from ladya_desktop.lessons.kinds.arbiting import Clock, Ruling, Touch
from tests.lessons.files import exercise_of

JUMP = """kind = "ruling"
fen = "6k1/5ppp/8/8/8/P7/5PPP/R5K1 w"
game = { time_control = "900", rate = "rapid" }
acts = [{ act = "play", by = "white", at = 10, uci = "a1a8" }]
circles = ["a3:red"]
"""
FLAG = """kind = "ruling"
fen = "6k1/5ppp/8/8/8/P7/5PPP/R5K1 w"
game = { time_control = "900", rate = "rapid", remaining = { white = 3, black = 60 } }
acts = [{ act = "wait", at = 5 }]
"""


@cache
def told_in_course() -> tuple[tuple[str, Exercise], ...]:
    """Every exercise of the course that has a story told in acts."""
    return tuple(
        (f"{entry.name}, page {number}", page)
        for entry in load_course().entries
        for number, page in enumerate(open_lesson(entry.path).pages, start=1)
        if isinstance(page, Ruling | Clock | Touch) and page.table.get("acts")
    )


def test_a_story_that_ends_in_a_press_shows_the_clock_pressed() -> None:
    pressed = {
        name: page.story()
        for name, page in told_in_course()
        if isinstance(page, Ruling) and page.table["acts"][-1]["act"] in ("press", "play") and not _was_over(page)
    }
    assert len(pressed) > 15
    for name, story in pressed.items():
        *_, before, last = story
        assert last.pressed is not None, name
        assert last.clock is not None, name
        assert last.clock.running is last.pressed.other, name
        assert last.standing == before.standing, name


def _was_over(page: Ruling) -> bool:
    """Whether the last move had ended the game, so that there was nothing to press."""
    clock = page.told.scenes[-1].clock
    return clock is not None and clock.running is None


def test_what_a_right_ruling_brings_is_shown_with_it() -> None:
    for name, page in told_in_course():
        if not isinstance(page, Ruling):
            continue
        (answer,) = page.solutions()
        scene = page.check(answer).scene
        assert scene is not None, name
        assert scene.standing == page.told.state.standing.board_fen(), name
        assert scene.clock is not None, name
        assert scene.clock.running is page.told.state.clock.running, name
        assert all(page.check(wrong).scene is None for wrong in page.wrong_answers()), name


def test_an_illegal_move_is_pressed_then_taken_back_with_two_minutes() -> None:
    page = exercise_of(JUMP)
    shown, (answer,) = page.story()[-1], page.solutions()
    assert (shown.pressed, shown.standing[:2]) == (Color.WHITE, "R5")
    assert shown.clock is not None
    assert (shown.clock.remaining_ms, shown.clock.running) == (ByColor(890_000, 900_000), Color.BLACK)
    after = page.check(answer).scene
    assert after is not None
    assert (after.pressed, after.standing[-4:], after.drawings.circles) == (None, "R5K1", ())
    assert after.clock is not None
    assert (after.clock.remaining_ms, after.clock.running) == (ByColor(890_000, 1_020_000), Color.WHITE)


def test_a_ruling_in_the_middle_is_followed_before_the_story_goes_on() -> None:
    """The rook is back on a1 before White resigns."""
    resigned = JUMP.replace("}]\n", '}, { act = "resign", by = "white", at = 20 }]\n')
    page = exercise_of(resigned)
    assert isinstance(page, Ruling)
    scene = page.story()[-1]
    assert scene.standing == page.scene.standing == page.told.state.standing.board_fen()
    assert scene.clock is not None
    assert scene.clock.remaining_ms == page.told.state.clock.remaining_ms


def test_a_flag_that_falls_is_seen_before_it_is_ruled_on() -> None:
    page = exercise_of(FLAG)
    shown = page.story()[-1].clock
    assert shown is not None
    assert shown.remaining_ms == ByColor(0, 60_000)


@pytest.mark.parametrize("kind", [Clock, Touch])
def test_what_is_asked_after_a_ruling_is_asked_on_the_board_after_it(kind: type[Clock | Touch]) -> None:
    ruled = [(name, page) for name, page in told_in_course() if isinstance(page, kind) and page.told.notice is not None]
    assert ruled
    for name, page in ruled:
        assert page.story()[-1] == page.told.outcome, name
        assert page.scene.standing == page.told.state.standing.board_fen(), name


def test_the_clock_of_a_question_about_it_shows_the_answer_last() -> None:
    for name, page in told_in_course():
        last = page.story()[-1].clock
        if not isinstance(page, Clock) or last is None:
            continue
        state = page.told.state.clock.at(page.told.now_ms)
        assert (last.remaining_ms, last.running) == (state.remaining_ms, state.running), name
        assert page.scene.pressed is None, name


def test_a_ruling_without_a_press_adds_no_scene() -> None:
    found = exercise_of(
        'kind = "ruling"\nfen = "startpos"\ngame = { time_control = "900", rate = "rapid" }\n'
        'acts = [{ act = "rule", by = "arbiter", at = 5, finding = "colours_reversed" }]\n'
    )
    assert len(found.story()) == 1

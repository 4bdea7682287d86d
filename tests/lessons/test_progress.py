"""What pupils have done: what answers add, when a lesson is done, what is left when a pupil is erased."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.lessons import course_folder, load_course, open_lesson
from ladya_desktop.lessons.progress import (
    EMPTY_CLASS,
    UNTOUCHED,
    ClassListed,
    ClassRow,
    ExerciseTried,
    LessonDone,
    Standing,
    Tally,
    class_of,
    exercise_pages,
    exercise_pages_of_course,
    parts_done,
    rows_of_answer,
    rows_of_end,
    told_apart,
    without,
)

TASKS = frozenset({2, 4})
RIGHT = ExerciseTried(pupil="Anya", lesson="112-bishop", page=2, is_right=True, is_first_try=True)
DONE = LessonDone(pupil="Anya", lesson="112-bishop")


def test_an_answer_is_counted() -> None:
    state = class_of([RIGHT])
    one = frozenset({2})
    assert state.standing("Anya", "112-bishop") == Standing(tried=one, right=one, right_first=one)
    assert state.standing("Anya", "113-queen") == state.standing("Boris", "112-bishop") == UNTOUCHED
    assert state.known == ("Anya",)


def test_right_after_a_wrong_try_is_right_but_not_at_the_first() -> None:
    wrong = replace(RIGHT, is_right=False)
    standing = class_of([wrong, replace(RIGHT, is_first_try=False)]).standing("Anya", "112-bishop")
    assert standing == Standing(tried=frozenset({2}), right=frozenset({2}))


def test_only_the_very_first_try_counts_as_one() -> None:
    """Who begins the lesson anew has no first try any more."""
    standing = class_of([replace(RIGHT, is_right=False), RIGHT]).standing("Anya", "112-bishop")
    assert standing.right == frozenset({2})
    assert standing.right_first == frozenset()


def test_the_last_right_answer_makes_the_lesson_done() -> None:
    assert rows_of_answer(EMPTY_CLASS, RIGHT, TASKS) == (RIGHT,)
    last = replace(RIGHT, page=4, is_first_try=False)
    assert rows_of_answer(class_of([RIGHT]), last, TASKS) == (last, DONE)
    assert class_of([RIGHT, last, DONE]).standing("Anya", "112-bishop").is_done


def test_an_answer_that_tells_nothing_new_is_not_kept() -> None:
    state = class_of([RIGHT])
    assert rows_of_answer(state, RIGHT, TASKS) == ()
    assert rows_of_answer(state, replace(RIGHT, is_right=False), TASKS) == ()
    assert rows_of_answer(class_of([RIGHT, DONE]), RIGHT, frozenset({2})) == ()


def test_a_lesson_that_is_not_there_is_never_done() -> None:
    assert rows_of_answer(EMPTY_CLASS, RIGHT, None) == (RIGHT,)
    assert rows_of_end(EMPTY_CLASS, "Anya", "112-bishop", None) == ()


def test_the_end_makes_a_lesson_done_that_asks_nothing() -> None:
    assert rows_of_end(EMPTY_CLASS, "Anya", "112-bishop", frozenset()) == (DONE,)
    assert rows_of_end(EMPTY_CLASS, "Anya", "112-bishop", TASKS) == ()
    assert rows_of_end(class_of([DONE]), "Anya", "112-bishop", frozenset()) == ()


def test_a_list_replaces_the_one_before() -> None:
    assert class_of([ClassListed(pupils=("Anya",)), ClassListed(pupils=("Boris", "Vera"))]).listed == ("Boris", "Vera")


names = st.sampled_from(["Anya", "Boris", "Vera"])
tries = st.builds(
    ExerciseTried,
    pupil=names,
    lesson=st.sampled_from(["a", "b"]),
    page=st.integers(0, 3),
    is_right=st.booleans(),
    is_first_try=st.booleans(),
)
rows: st.SearchStrategy[list[ClassRow]] = st.lists(
    tries
    | st.builds(LessonDone, pupil=names, lesson=st.sampled_from(["a", "b"]))
    | st.builds(ClassListed, pupils=st.tuples(names))
)


@given(kept=rows, who=names)
def test_what_is_left_without_a_pupil_is_all_of_the_others(kept: list[ClassRow], who: str) -> None:
    before = class_of(kept)
    after = without(before, who)
    assert after.listed == before.listed
    assert after.standings == {key: each for key, each in before.standings.items() if key[0] != who}


@given(kept=rows, more=rows)
def test_standings_counted_whole_come_to_the_same_as_their_rows(kept: list[ClassRow], more: list[ClassRow]) -> None:
    tally, done, other = Tally(), class_of(kept), class_of(more)
    for each in (done, done, other):
        for (pupil, lesson), standing in each.standings.items():
            tally.stood(pupil, lesson, standing)
    found = tally.state().standings
    assert set(found) == done.standings.keys() | other.standings.keys()
    for key, standing in found.items():
        both = [each.standing(*key) for each in (done, other)]
        assert standing.tried == both[0].tried | both[1].tried
        assert standing.right == both[0].right | both[1].right
        assert standing.right_first == both[0].right_first | both[1].right_first
        assert standing.is_done == (both[0].is_done or both[1].is_done)


@given(kept=rows, more=rows)
def test_rows_count_the_same_one_by_one(kept: list[ClassRow], more: list[ClassRow]) -> None:
    assert class_of(more, class_of(kept)) == class_of([*kept, *more])


def test_the_exercises_of_a_lesson_are_known_by_their_pages() -> None:
    lesson = open_lesson(course_folder() / "112-bishop.toml")
    pages = exercise_pages(lesson)
    assert tuple(lesson.pages[at] for at in sorted(pages)) == lesson.exercises
    assert pages


def test_the_exercises_of_the_course_are_found_without_reading_its_lessons() -> None:
    for entry in load_course().entries:
        assert exercise_pages_of_course(entry.path) == exercise_pages(open_lesson(entry.path)), entry.name


def test_a_part_is_done_with_its_last_lesson() -> None:
    parts = {"course": ("a", "b"), "board": ("a",), "draws": ()}
    done = [LessonDone(pupil="Anya", lesson=each) for each in "ab"]
    assert parts_done(class_of(done[:1]), "Anya", parts) == ("board",)
    assert parts_done(class_of(done), "Anya", parts) == ("course", "board")
    assert parts_done(class_of(done), "Boris", parts) == ()


@pytest.mark.parametrize(
    ("given_names", "shown"),
    [
        ([("Anya", "2A"), ("Boris", "2A")], ("Anya", "Boris")),
        ([("Anya", "2A"), ("Anya", "3B")], ("Anya, 2A", "Anya, 3B")),
        ([("Anya", ""), ("Anya", "")], ("Anya", "Anya")),
    ],
)
def test_two_of_one_name_are_told_apart_by_their_class(
    given_names: list[tuple[str, str]], shown: tuple[str, ...]
) -> None:
    assert told_apart(given_names) == shown

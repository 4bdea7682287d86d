"""The lines of the file of a class: every form is read, what is damaged harms no other line."""

from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.lessons.progress import EMPTY_CLASS, ClassListed, ClassRow, ExerciseTried, LessonDone, class_of
from ladya_desktop.storage.class_lines import ClassLines
from ladya_desktop.storage.class_records import PupilStood
from ladya_desktop.storage.codec import Codec, Row
from tests.storage.acts import touched
from tests.storage.class_files import DONE, LISTED, TRIED

LINES = ClassLines(Codec())
names = st.sampled_from(["Anya", "Ёлкина Аня", 'the "quick" one', "a\\b", "\x01", "", "a b"]) | st.text(
    st.characters(exclude_categories=["Cs"]), max_size=6
)
pages = st.integers(0, 12) | st.integers()
rows: st.SearchStrategy[ClassRow] = (
    st.builds(ExerciseTried, pupil=names, lesson=names, page=pages, is_right=st.booleans(), is_first_try=st.booleans())
    | st.builds(LessonDone, pupil=names, lesson=names)
    | st.builds(ClassListed, pupils=st.lists(names).map(tuple))
)


def checked(body: bytes) -> bytes:
    return b"\n%08x %s" % (crc32(body), body)


@given(kept=st.lists(st.lists(rows, min_size=1, max_size=3).map(tuple)))
def test_lines_are_read_as_the_rows_in_them(kept: list[tuple[ClassRow, ...]]) -> None:
    read = LINES.read(b"".join(map(LINES.line, kept)))
    assert read.state == class_of(row for line in kept for row in line)
    assert (read.unread, read.newer) == ((), ())
    assert read.loose == len(kept)


@given(kept=st.lists(rows))
def test_the_fewest_lines_come_to_the_same_class(kept: list[ClassRow]) -> None:
    state = class_of(kept)
    data = LINES.lines(state)
    read = LINES.read(data)
    assert (read.state, read.unread, read.newer) == (state, (), ())
    assert data.count(b"\n") == len(state.known) + bool(state.listed)
    assert LINES.lines(read.state) == data


@given(kept=rows, done=rows)
def test_an_answer_and_another_lesson_done_are_two_things(kept: ClassRow, done: ClassRow) -> None:
    assert LINES.read(LINES.line((kept, done))).state == class_of([kept, done])


@pytest.mark.parametrize("damage", [b"\x00\xff", b'"', b"\xff" * 40, b"0badc0de {\x00\x00", b'0badc0de {"version":1}'])
def test_a_damaged_line_harms_no_other(damage: bytes) -> None:
    read = LINES.read(LINES.line((LISTED,)) + b"\n" + damage + LINES.line((TRIED,)))
    assert (read.state, read.unread, read.newer) == (class_of([LISTED, TRIED]), (damage,), ())


@pytest.mark.parametrize("torn", [b"0bad", b"0badc0de", b"0badc0de ", b'0badc0de {"act":null,"events":[{}', b""])
def test_a_torn_line_was_never_said_to_be_kept(torn: bytes) -> None:
    read = LINES.read(LINES.line((LISTED,)) + b"\n" + torn + LINES.line((TRIED,)))
    assert (read.state, read.unread) == (class_of([LISTED, TRIED]), ())


def test_a_changed_letter_is_seen() -> None:
    read = LINES.read(LINES.line((TRIED,)).replace(b"112", b"113"))
    assert read.state == EMPTY_CLASS
    assert len(read.unread) == 1


@pytest.mark.parametrize(
    "body",
    [
        b"\xff}",
        b"{}",
        LINES.line((DONE,))[10:].replace(b".l", b".x"),
        LINES.line((TRIED,))[10:].replace("Аня".encode(), b"\xff"),
        LINES.line((PupilStood(pupil="Anya", lessons=("2f a", "2g b")),))[10:],
        LINES.line((PupilStood(pupil="Anya", lessons=("2f a", "2f")),))[10:],
        Codec().encode(Row(version=1, act=None, events=(DONE, touched(1)), handled_ms=0, device="")).encode(),
    ],
    ids=["no text", "no row", "newer", "name", "mark", "no lesson", "of a game"],
)
def test_a_sound_line_of_a_newer_version_is_passed_over_whole(body: bytes) -> None:
    read = LINES.read(checked(body))
    assert read.state == EMPTY_CLASS
    assert (read.unread, read.newer) == ((), (checked(body)[1:],))


def test_what_a_pupil_has_done_is_one_readable_line() -> None:
    wrong, later = ExerciseTried(pupil="Anya", lesson="x", page=7, is_right=False, is_first_try=True), TRIED.lesson
    kept: list[ClassRow] = [
        TRIED,
        ExerciseTried(pupil=TRIED.pupil, lesson=later, page=4, is_right=False, is_first_try=True),
        ExerciseTried(pupil=TRIED.pupil, lesson=later, page=4, is_right=True, is_first_try=False),
        DONE,
        wrong,
    ]
    first, second = LINES.lines(class_of(kept)).decode().split("\n")[1:]
    assert '"lessons":["2f4r+ 112-bishop"],"pupil":"Ёлкина Аня"' in first
    assert '"lessons":["7w x"],"pupil":"Anya"' in second

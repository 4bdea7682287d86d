"""The class in the application: what cannot be stored is not counted; erasing is for good."""

from dataclasses import replace

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import EMPTY_CLASS, ClassRow, ClassState, ExerciseTried, class_of
from ladya_desktop.session.class_book import ClassBook, ForgetfulLog

PAGES = {"112-bishop": frozenset({2}), "119-summary": frozenset[int]()}
TRIED = ExerciseTried(pupil="Anya", lesson="112-bishop", page=2, is_right=True, is_first_try=True)


class FullDisk(ForgetfulLog):
    """Takes nothing any more."""

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        raise StoreError("storage.class_full", file="class.log")

    def replace(self, state: ClassState) -> None:
        raise StoreError("storage.class_full", file="class.log")

    def erase(self) -> None:
        raise StoreError("storage.class_full", file="class.log")


class CountingLog(ForgetfulLog):
    """Counts how often rows were kept."""

    appended = 0

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        self.appended += 1
        super().append(rows)


class DamagedLog(ForgetfulLog):
    """Two lines of it cannot be read until it is written anew."""

    def read(self) -> tuple[ClassState, int]:
        return super().read()[0], 2


def book(log: ForgetfulLog | None = None) -> ClassBook:
    return ClassBook(log or ForgetfulLog(), PAGES.get)


def test_an_answer_is_kept_and_counted() -> None:
    log = ForgetfulLog()
    first = book(log)
    first.answered(TRIED)
    assert first.state.standing("Anya", "112-bishop").is_done
    again = book(log)
    assert again.state.known == ()
    again.read()
    assert again.state == first.state


def test_the_end_of_a_lesson_without_exercises_is_enough() -> None:
    one = book()
    one.finished("Anya", "119-summary")
    one.finished("Anya", "112-bishop")
    assert one.state.standing("Anya", "119-summary").is_done
    assert not one.state.standing("Anya", "112-bishop").is_done


def test_the_list_is_kept_once() -> None:
    log = CountingLog()
    one = book(log)
    one.write_list(("Anya", "Boris"))
    one.write_list(("Anya", "Boris"))
    assert one.state.listed == ("Anya", "Boris")
    assert log.appended == 1


def test_what_is_not_stored_is_not_counted() -> None:
    one = book(FullDisk())
    with pytest.raises(StoreError):
        one.answered(TRIED)
    with pytest.raises(StoreError):
        one.write_list(("Anya",))
    assert one.state.known == one.state.listed == ()


def test_one_pupil_is_erased_and_then_everything() -> None:
    log = ForgetfulLog()
    one = book(log)
    one.write_list(("Anya", "Boris"))
    for who in ("Anya", "Boris"):
        one.answered(ExerciseTried(pupil=who, lesson="x", page=0, is_right=False, is_first_try=True))
    one.erase("Anya")
    assert one.state.known == ("Boris",)
    assert log.read()[0].known == ("Boris",)
    one.erase_everything()
    assert one.state == EMPTY_CLASS
    assert log.read() == (EMPTY_CLASS, 0)


def test_what_cannot_be_erased_is_still_there() -> None:
    log = FullDisk(class_of([TRIED]))
    one = book(log)
    one.read()
    with pytest.raises(StoreError):
        one.erase("Anya")
    with pytest.raises(StoreError):
        one.erase_everything()
    assert one.state.known == ("Anya",)


def test_erasing_takes_what_could_not_be_read_too() -> None:
    one = book(DamagedLog())
    one.read()
    assert one.damaged == 2
    one.erase("Anya")
    assert one.damaged == 0


def test_erasing_keeps_what_another_program_kept_and_revives_nothing_it_erased() -> None:
    log = ForgetfulLog()
    here, there = book(log), book(log)
    here.answered(replace(TRIED, pupil="Vera"))
    there.read()
    here.erase("Vera")
    here.answered(TRIED)
    there.erase("Kim")
    assert log.read()[0].known == there.state.known == ("Anya",)


def test_what_a_newer_version_wrote_is_erased_with_everything_alone() -> None:
    log = ForgetfulLog(class_of([TRIED]))
    log.newer = 3
    one = book(log)
    one.read()
    one.erase("Anya")
    assert one.newer == 3
    one.erase_everything()
    assert one.newer == 0

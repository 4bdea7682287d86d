"""The class behind the windows of lessons: who can be chosen, what is kept, what is told when nothing can be."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.files.lesson_files import save_lesson
from ladya_desktop.lessons import TextPage, Words, open_lesson
from ladya_desktop.lessons.course import course_folder, load_course
from ladya_desktop.lessons.lesson import Lesson
from ladya_desktop.lessons.progress import COURSE, EMPTY_CLASS, exercise_pages
from ladya_desktop.papers.diploma_template import Kind, shipped_template
from ladya_desktop.papers.paper import Diploma
from ladya_desktop.session.class_book import ForgetfulLog
from ladya_desktop.texts import t
from ladya_desktop.ui.bridge.classroom import Classroom
from tests.ui.lessons.stand_in_class import (
    BISHOP,
    LEV,
    VERA,
    FailingLog,
    class_of_tournament,
    class_without_tournament,
    done,
    tried,
)
from tests.ui.tournament.stand_in import StandInTournament, created, entries


def told(room: Classroom) -> list[str]:
    codes: list[str] = []
    room.trouble.connect(lambda code, _: codes.append(code))
    return codes


def test_the_pupils_of_the_groups_can_be_chosen_by_the_alphabet() -> None:
    (group,) = class_of_tournament().lists()
    assert group.title == "II\u00a0группа"
    assert group.pupils[:2] == ("Ветерков Тимофей", "Дубравина Вера")


def test_pupils_of_one_name_are_told_apart() -> None:
    port = created()
    port.add_participants(entries(("Облаков Лев;3А", "Облаков Лев;6Б", "Ёлкина Аня;3А")))
    lists = class_of_tournament(tournament=port).lists()
    assert [each.pupils for each in lists] == [("Ёлкина Аня", "Облаков Лев, 3А"), ("Облаков Лев, 6Б",)]


def test_without_a_tournament_the_teacher_writes_the_list() -> None:
    log = ForgetfulLog()
    room = class_without_tournament(log)
    assert room.lists() == ()
    assert room.write_list(("Облаков Лев", "Ёлкина Аня"))
    (own,) = class_without_tournament(log).lists()
    assert own.pupils == ("Ёлкина Аня", "Облаков Лев")


def test_nobody_leaves_no_trace() -> None:
    log = ForgetfulLog()
    room = class_of_tournament(log)
    room.answered(BISHOP, 2, True, True)
    room.finished(BISHOP)
    assert log.read() == (EMPTY_CLASS, 0)
    assert room.standing(BISHOP) is None


def test_a_lesson_is_done_with_the_last_exercise(qtbot: QtBot) -> None:
    log = ForgetfulLog()
    room = class_of_tournament(log)
    room.choose(LEV)
    pages = sorted(exercise_pages(open_lesson(course_folder() / f"{BISHOP}.toml")))
    for page in pages:
        standing = room.standing(BISHOP)
        assert standing is not None
        assert not standing.is_done
        with qtbot.waitSignal(room.changed):
            room.answered(BISHOP, page, True, page != pages[0])
    standing = room.standing(BISHOP)
    assert standing is not None
    assert standing.is_done
    assert standing.right_first == set(pages[1:])
    again = class_of_tournament(log)
    again.choose(LEV)
    assert again.standing(BISHOP) == standing


def own_lesson(folder: Path) -> None:
    page = TextPage(text=Words(ru="Просто текст"))
    save_lesson(Lesson(name="mine", title=Words(ru="Мой урок"), languages=("ru",), pages=(page,)), folder)


def test_a_teachers_own_lesson_counts_too(tmp_path: Path) -> None:
    own_lesson(tmp_path)
    room = Classroom(None, StandInTournament(), tmp_path)
    room.choose(LEV)
    room.finished("mine")
    standing = room.standing("mine")
    assert standing is not None
    assert standing.is_done
    assert [lesson.title.here for lesson in room.table().lessons][-1:] == ["Мой урок"]


@pytest.mark.parametrize("damage", [None, "title = "])
def test_a_lesson_that_is_gone_or_damaged_is_not_done(tmp_path: Path, damage: str | None) -> None:
    if damage is not None:
        (tmp_path / "mine.toml").write_text(damage)
    room = Classroom(None, StandInTournament(), tmp_path)
    room.choose(LEV)
    room.finished("mine")
    room.answered("mine", 0, True, True)
    standing = room.standing("mine")
    assert standing is not None
    assert not standing.is_done


def test_a_full_disk_is_told_once_and_the_lesson_goes_on() -> None:
    log = FailingLog()
    room = class_of_tournament(log)
    codes = told(room)
    room.choose(LEV)
    room.standing(BISHOP)
    log.fault = "storage.class_full"
    for page in range(3):
        room.answered(BISHOP, page, False, True)
    assert codes == ["storage.class_full"]
    room.choose(VERA)
    room.answered(BISHOP, 0, False, True)
    assert len(codes) == 2
    log.fault = ""
    room.answered(BISHOP, 0, False, True)
    assert room.table().pupils
    log.fault = "storage.class_full"
    room.answered(BISHOP, 1, False, True)
    assert len(codes) == 3


def test_what_the_teacher_asks_for_is_refused_aloud_even_if_the_same_was_told_of_an_answer() -> None:
    log = FailingLog((tried(),))
    room = class_of_tournament(log)
    codes = told(room)
    room.choose(LEV)
    room.standing(BISHOP)
    log.fault = "storage.class_full"
    room.answered(BISHOP, 1, False, True)
    acts: tuple[Callable[[], bool], ...] = (
        lambda: room.erase(LEV),
        room.erase_everything,
        lambda: room.write_list((VERA,)),
        lambda: room.erase(LEV),
    )
    for number, act in enumerate(acts, 2):
        assert not act()
        assert len(codes) == number
    room.answered(BISHOP, 1, False, True)
    assert len(codes) == number


def test_a_file_that_cannot_be_read_is_told() -> None:
    log = FailingLog((tried(),))
    log.fault = "storage.class_not_read"
    room = class_of_tournament(log)
    codes = told(room)
    assert room.listed == ()
    assert codes == ["storage.class_not_read"]


def test_who_is_not_listed_any_more_stands_below() -> None:
    room = class_of_tournament(FailingLog((tried("Ушедший Пётр"), tried())))
    assert room.table().pupils[-1] == "Ушедший Пётр"
    assert room.table().pupils.count(LEV) == 1


def test_one_pupil_is_erased_and_then_everything() -> None:
    log = FailingLog((tried(), tried(VERA)), damaged=2)
    room = class_of_tournament(log)
    assert room.damaged == 2
    room.choose(LEV)
    assert room.erase(LEV)
    assert room.pupil == LEV
    assert room.damaged == 0
    log.fault = "storage.class_full"
    assert not room.erase_everything()
    assert room.pupil == LEV
    log.fault = ""
    assert room.erase_everything()
    assert (room.pupil, log.read()) == ("", (EMPTY_CLASS, 0))


@pytest.mark.parametrize(
    ("fault", "erasing", "listing"),
    [
        ("storage.class_full", "classroom.not_erased_full", "classroom.list_not_kept_full"),
        ("storage.class_not_written", "classroom.not_erased", "classroom.list_not_kept"),
        ("storage.class_not_read", "classroom.not_erased", "classroom.list_not_kept"),
        ("storage.not_text", "storage.not_text", "storage.not_text"),
    ],
)
def test_what_the_teacher_asked_for_in_vain_is_named(fault: str, erasing: str, listing: str) -> None:
    log = FailingLog((tried(),))
    room = class_of_tournament(log)
    told: list[tuple[str, dict[str, str]]] = []
    room.trouble.connect(lambda code, params: told.append((code, params)))
    assert room.table().pupils
    log.fault = fault
    assert not room.erase(LEV)
    assert not room.erase_everything()
    assert not room.write_list(("Anya",))
    assert [code for code, _ in told] == [erasing, erasing, listing]
    assert all("class.log" in t(code, **params) or code == "storage.not_text" for code, params in told)


def test_only_what_is_really_erased_counts_as_an_erasure() -> None:
    log = FailingLog((tried(), tried(VERA)))
    room = class_of_tournament(log)
    assert (room.is_in_use, room.erasures) == (True, 0)
    heard: list[int] = []
    room.changed.connect(lambda: heard.append(room.erasures))
    log.fault = "storage.class_full"
    assert not room.erase(LEV)
    log.fault = ""
    assert room.erase(LEV)
    assert heard == [1]
    assert room.erase_everything()
    assert (room.is_in_use, room.erasures) == (False, 2)


def test_a_name_is_offered_once() -> None:
    room = class_without_tournament()
    room.write_list(("Облаков Лев", "Ёлкина Аня", "Облаков Лев"))
    assert [each.pupils for each in room.lists()] == [("Ёлкина Аня", "Облаков Лев")]


def test_a_certificate_is_for_what_is_finished_only() -> None:
    rows = done(LEV, "special")
    room = class_of_tournament(FailingLog((*rows, *done(VERA), *done("Рябинкина Алиса", "board")[:-1])))
    assert [(one.part, one.lessons) for one in room.earned(LEV)] == [("special", len(rows))]
    assert room.earned(VERA)[0].part == COURSE
    assert room.earned(VERA)[0].lessons == len(load_course().entries)
    assert room.earned("Рябинкина Алиса") == ()


def test_certificates_are_made_as_of_today() -> None:
    room = class_of_tournament(FailingLog(done(LEV, "special")))
    paper = room.certificates(room.earned(LEV))(shipped_template("ru", Kind.CERTIFICATE))
    (block,) = paper.blocks
    assert isinstance(block, Diploma)
    assert block.name == LEV
    assert block.day.startswith("25")
    alone = class_without_tournament(FailingLog(done(LEV, "special")))
    (block,) = alone.certificates(alone.earned(LEV))(shipped_template("ru", Kind.CERTIFICATE)).blocks
    assert isinstance(block, Diploma)
    assert block.school == ""


def test_rows_of_a_lesson_done_are_kept_with_the_answer() -> None:
    log = ForgetfulLog()
    room = class_of_tournament(log)
    room.choose(LEV)
    for page in exercise_pages(open_lesson(course_folder() / f"{BISHOP}.toml")):
        room.answered(BISHOP, page, True, True)
    assert log.read()[0].standing(LEV, BISHOP).is_done

"""A lesson page by page: keys and remotes, the place remembered, what the class sees, every size of window."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape, ClockFace, Entry, Exercise, LessonError, TextPage, Words
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.lessons.lesson_reading import DemoPart, ReadingPart
from tests.ui.hands import hold
from tests.ui.lessons.classroom import CLOCK, Classroom, course, demonstration, entry_of, page_of, teach

SIZES = ((1366, 768), (1024, 576), (683, 384), (1920, 1080), (911, 512))
BISHOP = "112-bishop"


@pytest.fixture
def room(qtbot: QtBot) -> Classroom:
    return Classroom(qtbot, entry_of(BISHOP))


def pages_of(room: Classroom) -> int:
    lesson = room.player.lesson
    assert lesson is not None
    return len(lesson.pages)


def to_the_end(room: Classroom) -> None:
    while room.player.page < pages_of(room):
        room.player.go_on()


# Page by page


@pytest.mark.parametrize("on", [Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space])
@pytest.mark.parametrize("back", [Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up])
def test_a_remote_turns_the_pages(room: Classroom, on: Qt.Key, back: Qt.Key) -> None:
    room.key(on)
    assert room.player.page == 1
    room.key(back)
    assert room.player.page == 0
    room.key(back)
    assert room.player.page == 0


def test_the_large_keys_turn_the_pages(room: Classroom) -> None:
    keys = room.player.face.keys
    assert not keys.back.isEnabled()
    room.click(keys.next)
    assert room.player.page == 1
    assert min(keys.next.height(), keys.back.height()) >= 64
    room.click(keys.back)
    assert room.player.page == 0


def test_a_remote_turns_pages_in_the_midst_of_options(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.OPTION, "choice")
    page = room.player.page
    room.key(Qt.Key.Key_PageDown)
    assert room.player.page == page + 1


def test_a_bar_leads_to_its_page(room: Classroom) -> None:
    progress = room.player.face.progress
    room.click_at(progress, progress.bar(3).center().toPoint())
    assert room.player.page == 3
    assert progress.accessibleName() == t("course.step", page=4, n=pages_of(room))
    room.player.turn_to(99)
    assert room.player.page == 3


def test_the_words_of_a_page(room: Classroom) -> None:
    lesson = room.player.lesson
    assert lesson is not None
    page = lesson.pages[0]
    assert isinstance(page, TextPage)
    face = room.player.face
    assert (face.text.heading, face.text.text) == (page.heading.ru, page.text.ru)
    assert face.header.title == lesson.title.ru
    assert face.numbered.text() == "Урок 112 · Шаг 1 из 8"
    set_language("en")
    room.player.retranslate()
    assert (face.text.heading, face.header.title) == (page.heading.en, lesson.title.en)


def test_the_end_tells_the_score_and_leads_on(qtbot: QtBot) -> None:
    places = Places(None)
    room = Classroom(qtbot, entry_of(BISHOP), places=places)
    done: list[str] = []
    room.player.finished.connect(done.append)
    room.player.turn_to(3)
    room.part.answering.given.emit(room.exercise.solutions()[0])
    to_the_end(room)
    part = room.player.part
    assert isinstance(part, EndPart)
    assert room.player.face.text.text.startswith(t("course.end_score", right=1, n=5))
    assert part.said().heading == t("course.end_title_unsolved")
    assert t("player.left", n=4) in room.player.face.text.text
    assert done == [BISHOP]
    assert not places.is_done(BISHOP)
    assert places.page(BISHOP) == 4, "next time one goes on with what is left"
    assert not room.player.face.keys.next.isVisible()
    assert "1" not in room.player.slide.shown.text, "how it went is not for the class"
    room.key(Qt.Key.Key_PageDown)
    assert room.player.page == pages_of(room)
    room.click(part.buttons["next"])
    assert room.player.lesson is not None
    following = course().after(BISHOP)
    assert following is not None
    assert (room.player.lesson.name, room.player.page) == (following.name, 0)
    assert room.player.face.keys.next.isVisible()


def test_with_every_exercise_solved_the_lesson_is_done(room: Classroom) -> None:
    lesson = room.player.lesson
    assert lesson is not None
    for page in (at for at, shown in enumerate(lesson.pages) if shown in lesson.exercises):
        room.player.turn_to(page)
        while not room.part.trial.is_solved:
            room.part.answering.given.emit(room.exercise.solutions()[0])
    to_the_end(room)
    part = room.player.part
    assert isinstance(part, EndPart)
    assert part.said().heading == t("course.end_title")
    assert "left" not in part.buttons
    assert room.places.is_done(BISHOP)
    assert room.places.page(BISHOP) == 0


def test_from_the_end_to_the_list_or_to_the_start(qtbot: QtBot, room: Classroom) -> None:
    to_the_end(room)
    part = room.player.part
    assert isinstance(part, EndPart)
    with qtbot.waitSignal(room.player.leave_requested, timeout=1000):
        room.click(part.buttons["list"])
    room.click(part.buttons["again"])
    assert room.player.page == 0


def test_after_the_last_lesson_nothing_follows(qtbot: QtBot) -> None:
    room = Classroom(qtbot, course().entries[-1])
    to_the_end(room)
    part = room.player.part
    assert isinstance(part, EndPart)
    assert not part.buttons["next"].isVisible()
    assert t("course.end_last") in room.player.face.text.text
    assert part.buttons["list"].hasFocus()


def test_a_following_lesson_that_cannot_be_used_is_said(room: Classroom, tmp_path: Path) -> None:
    broken = Entry(
        name="x", number=113, title=Words(ru="x"), summary=Words(), articles=(), path=tmp_path / "113-x.toml"
    )
    to_the_end(room)
    room.player._open_or_say(broken, 0)
    assert "113-x.toml" in room.player.face.answer.reason
    assert room.player.lesson is not None
    assert room.player.lesson.name == BISHOP


def test_a_lesson_that_cannot_be_used_changes_nothing(room: Classroom, tmp_path: Path) -> None:
    broken = tmp_path / "own.toml"
    broken.write_text("format = 99", encoding="utf-8")
    entry = Entry(name="own", number=None, title=Words(ru="x"), summary=Words(), articles=(), path=broken)
    with pytest.raises(LessonError):
        room.player.open(entry)
    assert room.player.lesson is not None
    assert room.player.lesson.name == BISHOP


def test_the_place_is_remembered(qtbot: QtBot) -> None:
    places = Places(None)
    room = Classroom(qtbot, entry_of(BISHOP), places=places)
    room.player.turn_to(2)
    assert (places.last, places.page(BISHOP)) == (BISHOP, 2)


# Demonstrations


def test_a_demonstration_goes_step_by_step_and_back(qtbot: QtBot) -> None:
    room, page = demonstration(qtbot)
    part, start = room.player.part, room.player.page
    assert isinstance(part, DemoPart)
    for number in range(1, len(page.steps) + 1):
        room.key(Qt.Key.Key_PageDown)
        assert part.at == number
        assert room.player.face.text.text == page.steps[number - 1].text.ru
    room.key(Qt.Key.Key_PageUp)
    assert part.at == len(page.steps) - 1
    room.key(Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert room.player.page == start + 1
    if isinstance(room.player.part, ReadingPart):
        room.key(Qt.Key.Key_PageUp)
    else:
        room.player.go_back()
    assert isinstance(room.player.part, DemoPart)
    assert room.player.part.at == len(page.steps)


def test_a_line_that_branches_off_begins_where_it_branches(qtbot: QtBot) -> None:
    room, page = demonstration(qtbot)
    lesson, part = room.player.lesson, room.player.part
    assert lesson is not None
    assert isinstance(part, DemoPart)
    number = next(at + 1 for at, step in enumerate(page.steps) if step.after != at)
    strip = part._strip
    assert strip is not None
    assert strip.chips[number - 1].accessibleName() == t("course.step_of_line", n=number)
    room.click(strip.chips[number - 1])
    assert part.at == number
    assert room.player.face.board.placement.board_fen() == lesson.scenes[room.player.page][number].standing


def test_a_demonstration_plays_by_itself(qtbot: QtBot) -> None:
    room, page = demonstration(qtbot)
    part = room.player.part
    assert isinstance(part, DemoPart)
    room.tool("play")
    assert room.player.face.keys.offered == ("pause",)
    for _ in page.steps:
        part._playback._timer.timeout.emit()
    assert part.at == len(page.steps)
    part._playback._timer.stop()
    part._playback._timer.timeout.emit()
    assert room.player.face.keys.offered == ("play",)
    room.tool("play")
    assert part.at == 0
    room.tool("pause")
    assert not part._playback.is_on
    room.tool("play")
    room.key(Qt.Key.Key_PageDown)
    assert not part._playback.is_on


# Stories and clocks


def test_a_story_is_told_before_the_question(qtbot: QtBot) -> None:
    entry, page = page_of(AnswerShape.OPTION, "ruling", has_story=True)
    room = Classroom(qtbot, entry, page)
    part, story = room.part, room.exercise.story()
    assert room.is_told()
    assert room.player.face.board.placement.board_fen() == story[0].standing
    assert not part.answering.isEnabled()
    for scene in story[1:]:
        part._playback._timer.timeout.emit()
        assert room.player.face.board.placement.board_fen() == scene.standing
        assert room.player.slide.shown.content == room.player.face.board.content
    part._playback._timer.stop()
    part._playback._timer.timeout.emit()
    assert not room.is_told()
    assert part.answering.isEnabled()
    room.tool("replay")
    assert room.is_told()
    room.key(Qt.Key.Key_PageDown)
    assert not room.is_told()
    assert room.player.page == page


def test_a_press_on_the_board_ends_the_story(qtbot: QtBot) -> None:
    entry, page = page_of(AnswerShape.SQUARES, "touch", has_story=True)
    room = Classroom(qtbot, entry, page)
    room.click("a8")
    assert not room.is_told()
    assert room.told == []


def test_the_clock_of_a_scene_is_shown(qtbot: QtBot) -> None:
    entry, page = page_of(AnswerShape.OPTION, "ruling", has_story=True)
    room = Classroom(qtbot, entry, page)
    room.player.go_on()
    clock = room.player.face.clock
    assert clock.face == room.exercise.scene.clock
    assert clock.isVisible() is (clock.face is not None)
    assert room.player.slide.shown.clock == clock.face


def test_a_clock_that_is_asked_about_does_not_tell(qtbot: QtBot) -> None:
    entry, page = page_of(AnswerShape.OPTION, "clock", has_story=True)
    room = Classroom(qtbot, entry, page)
    last = room.exercise.story()[-1].clock
    for _ in room.exercise.story():
        assert room.player.face.clock.face != last
        room.part._playback._timer.timeout.emit()
    room.part.answering.given.emit(room.exercise.solutions()[0])
    assert room.player.face.clock.face == last


def test_a_clock_that_ends_as_it_began_does_not_tell_either(qtbot: QtBot) -> None:
    room = Classroom(qtbot, entry_of("603-empty-press"), 4)
    shown, first = room.player.face.clock, room.exercise.scene.clock
    last = room.exercise.story()[-1].clock
    assert first is not None
    assert last is not None
    assert last.running is first.running is not None
    assert shown.face == ClockFace(remaining_ms=first.remaining_ms)
    room.player.go_on()
    assert shown.face == ClockFace(remaining_ms=first.remaining_ms)
    room.part.answering.given.emit(room.exercise.solutions()[0])
    assert shown.face == last


def test_both_clocks_are_spoken(room: Classroom) -> None:
    clock = room.player.face.clock
    clock.present(CLOCK, None)
    assert clock.accessibleName() == "Часы белых: 14:50. Часы чёрных: 15:00. Часы стоят."
    assert not clock.grab().isNull()


def test_a_written_move_is_seen_made(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.TEXT, "notation", has_story=True)
    assert room.player.face.board.placement.board_fen() == room.exercise.story()[-1].standing


# How it looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", list(AnswerShape))
def test_nothing_is_cut_in_any_window(qtbot: QtBot, shape: AnswerShape, size: tuple[int, int]) -> None:
    entry, page = page_of(shape)
    room = Classroom(qtbot, entry, page, size)
    if room.is_told():
        room.player.go_on()
    room.part.answering.given.emit(room.exercise.wrong_answers()[0])
    QApplication.processEvents()
    face = room.player.face
    assert face.board.geometry().right() < size[0]
    assert face.board.geometry().left() >= face.keys.geometry().right()
    assert face.board.square_rect("e4").width() >= (44 if size[1] < 480 else 51)
    for button in (face.keys.next, face.keys.back, *face.keys.tools.values()):
        if button.isVisible():
            assert button.width() >= min(button.sizeHint().width(), button.minimumSizeHint().width())
            assert button.text() == "" or button.width() >= button.sizeHint().width()
    assert face.answer.isVisible()
    assert not face.answer.visibleRegion().isEmpty()
    assert face.text.letters_px >= (18 if size[1] < 480 else 22)


def test_a_lesson_opens_in_time(qtbot: QtBot) -> None:
    """With its modules imported: reading, the window, its first paint."""
    Classroom(qtbot, entry_of(BISHOP))
    entry = entry_of(BISHOP)
    began = time.perf_counter()
    player = LessonPlayer(course(), Places(None))
    player.resize(1366, 768)
    player.open(entry)
    qtbot.addWidget(player)
    player.show()
    player.grab()
    assert time.perf_counter() - began < 0.6  # 0.15 s on a computer that does nothing else; here tests run side by side


def test_a_hint_is_said_when_it_is_asked_for(room: Classroom) -> None:
    lesson = room.player.lesson
    assert lesson is not None
    with_hint = (at for at, page in enumerate(lesson.pages) if isinstance(page, Exercise) and page.hint)
    room.player.turn_to(next(with_hint))
    room.tool("hint")
    assert room.player.face.answer.reason == room.exercise.hint.ru
    assert room.told == []


def test_the_full_screen_by_key(room: Classroom) -> None:
    room.key(Qt.Key.Key_F11)
    assert room.player.window().isFullScreen()
    room.click(room.player.face.full_screen)
    assert not room.player.window().isFullScreen()


def test_f11_and_f7_held_down_do_once_what_they_do(room: Classroom) -> None:
    wanted: list[object] = []
    room.player.board_requested.connect(lambda *told: wanted.append(told))
    hold(room.player, Qt.Key.Key_F11, times=4)
    assert room.player.window().isFullScreen()
    hold(room.player, Qt.Key.Key_F7, times=4)
    assert len(wanted) == 1


def test_the_keyboard_walks_over_a_board_that_is_only_looked_at(room: Classroom) -> None:
    board = room.player.face.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    at = board.cursor_square
    room.key(Qt.Key.Key_Right)
    assert (board.cursor_square != at, room.player.page) == (True, 0)
    room.key(Qt.Key.Key_Space)
    assert room.player.page == 1

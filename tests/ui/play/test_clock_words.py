"""What a face says besides its state: a delay that goes down, what each move brings, who fell first, what was given."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import set_language
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_digits import ClockDigits
from ladya_desktop.ui.play.clock_face import ClockFace, FaceStyle
from ladya_desktop.ui.play.clock_look import each_move
from ladya_desktop.ui.play.clock_words import each_move_words
from tests.ui.play.fake_port import game_view, stopped

RULED = Notice(code="ruling.illegal_move", is_ruling=True, color=Color.WHITE, article="7.5.1", params=(("minutes", 2),))


class Now:
    """The time of the stream, in the test's hand."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def face(qtbot: QtBot, view: GameView, color: Color = Color.WHITE, *, hint_px: int = 14) -> ClockFace:
    made = ClockFace(color, Now())
    qtbot.addWidget(made)
    made.set_sizes(96, 16, hint_px)
    made.resize(262, 254)
    made.show()
    made.present(view)
    return made


def controlled(text: str) -> GameView:
    return game_view(regulations=Regulations(time_control=TimeControl.from_pgn(text)))


def delayed() -> GameView:
    view = controlled("300d5")
    return replace(view, clock=replace(view.clock, delay_left_ms=5_000))


@pytest.mark.parametrize(("ms", "said"), [(0, 5), (1, 5), (1_000, 4), (3_999, 2), (4_000, 1), (4_999, 1)])
def test_a_delay_is_seen_to_go_down_before_the_time_runs(qtbot: QtBot, ms: int, said: int) -> None:
    shown = face(qtbot, delayed())
    assert isinstance(shown._now_ms, Now)
    shown._now_ms.ms = ms
    shown._tick.timeout.emit()
    assert shown.picture.captions[0] == f"Время ещё не идёт: {said}"
    assert shown.picture.time == "2:48"
    assert 0 < shown._tick.interval() <= 1_001


def test_when_the_delay_is_over_the_time_runs(qtbot: QtBot) -> None:
    shown = face(qtbot, delayed())
    assert isinstance(shown._now_ms, Now)
    shown._now_ms.ms = 5_000
    shown._tick.timeout.emit()
    assert shown.picture.captions[0] == "Идёт время"
    shown._now_ms.ms = 7_000
    shown._tick.timeout.emit()
    assert shown.picture.time == "2:46"


@pytest.mark.parametrize(
    ("control", "words", "english"),
    [
        ("300+3", "+3 с за каждый ход", "+3 s for every move"),
        ("300b3", "за ход вернётся до 3 с", "up to 3 s back per move"),
        ("300d3", "первые 3 с хода не считаются", "first 3 s of a move are free"),
        ("300", "", ""),
        ("40/5400+30:1800+30", "+30 с за каждый ход", "+30 s for every move"),
        ("40/5400:1800+30", "", ""),
        ("-", "", ""),
    ],
)
def test_what_a_move_brings_is_said_as_what_it_is(control: str, words: str, english: str) -> None:
    each = each_move(controlled(control), Color.WHITE)
    assert each_move_words(each) == words
    set_language("en")
    assert each_move_words(each) == english


def test_where_periods_differ_a_side_is_told_what_its_own_next_move_brings() -> None:
    view = controlled("40/5400:1800+30")
    first, second = view.regulations.time_control.periods
    view = replace(view, periods=ByColor(second, first))
    assert each_move_words(each_move(view, Color.WHITE)) == "+30 с за каждый ход"
    assert each_move_words(each_move(view, Color.BLACK)) == ""


def test_the_digits_of_both_clocks_are_alike(qtbot: QtBot) -> None:
    """Ten minutes against nine, an hour against less: the wider time sets the size of both."""
    clock = ClockState(remaining_ms=ByColor(718_000, 598_000), running=Color.WHITE, since_ms=0)
    faces = [face(qtbot, game_view(clock=clock), color) for color in (Color.WHITE, Color.BLACK)]
    assert [each.picture.time for each in faces] == ["11:58", "9:58"]
    sizes = {clock_paint.digits_place(each.rect(), each.picture).size_px for each in faces}
    assert len(sizes) == 1
    alone = replace(faces[1].picture, widest="")
    assert clock_paint.digits_place(faces[1].rect(), alone).size_px > sizes.pop()


def test_a_delay_is_heard_without_the_seconds_before_the_time(qtbot: QtBot) -> None:
    assert face(qtbot, delayed()).accessibleDescription() == "Время ещё не идёт. 2:48"


@pytest.mark.parametrize("height_px", [40, 47, 60])
def test_in_a_face_too_low_for_a_word_above_them_digits_stand_in_one_line(qtbot: QtBot, height_px: int) -> None:
    low = face(qtbot, game_view(), hint_px=0)
    low.resize(124, height_px)
    digits = low.findChild(ClockDigits)
    assert digits is not None
    assert not digits.isVisible()
    low.resize(124, 110)
    assert digits.isVisible()


def test_it_stands_on_the_large_face_only(qtbot: QtBot) -> None:
    assert face(qtbot, controlled("300+3")).picture.note == "+3 с за каждый ход"
    assert face(qtbot, controlled("300+3"), hint_px=0).picture.note == ""


def test_of_two_flags_the_first_is_marked(qtbot: QtBot) -> None:
    clock = ClockState(remaining_ms=ByColor(0, 0), fallen=Color.BLACK, also_fallen=True)
    view = stopped(game_view(clock=clock))
    assert face(qtbot, view, Color.BLACK).picture.captions[0] == "Флажок упал первым"
    assert face(qtbot, view, Color.WHITE).picture.captions[0] == "Флажок упал"
    assert face(qtbot, view, Color.WHITE).picture.time == "0:00"


def test_the_one_flag_that_fell_is_not_called_the_first(qtbot: QtBot) -> None:
    clock = ClockState(remaining_ms=ByColor(0, 5_000), fallen=Color.WHITE)
    assert face(qtbot, stopped(game_view(clock=clock))).picture.captions[0] == "Флажок упал"


def test_what_a_ruling_gave_is_marked_on_the_clock_of_whom_it_was_given(qtbot: QtBot) -> None:
    view = stopped(game_view(notice=RULED))
    assert face(qtbot, view, Color.BLACK).picture.chip == "+2:00 по решению"
    assert face(qtbot, view, Color.WHITE).picture.chip == ""
    small = face(qtbot, view, Color.BLACK, hint_px=0).picture
    assert (small.chip, small.captions[:2]) == ("", ("+2:00 по решению", "+2:00"))


@pytest.mark.parametrize(
    "view",
    [
        game_view(notice=RULED),
        replace(stopped(game_view(notice=RULED)), phase=Phase.ENDED),
        stopped(game_view(notice=replace(RULED, is_ruling=False))),
        stopped(game_view(notice=replace(RULED, params=()))),
    ],
)
def test_once_it_has_been_read_it_is_not_marked_any_more(qtbot: QtBot, view: GameView) -> None:
    assert face(qtbot, view, Color.BLACK).picture.chip == ""


def test_everything_is_painted(qtbot: QtBot) -> None:
    view = stopped(game_view(notice=RULED))
    with_chip, without = face(qtbot, view, Color.BLACK), face(qtbot, stopped(game_view()), Color.BLACK)
    assert with_chip.grab().toImage() != without.grab().toImage()
    no_note = face(qtbot, stopped(controlled("300")), Color.BLACK)
    assert no_note.grab().toImage() != without.grab().toImage()


def test_the_digits_are_painted_over_nothing_that_is_said_below_them(qtbot: QtBot) -> None:
    picture = face(qtbot, stopped(game_view(notice=RULED)), Color.BLACK).picture
    assert picture.chip
    painted = QImage(QSize(262, 234), QImage.Format.Format_RGB32)
    painter = QPainter(painted)
    clock_paint.draw_face(painter, painted.rect(), picture)
    painter.end()
    place = clock_paint.digits_place(painted.rect(), picture)
    columns, rows = range(place.rect.left(), place.rect.right() + 1), range(place.rect.top(), place.rect.bottom() + 1)
    assert {painted.pixel(x, y) for x in columns for y in rows} == {place.fill.rgb()}


@pytest.mark.parametrize("height_px", [76, 100, 130, 180, 254])
@pytest.mark.parametrize("left_ms", [168_000, 718_000, 9_500])
def test_the_digits_leave_the_edge_of_the_face_whole(qtbot: QtBot, height_px: int, left_ms: int) -> None:
    low = face(qtbot, game_view(clock=ClockState(remaining_ms=ByColor(left_ms, left_ms))), hint_px=0)
    low.resize(222, height_px)
    inside = clock_paint.face_rect(low.rect()).adjusted(4, 4, -4, -4).toRect()
    assert inside.contains(clock_paint.digits_place(low.rect(), low.picture).rect)


def test_where_there_is_no_room_beside_the_digits_they_are_below_the_word(qtbot: QtBot) -> None:
    picture = face(qtbot, game_view(), hint_px=0).picture
    painted = QImage(QSize(142, 234), QImage.Format.Format_RGB32)
    painter = QPainter(painted)
    clock_paint.draw_lying(painter, painted.rect(), replace(picture, caption_px=14, digits_px=56))
    painter.end()
    row = painted.rect().center().y() + 14
    ink = [x for x in range(painted.width()) if painted.pixelColor(x, row).lightness() > 200]
    assert ink[-1] - ink[0] > painted.width() / 2


def test_a_strip_says_whose_clock_it_is(qtbot: QtBot) -> None:
    strip = ClockFace(Color.WHITE, lambda: 0, FaceStyle.STRIP)
    qtbot.addWidget(strip)
    strip.present(controlled("300+3"))
    assert strip.picture.captions[0] == "Мои часы"
    assert strip.picture.note == ""


@pytest.mark.parametrize(
    ("ms", "shown"),
    [
        (-1, "0:00,0"),
        (-500, "0:00,0"),
        (0, "0:00,0"),
        (3_599_999, "1:00:00"),
        (3_600_000, "1:00:00"),
        (35_999_000, "9:59:59"),
    ],
)
def test_cl_17_no_time_wraps_round(ms: int, shown: str) -> None:
    """Below ten seconds tenths are shown, "0:00" alone is a fallen flag."""
    assert format_clock(ms) == shown


def test_cl_17_a_game_without_clocks_shows_no_time(qtbot: QtBot) -> None:
    view = game_view(regulations=Regulations(time_control=TimeControl(base_ms=None)))
    assert face(qtbot, view).picture.time == ""

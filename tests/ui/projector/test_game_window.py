"""A game on the projector: large, calm, and no help to anybody."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Hints, Notice, Phase, Player
from ladya_desktop.pin import PinLock
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.projector.class_clock import DIGIT_OF_SIZE, digits_px
from ladya_desktop.ui.projector.game_layout import game_page_of, longest_time
from ladya_desktop.ui.projector.game_projector import GameForClass
from ladya_desktop.ui.projector.game_window import GameWindow, class_content
from ladya_desktop.ui.projector.notice import Notice as SaidOver
from tests.ui.hands import click, key, settle, show
from tests.ui.play.fake_port import FakePort, game_view, stopped
from tests.ui.projector.pretended_spots import RIGHT, PretendedSpots
from tests.ui.stand_in_screens import StandInSettings

THIRTY_MM_PX = 113.4
SIZES = [(1024, 768), (1366, 768), (1920, 1080)]
RULED = Notice(
    code="ruling.illegal_move",
    is_ruling=True,
    color=Color.WHITE,
    article="7.5.1",
    squares=("e1", "e8"),
    params=(("fault", "illegal.pinned"), ("minutes", 2)),
)
NO_CLOCK = Regulations(time_control=TimeControl(base_ms=None))


def window_of(qtbot: QtBot, view: GameView | None = None, width: int = 1366, height: int = 768) -> GameWindow:
    return show(qtbot, GameWindow(FakePort(view)), width, height)


def tell(window: GameWindow, view: GameView) -> None:
    """The game goes on."""
    port = window._port
    assert isinstance(port, FakePort)
    port.show(view)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("time", ["0:00", "00:00"])
def test_digits_are_twice_as_high_as_those_of_the_players(qtbot: QtBot, size: tuple[int, int], time: str) -> None:
    """30 mm at 96 dpi."""
    page = game_page_of(time, *size)
    for color in COLORS:
        face = page.faces[color]
        assert digits_px(time, face.width(), face.height()) * DIGIT_OF_SIZE >= THIRTY_MM_PX


@pytest.mark.parametrize("size", [*SIZES, (1024, 576), (768, 1024), (3840, 2160)])
@pytest.mark.parametrize("time", ["", "0:00", "0:00:00"])
def test_nothing_lies_on_anything_else(qtbot: QtBot, size: tuple[int, int], time: str) -> None:
    page = game_page_of(time, *size)
    parts = [QRectF(page.board), page.words, *(page.names[color] for color in COLORS)]
    parts += [page.faces[color] for color in COLORS]
    for at, part in enumerate(parts):
        assert QRectF(0, 0, *size).contains(part)
        assert not any(part.intersects(other) for other in parts[at + 1 :])
    assert page.sign_px * 30 >= size[1]
    assert page.least_px * 25 >= size[1]


@pytest.mark.parametrize(
    ("control", "wanted"),
    [
        (TimeControl(base_ms=300_000), "0:00"),
        (TimeControl(base_ms=600_000, increment_ms=5_000), "00:00"),
        (TimeControl(base_ms=3_600_000), "0:00:00"),
        (TimeControl(base_ms=None), ""),
    ],
)
def test_the_clocks_get_the_room_that_their_control_needs(control: TimeControl, wanted: str) -> None:
    assert longest_time(control) == wanted


def test_it_shows_both_sides_and_whose_time_runs(qtbot: QtBot) -> None:
    window = window_of(qtbot)
    white, black = window.sides[Color.WHITE], window.sides[Color.BLACK]
    assert (white.name, white.note, white.time, white.mood) == (
        "Дубравина Вера",
        "Белые · 3А класс",
        "2:48",
        Mood.RUNNING,
    )
    assert (black.name, black.time, black.mood) == ("Ветерков Тимофей", "3:21", Mood.WAITING)
    assert window.words.text == "Тур 2 · доска 4"
    assert "Дубравина Вера 2:48" in window.accessibleName()


def test_the_running_side_is_told_by_shape(qtbot: QtBot) -> None:
    """In black and white the faces of the two sides change places with the move."""
    pictures = []
    for running in COLORS:
        clock = ClockState(remaining_ms=ByColor(168_000, 168_000), running=running, since_ms=0)
        window = window_of(qtbot, game_view(clock=clock, to_move=running))
        settle()
        image = window.grab().toImage().convertToFormat(QImage.Format.Format_Mono)
        pictures.append([image.copy(window.page.faces[color].toAlignedRect()) for color in COLORS])
    assert pictures[0][0] != pictures[1][0]
    assert pictures[0][1] != pictures[1][1]


def test_without_clocks_it_says_whose_turn_it_is(qtbot: QtBot) -> None:
    window = window_of(qtbot, game_view(regulations=NO_CLOCK))
    before = window.grab().toImage()
    assert window.sides[Color.WHITE].turn == "Ход белых"
    assert not window.is_ticking
    tell(window, game_view(regulations=NO_CLOCK, to_move=Color.BLACK, version=2))
    assert window.sides[Color.BLACK].mood is Mood.RUNNING
    assert window.grab().toImage() != before


def test_it_helps_nobody(qtbot: QtBot) -> None:
    """No touch that binds, no possible moves, no check, no squares of a remark."""
    hints = Hints(permitted=("e2e4",), check_square="e1")
    remark = Notice(code="refusal.pinned", is_ruling=False, color=Color.WHITE, squares=("e2", "e8"))
    view = game_view(touched=("e2",), in_hand="e2", promotion="a8", last_move=("d2", "d4"), hints=hints, notice=remark)
    content = class_content(view)
    assert (content.in_hand, content.promotion) == (None, None)
    marks = content.marks
    assert (marks.touched, marks.permitted, marks.check_square, marks.returned) == ((), (), None, None)
    assert (marks.explained, marks.arrows) == ((), ())
    assert marks.last_move == ("d2", "d4")


def test_a_ruling_is_one_sentence_with_its_picture_and_its_squares(qtbot: QtBot) -> None:
    window = window_of(qtbot)
    view = stopped(game_view(version=2), notice=RULED)
    tell(window, view)
    assert window.words.text == "Этой фигурой так пойти нельзя."
    assert window.words.picture
    assert not window.words.is_result
    assert class_content(view).marks.explained


def test_a_ruling_says_what_comes_of_it_and_marks_the_piece_as_the_players_see_it(qtbot: QtBot) -> None:
    duty = (("minutes", 2), ("duty", "duty.move_piece"), ("owed", "bishop"), ("owed_square", "f8"))
    notice = Notice(
        code="ruling.illegal_move", is_ruling=True, color=Color.BLACK, article="7.5.4", squares=("f8",), params=duty
    )
    window = window_of(qtbot)
    view = stopped(game_view(version=2, touched=("f8",)), notice=notice)
    tell(window, view)
    assert window.words.then == "У белых +2 минуты."
    assert "У белых +2 минуты" in window.accessibleName()
    assert class_content(view).marks.touched == ("f8",)


@pytest.mark.parametrize("times", [(168_000, 599_000), (599_000, 600_000), (60_000, 719_000)])
def test_the_digits_of_both_clocks_end_under_each_other(qtbot: QtBot, times: tuple[int, int]) -> None:
    ends = []
    for white_ms, black_ms in (times, times[::-1]):
        clock = ClockState(remaining_ms=ByColor(white_ms, black_ms), running=None, since_ms=0)
        window = window_of(qtbot, replace(stopped(game_view()), clock=clock))
        settle()
        image = window.grab().toImage()
        face = window.page.faces[Color.WHITE].adjusted(12, 12, -12, -12).toAlignedRect()
        ground = image.pixel(face.topLeft())
        inked = [x for x in range(face.left(), face.right()) if _has_ink(image, x, face, ground)]
        ends.append((inked[0], inked[-1]))
    assert abs(ends[0][0] - ends[1][0]) <= 1
    assert abs(ends[0][1] - ends[1][1]) <= 8  # a digit does not fill its place up to the edge


def _has_ink(image: QImage, x: int, face: QRect, ground: int) -> bool:
    return any(image.pixel(x, y) != ground for y in range(face.top(), face.bottom(), 3))


def test_a_result_stays(qtbot: QtBot) -> None:
    window = window_of(qtbot)
    result = GameResult(score=Score.WHITE_WINS, termination=Termination.CHECKMATE, article="5.1.1")
    tell(window, replace(stopped(game_view(version=2)), phase=Phase.ENDED, result=result))
    window.grab()
    assert window.words.is_result
    assert (window.words.text, window.words.then) == ("Мат.", "Белые выиграли.")
    assert not window.is_ticking


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_long_name_is_whole(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    long = Player(name="Константинопольский-Задунайский Аристарх", school_class="3Б")
    window = window_of(qtbot, game_view(players=ByColor(long, Player(name="", school_class=""))), 1024, 768)
    window.grab()
    assert window.sides[Color.WHITE].name == long.name
    assert window.sides[Color.BLACK].name == ("Чёрные" if language == "ru" else "Black")
    assert window.sides[Color.BLACK].note == ""


def test_the_clock_goes_by_itself_while_it_is_seen(qtbot: QtBot) -> None:
    clock = ClockState(remaining_ms=ByColor(5_020, 201_000), running=Color.WHITE, since_ms=0)
    window = window_of(qtbot, game_view(clock=clock))
    port = window._port
    assert isinstance(port, FakePort)
    assert window.is_ticking
    assert window.sides[Color.WHITE].mood is Mood.LOW
    port.time_ms = 130
    qtbot.waitUntil(lambda: window.sides[Color.WHITE].time == "0:04,8")
    window.hide()
    assert not window.is_ticking


def test_another_language_is_spoken_at_once(qtbot: QtBot) -> None:
    window = window_of(qtbot)
    set_language("en")
    window.retranslate()
    assert window.sides[Color.WHITE].note == "White · class 3А"
    assert window.windowTitle() == "Class screen: game"


# The game's own screen


class Table:
    """A game's screen that can be shown to the class."""

    def __init__(self, qtbot: QtBot, *, has_pin: bool = False, has_second: bool = True) -> None:
        self.lock = PinLock(StandInSettings(), lambda: 0, lambda: b"salt")
        if has_pin:
            self.lock.set_pin("2580")
        port = FakePort(replace(stopped(game_view()), phase=Phase.RUNNING))
        self.screen = show(qtbot, PlayScreen(port, lock=self.lock))
        spots = PretendedSpots(*((RIGHT,) if has_second else ()))
        self.projector = GameForClass(self.screen, port, self.lock, None, spots=spots).projector

    def is_shown(self) -> bool:
        return self.projector.is_shown


def test_the_key_shows_the_game_and_takes_it_away(qtbot: QtBot) -> None:
    table = Table(qtbot)
    key(table.screen, Qt.Key.Key_F8)
    assert table.is_shown()
    key(table.screen, Qt.Key.Key_F8)
    assert not table.is_shown()


def test_the_key_with_another_one_is_not_meant(qtbot: QtBot) -> None:
    table = Table(qtbot)
    key(table.screen, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert not table.is_shown()


def test_on_one_screen_the_game_is_never_covered(qtbot: QtBot) -> None:
    table = Table(qtbot, has_second=False)
    key(table.screen, Qt.Key.Key_F8)
    assert not table.is_shown()
    said = [notice.text() for notice in table.screen.findChildren(SaidOver) if notice.isVisible()]
    assert said == ["Второй экран не найден. Когда проектор включён, F8 покажет на нём партию."]


def test_with_a_pin_the_key_asks_it_and_the_panel_has_a_button(qtbot: QtBot) -> None:
    table = Table(qtbot, has_pin=True)
    key(table.screen, Qt.Key.Key_F8)
    assert not table.is_shown()
    assert table.screen.door.card is not None
    table.screen.door.close()
    table.screen.set_arbiter_open(is_open=True)
    click(table.screen.arbiter.projector_button)
    assert table.is_shown()
    key(table.screen, Qt.Key.Key_F8)
    assert not table.is_shown(), "the arbiter is here already"

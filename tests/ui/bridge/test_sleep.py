"""What befalls the computer while a clock runs costs nobody time: sleep, another hour on the wall, a hidden window."""

from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import GameView, Phase, Player
from ladya_desktop.session.game import READING_EVERY_MS
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.parts.conditions import Conditions
from ladya_desktop.ui.play.play_screen import PlayScreen
from tests.ui.bridge.room import Room

HOUR_MS = 3_600_000


@dataclass
class Sitting:
    """A game of ten minutes at a computer whose clocks the test holds."""

    room: Room
    bridge: GameBridge

    @property
    def view(self) -> GameView:
        return self.bridge.view

    def remaining_ms(self, color: Color = Color.WHITE) -> int:
        return self.view.clock.remaining(color, self.bridge.now_ms())

    def tick(self) -> None:
        """A second passes, and the program's own timer is heard."""
        self.room.time.pass_ms(READING_EVERY_MS)
        self.bridge._keep_reading()

    def events(self) -> tuple[object, ...]:
        return tuple(event for row in self.bridge.log() for event in row.events)


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    return sit_down()


def sit_down(time_control: str = "600") -> Sitting:
    room = Room()
    players = ByColor(Player(name="", school_class=""), Player(name="", school_class=""))
    bridge = room.desk.open_free(FreeGame(players=players, time_control=time_control, conditions=Conditions()))
    assert bridge is not None
    bridge.start()
    return Sitting(room, bridge)


def test_cl_13_a_computer_that_slept_for_an_hour_comes_back_with_the_clocks_stopped(sitting: Sitting) -> None:
    for _ in range(30):
        sitting.tick()
    sitting.room.time.pass_ms(700)
    sitting.room.time.sleep_ms(HOUR_MS)
    sitting.room.time.pass_ms(400)
    assert sitting.remaining_ms() == 568_900  # what the face shows till then: sleep is not in it
    sitting.tick()
    assert (sitting.view.phase, sitting.view.awaits_arbiter) == (Phase.STOPPED, True)
    assert sitting.remaining_ms() == 570_000
    assert sitting.remaining_ms(Color.BLACK) == 600_000
    assert not any(isinstance(event, ev.FlagFell) for event in sitting.events())
    recovery = sitting.bridge.recovery
    assert recovery is not None
    assert recovery.is_sleep
    assert recovery.stopped_at_ms == 30_000
    assert HOUR_MS <= recovery.gap_ms <= HOUR_MS + 3_000


def test_cl_13_the_time_of_the_game_goes_on_behind_the_sleep(sitting: Sitting) -> None:
    sitting.tick()
    sitting.room.time.sleep_ms(HOUR_MS)
    sitting.tick()
    sitting.bridge.resume()
    started = sitting.bridge.log()[-1].events[-1]
    assert isinstance(started, ev.ClockStarted)
    assert (started.by, started.at_ms) == (Actor.ARBITER, HOUR_MS + 2_000)
    sitting.room.time.pass_ms(5_000)
    assert sitting.remaining_ms() == 594_000


def test_cl_13_a_hand_that_wakes_the_computer_moves_nothing_and_hides_nothing(sitting: Sitting) -> None:
    sitting.tick()
    sitting.room.time.sleep_ms(HOUR_MS)
    sitting.bridge.touch("e2", "mouse", 0)
    assert sitting.view.in_hand is None
    assert sitting.view.phase is Phase.STOPPED
    assert sitting.bridge.recovery is not None
    assert sitting.bridge.recovery.is_sleep


def test_cl_13_the_flag_timer_that_wakes_first_lets_no_flag_fall(qtbot: QtBot) -> None:
    sitting = sit_down("60")
    sitting.tick()
    sitting.room.time.sleep_ms(HOUR_MS)
    sitting.bridge._see_flag()
    assert sitting.view.phase is Phase.STOPPED
    assert sitting.remaining_ms() == 59_000


def test_cl_13_a_game_that_stood_has_lost_nothing_by_sleep(sitting: Sitting) -> None:
    sitting.tick()
    sitting.bridge.pause()
    rows = len(sitting.bridge.log())
    sitting.room.time.sleep_ms(HOUR_MS)
    sitting.bridge.resume()
    assert len(sitting.bridge.log()) == rows + 1
    sitting.room.time.pass_ms(1_000)
    assert sitting.remaining_ms() == 598_000
    assert sitting.bridge.recovery is None


def test_a_program_that_hangs_for_a_moment_has_not_slept(sitting: Sitting) -> None:
    sitting.tick()
    sitting.room.time.pass_ms(20_000)  # no timer was heard meanwhile
    sitting.tick()
    assert sitting.view.phase is Phase.RUNNING
    assert sitting.remaining_ms() == 578_000


def test_cl_13_the_table_tells_how_long_the_computer_slept_and_asks_the_arbiter(qtbot: QtBot, sitting: Sitting) -> None:
    screen = PlayScreen(sitting.bridge)
    qtbot.addWidget(screen)
    screen.show()
    sitting.tick()
    sitting.room.time.sleep_ms(HOUR_MS - 1_000)
    sitting.tick()
    pause = screen.covers.pause
    assert pause.isVisible()
    assert "Компьютер спал: 60 минут." in pause.text.text()
    assert not pause.yes_button.isVisible()
    screen.set_arbiter_open(is_open=True)
    sitting.bridge.set_clocks(None, 599_000)
    assert not pause.isVisible()  # the arbiter is there


@pytest.mark.parametrize("jump_ms", [-HOUR_MS, HOUR_MS, -HOUR_MS // 2 - 30])
def test_cl_15_another_hour_on_the_wall_changes_nothing(sitting: Sitting, jump_ms: int) -> None:
    for _ in range(10):
        sitting.tick()
    sitting.room.time.unix_ms += jump_ms
    for _ in range(10):
        sitting.tick()
    assert sitting.view.phase is Phase.RUNNING
    assert sitting.remaining_ms() == 580_000
    sitting.bridge.touch("e2", "mouse", 0)
    at_ms = [row.handled_ms for row in sitting.bridge.log()]
    assert at_ms == sorted(at_ms)
    assert [row.version for row in sitting.bridge.log()] == list(range(1, len(at_ms) + 1))


def test_cl_07_the_flag_falls_at_its_instant_while_the_window_is_hidden(qtbot: QtBot) -> None:
    sitting = sit_down("60")
    screen = PlayScreen(sitting.bridge)
    qtbot.addWidget(screen)
    screen.showMinimized()
    sitting.room.time.pass_ms(70_000)
    sitting.bridge._see_flag()
    fallen = next(event for event in sitting.events() if isinstance(event, ev.FlagFell))
    assert (fallen.at_ms, fallen.color) == (60_000, Color.WHITE)
    assert sitting.view.result is not None
    assert sitting.view.result.score is Score.BLACK_WINS
    assert sitting.remaining_ms(Color.BLACK) == 60_000
    screen.showNormal()
    assert screen.panels.white.clock.picture.time == "0:00"
    assert screen.panels.black.clock.picture.time == "1:00"

"""What is heard of a game: moves, rulings, flags, low time; and that nothing of it outlives the game."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Notice, Phase, PlayedMove
from ladya_desktop.ui.sound.game_sounds import GameSounds, sound_between
from ladya_desktop.ui.sound.screen_sounds import ScreenSounds
from ladya_desktop.ui.sound.sounds import Occasion, Sound, setting_of
from tests.ui.play.fake_port import FakePort, game_view, stopped
from tests.ui.sound.conftest import Listening


def after(san: str, view: GameView | None = None) -> GameView:
    """A snapshot one move later."""
    view = view or game_view()
    made = PlayedMove(number=1, color=view.to_move, uci="e2e4", san=san, is_completed=False)
    return replace(view, version=view.version + 1, moves=(*view.moves, made))


def fallen(view: GameView) -> GameView:
    clock = replace(view.clock, running=None, fallen=Color.WHITE, remaining_ms=ByColor(0, 201_000))
    return replace(view, version=view.version + 1, phase=Phase.ENDED, clock=clock)


RULED = Notice(code="ruling.illegal_move", is_ruling=True, article="7.5.1", params=(("minutes", 2),))


@pytest.mark.parametrize(
    ("view", "sound"),
    [
        (after("e4"), Sound.MOVE),
        (after("Nxe4"), Sound.CAPTURE),
        (after("Qxf7+"), Sound.CHECK),
        (fallen(game_view()), Sound.FLAG),
        (game_view(version=2, notice=RULED), Sound.RULING),
        (replace(after("Qxf7#"), notice=RULED), Sound.RULING),
        (game_view(version=2), None),
        (game_view(version=2, notice=replace(RULED, is_ruling=False)), None),
        (game_view(notice=RULED), None),  # the same act, safe on the disk now
    ],
)
def test_what_has_happened_has_its_sound(view: GameView, sound: Sound | None) -> None:
    assert sound_between(game_view(), view) is sound


def test_a_move_taken_back_is_silent() -> None:
    assert sound_between(after("e4"), game_view(version=3)) is None


@pytest.fixture
def port(qtbot: QtBot) -> FakePort:
    return FakePort()


def test_a_game_is_heard_and_a_tournament_is_not(port: FakePort, listening: Listening) -> None:
    game = GameSounds(port, listening.player, Occasion.GAME)
    tournament = GameSounds(port, listening.player, Occasion.TOURNAMENT)
    port.show(after("e4"))
    assert listening.heard == ["move"]
    game.close()
    port.show(after("Nf6", port.view))
    tournament.close()
    assert listening.heard == ["move", ""]


def test_in_a_tournament_a_check_sounds_like_any_move(port: FakePort, listening: Listening) -> None:
    for sound in (Sound.MOVE, Sound.CAPTURE, Sound.CHECK):
        listening.settings.put(setting_of(sound, Occasion.TOURNAMENT), "yes")
    sounds = GameSounds(port, listening.player, Occasion.TOURNAMENT)
    port.show(after("Qh5+"))
    assert listening.heard == ["move"]
    listening.player.stop()
    port.show(after("Qxf7+", port.view))
    assert listening.heard[-1] == "capture"
    sounds.close()


CONTROLS = ("300", "300+3", "300b3", "300d3", "2/300:300", "10/300+3:60d5")


def timed(control: str, left_ms: int) -> GameView:
    clock = ClockState(remaining_ms=ByColor(left_ms, 201_000), running=Color.WHITE, since_ms=0)
    return game_view(regulations=Regulations(time_control=TimeControl.from_pgn(control)), clock=clock)


@pytest.mark.parametrize("control", CONTROLS)
def test_cl_21_low_time_and_flag_sound_in_every_timed_mode(port: FakePort, listening: Listening, control: str) -> None:
    port.view = timed(control, 38_000)
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    assert listening.heard == []
    port.time_ms = 501
    sounds._low.timeout.emit()
    assert listening.heard == ["low_time"]
    port.show(replace(port.view, clock=replace(port.view.clock, fallen=Color.WHITE, running=None)))
    assert listening.heard[-1] == "flag"
    sounds.close()


def test_low_time_is_told_once_of_each_side(port: FakePort, listening: Listening) -> None:
    port.view = timed("300+3", 30_000)
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    assert listening.heard == ["low_time"]
    listening.player.stop()
    port.show(replace(port.view, clock=replace(port.view.clock, remaining_ms=ByColor(60_000, 30_000))))
    port.show(timed("300+3", 20_000))
    assert listening.heard == ["low_time", ""]
    black = replace(port.view.clock, running=Color.BLACK, remaining_ms=ByColor(20_000, 30_000))
    port.show(replace(port.view, clock=black))
    assert listening.heard == ["low_time", "", "low_time"]
    sounds.close()


def test_a_delay_is_waited_for_too(port: FakePort, listening: Listening) -> None:
    port.view = timed("300d5", 38_000)
    port.view = replace(port.view, clock=replace(port.view.clock, delay_left_ms=5_000))
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    assert sounds._low.interval() == 5_501
    sounds.close()


def test_without_a_clock_no_time_is_low(port: FakePort, listening: Listening) -> None:
    no_clock = Regulations(time_control=TimeControl(base_ms=None))
    port.view = game_view(regulations=no_clock, clock=ClockState(remaining_ms=ByColor(0, 0)))
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    assert not sounds._low.isActive()
    port.show(after("e4", port.view))
    assert listening.heard == ["move"]
    sounds.close()


def test_standing_clocks_wait_for_nothing(port: FakePort, listening: Listening) -> None:
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    assert sounds._low.isActive()
    port.show(stopped(game_view()))
    assert not sounds._low.isActive()
    sounds.close()


@pytest.mark.parametrize("control", CONTROLS)
def test_cl_21_an_alarm_ends_when_the_flag_is_put_up_again(port: FakePort, listening: Listening, control: str) -> None:
    port.view = timed(control, 168_000)
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    port.show(fallen(port.view))
    assert listening.heard == ["flag"]
    port.show(stopped(game_view()))
    assert listening.voice.played == ["flag", ""]
    sounds.close()


def test_the_ticking_of_low_time_ends_with_the_turn(port: FakePort, listening: Listening) -> None:
    port.view = timed("300", 30_000)
    sounds = GameSounds(port, listening.player, Occasion.GAME)
    assert listening.heard == ["low_time"]
    port.show(replace(port.view, clock=replace(port.view.clock, running=Color.BLACK)))
    assert listening.voice.played == ["low_time", ""]
    sounds.close()


def test_cl_21_a_new_game_or_leaving_ends_the_alarm(qtbot: QtBot, port: FakePort, listening: Listening) -> None:
    screen, screens = QWidget(), ScreenSounds(listening.settings, listening.player)
    qtbot.addWidget(screen)
    screens.accompany(screen, port, is_tournament=False)
    port.show(fallen(port.view))
    assert listening.heard == ["flag"]
    other = FakePort()
    screens.accompany(screen, other, is_tournament=False)
    assert listening.voice.played == ["flag", ""]
    port.show(after("e4", game_view()))
    assert listening.heard == ["flag", ""]  # the game before is heard no more
    other.show(fallen(other.view))
    assert listening.heard[-1] == "flag"
    screens.leave(screen)
    screens.leave(screen)
    assert listening.voice.played[-1] == ""

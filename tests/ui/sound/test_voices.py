"""What plays on this computer: found without being named, passed over when it cannot play."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.sound.player import Player
from ladya_desktop.ui.sound.sounds import Occasion, Sound
from ladya_desktop.ui.sound.voices import ProgramVoice, find_voice
from tests.ui.sound.conftest import KeptSettings

WRITES = (sys.executable, "-S", "-c", "import sys; open(sys.argv[1] + '.heard', 'w').close()")
FAILS = (sys.executable, "-S", "-c", "raise SystemExit(3)")
LASTS = (
    sys.executable,
    "-S",
    "-c",
    "import sys, time; open(sys.argv[1] + '.begun', 'w').close(); time.sleep(60)",
)
MISSING = ("/no/such/program",)


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    return tmp_path / "a sound.wav"


def heard(sound: Path, how: str = "heard") -> bool:
    return Path(f"{sound}.{how}").exists()


def test_the_program_is_given_the_file(qtbot: QtBot, sound: Path) -> None:
    voice = ProgramVoice((WRITES,))
    voice.play(str(sound))
    qtbot.waitUntil(lambda: heard(sound))
    assert voice.commands == (WRITES,)
    voice.close()


@pytest.mark.parametrize("broken", [FAILS, MISSING])
def test_one_that_cannot_play_is_passed_over(qtbot: QtBot, sound: Path, broken: tuple[str, ...]) -> None:
    voice = ProgramVoice((broken, WRITES))
    voice.play(str(sound))
    qtbot.waitUntil(lambda: heard(sound))
    assert voice.commands == (WRITES,)
    voice.close()


def test_when_none_is_left_the_player_has_no_voice(qtbot: QtBot) -> None:
    player = Player(KeptSettings(), lambda: ProgramVoice((FAILS, MISSING)))
    voices = [player.has_voice]
    with qtbot.waitSignal(player.lost):
        player.play(Sound.MOVE, Occasion.GAME)
    voices.append(player.has_voice)
    assert voices == [True, False]
    player.play(Sound.MOVE, Occasion.GAME)
    assert player.sounding is None


def test_cl_21_a_program_that_plays_is_ended_at_once(qtbot: QtBot, sound: Path) -> None:
    voice = ProgramVoice((LASTS,))
    voice.play(str(sound))
    qtbot.waitUntil(lambda: heard(sound, "begun"))
    voice.stop()
    qtbot.waitUntil(lambda: not voice.children())
    assert voice.commands == (LASTS,)  # broken off is not failed
    voice.play(str(sound))
    voice.close()
    qtbot.waitUntil(lambda: not voice.children())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have their own way")
def test_what_the_computer_has_is_found_in_order() -> None:
    voice = find_voice(lambda program: f"/usr/bin/{program}" if program != "pw-play" else "")
    assert isinstance(voice, ProgramVoice)
    assert voice.commands == (("/usr/bin/paplay",), ("/usr/bin/aplay", "-q"))
    assert find_voice(lambda _: "") is None

"""The player: what is heard, how loud, and when it falls silent."""

import wave
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ladya_desktop.ui.sound.player import Player, SoundFiles
from ladya_desktop.ui.sound.sounds import VOLUME, Occasion, Sound, setting_of
from tests.ui.sound.conftest import KeptSettings, Listening


def test_a_sound_begins_after_what_is_going_on(listening: Listening) -> None:
    listening.player.play(Sound.MOVE, Occasion.GAME)
    assert listening.voice.played == []
    assert listening.heard == ["move"]


def test_nothing_is_heard_that_is_not_wanted(listening: Listening) -> None:
    listening.player.play(Sound.FLAG, Occasion.TOURNAMENT)
    listening.settings.put(VOLUME, "0")
    listening.player.play(Sound.MOVE, Occasion.GAME)
    assert listening.heard == []


def test_a_lighter_sound_does_not_break_a_weightier_one_off(listening: Listening) -> None:
    listening.player.play(Sound.RULING, Occasion.GAME)
    listening.player.play(Sound.MOVE, Occasion.GAME)
    listening.player.play(Sound.FLAG, Occasion.GAME)
    assert listening.heard == ["flag"]
    assert listening.player.sounding is Sound.FLAG


def test_cl_21_silence_comes_at_once(listening: Listening) -> None:
    listening.player.play(Sound.FLAG, Occasion.GAME)
    assert listening.heard == ["flag"]
    listening.player.stop()
    assert listening.voice.played == ["flag", ""]
    listening.player.stop()
    assert listening.heard == ["flag", ""]


def test_cl_21_what_is_stopped_before_it_began_is_never_heard(listening: Listening) -> None:
    listening.player.play(Sound.FLAG, Occasion.GAME)
    listening.player.stop()
    assert listening.heard == [""]


@pytest.mark.parametrize(("key", "value"), [(VOLUME, "0"), (setting_of(Sound.FLAG, Occasion.GAME), "")])
def test_cl_21_mute_works_at_once(listening: Listening, key: str, value: str) -> None:
    listening.player.play(Sound.FLAG, Occasion.GAME)
    assert listening.heard == ["flag"]
    listening.player.reconsider()
    assert listening.heard == ["flag"]
    listening.settings.put(key, value)
    listening.player.reconsider()
    assert listening.voice.played == ["flag", ""]


def test_cl_21_closing_the_program_ends_it(listening: Listening) -> None:
    listening.player.play(Sound.FLAG, Occasion.GAME)
    assert listening.heard == ["flag"]
    listening.player.close()
    assert listening.voice.played[-1] == ""


def test_a_sound_is_over_when_its_file_is(listening: Listening) -> None:
    listening.player.play(Sound.MOVE, Occasion.GAME)
    assert 50 < SoundFiles().length_ms(Sound.MOVE) < 200
    listening.player._end.timeout.emit()
    assert listening.player.sounding is None


def test_without_anything_that_plays_nothing_happens(qapp: QApplication) -> None:
    player = Player(KeptSettings(), lambda: None)
    player.play(Sound.MOVE, Occasion.GAME)
    assert player.sounding is None
    assert not player.has_voice


def height(path: str) -> int:
    with wave.open(path) as file:
        frames = file.readframes(file.getnframes())
    return max(int.from_bytes(frames[at : at + 2], "little", signed=True) for at in range(0, len(frames), 2))


def test_half_as_loud_is_a_quarter_as_high(qapp: QApplication) -> None:
    files = SoundFiles()
    loudest = height(files.path(Sound.MOVE, 100))
    assert height(files.path(Sound.MOVE, 50)) == pytest.approx(loudest / 4, abs=2)
    assert files.path(Sound.MOVE, 50) == files.path(Sound.MOVE, 50)


def test_where_no_softer_file_can_be_kept_the_loudest_is_played(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = SoundFiles()
    softer = Path(files.path(Sound.MOVE, 40))
    softer.unlink()
    softer.parent.joinpath("move-30.wav").mkdir()
    monkeypatch.setattr(Path, "exists", lambda _: False)
    assert files.path(Sound.MOVE, 30) == files.path(Sound.MOVE, 100)

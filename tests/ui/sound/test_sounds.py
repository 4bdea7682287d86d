"""Which sounds are wanted when nobody has chosen yet, and after that."""

import wave

import pytest

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.sound.sounds import VOLUME, Occasion, Sound, is_possible, is_wanted, setting_of, volume
from ladya_desktop.ui.sound.synthesis import RATE_HZ, samples_of
from tests.ui.sound.conftest import KeptSettings


@pytest.mark.parametrize("sound", Sound)
def test_a_tournament_is_silent_and_a_game_is_not_until_somebody_chooses(sound: Sound) -> None:
    settings = KeptSettings()
    assert is_wanted(settings, sound, Occasion.GAME)
    assert not is_wanted(settings, sound, Occasion.TOURNAMENT)


def test_each_is_chosen_by_itself() -> None:
    settings = KeptSettings()
    settings.put(setting_of(Sound.FLAG, Occasion.TOURNAMENT), "yes")
    settings.put(setting_of(Sound.MOVE, Occasion.GAME), "")
    assert [each for each in Sound if is_wanted(settings, each, Occasion.TOURNAMENT)] == [Sound.FLAG]
    assert [each for each in Sound if not is_wanted(settings, each, Occasion.GAME)] == [Sound.MOVE]


def test_a_check_is_never_heard_in_a_tournament() -> None:
    settings = KeptSettings()
    settings.put(setting_of(Sound.CHECK, Occasion.TOURNAMENT), "yes")
    assert not is_wanted(settings, Sound.CHECK, Occasion.TOURNAMENT)
    assert not is_possible(Sound.CHECK, Occasion.TOURNAMENT)


@pytest.mark.parametrize(
    ("kept", "loud"),
    [(None, 60), ("0", 0), ("35", 35), ("900", 100), ("-5", 60), ("loud", 60), ("", 60), ("9" * 5000, 60)],
)
def test_a_volume_that_is_none_is_the_usual(kept: str | None, loud: int) -> None:
    settings = KeptSettings()
    if kept is not None:
        settings.put(VOLUME, kept)
    assert volume(settings) == loud


def test_a_weightier_sound_breaks_a_lighter_one_off() -> None:
    assert Sound.FLAG.outweighs(Sound.MOVE)
    assert Sound.MOVE.outweighs(Sound.MOVE)
    assert not Sound.CAPTURE.outweighs(Sound.RULING)


@pytest.mark.parametrize("sound", Sound)
def test_the_files_are_what_the_synthesis_makes(sound: Sound) -> None:
    with wave.open(str(resource_path("sounds", f"{sound}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE_HZ)
        frames = file.readframes(file.getnframes())
    kept = [int.from_bytes(frames[at : at + 2], "little", signed=True) for at in range(0, len(frames), 2)]
    made = samples_of(sound)
    assert len(kept) == len(made)
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 2
    assert abs(kept[0]) < 300
    assert abs(kept[-1]) < 300

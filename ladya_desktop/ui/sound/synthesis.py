"""How the sounds were made: `python -m ladya_desktop.ui.sound.synthesis` writes resources/sounds anew, the same again.

Every sound is a few struck tones: partials that die away, and for wood a first crack of noise from a fixed seed.
"""

import math
import struct
import wave
from dataclasses import dataclass
from pathlib import Path

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.sound.sounds import Sound

RATE_HZ = 22_050
PEAK = 0.8
_FADE_SAMPLES = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """A struck tone: when it begins, its partials in Hz, how fast it dies away, how much crack of wood it begins with.

    `loudness` is its part of the whole, 0 to 1.
    """

    at_ms: int
    partials_hz: tuple[float, ...]
    dies_in_ms: float
    crack: float = 0.0
    loudness: float = 1.0


_WOOD = (190.0, 412.0, 730.0)
_SOUNDS: dict[Sound, tuple[int, tuple[Stroke, ...]]] = {
    Sound.MOVE: (110, (Stroke(at_ms=0, partials_hz=_WOOD, dies_in_ms=16, crack=0.5),)),
    Sound.CAPTURE: (
        170,
        (
            Stroke(at_ms=0, partials_hz=(310.0, 655.0, 1180.0), dies_in_ms=12, crack=0.6, loudness=0.8),
            Stroke(at_ms=55, partials_hz=_WOOD, dies_in_ms=18, crack=0.5),
        ),
    ),
    Sound.CHECK: (
        300,
        (
            Stroke(at_ms=0, partials_hz=(659.3, 1318.5), dies_in_ms=60, loudness=0.8),
            Stroke(at_ms=90, partials_hz=(880.0, 1760.0), dies_in_ms=60),
        ),
    ),
    Sound.LOW_TIME: (
        520,
        tuple(Stroke(at_ms=at_ms, partials_hz=(987.8, 2470.0), dies_in_ms=28) for at_ms in (0, 160, 320)),
    ),
    Sound.RULING: (
        620,
        (
            Stroke(at_ms=0, partials_hz=(523.3, 1046.5), dies_in_ms=130, loudness=0.8),
            Stroke(at_ms=140, partials_hz=(659.3, 1318.5), dies_in_ms=140),
        ),
    ),
    Sound.FLAG: (
        950,
        (
            Stroke(at_ms=0, partials_hz=(880.0, 1766.0, 2650.0), dies_in_ms=170),
            Stroke(at_ms=230, partials_hz=(698.5, 1402.0, 2105.0), dies_in_ms=200, loudness=0.9),
        ),
    ),
}


def samples_of(sound: Sound) -> list[int]:
    """The sound as signed samples of 16 bits."""
    length_ms, strokes = _SOUNDS[sound]
    mixed = [0.0] * (RATE_HZ * length_ms // 1000)
    for stroke in strokes:
        _strike(mixed, stroke)
    loudest = max(abs(value) for value in mixed)
    return [round(value / loudest * PEAK * 32_767 * _fade(index, len(mixed))) for index, value in enumerate(mixed)]


def write_wave(path: Path, samples: list[int]) -> None:
    """One channel, 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def _strike(mixed: list[float], stroke: Stroke) -> None:
    start = RATE_HZ * stroke.at_ms // 1000
    noise = 12_345
    for index in range(start, len(mixed)):
        passed_s = (index - start) / RATE_HZ
        dying = math.exp(-passed_s * 1000 / stroke.dies_in_ms)
        noise = (noise * 1_103_515_245 + 12_345) % 2**31
        crack = stroke.crack * (noise / 2**30 - 1) * dying**6
        tones = sum(
            math.sin(2 * math.pi * hz * passed_s) * dying**number / number
            for number, hz in enumerate(stroke.partials_hz, start=1)
        )
        mixed[index] += stroke.loudness * (tones + crack)


def _fade(index: int, length: int) -> float:
    """No click at either end."""
    return min(1.0, index / _FADE_SAMPLES * 4, (length - 1 - index) / _FADE_SAMPLES)


def main() -> None:
    """Writes every sound."""
    for sound in Sound:
        write_wave(resource_path("sounds", f"{sound}.wav"), samples_of(sound))


if __name__ == "__main__":
    main()

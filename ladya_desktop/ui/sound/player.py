"""Plays the sounds that are wanted, as loud as is wanted; one at a time, never in the way of anything else."""

import struct
import wave
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTemporaryDir, QTimer, Signal

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.settings import Settings
from ladya_desktop.ui.sound.sounds import LOUDEST, Occasion, Sound, is_audible, volume
from ladya_desktop.ui.sound.voices import ProgramVoice, Voice, find_voice


class Player(QObject):
    """`find` looks for what can play, once, when something is to be heard for the first time.

    `lost`: what was found cannot play after all.
    """

    lost = Signal()

    def __init__(
        self,
        settings: Settings,
        find: Callable[[], Voice | None] = find_voice,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._find = find
        self._voice: Voice | None = None
        self._has_looked = self._is_lost = False
        self._files = SoundFiles()
        self._sounding: tuple[Sound, Occasion | None] | None = None
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._ended)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def has_voice(self) -> bool:
        """Whether this computer can play anything."""
        return self._look() is not None

    @property
    def sounding(self) -> Sound | None:
        """What is being heard."""
        return None if self._sounding is None else self._sounding[0]

    def play(self, sound: Sound, occasion: Occasion) -> None:
        """Lets a sound be heard, if it is wanted on the occasion and no weightier one is being heard.

        It begins after everything that is going on now: an act and its picture come first.
        """
        if is_audible(self._settings, sound, occasion):
            self._begin(sound, occasion)

    def try_out(self, sound: Sound) -> None:
        """Lets a sound be heard, wanted or not."""
        self.stop()
        self._begin(sound, None)

    def stop(self) -> None:
        """Silence, at once."""
        if self._sounding is None:
            return
        self._ended()
        if self._voice is not None:
            self._voice.stop()

    def reconsider(self) -> None:
        """Another choice was made: what is not wanted any more is broken off."""
        if self._sounding is None:
            return
        sound, occasion = self._sounding
        is_still_wanted = occasion is None or is_audible(self._settings, sound, occasion)
        if not (is_still_wanted and volume(self._settings)):
            self.stop()

    def close(self) -> None:
        """Silence before the program ends."""
        self.stop()
        if isinstance(self._voice, ProgramVoice):
            self._voice.close()

    def _begin(self, sound: Sound, occasion: Occasion | None) -> None:
        is_lighter = self._sounding is not None and not sound.outweighs(self._sounding[0])
        if is_lighter or not volume(self._settings) or self._look() is None:
            return
        self._sounding = sound, occasion
        self._end.start(self._files.length_ms(sound))
        QTimer.singleShot(0, self, lambda: self._sound(sound))

    def _sound(self, sound: Sound) -> None:
        if self._voice is not None and self.sounding is sound:
            self._voice.play(self._files.path(sound, volume(self._settings)))

    def _ended(self) -> None:
        self._end.stop()
        self._sounding = None

    def _look(self) -> Voice | None:
        if not self._has_looked:
            self._has_looked = True
            self._voice = self._find()
            if isinstance(self._voice, ProgramVoice):
                self._voice.failed.connect(self._lose)
        return None if self._is_lost else self._voice

    def _lose(self) -> None:
        self._is_lost = True  # the voice itself is still speaking and is let go with the player
        self._ended()
        self.lost.emit()


class SoundFiles:
    """The sounds as files of any loudness, made when they are first wanted so and gone with the program."""

    def __init__(self) -> None:
        self._folder: QTemporaryDir | None = None

    def length_ms(self, sound: Sound) -> int:
        """How long it can be heard."""
        with wave.open(str(resource_path("sounds", f"{sound}.wav"))) as file:
            return int(file.getnframes() * 1000 // file.getframerate())

    def path(self, sound: Sound, loudness: int) -> str:
        """The file of a sound, `loudness` being 1 to 100; the loudest if there is no room for another."""
        loudest = resource_path("sounds", f"{sound}.wav")
        if self._folder is None:
            self._folder = QTemporaryDir()
        if loudness >= LOUDEST or not self._folder.isValid():
            return str(loudest)
        made = Path(self._folder.filePath(f"{sound}-{loudness}.wav"))
        if not made.exists():
            try:
                _write_softer(loudest, made, loudness)
            except OSError:
                return str(loudest)
        return str(made)


def _write_softer(source: Path, target: Path, loudness: int) -> None:
    """The ear hears half as loud what has a quarter of the height: the loudness is squared."""
    with wave.open(str(source)) as file:
        shape, frames = file.getparams(), file.readframes(file.getnframes())
    layout, part = f"<{len(frames) // 2}h", loudness * loudness
    softer = [sample * part // (LOUDEST * LOUDEST) for sample in struct.unpack(layout, frames)]
    with target.open("wb") as raw, wave.open(raw, "wb") as file:
        file.setparams(shape)
        file.writeframes(struct.pack(layout, *softer))

"""What the tests of sounds share: a voice that only writes down what it was asked, and settings in memory."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ladya_desktop.ui.sound.player import Player


@dataclass
class WrittenVoice:
    """`played` are the names of the files, "" for a stop."""

    played: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)

    def play(self, path: str) -> None:
        self.played.append(Path(path).stem.partition("-")[0])
        self.paths.append(path)

    def stop(self) -> None:
        self.played.append("")


class KeptSettings:
    """Settings as texts in memory."""

    def __init__(self, **kept: str) -> None:
        self.kept = {key.replace("__", "."): value for key, value in kept.items()}

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def put(self, key: str, value: str) -> None:
        self.kept[key] = value


@dataclass
class Listening:
    """A player with its settings and its voice."""

    settings: KeptSettings
    voice: WrittenVoice
    player: Player

    @property
    def heard(self) -> list[str]:
        """What was played, after everything that waits has been done."""
        QApplication.processEvents()
        return self.voice.played


@pytest.fixture
def listening(qapp: QApplication) -> Listening:
    settings, voice = KeptSettings(), WrittenVoice()
    return Listening(settings, voice, Player(settings, lambda: voice))

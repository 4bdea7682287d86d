"""Which sounds there are, and which of them are wanted: in a game for oneself all, in a tournament none till chosen.

A sound that tells of a check would be a hint, so a tournament has none (articles 11.3, 12.6).
"""

from enum import StrEnum

from ladya_desktop.ui.settings import YES, Settings

VOLUME = "sound.volume"
USUAL_VOLUME = 60
LOUDEST = 100
_MOST_DIGITS = 9


class Sound(StrEnum):
    """From the lightest to the weightiest: a lighter one never breaks a weightier one off."""

    MOVE = "move"
    CAPTURE = "capture"
    CHECK = "check"
    LOW_TIME = "low_time"
    RULING = "ruling"
    FLAG = "flag"

    def outweighs(self, other: "Sound") -> bool:
        """Whether this one may break the other off."""
        order = list(Sound)
        return order.index(self) >= order.index(other)


class Occasion(StrEnum):
    """What is played: a game for oneself or a lesson, or a game of a tournament."""

    GAME = "game"
    TOURNAMENT = "tournament"


def is_possible(sound: Sound, occasion: Occasion) -> bool:
    """Whether the sound can be chosen for the occasion at all."""
    return not (sound is Sound.CHECK and occasion is Occasion.TOURNAMENT)


def setting_of(sound: Sound, occasion: Occasion) -> str:
    """The key under which it is remembered whether the sound is wanted."""
    return f"sound.{occasion}.{sound}"


def is_wanted(settings: Settings, sound: Sound, occasion: Occasion) -> bool:
    """Whether the sound was chosen for the occasion."""
    kept = settings.get(setting_of(sound, occasion))
    chosen = occasion is Occasion.GAME if kept is None else kept == YES
    return chosen and is_possible(sound, occasion)


def mute_of(occasion: Occasion) -> str:
    """The key under which it is remembered whether all is silent on the occasion, whatever is wanted."""
    return f"sound.{occasion}.muted"


def is_muted(settings: Settings, occasion: Occasion) -> bool:
    """Whether the speaker was switched off at the table."""
    return settings.get(mute_of(occasion)) == YES


def is_audible(settings: Settings, sound: Sound, occasion: Occasion) -> bool:
    """Whether the sound is to be heard now: it is wanted, and the speaker is on."""
    return is_wanted(settings, sound, occasion) and not is_muted(settings, occasion)


def volume(settings: Settings) -> int:
    """How loud, 0 (silent) to 100; what is kept and is no such number counts as the usual."""
    kept = settings.get(VOLUME) or ""
    return min(int(kept), LOUDEST) if kept.isdecimal() and len(kept) <= _MOST_DIGITS else USUAL_VOLUME

"""The words of a clock face: its state, the rest of a delay, what each move brings, what a ruling has given.

Fischer, Bronstein and delay (6.3.2) are told apart in words and by how the face behaves: the time of a move is added,
or comes back, or passes before the digits begin to run.
"""

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.time_control import Timing
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui.play.clock_keys import key_name
from ladya_desktop.ui.play.clock_look import ClockLook, EachMove, Mood

_OF_TIMING = {Timing.FISCHER: "fischer", Timing.BRONSTEIN: "bronstein", Timing.DELAY: "each_delay"}


def captions_of(look: ClockLook, *, is_own: bool) -> tuple[str, ...]:
    """The word for its state, from the longest to the shortest; `is_own` on the sheet of the player himself."""
    if look.remaining_ms is None:
        return (t(f"play.clock.{look.mood}_turn"),)
    if look.delay_ms:
        seconds = seconds_of(look.delay_ms)
        return tuple(t(f"clock_face.delay{size}", seconds=seconds) for size in ("", "_short", "_shortest"))
    if look.is_first_flag:
        return t("clock_face.first"), t("clock_face.first_short"), t("play.clock.fallen_short")
    return tuple(t(f"play.clock.{look.mood}{kind}") for kind in (("_own", "_short") if is_own else ("", "_short")))


def spoken_caption(look: ClockLook) -> str:
    """Its state as it is heard: said once, so without the seconds of a delay, which stand before the time."""
    return t("clock_face.delay_spoken") if look.delay_ms else captions_of(look, is_own=False)[0]


def given_words(look: ClockLook) -> tuple[str, ...]:
    """What the ruling that is read now has given to this side, from the longest to the shortest; () for nothing."""
    if not look.given_ms:
        return ()
    time = format_clock(look.given_ms)
    return t("clock_face.given", time=time), t("clock_face.given_short", time=time)


def each_move_words(each: EachMove | None) -> str:
    """What each move brings, "" if it brings nothing."""
    return "" if each is None else t(f"clock_face.{_OF_TIMING[each.timing]}", seconds=seconds_of(each.bonus_ms))


def hint_words(look: ClockLook, color: Color) -> str:
    """Which key is its own while the game goes on; nobody is told to press, before a move least of all (7.5.3)."""
    return "" if look.mood in (Mood.STOPPED, Mood.FALLEN) else key_name(color)


def press_words(color: Color) -> str:
    """By which key the clock of a side is pressed."""
    return t("play.clock.press_key", key=key_name(color))


def seconds_of(ms: int) -> int:
    """Whole seconds, a part of one counting as one."""
    return -(-ms // 1000)

"""What the review says in words: the lines of its list, what was owed, and who knew what at an instant."""

from dataclasses import dataclass
from datetime import datetime

from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.obligation import must_finish, owed_squares
from ladya_desktop.game.position import is_standing_half_move
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import t
from ladya_desktop.texts.journal import journal_line
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import phrase, usual_letters
from ladya_desktop.texts.times import format_clock, format_duration
from ladya_desktop.ui.play.banner_words import banner_words, remark_words
from ladya_desktop.ui.review.time_used import Repetition, number_of
from ladya_desktop.ui.review.timeline import Moment

_TENTHS_BELOW_MS = 10_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A row of the list: when, what, and a smaller remark below it ("" for none)."""

    time: str
    title: str
    remark: str = ""

    @property
    def spoken(self) -> str:
        """The whole of it in one."""
        return "  ".join(part for part in (self.time, self.title, self.remark) if part)


def line_of(moment: Moment, thought_ms: int | None, began_ms: int | None) -> Line:
    """A moment as the list shows it; a move by its number, with how long its player had thought."""
    return Line(time=time_said(moment.at_ms, began_ms), title=_title(moment), remark=_remark(moment, thought_ms))


def full_line(moment: Moment) -> str:
    """What happened, in a sentence that stands by itself."""
    return journal_line(moment.event, moment.before)


def time_said(at_ms: int, began_ms: int | None) -> str:
    """The time of day of an instant, given when the record began (Unix time); else counted from there."""
    if began_ms is not None:
        return datetime.fromtimestamp((began_ms + at_ms) / 1000).astimezone().strftime("%H:%M:%S")
    minutes, seconds = divmod(at_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def clocks_said(state: GameState, at_ms: int) -> ByColor[str]:
    """What both clocks showed, "" in a game without."""
    if not state.regulations.time_control.has_clock:
        return ByColor("", "")
    clock = state.clock.at(at_ms)
    white, black = (format_clock(clock.remaining_ms[color], flag_fallen=clock.has_fallen(color)) for color in COLORS)
    return ByColor(white, black)


def used_said(used_ms: int) -> str:
    """How long somebody thought; tenths where seconds would say nothing."""
    return _with_tenths(used_ms) if used_ms < _TENTHS_BELOW_MS else whole_seconds_said(used_ms)


def used_aloud(used_ms: int) -> str:
    """The same for who hears it."""
    return _with_tenths(used_ms) if used_ms < _TENTHS_BELOW_MS else format_duration(used_ms)


def _with_tenths(used_ms: int) -> str:
    seconds, tenth = divmod(used_ms // 100, 10)
    return t("review.seconds_and_tenths", seconds=seconds, tenth=tenth)


def whole_seconds_said(used_ms: int) -> str:
    """How long, as short as in a column; parts of a second are left out."""
    minutes, seconds = divmod(used_ms // 1000, 60)
    return t("review.minutes", minutes=minutes, seconds=seconds) if minutes else t("review.seconds", seconds=seconds)


def move_said(state: GameState, ply: int) -> str:
    """A half-move by its number: "5. Nf3", "5... d6"."""
    dots = "." if state.player_of(ply) is Color.WHITE else "..."
    san = state.sans[ply - 1] if not is_standing_half_move((state.moves + state.made)[ply - 1]) else ""
    return f"{number_of(state, ply)}{dots} {format_san(san, usual_letters())}"


def owed_said(state: GameState) -> tuple[str, ...]:
    """What the side having the move was bound to, and what waited for an answer, a sentence each."""
    if state.result is not None:
        return ()
    said = [*_owed(state)]
    if state.draw_offer is not None:
        said.append(phrase("review.offer_stands", who=state.draw_offer.value))
    if state.awaits_arbiter:
        said.append(t("review.arbiter_awaited"))
    return tuple(said)


def known_said(moment: Moment, answer: GameView) -> tuple[str, ...]:
    """Who knew what: what the act was answered with on the screen, and what only the arbiter's record has."""
    said = [t("review.arbiters_alone") if moment.is_arbiters_alone else _told(answer)]
    state = moment.after
    if state.regulations.is_limited and state.result is None:
        said += [t("review.unnoticed_move", move=move_said(state, ply).strip()) for ply in _unnoticed(state)]
        said += [phrase("review.unnoticed_flag", who=color.value) for color in COLORS if state.clock.has_fallen(color)]
    return tuple(said)


def repetition_numbers(state: GameState, repetition: Repetition) -> tuple[tuple[str, int], ...]:
    """The moves after which a position stood, as (label, half-move): "17. Nf3", "19... Kg8"."""
    return tuple((move_said(state, ply) if ply else t("review.at_start"), ply) for ply in repetition.plies)


def result_said(state: GameState) -> str:
    """How the game ended, and at which move; "not finished" while it has not."""
    if state.result is None:
        return t("review.unfinished")
    reason = t(f"reason.{state.result.termination.value}")
    plies = len(state.moves + state.made)
    return t("review.ended_at", reason=reason, number=number_of(state, plies)) if plies else reason


def _title(moment: Moment) -> str:
    if isinstance(moment.event, ev.MoveMade):
        state = moment.after
        return move_said(state, len(state.moves) + len(state.made))
    return full_line(moment)


def _remark(moment: Moment, thought_ms: int | None) -> str:
    if not isinstance(moment.event, ev.MoveMade):
        return ""
    if moment.event.breaks_touch:
        return full_line(moment)
    return used_said(thought_ms) if thought_ms is not None else ""


def _owed(state: GameState) -> list[str]:
    who = state.current.turn.value
    if len(state.must_play) == 1:
        return [phrase("review.owes_move", who=who, move=state.current.san(state.must_play[0]))]
    if state.must_play:
        piece = state.current.letter_at(state.must_play[0][:2])
        return [phrase("review.owes_piece", who=who, piece=piece, square=state.must_play[0][:2])]
    said = [_owed_square(state, square) for square in owed_squares(state)]
    if state.promotion is not None:
        said.append(phrase("review.owes_new_piece", who=who, square=state.promotion[1]))
    elif must_finish(state):
        said.append(phrase("review.owes_the_rest", who=who))
    return said


def _owed_square(state: GameState, square: str) -> str:
    """An own piece must move, one of the opponent's must be taken."""
    letter, turn = state.current.letter_at(square), state.current.turn
    code = "review.owes_piece" if state.current.color_at(square) is turn else "review.owes_capture"
    return phrase(code, who=turn.value, piece=letter or "piece", square=square)


def _told(answer: GameView) -> str:
    banner = banner_words(answer)
    if banner is not None:
        return t("review.players_told", words=f"{banner.title} {banner.line}".strip())
    remark = remark_words(answer)
    if remark is not None:
        return t("review.players_told", words=" ".join(remark[:2]).strip())
    return t("review.players_not_told")


def _unnoticed(state: GameState) -> list[int]:
    """The half-moves in which something was wrong that nobody has ruled on."""
    return [
        ply for ply, half_move in enumerate(state.history, start=1) if half_move.is_illegal or half_move.is_touch_broken
    ]

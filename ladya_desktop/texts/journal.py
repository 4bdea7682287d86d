"""The list of everything that happened in a game, one line of text for each recorded event.

A line names pieces and moves, which an event does not carry; both come from the state before it. What was ruled is
said in `journal_rulings`. The list is the arbiter's: it tells what players are not told under limited supervision.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import SLEPT, Actor
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import Position
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.rules.moving import CHOICE_ARTICLE, RELEASE_ARTICLE, article_of_duty
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.texts.catalogue import t
from ladya_desktop.texts.journal_phrases import letter_at, piece_at, with_article
from ladya_desktop.texts.journal_rulings import RulingEvent, ruling_line
from ladya_desktop.texts.notation import Letters
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.texts.times import format_clock

PRESS_REFUSALS = ("refusal.no_move_made", "refusal.not_running", "refusal.move_taken_back")
_BOTH_HANDS_ARTICLE = "4.1"
_MADE_THOUGH = {
    CHOICE_ARTICLE: "journal.move_made_choice_broken",
    RELEASE_ARTICLE: "journal.move_made_release_broken",
}
_STOPPED_BY_PROGRAM = {"ruling": "journal.stopped_for_ruling", "recovered": "journal.stopped_by_failure"}


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalLine:
    """A recorded event and its line; `event.at_ms` is when it happened, in milliseconds of the game's stream."""

    event: ev.Event
    text: str


def journal(events: Iterable[ev.Event], *, letters: Letters | None = None) -> tuple[JournalLine, ...]:
    """The lines of a game in order, of the events that have one; the first must be its `GameOpened`.

    Raises ValueError if the stream begins with something else.
    """
    lines: list[JournalLine] = []
    state: GameState | None = None
    for event in events:
        if state is None:
            if not isinstance(event, ev.GameOpened):
                raise ValueError(f"a game begins with GameOpened, not {type(event).__name__}")
            state = open_state(event)
        text = journal_line(event, state, letters=letters)
        if text:
            lines.append(JournalLine(event=event, text=text))
        state = evolve(state, event)
    return tuple(lines)


_ClockEvent = ev.ClockPressed | ev.ClockStarted | ev.ClocksStopped | ev.ClocksSet | ev.TimeAdded | ev.FlagFell
_MoveEvent = ev.MoveMade | ev.MoveCompleted | ev.MoveTakenBack | ev.DrawClaimed
_VoiceEvent = ev.DrawOffered | ev.DrawOfferEnded | ev.ClaimDecided | ev.ActRefused
_TouchEvent = (
    ev.PiecesTouched
    | ev.PieceAdjusted
    | ev.PieceHovered
    | ev.PieceReturned
    | ev.PieceReleased
    | ev.PieceSprangBack
    | ev.SecondTouchNoted
)
_PieceEvent = (
    ev.PieceRemoved
    | ev.PawnReplaced
    | ev.PieceReplaced
    | ev.PieceDisplaced
    | ev.PieceStraightened
    | ev.BoardSetRight
    | ev.BothHandsUsed
)


def journal_line(event: ev.Event, before: GameState, *, letters: Letters | None = None) -> str:
    """The line of one event; `before` is the state it happened in (for `GameOpened`, the one it opens).

    "" for `RulingBegun`, which only marks where a ruling begins that can be taken back.
    """
    if isinstance(event, ev.GameOpened | ev.GameEnded):
        return _frame_line(event, before)
    if isinstance(event, _ClockEvent):
        return _clock_line(event, before)
    if isinstance(event, _MoveEvent):
        return _move_line(event, before, letters)
    if isinstance(event, _VoiceEvent):
        return _voice_line(event, before)
    if isinstance(event, _TouchEvent):
        return _hand_line(event, before)
    if isinstance(event, _PieceEvent):
        return _piece_line(event, before)
    return _ruling_line(event, before)


def _ruling_line(event: RulingEvent | ev.RulingBegun, before: GameState) -> str:
    return "" if isinstance(event, ev.RulingBegun) else ruling_line(event, before)


def _hand_line(event: _TouchEvent, before: GameState) -> str:
    who = event.by.value
    match event:
        case ev.PiecesTouched():
            return _touch_line(event, before)
        case ev.PieceAdjusted():
            return phrase("journal.piece_adjusted", who=who, **piece_at(before, event.square))
        case ev.PieceHovered():
            return phrase("journal.piece_hovered", who=who, square=event.square)
        case ev.PieceReturned():
            return phrase("journal.piece_returned", who=who, **piece_at(before, event.square))
        case ev.PieceReleased() | ev.PieceSprangBack():
            return _release_line(event, before)
        case ev.SecondTouchNoted():
            return phrase("journal.second_touch", who=who, square=event.square)
        case _:
            assert_never(event)


def _piece_line(event: _PieceEvent, before: GameState) -> str:
    who = event.by.value
    match event:
        case ev.PieceRemoved():
            return phrase("journal.piece_removed", who=who, **piece_at(before, event.square))
        case ev.PawnReplaced():
            return phrase("journal.promotion_chosen", who=who, piece=event.piece, square=event.square)
        case ev.PieceReplaced():
            return phrase("journal.piece_put_back", who=who, piece=event.piece, square=event.square)
        case ev.PieceDisplaced():
            return phrase("journal.piece_displaced", who=who, target=event.to_square, **piece_at(before, event.square))
        case ev.PieceStraightened():
            return phrase("journal.piece_straightened", who=who, **piece_at(before, event.square))
        case ev.BoardSetRight():
            return phrase("journal.board_set_right" if event.by.color else "journal.board_put_right", who=who)
        case ev.BothHandsUsed():
            return with_article(phrase("journal.both_hands", who=who), _BOTH_HANDS_ARTICLE, before)
        case _:
            assert_never(event)


def _touch_line(event: ev.PiecesTouched, before: GameState) -> str:
    who, squares = event.by.value, ", ".join(event.squares)
    if event.unclear:
        return phrase("journal.pieces_touched_unclear", who=who, squares=squares)
    if len(event.squares) > 1:
        return phrase("journal.pieces_touched", who=who, squares=squares)
    code = "journal.piece_touched" if event.binding else "journal.piece_slip"
    return phrase(code, who=who, **piece_at(before, event.squares[0]))


def _release_line(event: ev.PieceReleased | ev.PieceSprangBack, before: GameState) -> str:
    values = {"who": event.by.value, "piece": letter_at(before, event.from_square), "square": event.to_square}
    if isinstance(event, ev.PieceSprangBack):
        return phrase("journal.piece_sprang_back", reason=t(f"{event.reason}.what"), **values)
    return phrase("journal.piece_captured" if event.captured else "journal.piece_released", **values)


def _move_line(event: _MoveEvent, before: GameState, letters: Letters | None) -> str:
    who = event.by.value
    match event:
        case ev.MoveMade(breaks_touch=True):
            article = article_of_duty(before, event.uci)
            code = _MADE_THOUGH.get(article, "journal.move_made_touch_broken")
            return with_article(phrase(code, letters, who=who, move=event.san), article, before)
        case ev.MoveMade():
            return phrase("journal.move_made", letters, who=who, move=event.san)
        case ev.MoveCompleted():
            return phrase("journal.move_completed", letters, move=_san(before.position, event.uci))
        case ev.MoveTakenBack():
            return with_article(_taken_back_line(event, before, letters), event.article, before)
        case ev.DrawClaimed():
            if event.move is None:
                return phrase(f"journal.{event.kind}_claimed", who=who)
            move = _san(before.current, event.move)
            return phrase(f"journal.{event.kind}_claimed_with_move", letters, who=who, move=move)
        case _:
            assert_never(event)


def _taken_back_line(event: ev.MoveTakenBack, before: GameState, letters: Letters | None) -> str:
    move = _san(before.current, event.uci)
    if not event.owed:
        return phrase("journal.move_taken_back", letters, move=move)
    letter, square = before.current.letter_at(event.owed[0]), event.owed[0]
    return phrase("journal.move_taken_back_owed", letters, move=move, piece=letter, square=square)


def _voice_line(event: _VoiceEvent, before: GameState) -> str:
    who = event.by.value
    match event:
        case ev.DrawOffered():
            return phrase("journal.draw_offered", who=who)
        case ev.DrawOfferEnded():
            return phrase(f"journal.draw_{event.how}", who=who)
        case ev.ClaimDecided(article=None):
            return t("journal.claim_not_in_order")
        case ev.ClaimDecided():
            code = "journal.claim_upheld" if event.upheld else "journal.claim_rejected"
            return with_article(t(code), event.article, before)
        case ev.ActRefused():
            code = "journal.press_ignored" if event.reason in PRESS_REFUSALS else "journal.act_refused"
            return phrase(code, who=who, reason=t(f"{event.reason}.what"))
        case _:
            assert_never(event)


def _clock_line(event: _ClockEvent, before: GameState) -> str:
    match event:
        case ev.ClockPressed():
            code = "journal.clock_pressed_period" if event.period_ms else "journal.clock_pressed"
            return phrase(code, who=event.by.value, ms=event.period_ms)
        case ev.ClockStarted():
            code = "journal.clock_started" if event.is_first else "journal.clocks_resumed"
            return phrase(code, who=event.color.value)
        case ev.ClocksStopped():
            return _stop_line(event)
        case ev.ClocksSet(remaining_ms=remaining):
            code = "journal.clocks_set" if event.by is Actor.ARBITER else "journal.clocks_put_right"
            return t(code, white=format_clock(remaining.white), black=format_clock(remaining.black))
        case ev.TimeAdded():
            code = "journal.time_taken" if event.ms < 0 else "journal.time_added"
            return with_article(phrase(code, who=event.player.value, ms=abs(event.ms)), event.article, before)
        case ev.FlagFell():
            return _flag_line(event, before)
        case _:
            assert_never(event)


def _stop_line(event: ev.ClocksStopped) -> str:
    if event.waits:
        return t("journal.stopped_by_sleep" if event.reason == SLEPT else "journal.clocks_wait")
    if event.by is Actor.PROGRAM and event.reason in _STOPPED_BY_PROGRAM:
        return t(_STOPPED_BY_PROGRAM[event.reason])
    return phrase("journal.clocks_stopped" if event.by.color is None else "journal.arbiter_called", who=event.by.value)


def _flag_line(event: ev.FlagFell, before: GameState) -> str:
    if not event.goes_on:
        return phrase("journal.flag_fell", who=event.color.value)
    line = phrase("journal.flag_fell_unclaimed", who=event.color.value)
    return with_article(line, before.regulations.limited_article("3"), before)


def _frame_line(event: ev.GameOpened | ev.GameEnded, before: GameState) -> str:
    if isinstance(event, ev.GameEnded):
        return with_article(result_text(event.result), event.result.article, before)
    if event.white and event.black:
        return t("journal.game_opened", white=event.white, black=event.black)
    return t("journal.game_opened_without_names")


def result_text(result: GameResult) -> str:
    """A result with its reason: "White wins. Reason: checkmate"."""
    return t(
        "journal.game_ended",
        result=t(f"result.{result.score.name.lower()}"),
        reason=t(f"reason.{result.termination.value}"),
    )


def _san(position: Position, uci: str) -> str:
    """SAN of a legal move; an impossible one, which a claim may name, as its two squares."""
    return position.san(uci) if uci in position.legal_moves() else f"{uci[:2]}-{uci[2:]}"

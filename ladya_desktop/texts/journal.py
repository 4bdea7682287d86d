"""The list of everything that happened in a game, one line of text for each recorded event.

A line names pieces and moves, which an event does not carry; both come from the state before it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from ladya_desktop.game import events as ev
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import Position
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.texts.catalogue import t
from ladya_desktop.texts.notation import Letters
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.texts.rules import citation
from ladya_desktop.texts.times import format_clock

UNKNOWN_PIECE = "piece"
PRESS_REFUSALS = ("refusal.no_move_made", "refusal.not_running")


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalLine:
    """A recorded event and its line; `event.at_ms` is when it happened, in milliseconds of the game's stream."""

    event: ev.Event
    text: str


def journal(events: Iterable[ev.Event], *, letters: Letters | None = None) -> tuple[JournalLine, ...]:
    """The lines of a game in order; the first event must be its `GameOpened`.

    Raises ValueError if the stream begins with something else.
    """
    lines: list[JournalLine] = []
    state: GameState | None = None
    for event in events:
        if state is None:
            if not isinstance(event, ev.GameOpened):
                raise ValueError(f"a game begins with GameOpened, not {type(event).__name__}")
            state = open_state(event)
        lines.append(JournalLine(event=event, text=journal_line(event, state, letters=letters)))
        state = evolve(state, event)
    return tuple(lines)


def journal_line(event: ev.Event, before: GameState, *, letters: Letters | None = None) -> str:
    """The line of one event; `before` is the state it happened in (for `GameOpened`, the one it opens)."""
    match event:
        case ev.GameOpened() | ev.GameEnded():
            return _frame_line(event, before)
        case (
            ev.ClockPressed() | ev.ClockStarted() | ev.ClocksStopped() | ev.ClocksSet() | ev.TimeAdded() | ev.FlagFell()
        ):
            return _clock_line(event, before)
        case ev.MoveMade() | ev.MoveCompleted() | ev.DrawClaimed():
            return _move_line(event, before, letters)
        case ev.DrawOffered() | ev.DrawOfferEnded() | ev.ClaimDecided():
            return _voice_line(event, before)
        case ev.TouchWaived() | ev.PositionRestored() | ev.PlayerWarned() | ev.ActRefused():
            return _decision_line(event)
        case _:
            return _hand_line(event, before)


_HandEvent = (
    ev.PiecesTouched
    | ev.PieceAdjusted
    | ev.PieceHovered
    | ev.PieceReturned
    | ev.PieceReleased
    | ev.PieceRemoved
    | ev.PawnReplaced
    | ev.PieceSprangBack
    | ev.SecondTouchNoted
)


def _hand_line(event: _HandEvent, before: GameState) -> str:
    who = event.by.value
    match event:
        case ev.PiecesTouched():
            return _touch_line(event, before)
        case ev.PieceAdjusted():
            return phrase("journal.piece_adjusted", who=who, **_piece(before, event.square))
        case ev.PieceHovered():
            return phrase("journal.piece_hovered", who=who, square=event.square)
        case ev.PieceReturned():
            return phrase("journal.piece_returned", who=who, **_piece(before, event.square))
        case ev.PieceRemoved():
            return phrase("journal.piece_removed", who=who, **_piece(before, event.square))
        case ev.PawnReplaced():
            return phrase("journal.promotion_chosen", who=who, piece=event.piece, square=event.square)
        case ev.PieceReleased() | ev.PieceSprangBack():
            return _release_line(event, before)
        case ev.SecondTouchNoted():
            return phrase("journal.second_touch", who=who, square=event.square)
        case _:
            assert_never(event)


def _touch_line(event: ev.PiecesTouched, before: GameState) -> str:
    who, squares = event.by.value, ", ".join(event.squares)
    if event.unclear:
        return phrase("journal.pieces_touched_unclear", who=who, squares=squares)
    if len(event.squares) > 1:
        return phrase("journal.pieces_touched", who=who, squares=squares)
    code = "journal.piece_touched" if event.binding else "journal.piece_slip"
    return phrase(code, who=who, **_piece(before, event.squares[0]))


def _release_line(event: ev.PieceReleased | ev.PieceSprangBack, before: GameState) -> str:
    values = {"who": event.by.value, "piece": _letter(before, event.from_square), "square": event.to_square}
    if isinstance(event, ev.PieceSprangBack):
        return phrase("journal.piece_sprang_back", reason=t(f"{event.reason}.what"), **values)
    return phrase("journal.piece_captured" if event.captured else "journal.piece_released", **values)


_MoveEvent = ev.MoveMade | ev.MoveCompleted | ev.DrawClaimed


def _move_line(event: _MoveEvent, before: GameState, letters: Letters | None) -> str:
    who = event.by.value
    match event:
        case ev.MoveMade():
            return phrase("journal.move_made", letters, who=who, move=event.san)
        case ev.MoveCompleted():
            return phrase("journal.move_completed", letters, move=_san(before.position, event.uci))
        case ev.DrawClaimed():
            if event.move is None:
                return phrase(f"journal.{event.kind}_claimed", who=who)
            move = _san(before.current, event.move)
            return phrase(f"journal.{event.kind}_claimed_with_move", letters, who=who, move=move)
        case _:
            assert_never(event)


_VoiceEvent = ev.DrawOffered | ev.DrawOfferEnded | ev.ClaimDecided


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
            return _with_article(
                t("journal.claim_upheld" if event.upheld else "journal.claim_rejected"), event.article, before
            )
        case _:
            assert_never(event)


_ClockEvent = ev.ClockPressed | ev.ClockStarted | ev.ClocksStopped | ev.ClocksSet | ev.TimeAdded | ev.FlagFell


def _clock_line(event: _ClockEvent, before: GameState) -> str:
    who = event.by.value
    match event:
        case ev.ClockPressed():
            return phrase("journal.clock_pressed", who=who)
        case ev.ClockStarted():
            return phrase(
                "journal.clock_started" if event.is_first else "journal.clocks_resumed", who=event.color.value
            )
        case ev.ClocksStopped():
            return phrase("journal.clocks_stopped" if event.by.color is None else "journal.arbiter_called", who=who)
        case ev.ClocksSet(remaining_ms=remaining):
            return t("journal.clocks_set", white=format_clock(remaining.white), black=format_clock(remaining.black))
        case ev.TimeAdded():
            code = "journal.time_taken" if event.ms < 0 else "journal.time_added"
            return _with_article(phrase(code, who=event.player.value, ms=abs(event.ms)), event.article, before)
        case ev.FlagFell():
            return phrase("journal.flag_fell", who=event.color.value)
        case _:
            assert_never(event)


_Decision = ev.TouchWaived | ev.PositionRestored | ev.PlayerWarned | ev.ActRefused


def _decision_line(event: _Decision) -> str:
    match event:
        case ev.TouchWaived():
            return t("journal.obligation_waived")
        case ev.PositionRestored(ply=0):
            return t("journal.start_restored")
        case ev.PositionRestored():
            return t("journal.position_restored", ply=event.ply)
        case ev.PlayerWarned():
            return phrase("journal.warning_given", who=event.player.value)
        case ev.ActRefused():
            code = "journal.press_ignored" if event.reason in PRESS_REFUSALS else "journal.act_refused"
            return phrase(code, who=event.by.value, reason=t(f"{event.reason}.what"))
        case _:
            assert_never(event)


def _frame_line(event: ev.GameOpened | ev.GameEnded, before: GameState) -> str:
    if isinstance(event, ev.GameEnded):
        return _with_article(result_text(event.result), event.result.article, before)
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


def _with_article(line: str, article: str | None, before: GameState) -> str:
    if article is None:
        return line
    return t("journal.with_article", line=line, article=citation(before.regulations.edition.value, article))


def _piece(before: GameState, square: str) -> dict[str, str]:
    return {"piece": _letter(before, square), "square": square}


def _letter(before: GameState, square: str) -> str:
    return before.placement.at(square) or UNKNOWN_PIECE


def _san(position: Position, uci: str) -> str:
    """SAN of a legal move; an impossible one, which a claim may name, as its two squares."""
    return position.san(uci) if uci in position.legal_moves() else f"{uci[:2]}-{uci[2:]}"

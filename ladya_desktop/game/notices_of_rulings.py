"""What was ruled, as the banner says it: illegal moves (7.5), touches (4.3, 4.8), what the arbiter found, the end.

A notice of something illegal names it by `fault`, the code of what was wrong, with the values of its sentences; one
that leaves the player bound names by `duty` what must be played now, with `owed` and `owed_square`, or `move`; one that
may not be followed by another of its kind says so by `beware`.
"""

from dataclasses import replace

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import SLEPT, Actor, Finding
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.obligation import chosen, owed_squares, permitted
from ladya_desktop.game.position import Position
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.rules.irregularities import next_one_loses
from ladya_desktop.game.rules.moving import CHOICE_ARTICLE, RELEASE_ARTICLE
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Notice

Params = tuple[tuple[str, str | int], ...]
_Events = tuple[ev.Event, ...]

_PIECE_NAMES = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}
_MAY_BE_DRAWN = (Termination.FLAG_FALL, Termination.RESIGNATION, Termination.ILLEGAL_MOVES)
# What is known of an illegal move of which only the article is recorded (13.4.2).
_FOUND = {
    Finding.WRONG_START_POSITION: "ruling.wrong_start_position_late",
    Finding.BOARD_TURNED: "ruling.board_turned_late",
    Finding.COLOURS_REVERSED: "ruling.colours_reversed_late",
    Finding.DISPLACED: "ruling.displaced",
    Finding.REFUSES_RULES: "ruling.refuses_rules",
}
_WAITS = {CHOICE_ARTICLE: "ruling.new_piece_waits", RELEASE_ARTICLE: "ruling.released_piece_waits"}
_ENDED_BY = {
    Finding.WRONG_START_POSITION: "ruling.wrong_start_position",
    Finding.COLOURS_REVERSED: "ruling.colours_reversed",
    Finding.DEVICE: "ruling.device",
}


def piece_name(letter: str) -> str:
    """The name that codes have for a FEN letter."""
    return _PIECE_NAMES[letter.lower()]


def penalty_minutes(state: GameState) -> int:
    """What an illegal move and a wrong claim bring the opponent."""
    return state.regulations.penalty_ms // 60_000


# Illegal moves


def illegal_move(state: GameState, counted: ev.IllegalMoveCounted, last_events: _Events) -> Notice:
    """7.5.5: the first one; of the second one the end of the game is told."""
    if any(isinstance(event, ev.MoveMade) for event in last_events):
        code = "ruling.pawn_is_queen"
    else:
        code = "ruling.press_without_move" if counted.article == "7.5.3" else "ruling.illegal_move"
    ruled_on = _ruled_on(state, last_events)
    return Notice(
        code=code,
        is_ruling=True,
        color=counted.player,
        article=counted.article,
        further=("7.5.5",),
        squares=tuple(square for completed in ruled_on for square in completed.squares),
        params=(
            ("minutes", penalty_minutes(state)),
            *_fault(state, ruled_on),
            *_duty(state),
            *_beware(state, counted.player),
        ),
    )


def _beware(state: GameState, player: Color) -> Params:
    """What the next illegal move would cost, where it would cost the game."""
    return (("beware", "beware.next_loses"),) if next_one_loses(state, player) else ()


def _ruled_on(state: GameState, last_events: _Events) -> tuple[ev.IllegalMoveCompleted, ...]:
    """The illegal move ruled on: completed just now, or waiting for the arbiter who rules on it now."""
    now = tuple(event for event in last_events if isinstance(event, ev.IllegalMoveCompleted))
    is_by_arbiter = any(isinstance(event, ev.RulingBegun) for event in last_events)
    before = state.before_ruling if is_by_arbiter else None
    waiting = before.pending if before is not None else None
    return now or ((waiting,) if isinstance(waiting, ev.IllegalMoveCompleted) else ())


def _fault(state: GameState, ruled_on: tuple[ev.IllegalMoveCompleted, ...]) -> Params:
    return tuple(
        value
        for completed in ruled_on
        for value in (("fault", completed.reason), *values_of_fault(completed), *_other(state, completed))
    )


def _other(state: GameState, completed: ev.IllegalMoveCompleted) -> Params:
    """The piece that explains the fault: it stands where it stood in the last completed position."""
    is_another = completed.square not in ("", completed.from_square, completed.to_square)
    letter = state.current.letter_at(completed.square) if is_another else ""
    return (("other", piece_name(letter)),) if letter else ()


def values_of_fault(completed: ev.IllegalMoveCompleted) -> tuple[tuple[str, str], ...]:
    """The values of the sentences that say what was illegal, those that it has."""
    values = (
        ("piece", completed.piece),
        ("from", completed.from_square),
        ("to", completed.to_square),
        ("square", completed.square),
    )
    return tuple((name, value) for name, value in values if value)


def waiting(state: GameState, stopped: ev.ClocksStopped) -> Notice:
    """The clocks stand until the arbiter has ruled: on what stands on the board, on a claim."""
    match state.pending:
        case ev.IllegalMoveCompleted() as completed:
            player = Color(completed.by.value)
            is_last = next_one_loses(state, player)
            return Notice(
                code="ruling.second_illegal_move_waits" if is_last else "ruling.illegal_move_waits",
                is_ruling=False,
                color=player,
                article=completed.article,
                squares=completed.squares,
                params=_fault(state, (completed,)),
            )
        case ev.TouchBroken() as broken:
            code = _WAITS.get(broken.article, "ruling.touch_move_waits")
            return Notice(
                code=code, is_ruling=False, color=broken.by.color, article=broken.article, squares=broken.owed
            )
        case _:
            claim = state.claimed
            if stopped.reason == SLEPT:
                return Notice(code="ruling.slept", is_ruling=False)
            if claim is None:
                return Notice(code="ruling.stopped", is_ruling=False, color=stopped.by.color)
            return Notice(code=f"ruling.{claim.kind}_claimed", is_ruling=False, color=claim.by.color)


# Touches


def taken_back(state: GameState, event: ev.MoveTakenBack) -> Notice:
    """A move that broke what was owed: a touched piece, a piece released before, a move written down with a claim."""
    return Notice(
        code=_code_of_broken_duty(state, event),
        is_ruling=True,
        color=event.by.color,
        article=event.article,
        squares=event.owed or (min(permitted(state))[:2],),
        params=_duty(state),
    )


def _code_of_broken_duty(state: GameState, event: ev.MoveTakenBack) -> str:
    if state.must_play:
        return "ruling.written_move_first"
    if event.article == CHOICE_ARTICLE:
        return "ruling.new_piece_chosen"
    return "ruling.released_piece" if event.begun else "ruling.touch_move"


def touch_move(state: GameState, article: str | None) -> Notice:
    """4.3, 4.8: the opponent or the arbiter saw what the move broke; it is taken back, and what bound binds again."""
    code = "ruling.new_piece_chosen" if chosen(state) else "ruling.touch_move"
    return Notice(
        code="ruling.released_piece" if state.begun else code,
        is_ruling=True,
        color=state.current.turn,
        article=article,
        squares=owed_squares(state),
        params=_duty(state),
    )


def _is_some_capture(position: Position, moves: frozenset[str]) -> bool:
    """4.3.2, 4.3.3: whether the one move owed is a capture of a piece that could move otherwise too."""
    (some,) = moves
    others = any(uci[:2] == some[:2] for uci in position.legal_moves() - moves)
    return others and position.captured_square(some) is not None


def _duty(state: GameState) -> Params:
    """What the side having the move must play now, () if it is free; touches bind to one piece, one capture."""
    moves = permitted(state)
    position = state.current
    if not moves or moves == position.legal_moves():
        return ()
    some, promoting = min(moves), chosen(state)
    if len(moves) == 1 and (state.must_play or state.begun or promoting or _is_some_capture(position, moves)):
        return (("duty", "duty.play"), ("move", position.san(some)))
    if promoting:
        return ()
    if all(position.rook_hop(uci) for uci in moves):
        return (("duty", "duty.castle"),)
    if all(uci[:2] == some[:2] for uci in moves):
        code, square = "duty.move_piece", some[:2]
    else:
        code, square = "duty.take_piece", position.captured_square(some) or some[2:4]
    return (("duty", code), ("owed", piece_name(position.letter_at(square))), ("owed_square", square))


def correction(state: GameState, agreed: ev.CorrectionAgreed, last_events: _Events) -> Notice:
    """13.4.2: one player agrees to correct an illegal move that stood, or both do."""
    article = state.regulations.limited_article("2")
    if any(isinstance(event, ev.PositionRestored) for event in last_events):
        return Notice(code="ruling.correction_agreed", is_ruling=True, article=article, params=_duty(state))
    return Notice(code="ruling.correction_offered", is_ruling=False, color=agreed.by.color, article=article)


# What the arbiter found


def finding(state: GameState, event: ev.ArbiterFound) -> tuple[Notice, ...]:
    """What a finding brings, if neither a counted illegal move nor the end says it.

    While the arbiter waits for the next move (13.4.4), and where he may not step in (13.4.2), nothing is said.
    """
    if event.finding is Finding.TOUCH_MOVE:
        return (touch_move(state, event.article),)
    code = "ruling.board_turned" if event.article == "7.2.2" else _FOUND.get(event.finding)
    if code is None:
        return ()
    return (Notice(code=code, is_ruling=True, color=event.player, article=event.article),)


# The end


def end(state: GameState, event: ev.GameEnded, last_events: _Events) -> Notice:
    """The end of the game with what the arbiter found or what was wrong, if it came of that."""
    plain = notice_of_result(event.result)
    is_counted = any(isinstance(each, ev.IllegalMoveCounted) for each in last_events)
    is_by_illegal_move = is_counted and event.result.termination is Termination.ILLEGAL_MOVES
    ruled_on = _ruled_on(state, last_events) if is_by_illegal_move else ()
    shown = tuple(square for completed in ruled_on for square in completed.squares)
    return replace(
        plain,
        code=_code_of_end(event, last_events) or plain.code,
        squares=shown if ruled_on else _mating_squares(state, event.result),
        params=(("by", event.by.value), *_fault(state, ruled_on)),
    )


def notice_of_result(result: GameResult) -> Notice:
    """The notice of an end, whatever it came of."""
    points = result.score.half_points
    winner = None
    if points.white != points.black:
        winner = Color.WHITE if points.white > points.black else Color.BLACK
    return Notice(code=f"ruling.{_kind_of_end(result)}", is_ruling=True, color=winner, article=result.article)


def _kind_of_end(result: GameResult) -> str:
    termination = result.termination
    if result.score is Score.ANNULLED:
        return "annulled"
    if result.score is Score.DRAW and termination in _MAY_BE_DRAWN:
        return f"{termination.value}_draw"
    is_nobodys = result.score is Score.BOTH_FORFEIT and termination is Termination.FORFEIT
    return "forfeit_of_both" if is_nobodys else termination.value


def _code_of_end(event: ev.GameEnded, last_events: _Events) -> str | None:
    found = next((each.finding for each in last_events if isinstance(each, ev.ArbiterFound)), None)
    if found is Finding.EARLIER_END:
        is_mate = event.result.termination is Termination.CHECKMATE
        return "ruling.earlier_checkmate" if is_mate else "ruling.earlier_draw"
    if found is not None:
        return _ENDED_BY.get(found)
    is_waited_out = event.by is Actor.PROGRAM and event.result.termination is Termination.ARBITER
    return "ruling.still_illegal" if is_waited_out else None


def _mating_squares(state: GameState, result: GameResult) -> tuple[str, ...]:
    """The mated king and the pieces that give the mate; none if it is the arbiter who called it a mate."""
    position = state.current
    king = position.king_square(position.turn)
    if king is None or result.termination is not Termination.CHECKMATE or not position.is_checkmate():
        return ()
    return (king, *position.checkers())

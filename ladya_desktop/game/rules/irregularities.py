"""Article 7.5 and 13.4.2: a press on an illegal move, the claims that speak of one, and what it costs.

What stands is compared with the legal moves when the clock is pressed. Under full supervision it is ruled on at once
or left to the arbiter; under limited supervision the illegal move is completed and stands unless somebody speaks up
before the next move. Several faults of one move count once. It does not decide what an arbiter finds by himself
(`findings`), nor why a move is illegal (`illegality`).
"""

from dataclasses import dataclass, replace
from functools import reduce

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.illegality import Illegality, pawn_left_on_last_rank, why_not_a_move
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.position import Position
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.result import Termination
from ladya_desktop.game.rules import chessclock, completion
from ladya_desktop.game.rules.mating import lost_unless_no_mate
from ladya_desktop.game.rules.moving import CHOICE_ARTICLE, RELEASE_ARTICLE
from ladya_desktop.game.state import GameState
from ladya_desktop.game.touch import broken_article, chosen_promotions

_ILLEGAL_MOVE = "7.5.1"
_PAWN_LEFT = "7.5.2"
_BOTH_HANDS = "7.5.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offence:
    """An illegal move to be ruled on: of half-move `ply` (from 1), by `player`, under `article`.

    `restored` is what the position is restored to with its obligations; `begun` names the pawn's move under 7.5.2.
    `shown_ms` is what the offender's clock showed at his press, None to leave it as it is; `is_at_press`: the press
    has only just come, or waits for the arbiter since, and the move is not completed.
    """

    player: Color
    article: str
    restored: ev.PositionRestored
    begun: str = ""
    shown_ms: int | None = None
    is_at_press: bool = False


def press(state: GameState, act: acts.Press) -> tuple[ev.Event, ...]:
    """6.2.1, 7.5.1-7.5.4: completes a move, or is the completion of an illegal one.

    Reading 3: the press that comes with a move just taken back is no press without a move.
    """
    has_nothing_to_complete = not (state.is_board_touched or chessclock.moves_completed_by_press(state))
    if state.is_taken_back and has_nothing_to_complete:
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.move_taken_back"),)
    fault = _fault(state, act)
    if fault is None:
        return chessclock.press(state, act)
    if state.regulations.is_limited:
        return _stands(state, act, fault)
    if _waits(state, Color(act.by.value)):
        return (fault, ev.ClocksStopped(by=Actor.PROGRAM, at_ms=act.at_ms, reason="irregularity", waits=True))
    return (fault, *rule_on(state, offence_at_press(state, fault), by=Actor.PROGRAM, at_ms=act.at_ms))


def _waits(state: GameState, player: Color) -> bool:
    """Whether the arbiter is to rule: always, or on what would end the game."""
    rulings = state.regulations.rulings
    return rulings is Rulings.ARBITER or (rulings is Rulings.CONFIRM_END and next_one_loses(state, player))


def next_one_loses(state: GameState, player: Color) -> bool:
    """7.5.5: whether one more illegal move of the player ends the game."""
    return state.illegal_moves[player] + 1 >= state.regulations.illegal_move_limit


def _fault(state: GameState, act: acts.Press) -> ev.IllegalMoveCompleted | None:
    """What makes this press the completion of an illegal move; the opponent's half-done reply is no fault of his."""
    presser = Color(act.by.value)
    count = chessclock.moves_completed_by_press(state)
    if state.current.turn is presser and (state.is_board_touched or count == 0):
        return _completed(state, act, why_not_a_move(state.current, state.placement))
    own = state.history[len(state.moves) + count - 1] if count else None
    if own is not None and own.with_both_hands:
        uci = state.made[count - 1]
        squares = (uci[:2], uci[2:4])
        why = Illegality(article=_BOTH_HANDS, reason="illegal.both_hands", squares=squares, piece="")
        return _completed(state, act, why)
    return None


def _completed(state: GameState, act: acts.Press, why: Illegality) -> ev.IllegalMoveCompleted:
    return ev.IllegalMoveCompleted(
        by=act.by,
        at_ms=act.at_ms,
        article=why.article,
        reason=why.reason,
        squares=why.squares,
        piece=why.piece,
        from_square=why.from_square,
        to_square=why.to_square,
        square=why.square,
        board=state.placement.board_fen(),
    )


def offence_at_press(state: GameState, fault: ev.IllegalMoveCompleted) -> Offence:
    """The offence of a press just made, or waiting for the arbiter since: the clock never went over."""
    player = Color(fault.by.value)
    if fault.article == _BOTH_HANDS:
        ply = len(state.moves) + _moves_up_to_own(state, player)
        restored = _before(state, ply, fault, keeps_release=True)
        return Offence(player=player, article=fault.article, restored=restored, is_at_press=True)
    restored = ev.PositionRestored(
        by=Actor.PROGRAM,
        at_ms=fault.at_ms,
        ply=len(state.moves) + len(state.made),
        touches=state.touches,
        begun=state.begun,
        must_play=state.must_play,
    )
    begun = _pawns_move(state) if fault.article == _PAWN_LEFT else ""
    return Offence(player=player, article=fault.article, restored=restored, begun=begun, is_at_press=True)


def _pawns_move(state: GameState) -> str:
    """The move of the pawn left on the last rank; "" where another piece has to move (4.3, 9.5.3): no queen stands."""
    begun = "".join(pawn_left_on_last_rank(state.current, state.placement) or ())
    return begun if any(uci.startswith(begun) for uci in permitted(state)) else ""


def _moves_up_to_own(state: GameState, player: Color) -> int:
    """How many of the made moves lie up to the player's own last one."""
    made = len(state.made)
    return made - 1 if made and state.player_of(len(state.moves) + made) is not player else made


def _before(state: GameState, ply: int, deed: acts.Act | ev.Event, *, keeps_release: bool) -> ev.PositionRestored:
    half_move = state.history[ply - 1]
    return ev.PositionRestored(
        by=Actor.PROGRAM,
        at_ms=deed.at_ms,
        ply=ply - 1,
        touches=half_move.touches,
        begun=half_move.begun if keeps_release else "",
        must_play=half_move.must_play,
    )


def offence_of(state: GameState, ply: int, deed: acts.Act) -> Offence:
    """The offence of a half-move that has been completed; the clock is put back only if nobody has replied."""
    half_move, player = state.history[ply - 1], state.player_of(ply)
    article = half_move.irregularity or _BOTH_HANDS
    is_last = ply == len(state.moves) + len(state.made)
    shown_ms = half_move.remaining_ms[player] if is_last and half_move.remaining_ms is not None else None
    return Offence(
        player=player,
        article=article,
        restored=_before(state, ply, deed, keeps_release=True),
        begun=half_move.begun if article == _PAWN_LEFT else "",
        shown_ms=shown_ms,
    )


def rule_on_completed(state: GameState, ply: int, act: acts.Act, *, by: Actor) -> tuple[ev.Event, ...]:
    """The ruling on a half-move that had been completed, and what was wrong with it: so far only the record knew."""
    offence = offence_of(state, ply, act)
    return (_known_fault(state, ply, act), *rule_on(state, offence, by=by, at_ms=act.at_ms))


def _known_fault(state: GameState, ply: int, act: acts.Act) -> ev.IllegalMoveCompleted:
    by, stood = Actor(state.player_of(ply).value), state.history[ply - 1].stood
    if stood is None:
        uci = (state.moves + state.made)[ply - 1]
        squares = (uci[:2], uci[2:4])
        return ev.IllegalMoveCompleted(
            by=by, at_ms=act.at_ms, article=_BOTH_HANDS, reason="illegal.both_hands", squares=squares
        )
    return ev.IllegalMoveCompleted(
        by=by,
        at_ms=act.at_ms,
        article=stood.article,
        reason=stood.reason,
        squares=stood.squares,
        piece=stood.piece,
        from_square=stood.from_square,
        to_square=stood.to_square,
        square=stood.square,
        board=stood.fen.split()[0],
    )


def rule_on(state: GameState, offence: Offence, *, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    """7.5.1-7.5.5: restores, or makes the pawn a queen; counts; adds the time or ends the game."""
    measures = _queened(state, offence, by, at_ms) if offence.begun else _restored(state, offence, by, at_ms)
    after = reduce(evolve, measures, state)
    count = state.illegal_moves[offence.player] + 1
    counted = ev.IllegalMoveCounted(by=by, at_ms=at_ms, player=offence.player, count=count, article=offence.article)
    if next_one_loses(state, offence.player):
        end = lost_unless_no_mate(after, offence.player, Termination.ILLEGAL_MOVES, "7.5.5", by=by, at_ms=at_ms)
        return (*measures, counted, *end)
    opponent, penalty_ms = offence.player.other, state.regulations.penalty_ms
    added = ev.TimeAdded(by=by, at_ms=at_ms, player=opponent, ms=penalty_ms, article="7.5.5")
    end = completion.at_once(after, by=by, at_ms=at_ms) if offence.begun else ()
    return (*measures, counted, added, *end)


def _restored(state: GameState, offence: Offence, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    made_before = state.made[: max(offence.restored.ply - len(state.moves), 0)]
    return (
        *(ev.MoveCompleted(by=by, at_ms=at_ms, uci=uci) for uci in made_before),
        *_clock_shows(state, offence.player, offence.shown_ms, by, at_ms),
        *_clock_runs(state, offence.player, by, at_ms),
        _as_by(offence.restored, by, at_ms),
    )


def _as_by(restored: ev.PositionRestored, by: Actor, at_ms: int) -> ev.PositionRestored:
    return replace(restored, by=by, at_ms=at_ms)


def _clock_shows(state: GameState, player: Color, shown_ms: int | None, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    """7.1: the clock of the player shows that time again."""
    shown = state.clock.at(at_ms).remaining_ms
    if shown_ms in (None, shown[player]):
        return ()
    return (ev.ClocksSet(by=by, at_ms=at_ms, remaining_ms=shown.put(player, shown_ms)),)


def _clock_runs(state: GameState, player: Color, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    """The clock of the player runs, if one runs at all."""
    if state.clock.running in (None, player):
        return ()
    delay_ms = chessclock.delay_ms(state, player)
    return (ev.ClockStarted(by=by, at_ms=at_ms, color=player, is_first=False, delay_ms=delay_ms),)


def _queened(state: GameState, offence: Offence, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    """7.5.2: the pawn is a queen, the move stands and the opponent has the move; no increment for it."""
    player = Actor(offence.player.value)
    before: tuple[ev.Event, ...] = () if offence.is_at_press else (_as_by(offence.restored, by, at_ms),)
    base = reduce(evolve, before, state)
    uci = offence.begun + "q"
    made = ev.MoveMade(by=player, at_ms=at_ms, uci=uci, san=base.current.san(uci))
    events: tuple[ev.Event, ...] = (*before, made)
    after = reduce(evolve, events, state)
    events = (*events, *chessclock.completed(after, len(after.made), made), ev.BoardSetRight(by=by, at_ms=at_ms))
    return (*events, *_clock_after_queening(state, offence, by, at_ms))


def _clock_after_queening(state: GameState, offence: Offence, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    """Reading 2: the opponent's clock runs; a period that the move completed has still been completed."""
    player = offence.player
    if offence.is_at_press and state.clock.running:
        act = acts.Press(by=Actor(player.value), at_ms=at_ms)
        own_moves = _own_made(state, player) + 1
        return (chessclock.clock_pressed(state, act, own_moves=own_moves, has_bonus=False),)
    shown_ms = offence.shown_ms
    if offence.is_at_press:
        gained_ms = chessclock.periods_gained_ms(state, player, _own_made(state, player) + 1)
        shown_ms = state.clock.at(at_ms).remaining_ms[player] + gained_ms
    elif shown_ms is not None:
        shown_ms += state.regulations.time_control.time_gained_ms(state.counter[player])
    return (
        *_clock_shows(state, player, shown_ms, by, at_ms),
        *_clock_runs(state, player.other, by, at_ms),
    )


def _own_made(state: GameState, player: Color) -> int:
    return chessclock.own_moves(state, player, len(state.made))


def _stands(state: GameState, act: acts.Press, fault: ev.IllegalMoveCompleted) -> tuple[ev.Event, ...]:
    """13.4.2: nobody rules on it, so it is completed like any other move."""
    if fault.article == _BOTH_HANDS:
        return chessclock.press(state, act)
    left = pawn_left_on_last_rank(state.current, state.placement) if fault.article == _PAWN_LEFT else None
    own_moves = _own_made(state, Color(act.by.value)) + 1
    stood = ev.IllegalMoveStood(
        by=act.by,
        at_ms=act.at_ms,
        fen=state.current.fen_of_illegal_move(state.placement.board_fen()),
        article=fault.article,
        begun="".join(left or ()) or state.begun,
        reason=fault.reason,
        squares=fault.squares,
        piece=fault.piece,
        from_square=fault.from_square,
        to_square=fault.to_square,
        square=fault.square,
    )
    pressed = chessclock.clock_pressed(state, act, own_moves=own_moves)
    return (*chessclock.completed(state, len(state.made), act), stood, pressed)


def claim(state: GameState, act: acts.ClaimIllegal | acts.ClaimTouchMove) -> tuple[ev.Event, ...]:
    """13.4.2, 4.8: about the opponent's last move, before one's own; for a touch also before one's own touch."""
    is_touch = isinstance(act, acts.ClaimTouchMove)
    kind = "touch_move" if is_touch else "illegal_move"
    claimant = Color(act.by.value)
    ply = _claimable(state, claimant, is_touch=is_touch)
    waits = _is_pending(state, claimant, is_touch=is_touch) or (
        ply is not None and _leaves_to_the_arbiter(state, claimant.other, is_touch=is_touch)
    )
    claimed = ev.IrregularityClaimed(by=act.by, at_ms=act.at_ms, kind=kind, waits=waits)
    if waits:
        return (claimed, ev.ClocksStopped(by=Actor.PROGRAM, at_ms=act.at_ms, reason="claim", waits=True))
    article = _article_of_touch_claim(state, claimant, ply) if is_touch else _article_of_claim(state)
    decided = ev.ClaimDecided(
        by=Actor.PROGRAM, at_ms=act.at_ms, upheld=ply is not None, article=article, must_play=state.must_play
    )
    if ply is None:
        return (claimed, decided)
    ruling = rule_on_touch if is_touch else _rule_on_illegal
    return (claimed, decided, *ruling(state, ply, act))


def _article_of_touch_claim(state: GameState, claimant: Color, ply: int | None) -> str:
    """What the opponent broke; 4.8 for a claim that comes after one's own touch or move; 4.3 if he kept to it."""
    if ply is not None:
        return broken_duty(state, ply)
    is_late = bool(state.touches) or (bool(state.history) and state.player_of(len(state.history)) is claimant)
    return "4.8" if is_late else "4.3"


def _article_of_claim(state: GameState) -> str:
    """Where a claim can come too late it is one under 13.4.2."""
    return state.regulations.limited_article("2") if state.regulations.is_too_late_after_reply else _ILLEGAL_MOVE


def _is_pending(state: GameState, claimant: Color, *, is_touch: bool) -> bool:
    """Whether the arbiter is to rule on just that already: the illegal move is not completed before he has."""
    pending = state.pending
    return not is_touch and isinstance(pending, ev.IllegalMoveCompleted) and pending.by.color is claimant.other


def _leaves_to_the_arbiter(state: GameState, offender: Color, *, is_touch: bool) -> bool:
    return state.regulations.rulings is Rulings.ARBITER if is_touch else _waits(state, offender)


def _rule_on_illegal(state: GameState, ply: int, act: acts.Act) -> tuple[ev.Event, ...]:
    return rule_on_completed(state, ply, act, by=Actor.PROGRAM)


def _claimable(state: GameState, claimant: Color, *, is_touch: bool) -> int | None:
    """The half-move (from 1) that the claim is right about, None if there is none."""
    ply = len(state.history)
    if ply == 0 or state.player_of(ply) is claimant:
        return None
    half_move = state.history[-1]
    if is_touch:
        return ply if half_move.is_touch_broken and not state.touches else None
    return ply if half_move.is_illegal and half_move.remaining_ms is not None else None


def broken_duty(state: GameState, ply: int) -> str:
    """The article of what bound the player of a half-move that broke it: a touch, a new piece chosen, a release."""
    played, half_move = state.moves + state.made, state.history[ply - 1]
    if half_move.begun != played[ply - 1]:
        return RELEASE_ARTICLE
    before = Position(state.opened.base_fen, played[: ply - 1])
    if chosen_promotions(before, half_move.touches):
        return CHOICE_ARTICLE
    return broken_article(before, half_move.touches, played[ply - 1])


def rule_on_touch(state: GameState, ply: int, act: acts.Act) -> tuple[ev.Event, ...]:
    """4.3, 4.8: the move is taken back and the obligation stays; it is not an illegal move."""
    half_move, player = state.history[ply - 1], state.player_of(ply)
    by = act.by if act.by is Actor.ARBITER else Actor.PROGRAM
    is_last = ply == len(state.history)
    shown_ms = half_move.remaining_ms[player] if is_last and half_move.remaining_ms is not None else None
    is_release_broken = broken_duty(state, ply) == RELEASE_ARTICLE
    return (
        *_clock_shows(state, player, shown_ms, by, act.at_ms),
        *_clock_runs(state, player, by, act.at_ms),
        _as_by(_before(state, ply, act, keeps_release=is_release_broken), by, act.at_ms),
    )


def agree(state: GameState, act: acts.AgreeCorrection) -> tuple[ev.Event, ...]:
    """13.4.2, last sentence: once both players agree, the illegal move that stood is corrected, without a penalty."""
    is_known = 1 <= act.ply <= len(state.history) and state.history[act.ply - 1].irregularity is not None
    if not is_known:
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.no_illegal_move_there"),)
    agreed = ev.CorrectionAgreed(by=act.by, at_ms=act.at_ms, ply=act.ply)
    earlier = state.agreed
    if earlier is None or earlier.ply != act.ply or earlier.by is act.by:
        return (agreed,)
    restored = _as_by(_before(state, act.ply, act, keeps_release=True), Actor.PROGRAM, act.at_ms)
    return (agreed, *_clock_runs(state, state.player_of(act.ply), Actor.PROGRAM, act.at_ms), restored)

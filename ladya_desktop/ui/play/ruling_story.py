"""What was ruled, as a story on the board: the hand, the move that is none, why it is none, how it stands now.

Built from the snapshot and from the last things recorded; nothing is judged here, what the pieces attack is asked of
the position (articles 1.4.1, 3.1 to 3.10, 4.3, 4.7, 5.1.1, 5.2.1, 7.5).
"""

from collections.abc import Sequence

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import FILES, SQUARE_NAMES, Placement
from ladya_desktop.game.position import Position
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.ui.board.drawings import Pen, circle
from ladya_desktop.ui.board.looks import Marks
from ladya_desktop.ui.board.story import Frame
from ladya_desktop.ui.play.repetition_story import repetition_story

BRIEF_MS, USUAL_MS, LONG_MS = 900, 1500, 2600
_TO_KING = frozenset({"illegal.king_left_in_check", "illegal.pinned", "illegal.castling_in_check"})
"""Faults whose squares name those who attack the king where he stands."""
_TO_TARGET = frozenset({"illegal.king_into_check", "illegal.castling_through_check"})
"""Faults whose squares name those who attack where he went, or would have passed."""
_REPEATED = frozenset({"ruling.threefold", "ruling.fivefold", "ruling.claim_rejected_threefold"})
_WITHOUT_MOVES = frozenset({"ruling.checkmate", "ruling.stalemate", "ruling.earlier_checkmate"})


def story_of(view: GameView, rows: Sequence[StoredAct] = ()) -> tuple[Frame, ...]:
    """The frames that show what the banner says, () where the board has nothing to show (a flag, an agreement).

    `rows` are what is recorded of the game.
    """
    notice = view.notice
    if notice is None:
        return ()
    values = {name: str(value) for name, value in notice.params}
    if {"fault", "from", "to"} <= values.keys():
        return _illegal_move(view, notice, values)
    if notice.code in _WITHOUT_MOVES and view.phase is Phase.ENDED:
        return _no_way_out(view.placement, view.to_move, has_check=notice.code != "ruling.stalemate")
    if notice.code in _REPEATED and rows:
        return _repeated(view, rows[0])
    taken_back = _last_taken_back(rows)
    if taken_back is not None and notice.is_ruling and notice.squares:
        return _broken_touch(view.placement, notice.squares, taken_back)
    if notice.squares:
        return (Frame(placement=view.placement, marks=Marks(explained=notice.squares), duration_ms=LONG_MS),)
    return ()


# A move that is none


def _illegal_move(view: GameView, notice: Notice, values: dict[str, str]) -> tuple[Frame, ...]:
    start, end = values["from"], values["to"]
    is_back = bool(view.placement.at(start))
    before = view.placement if is_back else _before(view.placement, start, end, is_pawn=values.get("piece") == "pawn")
    after = before.moved(start, end)
    why = Marks(
        last_move=(start, end),
        explained=tuple(square for square in notice.squares if square != start) or (end,),
        arrows=_attacks(after, notice, values),
    )
    told = (
        Frame(placement=before, marks=Marks(touched=(start,)), duration_ms=BRIEF_MS),
        Frame(placement=after, marks=Marks(last_move=(start, end)), move=(start, end), duration_ms=USUAL_MS),
        Frame(placement=after, marks=why, duration_ms=LONG_MS),
    )
    if after.at(end) != view.placement.at(end) and not is_back:  # the pawn has become a queen by the ruling (7.5.2)
        return (*told, Frame(placement=view.placement, marks=Marks(last_move=(start, end)), duration_ms=USUAL_MS))
    if not is_back or view.phase is Phase.ENDED:
        return told
    owed = (values["owed_square"],) if "owed_square" in values else ()
    return (*told, Frame(placement=before, marks=Marks(touched=owed), move=(end, start), duration_ms=USUAL_MS))


def _before(standing: Placement, start: str, end: str, *, is_pawn: bool) -> Placement:
    """Where the piece still stands at its start; what it took, if anything, is not known any more."""
    letter = standing.at(end)
    pawn = "P" if letter.isupper() else "p"
    return standing.with_piece(end, "").with_piece(start, pawn if is_pawn else letter)


def _attacks(after: Placement, notice: Notice, values: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """From those who would take the king to where he stands, or to where he went."""
    fault, target = values["fault"], values["to"]
    if fault in _TO_KING:
        target = _square_of(after, "K" if after.color_at(target) is Color.WHITE else "k")
    elif fault not in _TO_TARGET:
        return ()
    attackers = (square for square in notice.squares[1:] if square != target)
    return tuple((square, target) for square in attackers if target and after.at(square))


def _square_of(placement: Placement, letter: str) -> str:
    return next((square for square in SQUARE_NAMES if placement.at(square) == letter), "")


# A position that came again


def _repeated(view: GameView, first: StoredAct) -> tuple[Frame, ...]:
    opened = first.events[0]
    moves = tuple(move.uci for move in view.moves)
    return repetition_story(opened.base_fen, moves) if isinstance(opened, ev.GameOpened) and all(moves) else ()


# A touch that was broken


def _last_taken_back(rows: Sequence[StoredAct]) -> str | None:
    """The move that the last act took back, in UCI."""
    events = (event for row in rows[-1:] for event in row.events)
    return next((event.uci for event in events if isinstance(event, ev.MoveTakenBack)), None)


def _broken_touch(placement: Placement, owed: tuple[str, ...], uci: str) -> tuple[Frame, ...]:
    start, end = uci[:2], uci[2:4]
    touched = Marks(touched=owed)
    wrong = Marks(touched=owed, last_move=(start, end), explained=(end,))
    return (
        Frame(placement=placement, marks=touched, duration_ms=USUAL_MS),
        Frame(placement=placement.moved(start, end), marks=wrong, move=(start, end), duration_ms=USUAL_MS),
        Frame(placement=placement, marks=touched, move=(end, start), duration_ms=USUAL_MS),
    )


# A king that has nowhere to go


def _no_way_out(placement: Placement, mated: Color, *, has_check: bool) -> tuple[Frame, ...]:
    """First who gives check, then of every square beside the king why he cannot go there."""
    king = _square_of(placement, "K" if mated is Color.WHITE else "k")
    if not king:
        return ()
    position = _position(placement, mated)
    attackers = tuple(sorted(position.attackers_of(king, mated.other))) if has_check else ()
    check = Marks(explained=(king, *attackers), arrows=tuple((square, king) for square in attackers))
    frames = [Frame(placement=placement, marks=check, duration_ms=USUAL_MS)]
    without_king = _position(placement.with_piece(king, ""), mated)
    for square in _beside(king):
        if placement.color_at(square) is not mated:
            frames += _closed(placement, square, without_king.attackers_of(square, mated.other))
    return tuple(frames)


def _closed(placement: Placement, square: str, guards: frozenset[str]) -> list[Frame]:
    if not guards:
        return []
    guard = min(guards)
    marks = Marks(explained=(guard,), arrows=((guard, square),))
    return [Frame(placement=placement, marks=marks, drawings=(circle(square, Pen.RED),), duration_ms=BRIEF_MS)]


def _beside(square: str) -> tuple[str, ...]:
    column, rank = FILES.index(square[0]), int(square[1])
    steps = [(across, up) for up in (1, 0, -1) for across in (-1, 0, 1) if across or up]
    places = [(column + across, rank + up) for across, up in steps]
    return tuple(f"{FILES[file]}{row}" for file, row in places if 0 <= file < len(FILES) and 1 <= row <= len(FILES))


def _position(placement: Placement, mover: Color) -> Position:
    return Position(f"{placement.board_fen()} {'w' if mover is Color.WHITE else 'b'} - - 0 1")

"""The goals of a move to be made: mate, stalemate, a capture, castling and others; the core tells who has met them."""

from dataclasses import dataclass

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability import is_certainly_dead
from ladya_desktop.lessons.faults import known_words
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.kinds.reasons import move_text
from ladya_desktop.texts import t

DETAILS: dict[str, tuple[str, ...]] = {
    "legal": (),
    "mate": (),
    "mate_in": ("2", "3"),
    "stalemate": (),
    "dead": (),
    "check": (),
    "no_check": (),
    "capture": SQUARE_NAMES,
    "move_to": SQUARE_NAMES,
    "castle": ("short", "long"),
    "en_passant": (),
    "promote": ("q", "r", "b", "n"),
    "escape": ("king", "block", "capture"),
}
"""Each goal and what may stand after its colon ("capture:e5"); `mate_in` and `move_to` need it."""
_NEEDS_DETAIL = ("mate_in", "move_to")


@dataclass(frozen=True, slots=True)
class Goal:
    """What a move is to do; `detail` narrows it down, "" leaves it open."""

    name: str
    detail: str = ""

    @property
    def code(self) -> str:
        """What the sentences about it are called."""
        return f"{self.name}_{self.detail}" if self.name == "escape" and self.detail else self.name

    def is_met(self, position: Position, uci: str) -> bool:
        """Whether a legal move does it."""
        match self.name:
            case "capture":
                taken = position.captured_square(uci)
                return taken is not None and self.detail in ("", taken)
            case "move_to":
                return uci[2:4] == self.detail
            case "castle":
                hop = position.rook_hop(uci)
                return hop is not None and self.detail in ("", "short" if hop[0][0] == "h" else "long")
            case "en_passant":
                return position.captured_square(uci) not in (None, uci[2:4])
            case "promote":
                return bool(uci[4:]) and self.detail in ("", uci[4:])
            case "escape":
                return position.is_check() and self.detail in ("", _way_out(position, uci))
            case _:
                return self._is_met_after(position.after(uci))

    def _is_met_after(self, after: Position) -> bool:
        match self.name:
            case "mate":
                return after.is_checkmate()
            case "mate_in":
                return forces_mate(after, int(self.detail) - 1)
            case "stalemate":
                return after.is_stalemate()
            case "dead":
                return is_certainly_dead(after)
            case "check":
                return after.is_check()
            case "no_check":
                return not after.is_check()
            case _:
                return True

    def why_not(self, position: Position, uci: str) -> str:
        """Why a legal move does not do it."""
        after = position.after(uci)
        if self.name in ("mate", "mate_in") and after.is_check() and not after.is_checkmate():
            return t("lessons.goal_not.mate_but_check", move=move_text(after, min(after.legal_moves())))
        if self.name in ("mate", "mate_in") and after.is_stalemate():
            return t("lessons.goal_not.mate_but_stalemate")
        if self.name == "stalemate" and after.legal_moves() and not after.is_check():
            return t("lessons.goal_not.stalemate_but_move", move=move_text(after, min(after.legal_moves())))
        return t(f"lessons.goal_not.{self.code}")


def forces_mate(position: Position, moves: int) -> bool:
    """Whether the side not to move mates within so many moves of its own, whatever is played."""
    if position.is_checkmate():
        return True
    replies = position.legal_moves()
    if moves == 0 or not replies:
        return False
    return all(_mates(position.after(reply), moves) for reply in replies)


def _mates(position: Position, moves: int) -> bool:
    nexts = (position.after(uci) for uci in position.legal_moves())
    return any(after.is_checkmate() if moves == 1 else forces_mate(after, moves - 1) for after in nexts)


def _way_out(position: Position, uci: str) -> str:
    """How a move gets out of check: by the king, by taking what gives it, by coming between."""
    if uci[:2] == position.king_square(position.turn):
        return "king"
    return "capture" if position.captured_square(uci) else "block"


def goal_of(fields: Fields, key: str, text: str) -> Goal:
    """A goal as it is written: "mate", "capture:e5"."""
    name, _, detail = text.partition(":")
    if name not in DETAILS:
        raise fields.fault(key, "lessons.fault.unknown_word", word=name, known=known_words(name, tuple(DETAILS)))
    if (detail and detail not in DETAILS[name]) or (name in _NEEDS_DETAIL and not detail):
        raise fields.fault(key, "lessons.fault.unknown_word", word=text, known=known_words(text, DETAILS[name]))
    return Goal(name, detail)

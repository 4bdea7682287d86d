"""What an arbiter can rule, as a child would say it: the notices of the game gathered into a few decisions."""

from dataclasses import replace

from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Notice

GOES_ON = "goes_on"

_DECISIONS = {
    "checkmate": "checkmate",
    "earlier_checkmate": "checkmate",
    "stalemate": "stalemate",
    "dead_position": "dead_position",
    "agreement": "agreement",
    "threefold": "threefold",
    "fivefold": "fivefold",
    "fifty_moves": "fifty_moves",
    "seventy_five_moves": "seventy_five_moves",
    "earlier_draw": "drawn",
    "still_illegal": "drawn",
    "resignation": "resignation",
    "flag_fall": "flag_fall",
    "flag_fall_draw": "flag_fall_draw",
    "illegal_move": "illegal_move",
    "press_without_move": "illegal_move",
    "pawn_is_queen": "pawn_is_queen",
    "illegal_moves": "illegal_moves",
    "illegal_moves_draw": "illegal_moves_draw",
    "touch_move": "take_back",
    "released_piece": "take_back",
    "new_piece_chosen": "take_back",
    "written_move_first": "take_back",
    "claim_rejected_threefold": "claim_rejected_draw",
    "claim_rejected_fifty": "claim_rejected_draw",
    "claim_rejected_after_move": "claim_rejected_draw",
    "claim_rejected_illegal_move": "claim_rejected",
    "claim_rejected_illegal_move_or_late": "claim_rejected",
    "claim_rejected_touch_move": "claim_rejected",
    "claim_rejected_touch_move_late": "claim_rejected",
    "claim_rejected_flag": "claim_rejected",
    "wrong_hand": "warning",
    "wrong_start_position": "new_game",
    "colours_reversed": "new_game",
    "annulled": "new_game",
    "wrong_start_position_late": "too_late",
    "board_turned_late": "too_late",
    "colours_reversed_late": "too_late",
    "board_turned": "board_turned",
    "displaced": "put_right",
    "correction_agreed": "corrected",
    "device": "device",
    "forfeit": "forfeit",
    "forfeit_of_both": "forfeit",
}
"""The notice "ruling.<name>" -> the decision."""

RULINGS = tuple(dict.fromkeys((*_DECISIONS.values(), GOES_ON)))

_DRAWS = ("stalemate", "dead_position", "threefold", "fifty_moves", "flag_fall_draw")
_NEAR = {
    "illegal_move": ("illegal_moves", "take_back", "warning"),
    "pawn_is_queen": ("illegal_move", "illegal_moves", "take_back"),
    "illegal_moves": ("illegal_move", "illegal_moves_draw", "warning"),
    "illegal_moves_draw": ("illegal_moves", "illegal_move", "dead_position"),
    "take_back": ("illegal_move", "warning", GOES_ON),
    "claim_rejected_draw": ("threefold", "claim_rejected", "illegal_move"),
    "claim_rejected": ("illegal_move", "take_back", "warning"),
    "warning": ("illegal_move", "take_back", GOES_ON),
    "new_game": ("put_right", "too_late", GOES_ON),
    "too_late": ("new_game", "put_right", "illegal_move"),
    "board_turned": ("new_game", "too_late", "put_right"),
    "put_right": ("new_game", "illegal_move", "too_late"),
    "flag_fall": ("flag_fall_draw", "claim_rejected", GOES_ON),
    "flag_fall_draw": ("flag_fall", "claim_rejected", GOES_ON),
    "threefold": ("claim_rejected_draw", "fifty_moves", GOES_ON),
    "fifty_moves": ("claim_rejected_draw", "threefold", GOES_ON),
    "corrected": ("illegal_move", "claim_rejected", GOES_ON),
    "checkmate": ("stalemate", "illegal_move", GOES_ON),
    "stalemate": ("checkmate", "claim_rejected_draw", GOES_ON),
    GOES_ON: ("illegal_move", "take_back", "warning"),
}
"""What is easily mixed up with a decision."""


def ruling_of(notice: Notice | None) -> str:
    """The decision that a notice brings; a game in which nothing was ruled goes on."""
    if notice is None:
        return GOES_ON
    name = notice.code.removeprefix("ruling.")
    return _DECISIONS.get(name, name)


def told_apart(notice: Notice, state: GameState) -> Notice:
    """A claim of an illegal move in vain: in a game nobody is told whether one stands (13.4.2), a story shows it."""
    ending = "_or_late"
    if not notice.code.endswith(ending):
        return notice
    stands = any(half_move.is_illegal for half_move in state.history[:-1])
    return replace(notice, code=notice.code.removesuffix(ending) + ("_late" if stands else ""))


def usual_wrong(right: str) -> tuple[str, ...]:
    """Three plausible wrong decisions."""
    near = (*_NEAR.get(right, ()), GOES_ON, *_DRAWS)
    return tuple(dict.fromkeys(each for each in near if each != right))[:3]

"""Which small picture stands beside each sentence of a ruling: what kind it is, why, and what comes of it."""

from ladya_desktop.game.view import GameView, Notice, Phase

WHY = "help"
_OF_KIND = (
    # How the code of a notice goes on after its area -> the picture; the first that fits
    ("illegal_move", "forbidden"),
    ("still_illegal", "forbidden"),
    ("second_illegal", "forbidden"),
    ("press_without_move", "forbidden"),
    ("pawn_is_queen", "forbidden"),
    ("touch_move", "hand"),
    ("released_piece", "hand"),
    ("new_piece", "hand"),
    ("written_move", "pencil"),
    ("wrong_hand", "hand"),
    ("claim_rejected", "claim"),
    ("threefold", "half"),
    ("fivefold", "half"),
    ("fifty", "half"),
    ("seventy", "half"),
    ("agreement", "half"),
    ("stalemate", "half"),
    ("dead_position", "half"),
    ("earlier_draw", "half"),
    ("checkmate", "crown"),
    ("earlier_checkmate", "crown"),
    ("flag_fall", "flag"),
    ("flag_claimed", "flag"),
    ("resignation", "white-flag"),
    ("arbiter_called", "bell"),
    ("slept", "moon"),
    ("stopped", "pause"),
)


def picture_of(notice: Notice) -> str:
    """The icon of what was ruled; a plain one where no kind fits."""
    code = notice.code.partition(".")[2]
    return next((name for beginning, name in _OF_KIND if code.startswith(beginning)), "info")


def picture_of_consequence(view: GameView, notice: Notice) -> str:
    """The icon of what comes of it: the end of the game, a piece that must be played, time given, the game goes on."""
    named = {name for name, _ in notice.params}
    if view.phase is Phase.ENDED:
        return "medal"
    if view.awaits_arbiter:
        return "bell"
    if "duty" in named:
        return "hand"
    return "clock" if "minutes" in named else "play"

"""Which small picture stands beside each sentence of a ruling: what kind it is, why, and what comes of it."""

from ladya_desktop.game.view import GameView, Notice, Phase

WHY = "help"
_OF_KIND = (
    # The beginning of a notice's code -> the picture; the first that fits
    ("ruling.illegal_move", "forbidden"),
    ("ruling.still_illegal", "forbidden"),
    ("ruling.second_illegal", "forbidden"),
    ("ruling.press_without_move", "forbidden"),
    ("ruling.pawn_is_queen", "forbidden"),
    ("ruling.touch_move", "hand"),
    ("ruling.released_piece", "hand"),
    ("ruling.new_piece", "hand"),
    ("ruling.written_move", "pencil"),
    ("ruling.wrong_hand", "hand"),
    ("ruling.claim_rejected", "claim"),
    ("ruling.threefold", "half"),
    ("ruling.fivefold", "half"),
    ("ruling.fifty", "half"),
    ("ruling.seventy", "half"),
    ("ruling.agreement", "half"),
    ("ruling.stalemate", "half"),
    ("ruling.dead_position", "half"),
    ("ruling.earlier_draw", "half"),
    ("ruling.checkmate", "crown"),
    ("ruling.earlier_checkmate", "crown"),
    ("ruling.flag_fall", "flag"),
    ("ruling.flag_claimed", "flag"),
    ("ruling.resignation", "white-flag"),
    ("ruling.arbiter_called", "bell"),
    ("ruling.slept", "moon"),
    ("ruling.stopped", "pause"),
)


def picture_of(notice: Notice) -> str:
    """The icon of what was ruled; a plain one where no kind fits."""
    return next((name for beginning, name in _OF_KIND if notice.code.startswith(beginning)), "info")


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

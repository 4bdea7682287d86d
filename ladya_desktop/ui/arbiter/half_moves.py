"""A half-move as the arbiter finds it in a list: by its number, in the letters of the language."""

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import PlayedMove
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters


def half_move_said(move: PlayedMove) -> str:
    """A half-move as it stands in the record ("12. Ng1-g4"), or what is known of one that was not one piece's."""
    san = format_san(move.san, usual_letters()) if move.san else t("arbiter.correct.several")
    code = "panel.back.move" if move.color is Color.WHITE else "panel.back.reply"
    return t(code, number=move.number, san=san)

"""Parts that lines of the journal share: the piece on a square before something happened, the article at the end."""

from ladya_desktop.game.state import GameState
from ladya_desktop.texts.catalogue import t
from ladya_desktop.texts.rules import citation

UNKNOWN_PIECE = "piece"


def piece_at(before: GameState, square: str) -> dict[str, str]:
    """The values of a sentence that names the piece on a square."""
    return {"piece": letter_at(before, square), "square": square}


def letter_at(before: GameState, square: str) -> str:
    """The FEN letter of the piece on a square, "piece" if none is known to stand there."""
    return before.placement.at(square) or UNKNOWN_PIECE


def with_article(line: str, article: str | None, before: GameState) -> str:
    """The line with the article it rests on, if there is one."""
    if article is None:
        return line
    cited = citation(before.regulations.edition.value, article, is_in_brackets=True)
    return t("journal.with_article", line=line, article=cited)

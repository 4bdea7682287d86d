"""Where the teacher's board takes games from: what was played at this computer, and files of games.

Each becomes a page of the board; how many there are is known only when all are read.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from ladya_desktop.files.pgn_games import PgnGame, read_games
from ladya_desktop.game.position import Position, is_standing_half_move
from ladya_desktop.lessons import Step, Words
from ladya_desktop.lessons.fields import HEADING_LETTERS, TEXT_LETTERS
from ladya_desktop.texts import language, t
from ladya_desktop.ui.lessons import teacher_tree as tree
from ladya_desktop.ui.lessons.teacher_lesson import BoardPage, setting_at

WHOLE = 1000
"""How far the reading has come, in thousandths."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivedGame:
    """A game of this computer in a list."""

    game_id: str
    title: str
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLine:
    """A game as it was played: UCI moves, or illegal ones that stood, see `game.position`."""

    base_fen: str
    half_moves: tuple[str, ...]


class Archive(Protocol):
    """The games of this computer."""

    def games(self) -> Iterator[ArchivedGame]:
        """All of them, the newest first, each read when it is asked for."""

    def line(self, game_id: str) -> GameLine | None:
        """The moves of a game; None if it cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A game to be taken: `make` gives its page, None if it cannot be read. `fault` is what is wrong with it, or "".

    `done` is how far the reading of all has come, in thousandths.
    """

    title: str
    note: str
    make: Callable[[], BoardPage | None]
    fault: str = ""
    done: int = 0


def offers_of_archive(archive: Archive) -> Iterator[Offer]:
    """The games of this computer."""
    for game in archive.games():
        yield Offer(title=game.title, note=game.note, make=lambda game=game: _archived(archive, game))  # type: ignore[misc]  # a default of its own for each


def offers_of_pgn(text: str) -> Iterator[Offer]:
    """The games of a file; a text without any offers what is wrong with it only."""
    for game in read_games(text):
        has_game = bool(game.moves or game.tags)
        yield Offer(
            title=(game.title or t("teacher.games.unnamed", line=game.line)) if has_game else "",
            note=game.note,
            make=lambda game=game: page_of_pgn(game),  # type: ignore[misc]  # a default of its own for each
            fault=game.fault.sentence if game.fault is not None else "",
            done=WHOLE * game.end // max(1, len(text)),
        )


def page_of_pgn(game: PgnGame) -> BoardPage:
    """A game of a file with its variations, comments and drawings."""
    steps = tuple(
        Step(after=move.after, move=move.uci, text=_words(move.comment), drawings=move.drawings) for move in game.moves
    )
    return BoardPage(
        heading=_words(game.title, HEADING_LETTERS),
        text=_words(game.comment),
        setting=setting_at(game.base_fen, drawings=game.drawings),
        steps=tree.in_order(steps),
    )


def page_of_line(line: GameLine, title: str) -> BoardPage:
    """A game that was played here; an illegal move that stood is a position that begins anew."""
    steps = []
    for number, half_move in enumerate(line.half_moves):
        if is_standing_half_move(half_move):
            fen = Position(line.base_fen, line.half_moves[: number + 1]).fen
            steps.append(Step(after=number, fen=fen))
        else:
            steps.append(Step(after=number, move=half_move))
    return BoardPage(heading=_words(title, HEADING_LETTERS), setting=setting_at(line.base_fen), steps=tuple(steps))


def position_page(page: BoardPage, at: int) -> BoardPage:
    """What stands on the board at a step, on a page of its own."""
    scene = page.scenes[at]
    return replace(page, text=Words(), setting=setting_at(scene.position.fen), steps=())


def _archived(archive: Archive, game: ArchivedGame) -> BoardPage | None:
    line = archive.line(game.game_id)
    return None if line is None else page_of_line(line, game.title)


def _words(text: str, letters: int = TEXT_LETTERS) -> Words:
    """A text of the file in the language of the program, as long as a lesson may have it."""
    cut = text if len(text) <= letters else text[: letters - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return Words(**{language(): cut})

"""Games out of a PGN file, one after another, with variations, comments and drawn arrows; a bad one stops no other.

A game with a move that cannot be read keeps what comes before it, and says which line stopped it. Moves are read with
English or Russian letters; a move in letters of another language is refused, never guessed.
"""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ladya_desktop.files.decoding import Decoded, decode
from ladya_desktop.files.pgn_tokens import Kind, Token, tokens
from ladya_desktop.game.position import STARTING_FEN, FenError, Position, check_fen
from ladya_desktop.lessons import Arrow, Drawings, Mark
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import typed_readings

MOST_BYTES: Final = 100_000_000
MOST_MOVES: Final = 3000
_SAMPLE_BYTES: Final = 1_000_000
_TAG_LETTERS: Final = 200
_ORTHODOX: Final = frozenset({"standard", "chess", "normal", "from", "position"})
"""Words that a tag of the variant may have in ordinary chess."""
_COMMAND: Final = re.compile(r"\[%(\w+)\s+([^\]]*)\]")
_COLORS: Final = {"G": "green", "R": "red", "B": "blue", "Y": "yellow"}
_SQUARE: Final = "[a-h][1-8]"
_DRAWN: Final = re.compile(f"([GRBY])({_SQUARE})({_SQUARE})?")
_ROSTER: Final = frozenset({"Event", "Site", "Date", "Round", "White", "Black", "Result"})
"""Each stands once in a game; a second one begins the next game."""
_NOBODY_CAME: Final = frozenset({"0-0", "O-O"})
"""Where no castling is possible, a result: both lost."""
_WORD_LETTERS: Final = 20
_CYRILLIC: Final = f"{chr(0x0400)}-{chr(0x04FF)}"
_MIXED: Final = re.compile(f"[A-Za-z][{_CYRILLIC}]|[{_CYRILLIC}][A-Za-z]")
_RUSSIAN: Final = re.compile(f"[{_CYRILLIC}]{{3,}}")
_NO_MOVE: Final = frozenset({"--", "Z0", "null", "@@@@", "0000"})


@dataclass(frozen=True, slots=True, kw_only=True)
class PgnFault:
    """What is wrong in a line of the file; `code` and `word` make the sentence."""

    line: int
    code: str
    word: str = ""

    @property
    def sentence(self) -> str:
        """The line and what is wrong with it, in the language chosen."""
        return t("pgn.at", line=self.line, what=t(self.code, word=self.word))


class PgnFileError(Exception):
    """A file that cannot be read at all; `code` names why."""

    def __init__(self, path: Path, code: str) -> None:
        super().__init__(str(path), code)
        self.path = path
        self.code = code

    @property
    def sentence(self) -> str:
        """The file and what is wrong with it, in the language chosen."""
        return t(self.code, file=self.path.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class PgnMove:
    """A move that goes on from another one: `after` is its number, counted from 1, 0 for the beginning."""

    after: int
    uci: str
    comment: str = ""
    drawings: Drawings = field(default_factory=Drawings)


@dataclass(frozen=True, slots=True, kw_only=True)
class PgnGame:
    """`end` is where the game ends in the text of its file; `fault` what stopped it, None if it could be read whole."""

    line: int
    end: int
    tags: dict[str, str]
    base_fen: str = STARTING_FEN
    comment: str = ""
    drawings: Drawings = field(default_factory=Drawings)
    moves: tuple[PgnMove, ...] = ()
    fault: PgnFault | None = None

    @property
    def title(self) -> str:
        """The players, as a list names the game; "" if the file does not tell them."""
        names = [self.tags.get(name, "").strip("? ") for name in ("White", "Black")]
        return " \N{EN DASH} ".join(names) if any(names) else ""

    @property
    def note(self) -> str:
        """What else a list says: event, round, date, result."""
        values = [self.tags.get(name, "").strip("?. ") for name in ("Event", "Round", "Date", "Result")]
        return ", ".join(value for value in values if value)


def read_text(path: Path) -> str:
    """The text of a PGN file, its lines ended by line feeds. Raises PgnFileError."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise PgnFileError(path, "pgn.unreadable") from error
    if len(data) > MOST_BYTES:
        raise PgnFileError(path, "pgn.too_large")
    return _decoded(data, path).replace("\r\n", "\n").replace("\r", "\n")


def read_games(text: str) -> Iterator[PgnGame]:
    """The games of a text, each as soon as it is read."""
    game = _Game()
    for token in tokens(text):
        if game.is_ended_by(token):
            if game.is_something:
                yield game.done()
            game = _Game()
        game.take(token)
    if game.is_something:
        yield game.done()


def _decoded(data: bytes, path: Path) -> str:
    """The encoding is that of the beginning; one bad byte costs one sign."""
    found = decode(data[:_SAMPLE_BYTES])
    if isinstance(found, Decoded) and not _is_western(found):
        marked = data.removeprefix(codecs.BOM_UTF8)
        return marked.decode(found.encoding, errors="replace").removeprefix("\ufeff")
    if found == "encoding" or isinstance(found, Decoded):
        return data.decode("cp1252", errors="replace")
    raise PgnFileError(path, "pgn.no_text")


def _is_western(found: Decoded) -> bool:
    """Whether Russian letters stand only within Latin words: they are accented ones of another language."""
    if found.encoding in ("utf-8", "utf-16"):
        return False
    return len(_MIXED.findall(found.text)) > len(_RUSSIAN.findall(found.text))


class _Game:
    """A game while it is read."""

    def __init__(self) -> None:
        self._tags: dict[str, str] = {}
        self._line = self._end = 0
        self._moves: list[PgnMove] = []
        self._positions = [Position(STARTING_FEN)]
        self._at = 0
        self._before: list[tuple[int, int]] = []
        self._skipping = 0
        self._is_over = self._is_stopped = False
        self._comments: dict[int, list[str]] = {}
        self._ahead: list[str] = []
        self._fault: PgnFault | None = None

    @property
    def is_something(self) -> bool:
        """Whether there is a game: tags, moves, or a fault to be told."""
        return bool(self._tags or self._moves or self._fault)

    def is_ended_by(self, token: Token) -> bool:
        """Whether the token belongs to the next game."""
        if token.kind is Kind.TAG:
            has_begun = bool(self._moves) or self._is_over or self._is_stopped
            return has_begun or (token.name in self._tags and token.name in _ROSTER)
        return self._is_over and token.kind in (Kind.MOVE, Kind.RESULT)

    def take(self, token: Token) -> None:
        """One more word of the game."""
        self._line = self._line or token.line
        self._end = token.end
        match token.kind:
            case Kind.TAG:
                self._tags[token.name] = token.text[:_TAG_LETTERS]
                self._begin_at(token)
            case Kind.COMMENT | Kind.UNCLOSED:
                self._remark(token)
            case Kind.OPEN | Kind.CLOSE:
                self._branch(token)
            case Kind.RESULT:
                self._is_over = not self._before and not self._skipping
            case Kind.UNREADABLE:
                self._complain(token, "pgn.tag")
            case Kind.MOVE:
                self._play(token)

    def done(self) -> PgnGame:
        """The game as it was read."""
        comment, drawings = _told(self._comments.get(0, []))
        moves = []
        for number, move in enumerate(self._moves, start=1):
            words, marks = _told(self._comments.get(number, []))
            moves.append(PgnMove(after=move.after, uci=move.uci, comment=words, drawings=marks))
        return PgnGame(
            line=self._line,
            end=self._end,
            tags=self._tags,
            base_fen=self._positions[0].base_fen,
            comment=comment,
            drawings=drawings,
            moves=tuple(moves),
            fault=self._fault,
        )

    def _begin_at(self, token: Token) -> None:
        if token.name == "FEN":
            try:
                self._positions = [Position(check_fen(token.text))]
            except FenError:
                self._stop(token, "pgn.fen")
        elif token.name == "Variant" and not _ORTHODOX.issuperset(token.text.lower().split()):
            self._stop(token, "pgn.variant", token.text)

    def _remark(self, token: Token) -> None:
        if token.kind is Kind.UNCLOSED:
            self._complain(token, "pgn.comment")
        if self._is_stopped or self._skipping:
            return
        if self._before and self._at == self._before[-1][1]:
            self._ahead.append(token.text)
        else:
            self._comments.setdefault(self._at, []).append(token.text)

    def _branch(self, token: Token) -> None:
        """A variation begins in the place of the last move, or ends."""
        if self._is_stopped:
            return
        if self._skipping:
            self._skipping += 1 if token.kind is Kind.OPEN else -1
        elif token.kind is Kind.OPEN:
            self._open()
        if token.kind is Kind.CLOSE and not self._skipping and self._before:
            self._at, _ = self._before.pop()
            self._ahead = []

    def _open(self) -> None:
        start = self._moves[self._at - 1].after if self._at else 0
        self._before.append((self._at, start))
        self._skipping = 0 if self._at else 1
        self._at = start

    def _play(self, token: Token) -> None:
        is_first = not self._tags and not self._moves
        if self._is_stopped or self._skipping or (is_first and token.text in _NO_MOVE):
            return
        if len(self._moves) >= MOST_MOVES:
            self._stop(token, "pgn.long")
            return
        uci = _move(self._positions[self._at], token.text)
        if uci is not None:
            self._add(uci)
        elif token.text in _NOBODY_CAME:
            self._is_over = not self._before
        elif self._before:
            self._skipping = 1
            self._complain(token, "pgn.variation", token.text)
        else:
            self._stop(token, "pgn.null_move" if token.text in _NO_MOVE else "pgn.move", token.text)

    def _add(self, uci: str) -> None:
        known = (
            number for number, each in enumerate(self._moves, start=1) if (each.after, each.uci) == (self._at, uci)
        )
        at = next(known, 0) if self._before else 0
        if not at:
            self._moves.append(PgnMove(after=self._at, uci=uci))
            self._positions.append(self._positions[self._at].after(uci))
            at = len(self._moves)
        self._at = at
        self._comments.setdefault(at, []).extend(self._ahead)
        self._ahead = []

    def _stop(self, token: Token, code: str, word: str = "") -> None:
        """No move after this one can be read."""
        self._is_stopped = True
        self._complain(token, code, word)

    def _complain(self, token: Token, code: str, word: str = "") -> None:
        self._fault = self._fault or PgnFault(line=token.line, code=code, word=word[:_WORD_LETTERS])


def _move(position: Position, text: str) -> str | None:
    """The legal move that a word means, None if there is none or several; a promotion has to name its piece."""
    found = {position.uci_of(reading) for reading in typed_readings(text)} - {None}
    return found.pop() if len(found) == 1 else None


def _told(comments: list[str]) -> tuple[str, Drawings]:
    """The comments of a move as one text, and what programs have drawn by commands in them."""
    text = " ".join(comments)
    arrows, lights = list[Arrow](), list[Mark]()
    for name, value in _COMMAND.findall(text):
        for color, square, to_square in _DRAWN.findall(value) if name in ("cal", "csl") else ():
            if to_square and to_square != square:
                arrows.append(Arrow(from_square=square, to_square=to_square, color=_COLORS[color]))
            else:
                lights.append(Mark(square=square, color=_COLORS[color]))
    words = " ".join(_COMMAND.sub(" ", text).split())
    return words, Drawings(arrows=tuple(arrows), lights=tuple(lights))

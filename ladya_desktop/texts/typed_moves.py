"""Moves as a Russian child types them, beyond what the notation knows: П for a pawn, Russian letters for files.

"Пe4", "в4" (its letter looks like a b), "д4", "exd6 в.п.", and "ed" for a capture by a pawn. A text that can mean two
legal moves is never guessed: a small "с" is the file c or the bishop, "ф" the file f or the queen.
"""

import re
from typing import Final

from ladya_desktop.game.position import Position
from ladya_desktop.texts.notation import (
    CROSSES,
    bare_move,
    castling_reading,
    long_reading,
    names_piece,
    pawn_reading,
    piece_reading,
)

_FILE_OF: Final = dict(zip("абвгдефнсБВГДФН", "abbgdefhcbbgdfh", strict=True))
_LOOKS_LIKE: Final = {"В": "B"}
_RUSSIAN_FILE: Final = re.compile(rf"[бвгдфнБВГДФН](?=[{CROSSES}:]?-?[a-hA-Hа-нсфА-НСФ]?[1-8])")
_PAWN: Final = re.compile(r"^[ПпPp]\.?(?=[a-hA-Hа-яА-Я])")
_EN_PASSANT: Final = re.compile(r"\(?в\.?п\.?\)?$", re.IGNORECASE)
_TWO_FILES: Final = re.compile(rf"([a-hабвгдефнс])[{CROSSES}:]?([a-hабвгдефнс])")
_CASTLING: Final = {"O-O": "Ke.g.", "O-O-O": "Ke.c."}
_UCI: Final = re.compile("((?:[a-h][1-8]){2})([qrbn]?)")
_SAN: Final = re.compile("([KQRBN]?)([a-h]?)([1-8]?)[x-]?([a-h])([1-8]?)(?:=([QRBN]))?")
_FROM_TO: Final = 4


def meant_move(text: str, position: Position, *, asks_piece: bool = False) -> str | None:
    """The one legal move, as UCI, that a typed text means in the position; None if it means none, or several.

    The first letter counts as written before it counts as another: "bxc3" is the pawn's, and the bishop's only where
    no pawn can take. With `asks_piece` a promotion that lacks its new piece is given by its two squares.
    """
    legal = {position.letter_at(uci[:2]).upper() + uci: uci for uci in position.legal_moves()}
    for readings in _readings(text):
        found = {move for reading in readings for move in _moves(reading, legal, asks_piece=asks_piece)}
        if len(found) == 1:
            return found.pop()
    return None


def typed_squares(text: str) -> str:
    """The two squares, as UCI, of a text that can mean nothing else; "" for any other."""
    first, *others = _readings(text)
    return first[0] if len(first) == 1 and not others and _UCI.fullmatch(first[0]) else ""


def _readings(text: str) -> tuple[tuple[str, ...], ...]:
    """What a text can mean whatever stands on the board, the surer readings first; each is SAN, UCI or "exd".

    "e2-e4" is the move of a pawn that was named. There are one or two sets of readings, perhaps empty.
    """
    written = _EN_PASSANT.sub("", bare_move(text))
    typed = _PAWN.sub("", written)
    latin = _RUSSIAN_FILE.sub(lambda match: _FILE_OF[match[0]], typed)
    if typed != written:
        return (_named_pawn(latin) or _short_capture(latin),)
    squares = long_reading(typed[:1] + latin[1:])
    if squares and typed[0].islower():
        return (squares,)
    as_piece = piece_reading(_LOOKS_LIKE.get(typed[:1], typed[:1]) + latin[1:])
    as_file = castling_reading(typed) or long_reading(latin) or pawn_reading(latin) or _short_capture(latin)
    if not as_piece or not as_file or names_piece(typed):
        return (as_piece or as_file,)
    is_surely_file = "a" <= typed[0] <= "h"
    return (as_file, as_file + as_piece) if is_surely_file else (as_file + as_piece,)


def _short_capture(text: str) -> tuple[str, ...]:
    """Two files next to each other ("ed", "e:d") are a capture by a pawn, of whatever rank; () for anything else."""
    match = _TWO_FILES.fullmatch(text.lower())
    if match is None:
        return ()
    file, to_file = (_FILE_OF.get(each, each) for each in match.groups())
    return (f"{file}x{to_file}",) if abs(ord(file) - ord(to_file)) == 1 else ()


def _named_pawn(latin: str) -> tuple[str, ...]:
    squares = (_UCI.fullmatch(each) for each in long_reading(latin))
    as_san = tuple(f"{way[1][:2]}-{way[1][2:]}{_promotion(way[2])}" for way in squares if way)
    return as_san or pawn_reading(latin)


def _promotion(letter: str) -> str:
    return f"={letter.upper()}" if letter else ""


def _moves(reading: str, legal: dict[str, str], *, asks_piece: bool) -> list[str]:
    """The legal moves that a reading fits; `legal` has them by letter and squares ("Ng1f3")."""
    pattern, new_piece = _pattern(reading.rstrip("+#"))
    ending = new_piece or ("[qrbn]?" if asks_piece else "")
    length = _FROM_TO + len(new_piece)
    return [uci[:length] for named, uci in legal.items() if re.fullmatch(pattern + ending, named)]


def _pattern(reading: str) -> tuple[str, str]:
    """What a move's letter and squares have to look like ("N..f3"), and the letter of its new piece."""
    if reading in _CASTLING:
        return _CASTLING[reading], ""
    squares = _UCI.fullmatch(reading)
    if squares:
        return f".{squares[1]}", squares[2]
    san = _SAN.fullmatch(reading)
    assert san is not None  # the notation gives SAN and UCI only
    piece, file, rank, to_file, to_rank, new_piece = san.groups(default="")
    file = file or ("" if piece else to_file)
    return f"{piece or 'P'}{file or '.'}{rank or '.'}{to_file}{to_rank or '.'}", new_piece.lower()

"""Names of the pieces, and moves as people write them: Кр Ф Л С К, K Q R B N or figurines (Laws, appendix C).

The program itself knows moves in English SAN only. `format_san` shows them with other letters, `parse_san_letters`
takes what somebody typed back to English SAN; neither knows a position, so neither can tell whether a move is legal.
Files (PGN) never pass through here.
"""

import re
import unicodedata
from typing import Final, Literal

Letters = Literal["russian", "english", "figurine"]

SENTENCES: dict[str, str] = {
    # Names of the pieces in the cases that sentences need; "piece" where nobody knows which one it was.
    "piece.king.nom": "король",
    "piece.king.gen": "короля",
    "piece.king.dat": "королю",
    "piece.king.acc": "короля",
    "piece.king.ins": "королём",
    "piece.queen.nom": "ферзь",
    "piece.queen.gen": "ферзя",
    "piece.queen.dat": "ферзю",
    "piece.queen.acc": "ферзя",
    "piece.queen.ins": "ферзём",
    "piece.rook.nom": "ладья",
    "piece.rook.gen": "ладьи",
    "piece.rook.dat": "ладье",
    "piece.rook.acc": "ладью",
    "piece.rook.ins": "ладьёй",
    "piece.bishop.nom": "слон",
    "piece.bishop.gen": "слона",
    "piece.bishop.dat": "слону",
    "piece.bishop.acc": "слона",
    "piece.bishop.ins": "слоном",
    "piece.knight.nom": "конь",
    "piece.knight.gen": "коня",
    "piece.knight.dat": "коню",
    "piece.knight.acc": "коня",
    "piece.knight.ins": "конём",
    "piece.pawn.nom": "пешка",
    "piece.pawn.gen": "пешки",
    "piece.pawn.dat": "пешке",
    "piece.pawn.acc": "пешку",
    "piece.pawn.ins": "пешкой",
    "piece.piece.nom": "фигура",
    "piece.piece.gen": "фигуры",
    "piece.piece.dat": "фигуре",
    "piece.piece.acc": "фигуру",
    "piece.piece.ins": "фигурой",
    # A piece with its colour, as a screen reader says it.
    "piece.white.king": "белый король",
    "piece.white.queen": "белый ферзь",
    "piece.white.rook": "белая ладья",
    "piece.white.bishop": "белый слон",
    "piece.white.knight": "белый конь",
    "piece.white.pawn": "белая пешка",
    "piece.black.king": "чёрный король",
    "piece.black.queen": "чёрный ферзь",
    "piece.black.rook": "чёрная ладья",
    "piece.black.bishop": "чёрный слон",
    "piece.black.knight": "чёрный конь",
    "piece.black.pawn": "чёрная пешка",
    # How each piece moves, in one sentence for a child (Laws, article 3).
    "piece.king.moves": "Король ходит на одно поле в любую сторону.",
    "piece.queen.moves": "Ферзь ходит прямо и наискосок на любое число полей.",
    "piece.rook.moves": "Ладья ходит прямо: вперёд, назад и вбок.",
    "piece.bishop.moves": "Слон ходит только наискосок.",
    "piece.knight.moves": "Конь ходит буквой «Г»: два поля прямо и одно вбок.",
    "piece.pawn.moves": "Пешка ходит на поле вперёд, с начального места и на два, берёт наискосок.",
    "piece.piece.moves": "У каждой фигуры свой ход.",
    # The choice of letters, for the settings.
    "notation.russian": "Русские буквы: Кр Ф Л С К",
    "notation.english": "Английские буквы: K Q R B N",
    "notation.figurine": "Значки фигур",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

PIECE_NAMES: Final = {"k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn"}

UNWRITTEN: Final = "\N{EM DASH}"

_LETTER_TABLES: Final[dict[Letters, dict[int, str]]] = {
    "russian": str.maketrans({"K": "Кр", "Q": "Ф", "R": "Л", "B": "С", "N": "К", "O": "0"}),
    "english": {},
    "figurine": str.maketrans({"K": "♔", "Q": "♕", "R": "♖", "B": "♗", "N": "♘", "O": "0"}),
}


def piece_name(letter: str) -> str:
    """The name used in codes for a FEN letter of either colour: "N" and "n" are "knight"."""
    return PIECE_NAMES[letter.lower()]


def format_san(san: str, letters: Letters) -> str:
    """English SAN with the piece letters wanted: "Nxd4+" is "Кxd4+", "O-O" is "0-0", "e8=Q" is "e8=Ф".

    A dash stands for what nobody could write down (""), an illegal move that stood and was no step of one piece.
    """
    return san.translate(_LETTER_TABLES[letters]) or UNWRITTEN


def typed_piece(sign: str) -> str:
    """The piece that a letter of either alphabet stands for: "Q" and "ф" are "q"; "" for none, and for the king."""
    return _PIECES.get(sign, "").lower()


def san_readings(text: str) -> tuple[str, ...]:
    """Every English SAN that a typed move can mean, the likeliest first; () if it is no move.

    Letters of the wrong alphabet, of the wrong height, long notation, "0-0", ":" for a capture and the signs of check
    and mate in use are understood. There are two readings only where a small Russian "с" may be the file c or the
    bishop ("сxd5"): whoever knows the position takes the one that is legal, and asks if both are.
    """
    typed = bare_move(text)
    return castling_reading(typed) or _moves(typed)


def typed_readings(text: str) -> tuple[str, ...]:
    """What a file or a field takes: the `san_readings`, or for two squares the move from that very square as UCI.

    "b1d2" is "b1d2" whatever stands there, "B1d2" a bishop of the first rank; "B1D2" can be either.
    """
    typed = bare_move(text)
    squares = long_reading(typed)
    if not squares:
        return san_readings(text)
    as_piece = () if typed[0].islower() else piece_reading(typed)
    return as_piece if as_piece and names_piece(typed) else as_piece + squares


def names_piece(typed: str) -> bool:
    """Whether the first letter is meant for a piece: a capital of either notation where others are small."""
    return typed[:1] in _CAPITALS and any(sign.islower() and sign not in CROSSES for sign in typed[1:])


# What may be typed for each sign of SAN. Most keys are there twice: Russian letters look like English ones.
_KING: Final = "[KКkк][рРpP]|[Kk♔♚]"
_PIECES: Final = {
    **dict.fromkeys("QqФф♕♛", "Q"),
    **dict.fromkeys("RrЛл♖♜", "R"),
    **dict.fromkeys("BbCСс♗♝", "B"),
    **dict.fromkeys("NnКк♘♞", "N"),
}
_CAPITALS: Final = (*"KQRBN", *"КФЛС")
_FILES: Final = {
    **{sign: file for file in "abcdefgh" for sign in (file, file.upper())},
    **dict(zip("аАсСеЕ", "aacc" + "ee", strict=True)),
}
CROSSES: Final = "xXхХ×"
_CAPTURES: Final = f"{CROSSES}:"
_MATES: Final = ("++", "#", *CROSSES)

_PIECE: Final = "".join(_PIECES)
_FILE: Final = "".join(_FILES)
_TAIL: Final = (
    rf"(?P<file>[{_FILE}])?(?P<rank>[1-8])?(?P<capture>[{_CAPTURES}])?-?(?P<to_file>[{_FILE}])(?P<to_rank>[1-8])"
)
_SIGN: Final = rf"(?P<sign>\+\+?|#|[{CROSSES}])?"
_PIECE_MOVE: Final = re.compile(rf"(?P<piece>{_KING}|[{_PIECE}]){_TAIL}{_SIGN}")
_PAWN_MOVE: Final = re.compile(rf"{_TAIL}(?:[=/(]?(?P<promotion>[{_PIECE}])\)?)?{_SIGN}")
_CASTLING: Final = re.compile(rf"[0OoОо](-?[0OoОо]){{1,2}}{_SIGN}")
_DECORATION: Final = re.compile(r"^\d+\.+|(?:e\.?p\.?|[!?])+$|\s")
_DASHES: Final = str.maketrans(dict.fromkeys("\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NON-BREAKING HYPHEN}", "-"))


def bare_move(text: str) -> str:
    """The bare move: no spaces, no move number, no "!?", no "e.p.", every dash a hyphen."""
    return _DECORATION.sub("", unicodedata.normalize("NFC", text).strip().translate(_DASHES))


def castling_reading(typed: str) -> tuple[str, ...]:
    """Castling in SAN if a bare move is castling, else ()."""
    match = _CASTLING.fullmatch(typed)
    if match is None:
        return ()
    rooks_side = len(re.findall("[0OoОо]", typed))
    return ("-".join("O" * rooks_side) + _sign(match["sign"]),)


def _moves(typed: str) -> tuple[str, ...]:
    as_pawn, as_piece = pawn_reading(typed), piece_reading(typed)
    if typed[:1].isupper():
        return as_piece or as_pawn
    return as_pawn + as_piece if typed[:1] == "с" else as_pawn or as_piece


def piece_reading(typed: str) -> tuple[str, ...]:
    """A bare move in SAN if its first letter can be that of a piece, else ()."""
    match = _PIECE_MOVE.fullmatch(typed)
    if match is None:
        return ()
    piece = _PIECES.get(match["piece"], "K")
    origin = _FILES.get(match["file"], "") + (match["rank"] or "")
    capture = "x" if match["capture"] else ""
    return (f"{piece}{origin}{capture}{_target(match)}{_sign(match['sign'])}",)


def long_reading(typed: str) -> tuple[str, ...]:
    """A bare move of two squares ("b1d2", "e4:d5", "a7-a8=Ф") as UCI, else ()."""
    match = _PAWN_MOVE.fullmatch(typed)
    if match is None or not match["file"] or not match["rank"]:
        return ()
    return (f"{_FILES[match['file']]}{match['rank']}{_target(match)}{typed_piece(match['promotion'] or '')}",)


def pawn_reading(typed: str) -> tuple[str, ...]:
    """A bare move in SAN if it can be a pawn's, else (); the square it came from is lost."""
    match = _PAWN_MOVE.fullmatch(typed)
    if match is None or not _could_be_pawn(match):
        return ()
    file, to_file = _FILES.get(match["file"]), _FILES[match["to_file"]]
    capture = "" if file in (None, to_file) else f"{file}x"
    promotion = f"={_PIECES[match['promotion']]}" if match["promotion"] else ""
    return (f"{capture}{_target(match)}{promotion}{_sign(match['sign'])}",)


def _could_be_pawn(match: re.Match[str]) -> bool:
    """Whether the squares named are a pawn's: one file aside in a capture, one or two ranks on, promoted at the end."""
    file, to_file = _FILES.get(match["file"]), _FILES[match["to_file"]]
    is_capture = file is not None and file != to_file
    if is_capture and abs(ord(file or "") - ord(to_file)) != 1:
        return False
    if bool(match["capture"]) > is_capture or (match["promotion"] and match["to_rank"] not in "18"):
        return False
    if match["rank"] is None:
        return file is None or is_capture
    steps = abs(int(match["rank"]) - int(match["to_rank"]))
    return file is not None and match["rank"] not in "18" and (steps == 1 or (steps == 2 and not is_capture))


def _target(match: re.Match[str]) -> str:
    return _FILES[match["to_file"]] + match["to_rank"]


def _sign(sign: str | None) -> str:
    if not sign:
        return ""
    return "#" if sign in _MATES else "+"

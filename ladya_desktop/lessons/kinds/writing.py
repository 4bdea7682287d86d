"""Writing a move down (article 8, appendix C): the parser of notation judges, near misses are explained."""

from dataclasses import dataclass
from typing import ClassVar

from ladya_desktop.game.position import Position
from ladya_desktop.lessons.answers import Answer, AnswerShape, TextAnswer, Verdict
from ladya_desktop.lessons.exercise import Exercise, common, wrong_shape
from ladya_desktop.lessons.fields import Fields
from ladya_desktop.lessons.scene import Scene, scene_of
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import Letters, format_san, typed_readings
from ladya_desktop.texts.typed_moves import meant_move

ALPHABETS: tuple[Letters, ...] = ("russian", "english")
_SIGNS = "+#!?"


@dataclass(frozen=True, slots=True, kw_only=True)
class Notation(Exercise):
    """Write the move that has just been made; `scene` is the position before it, `moved` the one after it."""

    kind: ClassVar[str] = "notation"
    shape: ClassVar[AnswerShape] = AnswerShape.TEXT

    uci: str
    letters: Letters

    def story(self) -> tuple[Scene, ...]:
        return (self.scene, scene_of(self.scene.position.after(self.uci), is_turned=self.scene.is_turned))

    @property
    def written(self) -> str:
        """The move as it is written."""
        return format_san(self.scene.position.san(self.uci), self.letters)

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, TextAnswer):
            raise wrong_shape(self, answer)
        typed = answer.text.strip()
        if not self._means_it(typed):
            return self.wrong(self._why_not(typed))
        if self._has_other_letters(typed):
            return self.wrong(t(f"lessons.notation.letters_{self.letters}"))
        if _claims(typed) > _claims(self.written):
            return self.wrong(t("lessons.notation.not_mate" if "#" in typed else "lessons.notation.no_check"))
        code = "right" if _is_like(typed, self.written) else "usual"
        return self.right(t(f"lessons.notation.{code}", move=self.written))

    def _means_it(self, typed: str) -> bool:
        return meant_move(typed, self.scene.position) == self.uci

    def _has_other_letters(self, typed: str) -> bool:
        """Whether a piece, also a new one, is named by a letter of the other alphabet; castling and pawns have none."""
        other: Letters = "english" if self.letters == "russian" else "russian"
        foreign = format_san(self.scene.position.san(self.uci), other)
        return any(
            own.isupper() and own != named and written.upper() == named.upper()
            for own, named, written in zip(_pieces(self.written), _pieces(foreign), _pieces(typed), strict=True)
        )

    def _why_not(self, typed: str) -> str:
        readings = typed_readings(typed)
        if not typed:
            return t("lessons.notation.nothing")
        if self.letters == "russian" and any(piece and piece in "KQRBN" for piece in _pieces(typed)):
            return t("lessons.notation.letters_russian")
        if not readings:
            return t("lessons.notation.no_move")
        position = self.scene.position
        meant = meant_move(typed, position)
        if meant is not None:
            return t("lessons.notation.other_move", way=f"{meant[:2]}-{meant[2:4]}")
        return self._why_illegal(position, readings[0])

    def _why_illegal(self, position: Position, reading: str) -> str:
        """It is a move in form: perhaps it lacks its letter, the new piece, or which of two pieces went."""
        san = position.san(self.uci)
        if self.uci[4:] and reading.startswith((self.uci[2:4], self.uci[:4])):
            return t("lessons.notation.new_piece")
        if reading[-2:] == self.uci[2:4] and reading[:1] == san[:1] and san[:1].isupper():
            return t("lessons.notation.which_piece")
        if reading[-2:] == self.uci[2:4]:
            return t("lessons.notation.piece_letter")
        return t("lessons.notation.not_possible")

    def solutions(self) -> tuple[Answer, ...]:
        return (TextAnswer(self.written), TextAnswer(f" {self.written.rstrip(_SIGNS)}! "))

    def wrong_answers(self) -> tuple[Answer, ...]:
        others = [uci for uci in sorted(self.scene.position.legal_moves()) if uci != self.uci][:2]
        written = [format_san(self.scene.position.san(uci), self.letters) for uci in others]
        return tuple(TextAnswer(text) for text in (*written, "", self.uci[2:3], f"{self.written[:1]}9"))


def _pieces(text: str) -> tuple[str, str]:
    """The letter a move begins with and that of the new piece, "" for none."""
    return text[:1], text.partition("=")[2][:1]


def _claims(text: str) -> int:
    """What the sign at the end says: 0 nothing, 1 check, 2 mate."""
    return 2 if "#" in text else 1 if "+" in text else 0


def _is_like(typed: str, written: str) -> bool:
    """The same but for signs at the end and for what looks alike."""
    return _plain(typed) == _plain(written)


def _plain(text: str) -> str:
    return text.strip().rstrip(_SIGNS).replace(":", "x").replace("O", "0").casefold()


def read_notation(fields: Fields, before: Scene) -> Notation:
    """The kind `notation`: `move` is the move, `letters` the alphabet."""
    shared = common(fields, before)
    position = shared["scene"].position
    uci = position.uci_of(fields.text("move"))
    if uci is None:
        raise fields.fault("move", "lessons.fault.illegal_move", move=fields.text("move"))
    letters: Letters = "russian" if fields.one_of("letters", ALPHABETS) == "russian" else "english"
    return Notation(**shared, uci=uci, letters=letters)

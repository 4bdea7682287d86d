"""The conditions a game is played under, as values: what the rule modules read instead of asking "is it blitz?".

Edition numbers (penalties, what exists) come from the Laws of 2018 and 2023 and from order 1087; the same
numbers with article summaries for people are data in `resources/rules`.
"""

from dataclasses import dataclass
from enum import StrEnum

from ladya_desktop.game.time_control import TimeControl


class Edition(StrEnum):
    """Whose text of the Laws applies."""

    RU_1087 = "ru-1087"
    FIDE_2018 = "fide-2018"
    FIDE_2023 = "fide-2023"


class Rate(StrEnum):
    """Standard, rapid or blitz."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"

    @classmethod
    def of(cls, time_control: TimeControl) -> "Rate":
        """What a time control makes of a game: the time for sixty moves, to 10 minutes blitz, under 60 rapid.

        Appendices A.1 and B.1; a game without a clock is standard.
        """
        if not time_control.has_clock:
            return cls.STANDARD
        whole_ms = time_control.time_for_ms(60)
        if whole_ms <= 600_000:
            return cls.BLITZ
        return cls.RAPID if whole_ms < 3_600_000 else cls.STANDARD


class Supervision(StrEnum):
    """FULL: irregularities and flags are ruled on as soon as they are complete.

    LIMITED (13.4, A.4, A.5): only on a claim or an act of the arbiter; an illegal move that nobody noticed stands.
    """

    FULL = "full"
    LIMITED = "limited"


class Conduct(StrEnum):
    """STRICT: a wooden board, any piece may be put anywhere. GUIDED: what is not permitted springs back.

    LESSON: guided without touch-move.
    """

    STRICT = "strict"
    GUIDED = "guided"
    LESSON = "lesson"


class Rulings(StrEnum):
    """Who rules on an irregularity under full supervision.

    AUTOMATIC: the program, at once. CONFIRM_END: the program, but one that ends the game waits for the arbiter.
    ARBITER: every irregularity stops the clocks and waits for him.
    """

    AUTOMATIC = "automatic"
    CONFIRM_END = "confirm_end"
    ARBITER = "arbiter"


@dataclass(frozen=True, slots=True, kw_only=True)
class Regulations:
    """The regulations of one game.

    `draw_agreement_from` is the move number both players must have made before agreeing a draw; None for no such rule.
    `default_time_ms` is how late a player may come (6.7); None means not at all.
    `may_go_back_from_end`: a position may be restored after the end, as on the teacher's board.
    `pauses_after_ruling`: the program stops both clocks at a ruling, so that reading it costs nobody time.
    """

    edition: Edition = Edition.RU_1087
    rate: Rate = Rate.STANDARD
    supervision: Supervision = Supervision.FULL
    conduct: Conduct = Conduct.GUIDED
    rulings: Rulings = Rulings.AUTOMATIC
    time_control: TimeControl
    draw_agreement_from: int | None = None
    default_time_ms: int | None = None
    may_go_back_from_end: bool = False
    pauses_after_ruling: bool = False

    @property
    def penalty_ms(self) -> int:
        """Time added to the opponent for a wrong claim (9.5.3) and a first illegal move (7.5.5; A.3, B.3)."""
        return _PENALTY_S[self.edition][self.rate] * 1000

    @property
    def illegal_move_limit(self) -> int:
        """Which illegal move of a player ends the game (7.5.5): the second, in every edition and at every rate."""
        return 2

    @property
    def is_limited(self) -> bool:
        """Whether irregularities are ruled on only by claim or by the arbiter."""
        return self.supervision is Supervision.LIMITED

    @property
    def is_too_late_after_reply(self) -> bool:
        """Whether an illegal move stands once the opponent has moved (13.4.2): rapid and blitz under one arbiter."""
        return self.is_limited and self.rate is not Rate.STANDARD

    def limited_article(self, number: str) -> str:
        """The article of limited supervision in the numbering of the edition: 13.4.2, A.4.2 or A.5.2."""
        return f"{_LIMITED_ARTICLE[self.edition]}.{number}"

    @property
    def is_touch_binding(self) -> bool:
        """Whether articles 4.3 and 4.4 bind: everywhere but in a lesson."""
        return self.conduct is not Conduct.LESSON

    @property
    def may_resignation_draw(self) -> bool:
        """Whether resigning to an opponent who cannot mate is a draw (5.1.2, since 2023)."""
        return self.edition is Edition.FIDE_2023


_UNTIL_2023 = {Rate.STANDARD: 120, Rate.RAPID: 120, Rate.BLITZ: 60}
_PENALTY_S = {
    Edition.RU_1087: _UNTIL_2023,
    Edition.FIDE_2018: _UNTIL_2023,
    Edition.FIDE_2023: {Rate.STANDARD: 120, Rate.RAPID: 60, Rate.BLITZ: 60},
}
_LIMITED_ARTICLE = {Edition.RU_1087: "13.4", Edition.FIDE_2018: "A.4", Edition.FIDE_2023: "A.5"}

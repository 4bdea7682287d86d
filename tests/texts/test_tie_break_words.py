"""What breaks a tie in words, modifiers included."""

from fractions import Fraction

import pytest

from ladya_desktop.texts import set_language, tie_break_words
from ladya_desktop.texts.tournament_values import tie_break
from ladya_desktop.tournament.tie_break_codes import BUILT


@pytest.mark.parametrize(
    ("code", "heading", "name"),
    [
        ("SB", "КБ", "коэффициент Бергера"),
        ("SB/C1", "КБ−1", "коэффициент Бергера без одного слагаемого"),
        ("PS/C2", "Прогр−2", "сумма очков по турам без двух слагаемых"),
        ("KS/L2", "Койя+1", "система Койи, порог +1 очка"),
        ("KS/L-1", "Койя−½", "система Койи, порог −½ очка"),
        ("TPN/R", "Ст. №↓", "стартовый номер, в обратном порядке"),
        ("PTS", "О", "очки"),
        ("LOTS", "жребий", "жребий"),
        ("MANUAL", "решение организатора", "решение организатора"),
    ],
)
def test_headings_and_names(code: str, heading: str, name: str) -> None:
    assert (tie_break_words.heading(code), tie_break_words.name(code)) == (heading, name)


def test_every_code_has_words_of_its_own() -> None:
    for language in ("ru", "en"):
        set_language("ru" if language == "ru" else "en")
        assert [code for code in BUILT if tie_break_words.name(code) == code] == []
        assert len({tie_break_words.heading(code) for code in BUILT}) == len(BUILT)
    set_language("ru")


@pytest.mark.parametrize(
    ("code", "value", "said"),
    [
        ("SB/C1", Fraction(9, 4), "2,25"),
        ("DE", Fraction(3, 4), "0,75"),
        ("DE", Fraction(3, 2), "1½"),
        ("WIN", Fraction(3), "3"),
        ("KS", None, "–"),
    ],
)
def test_quarters_are_not_lost(code: str, value: Fraction | None, said: str) -> None:
    assert tie_break(code, value) == said

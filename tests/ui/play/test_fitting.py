"""Names are broken and shrunk, never cut."""

import pytest
from PySide6.QtGui import QFontMetricsF

from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import fitted, sized

LONG = "Константинопольский-Задунайский Аристарх"
SIZES = tuple(range(20, 13, -1))


def fit(text: str, width_px: float, height_px: float = 60, *, splits_words: bool = False) -> tuple[str, ...]:
    return fitted(text, sized_font(20, weight=600), width_px, height_px, SIZES, splits_words=splits_words).lines


def test_a_short_name_keeps_the_largest_size() -> None:
    text = fitted("Дубравина Вера", sized_font(20, weight=600), 202, 60, SIZES)
    assert (text.lines, text.size_px) == (("Дубравина Вера",), 20)


def test_a_long_name_breaks_after_the_hyphen_and_shrinks() -> None:
    text = fitted(LONG, sized_font(20, weight=600), 202, 60, SIZES)
    assert text.lines == ("Константинопольский-", "Задунайский Аристарх")
    assert 14 <= text.size_px < 20


def test_a_space_that_may_not_break_ends_no_line() -> None:
    text = fitted("Надо пойти конём\N{NO-BREAK SPACE}g1.", sized_font(20), 155, 60, (16,))
    assert text.lines == ("Надо пойти", "конём\N{NO-BREAK SPACE}g1.")


@pytest.mark.parametrize("width_px", [110, 150, 202, 400])
def test_no_letter_is_ever_lost(width_px: float) -> None:
    for splits_words in (False, True):
        joined = "".join(fit(LONG, width_px, splits_words=splits_words))
        assert joined.replace("-", "").replace(" ", "") == LONG.replace("-", "").replace(" ", "")


def test_words_are_broken_between_syllables_only_where_that_is_allowed() -> None:
    compact = fitted(LONG, sized_font(13, weight=600), 92, 70, (13, 12, 11), splits_words=True)
    assert compact.lines == ("Константино-", "польский-", "Задунайский", "Аристарх")
    assert all(not line.endswith("-") or line == "Константинопольский-" for line in fit(LONG, 202))


def test_a_word_that_fits_a_line_is_not_broken() -> None:
    assert fitted("Ветерков Тимофей", sized_font(13, weight=600), 92, 70, (13,), splits_words=True).lines == (
        "Ветерков",
        "Тимофей",
    )


def test_every_line_fits_if_the_text_fits_at_all() -> None:
    text = fitted(LONG, sized_font(20, weight=600), 202, 60, SIZES)
    metrics = QFontMetricsF(sized(sized_font(20, weight=600), text.size_px))
    assert all(metrics.horizontalAdvance(line) <= 202 for line in text.lines)
    assert text.height_px <= 60


@pytest.mark.parametrize("text", ["X" * 80, "Абракадабра" * 5, "♞" * 40])
def test_a_word_wider_than_the_room_is_broken_rather_than_cut(text: str) -> None:
    set_in = fitted(text, sized_font(20, weight=600), 202, 60, SIZES)
    metrics = QFontMetricsF(sized(sized_font(20, weight=600), set_in.size_px))
    assert all(metrics.horizontalAdvance(line) <= 202 for line in set_in.lines)
    assert "".join(line.removesuffix("-") for line in set_in.lines) == text


def test_what_fits_in_no_size_is_set_in_the_last() -> None:
    assert fitted(LONG, sized_font(20), 40, 10, SIZES).size_px == 14


def test_nothing_is_one_empty_line() -> None:
    assert fit("", 100) == ("",)

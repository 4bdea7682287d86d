"""Words are broken between syllables only."""

import pytest

from ladya_desktop.texts.syllables import breaks


@pytest.mark.parametrize(
    ("word", "broken"),
    [
        ("Константинопольский", "Конс-тан-ти-но-польс-кий"),
        ("Задунайский", "За-ду-найс-кий"),
        ("Ветерков", "Ве-тер-ков"),
        ("Аристарх", "Арис-тарх"),
        ("Тимур", "Ти-мур"),
        ("Яна", "Яна"),
        ("Ждо", "Ждо"),
        ("Oberon", "Obe-ron"),
    ],
)
def test_breaks(word: str, broken: str) -> None:
    parts, start = [], 0
    for end in (*breaks(word), len(word)):
        parts.append(word[start:end])
        start = end
    assert "-".join(parts) == broken

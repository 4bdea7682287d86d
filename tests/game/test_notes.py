"""What an arbiter's remark looks like in the record, whatever was typed or pasted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.game.notes import clean_note


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Зритель подсказывал", "Зритель подсказывал"),
        ("  two\n\tlines \r\n", "two lines"),
        ("a\x00b\x07c", "abc"),
        ("right\u202eleft", "rightleft"),
        ("half\ud83d", "half"),
        ("\ue000 \u200b\ufeff", ""),
        ("и\u0306", "й"),
        ("\u06a9\u200c\u0647\u200d", "\u06a9\u200c\u0647\u200d"),
        (" ", ""),
    ],
)
def test_a_note_is_one_clean_paragraph(typed: str, kept: str) -> None:
    assert clean_note(typed) == kept


def test_it_is_not_longer_than_the_record_wants_it() -> None:
    assert len(clean_note("ы" * 10_000)) == 500
    assert clean_note("x" * 499 + " tail") == "x" * 499


@given(st.text(st.characters(codec=None, exclude_categories=())))
def test_a_clean_note_is_text_and_stays_as_it_is(typed: str) -> None:
    note = clean_note(typed)
    note.encode()
    assert len(note) <= 500
    assert clean_note(note) == note

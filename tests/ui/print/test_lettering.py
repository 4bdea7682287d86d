"""Lines of text on paper: their widths and where they break."""

import pytest

from ladya_desktop.ui.print.lettering import lines_of, widest_word, width_of

SIZE = 353.0


def test_widths_grow_with_the_size_and_the_weight() -> None:
    assert width_of("Таблица", 2 * SIZE) == pytest.approx(2 * width_of("Таблица", SIZE))
    assert width_of("Таблица", SIZE, is_bold=True) > width_of("Таблица", SIZE)


def test_a_line_breaks_at_spaces_and_after_hyphens() -> None:
    room = width_of("Воскресенская ", SIZE)
    assert lines_of("Анна-Воскресенская Ева", SIZE, room) == ("Анна-", "Воскресенская", "Ева")


def test_no_line_is_wider_than_its_room() -> None:
    text = "Константинопольская-Воскресенская Александра-Мария, 2А"
    for room in (1500.0, 2500.0, 4000.0, 9000.0):
        lines = lines_of(text, SIZE, room)
        assert all(width_of(line, SIZE) <= room + 1 for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_room_computed_from_the_text_holds_it() -> None:
    assert lines_of("12,00", SIZE, width_of("12,00", SIZE)) == ("12,00",)


def test_a_word_too_wide_is_cut() -> None:
    lines = lines_of("ы" * 100, SIZE, width_of("ы" * 30, SIZE))
    assert [len(line) for line in lines] == [30, 30, 30, 10]


def test_nothing_is_one_empty_line() -> None:
    assert lines_of("", SIZE, 100) == ("",)
    assert widest_word("", SIZE) == 0


def test_a_no_break_space_holds() -> None:
    assert widest_word("25\u00a0апреля", SIZE) == pytest.approx(width_of("25\u00a0апреля", SIZE))
    assert lines_of("день 25\u00a0апреля", SIZE, width_of("25\u00a0апреля", SIZE)) == ("день", "25\u00a0апреля")

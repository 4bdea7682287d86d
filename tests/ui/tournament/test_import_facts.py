"""What of a list is not taken, in words that stay short."""

import pytest

from ladya_desktop.files.participants import preview_participants
from ladya_desktop.ui.tournament.import_facts import facts_of, group_of, ranges, told_groups
from tests.ui.tournament.stand_in import created


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ((1,), "1"),
        ((1, 2), "1–2"),
        ((1, 2, 3, 7), "1–3, 7"),
        ((1, 3, 5, 7, 9, 11), "1, 3, 5, 7, 9, 11"),
        ((1, 3, 5, 7, 9, 11, 13), "1, 3, 5, 7, 9, 11, …"),
        ((), ""),
    ],
)
def test_numbers_of_lines(lines: tuple[int, ...], told: str) -> None:
    assert ranges(lines) == told


def test_many_titles_and_long_ones_are_shortened() -> None:
    titles = [f"Столбец {number}" for number in range(20)] + ["Очень " * 20]
    told = facts_of(preview_participants(";".join(("ФИО", "Класс", titles[-1], *titles))), with_sheets=False)
    assert told.startswith("Не взяты столбцы: «Очень Очень")
    assert told.endswith("…»" if len(titles) < 9 else ", ….")
    assert told.count("«") == 8
    assert len(told) < 200


def test_nothing_is_said_where_all_is_taken() -> None:
    assert facts_of(preview_participants("ФИО;Класс\nДубов Лев;5А"), with_sheets=True) == ""


def test_groups_of_no_tournament() -> None:
    assert (group_of(None, 3), told_groups(None, preview_participants("Дубов Лев;5А").entries)) == ("", "")


def test_groups_are_counted_in_their_order() -> None:
    entries = preview_participants("Дубов Лев;5А\nЮжный Ян;1А\nКлёнов Ян;6А").entries
    assert told_groups(created().view, entries).replace("\u00a0", " ") == "I группа: 1, III группа: 2"

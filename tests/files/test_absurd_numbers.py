"""SE-06: numbers beyond all measure crash nothing and freeze nothing; they are refused, or are a text like others."""

from contextlib import suppress
from dataclasses import replace

import pytest

from ladya_desktop.files.participants import ListFile, preview_participants
from ladya_desktop.files.trf_faults import TrfError
from ladya_desktop.game.time_control import TimeControl, TimeControlError
from tests.files.trf_sample import faults, read_trf, row, rows, text
from tests.tournament.deeds import change
from tests.tournament.story import SECOND, created

NINES = "9" * 5000
"""More digits than Python itself turns into a number."""
PUPILS = (f"Вера;{NINES}", f"{NINES};Вера;3А", f"{NINES} Вера 3А", f"Вера;3{'А' * 5000}", NINES)
RECORDS = ("062 {}", "XXR {}", "142 {}", "XXZ {}", "240 {}", "250 {}", "### ladya-withdrawn {} 1")


@pytest.mark.parametrize("text", ["99999999/99999999", "1e999", NINES, f"{NINES}/60", f"60+{NINES}", "300+1e9"])
def test_se_06_a_time_control_beyond_all_measure_is_none(text: str) -> None:
    with pytest.raises(TimeControlError):
        TimeControl.from_pgn(text)
    story = created()
    assert story.refuses(change(replace(SECOND, time_control=text))) == "time_control"


@pytest.mark.parametrize(
    "pupil", [f"Вера;{NINES}", f"{NINES};Вера;3А", f"{NINES} Вера 3А", f"Вера;3{'А' * 5000}", NINES]
)
def test_se_06_a_list_of_pupils_with_absurd_numbers_is_read_or_refused(pupil: str) -> None:
    preview = preview_participants(ListFile(data=f"Фамилия Имя;Класс\n{pupil}\nДубов Лев;4Б\n".encode()))
    assert (preview.entries[-1].name, preview.entries[-1].grade) == ("Дубов Лев", 4)
    assert all(len(entry.name) < 300 and entry.grade < 12 for entry in preview.entries)


@pytest.mark.parametrize(
    "record", ["062 {}", "XXR {}", "142 {}", "XXZ {}", "240 {}", "250 {}", "### ladya-withdrawn {} 1"]
)
def test_se_06_a_report_file_with_absurd_numbers_is_read_or_its_faults_are_told(record: str) -> None:
    for number in (NINES, "1e999", "9" * 300, "-1"):
        data = text(more=(record.format(number),))
        with suppress(TrfError):
            assert read_trf(data).players


@pytest.mark.parametrize("column", range(len(row(1, "Ёлкина, Аня", "2.5", "1", "   4 w 1")) - 1))
def test_se_06_nines_in_any_column(column: int) -> None:
    first = rows()[0]
    spoilt = first[:column] + NINES + first[column:]
    assert faults(text(spoilt, *rows()[1:]))

"""Lists of pupils as schools have them: what is taken, and what is said of the rest."""

import codecs
import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.files.participants import ListFile, ParticipantsPreview, preview_participants
from ladya_desktop.texts import t
from ladya_desktop.tournament.setup import Entry


def taken(preview: ParticipantsPreview) -> list[str]:
    """The pupils that are taken, each with his class."""
    return [f"{entry.name} {entry.class_name}" for entry in preview.entries]


def problems(preview: ParticipantsPreview) -> list[tuple[int, str]]:
    """Lines that are not taken, and why."""
    return [
        (row.line, row.problem.code.removeprefix("participants.")) for row in preview.rows if row.problem is not None
    ]


def notes(preview: ParticipantsPreview) -> list[str]:
    return [note.code.removeprefix("participants.") for row in preview.rows for note in row.notes]


@pytest.mark.parametrize(
    "text",
    [
        "Дубравина Вера; 3А\nВетерков Тимофей; 2Б",
        "Дубравина Вера;3А\r\nВетерков Тимофей;2Б\r\n",
        "Дубравина Вера,3А\rВетерков Тимофей,2Б",
        "Дубравина Вера\t3А\nВетерков Тимофей\t2Б\n\n",
        "Дубравина Вера 3А\nВетерков Тимофей 2-б класс",
        "Дубравина Вера (3А)\nВетерков Тимофей (2 Б)",
        "3А Дубравина Вера\n2 Б Ветерков Тимофей",
        "3А;Дубравина Вера\n2Б;Ветерков Тимофей",
        "3А;Дубравина Вера\n2Б;Ветерков Тимофей;",
        "1;Дубравина Вера;3А\n2;Ветерков Тимофей;2Б",
        "1. Дубравина Вера; 3А\n2) Ветерков Тимофей; 2Б",
        "1\tДубравина Вера 3А\n2\tВетерков Тимофей 2Б",
        "1;3А;Дубравина Вера\n2;2Б;Ветерков Тимофей",
        "7;3А;Дубравина Вера\n9;2Б;Ветерков Тимофей",
        "Дубравина;Вера;3;А\nВетерков;Тимофей;2;Б",
        "\n\n ; ;\nДубравина Вера; 3А\n\t\n;;\n  Ветерков \u00a0 Тимофей ; 2Б  \n",
        '"Дубравина Вера";"3А"\n"Ветерков Тимофей";"2Б"',
        "sep=;\nДубравина Вера;3А\nВетерков Тимофей;2Б",
        "Фамилия Имя;Класс\nДубравина Вера;3А\nВетерков Тимофей;2Б",
        "ФИО;Класс\nДубравина Вера;3А\nВетерков Тимофей;2Б",
        "ФИО\nДубравина Вера;3А\nВетерков Тимофей;2Б",
        "ФИО Класс\nДубравина Вера 3А\nВетерков Тимофей 2Б",
        "Name,Class\nДубравина Вера,3А\nВетерков Тимофей,2Б",
        "Класс;Имя\n3А;Дубравина Вера\n2Б;Ветерков Тимофей",
        "№ п/п;Фамилия;Имя;Класс\n1;Дубравина;Вера;3А\n2;Ветерков;Тимофей;2Б",
        "№;Имя;Фамилия;Параллель;Буква\n1;Вера;Дубравина;3;А\n2;Тимофей;Ветерков;2;Б",
        "Surname;First name;Grade;Letter\nДубравина;Вера;3;A\nВетерков;Тимофей;2;Б",
        "Фамилия;Имя;Кружок;Класс\nДубравина;Вера;шахматы;3А\nВетерков;Тимофей;;2Б",
        "ФИО;Класс\nДубравина Вера 3А\nВетерков Тимофей;2Б",
        "ФИО;Класс\nДубравина Вера;3А\n\nФИО;Класс\nВетерков Тимофей;2Б",
        "Дубравина Вера; 3А\nВетерков Тимофей, 2Б",
    ],
)
def test_layouts_of_the_same_list(text: str) -> None:
    preview = preview_participants(text)
    assert taken(preview) == ["Дубравина Вера 3А", "Ветерков Тимофей 2Б"]
    assert (preview.problem, problems(preview)) == (None, [])


def test_a_patronymic_belongs_to_the_name() -> None:
    preview = preview_participants("Фамилия;Имя;Отчество;Класс\nДубов;Лев;Ильич;5А")
    assert taken(preview) == ["Дубов Лев Ильич 5А"]


def test_a_comma_in_a_name_when_lines_are_cut_at_semicolons() -> None:
    assert taken(preview_participants("Дубов, Лев; 5А\nКлёнов, Ян; 5Б")) == ["Дубов Лев 5А", "Клёнов Ян 5Б"]


@pytest.mark.parametrize("written", ["5А", "5-а", "5 A", "5 «А»", "5a", "5-А класс"])
def test_spellings_of_a_class(written: str) -> None:
    preview = preview_participants(f"Дубов Лев; {written}")
    assert [(row.class_name, row.grade, row.letter) for row in preview.rows] == [("5А", 5, "А")]


@pytest.mark.parametrize("written", ["5", "5 класс"])
def test_a_class_without_a_letter(written: str) -> None:
    assert taken(preview_participants(f"Дубов Лев; {written}")) == ["Дубов Лев 5"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("Дубов Лев; 10А", "grade_refused"),
        ("Дубов Лев; 11", "grade_refused"),
        ("Дубов Лев; 0", "grade_unknown"),
        ("Дубов Лев; 12Б", "grade_unknown"),
        ("Дубов Лев; 2026", "grade_unknown"),
        ("Дубов Лев; пятый", "class_unknown"),
        ("Дубов Лев 5АБ", "class_unknown"),
        ("Дубов Лев", "class_missing"),
        ("Дубов Лев;", "class_missing"),
        ("Дубов; Лев", "class_missing"),
        (";5А", "name_missing"),
        ("5А", "name_missing"),
        ("Д" * 81 + "; 5А", "name_too_long"),
        ("Дубов Л\ufffdв; 5А", "damaged"),
        ("Дубов Лев; 5\ufffd", "damaged"),
    ],
)
def test_a_line_that_is_not_taken_says_why(line: str, problem: str) -> None:
    preview = preview_participants(f"Клёнов Ян; 4Б\n\n{line}")
    assert taken(preview) == ["Клёнов Ян 4Б"]
    assert problems(preview) == [(3, problem)]


def test_under_a_heading_what_is_no_class_is_quoted() -> None:
    preview = preview_participants("ФИО;Класс\nДубов Лев;пятый\nКлёнов Ян;")
    assert problems(preview) == [(2, "class_unknown"), (3, "class_missing")]
    assert preview.rows[0].class_name == "пятый"


def test_a_row_that_is_not_taken_keeps_what_was_read() -> None:
    """So that the wrong cell can be filled in place."""
    row = preview_participants("Дубов Лев; 10А").rows[0]
    assert (row.name, row.class_name, row.grade, row.entry) == ("Дубов Лев", "10А", 10, None)


@pytest.mark.parametrize(
    "line", ["Дубов Лев; 10А", "Дубов Лев; 0", "Дубов Лев", ";5А", "Д" * 90 + ";5А", "Л\ufffdв;5А"]
)
def test_every_problem_is_a_sentence_with_its_line(line: str) -> None:
    row = preview_participants(f"\n{line}").rows[0]
    assert row.problem is not None
    what = t(row.problem.code, **row.problem.params)
    assert re.search(r"\b2\b", t("participants.at_line", line=row.problem.params["line"], what=what))


def test_a_refused_grade_names_the_regulation() -> None:
    row = preview_participants("Дубов Лев; 10А").rows[0]
    assert row.problem is not None
    assert dict(row.problem.params) == {"line": 1, "grade": 10, "first": 1, "last": 9}


def test_another_regulation_admits_other_grades() -> None:
    preview = preview_participants("Дубов Лев; 10А\nКлёнов Ян; 4Б", admitted=range(10, 12))
    assert taken(preview) == ["Дубов Лев 10А"]
    assert problems(preview) == [(2, "grade_refused")]


def test_a_grade_between_the_groups_has_none() -> None:
    preview = preview_participants("Дубов Лев; 3А\nКлёнов Ян; 4Б", admitted=[1, 2, 4, 5])
    assert problems(preview) == [(1, "grade_without_group")]


@pytest.mark.parametrize("twin", ["Фёдоров Пётр; 5А", "ФЕДОРОВ ПЕТР;5 a", " фёдоров  пётр ; 5-а"])
def test_the_same_pupil_twice_is_taken_once(twin: str) -> None:
    preview = preview_participants(f"Фёдоров Пётр; 5А\n{twin}\nКлёнов Ян; 4Б\n{twin}")
    assert taken(preview) == ["Фёдоров Пётр 5А", "Клёнов Ян 4Б"]
    assert problems(preview) == [(2, "duplicate"), (4, "duplicate")]
    assert [row.problem.params["earlier"] for row in preview.refused if row.problem] == [1, 1]


def test_namesakes_of_other_classes_are_taken_and_pointed_out() -> None:
    preview = preview_participants("Дубов Лев; 5А\nДубов Лев; 5Б\nДубов Лев; 6")
    assert len(preview.entries) == 3
    assert notes(preview) == ["same_name", "same_name"]
    assert preview.rows[2].notes[0].params["earlier"] == 1


def test_a_refused_line_makes_no_duplicate() -> None:
    assert taken(preview_participants("Дубов Лев; 10А\nДубов Лев; 9А")) == ["Дубов Лев 9А"]


def test_who_is_on_the_list_already_is_not_taken_again() -> None:
    entered = [Entry(name="Дубов Лев", grade=5, letter="А")]
    preview = preview_participants("дубов лев; 5а\nДубов Лев; 5Б", taken=entered)
    assert problems(preview) == [(1, "already_entered")]
    assert taken(preview) == ["Дубов Лев 5Б"]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Дубов \t  Лев  ", "Дубов Лев"),
        ("Дубов\u00a0Лев", "Дубов Лев"),
        ("Дубов\u200b Лев\u202e", "Дубов Лев"),
        ("\u2066Дубов Лев\u2069", "Дубов Лев"),
        ("Дубов\x07 Лев\x00", "Дубов Лев"),
        ("Фёдоров Пётр", "Фёдоров Пётр"),
        ("Фе\u0308доров Петр", "Фёдоров Петр"),
        ("Петров-Водкин О'Лев", "Петров-Водкин О'Лев"),
        ("<b>Лев</b>", "<b>Лев</b>"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("=1+1", "=1+1"),
        ("+7 999", "+7 999"),
        ("-1", "-1"),
        ("@SUM(1)", "@SUM(1)"),
        ("{name} %s \\n", "{name} %s \\n"),
        ("Smith John", "Smith John"),
        ("王 小明", "王 小明"),
    ],
)
def test_a_name_is_plain_text(written: str, name: str) -> None:
    """SE-02: formulas and tags are names; what cannot be seen is no part of a name."""
    preview = preview_participants(f"Имя;Класс\n{written};5А".replace("\t", " "))
    assert [row.name for row in preview.rows] == [name]
    assert preview.entries


def test_a_formula_with_the_separator_in_quotes() -> None:
    """SE-02."""
    preview = preview_participants('"=HYPERLINK(""http://x"";""y"")";5А')
    assert [entry.name for entry in preview.entries] == ['=HYPERLINK("http://x";"y")']


def test_a_quote_left_open_does_not_swallow_the_list() -> None:
    preview = preview_participants('"Дубов Лев;5А\nКлёнов Ян;4Б')
    assert taken(preview)[-1] == "Клёнов Ян 4Б"
    assert len(preview.rows) == 2


def test_latin_letters_inside_a_russian_word_become_russian() -> None:
    """So that the same pupil is known when he is typed in both ways."""
    preview = preview_participants("Copoкин Лев; 5А\nСорокин Лев; 5А\nSmith Ян; 5А\nRомов Ян; 5А")
    assert [row.name for row in preview.rows] == ["Сорокин Лев", "Сорокин Лев", "Smith Ян", "Rомов Ян"]
    assert problems(preview) == [(2, "duplicate")]
    assert notes(preview) == ["name_becomes"]


def test_a_latin_class_letter_is_said() -> None:
    preview = preview_participants("Дубов Лев; 5 B")
    assert taken(preview) == ["Дубов Лев 5В"]
    assert preview.rows[0].notes[0].params == {"line": 1, "latin": "B", "class_name": "5В"}


def test_what_is_neither_name_nor_class_is_named() -> None:
    preview = preview_participants("Дубов Лев;5А;шахматы;2016")
    assert preview.rows[0].notes[0].params == {"line": 1, "text": "шахматы 2016"}


@pytest.mark.parametrize("line", ["Игрок1;Имя1;5А", "3;Игрок1;Имя1;5А", "Игрок1;07.03.2015;Имя1;5А"])
def test_players_told_apart_by_a_number_keep_both_names(line: str) -> None:
    assert taken(preview_participants(line)) == ["Игрок1 Имя1 5А"]


def test_a_formula_not_in_quotes_is_still_a_line() -> None:
    """Its parts are put together again; nothing is lost without a word."""
    preview = preview_participants('ФИО;Класс\n=HYPERLINK("http://x";"y");4А')
    assert taken(preview) == ['=HYPERLINK("http://x" y) 4А'] or problems(preview)


@pytest.mark.parametrize("text", ["", "\n\n", " \t ;;; \n", "Фамилия Имя;Класс\n", "\ufeff"])
def test_a_list_of_nobody(text: str) -> None:
    preview = preview_participants(text)
    assert preview.rows == ()
    assert preview.problem is not None
    assert preview.problem.code == "participants.nobody"


def test_one_pupil_is_a_list() -> None:
    preview = preview_participants("Дубов Лев; 5А")
    assert (taken(preview), preview.problem) == (["Дубов Лев 5А"], None)


@pytest.mark.parametrize(
    ("encoding", "bom", "named"),
    [
        ("utf-8", b"", "utf-8"),
        ("utf-8", codecs.BOM_UTF8, "utf-8"),
        ("utf-16-le", codecs.BOM_UTF16_LE, "utf-16"),
        ("utf-16-be", codecs.BOM_UTF16_BE, "utf-16"),
        ("cp1251", b"", "cp1251"),
    ],
)
def test_files_of_every_encoding(encoding: str, bom: bytes, named: str) -> None:
    data = bom + "ФИО;Класс\r\nФёдоров Пётр;5А\r\n".encode(encoding)
    preview = preview_participants(ListFile(data=data))
    assert (taken(preview), preview.encoding) == (["Фёдоров Пётр 5А"], named)


@pytest.mark.parametrize("name", ["\u0301\u0302", "—", "?!", "...", "-", "01.01.2020"])
def test_a_name_needs_a_letter(name: str) -> None:
    assert problems(preview_participants(f"Имя;Класс\n{name};5А")) == [(2, "name_missing")]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("Дубов Лев; пятый", "пятый"),
        ("Дубов Лев; V", "V"),
        ("1. Дубов Лев; пятый", "пятый"),
        ("Дубов Лев; 5Ђ", "5Ђ"),
    ],
)
def test_a_class_that_nobody_can_read_is_quoted(line: str, text: str) -> None:
    row = preview_participants(line).rows[0]
    assert row.problem is not None
    assert (row.name, row.problem.code) == ("Дубов Лев", "participants.class_unknown")
    assert row.problem.params["text"] == text


@pytest.mark.parametrize(
    "line",
    ["Дубов Лев V А", "Дубов Лев; V А", "Дубов Лев V A", "Дубов; Лев; V-А", "V А; Дубов Лев", "1. Дубов Лев VА класс"],
)
def test_a_class_in_roman_numbers_is_read(line: str) -> None:
    assert taken(preview_participants(line)) == ["Дубов Лев 5А"]


@pytest.mark.parametrize("line", ["Lev Dubov, 5a", "Lev Dubov 5a", "Lev Dubov; V A", "Lev;Dubov;5A"])
def test_a_name_in_latin_letters_stays_and_its_class_becomes_russian(line: str) -> None:
    row = preview_participants(line).rows[0]
    assert (row.name, row.class_name) == ("Lev Dubov", "5А")
    assert [note.code for note in row.notes] == ["participants.latin_letter"]


@pytest.mark.parametrize("line", ["Dubov V A", "Dubov, V A"])
def test_initials_are_no_class(line: str) -> None:
    row = preview_participants(line).rows[0]
    assert row.problem is not None
    assert (row.name, row.problem.code) == ("Dubov V A", "participants.class_missing")


@pytest.mark.parametrize("line", ["Дубов; Лев", "Дубов Лев", "1. Дубов; Лев"])
def test_a_name_in_two_cells_has_no_class(line: str) -> None:
    assert problems(preview_participants(line)) == [(1, "class_missing")]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"PK\x03\x04rest", "file_book_damaged"),
        (b"%PDF-1.4", "file_pdf"),
        (b"\xd0\xcf\x11\xe0", "file_office"),
        (b"\x00\x01", "file_binary"),
        (b";" * 5_000_001, "file_too_large"),
        (b"", "nobody"),
    ],
    ids=["xlsx", "pdf", "doc", "binary", "huge", "empty"],
)
def test_files_that_are_no_list_say_what_to_do(data: bytes, problem: str) -> None:
    preview = preview_participants(ListFile(data=data))
    assert preview.rows == ()
    assert preview.problem is not None
    assert preview.problem.code == f"participants.{problem}"
    assert t(preview.problem.code, **preview.problem.params)


def test_arguments_reach_the_list_of_a_file() -> None:
    data = "Дубов Лев; 10А\nКлёнов Ян; 4Б".encode()
    preview = preview_participants(
        ListFile(data=data), admitted=(4, 10), taken=[Entry(name="Клёнов Ян", grade=4, letter="Б")]
    )
    assert taken(preview) == ["Дубов Лев 10А"]


def test_a_huge_list_is_read_line_by_line() -> None:
    """20 000 lines; each line costs the same, so that it stays a matter of a second."""
    text = "\n".join(f"Дубов Лев{number}; {number % 9 + 1}А" for number in range(20_000))
    preview = preview_participants(text)
    assert len(preview.entries) == 20_000


@pytest.mark.parametrize("line", ["Д" * 3_000_000, ";" * 3_000_000, '"' * 200_000, "5 " * 500_000])
def test_a_line_without_end_is_read_to_its_limit_only(line: str) -> None:
    preview = preview_participants(f"{line}\nДубов Лев; 5А")
    assert taken(preview) == ["Дубов Лев 5А"]


@given(st.text(max_size=200), st.lists(st.text(max_size=20), max_size=5))
def test_whatever_is_pasted_gives_a_preview(text: str, cells: Sequence[str]) -> None:
    preview = preview_participants(text + "\n" + ";".join(cells))
    for row in preview.rows:
        assert (row.entry is None) is (row.problem is not None)
        assert row.name == " ".join(row.name.split())


@given(st.binary(max_size=300))
def test_any_file_gives_a_preview(data: bytes) -> None:
    preview = preview_participants(ListFile(data=data))
    assert preview.rows or preview.problem

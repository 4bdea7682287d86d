"""Names of a list on their way in: one capital a word, and what is not a plain name stays as it is written."""

import pytest

from ladya_desktop.files.participants import ParticipantsPreview, preview_participants


def notes(preview: ParticipantsPreview) -> list[str]:
    return [note.code.partition(".")[2] for row in preview.rows for note in row.notes]


def test_small_letters_get_their_capitals_and_it_is_said() -> None:
    preview = preview_participants("росинкина-белова дарья; 2А")
    assert [row.name for row in preview.rows] == ["Росинкина-Белова Дарья"]
    assert preview.rows[0].notes[0].params == {"line": 1, "name": "Росинкина-Белова Дарья"}


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("ДУБОВ ЛЕВ", "Дубов Лев"),
        ("ДУБОВ Лев", "Дубов Лев"),
        ("дубов Лев", "Дубов Лев"),
        ("ЁЛКИН-ЗИМИН ПЁТР", "Ёлкин-Зимин Пётр"),
        ("о'нил Шон", "О'Нил Шон"),
        ("ДУБОВ АЛИ ОГЛЫ", "Дубов Али оглы"),
        ("кызыл-оглы Лев", "Кызыл-оглы Лев"),
        ("ФОН ДУБОВ ЛЕВ", "фон Дубов Лев"),
        ("ДУБОВ Л.Е.", "Дубов Л.Е."),
    ],
)
def test_names_in_one_case_get_one_capital_a_word(written: str, name: str) -> None:
    preview = preview_participants(f"Имя;Класс\n{written};5А")
    assert preview.rows[0].name == name
    assert notes(preview) == ["name_becomes"]


@pytest.mark.parametrize("name", ["де Лев Ян", "МакДубов Лев", "Дубов Лев II", "дубов лев 2", "=ДУБ(А1)", "王"])
def test_other_capitals_stay(name: str) -> None:
    preview = preview_participants(f"Имя;Класс\n{name};5А")
    assert preview.rows[0].name == name

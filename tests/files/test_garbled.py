"""Lists in encodings of another age are told from lists in cp1251, in capitals or not."""

from collections.abc import Callable

import pytest

from ladya_desktop.files.participants import read_participants
from ladya_desktop.texts import t

OLD_LIST = "Дубов Лев;5А\nФёдорова-Белая Анна;3Б\nКлёнов Ян;7В\n"


@pytest.mark.parametrize("heading", ["", "Фамилия Имя;Класс\n", "ФАМИЛИЯ ИМЯ;КЛАСС\n"])
@pytest.mark.parametrize(
    ("encoding", "case"),
    [
        *(("koi8-r", case) for case in (str, str.upper, str.lower)),
        *(("cp866", case) for case in (str, str.upper)),
        *(("mac_cyrillic", case) for case in (str, str.upper)),
    ],
)
def test_an_old_encoding_is_not_taken_for_cp1251(encoding: str, case: Callable[[str], str], heading: str) -> None:
    preview = read_participants((heading + case(OLD_LIST)).encode(encoding))
    assert (preview.rows, preview.encoding) == ((), None)
    assert preview.problem is not None
    assert preview.problem.code == "participants.file_encoding"
    assert "UTF-8" in t(preview.problem.code)


@pytest.mark.parametrize(
    "text",
    [
        OLD_LIST,
        OLD_LIST.upper(),
        OLD_LIST.lower(),
        "ЦОЙ ЮН;5Б",
        "юн эмиль;3б",
        "Юн Ия;5б",
        "ДУБОВ Лев;5А",
        "№;ФИО;Класс\n1;МакДубов Лев;5А\n2;Ґанна Ліщина;5 «А»\n",
    ],
)
def test_a_list_in_cp1251_is_no_other_encoding(text: str) -> None:
    assert read_participants(text.encode("cp1251")).problem is None

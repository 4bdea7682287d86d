"""Lists in encodings of another age are told from lists in cp1251, in capitals or not."""

from collections.abc import Callable

import pytest

from ladya_desktop.files.garbled import one_byte_encoding
from ladya_desktop.files.participants import ListFile, preview_participants
from ladya_desktop.texts import t

OLD_LIST = "Дубов Лев;5А\nФёдорова-Белая Анна;3Б\nКлёнов Ян;7В\nШишкина Ия;2Б\n"
NAMES = ["дубов лев", "федорова-белая анна", "кленов ян", "шишкина ия"]


def read(data: bytes) -> tuple[str | None, list[str]]:
    """The encoding found, and the names that are taken, without their capitals and dots."""
    preview = preview_participants(ListFile(data=data))
    return preview.encoding, [entry.name.casefold().replace("ё", "е") for entry in preview.entries]


@pytest.mark.parametrize("heading", ["", "Фамилия Имя;Класс\n", "ФАМИЛИЯ ИМЯ;КЛАСС\n"])
@pytest.mark.parametrize("case", [str, str.upper, str.lower])
@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866", "mac_cyrillic"])
def test_a_list_is_read_in_the_encoding_it_makes_sense_in(
    encoding: str, case: Callable[[str], str], heading: str
) -> None:
    assert read((heading + case(OLD_LIST)).encode(encoding)) == (encoding, NAMES)


def test_of_two_old_encodings_that_give_the_same_names_either_will_do() -> None:
    """Capitals of a Macintosh are those of cp866."""
    _, names = read("ДУБОВ ЛЕВ;5А\nКЛЕНОВ ЯН;7В".encode("mac_cyrillic"))
    assert names == ["дубов лев", "кленов ян"]


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
    assert one_byte_encoding(text.encode("cp1251")) == "cp1251"


@pytest.mark.parametrize("data", ["名前一覧表 学級".encode("shift_jis"), b"\x98" * 4, bytes(range(0x80, 0x100)) * 2])
def test_what_makes_sense_in_no_encoding_is_said(data: bytes) -> None:
    preview = preview_participants(ListFile(data=data))
    assert preview.rows == ()
    assert preview.problem is not None
    assert preview.problem.code == "participants.file_encoding"
    assert "UTF-8" in t(preview.problem.code)


def test_somebody_may_choose_another_encoding() -> None:
    data = "Дубов Лев;5А".encode("koi8-r")
    chosen = preview_participants(ListFile(data=data, encoding="koi8-r"))
    assert [(entry.name, chosen.encoding) for entry in chosen.entries] == [("Дубов Лев", "koi8-r")]

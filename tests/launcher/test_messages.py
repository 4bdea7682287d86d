"""Each sentence exists in both languages, and the user's language is told from his locale."""

import string

import pytest

from launcher.messages import ENGLISH, RUSSIAN, is_russian, sentence


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_both_languages_say_the_same_things() -> None:
    assert {code: placeholders(text) for code, text in RUSSIAN.items()} == {
        code: placeholders(text) for code, text in ENGLISH.items()
    }


@pytest.mark.parametrize("table", [RUSSIAN, ENGLISH])
def test_each_sentence_is_one_line(table: dict[str, str]) -> None:
    assert not [text for text in table.values() if "\n" in text]


@pytest.mark.parametrize(
    ("environ", "system_locale", "russian"),
    [
        ({"LANG": "ru_RU.UTF-8"}, None, True),
        ({"LANG": "en_GB.UTF-8"}, None, False),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, None, True),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, None, False),
        ({"LANG": "", "LC_ALL": ""}, "ru_RU", True),
        ({}, "Russian_Russia", True),
        ({}, "English_United Kingdom", False),
        ({}, None, False),
    ],
)
def test_the_first_locale_that_is_set_decides(
    environ: dict[str, str], system_locale: str | None, russian: bool
) -> None:
    assert is_russian(environ, system_locale) is russian


def test_a_sentence_is_filled_in_the_users_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert sentence("checks_failed", names="mypy") == "Не прошло: mypy"
    monkeypatch.setenv("LC_ALL", "C")
    assert sentence("checks_failed", names="mypy") == "Failed: mypy"

"""Every area says everything in both languages, in the manner of the house."""

import pkgutil
import re
from importlib import import_module

import pytest

from ladya_desktop import texts
from ladya_desktop.texts.catalogue import AREAS, fields, load_area, load_source
from tests.texts.areas import Entry, english_codes, entries

CODE = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")
CASE = re.compile(r"_(?:nom|gen|dat|acc|ins)$")
CYRILLIC = re.compile("[\u0400-\u04ff]")
# A Russian school writes its classes with Russian letters, whatever language the window has.
SCHOOL_CLASS = re.compile(r"\b\d{1,2}[А-ЯЁ]\b")
# Only keys whose names are no English words: "Enter" and "End" are.
KEYS = re.compile(r"\b(?:Ctrl|Alt|Shift|Esc|PageUp|PageDown|F\d+)\b")
# The pronouns, and the endings of verbs that address somebody: "ходишь", "нажмите", "выбирайте".
ADDRESS = re.compile(
    r"\b(?:ты|тебя|тебе|тобой|тво\w+|вы|вас|вам|вами|ваш\w*)\b|\b\w{2,}(?:ишь|ешь|ёшь|айте|ите|йте|ьте)(?:сь)?\b",
    re.IGNORECASE,
)
NO_ADDRESS = {"лишь"}


def test_every_module_with_sentences_is_an_area() -> None:
    names = {module.name for module in pkgutil.iter_modules(texts.__path__) if module.name != "build"}
    with_sentences = {name for name in names if hasattr(import_module(f"{texts.__name__}.{name}"), "SENTENCES")}
    assert with_sentences == set(AREAS)


def test_no_code_is_in_two_areas_or_both_counted_and_not() -> None:
    areas = [load_area(area) for area in AREAS]
    source = load_source()
    assert len(source.sentences) == sum(len(area.sentences) for area in areas)
    assert len(source.plurals) == sum(len(area.plurals) for area in areas)
    assert not source.sentences.keys() & source.plurals.keys()


@pytest.mark.parametrize("area", AREAS)
def test_the_english_file_has_the_codes_of_its_area_in_their_order(area: str) -> None:
    assert english_codes(area) == [entry.code for entry in entries(area)]


@pytest.mark.parametrize("area", AREAS)
def test_every_code_is_said_in_both_languages(area: str) -> None:
    """In English too, and not from an older Russian text; counted things in three forms and in two."""
    wrong = [
        entry.code
        for entry in entries(area)
        if not CODE.fullmatch(entry.code)
        or not all(entry.russian)
        or (len(entry.russian), len(entry.english)) not in {(1, 1), (3, 2)}
    ]
    assert wrong == []


@pytest.mark.parametrize("area", AREAS)
def test_every_form_takes_the_same_values(area: str) -> None:
    wrong = [entry.code for entry in entries(area) if len({_values(form) for form in _all_forms(entry)}) > 1]
    assert wrong == []


@pytest.mark.parametrize("area", AREAS)
def test_what_is_counted_shows_its_number(area: str) -> None:
    wrong = [entry.code for entry in entries(area) if len(entry.russian) == 3 and "n" not in _values(entry.russian[0])]
    assert wrong == []


@pytest.mark.parametrize("area", AREAS)
def test_english_has_no_russian_letters(area: str) -> None:
    wrong = [entry.code for entry in entries(area) if CYRILLIC.search(SCHOOL_CLASS.sub("", " ".join(entry.english)))]
    assert wrong == []


@pytest.mark.parametrize("area", AREAS)
def test_sentences_are_cleanly_set(area: str) -> None:
    """No stray spaces except in columns of several lines, and quotation marks as Russian has them."""
    wrong = [entry.code for entry in entries(area) if any(form != form.strip(" ") for form in _all_forms(entry))]
    wrong += [entry.code for entry in entries(area) if any("  " in f and "\n" not in f for f in _all_forms(entry))]
    wrong += [entry.code for entry in entries(area) if '"' in " ".join(entry.russian)]
    assert wrong == []


@pytest.mark.parametrize("area", AREAS)
def test_keys_are_called_the_same_in_both_languages(area: str) -> None:
    """And no text makes a shortcut of its own, which would come and go with the language."""
    both = [entry for entry in entries(area) if entry.english]
    wrong = [entry.code for entry in both if _keys(entry.russian) != _keys(entry.english)]
    wrong += [entry.code for entry in entries(area) if "&" in " ".join(_all_forms(entry))]
    assert wrong == []


@pytest.mark.parametrize("area", AREAS)
def test_nobody_is_addressed(area: str) -> None:
    found = {
        match.group().casefold()
        for entry in entries(area)
        for form in entry.russian
        for match in ADDRESS.finditer(form)
    }
    assert found - NO_ADDRESS == set()


def _all_forms(entry: Entry) -> tuple[str, ...]:
    return (*entry.russian, *entry.english)


def _values(form: str) -> frozenset[str]:
    """The values a form needs; which case of a side or a piece it takes is the language's own affair."""
    return frozenset(CASE.sub("", name) for name in fields(form))


def _keys(forms: tuple[str, ...]) -> list[str]:
    return sorted(KEYS.findall(" ".join(forms[:1])))


@pytest.mark.parametrize(
    "said", ["Ты проиграл", "ваша очередь", "Нажмите часы", "сделаешь ход", "Выбирайте", "Поставьте"]
)
def test_address_is_caught(said: str) -> None:
    assert ADDRESS.search(said)


@pytest.mark.parametrize(
    "said", ["Вышли из шаха", "твёрдый", "Взялся — ходи", "в тыл", "Партия продолжается", "вместе"]
)
def test_what_only_looks_like_address_is_not(said: str) -> None:
    assert not ADDRESS.search(said)

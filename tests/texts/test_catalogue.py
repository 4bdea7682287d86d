"""The loader: codes, languages, plurals, and what happens when something is missing."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ladya_desktop.texts import LANGUAGES, catalogue, language, set_language, t
from ladya_desktop.texts.catalogue import fields, has_sentence, load_source, placeholders, russian_plural


@pytest.fixture
def no_catalogues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A program whose compiled catalogues were lost."""
    catalogue._translations.cache_clear()
    monkeypatch.setattr(catalogue, "resource_path", tmp_path.joinpath)
    yield
    catalogue._translations.cache_clear()


def test_russian_is_there_without_being_chosen() -> None:
    assert language() == "ru"
    assert t("time.no_clock") == "без часов"


def test_the_language_changes_while_the_program_runs() -> None:
    set_language("en")
    assert language() == "en"
    assert t("time.no_clock") == "no clock"
    set_language("ru")
    assert t("time.no_clock") == "без часов"


def test_every_language_can_be_chosen() -> None:
    for wanted in LANGUAGES:
        set_language(wanted)
        assert language() == wanted


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    set_language("en")
    with pytest.raises(ValueError, match="'de'"):
        set_language("de")  # type: ignore[arg-type]  # what a wrong setting could bring
    assert language() == "en"


# The counts of which two-form logic gets some wrong, and the form each takes.
FORMS = {0: 2, 1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 22: 1, 25: 2, 101: 0, 111: 2}


def test_russian_counts_in_three_forms_in_05() -> None:
    counted = ", ".join(t("time.seconds", n=n) for n in FORMS)
    assert counted == (
        "0 секунд, 1 секунда, 2 секунды, 5 секунд, 11 секунд, "
        "21 секунда, 22 секунды, 25 секунд, 101 секунда, 111 секунд"
    )


@pytest.mark.parametrize(
    ("code", "counted"),
    [
        ("time.moves", "0 ходов, 1 ход, 2 хода, 5 ходов, 11 ходов, 21 ход, 22 хода, 25 ходов, 101 ход, 111 ходов"),
        (
            "teacher.games.found",
            "0 партий, 1 партия, 2 партии, 5 партий, 11 партий, 21 партия, 22 партии, "
            "25 партий, 101 партия, 111 партий",
        ),
        (
            "tournament.draw_count",
            "0 участников, 1 участник, 2 участника, 5 участников, 11 участников, 21 участник, 22 участника, "
            "25 участников, 101 участник, 111 участников",
        ),
    ],
)
def test_moves_games_and_players_are_counted_in_05(code: str, counted: str) -> None:
    assert ", ".join(t(code, n=n) for n in FORMS) == counted


@pytest.mark.parametrize(("code", "forms"), list(load_source().plurals.items()))
def test_whatever_is_counted_takes_the_form_of_its_number(code: str, forms: tuple[str, str, str]) -> None:
    others = dict.fromkeys(placeholders(code), "x")
    for n, form in FORMS.items():
        assert t(code, **{**others, "n": n}) == forms[form].format(**{**others, "n": n})


@pytest.mark.parametrize(("n", "expected"), [(0, "0 minutes"), (1, "1 minute"), (2, "2 minutes"), (21, "21 minutes")])
def test_english_counts_in_two_forms(n: int, expected: str) -> None:
    set_language("en")
    assert t("time.minutes", n=n) == expected


@pytest.mark.parametrize(("n", "form"), [(1, 0), (4, 1), (12, 2), (14, 2), (112, 2), (121, 0), (122, 1), (-1, 0)])
def test_the_form_follows_the_last_two_digits(n: int, form: int) -> None:
    assert russian_plural(n) == form


def test_values_are_put_in_and_unused_ones_do_no_harm() -> None:
    assert t("date.month_4", day=23, year=2026) == "23 апреля"


def test_braces_in_a_value_are_left_alone() -> None:
    assert t("journal.game_opened", white="{n}", black="{") == "Партия: {n} — {"


def test_an_unknown_code_is_an_error_of_the_programmer() -> None:
    with pytest.raises(KeyError, match=r"no\.such_code"):
        t("no.such_code")


def test_a_forgotten_value_is_an_error_of_the_programmer() -> None:
    with pytest.raises(KeyError, match="day"):
        t("date.month_4")


def test_a_forgotten_number_is_an_error_of_the_programmer() -> None:
    with pytest.raises(KeyError, match="n"):
        t("time.minutes")


def test_a_number_must_be_a_whole_one() -> None:
    with pytest.raises(TypeError, match=r"time\.minutes.*2\.5"):
        t("time.minutes", n=2.5)


@pytest.mark.usefixtures("no_catalogues")
def test_without_english_the_source_is_shown() -> None:
    set_language("en")
    assert t("time.no_clock") == "без часов"
    assert t("time.minutes", n=22) == "22 минуты"


def test_codes_can_be_asked_for() -> None:
    assert has_sentence("time.no_clock")
    assert has_sentence("time.minutes")
    assert not has_sentence("no.such_code")


def test_placeholders_of_a_code_are_known() -> None:
    assert placeholders("time.fischer_of_one") == {"base", "bonus"}
    assert placeholders("time.minutes") == {"n"}
    assert placeholders("time.no_clock") == frozenset()
    assert fields("{a} {b!r} {c:>3} {{d}}") == {"a", "b", "c"}


def test_a_reader_in_another_thread_sees_one_language_or_the_other() -> None:
    seen: set[str] = set()
    reading = threading.Event()
    done = threading.Event()

    def read() -> None:
        while not done.is_set():
            seen.add(t("time.base_per_game", base=5))
            reading.set()

    reader = threading.Thread(target=read)
    reader.start()
    assert reading.wait(10)
    for _ in range(200):
        set_language("en")
        set_language("ru")
    done.set()
    reader.join()
    assert seen <= {"5 на партию", "5 for the game"}


def test_importing_the_texts_opens_no_catalogue() -> None:
    program = (
        "import sys; opened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
        "import ladya_desktop.texts\n"
        "print([path for path in opened if 'locale' in path and 'LC_MESSAGES' in path], 'babel' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[] False"

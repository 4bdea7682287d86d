"""The loader: codes, languages, plurals, and what happens when something is missing."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ladya_desktop.texts import LANGUAGES, catalogue, language, set_language, t
from ladya_desktop.texts.catalogue import fields, has_sentence, placeholders, russian_plural


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


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (0, "0 ходов 0 партий 0 секунд 0 игроков 0 туров"),
        (1, "1 ход 1 партия 1 секунда 1 игрок 1 тур"),
        (2, "2 хода 2 партии 2 секунды 2 игрока 2 тура"),
        (5, "5 ходов 5 партий 5 секунд 5 игроков 5 туров"),
        (11, "11 ходов 11 партий 11 секунд 11 игроков 11 туров"),
        (21, "21 ход 21 партия 21 секунда 21 игрок 21 тур"),
        (22, "22 хода 22 партии 22 секунды 22 игрока 22 тура"),
        (25, "25 ходов 25 партий 25 секунд 25 игроков 25 туров"),
        (101, "101 ход 101 партия 101 секунда 101 игрок 101 тур"),
        (111, "111 ходов 111 партий 111 секунд 111 игроков 111 туров"),
    ],
)
def test_russian_counts_in_three_forms(n: int, expected: str) -> None:
    codes = ("count.moves", "count.games", "time.seconds", "count.players", "count.rounds")
    assert " ".join(t(code, n=n) for code in codes) == expected


@pytest.mark.parametrize(("n", "expected"), [(0, "0 games"), (1, "1 game"), (2, "2 games"), (21, "21 games")])
def test_english_counts_in_two_forms(n: int, expected: str) -> None:
    set_language("en")
    assert t("count.games", n=n) == expected


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
        t("count.games")


def test_a_number_must_be_a_whole_one() -> None:
    with pytest.raises(TypeError, match=r"count\.games.*2\.5"):
        t("count.games", n=2.5)


@pytest.mark.usefixtures("no_catalogues")
def test_without_english_the_source_is_shown() -> None:
    set_language("en")
    assert t("time.no_clock") == "без часов"
    assert t("count.games", n=22) == "22 партии"


def test_codes_can_be_asked_for() -> None:
    assert has_sentence("time.no_clock")
    assert has_sentence("count.games")
    assert not has_sentence("no.such_code")


def test_placeholders_of_a_code_are_known() -> None:
    assert placeholders("time.base_and_increment") == {"base", "increment"}
    assert placeholders("count.games") == {"n"}
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

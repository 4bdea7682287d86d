"""Values of a tournament as people read them, in both languages."""

from fractions import Fraction

import pytest

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts import Language, set_language
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import Mark
from ladya_desktop.ui.tournament import wording
from tests.ui.tournament.stand_in import created, drawn, listed, play, played_to_the_end


def setup(**changes: object) -> GroupSetup:
    values: dict[str, object] = {
        "code": "II",
        "first_grade": 2,
        "last_grade": 4,
        "month": 4,
        "day": 25,
        "starts_at_min": 960,
        "ends_at_min": 1080,
        "time_control": "300+3",
    }
    return GroupSetup(**{**values, **changes})  # type: ignore[arg-type]  # values of several types by name


def plain(text: str) -> str:
    return text.replace(wording.NO_BREAK_SPACE, " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["25 апреля", "16:00–18:00", "2–4 классы", "II группа", "5 мин + 3 с на ход"]),
        ("en", ["25 April", "16:00–18:00", "grades 2–4", "Group II", "5 min + 3 s per move"]),
    ],
)
def test_a_group_in_words(language: Language, said: list[str]) -> None:
    set_language(language)
    group = setup()
    words = [wording.setup_date(group), wording.hours(group), wording.grades(group), wording.group_name("II")]
    assert [plain(each) for each in (*words, wording.time_control(group))] == said


def test_a_single_grade_and_other_clocks() -> None:
    assert wording.grades(setup(first_grade=1, last_grade=1)) == "1-е классы"
    assert wording.time_control(setup(time_control="600")) == "10 мин на партию"
    assert wording.time_control(setup(time_control="-")) == "без часов"
    assert plain(wording.setup_date(setup(month=2, day=29))) == "29 февраля"


@pytest.mark.parametrize(
    ("pgn", "said"),
    [
        ("40/5400+30:1800+30", "40 ходов за 90 минут, затем 30 минут; +30 секунд за ход с первого хода"),
        ("180b2", "3 минуты, задержка Бронштейна 2 секунды"),
        ("90+1", "1 минута 30 секунд + 1 секунда на ход"),
    ],
)
def test_a_time_control_that_is_more_than_minutes_and_seconds_is_said_in_full(pgn: str, said: str) -> None:
    assert plain(wording.time_control(setup(time_control=pgn))) == said


def test_states_of_a_group() -> None:
    port = created()
    assert wording.group_state(port.group()) == "список пуст"
    port = listed()
    assert wording.group_state(port.group()) == "участников: 8"
    port = drawn()
    assert wording.group_state(port.group()) == "номера разыграны"
    play(port, [(1, 1, Score.DRAW)])
    assert wording.group_state(port.group()) == "идёт тур 1"
    assert wording.group_state(played_to_the_end().group()) == "всё сыграно"


@pytest.mark.parametrize(
    ("score", "shown", "meaning"),
    [
        (Score.WHITE_WINS, "1 : 0", "победили белые"),
        (Score.DRAW, "½ : ½", "ничья"),
        (Score.BLACK_BY_FORFEIT, "− : +", "белые не явились"),
        (Score.BOTH_FORFEIT, "− : −", "не явились оба"),
        (Score.BOTH_LOSE, "0 : 0", "обоим ноль"),
        (Score.WHITE_HALF, "½ : 0", "белым ½, чёрным 0"),
        (Score.ANNULLED, "", "прежний результат не в счёт"),
    ],
)
def test_scores(score: Score, shown: str, meaning: str) -> None:
    assert plain(wording.score(score)) == shown
    assert wording.score_meaning(score) == meaning


@pytest.mark.parametrize("score", Score)
def test_every_score_has_its_words(score: Score) -> None:
    assert wording.score_meaning(score)
    assert wording.score(score) or score is Score.ANNULLED


@pytest.mark.parametrize("termination", [None, *Termination])
def test_every_end_of_a_game_has_its_words(termination: Termination | None) -> None:
    assert wording.termination(termination)


def test_marks_of_the_crosstable() -> None:
    assert wording.mark(Mark.WIN, 2) == "1"
    assert wording.mark(Mark.FORFEIT_LOSS, 0) == "−"
    assert wording.mark(Mark.LOSS, 0) == "0"
    assert wording.mark(Mark.NONE, None) == ""
    assert wording.mark_meaning(Mark.NONE, None) == ""
    assert wording.mark_meaning(Mark.FORFEIT_WIN, 2) == "победа без игры"


def test_half_a_point_given_for_a_lost_game_is_seen() -> None:
    assert wording.mark(Mark.LOSS, 1) == "½"
    assert wording.mark_meaning(Mark.LOSS, 1) == "пол-очка"


def test_tie_breaks_and_places() -> None:
    assert wording.tie_break("SB", Fraction(37, 2)) == "18,50"
    assert wording.tie_break("WIN", Fraction(6)) == "6"
    assert wording.tie_break("KS", Fraction(5, 2)) == "2½"
    assert wording.tie_break("DE", None) == "–"
    set_language("en")
    assert wording.tie_break("SB", Fraction(37, 2)) == "18.50"
    assert [wording.places(each) for each in ((1, 1), (2, 4), None)] == ["1", "2–4", "–"]

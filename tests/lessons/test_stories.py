"""Exercises about a story at the board, judged by the real adjudicator."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ladya_desktop.cases.reader import read_case
from ladya_desktop.game.acts import Finding
from ladya_desktop.lessons import Exercise, OptionAnswer
from ladya_desktop.lessons.kinds.rulings import RULINGS, ruling_of, usual_wrong
from ladya_desktop.lessons.kinds.stories import play_story
from ladya_desktop.texts.catalogue import has_sentence
from tests.lessons.files import HEAD, PROMPT, exercise_of, fault_of

CHECKED = 'fen = "4k3/8/8/8/1b6/8/8/1N2K3 w"\n'
LEFT_IN_CHECK = 'acts = [{ act = "play", by = "white", at = 10, uci = "b1a3" }]\n'
CASES = Path(__file__).parents[1] / "cases" / "data"


def options_of(exercise: Exercise) -> list[str]:
    return [option.option for option in exercise.options()]


def right(exercise: Exercise) -> str:
    (answer,) = exercise.solutions()
    assert isinstance(answer, OptionAnswer)
    return answer.option


def ruling(lines: str) -> Exercise:
    return exercise_of(f'kind = "ruling"\n{lines}')


def test_the_first_and_the_second_illegal_move() -> None:
    first = ruling(f"{CHECKED}{LEFT_IN_CHECK}")
    assert right(first) == "illegal_move"
    assert options_of(first) == ["illegal_move", "illegal_moves", "take_back", "warning"]
    assert first.check(OptionAnswer("illegal_move")).reason.endswith(" (ст. 7.5.1, 7.5.5).")
    wrong = first.check(OptionAnswer("illegal_moves"))
    here = "Король остался под шахом. Шах с b4 остался, а защититься надо этим же ходом."
    assert (wrong.is_right, wrong.reason) == (False, f"Проигрывают за второй невозможный ход. {here}")
    second = ruling(f"{CHECKED}game = {{ illegal_moves = {{ white = 1, black = 0 }} }}\n{LEFT_IN_CHECK}")
    assert right(second) == "illegal_moves"


def test_that_play_goes_on_is_refused_in_other_words_than_it_is_accepted_in() -> None:
    refused = ruling(f"{CHECKED}{LEFT_IN_CHECK}wrong = ['goes_on', 'warning', 'take_back']\n")
    reason = refused.check(OptionAnswer("goes_on")).reason
    assert reason.startswith("Просто играть дальше здесь нельзя. Король остался под шахом. ")
    accepted = ruling('acts = [{ act = "play", by = "white", uci = "e2e4" }]')
    assert accepted.check(OptionAnswer("goes_on")).reason == "Здесь судья не вмешивается: игра идёт дальше."
    assert accepted.check(OptionAnswer("warning")).reason.startswith("Предупреждают за меньшее")


def test_a_mate_that_does_not_count_is_not_refused_by_what_it_looks_like() -> None:
    jump = 'fen = "6k1/5ppp/8/8/8/P7/5PPP/R5K1 w"\nacts = [{ act = "play", by = "white", at = 9, uci = "a1a8" }]\n'
    asked = ruling(f"{jump}wrong = ['checkmate', 'illegal_moves', 'take_back']\n")
    assert asked.check(OptionAnswer("checkmate")).reason.startswith("Мат кончает партию, только если ход сделан")
    resigned = 'acts = [{ act = "resign", by = "white", at = 9 }]\nwrong = ["checkmate", "take_back", "goes_on"]\n'
    assert ruling(resigned).check(OptionAnswer("checkmate")).reason.startswith("Мат — когда король под шахом")


def test_brackets_stand_in_no_brackets() -> None:
    mate = 'fen = "7k/5ppp/8/8/8/8/8/R6K w"\nacts = [{ act = "play", by = "white", at = 3, uci = "a1a8" }]\n'
    reason = ruling(mate).check(OptionAnswer("checkmate")).reason
    assert "(ст. 5.1.1, у школы 5.1 a)" in reason
    one = ruling(f"{CHECKED}{LEFT_IN_CHECK}").check(OptionAnswer("illegal_move")).reason
    assert one.count("(") == one.count(")") == 1


TOUCHED = """{ act = "touch", by = "white", at = 2, square = "b1" },
{ act = "back", by = "white", at = 3, square = "b1" },
{ act = "play", by = "white", at = 8, uci = "e1e2" },"""
CALM = 'fen = "4k3/p7/8/8/8/8/P7/1N2K3 w"\n'
KEPT = '{ act = "play", by = "white", at = 8, uci = "e1e2" },'
OWN_TOUCH = '{ act = "touch", by = "black", at = 9, square = "e8" },'
ILLEGAL = '{ act = "play", by = "white", at = 8, uci = "b1a3" },'
REPLY = '{ act = "play", by = "black", at = 9, uci = "e8d7" },'


@pytest.mark.parametrize(
    ("acts", "claim", "why"),
    [
        (KEPT, "claim_touch_move", "Белые не нарушили правило «взялся — ходи»."),
        (TOUCHED + OWN_TOUCH, "claim_touch_move", "Заявляют раньше, чем возьмутся за свою фигуру."),
        (KEPT, "claim_illegal", "Последний ход белых был по правилам."),
        (ILLEGAL + REPLY, "claim_illegal", "На невозможный ход уже ответили своим ходом."),
    ],
)
def test_a_claim_in_vain_is_refused_for_one_reason(acts: str, claim: str, why: str) -> None:
    """It was late, or nothing was broken; never "one or the other"."""
    fen = CHECKED if acts.startswith(ILLEGAL) else CALM
    game = 'game = { time_control = "900", rate = "rapid", supervision = "limited" }\n'
    asked = ruling(f'{fen}{game}acts = [{acts}{{ act = "{claim}", by = "black", at = 10 }}]\n')
    said = asked.check(OptionAnswer("claim_rejected")).reason
    assert why in said
    assert "или уже поздно" not in said


def test_a_ruling_that_sounds_fitting_is_refused_with_what_is_so_here() -> None:
    freed = ruling(
        'fen = "startpos"\nexplain.ru = "Ферзь пойти не мог."\nexplain.en = "The queen could not move."\nacts = [\n'
        '{ act = "touch", by = "white", square = "d1" }, { act = "back", by = "white", square = "d1" },\n'
        '{ act = "move", by = "white", uci = "e2e4" }]\n'
    )
    assert right(freed) == "goes_on"
    reason = freed.check(OptionAnswer("take_back")).reason
    assert reason.endswith("Здесь судья не вмешивается: игра идёт дальше. Ферзь пойти не мог.")


def test_what_the_author_explains_is_said_of_a_refused_ruling_too() -> None:
    turned = ruling(
        'fen = "startpos"\ngame = { completed = { white = 14, black = 14 } }\n'
        'explain.ru = "Это не поздно никогда."\nexplain.en = "It is never too late."\n'
        'acts = [{ act = "rule", by = "arbiter", finding = "board_turned" }]\n'
        "wrong = ['too_late', 'new_game', 'goes_on']\n"
    )
    reason = turned.check(OptionAnswer("too_late")).reason
    assert reason.startswith("Исправлять поздно")
    assert reason.endswith(" Это не поздно никогда.")


def test_the_board_shows_what_the_arbiter_saw() -> None:
    first = ruling(f"{CHECKED}{LEFT_IN_CHECK}black_below = true\ncircles = ['e1:red']\n")
    assert first.scene.standing == "4k3/8/8/8/1b6/N7/8/4K3"
    assert first.story()[0].standing == "4k3/8/8/8/1b6/8/8/1N2K3"
    assert first.scene.is_turned
    assert first.scene.drawings.circles[0].square == "e1"


@pytest.mark.parametrize(
    ("lines", "decision"),
    [
        ('acts = [{ act = "play", by = "white", uci = "e2e4" }]', "goes_on"),
        ('acts = [{ act = "press", by = "white" }]', "illegal_move"),
        ('acts = [{ act = "play", by = "white", uci = "e2e4", hands = 2 }]', "illegal_move"),
        ('acts = [{ act = "play", by = "white", uci = "e2e4", other_hand = true }]', "warning"),
        (
            'acts = [{ act = "touch", by = "white", square = "g1" }, { act = "move", by = "white", uci = "e2e4" }]',
            "take_back",
        ),
        ('acts = [{ act = "claim_threefold", by = "white" }]', "claim_rejected_draw"),
        (
            'acts = [{ act = "resign", by = "white" }, { act = "play", by = "white", uci = "e2e4" }]',
            "resignation",
        ),
        ('acts = [{ act = "rule", by = "arbiter", finding = "wrong_start_position" }]', "new_game"),
        (
            "game = { completed = { white = 12, black = 12 } }\n"
            'acts = [{ act = "rule", by = "arbiter", finding = "colours_reversed" }]',
            "too_late",
        ),
        ('acts = [{ act = "rule", by = "arbiter", finding = "board_turned" }]', "board_turned"),
        (
            'acts = [{ act = "play", by = "white", uci = "e2e5" }, { act = "wait", at = 5 }]',
            "illegal_move",
        ),
        (
            'acts = [{ act = "play", by = "white", uci = "e2e5" }, { act = "play", by = "white", uci = "e2e4" }]',
            "goes_on",
        ),
        ('game = { time_control = "60" }\nacts = [{ act = "wait", at = 70 }]', "flag_fall"),
    ],
)
def test_decisions(lines: str, decision: str) -> None:
    exercise = ruling(f'fen = "startpos"\n{lines}')
    assert right(exercise) == decision
    assert exercise.check(OptionAnswer(decision)).reason
    assert all(exercise.check(answer).reason for answer in exercise.wrong_answers())


def test_an_arbiter_who_has_yet_to_come_rules_nothing() -> None:
    story = 'fen = "startpos"\ngame = { rulings = "arbiter" }\nacts = [{ act = "press", by = "white" }]\n'
    fault = fault_of(f'{HEAD}[[page]]\n{PROMPT}kind = "ruling"\n{story}')
    assert fault.code == "lessons.fault.no_ruling"


def cases() -> Iterator[Any]:
    for file in sorted(CASES.rglob("*.json")):
        stories = json.loads(file.read_text(encoding="utf-8"))
        yield from stories if isinstance(stories, list) else [stories]


def test_every_verdict_case_leads_to_a_decision() -> None:
    """All but what an arbiter declares by himself, and a draw by resignation that the order does not know."""
    found = {ruling_of(play_story(read_case(case)).notice) for case in cases()}
    assert found - set(RULINGS) <= {"arbiter", "resignation_draw", "refuses_rules"}
    assert len(found) > 20


@pytest.mark.parametrize("decision", RULINGS)
def test_every_decision_has_its_words_and_three_wrong_ones(decision: str) -> None:
    assert has_sentence(f"lessons.ruling.{decision}")
    assert has_sentence(f"lessons.ruling_when.{decision}")
    wrong = usual_wrong(decision)
    assert len(set(wrong) - {decision}) == 3
    assert set(wrong) <= set(RULINGS)


def clock(lines: str, ask: str) -> Exercise:
    return exercise_of(f'kind = "clock"\nfen = "startpos"\n{lines}\nask = "{ask}"')


PLAYED = (
    'game = { time_control = "600+5" }\n'
    'acts = [{ act = "play", by = "white", at = 10, uci = "e2e4" }, { act = "wait", at = 30 }]'
)
MADE = 'acts = [{ act = "move", by = "white", at = 10, uci = "e2e4" }]'
STOPPED = 'acts = [{ act = "stop", by = "white", at = 10 }]'


@pytest.mark.parametrize(
    ("lines", "ask", "answer"),
    [
        (PLAYED, "running", "black"),
        (PLAYED, "white", "595000"),
        (PLAYED, "black", "580000"),
        (PLAYED, "presses", "nobody"),
        (MADE, "presses", "white"),
        (MADE, "running", "white"),
        (STOPPED, "running", "nobody"),
    ],
)
def test_the_clock(lines: str, ask: str, answer: str) -> None:
    exercise = clock(lines, ask)
    assert right(exercise) == answer
    assert len(options_of(exercise)) == 4


def test_the_clock_is_explained_and_not_shown_before() -> None:
    exercise = clock(PLAYED, "white")
    assert exercise.check(OptionAnswer("595000")).reason == "Часы белых показывают 9:55."
    assert exercise.check(OptionAnswer("590000")).reason == "Ответ «9:50» не подходит. Часы белых показывают 9:55."
    counted = clock(f'explain.ru = "Чёрные ещё думают."\nexplain.en = "Black still thinks."\n{PLAYED}', "white")
    assert counted.check(OptionAnswer("590000")).reason.endswith("Часы белых показывают 9:55. Чёрные ещё думают.")
    assert exercise.scene.clock is not None
    assert exercise.scene.clock.remaining_ms.white == 600_000


def test_findings_named_in_the_guide_exist() -> None:
    assert {"illegal_move", "touch_move", "two_hands", "board_turned", "displaced"} <= set(Finding)

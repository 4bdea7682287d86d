"""Values and the word forms made of them."""

import pytest

from ladya_desktop.texts import set_language
from ladya_desktop.texts.phrases import phrase, usual_letters, word_forms


def test_a_side_has_every_case_and_begins_a_sentence() -> None:
    forms = word_forms({"who": "black", "opponent": "white"}, "russian")
    assert forms["who"] == "Чёрные"
    assert [forms[f"who_{case}"] for case in ("nom", "gen", "dat", "acc", "ins")] == [
        "чёрные",
        "чёрных",
        "чёрным",
        "чёрных",
        "чёрными",
    ]
    assert forms["opponent_dat"] == "белым"


@pytest.mark.parametrize("piece", ["knight", "n", "N"])
def test_a_piece_is_known_by_name_and_by_letter(piece: str) -> None:
    forms = word_forms({"piece": piece}, "russian")
    assert (forms["piece_nom"], forms["piece_acc"], forms["piece_ins"]) == ("конь", "коня", "конём")
    assert str(forms["piece_moves"]).startswith("Конь")


def test_a_piece_owed_stands_beside_the_one_meant() -> None:
    forms = word_forms({"piece": "rook", "owed": "queen"}, "russian")
    assert (forms["piece_ins"], forms["owed_ins"]) == ("ладьёй", "ферзём")


@pytest.mark.parametrize("value", [("minutes", 2), ("seconds", 120), ("ms", 120_000)])
def test_a_time_is_said_in_words(value: tuple[str, int]) -> None:
    name, amount = value
    assert word_forms({name: amount}, "russian")["time"] == "2 минуты"


def test_a_move_gets_the_letters_chosen() -> None:
    assert phrase("journal.move_completed", "figurine", move="Nf3") == "Ход завершён: ♘f3"


def test_the_usual_letters_go_with_the_language() -> None:
    assert phrase("journal.move_completed", move="Nf3") == "Ход завершён: Кf3"
    set_language("en")
    assert phrase("journal.move_completed", move="Nf3") == "Move completed: Nf3"
    assert usual_letters() == "english"


def test_other_values_are_left_as_they_are() -> None:
    assert word_forms({"square": "e4", "n": 3}, "russian") == {"square": "e4", "n": 3}


def test_the_others_who_act_have_forms_too() -> None:
    assert phrase("journal.clocks_stopped", who="arbiter") == "Часы остановлены: судья"
    set_language("en")
    assert phrase("journal.clocks_stopped", who="program") == "Clocks stopped by the program"
    assert word_forms({"who": "arbiter"}, "english")["who"] == "The arbiter"

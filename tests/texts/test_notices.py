"""Notices of the game as the banner shows them."""

import re

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.view import Notice
from ladya_desktop.texts import set_language, t
from ladya_desktop.texts.catalogue import has_sentence, load_source
from ladya_desktop.texts.notices import NoticeText, fault_text, notice_text

PLAIN = sorted(
    {code.rpartition(".")[0] for code in load_source().sentences if re.fullmatch(r"(refusal|ruling)\.\w+\.what", code)}
)


def said(code: str, color: Color | None = None, **params: str | int) -> NoticeText:
    """A notice's text under the order of 2017."""
    notice = Notice(code=code, is_ruling=True, color=color, params=tuple(params.items()))
    return notice_text(notice, edition="ru-1087")


def test_a_ruling_says_what_why_and_then() -> None:
    notice = Notice(code="ruling.checkmate", is_ruling=True, color=Color.WHITE, article="5.1.1")
    assert notice_text(notice, edition="ru-1087") == NoticeText(
        what="Мат.",
        why="Король под шахом, и спасти его нельзя.",
        then="Белые выиграли.",
        article="Ст. 5.1.1, у школы 5.1 a",
    )


def test_a_ruling_is_said_in_english() -> None:
    set_language("en")
    text = said("ruling.flag_fall", Color.WHITE)
    assert (text.what, text.then, text.article) == ("Black ran out of time.", "White wins.", "")


def test_a_draw_names_no_winner() -> None:
    assert said("ruling.flag_fall_draw").then == "Партия окончена."


def test_a_touched_piece_is_named_in_the_cases_needed() -> None:
    text = said("refusal.touched_piece_must_move", Color.WHITE, piece="rook", square="a1")
    assert text.what == "Первой тронута другая фигура: ладья a1."
    assert text.then == "Надо пойти ладьёй a1."
    text = said("refusal.touched_piece_must_be_taken", Color.WHITE, piece="knight", square="d5")
    assert text.then == "Надо взять коня d5."


def test_without_the_piece_the_plain_sentence_is_taken() -> None:
    assert said("refusal.touched_piece_must_move").what == "Первой тронута другая фигура."


def test_how_a_piece_moves_is_explained() -> None:
    text = said("refusal.piece_does_not_move_so", piece="bishop", square="c1")
    assert text.why == "Слон ходит только наискосок."
    assert said("refusal.piece_does_not_move_so").why == "У каждой фигуры свой ход."


@pytest.mark.parametrize(("minutes", "then"), [(2, "За это белым +2 минуты."), (1, "За это белым +1 минута.")])
def test_a_wrong_claim_tells_the_price(minutes: int, then: str) -> None:
    assert said("ruling.claim_rejected_threefold", Color.BLACK, minutes=minutes).then.startswith(then)


def test_a_wrong_claim_with_a_written_move_tells_that_it_is_owed() -> None:
    text = said("ruling.claim_rejected_fifty", Color.BLACK, minutes=2, move="Qe2")
    assert text.then == "За это белым +2 минуты. Надо сделать записанный ход Фe2."
    params = (("minutes", 2), ("move", "Qe2"))
    notice = Notice(code="ruling.claim_rejected_fifty", is_ruling=True, color=Color.WHITE, params=params)
    assert "Qe2" in notice_text(notice, edition="ru-1087", letters="english").then


@pytest.mark.parametrize(("n", "why"), [(1, "делает 1 ход."), (30, "делает 30 ходов.")])
def test_how_many_moves_come_before_an_agreement(n: int, why: str) -> None:
    assert said("refusal.too_early_for_agreement", n=n).why.endswith(why)


def test_without_their_number_it_is_said_without_it() -> None:
    assert said("refusal.too_early_for_agreement").why == "Сначала надо сделать больше ходов."


def test_without_its_price_a_wrong_claim_says_no_consequence() -> None:
    assert said("ruling.claim_rejected_threefold", Color.BLACK).then == ""


KNIGHT = {"fault": "illegal.piece_does_not_move_so", "piece": "knight", "from": "g1", "to": "g4"}


def test_what_was_illegal_is_said_with_what_follows() -> None:
    duty = {"duty": "duty.move_piece", "owed": "knight", "owed_square": "g1"}
    assert said("ruling.illegal_move", Color.WHITE, minutes=2, **KNIGHT, **duty) == NoticeText(
        what="Так не ходят: конь g1-g4.",
        why="Конь ходит буквой «Г»: два поля прямо и одно вбок.",
        then="Ход возвращён, чёрным +2 минуты. Теперь надо пойти конём g1.",
        article="",
    )


@pytest.mark.parametrize("code", ["illegal_move", "press_without_move", "pawn_is_queen"])
def test_the_last_but_one_illegal_move_warns_of_the_next(code: str) -> None:
    plain = said(f"ruling.{code}", minutes=2, duty="duty.castle")
    warned = said(f"ruling.{code}", minutes=2, duty="duty.castle", beware="beware.next_loses")
    assert warned.then == f"{plain.then} Ещё один невозможный ход — поражение."


def test_a_second_illegal_move_that_waits_names_whose_it_is_and_that_it_ends_the_game() -> None:
    assert said("ruling.second_illegal_move_waits", Color.BLACK, **KNIGHT) == NoticeText(
        what="Второй невозможный ход чёрных.",
        why="Так не ходят: конь g1-g4.",
        then="Ждём судью: если он подтвердит, партия кончится.",
        article="",
    )
    set_language("en")
    assert said("ruling.second_illegal_move_waits", Color.WHITE).what == "White's second illegal move."


def test_a_second_illegal_move_says_what_it_was() -> None:
    text = said("ruling.illegal_moves", Color.BLACK, **KNIGHT)
    assert (text.what, text.then) == ("Второй невозможный ход белых.", "Чёрные выиграли.")
    assert text.why == "Так не ходят: конь g1-g4. Два невозможных хода — поражение."
    assert said("ruling.illegal_moves").why == "Два невозможных хода — поражение."


@pytest.mark.parametrize(
    ("duty", "then"),
    [
        ({"duty": "duty.castle"}, "Теперь надо сделать рокировку."),
        ({"duty": "duty.play", "move": "Nf3"}, "Теперь надо сделать ход Кf3."),
        ({"duty": "duty.take_piece", "owed": "pawn", "owed_square": "d5"}, "Теперь надо взять пешку d5."),
        ({}, "Теперь надо сделать другой ход."),
    ],
)
def test_what_must_be_played_now(duty: dict[str, str], then: str) -> None:
    assert said("ruling.touch_move", Color.WHITE, **duty).then == then


@pytest.mark.parametrize(
    ("code", "what", "why"),
    [
        ("illegal.pawn_too_far", "Пешка так далеко не ходит: e2-e5.", "Она ходит на одно поле вперёд"),
        ("illegal.pawn_not_ahead", "Пешка так не ходит: e2-e5.", "Пешка ходит только вперёд"),
        ("illegal.pawn_aside", "Пешка так не ходит: e2-e5.", "Наискосок пешка идёт, только когда берёт."),
    ],
)
def test_a_pawns_fault_has_its_own_reason(code: str, what: str, why: str) -> None:
    values = {"piece": "pawn", "from": "e2", "to": "e5"}
    text = said("ruling.illegal_move", Color.WHITE, fault=code, minutes=2, **values)
    assert (text.what, text.why.startswith(why)) == (what, True)


def test_what_stands_in_the_way_is_named() -> None:
    values = {"piece": "rook", "from": "a1", "to": "a5", "square": "a3", "other": "pawn"}
    text = said("ruling.illegal_move", Color.WHITE, fault="illegal.way_is_blocked", minutes=2, **values)
    assert text.what == "На пути a1-a5 стоит пешка a3."


def test_a_wrong_claim_stays_an_offer() -> None:
    text = said("ruling.claim_rejected_fifty", Color.WHITE, minutes=2, beware="beware.offer_stands")
    assert text.then == ("За это чёрным +2 минуты. Партия продолжается. Требование — это и предложение ничьей.")


def test_several_articles_are_cited_in_order() -> None:
    notice = Notice(code="ruling.claim_rejected_fifty", is_ruling=True, article="9.5.3", further=("9.3", "9.1.2.3"))
    assert notice_text(notice, edition="ru-1087").article == "Ст. 9.1.2.3, 9.3, 9.5.3"
    both = Notice(code="ruling.touch_move", is_ruling=True, article="4.7", further=("9.3",))
    assert notice_text(both, edition="ru-1087").article == "Ст. 4.7, 9.3"


def test_a_fault_alone_is_one_sentence() -> None:
    assert fault_text("illegal.king_taken", [("square", "e8")]) == "Взят король на e8."
    assert fault_text("illegal.king_taken", []) == "Взят король."


def test_a_code_without_sentences_is_an_error_of_the_programmer() -> None:
    with pytest.raises(KeyError, match=r"ruling\.no_such"):
        said("ruling.no_such")


@pytest.mark.parametrize("code", PLAIN)
def test_every_notice_can_be_said_with_nothing_known(code: str) -> None:
    """A banner never breaks because a value is missing; only times are always given where they are owed."""
    text = said(code, minutes=2)
    assert text.what.endswith(".")
    assert text.why.endswith(".")
    assert "{" not in f"{text.what}{text.why}{text.then}"


@pytest.mark.parametrize("code", PLAIN)
@pytest.mark.parametrize("color", list(Color))
def test_every_notice_is_short(code: str, color: Color) -> None:
    """One short sentence for each thing: a child of eight reads it while the clocks stand."""
    text = said(code, color, minutes=2, piece="bishop", square="c1")
    for sentence in (text.what, text.why, text.then):
        assert len(sentence) <= 75


@pytest.mark.parametrize("termination", list(Termination))
def test_every_end_of_a_game_has_a_ruling_and_a_reason(termination: Termination) -> None:
    assert said(f"ruling.{termination.value}", Color.WHITE).what
    assert t(f"reason.{termination.value}")


@pytest.mark.parametrize("score", list(Score))
def test_every_result_is_said_in_a_sentence(score: Score) -> None:
    assert t(f"result.{score.name.lower()}").endswith(".")


@pytest.mark.parametrize("termination", [Termination.FLAG_FALL, Termination.RESIGNATION, Termination.ILLEGAL_MOVES])
def test_a_draw_against_who_cannot_mate_has_sentences_of_its_own(termination: Termination) -> None:
    assert has_sentence(f"ruling.{termination.value}_draw.what")

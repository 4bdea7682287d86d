"""Why a placement is no legal move, as a child reads it."""

import re

import pytest

from ladya_desktop.game.illegality import Illegality
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.view import Notice
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language, load_source
from ladya_desktop.texts.illegality import SENTENCES
from ladya_desktop.texts.notices import NoticeText, notice_text
from tests.game.test_illegality import FAULTS, fault

NOT_OF_THE_TABLE = {"illegal.no_move", "illegal.promotion_missing", "illegal.both_hands"}
NOT_BY_THEMSELVES = {"illegal.castling_king_moved", "illegal.castling_rook_moved"}


def said(found: Illegality) -> NoticeText:
    """Its sentences, as a ruling hands them to the banner."""
    notice = Notice(
        code=found.reason, is_ruling=True, article=found.article, squares=found.squares, params=found.params
    )
    return notice_text(notice, edition="ru-1087")


def test_every_reason_is_said_and_nothing_else() -> None:
    reasons = {f"illegal.{row[0]}" for row in FAULTS} | NOT_OF_THE_TABLE | NOT_BY_THEMSELVES
    assert {".".join(code.split(".")[:2]) for code in SENTENCES} == reasons
    assert all({f"{reason}.what", f"{reason}.why"} <= load_source().sentences.keys() for reason in reasons)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("row", FAULTS, ids=lambda row: f"{row[0]}-{row[2]}")
def test_every_fault_is_said_in_two_short_sentences(row: tuple[str, ...], language: Language) -> None:
    set_language(language)
    text = said(fault(row[1], row[2]))
    for sentence in (text.what, text.why):
        assert re.fullmatch(r"[^\W\d_a-zа-яё][^{}]{9,74}\.", sentence)


@pytest.mark.parametrize(
    ("language", "what", "why"),
    [
        ("ru", "Так не ходят: конь g1-g3.", "Конь ходит буквой «Г»: два поля прямо и одно вбок."),
        (
            "en",
            "The knight does not move like that: g1-g3.",
            "The knight moves in an L: two squares straight and one sideways.",
        ),
    ],
)
def test_how_the_piece_moves_is_told(language: Language, what: str, why: str) -> None:
    set_language(language)
    text = said(fault(STARTING_FEN, "g1g3"))
    assert (text.what, text.why) == (what, why)


def test_the_piece_that_gives_check_is_pointed_to() -> None:
    text = said(fault("4k3/8/8/8/1b6/8/8/1N2K3 w - - 0 1", "b1a3"))
    assert text.what == "Король остался под шахом."
    assert text.why == "Шах с b4 остался, а защититься надо этим же ходом."
    assert text.article == "Ст. 7.5.1"


def test_nothing_moved_needs_no_piece() -> None:
    assert said(fault(STARTING_FEN, "")).what == "Часы нажаты, а хода нет."

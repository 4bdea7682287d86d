"""Every paper printed after a group was renamed, and every file, calls it so."""

import re

import pytest

from ladya_desktop.files.exports import participants_sheet, standings_sheet
from ladya_desktop.files.pgn import GroupGames, pairing_pgn
from ladya_desktop.files.trf_group import trf_of_group
from ladya_desktop.files.trf_values import TrfEdition
from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.html import html_page
from ladya_desktop.papers.regulations import regulations_blocks
from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.tournament_values import group_name, group_title
from ladya_desktop.tournament.view import GroupView, TournamentView
from tests.papers.events import played, seen, texts_of
from tests.tournament.deeds import complain, rename_group

NAME = "Пешечная"
OLD = re.compile(r"\bII\b(?!\sстепени)")


def renamed() -> tuple[TournamentView, GroupView]:
    story = played(4)
    story.does(rename_group(NAME), complain())
    return seen(story)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_paper_says_the_new_name_and_none_the_old_one(language: Language) -> None:
    set_language(language)
    view, group = renamed()
    for offer in available(view, group):
        page = html_page((offer.build(),))
        assert NAME in page, offer.code
        assert not OLD.search(page), offer.code
    assert not any(OLD.search(text) for text in texts_of(tuple(regulations_blocks(group.setup))))


def test_every_file_says_the_new_name() -> None:
    view, group = renamed()
    pairing = group.rounds[0].pairings[0]
    assert participants_sheet(group).title == standings_sheet(group).title == NAME
    assert f', {NAME}"]' in pairing_pgn(view, group, pairing, GroupGames())
    trf = trf_of_group(view, group, edition=TrfEdition.TRF16)
    assert trf.name == f"{view.title}, {NAME}"
    assert trf.group == (NAME, 2, 4)


@pytest.mark.parametrize(
    ("called", "said"),
    [
        ("II", "II группа"),
        ("VIII", "VIII группа"),
        ("12", "12 группа"),
        ("А", "А группа"),
        ("1б", "1б группа"),
        ("Пешки", "Пешки"),
        ("Младшая группа", "Младшая группа"),
    ],
)
def test_a_number_or_a_letter_gets_a_word_beside_it_and_a_name_does_not(called: str, said: str) -> None:
    assert group_title(called) == said
    is_name = len(called) > 4
    assert group_name(called) == (said if is_name else said.replace(" ", "\u00a0"))

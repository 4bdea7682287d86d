"""Which papers are offered when, and that each of them can be made in both languages."""

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.diploma_template import shipped_template
from ladya_desktop.papers.paper import Diploma
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language
from tests.papers.events import listed, played, seen, texts_of
from tests.tournament.deeds import complain, take_back
from tests.tournament.story import result

ALWAYS = ["summary", "complaint_form"]
DRAWN = ["schedule", "pairings", "blank_sheets", "player_cards"]
TABLES = ["crosstable", "crosstable_by_place", "standings", "protocol"]


def codes(*, count: int = 6, rounds: int | None = None, drawn: bool = True) -> list[str]:
    story = played(count, rounds) if drawn else listed(count)
    return [offer.code for offer in available(*seen(story))]


def test_before_the_draw_only_what_needs_no_numbers() -> None:
    assert codes(drawn=False) == ALWAYS


def test_in_play_everything_but_diplomas() -> None:
    assert codes(rounds=2) == [*DRAWN, *TABLES, *ALWAYS]


def test_no_blank_sheets_for_a_round_without_play() -> None:
    story = played(4, 0)
    assert "blank_sheets" in [offer.code for offer in available(*seen(story), round_number=1)]
    story.does(*(result(1, board, Score.BOTH_FORFEIT) for board in (1, 2)))
    assert "blank_sheets" not in [offer.code for offer in available(*seen(story), round_number=1)]


def test_diplomas_when_all_is_played() -> None:
    assert codes() == [*DRAWN, *TABLES, "diplomas", *ALWAYS]


def test_every_complaint_is_offered() -> None:
    story = played(4)
    story.does(complain(), complain())
    names = [offer.name for offer in available(*seen(story)) if offer.code == "complaint"]
    assert names == ["Жалоба № 1", "Жалоба № 2"]


def test_a_complaint_taken_back_leaves_no_gap_in_the_numbers() -> None:
    story = played(4)
    story.does(complain())
    take_back(story)
    story.does(complain(), complain())
    view, group = seen(story)
    assert [one.number for one in group.complaints] == [2, 3]
    offers = [offer for offer in available(view, group) if offer.code == "complaint"]
    assert [offer.name for offer in offers] == ["Жалоба № 1", "Жалоба № 2"]
    assert [offer.name in texts_of(offer.build().blocks) for offer in offers] == [True, True]
    protocol = next(offer.build() for offer in available(view, group) if offer.code == "protocol")
    assert [text[:3] for text in texts_of(protocol.blocks) if text.startswith("№ ")] == ["№ 1", "№ 2"]


@pytest.mark.parametrize(("rounds", "wanted", "shown"), [(0, None, 1), (2, None, 3), (None, None, 5), (2, 4, 4)])
def test_the_round_is_the_current_one_or_the_one_asked_for(rounds: int | None, wanted: int | None, shown: int) -> None:
    view, group = seen(played(6, rounds))
    offer = next(one for one in available(view, group, round_number=wanted) if one.code == "pairings")
    assert offer.name == f"Тур {shown} из 5: пары"
    assert offer.build().title.endswith(offer.name)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_offer_makes_a_paper_with_a_title(language: Language) -> None:
    set_language(language)
    for offer in available(*seen(played(6))):
        paper = offer.build()
        assert paper.title
        assert paper.language == language
        assert texts_of(paper.blocks)


def test_the_head_and_the_wording_are_handed_on() -> None:
    view, group = seen(played(4))
    offers = {one.code: one for one in available(view, group, head="feedbeef" * 8, template=shipped_template("en"))}
    assert any("feedbeef feedbeef" in text for text in texts_of(offers["protocol"].build().blocks))
    (best, *_) = offers["diplomas"].build().blocks
    assert isinstance(best, Diploma)
    assert best.heading == "Diploma"

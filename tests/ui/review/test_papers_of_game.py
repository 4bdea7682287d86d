"""What is printed and saved of a reviewed game, inside a tournament and outside."""

from ladya_desktop.papers.paper import Cards, Facts, Paper, Table
from ladya_desktop.texts import set_language
from ladya_desktop.ui.review import papers_of_game as papers
from ladya_desktop.ui.review.game import Place, ReviewedGame, place_of
from ladya_desktop.ui.review.timeline import Timeline
from tests.ui.review.games import quarrel, restored, unnoticed
from tests.ui.tournament.stand_in import drawn

GAME = quarrel().reviewed()
TIMELINE = Timeline(GAME.rows)


def placed() -> Place:
    """A game of the second group's first round, at its first board."""
    view = drawn().view
    assert view is not None
    group = next(each for each in view.groups if each.rounds)
    place = place_of(view, group.rounds[0].pairings[0])
    assert place is not None
    return place


def facts_of(paper: Paper) -> dict[str, str]:
    (facts,) = (block for block in paper.blocks if isinstance(block, Facts))
    return dict(facts.pairs)


def lines_of(paper: Paper) -> list[str]:
    (table,) = (block for block in paper.blocks if isinstance(block, Table))
    return [row.cells[1].text for row in table.rows]


def test_the_protocol_has_everything_that_happened() -> None:
    paper = papers.protocol(GAME, TIMELINE)
    assert len(lines_of(paper)) == len(TIMELINE)
    assert facts_of(paper)["Результат"] == "Белые выиграли · сдача, ход 2"
    assert facts_of(paper)["Белые"] == "Дубравина Вера, 3А"


def test_a_protest_has_the_marked_lines_alone() -> None:
    paper = papers.protest(GAME, TIMELINE, frozenset({(2, 0), (3, 0)}))
    assert lines_of(paper) == ["Пущены часы белых. Партия началась", "Белые тронули пешку e2"]


def test_the_score_sheet_has_the_letters_of_the_language() -> None:
    for language, written in (("ru", {"Сc4", "Кf6"}), ("en", {"Bc4", "Nf6"})):
        set_language("en" if language == "en" else "ru")
        (cards,) = (b for b in papers.score_sheet(GAME, TIMELINE).blocks if isinstance(b, Cards))
        (table,) = (b for b in cards.cards[0] if isinstance(b, Table))
        assert written <= {cell.text for row in table.rows for cell in row.cells}


def test_a_game_of_a_tournament_says_where_it_was_played() -> None:
    place = placed()
    game = ReviewedGame(game_id="one", rows=GAME.rows, began_ms=1_777_120_000_000, place=place)
    assert facts_of(papers.protocol(game, TIMELINE))["Партия"].startswith("Тур 1 · доска 1")
    pgn = papers.pgn(game, TIMELINE)
    assert f'[Event "{place.tournament.title}, ' in pgn
    assert '[Round "1.1"]' in pgn
    assert '[White "Дубравина Вера"]' in pgn


def test_a_game_has_the_day_on_which_it_was_played_whatever_was_planned() -> None:
    place = placed()
    assert place.group.date == "2026-04-25"
    game = ReviewedGame(game_id="one", rows=GAME.rows, began_ms=1_796_040_000_000, place=place)  # 30 November 2026
    assert '[Date "2026.11.30"]' in papers.pgn(game, TIMELINE)
    assert "30 ноября 2026" in facts_of(papers.protocol(game, TIMELINE))["Партия"].replace("\N{NO-BREAK SPACE}", " ")
    unknown = ReviewedGame(game_id="one", rows=GAME.rows, place=place)
    assert '[Date "2026.04.25"]' in papers.pgn(unknown, TIMELINE)
    assert "25 апреля 2026" in facts_of(papers.protocol(unknown, TIMELINE))["Партия"].replace("\N{NO-BREAK SPACE}", " ")


def test_a_free_game_has_its_day() -> None:
    game = ReviewedGame(game_id="one", rows=GAME.rows, began_ms=1_777_120_000_000)
    assert '[Date "2026.04.25"]' in papers.pgn(game, TIMELINE)
    assert '[Date "????.??.??"]' in papers.pgn(GAME, TIMELINE)
    assert "апреля" in facts_of(papers.protocol(game, TIMELINE))["Партия"]


def test_reversed_colours_are_turned_in_the_pgn() -> None:
    game = ReviewedGame(game_id="one", rows=GAME.rows, is_reversed=True)
    assert '[White "Ветерков Тимофей"]' in papers.pgn(game, TIMELINE)


def test_an_unfinished_game_has_no_result_yet() -> None:
    game = restored().reviewed()
    timeline = Timeline(game.rows)
    assert facts_of(papers.protocol(game, timeline))["Результат"] == "партия не окончена"
    assert '[Result "*"]' in papers.pgn(game, timeline)


def test_an_illegal_move_that_stood_cuts_the_pgn() -> None:
    game = unnoticed().reviewed()
    pgn = papers.pgn(game, Timeline(game.rows))
    assert pgn.count("[Fragment ") == 2


def test_nothing_of_no_tournament_is_a_place() -> None:
    assert place_of(None, placed().pairing) is None
    assert place_of(placed().tournament, None) is None

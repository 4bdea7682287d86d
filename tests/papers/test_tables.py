"""Crosstable, standings and summary on paper: who stands where, what is marked, what is told below."""

from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from ladya_desktop.papers.crosstable import crosstable_blocks, crosstable_paper
from ladya_desktop.papers.paper import Ground, Orientation
from ladya_desktop.papers.standings import standings_paper
from ladya_desktop.papers.summary import summary_paper
from ladya_desktop.texts import set_language
from ladya_desktop.texts.tournament_values import mark
from ladya_desktop.tournament.view import GroupStatus, Mark
from ladya_desktop.ui.tournament.crosstable_columns import Kind, columns_of, heading
from tests.papers.events import LONG_NAME, annulled, listed, played, rows_of, seen, tables, texts_of
from tests.tournament.deeds import leave
from tests.tournament.story import result

PLAYED = (Mark.WIN, Mark.DRAW, Mark.LOSS)


def test_the_crosstable_has_everybody_by_number() -> None:
    view, group = seen(played(8))
    (table,) = tables(crosstable_paper(view, group).blocks)
    assert [row[1] for row in rows_of(table)] == [player.name for player in group.participants]
    assert [column.heading for column in table.columns] == [
        *("№", "Участник", "Класс"),
        *map(str, range(1, 9)),
        *("Очки", "КБ", "Поб", "ЛВ", "Место"),
    ]


def test_paper_and_screen_have_the_same_columns_of_tie_breaks() -> None:
    _, group = seen(played(4))
    group = replace(group, setup=replace(group.setup, tie_breaks=("DE", "KS/L1", "SB/C1", "LOTS")))
    (table,) = tables(crosstable_blocks(group, is_by_place=False))
    shown = [heading(column) for column in columns_of(group.setup, ()) if column.kind is Kind.TIE_BREAK]
    assert [column.heading for column in table.columns][-1 - len(shown) : -1] == shown == ["ЛВ", "Койя+½", "КБ−1"]


def test_everyone_has_his_own_square_on_the_diagonal() -> None:
    view, group = seen(played(6))
    for by_place in (False, True):
        (table,) = tables(crosstable_paper(view, group, is_by_place=by_place).blocks)
        own = [[cell.ground is Ground.OWN for cell in row.cells[3:9]] for row in table.rows]
        assert own == [[column == row for column in range(6)] for row in range(6)]


def test_a_result_has_the_colour_it_was_played_with() -> None:
    view, group = seen(played(4, 1))
    (table,) = tables(crosstable_paper(view, group).blocks)
    pairing = group.rounds[0].pairings[0]
    assert pairing.players.white.number is not None
    assert pairing.players.black.number is not None
    white, black = pairing.players.white.number - 1, pairing.players.black.number - 1
    assert [part.color for part in table.rows[white].cells[3 + black].parts] == [Color.WHITE]
    assert [part.color for part in table.rows[black].cells[3 + white].parts] == [Color.BLACK]
    open_game = next(
        cell for row in table.rows for cell in row.cells[3:7] if cell.ground is Ground.PLAIN and not cell.text
    )
    assert all(part.color is None for part in open_game.parts)


def test_by_place_the_best_comes_first_and_the_squares_follow() -> None:
    view, group = seen(played(6))
    assert group.crosstable is not None
    (table,) = tables(crosstable_paper(view, group, is_by_place=True).blocks)
    names = [group.participants[number - 1].name for number in group.crosstable.order]
    assert [row[1] for row in rows_of(table)] == names
    numbers = [str(number) for number in group.crosstable.order]
    assert [row[0] for row in rows_of(table)] == numbers
    assert [column.heading for column in table.columns[3:9]] == numbers
    assert numbers != sorted(numbers)
    first, second = group.crosstable.order[:2]
    met = group.crosstable.rows[first - 1].cells[second - 1]
    assert table.rows[0].cells[4].text == mark(met[0].mark, met[0].half_points)


def test_two_cycles_have_two_results_in_a_square() -> None:
    view, group = seen(played(4, cycles=2))
    (table,) = tables(crosstable_paper(view, group).blocks)
    assert all(len(cell.parts) == 2 for row in table.rows for cell in row.cells[3:7] if cell.ground is Ground.PLAIN)


def test_forfeits_have_their_signs() -> None:
    view, group = seen(played(8))
    (table,) = tables(crosstable_paper(view, group).blocks)
    marks = {text for row in rows_of(table) for text in row[3:11]}
    assert {"+", "−", "½", "1", "0"} <= marks


def test_a_game_that_was_not_played_has_no_colour() -> None:
    view, group = seen(played(8))
    (table,) = tables(crosstable_paper(view, group).blocks)
    parts = [part for row in table.rows for cell in row.cells[3:11] for part in cell.parts]
    assert {part.text for part in parts if part.color is None} == {"+", "−"}
    assert not {part.text for part in parts if part.color is not None} & {"+", "−"}


def test_a_dash_of_the_direct_encounter_is_told_from_the_minus_of_who_did_not_come() -> None:
    view, group = seen(played(8))
    for paper in (crosstable_paper(view, group), standings_paper(view, group)):
        assert "личная встреча (–\u00a0не считается)" in texts_of(paper.blocks)[-1]


def test_who_is_annulled_is_pale_and_explained() -> None:
    view, group = seen(annulled())
    paper = crosstable_paper(view, group)
    (table,) = tables(paper.blocks)
    pale = [row.cells[1].text for row in table.rows if row.is_pale]
    assert pale == [LONG_NAME]
    assert next(row for row in table.rows if row.is_pale).cells[-1].text == "–"
    column = 2 + int(next(row for row in table.rows if row.is_pale).cells[0].text)
    assert all(part.is_pale for row in table.rows for part in row.cells[column].parts)
    assert "выбывшие" in texts_of(paper.blocks)[-1]


def test_who_left_late_has_a_sign_and_is_explained() -> None:
    story = played(6, 4)
    story.does(leave(1, after_round=4))
    view, group = seen(story)
    paper = crosstable_paper(view, group)
    assert f"{LONG_NAME} *" in texts_of(paper.blocks)
    assert "*\u00a0больше не играет" in texts_of(paper.blocks)[-1]
    assert "*\u00a0больше не играет" in texts_of(standings_paper(view, group).blocks)[-1]


def test_shared_places_are_two_numbers() -> None:
    story = played(3, 0)
    story.does(*(result(number, 1, Score.DRAW) for number in (1, 2, 3)))
    view, group = seen(story)
    paper = crosstable_paper(view, group)
    (table,) = tables(paper.blocks)
    assert [row[-1] for row in rows_of(table)] == ["1–3"] * 3
    assert "места поделены" in texts_of(paper.blocks)[-1]
    (standings,) = tables(standings_paper(view, group).blocks)
    assert [row[0] for row in rows_of(standings)] == ["1–3"] * 3


@pytest.mark.parametrize(
    ("rounds", "said"),
    [(0, "Перед первым туром"), (2, "Сыграно туров: 2, результатов: 6 из 15"), (None, "Итоговое положение")],
)
def test_it_says_how_far_play_has_come(rounds: int | None, said: str) -> None:
    view, group = seen(played(6, rounds))
    assert said in texts_of(crosstable_paper(view, group).blocks)
    assert said in texts_of(standings_paper(view, group).blocks)


def test_from_the_first_result_on_everybody_has_a_place() -> None:
    story = played(6, 0)
    assert {row[-1] for row in rows_of(tables(crosstable_paper(*seen(story)).blocks)[0])} == {""}
    story.does(result(1, 1))
    view, group = seen(story)
    assert sorted(row[-1] for row in rows_of(tables(crosstable_paper(view, group).blocks)[0])) == ["1", *["2–6"] * 5]
    assert [row[0] for row in rows_of(tables(standings_paper(view, group).blocks)[0])] == ["1", *["2–6"] * 5]


def test_within_the_first_round_games_are_counted() -> None:
    story = played(6, 0)
    story.does(result(1, 1))
    view, group = seen(story)
    assert "Идёт первый тур, результатов: 1 из 15" in texts_of(crosstable_paper(view, group).blocks)


def test_up_to_24_players_are_one_sheet_that_lies() -> None:
    view, group = seen(played(24, 0))
    paper = crosstable_paper(view, group)
    assert paper.is_one_sheet
    assert paper.orientation is Orientation.LANDSCAPE
    view, group = seen(played(25, 0))
    assert not crosstable_paper(view, group).is_one_sheet


def test_before_the_draw_there_is_no_table() -> None:
    view, group = seen(listed(6))
    with pytest.raises(ValueError, match="not drawn"):
        crosstable_paper(view, group)
    with pytest.raises(ValueError, match="not drawn"):
        standings_paper(view, group)


def test_standings_count_games() -> None:
    view, group = seen(played(8))
    assert group.crosstable is not None
    (table,) = tables(standings_paper(view, group).blocks)
    rows = rows_of(table)
    assert [column.heading for column in table.columns][4:8] == ["Игр", "+", "=", "−"]
    assert all(sum(map(int, row[5:8])) == 7 for row in rows)
    by_place = [group.crosstable.rows[number - 1] for number in group.crosstable.order]
    played_games = [sum(game.mark in PLAYED for games in row.cells for game in games) for row in by_place]
    assert [int(row[4]) for row in rows] == played_games
    assert min(played_games) < 7
    best = group.crosstable.rows[group.crosstable.order[0] - 1]
    assert rows[0][:3] == ["1", str(best.participant.number), best.participant.name]
    assert rows[0][5] == str(best.wins)


def test_a_modified_tie_break_has_words_of_its_own() -> None:
    view, group = seen(played(4))
    group = replace(group, setup=replace(group.setup, tie_breaks=("SB/C1", "MANUAL", "SB")))
    paper = standings_paper(view, group)
    headings = [column.heading for column in tables(paper.blocks)[0].columns]
    assert headings[-2:] == ["КБ−1", "КБ"]
    assert texts_of(paper.blocks)[-1].endswith(
        "коэффициент Бергера без одного слагаемого; КБ\u00a0— коэффициент Бергера."
    )


def test_a_paper_names_event_school_day_and_room() -> None:
    view, group = seen(played(6))
    texts = texts_of(crosstable_paper(view, group).blocks)
    assert texts[0] == "Белая ладья · Школа на Липовой улице"
    assert texts[2] == "II группа, 2–4 классы · 25 апреля 2026 года, 16:00–18:00 · кабинет 12".replace(
        "II группа", "II\u00a0группа"
    ).replace("25 апреля 2026 года", "25\u00a0апреля\u00a02026\u00a0года")
    assert crosstable_paper(view, group).footer.endswith("Таблица по номерам")


def test_english_has_no_russian_words() -> None:
    set_language("en")
    view, group = seen(played(6))
    names = {player.name for player in group.participants} | {player.class_name for player in group.participants}
    for paper in (crosstable_paper(view, group), standings_paper(view, group)):
        said = " ".join(text for text in texts_of(paper.blocks)[1:] if text not in names).replace("кабинет", "")
        assert not any("а" <= sign.lower() <= "я" for sign in said)
        assert paper.language == "en"


def test_the_summary_has_every_group_and_the_best_of_each() -> None:
    view, group = seen(played(6))
    assert group.crosstable is not None
    paper = summary_paper(view)
    texts = texts_of(paper.blocks)
    assert [text for text in texts if "группа," in text.replace("\u00a0", " ")] == [
        "I\u00a0группа, 1-е классы",
        "II\u00a0группа, 2–4 классы",
        "III\u00a0группа, 5–9 классы",
    ]
    best = [group.crosstable.rows[number - 1] for number in group.crosstable.order[:3]]
    (table,) = tables(paper.blocks)
    assert [row[1] for row in rows_of(table)][:3] == [row.participant.name for row in best]
    assert texts.count("Итогов пока нет.") == 2
    assert "Организатор" in texts


def test_the_summary_explains_its_headings() -> None:
    view, _ = seen(played(6))
    legends = [text for text in texts_of(summary_paper(view).blocks) if "коэффициент Бергера" in text]
    assert legends == ["КБ\u00a0— коэффициент Бергера; Поб\u00a0— число побед."]
    assert "Бергера" not in " ".join(texts_of(summary_paper(seen(played(6, 0))[0]).blocks))


def test_a_summary_in_play_says_that_places_may_change() -> None:
    view, group = seen(played(6, 2))
    assert group.status is GroupStatus.PLAYING
    assert "Играют ещё не все, места могут измениться." in texts_of(summary_paper(view).blocks)
    assert "Играют ещё не все, места могут измениться." not in texts_of(summary_paper(seen(played(6))[0]).blocks)

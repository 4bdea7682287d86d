"""The protocol of a game and the form of a written protest."""

import pytest

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.papers.game_record import RecordLine, game_protocol_paper, protest_paper
from ladya_desktop.papers.paper import Facts, Heading, Paper, Ruled, Signatures, Table
from ladya_desktop.papers.score_sheet import ScoreSheet
from ladya_desktop.texts import set_language

HEAD = ScoreSheet(
    event="", place="Тур 2, доска 1", day="", players=ByColor("Вера, 3А", "Тимофей, 3Б"), result="Белые выиграли."
)
LINES = (
    RecordLine(time="16:22:48", text="Белые тронули пешку e2", clocks=ByColor("4:59", "5:00")),
    RecordLine(time="16:22:50", text="Белые нажали часы", clocks=ByColor("4:57", "5:00")),
)


def table_of(paper: Paper) -> Table:
    (table,) = (block for block in paper.blocks if isinstance(block, Table))
    return table


def test_the_protocol_has_every_line_with_both_clocks() -> None:
    table = table_of(game_protocol_paper(HEAD, "Условия", LINES))
    assert [column.heading for column in table.columns] == ["Время", "Что произошло", "Часы белых", "Часы чёрных"]
    assert [cell.text for cell in table.rows[0].cells] == ["16:22:48", "Белые тронули пешку e2", "4:59", "5:00"]
    assert len(table.rows) == 2


def test_without_clocks_there_is_no_column_for_them() -> None:
    lines = (RecordLine(time="0:00:01", text="1. e4", clocks=ByColor("", "")),)
    table = table_of(game_protocol_paper(HEAD, "Условия", lines))
    assert [len(table.columns), len(table.rows[0].cells)] == [2, 2]


def test_players_and_arbiter_sign_the_protocol() -> None:
    (signatures,) = (b for b in game_protocol_paper(HEAD, "", LINES).blocks if isinstance(b, Signatures))
    assert [line.role for line in signatures.lines] == ["Подпись белых", "Подпись чёрных", "Судья"]


def test_the_head_leaves_out_what_is_not_known() -> None:
    (facts,) = (b for b in game_protocol_paper(HEAD, "", LINES).blocks if isinstance(b, Facts))
    assert dict(facts.pairs) == {
        "Партия": "Тур 2, доска 1",
        "Белые": "Вера, 3А",
        "Чёрные": "Тимофей, 3Б",
        "Результат": "Белые выиграли.",
    }


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("ru", ["Письменная жалоба", "Что показывает запись партии", "Суть жалобы", "Ответ организатора"]),
        ("en", ["Written protest", "What the record of the game shows"]),
    ],
)
def test_a_protest_has_the_chosen_lines_and_room_to_write(language: str, headings: list[str]) -> None:
    set_language("en" if language == "en" else "ru")
    paper = protest_paper(HEAD, "Условия", LINES[:1])
    said = [block.text for block in paper.blocks if isinstance(block, Heading)]
    assert said[: len(headings)] == headings
    assert len(table_of(paper).rows) == 1
    assert sum(isinstance(block, Ruled) for block in paper.blocks) == 2

"""Tables for spreadsheets: right values, no formulas, and lists of pupils that can be read again."""

import csv
import io
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from ladya_desktop.files.exports import (
    Sheet,
    csv_bytes,
    participants_csv,
    participants_xlsx,
    standings_csv,
    standings_xlsx,
    xlsx_bytes,
    xlsx_in_turn,
)
from ladya_desktop.files.participants import ListFile, preview_participants
from ladya_desktop.game.result import Score
from ladya_desktop.texts import Language, language, set_language, tie_break_words
from ladya_desktop.tournament.acts import WithdrawParticipant
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.view import TournamentView
from tests.tournament.story import AT_MS, SECOND, Story, adding, created, drawn, played_out, pupil, result

FORMULAS = ('=HYPERLINK("http://x";"y")', "+7 999", "-1", "@SUM(1)", "＝1+1", "\t=1", "\r=2")


@pytest.fixture(autouse=True)
def language_as_before() -> Iterator[None]:
    before = language()
    set_language("ru")
    yield
    set_language(before)


def rows_of(data: bytes, separator: str = ";") -> list[list[str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))


def book(data: bytes) -> Workbook:
    return load_workbook(io.BytesIO(data))


def sheet(workbook: Workbook, title: str) -> Worksheet:
    found = workbook[title]
    assert isinstance(found, Worksheet)
    return found


def view(story: Story) -> TournamentView:
    return view_of(story.state)


def with_half_points() -> Story:
    """Four pupils, all games entered; the first two have one draw."""
    story = drawn(4, replace(SECOND, tie_breaks=("SB", "WIN", "DE")))
    for one in story.group().rounds:
        for game in one.pairings:
            numbers = {game.players.white.number, game.players.black.number}
            story.does(result(one.round, game.board, Score.DRAW if numbers == {1, 2} else Score.WHITE_WINS))
    return story


def test_standings_in_russian() -> None:
    assert rows_of(standings_csv(with_half_points().group())) == [
        ["Место", "№", "Фамилия и имя", "Класс", "Партий", "Очки", "КБ", "Поб", "ЛВ", "Примечание"],
        ["1", "2", "Тимофей", "2А", "3", "2,5", "2,75", "2", "", ""],
        ["2", "1", "Вера", "2А", "3", "1,5", "2,25", "1", "", ""],
        ["3", "3", "Полина", "2А", "3", "1", "1,5", "1", "", ""],
        ["4", "4", "Аристарх", "2А", "3", "1", "1", "1", "", ""],
    ]


def test_places_that_are_shared_are_no_date() -> None:
    assert [row[0] for row in rows_of(standings_csv(drawn(3).group()))[1:]] == ["1–3"] * 3


def test_standings_before_the_draw_are_headings() -> None:
    assert len(rows_of(standings_csv(created().group()))) == 1


@pytest.mark.parametrize(("wanted", "separator", "points"), [("ru", ";", "2,5"), ("en", ",", "2.5")])
def test_separators_and_decimals_follow_the_language(wanted: Language, separator: str, points: str) -> None:
    set_language(wanted)
    text = standings_csv(with_half_points().group()).decode("utf-8-sig")
    assert text.endswith("\r\n")
    assert any(points in line.split(separator) for line in text.replace('"', "").splitlines())


def test_headings_in_english() -> None:
    set_language("en")
    assert rows_of(standings_csv(drawn().group()), ",")[0][:6] == ["Place", "No.", "Name", "Class", "Games", "Points"]


def leaves(participant_id: int, after_round: int) -> WithdrawParticipant:
    return WithdrawParticipant(
        participant_id=participant_id, after_round=after_round, reason="уехал", at_ms=AT_MS, by="arbiter"
    )


def test_who_left_has_a_note_and_who_was_annulled_no_place() -> None:
    story = drawn()
    for one in story.group().rounds[:2]:
        story.does(*(result(one.round, game.board) for game in one.pairings))
    story.does(leaves(1, 2))
    (vera,) = (row for row in rows_of(standings_csv(story.group()))[1:] if row[2] == "Вера")
    assert vera[-1] == "больше не играет"
    row = next(one for one in story.table().rows if one.participant.name == "Вера")
    assert (int(vera[4]), row.games_decided) == (2, 3)
    annulled = drawn()
    annulled.does(result(1, 1), leaves(1, 1))
    last = rows_of(standings_csv(annulled.group()))[-1]
    assert (last[0], last[2], last[-1]) == ("", "Вера", "больше не играет, партии не в счёт")


def test_participants_of_all_groups() -> None:
    story = created()
    story.does(adding(pupil("Ёлкина Аня", 1), pupil("Берёзкин Лев", 3, "Б")))
    assert rows_of(participants_csv(view(story))) == [
        ["Группа", "№", "Фамилия и имя", "Класс", "Примечание"],
        ["I группа", "", "Ёлкина Аня", "1А", ""],
        ["II группа", "", "Берёзкин Лев", "3Б", ""],
    ]


def test_a_group_alone() -> None:
    story = drawn(2)
    story.does(adding(pupil("Лев", 1)))
    (first,) = (group for group in view(story).groups if group.code == "I")
    rows = rows_of(participants_csv(view(story), [first]))
    assert [row[2] for row in rows[1:]] == ["Лев"]
    for data in (participants_xlsx(view(story), [first]), standings_xlsx(view(story), [first])):
        assert book(data).sheetnames == ["I группа"]


def test_numbers_stand_before_names_after_the_draw() -> None:
    rows = rows_of(participants_csv(view(drawn(2))))
    assert [row[1:3] for row in rows[1:]] == [["1", "Вера"], ["2", "Тимофей"]]


@pytest.mark.parametrize("wanted", ["ru", "en"])
def test_a_written_list_is_read_again_name_by_name(wanted: Language) -> None:
    set_language(wanted)
    names = ('=HYPERLINK("http://x";"y")', "+7 999", "-1", "@SUM(1)", 'Клуб "Ладья"', "Ёлкина Аня", "а;б")
    story = created()
    story.does(adding(*(pupil(name) for name in names)))
    preview = preview_participants(ListFile(data=participants_csv(view(story))))
    assert [(entry.name, entry.class_name) for entry in preview.entries] == [(name, "2А") for name in names]
    assert preview.refused == ()


def test_a_tournament_without_groups() -> None:
    empty = replace(view(created()), groups=())
    assert rows_of(participants_csv(empty)) == [["Группа"]]
    assert book(participants_xlsx(empty)).sheetnames == ["Sheet"]


@pytest.mark.parametrize("name", FORMULAS)
def test_no_cell_of_csv_is_a_formula(name: str) -> None:
    (row,) = rows_of(csv_bytes(Sheet(title="", headings=(name,), rows=())))
    assert row[0].startswith("'")
    assert row[0][1:] == name.strip()


@pytest.mark.parametrize("name", FORMULAS)
def test_no_cell_of_xlsx_is_a_formula(name: str) -> None:
    workbook = book(xlsx_bytes("", [Sheet(title="a", headings=("name",), rows=((name,),))]))
    cell = sheet(workbook, "a")["A2"]
    assert (cell.value, cell.data_type, cell.quotePrefix) == (name.strip(), "s", True)


def test_quotes_separators_and_line_ends_stay_in_their_cell() -> None:
    names = ('Клуб "Ладья"', "а;б", "а,б", "раз\nдва", "ё")
    rows = rows_of(csv_bytes(Sheet(title="", headings=names, rows=())))
    assert rows == [['Клуб "Ладья"', "а;б", "а,б", "раз два", "ё"]]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(0), "0"),
        (Fraction(10), "10"),
        (Fraction(100), "100"),
        (Fraction(1, 2), "0,5"),
        (Fraction(41, 4), "10,25"),
        (Fraction(1, 3), "0,3333"),
        (7, "7"),
        (None, ""),
    ],
)
def test_numbers(value: Fraction | int | None, shown: str) -> None:
    assert rows_of(csv_bytes(Sheet(title="", headings=("a", "b"), rows=(("x", value),))))[1] == ["x", shown]


def test_a_workbook_has_a_sheet_for_each_group() -> None:
    workbook = book(standings_xlsx(view(with_half_points())))
    assert workbook.sheetnames == ["I группа", "II группа", "III группа"]
    assert workbook.properties.title == "Белая ладья"
    table = sheet(workbook, "II группа")
    assert [cell.value for cell in table[1]][:6] == ["Место", "№", "Фамилия и имя", "Класс", "Партий", "Очки"]
    first = [cell.value for cell in table[2]]
    assert first[:5] == [1, 2, "Тимофей", "2А", 3]
    assert Decimal(str(first[5])) == Decimal("2.5")
    assert table["F2"].data_type == "n"


def test_the_look_of_a_sheet() -> None:
    table = sheet(book(standings_xlsx(view(played_out()))), "II группа")
    heading = table["C1"]
    assert heading.font.bold
    assert heading.fill.fill_type == "solid"
    assert table.freeze_panes == "A2"
    assert table.page_setup.orientation == "landscape"
    assert table.column_dimensions["C"].width > len("Фамилия и имя")
    assert table.column_dimensions["A"].width < table.column_dimensions["C"].width


def test_participants_as_a_workbook() -> None:
    table = sheet(book(participants_xlsx(view(drawn(2)))), "II группа")
    assert [[cell.value for cell in row] for row in table.iter_rows(max_col=3)] == [
        ["№", "Фамилия и имя", "Класс"],
        [1, "Вера", "2А"],
        [2, "Тимофей", "2А"],
    ]


def test_a_very_wide_name_does_not_make_the_column_wider_than_the_page() -> None:
    workbook = book(xlsx_bytes("", [Sheet(title="a", headings=("x" * 200,), rows=())]))
    assert sheet(workbook, "a").column_dimensions["A"].width == 45


@pytest.mark.parametrize(
    ("title", "name"), [("I/II: [a]*?", "I_II_ _a___"), ("а" * 40, "а" * 31), ("'a'", "_a_"), ("", "Sheet")]
)
def test_names_of_sheets(title: str, name: str) -> None:
    assert book(xlsx_bytes("", [Sheet(title=title, headings=("a",), rows=())])).sheetnames == [name]


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's folder for files of a moment."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


LONG = Sheet(title="a", headings=("name", "n"), rows=tuple((f"#{n}", n) for n in range(40)))


def test_a_workbook_made_in_turn_yields_after_each_row(temporary: Path) -> None:
    bits = xlsx_in_turn("", [LONG, LONG])
    made, count = None, 0
    while made is None:
        try:
            next(bits)
            count += 1
        except StopIteration as end:
            made = end.value
    assert count == 2 * 41
    assert list(sheet(book(made), "a").values) == [LONG.headings, *LONG.rows]
    assert list(temporary.iterdir()) == []


def test_nothing_is_left_of_a_workbook_that_is_given_up(temporary: Path) -> None:
    bits = xlsx_in_turn("", [Sheet(title="b", headings=("a",), rows=()), LONG])
    for _ in range(9):
        next(bits)
    assert list(temporary.iterdir())
    bits.close()
    assert list(temporary.iterdir()) == []


def test_nothing_is_left_of_a_workbook_that_has_no_room(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(Workbook, "save", refuse)
    with pytest.raises(OSError, match="no room"):
        xlsx_bytes("", [LONG])
    assert list(temporary.iterdir()) == []


def test_two_sheets_of_one_name() -> None:
    sheets = [Sheet(title="a", headings=("a",), rows=())] * 2
    assert len(set(book(xlsx_bytes("", sheets)).sheetnames)) == 2


def test_a_tie_break_is_headed_as_everywhere() -> None:
    group = drawn().group()
    group = replace(group, setup=replace(group.setup, tie_breaks=("SB/C1",)))
    assert rows_of(standings_csv(group))[0][6] == tie_break_words.heading("SB/C1") == "КБ−1"

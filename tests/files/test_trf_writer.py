"""Writing a Tournament Report File: exact columns, and what is written is read again as the same tournament."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.files.trf_values import (
    CODES,
    TrfAdjustment,
    TrfBye,
    TrfCell,
    TrfCode,
    TrfEdition,
    TrfPlayer,
    TrfRecord,
    TrfScoring,
    TrfTournament,
)
from ladya_desktop.files.trf_writer import format_trf
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.tournament.berger import berger_rounds, free_number
from tests.files.trf_sample import read_trf

PLAYER = TrfPlayer(
    number=12,
    name="Берёзкин, Лев",
    sex="w",
    title="WIM",
    rating=1804,
    federation="RUS",
    fide_id="24101605",
    born="2015/01/02",
    points=Fraction(5, 2),
    rank=3,
    rounds=(
        TrfCell(opponent=7, color=Color.WHITE, code=TrfCode.WIN),
        None,
        TrfCell(opponent=None, color=None, code=TrfCode.OPEN),
        TrfCell(opponent=104, color=Color.BLACK, code=TrfCode.DRAW),
    ),
)
HEADER_RECORDS = ["012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122"]


def line_of(player: TrfPlayer) -> str:
    """The line 001 that is written for a player."""
    tournament = TrfTournament(edition=TrfEdition.TRF16, players=(player,))
    return next(line for line in format_trf(tournament).split("\r\n") if line.startswith("001"))


def test_every_field_in_its_columns() -> None:
    line = line_of(PLAYER)
    fields = {
        (1, 3): "001",
        (5, 8): "  12",
        (10, 10): "w",
        (11, 13): "WIM",
        (15, 47): f"{'Берёзкин, Лев':33}",
        (49, 52): "1804",
        (54, 56): "RUS",
        (58, 68): "   24101605",
        (70, 79): "2015/01/02",
        (81, 84): " 2.5",
        (86, 89): "   3",
        (92, 99): "   7 w 1",
        (102, 109): " " * 8,
        (112, 119): "0000 -  ",
        (122, 129): " 104 b =",
    }
    assert {columns: line[columns[0] - 1 : columns[1]] for columns in fields} == fields
    gaps = (4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 100, 101)
    assert {line[gap - 1] for gap in gaps} == {" "}


def test_what_is_unknown_is_blank_and_shifts_nothing() -> None:
    bare = TrfPlayer(number=1, name="Один", rounds=(TrfCell(opponent=2, color=Color.BLACK, code=TrfCode.LOSS),))
    line = line_of(bare)
    assert line[47:91].strip() == ""
    assert line[91:99] == "   2 b 0"


@pytest.mark.parametrize(
    ("points", "written"),
    [
        (Fraction(0), "  0.0"),
        (Fraction(21, 2), " 10.5"),
        (Fraction(5, 4), " 1.25"),
        (Fraction(100), "  100"),
        (Fraction(201, 2), "100.5"),
        (None, "     "),
    ],
)
def test_points(points: Fraction | None, written: str) -> None:
    assert line_of(replace(PLAYER, points=points))[79:84] == written


@pytest.mark.parametrize("field", ["sex", "title", "federation", "fide_id", "born"])
def test_a_field_that_is_too_long_shifts_nothing(field: str) -> None:
    line = line_of(replace(PLAYER, **{field: "123456789012345"}))  # type: ignore[arg-type]  # all of these are texts
    assert line[79:84] == "  2.5"


def test_a_long_name_is_cut_and_comes_back() -> None:
    name = "Оченьдлиннофамильнов-Задунайский, Аристарх"
    trf = TrfTournament(edition=TrfEdition.TRF16, players=(replace(PLAYER, name=name, points=None, rounds=()),))
    text = format_trf(trf)
    assert name[:33] in text
    assert read_trf(text).players[0].name == name


def test_lines_end_with_carriage_return_and_line_feed() -> None:
    text = format_trf(TrfTournament(edition=TrfEdition.TRF16, players=(PLAYER,)))
    assert text.endswith("\r\n")
    assert text.replace("\r\n", "").count("\n") == 0
    assert all(line == line.rstrip() for line in text.split("\r\n"))


def test_the_header_is_whole_even_if_nothing_is_known() -> None:
    lines = format_trf(TrfTournament(edition=TrfEdition.TRF16, players=())).split("\r\n")
    assert [line[:3] for line in lines[:-1]] == HEADER_RECORDS


@pytest.mark.parametrize("edition", TrfEdition)
def test_the_number_of_rounds_is_always_there(edition: TrfEdition) -> None:
    text = format_trf(TrfTournament(edition=edition, rounds=5, players=()))
    assert "XXR 5\r\n" in text
    assert ("142 5\r\n" in text) is (edition is TrfEdition.TRF26)


def test_records_of_trf26_in_their_columns() -> None:
    trf = TrfTournament(
        edition=TrfEdition.TRF26,
        players=(),
        round_dates=("26/10/01", "26/10/02"),
        initial_color=Color.BLACK,
        scoring=TrfScoring(win=Fraction(3), draw=Fraction(1), unknown=Fraction(1)),
        tie_breaks=("DE", "SB/C1"),
        byes=(TrfBye(kind="H", round=3, numbers=(26, 47)),),
        adjustments=(TrfAdjustment(kind="", points=Fraction(-1), round=2, numbers=(7,)),),
    )
    lines = {line[:3]: line for line in format_trf(trf).split("\r\n")}
    assert lines["132"][91:] == "26/10/01  26/10/02"
    assert lines["152"] == "152 B"
    assert lines["162"] == "162  W 3.0    D 1.0    L 0.0    A 0.0    X 1.0"
    assert (lines["202"], lines["212"]) == ("202 DE,SB/C1", "212 PTS,DE,SB/C1")
    assert lines["240"] == "240 H   3   26   47"
    assert (lines["299"][13:17], lines["299"][19:22], lines["299"][23:27]) == ("-1.0", "  2", "   7")


def test_trf16_has_no_record_of_trf26() -> None:
    trf = TrfTournament(edition=TrfEdition.TRF16, players=(PLAYER,), rounds=4, type_code="FIDE_ROUNDROBIN")
    assert "FIDE" not in format_trf(trf)


def test_latin_letters_before_columns() -> None:
    trf = TrfTournament(
        edition=TrfEdition.TRF16,
        name="Кубок «Ладья»",
        players=(replace(PLAYER, name="Щукина, Юлия"),),
        kept=(TrfRecord(din="XXX", text=" Ёж"),),
        classes={12: "2Ж"},
        group=("Ж", 2, 4),
        comments=("Жеребьёвка",),
        deputies=("Юрий",),
    )
    text = format_trf(trf, is_latin=True)
    assert text.isascii()
    assert '012 Kubok "Ladia"' in text
    assert "### ladya-class 12 2Zh" in text
    line = next(line for line in text.split("\r\n") if line.startswith("001"))
    assert (line[14:47].rstrip(), line[79:84]) == ("Shchukina, Iuliia", "  2.5")


NAMES = st.text("абвгдеёжзщю ABCdef-'.,=+@", min_size=1, max_size=50).filter(
    lambda name: name == " ".join(name.split()) and not name.startswith(",")
)


@st.composite
def round_robins(draw: st.DrawFn) -> TrfTournament:
    """A round-robin of any size, played as far as it may be, with results of every kind."""
    count, cycles = draw(st.integers(2, 9)), draw(st.sampled_from((1, 2)))
    table = berger_rounds(count, cycles=cycles)
    played = draw(st.integers(0, len(table)))
    chance = random.Random(draw(st.integers(0, 10**6)))
    cells: dict[int, list[TrfCell | None]] = {number: [] for number in range(1, count + 1)}
    for games in table[:played]:
        for game in games:
            codes = chance.choice((*CODES.values(), None))
            for color in COLORS:
                own, opponent = game if color is Color.WHITE else (game[1], game[0])
                code = codes[color] if codes else TrfCode.OPEN
                cells[own].append(TrfCell(opponent=opponent, color=color, code=code))
        free = free_number(count, games)
        if free is not None:
            cells[free].append(TrfCell(opponent=None, color=None, code=TrfCode.OPEN))
    players = tuple(
        TrfPlayer(number=number, name=draw(NAMES), points=points(rounds), rank=number, rounds=tuple(rounds))
        for number, rounds in cells.items()
    )
    return TrfTournament(
        edition=draw(st.sampled_from(TrfEdition)),
        name=draw(NAMES),
        type_text="Round-Robin" if cycles == 1 else "Double-Round-Robin",
        rounds=len(table),
        players=players,
        withdrawn={1: len(table)} if draw(st.booleans()) else {},
        classes={2: "4Б"} if draw(st.booleans()) else {},
    )


def points(cells: list[TrfCell | None]) -> Fraction:
    return sum((TrfScoring().points(cell.code) for cell in cells if cell is not None), Fraction(0))


@given(round_robins())
def test_what_is_written_is_read_again(trf: TrfTournament) -> None:
    read = read_trf(format_trf(trf).encode())
    assert read.players == trf.players
    assert tuple(read.games()) == tuple(trf.games())
    assert replace(read, edition=trf.edition) == trf


@given(round_robins())
def test_the_written_text_is_the_same_when_written_again(trf: TrfTournament) -> None:
    text = format_trf(trf)
    assert format_trf(replace(read_trf(text), edition=trf.edition)) == text

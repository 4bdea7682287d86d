"""What is read of a Tournament Report File: records, encodings, line ends, and where fields are wrong."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.files.trf import read_trf_with_remarks
from ladya_desktop.files.trf_values import TrfAdjustment, TrfBye, TrfCell, TrfCode, TrfEdition, TrfScoring
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score
from tests.files.trf_sample import FIRST_PLAYER_LINE, HEADER, fault_codes, faults, is_read, read_trf, row, rows, text


def test_a_whole_file() -> None:
    trf = read_trf(text())
    assert trf.edition is TrfEdition.TRF16
    assert (trf.name, trf.city, trf.federation) == ("Осенний кубок", "Светлогорск", "RUS")
    assert (trf.start, trf.end, trf.arbiter, trf.time_text) == ("2026/10/01", "2026/10/02", "Судья, Анна", "5'+3\"")
    assert (trf.type_text, trf.rounds, trf.rounds_line) == ("Individual: Round-Robin", 3, 10)
    first = trf.players[0]
    assert (first.number, first.name, first.sex, first.federation) == (1, "Берёзкин, Лев", "m", "RUS")
    assert (first.points, first.rank, first.born, first.line) == (Fraction(5, 2), 1, "2015/01/02", FIRST_PLAYER_LINE)
    assert first.rounds[0] == TrfCell(opponent=4, color=Color.WHITE, code=TrfCode.WIN)


def test_games_once_each_with_their_colours() -> None:
    games = [(game.round, game.players, game.score) for game in read_trf(text()).games()]
    assert games == [
        (1, ByColor(1, 4), Score.WHITE_WINS),
        (1, ByColor(2, 3), Score.BLACK_WINS),
        (2, ByColor(1, 2), Score.DRAW),
        (2, ByColor(4, 3), Score.BLACK_WINS),
        (3, ByColor(3, 1), Score.BLACK_WINS),
        (3, ByColor(2, 4), Score.WHITE_WINS),
    ]


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\r\r\n", "\n\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251", "utf-16"])
def test_line_ends_and_encodings(line_end: str, encoding: str) -> None:
    data = text().replace("\r\n", line_end).encode(encoding)
    assert read_trf(data) == read_trf(text())


def test_a_file_with_an_end_of_file_mark_and_a_mark_of_byte_order_in_its_text() -> None:
    assert read_trf("\ufeff" + text() + "\x1a") == read_trf(text())


def test_columns_count_letters_whatever_their_bytes() -> None:
    name = "Ёжикова-Ромашкина, Дарья-Аглая 12"
    assert len(name) == 33
    trf = read_trf(text(*rows()[:3], row(4, name, "0.0", "4", *["   1 b 0", "   3 w 0", "   2 b 0"])))
    assert trf.players[3].name == name


def test_composed_letters_are_one_letter() -> None:
    decomposed = row(1, "Берёзкин, Лев", "0.0").replace("ё", "е\u0308")
    assert fault_codes(text(decomposed))[0][0] == "blank_expected"


def test_short_lines_are_as_if_blank_behind() -> None:
    trf = read_trf(text("001    1 m    Один, Игрок", "001    2", "001    3      Три", header=("012 Без туров",)))
    assert [player.rounds for player in trf.players] == [(), (), ()]
    assert [player.points for player in trf.players] == [None, None, None]
    assert [player.name for player in trf.players] == ["Один, Игрок", "", "Три"]


def test_rounds_not_played_yet() -> None:
    one = row(1, "Один", "0.0", "", "   2 w  ", "", "0000 -  ")
    trf = read_trf(text(one, row(2, "Два", "0.0", "", "   1 b  "), header=()))
    assert trf.players[0].rounds == (
        TrfCell(opponent=2, color=Color.WHITE, code=TrfCode.OPEN),
        None,
        TrfCell(opponent=None, color=None, code=TrfCode.OPEN),
    )
    assert [(game.players, game.score) for game in trf.games()] == [(ByColor(1, 2), None)]


@pytest.mark.parametrize(
    ("own", "other", "score"),
    [
        ("   2 w 1", "   1 b 0", Score.WHITE_WINS),
        ("   2 b 1", "   1 w 0", Score.BLACK_WINS),
        ("   2 w =", "   1 b =", Score.DRAW),
        ("   2 w W", "   1 b L", Score.WHITE_WINS),
        ("   2 w l", "   1 b w", Score.BLACK_WINS),
        ("   2 w D", "   1 b D", Score.DRAW),
        ("   2 w +", "   1 b -", Score.WHITE_BY_FORFEIT),
        ("   2 w -", "   1 b +", Score.BLACK_BY_FORFEIT),
        ("   2 w -", "   1 b -", Score.BOTH_FORFEIT),
        ("   2 w 0", "   1 b 0", Score.BOTH_LOSE),
        ("   2 w =", "   1 b 0", Score.WHITE_HALF),
        ("   2 w 0", "   1 b =", Score.BLACK_HALF),
        ("   2 - +", "   1 - -", Score.WHITE_BY_FORFEIT),
        ("0002 W 1", "0001 B 0", Score.WHITE_WINS),
    ],
)
def test_results(own: str, other: str, score: Score) -> None:
    (game,) = read_trf(text(row(1, "Один", "", "", own), row(2, "Два", "", "", other), header=())).games()
    assert game.score is score
    assert game.is_color_known is ("- " not in own)


def test_byes() -> None:
    codes = ["0000 - H", "0000 - F", "     - U", "0000 - Z", "       Z", "0000 - -", "0000 - +"]
    (player,) = read_trf(text(row(1, "Один", "", "", *codes), header=("092 Swiss",))).players
    assert [cell.code.value if cell else "" for cell in player.rounds] == ["H", "F", "U", "Z", "Z", "-", "+"]


def test_records_of_trf26() -> None:
    header = (
        "012 Кубок",
        "112 Первый, Помощник",
        "112",
        "112 Второй, Помощник",
        f"{'132':91}26/10/01  26/10/02",
        "142 3",
        "152 w",
        "162  W 3.0    D 1.0    L 0.0    A 0.5    P 2.0    X 1.0",
        "192 CUSTOM_ROUNDROBIN",
        "202 SB,WIN",
        "212 PTS,DE, SB/C1",
        "222 300+3",
        "240 H 002 0001 0002",
        "299         -1.5   002    1    2",
        "299 +        2.0",
    )
    trf = read_trf(text("001    1      Один", "001    2      Два", header=header))
    assert trf.edition is TrfEdition.TRF26
    assert trf.deputies == ("Первый, Помощник", "Второй, Помощник")
    assert trf.round_dates == ("26/10/01", "26/10/02")
    assert (trf.rounds, trf.initial_color) == (3, Color.WHITE)
    assert trf.scoring == TrfScoring(
        win=Fraction(3),
        draw=Fraction(1),
        absence=Fraction(1, 2),
        allocated_bye=Fraction(2),
        unknown=Fraction(1),
    )
    assert (trf.type_code, trf.time_control) == ("CUSTOM_ROUNDROBIN", "300+3")
    assert trf.tie_breaks == ("DE", "SB/C1")
    assert trf.byes == (TrfBye(kind="H", round=2, numbers=(1, 2)),)
    assert trf.adjustments == (
        TrfAdjustment(kind="", points=Fraction(-3, 2), round=2, numbers=(1, 2)),
        TrfAdjustment(kind="+", points=Fraction(2), round=None, numbers=()),
    )


@pytest.mark.parametrize(
    ("lines", "expected"),
    [(("202 SB,WIN",), ("SB", "WIN")), (("212 PTS SB", "202 WIN"), ("SB",)), (("202 WIN", "212 PTS,SB"), ("SB",))],
)
def test_tie_breaks_of_either_record(lines: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert read_trf(text(header=(*HEADER, *lines))).tie_breaks == expected


def test_comments_and_what_this_program_keeps_in_them() -> None:
    long_name = "Оченьдлиннофамильнов-Задунайский, Аристарх"
    own = ("### Проверено", "### ladya-group 2 4 II группа", f"### ladya-name 2 {long_name}", "### ladya-class 1 3А")
    trf = read_trf(text(header=HEADER, more=(*own, "### ladya-withdrawn 4 3", "###ladya-class x 3А")))
    assert trf.comments == ("Проверено", "ladya-class x 3А")
    assert trf.group == ("II группа", 2, 4)
    assert trf.players[1].name == long_name
    assert trf.classes == {1: "3А"}
    assert trf.withdrawn == {4: 3}


def test_what_is_not_used_is_kept_and_what_nobody_knows_is_named() -> None:
    more = (
        "XXC white1",
        "172 RUS OTHER",
        "RUS    1 m    Берёзкин, Лев                      1000",
        "999 ?",
        "ABCD",
        "     ruler",
        "999 !",
    )
    trf, remarks = read_trf_with_remarks(
        text(header=tuple(line.replace("062 4", "062 5") for line in HEADER), more=more)
    )
    assert [record.din for record in trf.kept] == ["XXC", "172", "RUS", "999", "ABC", "   ", "999"]
    assert trf.edition is TrfEdition.TRF26
    assert [(remark.code, remark.line, remark.params.get("din")) for remark in remarks] == [
        ("player_count", 6, None),
        ("unknown_record", 18, "999"),
        ("unknown_record", 19, "ABC"),
        ("unknown_record", 20, "rul"),
    ]
    assert "5" in remarks[0].sentence
    assert "999" in remarks[1].sentence


def spoiled(column: int, letters: str) -> str:
    """The first player's line with other letters from this column on."""
    line = rows()[0]
    return line[: column - 1] + letters + line[column - 1 + len(letters) :]


@pytest.mark.parametrize(
    ("column", "letters", "code", "columns"),
    [
        (4, "x", None, None),
        (5, "   x", "number_expected", (5, 8)),
        (5, "   0", "number_expected", (5, 8)),
        (5, "   ²", "number_expected", (5, 8)),
        (9, "x", "blank_expected", (9, 9)),
        (14, "x", "blank_expected", (14, 14)),
        (48, "x", "blank_expected", (48, 48)),
        (57, "x", "blank_expected", (57, 57)),
        (69, "x", "blank_expected", (69, 69)),
        (81, "2.5.", "points_expected", (80, 84)),
        (80, "x", "points_expected", (80, 84)),
        (85, "x", "blank_expected", (85, 85)),
        (86, "  1a", "number_expected", (86, 89)),
        (91, "x", "blank_expected", (91, 91)),
        (92, " x 4", "opponent_expected", (92, 95)),
        (96, "x", "blank_expected", (96, 96)),
        (97, "x", "color_expected", (97, 97)),
        (98, "1", "blank_expected", (98, 98)),
        (99, "2", "result_expected", (99, 99)),
        (101, "x", "blank_expected", (101, 101)),
        (92, "0000", "result_without_opponent", (92, 99)),
        (99, "U", "bye_with_opponent", (92, 99)),
        (120, " x", "blank_expected", (121, 121)),
        (30, "\t", "tab", (30, 30)),
    ],
)
def test_wrong_columns(column: int, letters: str, code: str | None, columns: tuple[int, int] | None) -> None:
    found = faults(text(spoiled(column, letters), *rows()[1:]))
    if code is None:  # no longer a line 001: the player is missing to his opponents
        assert {fault.code for fault in found} == {"no_opponent"}
        return
    assert (found[0].code, found[0].line, found[0].columns) == (code, FIRST_PLAYER_LINE, columns)
    assert len(found) == 1


def test_a_line_shifted_by_one_column_is_one_fault() -> None:
    line = rows()[0]
    assert len(faults(text(line[:40] + " " + line[40:], *rows()[1:]))) == 1
    assert len(faults(text(line[:30] + line[31:], *rows()[1:]))) == 1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("XXR", "round_count_expected"),
        ("142 0", "round_count_expected"),
        ("142 many", "round_count_expected"),
        ("142 1000", "round_count_expected"),
        (f"142 {'9' * 5000}", "round_count_expected"),
        ("142 ²", "round_count_expected"),
        ("142 4", "round_counts_differ"),
        ("152 X", "initial_color_expected"),
        ("152", "initial_color_expected"),
        ("162", "scoring_expected"),
        ("162  W one", "scoring_expected"),
        ("162  Q 1.0", "scoring_expected"),
        ("240 U   1    1", "bye_expected"),
        ("240 F   1", "bye_expected"),
        ("240 F 1 x", "bye_expected"),
        ("299", "adjustment_expected"),
        ("299 Q        1.0", "adjustment_expected"),
        ("299          1.0   x", "adjustment_expected"),
        ("299          1.0        x", "adjustment_expected"),
        ("299          one", "points_expected"),
        ("### ladya-withdrawn", "withdrawn_expected"),
        ("### ladya-withdrawn 4", "withdrawn_expected"),
        ("### ladya-withdrawn four 2", "withdrawn_expected"),
        ("### ladya-withdrawn 4 -2", "withdrawn_expected"),
        ("001    1      Ещё один", "number_twice"),
    ],
)
def test_wrong_records(line: str, code: str) -> None:
    ((found, number, columns),) = fault_codes(text(more=(line,)))
    assert (found, number) == (code, FIRST_PLAYER_LINE + 4)
    assert columns is not None
    assert columns[0] >= 5


def test_every_bad_line_is_told() -> None:
    bad = [spoiled(48, "x"), row(2, "Два", "1x"), "142 ?"]
    found = faults(text(*bad, header=()))
    assert [fault.line for fault in found] == [1, 2, 3]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no_players"),
        ("012 Пусто".encode(), "no_players"),
        (b"PK\x03\x04rest", "not_text"),
        (bytes(range(256)) * 4, "not_text"),
        (b"%PDF-1.4", "not_text"),
        (b" " * 5_000_001, "too_large"),
    ],
)
def test_what_is_no_trf(data: bytes, code: str) -> None:
    assert fault_codes(data) == [(code, 0, None)]
    assert faults(data)[0].sentence


@pytest.mark.parametrize("count", ["²", "9" * 5000, "", "about 4"])
def test_a_count_of_players_that_is_none(count: str) -> None:
    header = tuple(f"062 {count}" if line.startswith("062") else line for line in HEADER)
    assert read_trf_with_remarks(text(header=header))[1] == ()


@given(st.data())
def test_whatever_happens_to_a_file_it_is_read_or_its_faults_are_told(data: st.DataObject) -> None:
    lines = text(more=("142 3", "162  W 1.0", "240 H   1    1", "299          1.0", "### ladya-class 1 3А"))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines)))
        gone = data.draw(st.integers(0, 12))
        lines = lines[:at] + data.draw(st.text(max_size=4)) + lines[at + gone :]
    if is_read(lines):
        assert sum(1 for _ in read_trf(lines).games()) >= 0
        assert all(remark.sentence for remark in read_trf_with_remarks(lines)[1])
    else:
        assert all(fault.sentence for fault in faults(lines))


@given(st.binary(max_size=300))
def test_bytes_of_any_kind(data: bytes) -> None:
    assert is_read(data) or faults(data)

"""The command `standings` over Tournament Report Files: the table, and faults with file and line."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ladya_desktop.cli_tournament import standings_command
from ladya_desktop.texts import language, set_language
from tests.files.trf_sample import row, rows, text


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def written(folder: Path, data: str | bytes, name: str = "cup.trf") -> str:
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return str(path)


def test_a_table_as_of_a_standings_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([written(tmp_path, text())]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    assert json.loads(output.out) == {
        "name": "Осенний кубок",
        "standings": [
            {"player": 0, "place": "1", "points": 2.5, "DE": None, "WIN": 2, "SB": 2.75, "KS": 1.5},
            {"player": 2, "place": "2", "points": 2, "DE": None, "WIN": 2, "SB": 1.5, "KS": 1},
            {"player": 1, "place": "3", "points": 1.5, "DE": None, "WIN": 1, "SB": 1.25, "KS": 0.5},
            {"player": 3, "place": "4", "points": 0, "DE": None, "WIN": 0, "SB": 0, "KS": 0},
        ],
        "annulled": [],
        "unresolved": [],
    }


@pytest.mark.parametrize("name", ["CUP.TRFX", "cup.trf16", "cup.txt", "cup"])
def test_a_file_is_known_by_its_ending_or_its_first_record(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert standings_command([written(tmp_path, text(), name)]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "Осенний кубок"


def test_who_was_annulled_by_withdrawal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [
        row(1, "Один", "2.0", "", "   4 w +", "   2 w 1", "   3 b  "),
        row(2, "Два", "0.0", "", "   3 w  ", "   1 b 0", "   4 w  "),
        row(3, "Три", "0.0", "", "   2 b  ", "   4 b  ", "   1 w  "),
        row(4, "Четыре", "0.0", "", "   1 b -", "   3 w  ", "   2 b  "),
    ]
    header = ("192 FIDE_ROUNDROBIN", "142 3", "202 SB")
    assert standings_command([written(tmp_path, text(*players, header=header))]) == 0
    assert json.loads(capsys.readouterr().out)["standings"][0] == {"player": 0, "place": "1", "points": 2, "SB": 0}
    data = text(*players, header=header, more=("### ladya-withdrawn 4 0",))
    assert standings_command([written(tmp_path, data)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["annulled"] == [3]
    assert found["standings"][0] == {"player": 0, "place": "1", "points": 1, "SB": 0}


def test_faults_name_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = written(tmp_path, text(rows()[0], row(2, "Два", "9.0"), *rows()[2:], header=()))
    good = written(tmp_path, text(), "good.trf")
    assert standings_command([bad, good]) == 2
    output = capsys.readouterr()
    assert json.loads(output.out)["name"] == "Осенний кубок"
    assert output.err.startswith(f"{bad}: line 1, columns 102–109: round 2: player 1 plays number 2, who in line 2 has")


def test_each_of_several_faults_names_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, text(row(1, "Один", "1.0"), row(2, "Два", "2.0"), header=()))
    assert standings_command([file]) == 2
    assert [line.split(",")[0] for line in capsys.readouterr().err.splitlines()] == [
        f"{file}: line 1",
        f"{file}: line 2",
    ]


@pytest.mark.parametrize(("data", "sentence"), [(b"", "no player"), (b"\x00\x01\x02", "no text")])
def test_what_is_no_trf(data: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([written(tmp_path, data)]) == 2
    assert sentence in capsys.readouterr().err


def test_a_swiss_is_placed_by_points_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [row(1, "Один", "1.0", "", "0000 - U"), row(2, "Два", "0.5", "", "0000 - H")]
    file = written(tmp_path, text(*players, header=("012 Швейцарка", "092 Swiss", "888 ?")))
    assert standings_command([file]) == 0
    output = capsys.readouterr()
    assert json.loads(output.out)["standings"] == [
        {"player": 0, "place": "1", "points": 1},
        {"player": 1, "place": "2", "points": 0.5},
    ]
    assert output.err.splitlines() == [
        f"{file}: line 3: record 888 is unknown and passed over.",
        f"{file}: this is no round-robin: places are by points alone.",
    ]


def test_a_tie_break_that_there_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([written(tmp_path, text(more=("202 MPvGP",)))]) == 2
    assert "MPvGP" in capsys.readouterr().err


def test_a_check_says_that_there_is_nothing_to_compare_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    swiss = written(tmp_path, text(row(1, "Один"), header=("092 Swiss",)), "swiss.trf")
    table = written(tmp_path, json.dumps({"players": ["Ann", "Eva"], "games": []}), "table.json")
    files = [written(tmp_path, text()), swiss, table]
    assert standings_command(["--check", *files]) == 0
    output = capsys.readouterr()
    assert output.out == "3 passed, 0 failed\n"
    assert output.err.splitlines() == [f"{file}: nothing to compare with, the file expects no table." for file in files]

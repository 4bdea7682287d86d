"""The commands `pairings` and `standings`: what they print and how they end."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ladya_desktop.cli_tournament import pairings_command, standings_command
from ladya_desktop.texts import language, set_language
from ladya_desktop.tournament.berger import berger_rounds

CROSSTABLES = sorted((Path(__file__).parent / "tournament" / "crosstables").glob("*.json"))
ROUNDLESS = {"white": 0, "black": 1, "result": "1-0"}
EXERCISE = next(path for path in CROSSTABLES if path.stem == "fide_tec_exercise_rr6")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def written(folder: Path, data: object, name: str = "table.json") -> str:
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def small(**more: object) -> dict[str, object]:
    games = [{"round": 1, "white": 0, "black": 1, "result": "1/2-1/2"}]
    return {"name": "Малый", "players": ["Ann", "Boris", "Vera"], "games": games, "tie_breaks": ["SB", "DE"], **more}


def test_pairings_of_eight_as_printed_by_fide(capsys: pytest.CaptureFixture[str]) -> None:
    assert pairings_command(["8"]) == 0
    assert capsys.readouterr().out == (
        "[[[1,8],[2,7],[3,6],[4,5]],[[8,5],[6,4],[7,3],[1,2]],[[2,8],[3,1],[4,7],[5,6]],[[8,6],[7,5],[1,4],[2,3]],"
        "[[3,8],[4,2],[5,1],[6,7]],[[8,7],[1,6],[2,5],[3,4]],[[4,8],[5,3],[6,2],[7,1]]]\n"
    )


def test_pairings_of_nine_leave_the_free_player_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert pairings_command(["9"]) == 0
    assert capsys.readouterr().out == (
        "[[[2,9],[3,8],[4,7],[5,6]],[[7,5],[8,4],[9,3],[1,2]],[[3,1],[4,9],[5,8],[6,7]],[[8,6],[9,5],[1,4],[2,3]],"
        "[[4,2],[5,1],[6,9],[7,8]],[[9,7],[1,6],[2,5],[3,4]],[[5,3],[6,2],[7,1],[8,9]],[[1,8],[2,7],[3,6],[4,5]],"
        "[[6,4],[7,3],[8,2],[9,1]]]\n"
    )


@pytest.mark.parametrize(("arguments", "swapped"), [(["--cycles", "2"], True), (["--cycles", "2", "--plain"], False)])
def test_pairings_of_two_cycles(arguments: list[str], swapped: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert pairings_command(["6", *arguments]) == 0
    expected = berger_rounds(6, cycles=2, swap_last_rounds=swapped)
    assert json.loads(capsys.readouterr().out) == [[list(game) for game in games] for games in expected]


@pytest.mark.parametrize("count", ["1", "0", "501", "99999999999", "x", "8.5", "٨", ""])
def test_a_number_of_players_that_cannot_be(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert pairings_command([count]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "from 2 to 500" in output.err


@pytest.mark.parametrize("arguments", [[], ["8", "--cycles", "3"], ["8", "9"], ["8", "--swap"]])
def test_pairings_with_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert pairings_command(arguments) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("command", [pairings_command, standings_command])
def test_help(command: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert callable(command)
    assert command(["--help"]) == 0
    assert "Usage: ladya-desktop" in capsys.readouterr().out


def test_published_tables_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command(["--check", *map(str, CROSSTABLES)]) == 0
    assert capsys.readouterr().out == "9 passed, 0 failed\n"


def test_the_table_of_the_fide_exercise(capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([str(EXERCISE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    table = json.loads(lines[0])
    assert table["standings"][:3] == [
        {"player": 0, "place": "1", "points": 3.5, "DE": 2, "SB": 9.25},
        {"player": 1, "place": "2-3", "points": 3.5, "DE": 0.5, "SB": 6.25},
        {"player": 2, "place": "2-3", "points": 3.5, "DE": 0.5, "SB": 6.25},
    ]
    assert (table["annulled"], table["unresolved"]) == ([], [[1, 2]])


def test_whole_numbers_are_whole_and_no_value_is_null(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = small(games=[{"white": 0, "black": 1, "result": "1-0"}], withdrawn=[{"player": 2, "after_round": 0}])
    assert standings_command([written(tmp_path, data)]) == 0
    assert capsys.readouterr().out == (
        '{"name": "Малый", "standings": [{"player": 0, "place": "1", "points": 1, "SB": 0, "DE": null},'
        ' {"player": 1, "place": "2", "points": 0, "SB": 0, "DE": null}], "annulled": [2], "unresolved": []}\n'
    )


def test_values_are_printed_exactly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A float has no room for all the decimals that come about."""
    games = [{"white": 0, "black": 1, "result": "1-0"}, {"white": 1, "black": 2, "result": "1-0"}]
    text = json.dumps(small(games=games, tie_breaks=["SB"], scoring="?"))
    file = written(tmp_path, text.replace('"?"', '{"win": 100.123456789012, "draw": 0.5}'))
    assert standings_command([file]) == 0
    assert '"points": 100.123456789012, "SB": 10024.706599381153153483936144}' in capsys.readouterr().out


def test_one_line_for_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [written(tmp_path, small(name=name), f"{name}.json") for name in ("a", "b")]
    assert standings_command(files) == 0
    assert [json.loads(line)["name"] for line in capsys.readouterr().out.splitlines()] == ["a", "b"]


def test_differences_are_printed_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path, small(expect={"order": [[0, 1], 2]}), "good.json")
    bad = written(tmp_path, small(expect={"points": [0.5, 1, None], "order": [0, [1, 2]]}), "bad.json")
    assert standings_command(["--check", good, bad]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: points, player 1 (Boris): expected 1, found 0.5",
        f"{bad}: points, player 2 (Vera): expected null, found 0",
        f"{bad}: order: expected [0, [1, 2]], found [[0, 1], 2]",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("{", "no JSON. The error is in line 1, column 2"),
        ("", "no JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"players": [], "games": [], "cycles": ' + "1" * 5000 + "}", "too long a number"),
        ("[]", "must be an object"),
        (
            small(games=[{"white": 0, "black": 1, "result": "1-0"}, {"white": 0, "black": 3, "result": "1-0"}]),
            "game 2: ",
        ),
        (small(games=[{"white": 1, "black": 1, "result": "1-0"}]), "game 1: player 1 plays against himself"),
        (small(tie_breaks=["SB", "BH"]), "does not compute the tie-break BH. There are: DE, WIN"),
        (small(tie_breaks=["MANUAL"]), "does not compute the tie-break MANUAL"),
        (
            small(games=[ROUNDLESS], tie_breaks=["PS"]),
            "game 1: the game has no “round”",
        ),
        ('{"players": ["A", "B"], "games": [], "scoring": {"win": 1e99999999999999999999}}', "too long a number"),
        (small(colour="white"), "the key “colour” is unknown"),
    ],
    ids=[
        *("cut", "empty", "deep", "number", "list", "range", "himself"),
        *("tie-break", "by hand", "round", "exponent", "key"),
    ],
)
@pytest.mark.parametrize("check", [True, False])
def test_a_file_that_cannot_be_used(
    data: object, sentence: str, check: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, data)
    good = written(tmp_path, small(expect={}), "good.json")
    assert standings_command([*(["--check"] if check else []), file, good]) == 2
    output = capsys.readouterr()
    assert output.err.startswith(f"{file}: ")
    assert sentence in output.err
    assert output.out.splitlines()[-1] == "1 passed, 1 failed" if check else len(output.out.splitlines()) == 1


@pytest.mark.parametrize(("given", "said"), [("SB/C1" * 99, "SB/C1SB/C1SB/C1SB/C1."), ("Q", "Q.")])
def test_a_file_that_expects_nothing_and_cannot_be_used_is_told_in_one_line(
    given: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, small(tie_breaks=[given]))
    assert standings_command(["--check", file]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{file}: the program does not compute the tie-break {said} There are: DE, ")


def test_a_key_that_stands_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, '{"players": ["Ann", "Eva"], "games": [{"white": 0, "black": 1, "white": 1}]}')
    assert standings_command([file]) == 2
    assert capsys.readouterr().err == f"{file}: the key “white” stands twice. One of the two has to go.\n"


def test_an_expectation_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, small(expect={"points": [1]}))
    assert standings_command(["--check", file]) == 2
    assert "“points” has 1 values for 3 players" in capsys.readouterr().err


def test_a_fault_weighs_more_than_a_difference(tmp_path: Path) -> None:
    bad = written(tmp_path, small(expect={"order": [0, 1, 2]}), "bad.json")
    broken = written(tmp_path, "{", "broken.json")
    assert standings_command(["--check", broken, bad]) == 2


@pytest.mark.parametrize("name", ["none.json", "none.trf"])
def test_files_that_are_not_there(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([str(tmp_path / name)]) == 2
    assert "no such file" in capsys.readouterr().err


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_other_encodings_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cp1251.json"
    path.write_bytes('{"name": "Ладья"}'.encode("cp1251"))
    assert standings_command([str(path)]) == 2
    assert "UTF-8" in capsys.readouterr().err


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "bom.json"
    path.write_text(json.dumps(small()), encoding="utf-8-sig")
    assert standings_command([str(path)]) == 0


def test_standings_need_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert standings_command([]) == 2
    assert "FILE" in capsys.readouterr().err

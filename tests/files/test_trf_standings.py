"""Tables out of Tournament Report Files: the same as out of the standings file of the same games."""

import json
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from ladya_desktop.files.trf_standings import standings_by_points, standings_data
from ladya_desktop.files.trf_system import cycles_of, declared_cycles
from ladya_desktop.files.trf_values import CODES, TrfCell, TrfCode, TrfEdition, TrfPlayer, TrfTournament
from ladya_desktop.files.trf_writer import format_trf
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import berger_rounds
from ladya_desktop.tournament.standings_file import read_standings
from tests.files.trf_sample import read_trf, row, text

CROSSTABLES = sorted((Path(__file__).parents[1] / "tournament" / "crosstables").glob("*.json"))


def table_as_trf(data: dict[str, Any]) -> TrfTournament:
    """A standings file whose games have rounds, as a report."""
    count = len(data["players"])
    games = [game for game in data["games"] if game["result"] is not None]
    last = max(game["round"] for game in games)
    cells: list[list[TrfCell | None]] = [[None] * last for _ in range(count)]
    for game in games:
        codes = CODES[Score(game["result"])]
        white, black = game["white"], game["black"]
        cells[white][game["round"] - 1] = TrfCell(opponent=black + 1, color=Color.WHITE, code=codes.white)
        cells[black][game["round"] - 1] = TrfCell(opponent=white + 1, color=Color.BLACK, code=codes.black)
    cycles = data.get("cycles", 1)
    return TrfTournament(
        edition=TrfEdition.TRF26,
        name=data["name"],
        type_code="CUSTOM_ROUNDROBIN" if cycles == 1 else "BERGER_ROUNDROBIN_G2",
        rounds=(count - 1 + count % 2) * cycles if cycles == 2 else None,
        tie_breaks=tuple(data["tie_breaks"]),
        players=tuple(
            TrfPlayer(number=number, name=name, rounds=tuple(cells[number - 1]))
            for number, name in enumerate(data["players"], start=1)
        ),
        withdrawn={one["player"] + 1: one["after_round"] for one in data.get("withdrawn", [])},
    )


def rounds_known(path: Path) -> bool:
    data = json.loads(path.read_text(encoding="utf-8"))
    games = [game for game in data["games"] if game["result"] is not None]
    one_a_round = {
        (game["round"], player) for game in games if "round" in game for player in (game["white"], game["black"])
    }
    usual = data.get("scoring") in (None, {"win": 1, "draw": 0.5, "loss": 0})
    return usual and bool(games) and len(one_a_round) == 2 * len(games)


WITH_ROUNDS = [path for path in CROSSTABLES if rounds_known(path)]


def test_there_are_tables_to_compare() -> None:
    assert len(WITH_ROUNDS) > 3


@pytest.mark.parametrize("path", WITH_ROUNDS, ids=lambda path: path.stem)
def test_the_table_is_that_of_the_standings_file(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    by_json = read_standings(data).standings()
    found = standings_data(read_trf(format_trf(table_as_trf(data))))
    assert found is not None
    by_trf = read_standings({**found, "edition": data["edition"]} if "edition" in data else found).standings()
    shown = {code for line in by_trf.lines for code, _ in line.values}
    assert [
        (line.player, line.places, line.points, {code: value for code, value in line.values if code in shown})
        for line in by_json.lines
    ] == [(line.player, line.places, line.points, dict(line.values)) for line in by_trf.lines]
    assert by_trf.annulled == by_json.annulled


def data_of(trf: TrfTournament) -> dict[str, Any]:
    found = standings_data(trf)
    assert found is not None
    return found


def pair(
    own: str, other: str, *, header: Sequence[str] = ("012 Кубок", "092 Round-robin"), more: Sequence[str] = ()
) -> TrfTournament:
    """Two players with start numbers 3 and 7."""
    players = [row(7, "Семёнов, Ян", "", "", own), row(3, "Тройкин, Ян", "", "", other)]
    return read_trf(text(*players, header=tuple(header), more=tuple(more)))


def test_players_in_the_order_of_start_numbers() -> None:
    found = data_of(pair("   3 b 0", "   7 w 1"))
    assert found["players"] == ["Тройкин, Ян", "Семёнов, Ян"]
    assert found["games"] == [{"round": 1, "white": 0, "black": 1, "result": "1-0"}]
    assert found["colours_known"] is True


def test_colours_that_are_not_written() -> None:
    found = data_of(pair("   3 - +", "   7 - -"))
    assert found["games"] == [{"round": 1, "white": 0, "black": 1, "result": "-:+"}]
    assert found["colours_known"] is False


def test_a_game_not_decided() -> None:
    assert data_of(pair("   3 b  ", "   7 w  "))["games"][0]["result"] is None


def test_scoring_and_tie_breaks_of_the_file() -> None:
    header = ("162  W 3.0    D 1.0", "192 FIDE_ROUNDROBIN", "202 SB")
    found = data_of(pair("   3 b 0", "   7 w 1", header=header))
    assert found["scoring"] == {"win": 3.0, "draw": 1.0, "loss": 0.0}
    assert found["tie_breaks"] == ["SB"]
    assert read_standings(found).table.points == (Fraction(3), Fraction(0))


def test_without_tie_breaks_the_recommended_ones() -> None:
    assert data_of(pair("   3 b 0", "   7 w 1"))["tie_breaks"] == ["DE", "WIN", "SB", "KS"]


def test_nobody_withdraws_unless_the_file_says_so() -> None:
    players = [row(1, "Один", "1.0", "", "   2 w +"), row(2, "Два", "0.0", "", "   1 b -"), row(3, "Три", "0.0")]
    header = ("192 FIDE_ROUNDROBIN", "142 3")
    assert data_of(read_trf(text(*players, header=header)))["withdrawn"] == []
    more = ("### ladya-withdrawn 2 9", "### ladya-withdrawn 8 1")
    assert data_of(read_trf(text(*players, header=header, more=more)))["withdrawn"] == [{"player": 1, "after_round": 3}]


def test_a_round_beyond_the_tables_is_left_out() -> None:
    players = [row(1, "Один", "", "", "", "", "   2 w 1"), row(2, "Два", "", "", "", "", "   1 b 0")]
    found = data_of(read_trf(text(*players, header=("192 CUSTOM_ROUNDROBIN",))))
    assert found["games"][0]["round"] is None
    assert read_standings(found).table.points == (Fraction(1), Fraction(0))


@pytest.mark.parametrize("header", ["192 FIDE_DUTCH", "092 Swiss-System", "192 BERGER_ROUNDROBIN_G3"])
def test_what_is_no_round_robin_of_one_or_two_cycles(header: str) -> None:
    assert standings_data(pair("   3 b 0", "   7 w 1", header=(header,))) is None


def test_places_by_points_with_byes() -> None:
    codes = ["0000 - U", "0000 - H", "0000 - Z", "0000 - H", "0000 - F"]
    players = [row(number, str(number), "", "", code) for number, code in enumerate(codes, start=1)]
    table = standings_by_points(read_trf(text(*players, header=())))
    assert [(line.player, line.places, line.points) for line in table.lines] == [
        (0, (1, 2), Fraction(1)),
        (4, (1, 2), Fraction(1)),
        (1, (3, 4), Fraction(1, 2)),
        (3, (3, 4), Fraction(1, 2)),
        (2, (5, 5), Fraction(0)),
    ]
    assert table.unresolved == ((0, 4), (1, 3))
    assert [(step.code, step.groups) for step in table.steps] == [("PTS", ((0, 4), (1, 3), (2,)))]
    assert table.annulled == ()


def players_of(count: int, rounds: int, *, by_tables: bool = True) -> tuple[TrfPlayer, ...]:
    """So many players after so many rounds of the Berger tables, or of pairings that are none of theirs."""
    cells: dict[int, list[TrfCell | None]] = {number: [None] * rounds for number in range(1, count + 1)}
    table = berger_rounds(count, cycles=2, swap_last_rounds=False)
    for index in range(rounds):
        for white, black in table[index if by_tables else index + 1]:
            cells[white][index] = TrfCell(opponent=black, color=Color.WHITE, code=TrfCode.WIN)
            cells[black][index] = TrfCell(opponent=white, color=Color.BLACK, code=TrfCode.LOSS)
    return tuple(TrfPlayer(number=number, name="", rounds=tuple(row)) for number, row in cells.items())


@pytest.mark.parametrize(
    ("fields", "declared", "cycles"),
    [
        ({"type_code": "FIDE_ROUNDROBIN"}, 1, 1),
        ({"type_code": "berger_roundrobin"}, 1, 1),
        ({"type_code": "FIDE_DOUBLEROUNDROBIN"}, 2, 2),
        ({"type_code": "BERGER_DOUBLEROUNDROBIN"}, 2, 2),
        ({"type_code": "BERGER_ROUNDROBIN_G1"}, 1, 1),
        ({"type_code": "BERGER_ROUNDROBIN_G2"}, 2, 2),
        ({"type_code": "BERGER_ROUNDROBIN_G3"}, 3, 3),
        ({"type_code": "CUSTOM_ROUNDROBIN"}, 1, 1),
        ({"type_code": "CUSTOM_ROUNDROBIN", "rounds": 6}, 2, 2),
        ({"type_code": "FIDE_TEAM_ROUNDROBIN"}, 0, None),
        ({"type_code": "FIDE_DUTCH_2026"}, 0, None),
        ({"type_code": "FIDE_DUTCH", "type_text": "Round-Robin"}, 0, None),
        ({"type_text": "Individual: Round-Robin"}, 1, 1),
        ({"type_text": "Individual: Double Round Robin"}, 2, 2),
        ({"type_text": "Таблица Бергера", "rounds": 6}, 2, 2),
        ({"type_text": "Individual: Swiss-System"}, 0, None),
        ({"type_text": "Кубок"}, None, None),
        ({"rounds": 3}, None, 1),
        ({"rounds": 6}, None, 2),
        ({"rounds": 5}, None, None),
        ({"rounds": 2}, None, None),
        ({"players": players_of(4, 2)}, None, 1),
        ({"players": players_of(4, 2, by_tables=False)}, None, None),
        ({"players": players_of(4, 2), "rounds": 2}, None, None),
        ({"players": players_of(4, 3, by_tables=False)}, None, 1),
        ({"players": players_of(4, 0)[:1]}, None, None),
    ],
)
def test_is_it_a_round_robin(fields: dict[str, Any], declared: int | None, cycles: int | None) -> None:
    trf = TrfTournament(**{"edition": TrfEdition.TRF26, "players": players_of(4, 0), **fields})
    assert declared_cycles(trf) == declared
    assert cycles_of(trf) == cycles


def test_colours_that_are_not_written_contradict_no_table() -> None:
    one = TrfCell(opponent=4, color=None, code=TrfCode.FORFEIT_LOSS)
    players = [TrfPlayer(number=number, name="") for number in range(1, 5)]
    players[0] = replace(players[0], rounds=(one,))
    players[3] = replace(players[3], rounds=(replace(one, opponent=1, code=TrfCode.FORFEIT_WIN),))
    assert cycles_of(TrfTournament(edition=TrfEdition.TRF16, players=tuple(players))) == 1
    players[3] = replace(players[3], number=5)
    players[0] = replace(players[0], rounds=(replace(one, opponent=5),))
    assert cycles_of(TrfTournament(edition=TrfEdition.TRF16, players=tuple(players))) is None

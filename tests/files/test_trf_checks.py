"""Rows of a Tournament Report File that do not agree with each other: each fault with its place and its sentence."""

from collections.abc import Iterator

import pytest

from ladya_desktop.files.trf_faults import MAX_SHOWN, TrfError
from ladya_desktop.texts import language, set_language
from tests.files.trf_sample import (
    FIRST_PLAYER_LINE,
    HEADER,
    ROWS,
    fault_codes,
    faults,
    is_read,
    read_trf,
    row,
    rows,
    text,
    with_row,
)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def test_a_player_who_meets_himself() -> None:
    (fault,) = faults(text(row(1, "Один", "", "", "   1 w 1"), row(2, "Два"), header=()))
    assert fault.sentence == "line 1, columns 92–99: round 1: player 1 plays himself."


def test_an_opponent_whom_there_is_not() -> None:
    (fault,) = faults(text(row(1, "Один", "", "", "", "   9 w 1"), row(2, "Два"), header=()))
    assert fault.sentence == (
        "line 1, columns 102–109: round 2: the opponent of player 1 is number 9, but there is no such number."
    )


def test_an_opponent_who_is_free() -> None:
    found = faults(text(row(1, "Один", "", "", "   2 w 1"), row(2, "Два"), header=()))
    assert [fault.code for fault in found] == ["opponent_is_free"]
    assert "number 2, who in line 2 has no game" in found[0].sentence


def test_an_opponent_who_plays_somebody_else() -> None:
    players = [row(1, "Один", "", "", "   2 w 1"), row(2, "Два", "", "", "   3 b 0"), row(3, "Три", "", "", "   2 w 1")]
    (fault,) = faults(text(*players, header=()))
    assert (fault.code, fault.line) == ("other_opponent", 1)
    assert "number 2, whose opponent in line 2 is 3" in fault.sentence


@pytest.mark.parametrize(
    ("own", "other", "code"),
    [
        ("   2 w 1", "   1 w 0", "colors_differ"),
        ("   2 w 1", "   1 - 0", "colors_differ"),
        ("   2 - 1", "   1 b 0", "colors_differ"),
        ("   2 w 1", "   1 b 1", "results_differ"),
        ("   2 w 1", "   1 b =", "results_differ"),
        ("   2 w 1", "   1 b -", "results_differ"),
        ("   2 w +", "   1 b 0", "results_differ"),
        ("   2 w +", "   1 b +", "results_differ"),
        ("   2 w W", "   1 b 0", "results_differ"),
        ("   2 w 1", "   1 b  ", "results_differ"),
        ("   2 w  ", "   1 b 0", "results_differ"),
    ],
)
def test_two_rows_of_a_game_that_contradict_each_other(own: str, other: str, code: str) -> None:
    found = fault_codes(text(row(1, "Один", "", "", own), row(2, "Два", "", "", other), header=()))
    assert found == [(code, 1, (92, 99))]


def test_a_contradiction_names_both_lines() -> None:
    (fault,) = faults(text(row(1, "Один", "", "", "   2 w 1"), row(2, "Два", "", "", "   1 b  "), header=()))
    assert fault.sentence == (
        "line 1, columns 92–99: round 1: player 1 has the result “1”, their opponent, number 2, has “_” in line 2. "
        "No game ends so."
    )


def test_points_that_do_not_add_up() -> None:
    (fault,) = faults(with_row(2, "Ёлкина, Аня", "2.0", *ROWS[1][2:]))
    assert (fault.code, fault.columns) == ("points_differ", (81, 84))
    assert fault.sentence == (
        f"line {FIRST_PLAYER_LINE + 1}, columns 81–84: player 2 has 2 points written, but their results make 1.5."
    )


@pytest.mark.parametrize(
    ("points", "line"),
    [
        ("1,5", ""),
        ("2.5", "299          1.0         2"),
        ("2.5", "299          1.0   003    2"),
        ("2.5", "299          1.0"),
        ("0.5", "299         -1.0         2"),
        ("2.5", "299 W        2.0   003    2"),
        ("1.5", "299 W        2.0   001    2"),
        ("1.5", "299 W        2.0   003    4"),
    ],
)
def test_points_with_adjustments(points: str, line: str) -> None:
    players = [row(number, name, "", *fields[1:]) for number, (name, *fields) in enumerate(ROWS, start=1)]
    players[1] = row(2, ROWS[1][0], points, *ROWS[1][2:])
    assert is_read(text(*players, more=(line,) if line else ()))
    assert fault_codes(text(*players[:1], players[1].replace(points, "3.0"), *players[2:]))


def test_adjustments_of_a_team_event_are_for_teams() -> None:
    more = ("013 Команда                            1    2", "299 +  2.0   2.5         1")
    assert is_read(text(row(1, "Один", "1.0", "", "0000 - +"), header=(), more=more))


def test_points_in_another_scoring() -> None:
    players = [row(1, "Один", "4.5", "", "   2 w 1", "   2 b ="), row(2, "Два", "1.5", "", "   1 b 0", "   1 w =")]
    assert is_read(text(*players, header=("162  W 3.0    D 1.5",)))
    assert [code for code, *_ in fault_codes(text(*players, header=()))] == ["points_differ", "points_differ"]


@pytest.mark.parametrize("points", ["0.0", "0.5"])
def test_a_game_not_decided_may_count_as_a_draw(points: str) -> None:
    players = [row(1, "Один", points, "", "   2 w  "), row(2, "Два", "0.0", "", "   1 b  ")]
    assert is_read(text(*players, header=()))


def test_a_game_not_decided_counts_as_the_scoring_says() -> None:
    players = [row(1, "Один", "1.0", "", "   2 w  "), row(2, "Два", "0.0", "", "   1 b  ")]
    assert is_read(text(*players, header=("162  X 1.0",)))
    assert fault_codes(text(*players, header=("162  X 0.0",)))


def test_a_round_beyond_the_last() -> None:
    players = [row(1, "Один", "", "", "", "   2 w 1"), row(2, "Два", "", "", "", "   1 b 0")]
    found = faults(text(*players, header=("142 1",)))
    assert [(fault.code, fault.line, fault.columns) for fault in found] == [
        ("round_beyond", 2, (102, 109)),
        ("round_beyond", 3, (102, 109)),
    ]
    assert "line 1 says 1 rounds" in found[0].sentence


def test_a_pair_that_meets_too_often() -> None:
    own, other = ["   2 w 1", "", "   2 b 1"], ["   1 b 0", "", "   1 w 0"]
    players = [row(1, "Один", "", "", *own), row(2, "Два", "", "", *other), row(3, "Три")]
    (fault,) = faults(text(*players, header=("092 Round robin", "XXR 3")))
    assert fault.sentence == (
        "line 3, columns 112–119: round 3: players 1 and 2 meet more often than once a cycle. Cycles: 1."
    )
    assert is_read(text(*players, header=("092 Double round robin", "XXR 6")))


@pytest.mark.parametrize("code", ["H", "F", "U", "+"])
def test_a_free_round_of_a_round_robin_gives_no_points(code: str) -> None:
    players = [row(1, "Один", "", "", f"0000 - {code}"), row(2, "Два"), row(3, "Три")]
    assert fault_codes(text(*players, header=("192 FIDE_ROUNDROBIN",))) == [("free_round_points", 2, (92, 99))]
    assert is_read(text(*players, header=("192 FIDE_DUTCH",)))
    assert is_read(text(*players, header=()))


@pytest.mark.parametrize("code", ["Z", "-", " "])
def test_a_free_round_as_it_should_be(code: str) -> None:
    players = [row(1, "Один", "0.0", "", f"0000 - {code}"), row(2, "Два"), row(3, "Три")]
    assert is_read(text(*players, header=("192 FIDE_ROUNDROBIN",)))


@pytest.mark.parametrize(
    ("line", "rounds", "is_right"),
    [
        ("192 FIDE_ROUNDROBIN", 3, True),
        ("192 FIDE_ROUNDROBIN", 4, False),
        ("192 FIDE_ROUNDROBIN", 2, False),
        ("192 BERGER_DOUBLEROUNDROBIN", 6, True),
        ("192 BERGER_DOUBLEROUNDROBIN", 3, False),
        ("192 BERGER_ROUNDROBIN_G2", 6, True),
        ("192 CUSTOM_ROUNDROBIN", 5, True),
        ("092 Круговая система", 3, True),
        ("092 Круговая система", 5, False),
        ("092 Швейцарская система", 5, True),
        ("192 BERGER_TEAM_ROUNDROBIN", 5, True),
    ],
)
def test_rounds_of_a_round_robin(line: str, rounds: int, is_right: bool) -> None:
    players = [row(number, str(number)) for number in (1, 2, 3, 4)]
    data = text(*players, header=(line, f"142 {rounds}"))
    if is_right:
        assert read_trf(data).rounds == rounds
    else:
        assert fault_codes(data) == [("round_count", 2, None)]
        assert faults(data)[0].sentence.startswith(f"line 2: the rounds are {rounds} and the players 4")


def test_an_error_shows_the_first_faults_and_counts_the_rest() -> None:
    players = [row(number, f"Игрок {number}", "5.0") for number in range(1, MAX_SHOWN + 3)]
    with pytest.raises(TrfError) as caught:
        read_trf(text(*players, header=()))
    lines = caught.value.sentence.split("\n")
    assert len(lines) == MAX_SHOWN + 1
    assert lines[0].startswith("line 1, columns 81–84: ")
    assert lines[-1] == "and 2 more faults"


def test_an_error_with_few_faults_shows_them_all() -> None:
    with pytest.raises(TrfError) as caught:
        read_trf(text(*rows(), "152 ?"))
    assert caught.value.sentence == (f"line {len(HEADER) + 5}, column 5: the colour W or B should stand here, not “?”.")


def test_who_left_before_a_round_that_he_played() -> None:
    more = ("### Checked", "### ladya-withdrawn 1 3", "### ladya-withdrawn 4 2")
    (fault,) = faults(text(more=more))
    assert fault.line == FIRST_PLAYER_LINE + len(ROWS) + 2
    assert fault.sentence == (f"line {fault.line}, columns 5–23: player 4 had already left, but played in round 3.")

"""A group of the program as a Tournament Report File: every stage of it, and the same table read back."""

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.files.trf import write_trf
from ladya_desktop.files.trf_standings import standings_data
from ladya_desktop.files.trf_values import TrfEdition
from ladya_desktop.game.result import Score
from ladya_desktop.texts import language, set_language
from ladya_desktop.tournament.acts import WithdrawParticipant
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.standings_file import read_standings
from tests.files.trf_sample import read_trf
from tests.tournament.story import AT_MS, SECOND, Story, adding, drawn, entered, pupil, result, start

SCORES = [score for score in Score if score is not Score.ANNULLED]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


def report(story: Story, **options: object) -> list[str]:
    """The lines that are written of group II."""
    text = write_trf(view_of(story.state), story.group(), **options)  # type: ignore[arg-type]  # what the test asks for
    return text.split("\r\n")[:-1]


def players(story: Story) -> list[str]:
    """The rounds of the players' lines."""
    return [line[91:] for line in report(story) if line.startswith("001")]


def leaves(participant_id: int, after_round: int) -> WithdrawParticipant:
    return WithdrawParticipant(
        participant_id=participant_id, after_round=after_round, reason="уехал", at_ms=AT_MS, by="arbiter"
    )


def test_the_header() -> None:
    lines = report(drawn(), edition=TrfEdition.TRF26, city="Светлогорск", federation="RUS")
    assert lines[:12] == [
        "012 Белая ладья, Group II",
        "022 Светлогорск",
        "032 RUS",
        "042 2026/04/25",
        "052 2026/04/25",
        "062 4",
        "072 0",
        "082 0",
        "092 Individual: Round-Robin",
        "102",
        "112",
        "122 5'+3\"",
    ]
    assert lines[12][91:] == "26/04/25  26/04/25  26/04/25"
    assert lines[13] == "XXR 3"
    assert [line for line in lines if line[:3] in ("142", "152", "192", "202", "212", "222")] == [
        "142 3",
        "152 W",
        "192 FIDE_ROUNDROBIN",
        "202 SB,WIN,DE",
        "212 PTS,SB,WIN,DE",
        "222 300+3",
    ]


@pytest.mark.parametrize(("swapped", "code"), [(True, "FIDE_DOUBLEROUNDROBIN"), (False, "BERGER_DOUBLEROUNDROBIN")])
def test_two_cycles(swapped: bool, code: str) -> None:
    lines = report(drawn(setup=replace(SECOND, cycles=2, swap_last_rounds=swapped)))
    assert f"192 {code}" in lines
    assert "092 Individual: Double-Round-Robin" in lines
    assert "142 6" in lines


@pytest.mark.parametrize(
    ("control", "signs", "encoded"),
    [
        ("300", "5'", "300"),
        ("90+5", '1\'30"+5"', "90+5"),
        ("45", '45"', "45"),
        ("40/5400+30:1800+30", "90'/40+30\"+30'+30\"", "40/5400+30:1800+30"),
        ("180d2", "3'+2\"", None),
        ("180b2", "3'+2\"", None),
        ("-", "-", None),
        ("sandclock", "sandclock", None),
    ],
)
def test_time_controls(control: str, signs: str, encoded: str | None) -> None:
    group = replace(drawn().group(), setup=replace(SECOND, time_control=control))
    lines = write_trf(view_of(drawn().state), group).split("\r\n")
    assert f"122 {signs}" in lines
    assert [line for line in lines if line.startswith("222")] == ([f"222 {encoded}"] if encoded else [])


def test_before_the_draw_only_names() -> None:
    lines = report(entered(3))
    assert [line for line in lines if line.startswith("001")] == [
        f"001    {number}      {name:33}{' ' * 34}0.0" for number, name in ((1, "Вера"), (2, "Тимофей"), (3, "Полина"))
    ]
    assert "XXR 3" in lines
    assert not [line for line in report(entered(1)) if line[:3] in ("132", "XXR", "142")]


def test_the_surname_has_a_comma() -> None:
    story = entered(0)
    story.does(adding(pupil("Дубравина Вера Павловна"), pupil("Мадонна")))
    assert [player.name for player in read_trf("\n".join(report(story))).players] == [
        "Дубравина, Вера Павловна",
        "Мадонна",
    ]


def test_rounds_without_a_result_stay_blank() -> None:
    story = drawn()
    assert players(story) == ["", "", "", ""]
    story.does(result(1, 1))
    assert players(story) == ["   4 w 1", "   3 w", "   2 b", "   1 b 0"]
    story.does(result(3, 2, Score.DRAW))
    assert players(story) == [
        "   4 w 1               3 b =",
        "   3 w                 4 w",
        "   2 b                 1 w =",
        "   1 b 0               2 b",
    ]


def test_a_free_round_is_nobody_and_blank() -> None:
    story = drawn(3)
    for one in story.group().rounds:
        story.does(*(result(one.round, pairing.board) for pairing in one.pairings))
    assert players(story) == [
        "0000 -       2 w 1     3 b 0",
        "   3 w 1     1 b 0  0000 -",
        "   2 b 0  0000 -       1 w 1",
    ]
    assert not [line for line in report(story) if line.startswith("240")]


def test_forfeits_and_what_an_arbiter_gave() -> None:
    story = drawn()
    story.does(result(1, 1, Score.BLACK_BY_FORFEIT), result(1, 2, Score.BOTH_FORFEIT))
    story.does(result(2, 1, Score.BOTH_LOSE), result(2, 2, Score.WHITE_HALF))
    assert players(story) == ["   4 w -     2 w =", "   3 w -     1 b 0", "   2 b -     4 b 0", "   1 b +     3 w 0"]


def test_colours_really_played() -> None:
    story = drawn()
    story.does(replace(result(1, 1), colors_reversed=True))
    assert players(story)[0] == "   4 b 0"
    assert players(story)[3] == "   1 w 1"


def test_a_game_that_is_going_on_has_no_result_yet() -> None:
    story = drawn()
    story.does(result(1, 1), start(1, 2))
    assert players(story)[1] == "   3 w"


def test_points_and_places() -> None:
    story = drawn()
    story.does(result(1, 1), result(1, 2, Score.DRAW))
    found = read_trf("\n".join(report(story))).players
    assert [(str(player.points), player.rank) for player in found] == [("1", 1), ("1/2", 2), ("1/2", 2), ("0", 4)]


def test_classes_only_if_wanted() -> None:
    assert read_trf("\n".join(report(drawn()))).classes == {1: "2А", 2: "2А", 3: "2А", 4: "2А"}
    assert read_trf("\n".join(report(drawn()))).group == ("II", 2, 4)
    without = report(drawn(), with_classes=False)
    assert not [line for line in without if line.startswith("###")]


def test_latin_letters() -> None:
    lines = report(drawn(), is_latin=True)
    assert "".join(lines).isascii()
    assert any("Aristarkh" in line for line in lines)


def test_who_left_before_half_of_his_games() -> None:
    """The results stay in the file, the places are those without him, and the comment brings the table back."""
    setup = replace(SECOND, tie_breaks=("SB",))
    story = drawn(6, setup)
    results = {
        (1, 1): Score.BLACK_WINS,
        (1, 2): Score.DRAW,
        (1, 3): Score.WHITE_WINS,
        (2, 1): Score.BLACK_WINS,
        (2, 2): Score.BLACK_WINS,
        (2, 3): Score.WHITE_WINS,
    }
    story.does(*(result(*place, score) for place, score in results.items()), leaves(6, 2))
    lines = report(story)
    assert "### ladya-withdrawn 6 2" in lines
    trf = read_trf("\n".join(lines))
    last = trf.players[5]
    assert [cell.code.value if cell else "" for cell in last.rounds] == ["1", "0", "-", "-", "-"]
    assert (last.points, last.rank) == (Fraction(1), 6)
    assert_same_table(story)


def test_who_left_before_his_games_were_entered_left_after_the_round_that_was_named() -> None:
    story = drawn()
    story.does(leaves(4, 2))
    assert "### ladya-withdrawn 4 2" in report(story)


def test_who_left_where_nobody_is_annulled() -> None:
    story = drawn(4, replace(SECOND, annul_below_half=False))
    story.does(result(1, 1), leaves(4, 1))
    assert not [line for line in report(story) if "withdrawn" in line]


def assert_same_table(story: Story) -> None:
    """The file gives the places, points and tie-breaks that the program shows."""
    table = story.group().crosstable
    data = standings_data(read_trf("\n".join(report(story))))
    assert table is not None
    assert data is not None
    found = read_standings(data).standings()
    shown = [table.rows[number - 1] for number in table.order if table.rows[number - 1].places is not None]
    assert [(line.player + 1, line.places, int(2 * line.points), line.values) for line in found.lines] == [
        (row.participant.number, row.places, row.half_points, row.tie_breaks) for row in shown
    ]
    assert [player + 1 for player in found.annulled] == list(table.order[len(shown) :])


SETUPS: list[GroupSetup] = [
    replace(SECOND, cycles=cycles, swap_last_rounds=swapped, tie_breaks=("SB", "WIN", "DE", "KS", "BPG", "BWG"))
    for cycles in (1, 2)
    for swapped in (True, False)
]


@settings(deadline=None, max_examples=40)
@given(
    st.integers(2, 7), st.sampled_from(SETUPS), st.integers(0, 10**6), st.sampled_from((0.3, 0.8, 1.0)), st.booleans()
)
def test_the_table_is_the_same_at_any_stage(
    count: int, setup: GroupSetup, seed: int, part: float, somebody_leaves: bool
) -> None:
    chance, story = random.Random(seed), drawn(count, setup)
    rounds = story.group().rounds
    reached = rounds[: round(part * len(rounds))]
    for one in reached:
        story.does(*(result(one.round, game.board, chance.choice(SCORES)) for game in one.pairings))
    if somebody_leaves:
        story.does(leaves(chance.randint(1, count), len(reached)))
    assert_same_table(story)

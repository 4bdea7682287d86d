"""A Tournament Report File becomes a group: who, with which numbers, with which results; nothing is invented."""

import random
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.files.trf import write_trf
from ladya_desktop.files.trf_import import TrfImportPlan, import_act, import_plan, written_day
from ladya_desktop.files.trf_values import CODES, TrfCell, TrfCode, TrfEdition, TrfPlayer, TrfTournament
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import ImportedGame, ImportedWithdrawal, WithdrawParticipant
from ladya_desktop.tournament.berger import berger_rounds
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.view import GroupView
from tests.files.trf_sample import read_trf, row, text
from tests.tournament.story import AT_MS, FIRST, SECOND, THIRD, Story, creation, drawn, result

SCORES = [score for score in Score if score is not Score.ANNULLED]


def plan_of(*players: str, header: tuple[str, ...] = ("092 Round-robin",), more: tuple[str, ...] = ()) -> TrfImportPlan:
    return import_plan(read_trf(text(*players, header=header, more=more)), SECOND)


def notes(plan: TrfImportPlan) -> list[tuple[str, int]]:
    return [(note.code.removeprefix("exports.trf_"), int(note.params["n"])) for note in plan.notes]


def imported(plan: TrfImportPlan) -> Story:
    """A tournament into whose group II the plan was entered."""
    story = Story()
    story.does(creation(FIRST, SECOND, THIRD))
    story.does(replace(import_act(plan, reason="из файла"), at_ms=AT_MS))
    return story


def results(group: GroupView) -> list[tuple[str, str, Score | None]]:
    """Who really had White and Black, and what came of it, round by round."""
    games = (game for one in group.rounds for game in one.pairings)
    return [(game.players.white.name, game.players.black.name, game.score) for game in games]


def test_a_swiss_cannot_be_imported() -> None:
    plan = plan_of(row(1, "Один"), row(2, "Два"), header=("092 Swiss",))
    assert plan.problem is not None
    assert plan.problem.code == "exports.trf_not_round_robin"
    assert not plan.entries
    assert not plan.games


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2026/10/01", date(2026, 10, 1)),
        ("2026-10-1", date(2026, 10, 1)),
        ("01.10.2026", date(2026, 10, 1)),
        ("1/10/2026", date(2026, 10, 1)),
        ("Oct 1, 2026", None),
        ("2026/13/01", None),
        ("", None),
    ],
)
def test_the_day(written: str, day: date | None) -> None:
    header = ("092 Round-robin", f"042 {written}")
    assert written_day(read_trf(text(row(1, "Один"), row(2, "Два"), header=header))) == day


@pytest.mark.parametrize(
    ("written", "control"),
    [("600+5", "600+5"), ("W300-B240", SECOND.time_control), ("99999", SECOND.time_control), ("", SECOND.time_control)],
)
def test_the_time_control(written: str, control: str) -> None:
    header = ("192 FIDE_ROUNDROBIN", f"222 {written}", "012 Кубок", "202 SB")
    plan = plan_of(row(1, "Один"), row(2, "Два"), header=header)
    assert (plan.setup.time_control, plan.title, plan.setup.tie_breaks) == (control, "Кубок", ("SB",))


def test_tie_breaks_that_are_not_built_leave_those_of_the_group() -> None:
    plan = plan_of(row(1, "Один (2А)"), row(2, "Два (2А)"), header=("192 FIDE_ROUNDROBIN", "202 BH:GP,SB"))
    assert plan.setup.tie_breaks == SECOND.tie_breaks
    assert [(note.code, note.params["list"]) for note in plan.notes] == [
        ("exports.trf_tie_breaks_unknown", "BH:GP, SB")
    ]


@pytest.mark.parametrize("count", [1, 65])
def test_more_or_fewer_than_can_play_are_not_imported(count: int) -> None:
    plan = plan_of(*(row(number, f"Игрок {number}") for number in range(1, count + 1)))
    assert plan.problem is not None
    assert (plan.problem.code, plan.problem.params["found"]) == ("exports.trf_players_number", count)
    assert not plan.entries


def test_names_without_commas_and_classes_of_the_first_grade() -> None:
    plan = plan_of(row(1, "Берёзкин, Лев"), row(2, "Ёлкина, Аня"))
    assert plan.entries == (Entry(name="Берёзкин Лев", grade=2), Entry(name="Ёлкина Аня", grade=2))
    assert notes(plan) == [("classes_unknown", 2)]
    assert plan.notes[0].params["grade"] == 2


@pytest.mark.parametrize(
    ("written", "entry"),
    [
        ("Берёзкин, Лев (3Б)", Entry(name="Берёзкин Лев", grade=3, letter="Б")),
        ("Берёзкин Лев, (4)", Entry(name="Берёзкин Лев", grade=4)),
        ('Берёзкин, Лев (4 "в")', Entry(name="Берёзкин Лев", grade=4, letter="В")),
    ],
)
def test_a_class_at_the_end_of_a_name(written: str, entry: Entry) -> None:
    plan = plan_of(row(1, written), row(2, "Два (2А)"))
    assert plan.entries[0] == entry
    assert plan.notes == ()


@pytest.mark.parametrize(
    ("written", "name"),
    [("Берёзкин, Лев (мл.)", "Берёзкин Лев (мл.)"), ("(3Б)", "(3Б)")],
)
def test_what_is_no_class(written: str, name: str) -> None:
    plan = plan_of(row(1, written), row(2, "Два (2А)"))
    assert plan.entries[0] == Entry(name=name, grade=2)
    assert notes(plan) == [("classes_unknown", 1)]


def test_a_class_that_plays_nowhere_is_not_taken() -> None:
    plan = plan_of(row(1, "Берёзкин, Лев (9А)"), row(2, "Два (2А)"))
    assert plan.entries[0] == Entry(name="Берёзкин Лев", grade=2)
    assert notes(plan) == [("classes_nowhere", 1)]


def test_a_class_of_another_group_stays() -> None:
    trf = read_trf(text(row(1, "Берёзкин, Лев (9А)"), row(2, "Два (2А)"), header=("092 Round-robin",)))
    plan = import_plan(trf, SECOND, (FIRST, THIRD))
    assert plan.entries[0] == Entry(name="Берёзкин Лев", grade=9, letter="А")
    assert notes(plan) == [("classes_elsewhere", 1)]
    assert imported(plan).group().participants[0].is_moved


def test_classes_in_comments_of_this_program() -> None:
    more = ("### ladya-class 1 3Б", "### ladya-class 2 9А")
    plan = plan_of(row(1, "Один"), row(2, "Два"), more=more)
    assert plan.entries == (Entry(name="Один", grade=3, letter="Б"), Entry(name="Два", grade=2))


def test_results_by_round_and_board_of_the_tables() -> None:
    players = [
        row(1, "Один", "", "", "   4 w 1", "   2 w =", ""),
        row(2, "Два", "", "", "   3 w +", "   1 b =", ""),
        row(3, "Три", "", "", "   2 b -", "   4 b  ", ""),
        row(4, "Четыре", "", "", "   1 b 0", "   3 w  ", ""),
    ]
    plan = plan_of(*players)
    assert plan.games == (
        ImportedGame(round=1, board=1, score=Score.WHITE_WINS, colors_reversed=False),
        ImportedGame(round=1, board=2, score=Score.WHITE_BY_FORFEIT, colors_reversed=False),
        ImportedGame(round=2, board=2, score=Score.DRAW, colors_reversed=False),
    )
    assert plan.withdrawn == ()


def test_a_game_with_other_colours_than_in_the_tables() -> None:
    plan = plan_of(row(1, "Один", "", "", "   2 b 1"), row(2, "Два", "", "", "   1 w 0"))
    (planned,) = plan.games
    assert (planned.score, planned.colors_reversed) == (Score.BLACK_WINS, True)
    game = imported(plan).pairing(1, 1)
    assert (game.players.white.name, game.score) == ("Два", Score.BLACK_WINS)


def test_a_forfeit_with_other_colours_has_those_of_the_tables() -> None:
    plan = plan_of(row(1, "Один", "", "", "   2 b +"), row(2, "Два", "", "", "   1 w -"))
    (planned,) = plan.games
    assert (planned.score, planned.colors_reversed) == (Score.WHITE_BY_FORFEIT, False)
    assert imported(plan).pairing(1, 1).score is Score.WHITE_BY_FORFEIT


def test_colours_that_are_not_written_are_those_of_the_tables() -> None:
    players = [row(1, "Один"), row(2, "Два", "", "", "   3 - +"), row(3, "Три", "", "", "   2 - -"), row(4, "Четыре")]
    (planned,) = plan_of(*players).games
    assert planned == ImportedGame(round=1, board=2, score=Score.WHITE_BY_FORFEIT, colors_reversed=False)
    players = [row(number, str(number)) for number in range(1, 7)]
    players[3] = row(4, "4", "", "", "", "   6 - +")
    players[5] = row(6, "6", "", "", "", "   4 - -")
    (planned,) = plan_of(*players, header=("192 FIDE_ROUNDROBIN", "142 5")).games
    assert planned == ImportedGame(round=2, board=1, score=Score.BLACK_BY_FORFEIT, colors_reversed=False)


def test_withdrawals_are_those_of_the_comments() -> None:
    players = [row(1, "Один", "", "", "   3 w +"), row(2, "Два"), row(3, "Три", "", "", "   1 b -"), row(4, "Четыре")]
    header = ("192 CUSTOM_ROUNDROBIN", "142 3")
    assert plan_of(*players, header=header).withdrawn == ()
    more = ("### ladya-withdrawn 3 0", "### ladya-withdrawn 2 99", "### ladya-withdrawn 9 0")
    gone = (ImportedWithdrawal(number=3, after_round=0), ImportedWithdrawal(number=2, after_round=3))
    assert plan_of(*players, header=header, more=more).withdrawn == gone


def tournament(
    order: tuple[int, ...], *, cycles: int = 1, swapped: bool = True, rounds: int | None = None
) -> TrfTournament:
    """A round-robin whose start numbers stand in this order of the tables; White wins, but number 2 loses."""
    cells: dict[int, list[TrfCell | None]] = {number: [] for number in order}
    table = berger_rounds(len(order), cycles=cycles, swap_last_rounds=swapped)
    for games in table[:rounds]:
        for number in order:
            cells[number].append(None)
        for game in games:
            white, black = (order[number - 1] for number in game)
            codes = CODES[Score.BLACK_WINS if white == 2 else Score.WHITE_WINS]
            cells[white][-1] = TrfCell(opponent=black, color=Color.WHITE, code=codes.white)
            cells[black][-1] = TrfCell(opponent=white, color=Color.BLACK, code=codes.black)
    players = tuple(
        TrfPlayer(number=number, name=f"Игрок {number}", rounds=tuple(cells[number])) for number in sorted(order)
    )
    return TrfTournament(
        edition=TrfEdition.TRF26,
        type_text="Round-robin" if cycles == 1 else "Double round-robin",
        rounds=len(table),
        players=players,
    )


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize(("cycles", "swapped"), [(1, True), (2, True), (2, False)])
def test_numbers_of_the_lot_follow_from_who_met_whom(count: int, cycles: int, swapped: bool) -> None:
    order = tuple(random.Random(count).sample(range(1, count + 1), count))
    plan = import_plan(tournament(order, cycles=cycles, swapped=swapped), SECOND)
    assert notes(plan) == [("classes_unknown", count)]
    assert plan.setup.cycles == cycles
    assert len(plan.games) == count * (count - 1) // 2 * cycles
    story = imported(plan)
    table = story.group().crosstable
    assert table is not None
    rows = {row.participant.name: row for row in table.rows}
    trf = tournament(order, cycles=cycles, swapped=swapped)
    for player in trf.players:
        won = sum(cell is not None and cell.code is TrfCode.WIN for cell in player.rounds)
        assert rows[player.name].half_points == 2 * won


@pytest.mark.parametrize(("cycles", "swapped"), [(1, True), (2, True), (2, False)])
def test_own_numbers_stay_if_they_fit(cycles: int, swapped: bool) -> None:
    plan = import_plan(tournament((1, 2, 3, 4, 5, 6), cycles=cycles, swapped=swapped), SECOND)
    assert [entry.name for entry in plan.entries] == [f"Игрок {number}" for number in range(1, 7)]
    assert plan.setup.swap_last_rounds is swapped


def test_before_the_end_of_a_cycle_numbers_cannot_follow() -> None:
    """Everybody keeps his number; games go where the pair meets in the tables, and it is said."""
    plan = import_plan(tournament((3, 1, 4, 2), rounds=2), SECOND)
    assert [entry.name for entry in plan.entries] == [f"Игрок {number}" for number in range(1, 5)]
    assert len(plan.games) == 4
    assert ("rounds_moved", 2) in notes(plan)
    assert imported(plan).group().games_decided == 4


def test_two_games_of_a_pair_go_to_both_their_places() -> None:
    """Both written in rounds in which the tables have other pairs: by colours first."""
    own = ["   2 b 1", "   2 w ="]
    other = ["   1 w 0", "   1 b ="]
    players = [row(1, "Один", "", "", *own), row(2, "Два", "", "", *other), row(3, "Три")]
    plan = plan_of(*players, header=("192 CUSTOM_ROUNDROBIN", "142 6"))
    table = berger_rounds(3, cycles=2)
    for planned in plan.games:
        assert table[planned.round - 1][planned.board - 1] == ((2, 1) if planned.score is Score.BLACK_WINS else (1, 2))
        assert planned.colors_reversed is False
    assert ("rounds_moved", 2) in notes(plan)


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 7), st.sampled_from((1, 2)), st.booleans(), st.integers(0, 10**6), st.booleans())
def test_a_group_written_and_imported_is_the_same_group(
    count: int, cycles: int, swapped: bool, seed: int, somebody_leaves: bool
) -> None:
    chance = random.Random(seed)
    story = drawn(count, replace(SECOND, cycles=cycles, swap_last_rounds=swapped))
    rounds = story.group().rounds[: chance.randint(0, len(story.group().rounds))]
    for one in rounds:
        for game in one.pairings:
            act = result(one.round, game.board, chance.choice(SCORES))
            story.does(replace(act, colors_reversed=chance.random() < 0.2 and not act.score.is_forfeit))
    if somebody_leaves:
        who = chance.randint(1, count)
        story.does(
            WithdrawParticipant(participant_id=who, after_round=len(rounds), reason="уехал", at_ms=AT_MS, by="arbiter")
        )
    plan = import_plan(read_trf(write_trf(view_of(story.state), story.group())), SECOND)
    assert plan.setup.tie_breaks == SECOND.tie_breaks
    again = imported(replace(plan, setup=replace(plan.setup, swap_last_rounds=swapped)))
    was, now = story.group(), again.group()
    assert [pupil.name for pupil in now.participants] == [pupil.name for pupil in was.participants]
    assert results(now) == results(was)
    assert [pupil.left_after for pupil in now.participants] == [pupil.left_after for pupil in was.participants]
    assert now.crosstable is not None
    assert was.crosstable is not None
    assert now.crosstable.order == was.crosstable.order
    assert now.games_decided == was.games_decided

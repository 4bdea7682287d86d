"""Steps of the organiser among acts of the boards, in any order: what is taken back is what the step had changed."""

from dataclasses import dataclass, field, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import ResultSource, TournamentAct, UndoStep
from ladya_desktop.tournament.decide import ActRefused, decide
from ladya_desktop.tournament.events import TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.schedule import pairings
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, PairingRecord, TournamentState
from ladya_desktop.tournament.steps import closed_steps
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from tests.tournament.deeds import (
    add_group,
    answer,
    cancel_draw,
    change,
    change_details,
    change_ties,
    check_in,
    check_in_rest,
    close,
    come_back,
    complain,
    correct,
    decide_tie,
    draw_lots,
    enter_late,
    import_group,
    leave,
    move,
    remove,
    remove_group,
    rename,
    reopen,
    undo,
)
from tests.tournament.story import FIRST, SECOND, THIRD, adding, creation, pupil, result, start

NOT_NOW = {"changed_since", "begun_since", "game_runs", "played_later"}
SETUP = replace(SECOND, tie_breaks=("SB", MANUAL, LOTS), annul_below_half=False)
FOURTH = replace(SECOND, code="IV", first_grade=10, last_grade=11)

pupils = st.integers(1, 6)
rounds = st.integers(1, 5)
boards = st.integers(1, 2)
scores = st.sampled_from(list(Score))
names = st.sampled_from(["Вера", "Лев", "Ия", "Клим", "Нина"])
entries = st.builds(pupil, names, st.sampled_from([2, 3, 5, 10]))
orders = st.permutations([1, 2, 3, 4]).map(lambda ids: tuple(ids[:3]))


def by_organiser() -> st.SearchStrategy[TournamentAct]:
    return st.one_of(
        st.builds(adding, entries),
        st.builds(remove, pupils),
        st.builds(rename, pupils, entries),
        st.builds(move, pupils, st.sampled_from(["II", "III"])),
        st.builds(check_in, pupils, st.sampled_from([True, False, None])),
        st.builds(check_in_rest),
        st.builds(import_group, st.sampled_from([FIRST, SETUP, FOURTH]), st.lists(scores, max_size=3)),
        st.builds(draw_lots, st.integers(0, 9), st.just((1, 2))),
        st.builds(cancel_draw),
        st.builds(enter_late, entries),
        st.builds(leave, pupils, st.integers(0, 3)),
        st.builds(come_back, pupils, rounds),
        st.builds(result, rounds, boards, scores),
        st.builds(correct, rounds, boards, scores),
        st.builds(lambda ids: decide_tie(*ids), orders),
        st.builds(lambda ids: decide_tie(*ids, seed=3), orders),
        st.builds(complain, st.sampled_from(["Раз.", "Два."]), round_number=st.none() | rounds, board=boards),
        st.builds(answer, st.integers(1, 3)),
        st.builds(close),
        st.builds(reopen),
        st.builds(
            change, st.sampled_from([SETUP, replace(SETUP, day=26), replace(SETUP, cycles=2, default_time_min=5)])
        ),
        st.builds(change_ties, st.sampled_from(["DE", MANUAL])),
        st.builds(change_details, st.sampled_from(["Ладья", "Слон"])),
        st.sampled_from([remove_group("I"), add_group(FIRST)]),
    )


def by_board() -> st.SearchStrategy[TournamentAct]:
    games = st.sampled_from("abcd")
    return st.one_of(
        st.builds(start, rounds, boards, games),
        st.builds(result, rounds, boards, scores, game_id=games),
        st.builds(correct, rounds, boards, scores, source=st.just(ResultSource.BOARD)),
    )


BEGINNING: tuple[TournamentAct, ...] = (
    creation(FIRST, SETUP, THIRD),
    adding(pupil("Вера"), pupil("Лев"), pupil("Ия")),
)
PLAY: tuple[TournamentAct, ...] = (draw_lots(), start(1, 1, "a"), result(1, 1, game_id="a"), result(2, 1, Score.DRAW))

acts = st.builds(
    lambda first, then: [*first, *then],
    st.sampled_from([(), PLAY, (*PLAY, result(3, 1, Score.DRAW)), (*PLAY, result(3, 1, Score.BLACK_WINS), close())]),
    st.lists(st.one_of(by_organiser(), by_organiser(), by_board(), st.just(undo(0))), max_size=20),
)


@dataclass
class Life:
    """A tournament as acts are asked for; what is refused leaves no trace."""

    state: TournamentState = EMPTY_TOURNAMENT
    events: list[TournamentEvent] = field(default_factory=list)

    def asks(self, act: TournamentAct) -> ActRefused | None:
        """Asks for an act; `undo(0)` stands for taking back the last step, whatever its number."""
        if isinstance(act, UndoStep) and self.last is not None:
            act = undo(self.last)
        decision = decide(self.state, act)
        if isinstance(decision, ActRefused):
            return decision
        self.state = evolve_all(self.state, decision)
        self.events += decision
        return None

    def changes_by(self, act: TournamentAct) -> bool:
        """Asks for an act; whether it was admitted and changed something."""
        before = len(self.events)
        return self.asks(act) is None and len(self.events) > before

    @property
    def last(self) -> int | None:
        steps = closed_steps(self.state)
        return steps[-1].number if steps else None


def compared(state: TournamentState) -> TournamentState:
    """Without what only rises."""
    return replace(state, steps=closed_steps(state), steps_begun=0, next_participant_id=0, next_complaint=0)


def boards_of(state: TournamentState) -> set[tuple[str, PairingRecord]]:
    """What the boards did last to pairings: games that run, and results that they brought."""
    return {
        (group.setup.code, one)
        for group in state.groups
        for one in group.records
        if one.is_running or one.history[-1].source is ResultSource.BOARD
    }


def is_sound(state: TournamentState) -> bool:
    """No game of two pairings, nobody away from a game that runs, no open game in a closed group."""
    view_of(state)
    linked = [one.game_id for group in state.groups for one in group.records if one.game_id is not None]
    games = [(group.is_closed, game) for group in state.groups for game in pairings(state, group)]
    return (
        len(linked) == len(set(linked))
        and not any(game.record.is_running and (game.absent.white or game.absent.black) for _, game in games)
        and not any(is_closed and game.score is None for is_closed, game in games)
    )


def lived(performed: list[TournamentAct]) -> Life:
    life = Life()
    for act in (*BEGINNING, *performed):
        life.asks(act)
    return life


@settings(deadline=None)
@given(acts)
def test_the_state_follows_from_the_events(performed: list[TournamentAct]) -> None:
    life = lived(performed)
    assert evolve_all(EMPTY_TOURNAMENT, life.events) == life.state
    assert is_sound(life.state)


@settings(deadline=None)
@given(acts, by_organiser())
def test_a_step_taken_back_at_once_leaves_everything_as_it_was(
    performed: list[TournamentAct], act: TournamentAct
) -> None:
    life = lived(performed)
    before = life.state
    if life.changes_by(act):
        assert life.asks(undo(0)) is None
        assert compared(life.state) == compared(before)
        assert view_of(life.state) == view_of(before)


@settings(deadline=None)
@given(acts, by_organiser(), st.lists(by_board(), max_size=4))
def test_a_step_taken_back_later_leaves_what_the_boards_brought(
    performed: list[TournamentAct], act: TournamentAct, since: list[TournamentAct]
) -> None:
    """The same as if the boards had done it without the step."""
    life = lived(performed)
    other = Life(state=life.state)
    if not life.changes_by(act):
        return
    brought = [one for one in since if life.changes_by(one)]
    refusal = life.asks(undo(0))
    if refusal is None:
        assert all(other.asks(one) is None for one in brought)
        assert compared(life.state) == compared(other.state)
    else:
        assert refusal.code.removeprefix("tournament_acts.") in NOT_NOW


@settings(deadline=None)
@given(acts)
def test_steps_are_taken_back_in_a_row_until_a_board_stands_in_the_way(performed: list[TournamentAct]) -> None:
    life = lived(performed)
    while life.last is not None:
        before = life.state
        refusal = life.asks(undo(0))
        if refusal is not None:
            assert refusal.code.removeprefix("tournament_acts.") in NOT_NOW
            assert life.state == before
            break
        assert len(closed_steps(life.state)) == len(closed_steps(before)) - 1
        assert boards_of(before) <= boards_of(life.state)
        assert is_sound(life.state)
    assert evolve_all(EMPTY_TOURNAMENT, life.events) == life.state

"""A small tournament to tell: three groups, invented pupils, acts one after another."""

from dataclasses import dataclass, field, replace

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import (
    AddParticipants,
    AssignNumbers,
    CreateTournament,
    RecordResult,
    ResultSource,
    StartGame,
    TournamentAct,
)
from ladya_desktop.tournament.decide import ActRefused, decide
from ladya_desktop.tournament.events import StepBegun, TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.setup import Entry, GroupSetup
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, TournamentState
from ladya_desktop.tournament.view import CrosstableView, GroupView, PairingView

AT_MS = 1_777_000_000_000
NAMES = ("Вера", "Тимофей", "Полина", "Аристарх", "Матвей", "Дарья", "Лев", "Алиса")

FIRST = GroupSetup(
    code="I", first_grade=1, last_grade=1, month=4, day=23, starts_at_min=960, ends_at_min=1080, time_control="300+3"
)
SECOND = replace(FIRST, code="II", first_grade=2, last_grade=4, day=25)
THIRD = replace(FIRST, code="III", first_grade=5, last_grade=9, day=30)


def creation(*groups: GroupSetup, title: str = "Белая ладья", year: int = 2026) -> CreateTournament:
    return CreateTournament(title=title, year=year, groups=groups, at_ms=AT_MS, by="arbiter")


def pupil(name: str, grade: int = 2, letter: str | None = "А") -> Entry:
    return Entry(name=name, grade=grade, letter=letter)


def adding(*entries: Entry) -> AddParticipants:
    return AddParticipants(entries=entries, at_ms=AT_MS, by="arbiter")


def result(
    round_number: int, board: int, score: Score = Score.WHITE_WINS, *, game_id: str | None = None, group: str = "II"
) -> RecordResult:
    """A result from the board if it names a game, else by hand."""
    return RecordResult(
        group=group,
        round=round_number,
        board=board,
        score=score,
        game_id=game_id,
        source=ResultSource.BOARD if game_id else ResultSource.HAND,
        at_ms=AT_MS,
        by="arbiter",
    )


def start(round_number: int, board: int, game_id: str = "game") -> StartGame:
    return StartGame(group="II", round=round_number, board=board, game_id=game_id, at_ms=AT_MS, by="board")


@dataclass
class Story:
    """The state as acts change it."""

    state: TournamentState = field(default=EMPTY_TOURNAMENT)

    def does(self, *acts: TournamentAct) -> tuple[TournamentEvent, ...]:
        """Performs acts that must be admitted; returns the events of the last, without whose step it was."""
        events: tuple[TournamentEvent, ...] = ()
        for act in acts:
            decision = decide(self.state, act)
            assert not isinstance(decision, ActRefused), decision
            self.state = evolve_all(self.state, decision)
            events = tuple(event for event in decision if not isinstance(event, StepBegun))
        return events

    def refuses(self, act: TournamentAct) -> str:
        """The code of the refusal, without its area; the state stays."""
        decision = decide(self.state, act)
        assert isinstance(decision, ActRefused), decision
        return decision.code.removeprefix("tournament_acts.")

    def refusal(self, act: TournamentAct) -> ActRefused:
        decision = decide(self.state, act)
        assert isinstance(decision, ActRefused), decision
        return decision

    def group(self, code: str = "II") -> GroupView:
        return next(group for group in view_of(self.state).groups if group.code == code)

    def table(self) -> CrosstableView:
        table = self.group().crosstable
        assert table is not None
        return table

    def pairing(self, round_number: int, board: int) -> PairingView:
        return self.group().rounds[round_number - 1].pairings[board - 1]


def created() -> Story:
    """A tournament of three groups, still empty."""
    story = Story()
    story.does(creation(FIRST, SECOND, THIRD))
    return story


def entered(count: int = 4) -> Story:
    """So many pupils on the list of group II, with ids from 1."""
    story = created()
    story.does(adding(*(pupil(name) for name in NAMES[:count])))
    return story


def drawn(count: int = 4, setup: GroupSetup = SECOND) -> Story:
    """Group II with numbers in the order of ids: 1-4 2-3 | 4-3 1-2 | 2-4 3-1 for four."""
    story = Story()
    story.does(creation(FIRST, setup, THIRD), adding(*(pupil(name) for name in NAMES[:count])))
    story.does(AssignNumbers(group="II", participant_ids=tuple(range(1, count + 1)), at_ms=AT_MS, by="arbiter"))
    return story


def played_out(count: int = 4, setup: GroupSetup = SECOND) -> Story:
    """Every game of group II won by White, entered by hand."""
    story = drawn(count, setup)
    for one in story.group().rounds:
        story.does(*(result(one.round, pairing.board) for pairing in one.pairings))
    return story

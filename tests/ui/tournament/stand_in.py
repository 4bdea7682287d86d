"""A tournament port for tests: the real rules in memory, without store and clock, and what it was asked for."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, datetime, time

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.files.participants import ListSource, ParticipantsPreview, preview_participants
from ladya_desktop.files.pgn import GroupGames
from ladya_desktop.files.regulations import TournamentTemplate, load_template
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import (
    AddParticipants,
    CancelDraw,
    CorrectResult,
    CreateTournament,
    DrawLots,
    RecordResult,
    RemoveParticipant,
    RenameParticipant,
    ResultSource,
    StartGame,
    TournamentAct,
    WithdrawParticipant,
)
from ladya_desktop.tournament.decide import decide
from ladya_desktop.tournament.events import TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import NO_DETAILS, Entry, EventDetails, GroupSetup
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView
from ladya_desktop.ui.bridge.tournament_files import pairing_games

EIGHT = (
    "Дубравина Вера;3А",
    "Ветерков Тимофей;2Б",
    "Ромашкина Полина;4А",
    "Константинопольский-Задунайский Аристарх;3Б",
    "Кленовский Матвей;4Б",
    "Росинкина Дарья;2А",
    "Облаков Лев;3В",
    "Рябинкина Алиса;4А",
)


def _row(version: int, act: TournamentAct, events: tuple[TournamentEvent, ...]) -> StoredAct:
    return StoredAct(version=version, act=act, events=events, handled_ms=act.at_ms, device="window", hash="")


def entries(lines: Iterable[str]) -> tuple[Entry, ...]:
    """Pupils of a list, which must hold no mistake."""
    preview = preview_participants("\n".join(lines))
    assert not preview.refused, preview.refused
    return preview.entries


class StandInTournament(QObject):
    """The port. `refusal`, if set, is what every act is answered with; `asked` keeps the acts in order."""

    view_changed = Signal(object)

    def __init__(self, today: date = date(2026, 4, 25)) -> None:
        super().__init__()
        self.state = EMPTY_TOURNAMENT
        self.today = today
        self.template: TournamentTemplate = load_template()
        self.refusal: ActRefused | None = None
        self.asked: list[TournamentAct] = []
        self.rows: list[StoredAct] = []
        self.games: dict[str, tuple[StoredAct, ...]] = {}
        self.created_ms = 0
        self.unix_ms = int(datetime.combine(today, time(16)).astimezone().timestamp() * 1000)

    @property
    def view(self) -> TournamentView | None:
        return view_of(self.state) if self.state.groups else None

    def group(self, code: str = "II") -> GroupView:
        """A group as it stands; it must exist."""
        return next(group for group in self.shown.groups if group.code == code)

    @property
    def shown(self) -> TournamentView:
        """The snapshot of a tournament that exists."""
        assert self.view is not None
        return self.view

    def perform(self, act: TournamentAct) -> ActRefused | None:
        """Decides an act as the program would."""
        self.asked.append(act)
        decided = self.refusal or decide(self.state, act)
        if isinstance(decided, ActRefused):
            return decided
        self.state = evolve_all(self.state, decided)
        self.rows.append(_row(len(self.rows) + 1, act, decided))
        self.view_changed.emit(self.view)
        return None

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self.unix_ms / 1000).astimezone()

    def create(
        self, title: str, year: int, groups: tuple[GroupSetup, ...], details: EventDetails = NO_DETAILS
    ) -> ActRefused | None:
        return self.perform(
            CreateTournament(title=title, year=year, groups=groups, details=details, at_ms=0, by="arbiter")
        )

    def request(self, act: TournamentAct) -> ActRefused | None:
        return self.perform(replace(act, at_ms=self.unix_ms))

    def new_seed(self) -> int:
        return 7

    def preview(self, act: TournamentAct) -> TournamentView | ActRefused:
        decided = self.refusal or decide(self.state, replace(act, at_ms=self.unix_ms))
        return decided if isinstance(decided, ActRefused) else view_of(evolve_all(self.state, decided))

    @property
    def journal(self) -> tuple[StoredAct, ...]:
        return tuple(self.rows)

    def game_log(self, game_id: str) -> tuple[StoredAct, ...]:
        return self.games.get(game_id, ())

    def pairing_games(self, pairing: PairingView) -> GroupGames:
        return pairing_games(pairing, self.game_log, lambda _: None)

    def preview_participants(self, source: ListSource) -> ParticipantsPreview:
        return preview_participants(source, taken=tuple(one.entry for one in self.state.participants))

    def add_participants(self, entries: tuple[Entry, ...]) -> ActRefused | None:
        return self.perform(AddParticipants(entries=entries, at_ms=0, by="arbiter"))

    def remove_participant(self, participant_id: int) -> ActRefused | None:
        return self.perform(RemoveParticipant(participant_id=participant_id, at_ms=0, by="arbiter"))

    def rename_participant(self, participant_id: int, entry: Entry) -> ActRefused | None:
        return self.perform(RenameParticipant(participant_id=participant_id, entry=entry, at_ms=0, by="arbiter"))

    def draw_lots(self, group: str, seed: int | None = None) -> ActRefused | None:
        return self.perform(DrawLots(group=group, seed=7 if seed is None else seed, at_ms=0, by="arbiter"))

    def cancel_draw(self, group: str, reason: str) -> ActRefused | None:
        return self.perform(CancelDraw(group=group, reason=reason, at_ms=0, by="arbiter"))

    def record_result(
        self, group: str, round_number: int, board: int, score: Score, termination: Termination | None
    ) -> ActRefused | None:
        return self.perform(
            RecordResult(
                group=group,
                round=round_number,
                board=board,
                score=score,
                termination=termination,
                source=ResultSource.HAND,
                at_ms=0,
                by="arbiter",
            )
        )

    def correct_result(
        self, group: str, round_number: int, board: int, score: Score, termination: Termination | None, reason: str
    ) -> ActRefused | None:
        return self.perform(
            CorrectResult(
                group=group,
                round=round_number,
                board=board,
                score=score,
                termination=termination,
                reason=reason,
                at_ms=0,
                by="arbiter",
            )
        )

    def start_game(self, round_number: int, board: int, group: str = "II", game_id: str = "game-1") -> None:
        """A game of the program begins on a board."""
        act = StartGame(group=group, round=round_number, board=board, game_id=game_id, at_ms=0, by="board")
        assert self.perform(act) is None

    def finish_game(self, round_number: int, board: int, score: Score, group: str = "II") -> None:
        """The game of the program on a board ends."""
        act = RecordResult(
            group=group,
            round=round_number,
            board=board,
            score=score,
            termination=Termination.CHECKMATE,
            article="5.1.1",
            game_id="game-1",
            source=ResultSource.BOARD,
            at_ms=0,
            by="board",
        )
        assert self.perform(act) is None

    def withdraw(self, participant_id: int, after_round: int) -> None:
        """A pupil leaves."""
        act = WithdrawParticipant(
            participant_id=participant_id, after_round=after_round, reason="ill", at_ms=0, by="arbiter"
        )
        assert self.perform(act) is None


def created() -> StandInTournament:
    """A tournament without pupils."""
    port = StandInTournament()
    assert port.create("Белая ладья", 2026, port.template.groups) is None
    return port


def listed(lines: Iterable[str] = EIGHT) -> StandInTournament:
    """A tournament with pupils on its lists."""
    port = created()
    assert port.add_participants(entries(lines)) is None
    return port


def drawn(lines: Iterable[str] = EIGHT, group: str = "II", seed: int = 7) -> StandInTournament:
    """A tournament with the lots of one group drawn."""
    port = listed(lines)
    assert port.draw_lots(group, seed) is None
    return port


def play(port: StandInTournament, scores: Iterable[tuple[int, int, Score]], group: str = "II") -> StandInTournament:
    """Enters results: round, board, score."""
    for round_number, board, score in scores:
        assert port.record_result(group, round_number, board, score, None) is None
    return port


def played_to_the_end(lines: Iterable[str] = EIGHT, group: str = "II") -> StandInTournament:
    """A group with every game decided, one of them by forfeit."""
    port = drawn(lines, group)
    cycle = (Score.WHITE_WINS, Score.DRAW, Score.WHITE_WINS, Score.BLACK_WINS, Score.WHITE_BY_FORFEIT)
    games = [(each.round, each.board) for of_round in port.group(group).rounds for each in of_round.pairings]
    scores = [
        (number, board, cycle[position % 5 if position < 5 else position % 4])
        for position, (number, board) in enumerate(games)
    ]
    return play(port, scores, group)

"""The timetable as rows: a round each, with its games in the order in which they are played. No widget here."""

from collections.abc import Iterator
from dataclasses import dataclass

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import NO_BREAK_SPACE, name_and_class, score
from ladya_desktop.tournament.plan import PlannedRound, RoundState
from ladya_desktop.tournament.plan_boards import Meeting
from ladya_desktop.tournament.plan_times import PlannedGame
from ladya_desktop.tournament.view import GroupView, PairingStatus, PairingView
from ladya_desktop.ui.tournament import plan_words, wording
from ladya_desktop.ui.tournament.plan_shown import ShownPlan, minute_of

PairingKey = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownCell:
    """A game in the timetable: numbers, where it stands, and when and where it is played if that is not in the heading.

    `names` are White and Black of a game whose turn it is, else empty. `words` say it all to a screen reader.
    """

    meeting: Meeting
    numbers: str
    state: str
    place: str
    names: tuple[str, ...]
    is_decided: bool
    is_running: bool
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownRow:
    """A round in the timetable. `is_on`: its turn has come."""

    round: int
    title: str
    hours: str
    state: RoundState
    is_on: bool
    cells: tuple[ShownCell, ...]


def rows(group: GroupView, shown: ShownPlan) -> tuple[ShownRow, ...]:
    """All rounds of a group in order."""
    return tuple(_Rows(group, shown).made())


class _Rows:
    def __init__(self, group: GroupView, shown: ShownPlan) -> None:
        self._group = group
        self._shown = shown
        self._pairings = {(pairing.round, pairing.board): pairing for each in group.rounds for pairing in each.pairings}
        self._games = {_key(game.meeting): game for game in shown.plan.games}
        self._turns = {game.meeting: turn for turn, game in enumerate(shown.first.games)}
        self._next = {_key(game.meeting) for game in shown.plan.upcoming}

    def made(self) -> Iterator[ShownRow]:
        for of_round in self._shown.plan.rounds:
            meetings = [game.meeting for game in of_round.games] + [each.meeting for each in of_round.decided]
            is_on = self._is_on(of_round)
            yield ShownRow(
                round=of_round.round,
                title=t("tournament.round", round=of_round.round),
                hours="" if self._is_guessed(of_round) else plan_words.round_hours(of_round),
                state=of_round.state,
                is_on=is_on,
                cells=tuple(
                    self._cell(meeting, is_on=is_on) for meeting in sorted(meetings, key=self._turns.__getitem__)
                ),
            )

    def _is_guessed(self, of_round: PlannedRound) -> bool:
        """A round that was played on another day than the group's: when it ended there is no telling."""
        is_over = of_round.state is RoundState.PLAYED and not self._shown.is_today
        return is_over and not any(self._ended(each.meeting) for each in of_round.decided)

    def _ended(self, meeting: Meeting) -> bool:
        """Whether a game was decided on the group's day."""
        pairing, found = self._pairings.get(_key(meeting)), minute_of(self._group.date)
        return pairing is not None and any(found(one.at_ms) is not None for one in pairing.history)

    def _is_on(self, of_round: PlannedRound) -> bool:
        """The round that is played; with few boards, one in which a game runs or comes next."""
        if self._shown.plan.in_rounds:
            return of_round.round == self._group.current_round
        return bool(self._pairings) and any(self._is_its_turn(_key(game.meeting)) for game in of_round.games)

    def _is_its_turn(self, key: PairingKey) -> bool:
        return self._games[key].is_running or key in self._next

    def _cell(self, meeting: Meeting, *, is_on: bool) -> ShownCell:
        key = _key(meeting)
        pairing, game = self._pairings.get(key), self._games.get(key)
        has_names = is_on and (self._shown.plan.in_rounds or (game is not None and self._is_its_turn(key)))
        return ShownCell(
            meeting=meeting,
            numbers=_numbers(meeting),
            state=_state(pairing),
            place=self._place(game),
            names=_names(pairing) if has_names and pairing is not None else (),
            is_decided=game is None,
            is_running=game is not None and game.is_running,
            words=self._words(meeting, pairing, game),
        )

    def _place(self, game: PlannedGame | None) -> str:
        if game is None or self._shown.plan.in_rounds:
            return ""
        place = plan_words.place(self._shown.afternoon, game.place)
        return t("plan.time_and_place", time=plan_words.clock(game.starts_at_min), place=place)

    def _words(self, meeting: Meeting, pairing: PairingView | None, game: PlannedGame | None) -> str:
        white, black = _who(pairing) if pairing else (t("plan.number_hint", number=each) for each in meeting.numbers)
        state = _state_in_words(pairing)
        if game is None:
            return t("plan.cell_hint_decided", round=meeting.round, white=white, black=black, state=state)
        return t(
            "plan.cell_hint",
            round=meeting.round,
            place=plan_words.place(self._shown.afternoon, game.place),
            time=plan_words.clock(game.starts_at_min),
            white=white,
            black=black,
            state=state,
        )


def _key(meeting: Meeting) -> PairingKey:
    return meeting.round, meeting.board


def _numbers(meeting: Meeting) -> str:
    return t("plan.numbers", white=meeting.white, black=meeting.black).replace(" ", NO_BREAK_SPACE)


def _names(pairing: PairingView) -> tuple[str, str]:
    return pairing.players.white.name, pairing.players.black.name


def _who(pairing: PairingView) -> tuple[str, str]:
    return name_and_class(pairing.players.white), name_and_class(pairing.players.black)


def _state(pairing: PairingView | None) -> str:
    if pairing is None:
        return ""
    if pairing.score is not None:
        return score(pairing.score)
    return t("tournament.state_running" if pairing.status is PairingStatus.RUNNING else "tournament.state_open")


def _state_in_words(pairing: PairingView | None) -> str:
    if pairing is None or pairing.status is PairingStatus.OPEN:
        return t("tournament.state_open_hint")
    return t("tournament.state_running") if pairing.score is None else wording.score_in_words(pairing.score)

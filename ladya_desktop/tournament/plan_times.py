"""At what minute each game begins and ends, once its turn is settled; and again while it is played.

Minutes are counted from midnight, past 1440 on the next day. A game lasts its longest at most; the break stands between
two games at one board and between two games of one player. While it is played:

- what is decided is over; who was free by forfeit, or nobody knows since when, is free;
- what runs ends when its longest time is up, or any minute if that is past; if nobody knows when it began, it did as
  soon as it could;
- nothing begins before now on a computer, for there the program would know it. A game on a wooden board begins unseen:
  it is taken to have begun when it could, and to end any minute once its longest time is up.
"""

from collections import deque
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import chain, count

from ladya_desktop.tournament.plan_boards import Meeting, Wave


@dataclass(frozen=True, slots=True, kw_only=True)
class Afternoon:
    """What the plan has to go by. Places are numbered from 0: the computers first, then the wooden boards.

    `game_min` is the longest a game lasts.
    """

    starts_at_min: int
    ends_at_min: int
    computers: int
    wooden_boards: int
    break_min: int
    game_min: int

    @property
    def places(self) -> int:
        """How many games can be played at once."""
        return self.computers + self.wooden_boards

    def is_computer(self, place: int) -> bool:
        """Whether a place is one where the program sees a game begin."""
        return place < self.computers


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """A game that is over, and when it ended: None if that is not known or it was not played (a forfeit)."""

    meeting: Meeting
    ended_at_min: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """A game that runs in the program, and when it began if that is known."""

    meeting: Meeting
    began_at_min: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Now:
    """How things stand at a minute."""

    at_min: int
    decided: tuple[Decided, ...] = ()
    running: tuple[Running, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedGame:
    """A game that is still to end. `place` is beyond the places there are if more games run than they can hold.

    `is_running`: it runs in the program, or is taken to run on a wooden board.
    """

    meeting: Meeting
    place: int
    starts_at_min: int
    ends_at_min: int
    is_running: bool = False


def timed(
    waves: Sequence[Wave],
    afternoon: Afternoon,
    *,
    in_rounds: bool,
    now: Now | None = None,
    planned: Sequence[PlannedGame] = (),
) -> tuple[PlannedGame, ...]:
    """The hours of the games that are not decided, by the hour and place.

    `in_rounds`: each wave is a round, it begins together, and each game has the place of its number on the list.
    With `now` some may be decided or run; `planned` is then what was planned of all before anything was played.
    """
    now = now or Now(at_min=afternoon.starts_at_min)
    clockwork = (_Rounds if in_rounds else _Flow)(afternoon, now, planned)
    games = clockwork.played(waves)
    return tuple(sorted(games, key=lambda game: (game.starts_at_min, game.place, game.meeting.round)))


class _Clockwork:
    """What both ways of playing share: who is free from when, and how long a game takes."""

    def __init__(self, afternoon: Afternoon, now: Now, planned: Sequence[PlannedGame]) -> None:
        self.afternoon = afternoon
        self.now_min = max(now.at_min, afternoon.starts_at_min)
        self.planned = {game.meeting: game for game in planned}
        self.running = {each.meeting: each.began_at_min for each in now.running}
        self.decided = {each.meeting for each in now.decided}
        self.ended = {each.meeting: each.ended_at_min for each in now.decided if each.ended_at_min is not None}
        self._free_from: dict[int, int] = {}
        for meeting, ended_at_min in self.ended.items():
            self._occupy(meeting, ended_at_min)

    def free_at(self, meeting: Meeting) -> int:
        """From when both players may play."""
        return max(self._free_from.get(number, self.afternoon.starts_at_min) for number in meeting.numbers)

    def going_on(self, meeting: Meeting, place: int, could_begin_min: int) -> PlannedGame:
        """A game that runs."""
        began_at_min = self.running[meeting]
        began_at_min = could_begin_min if began_at_min is None else began_at_min
        return self.game(meeting, place, min(began_at_min, self.now_min))

    def game(self, meeting: Meeting, place: int, starts_at_min: int) -> PlannedGame:
        """A game with its hours, and its players busy until after it."""
        ends_at_min = max(starts_at_min + self.afternoon.game_min, self.now_min)
        self._occupy(meeting, ends_at_min)
        return PlannedGame(
            meeting=meeting,
            place=place,
            starts_at_min=starts_at_min,
            ends_at_min=ends_at_min,
            is_running=meeting in self.running or starts_at_min < self.now_min,
        )

    def _occupy(self, meeting: Meeting, until_min: int) -> None:
        free_from = until_min + self.afternoon.break_min
        for number in meeting.numbers:
            self._free_from[number] = max(self._free_from.get(number, free_from), free_from)


class _Rounds(_Clockwork):
    """Round by round: the next one begins when all games of the one before are over."""

    def played(self, waves: Sequence[Wave]) -> Iterator[PlannedGame]:
        """The games that are not decided."""
        begins_at_min = self.afternoon.starts_at_min
        for wave in waves:
            games = [self._played(meeting, wave, begins_at_min) for meeting in wave if meeting not in self.decided]
            yield from games
            ends = [self.ended[meeting] for meeting in wave if meeting in self.ended]
            ends += [game.ends_at_min for game in games]
            begins_at_min = max([begins_at_min, *(end + self.afternoon.break_min for end in ends)])

    def _played(self, meeting: Meeting, wave: Wave, begins_at_min: int) -> PlannedGame:
        place = meeting.board - 1
        if meeting in self.running:
            return self.going_on(meeting, place, begins_at_min)
        if self.afternoon.is_computer(place) or not self._may_have_begun(wave):
            begins_at_min = max(begins_at_min, self.now_min)
        return self.game(meeting, place, begins_at_min)

    def _may_have_begun(self, wave: Wave) -> bool:
        """Whether games on wooden boards may be in play: a game on a computer would tell."""
        seen = [meeting for meeting in wave if self.afternoon.is_computer(meeting.board - 1)]
        return not seen or any(meeting in self.running or meeting in self.ended for meeting in wave)


class _Flow(_Clockwork):
    """Game by game: whenever a place gets free, the first game of the order whose players are free is played there."""

    def played(self, waves: Sequence[Wave]) -> Iterator[PlannedGame]:
        """The games that are not decided."""
        order = [meeting for wave in waves for meeting in wave if meeting not in self.decided]
        begins_at_min = self._free_since()
        going_on: dict[int, PlannedGame] = {}
        for meeting in (meeting for meeting in order if meeting in self.running):
            place = self._place_of(meeting, going_on)
            since_min = begins_at_min.pop(0) if begins_at_min else self.afternoon.starts_at_min
            going_on[place] = self.going_on(meeting, place, max(self.free_at(meeting), since_min))
        yield from going_on.values()
        idle = [place for place in range(self.afternoon.places) if place not in going_on]
        places = [(self._from_now(place, since), place) for place, since in zip(idle, begins_at_min, strict=True)]
        places += [(game.ends_at_min + self.afternoon.break_min, place) for place, game in going_on.items()]
        yield from self._laid([meeting for meeting in order if meeting not in self.running], places)

    def _free_since(self) -> list[int]:
        """From when the places stand free, the earliest first: after the games that ended last."""
        ends = sorted(end + self.afternoon.break_min for end in self.ended.values())[-self.afternoon.places :]
        return [self.afternoon.starts_at_min] * (self.afternoon.places - len(ends)) + ends

    def _from_now(self, place: int, since_min: int) -> int:
        return max(since_min, self.now_min) if self.afternoon.is_computer(place) else since_min

    def _place_of(self, meeting: Meeting, taken: Container[int]) -> int:
        """Where a running game is: at a computer, the one planned if that can be."""
        planned = self.planned[meeting].place
        wanted = (planned,) if self.afternoon.is_computer(planned) else ()
        return next(place for place in chain(wanted, count()) if place not in taken)

    def _laid(self, order: Sequence[Meeting], places: list[tuple[int, int]]) -> Iterator[PlannedGame]:
        """The games that have not begun; `places` with the minute from which each is free, those beyond too."""
        lines = _Lines(order)
        waiting = [(self.free_at(meeting), turn) for turn, meeting in lines.first()]
        able: list[int] = []
        places = [(since, place) for since, place in places if place < self.afternoon.places]
        heapify(waiting)
        heapify(places)
        while waiting or able:
            since_min, place = heappop(places)
            if not able:
                since_min = max(since_min, waiting[0][0])
            while waiting and waiting[0][0] <= since_min:
                heappush(able, heappop(waiting)[1])
            meeting = order[heappop(able)]
            game = self.game(meeting, place, max(since_min, self.free_at(meeting)))
            heappush(places, (game.ends_at_min + self.afternoon.break_min, place))
            for turn, following in lines.after(meeting):
                heappush(waiting, (self.free_at(following), turn))
            yield game


class _Lines:
    """The games each player has still to begin, in their order. One may begin when it is next for both."""

    def __init__(self, order: Sequence[Meeting]) -> None:
        self._turns = {meeting: turn for turn, meeting in enumerate(order)}
        self._of_player: dict[int, deque[Meeting]] = {}
        for meeting in order:
            for number in meeting.numbers:
                self._of_player.setdefault(number, deque()).append(meeting)

    def first(self) -> list[tuple[int, Meeting]]:
        """The games that may begin at first, with their turn in the order."""
        return self._next_of(self._of_player)

    def after(self, begun: Meeting) -> list[tuple[int, Meeting]]:
        """The games that may begin now that this one has."""
        for number in begun.numbers:
            self._of_player[number].popleft()
        return self._next_of(begun.numbers)

    def _next_of(self, numbers: Iterable[int]) -> list[tuple[int, Meeting]]:
        games = {line[0] for number in numbers if (line := self._of_player[number])}
        return sorted((self._turns[game], game) for game in games if self._is_next_for_both(game))

    def _is_next_for_both(self, game: Meeting) -> bool:
        return all(self._of_player[number][0] == game for number in game.numbers)

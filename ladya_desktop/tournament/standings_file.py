"""A standings file as a value: players, games and withdrawals checked, the table computed.

Takes what a JSON reader gives and touches no file. A fault is a FieldError; the fault of a game has `game` among its
parameters, the game's place in the list counted from 1. What a file expects is compared in `standings_check`.

C.05 article 6.6 (withdrawal); a scoring in which two draws are worth more than a win and a loss is refused, as the
FIDE checklist for tournament programs wants it.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.berger import MIN_PLAYERS, rounds_in_cycle
from ladya_desktop.tournament.crosstable import (
    NEWEST_EDITION,
    Crosstable,
    Scoring,
    TableGame,
    Withdrawal,
    with_withdrawals,
)
from ladya_desktop.tournament.fields import (
    FieldError,
    as_boolean,
    as_fraction,
    as_integer,
    as_list,
    as_object,
    as_string,
    as_strings,
)
from ladya_desktop.tournament.names import clean_name
from ladya_desktop.tournament.tie_break_codes import TieBreak
from ladya_desktop.tournament.tie_breaks import Standings, standings

MAX_PLAYERS = 500
MAX_CYCLES = 2
MAX_POINTS = 1000

_NEEDED = ("players", "games")
_KEYS = frozenset(
    (*_NEEDED, "name", "source", "cycles", "colours_known", "withdrawn", "scoring", "tie_breaks", "edition", "expect")
)
_GAME_NEEDED = ("white", "black", "result")
_EDITION = re.compile(r"(\d{4}-(?:0[1-9]|1[0-2]))(?:-\d\d)?", re.ASCII)
_RESULTS = {score.value: score for score in Score if score is not Score.ANNULLED}


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsFile:
    """A file found possible. `table` has the withdrawals in it; `expect` is what the file says, not looked into yet.

    `game_numbers` says of the first games of the table where they stand in the file, from 1; the others are forfeits
    that followed from a withdrawal.
    """

    name: str
    players: tuple[str, ...]
    table: Crosstable
    game_numbers: tuple[int, ...]
    colours_known: bool
    tie_breaks: tuple[str, ...]
    expect: object

    def standings(self) -> Standings:
        """The table by the file's list; tie-breaks that need colours are left out if no colours are known.

        Raises TieBreakNotBuiltError for a code of the list that is not built, FieldError for one that needs the rounds
        of all games if one has none.
        """
        asked = [TieBreak.parse(code) for code in self.tie_breaks]
        shown = [one for one in asked if self.colours_known or not one.needs_colours]
        for one in shown:
            if one.needs_rounds:
                self._check_rounds(one.code)
        return standings(self.table, [one.code for one in shown])

    def _check_rounds(self, code: str) -> None:
        for at, game in enumerate(self.table.games):
            if game.round is None and self.table.annulled.isdisjoint((game.players.white, game.players.black)):
                if at < len(self.game_numbers):
                    raise FieldError("cli_tournament.round_needed", tie_break=code, game=self.game_numbers[at])
                white, black = game.players.white, game.players.black
                raise FieldError("cli_tournament.round_of_forfeit", tie_break=code, white=white, black=black)


@dataclass(frozen=True, slots=True, kw_only=True)
class _FileGame:
    players: ByColor[int]
    round: int | None
    score: Score | None

    @property
    def pair(self) -> frozenset[int]:
        return frozenset((self.players.white, self.players.black))


def read_standings(data: object) -> StandingsFile:
    """The file as a value, every part of it checked. Codes of tie-breaks are not judged here.

    Raises FieldError for the first fault.
    """
    root = as_object(data, "{}", known=_KEYS, needed=_NEEDED)
    as_string(root.get("source", ""), "source")
    players = _players(root["players"])
    table = Crosstable(
        players=len(players),
        cycles=as_integer(root.get("cycles", 1), "cycles", 1, MAX_CYCLES),
        games=(),
        scoring=_scoring(root.get("scoring", {})),
        edition=_edition(root.get("edition", NEWEST_EDITION)),
    )
    withdrawals = _withdrawals(root.get("withdrawn", []), table)
    games = _games(root["games"], table, withdrawals)
    return StandingsFile(
        name=as_string(root.get("name", ""), "name"),
        players=players,
        table=with_withdrawals(replace(table, games=_decided(games)), withdrawals, _open_rounds(games)),
        game_numbers=tuple(number for number, game in enumerate(games, start=1) if game.score is not None),
        colours_known=as_boolean(root.get("colours_known", True), "colours_known"),
        tie_breaks=as_strings(root.get("tie_breaks", []), "tie_breaks"),
        expect=root.get("expect"),
    )


def _players(value: object) -> tuple[str, ...]:
    players = as_strings(value, "players")
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise FieldError("cli_tournament.player_count", n=len(players), low=MIN_PLAYERS, high=MAX_PLAYERS)
    return tuple(map(clean_name, players))


def _scoring(value: object) -> Scoring:
    usual = {"win": Fraction(1), "draw": Fraction(1, 2), "loss": Fraction(0)}
    given = as_object(value, "scoring", known=frozenset(usual))
    points = usual | {key: as_fraction(number, key, MAX_POINTS) for key, number in given.items()}
    scoring = Scoring(win=points["win"], draw=points["draw"], loss=points["loss"])
    if not scoring.win > scoring.draw >= scoring.loss:
        raise FieldError("cli_tournament.scoring_order")
    if 2 * scoring.draw > scoring.win + scoring.loss:
        raise FieldError("cli_tournament.scoring_draws")
    return scoring


def _edition(value: object) -> str:
    """The month from which the regulations named apply."""
    match = _EDITION.fullmatch(as_string(value, "edition"))
    if match is None:
        raise FieldError("cli_tournament.edition", example=NEWEST_EDITION)
    return match[1]


def _withdrawals(value: object, table: Crosstable) -> tuple[Withdrawal, ...]:
    withdrawals = tuple(_withdrawal(item, table) for item in as_list(value, "withdrawn"))
    for player, times in Counter(withdrawal.player for withdrawal in withdrawals).items():
        if times > 1:
            raise FieldError("cli_tournament.withdrawn_twice", player=player)
    return withdrawals


def _withdrawal(value: object, table: Crosstable) -> Withdrawal:
    keys = ("player", "after_round")
    item = as_object(value, "withdrawn", known=frozenset(keys), needed=keys)
    return Withdrawal(
        player=_player(item["player"], table.players),
        after_round=as_integer(item["after_round"], "after_round", 0, _last_round(table)),
    )


def _player(value: object, players: int) -> int:
    return as_integer(value, "player", 0, players - 1)


def _last_round(table: Crosstable) -> int:
    return rounds_in_cycle(table.players) * table.cycles


def _games(value: object, table: Crosstable, withdrawals: Iterable[Withdrawal]) -> list[_FileGame]:
    left_after = {withdrawal.player: withdrawal.after_round for withdrawal in withdrawals}
    games: list[_FileGame] = []
    meetings: Counter[frozenset[int]] = Counter()
    busy: set[tuple[int, int]] = set()
    for number, item in enumerate(as_list(value, "games"), start=1):
        try:
            game = _game(item, table)
            _check_pair(game, meetings, table.cycles)
            _check_round(game, busy, left_after)
        except FieldError as error:
            raise FieldError(error.code, **(error.params | {"game": number})) from None
        games.append(game)
    return games


def _game(value: object, table: Crosstable) -> _FileGame:
    item = as_object(value, "games", known=frozenset((*_GAME_NEEDED, "round")), needed=_GAME_NEEDED)
    white, black = (_player(item[key], table.players) for key in ("white", "black"))
    if white == black:
        raise FieldError("cli_tournament.against_himself", player=white)
    number = item.get("round")
    return _FileGame(
        players=ByColor(white, black),
        round=None if number is None else as_integer(number, "round", 1, _last_round(table)),
        score=_score(item["result"]),
    )


def _score(value: object) -> Score | None:
    if value is None:
        return None
    if not isinstance(value, str) or value not in _RESULTS:
        raise FieldError("cli_tournament.unknown_result", result=clean_name(str(value))[:20], known=", ".join(_RESULTS))
    return _RESULTS[value]


def _check_pair(game: _FileGame, meetings: Counter[frozenset[int]], cycles: int) -> None:
    """A pair meets once a cycle; counts the game in."""
    meetings[game.pair] += 1
    if meetings[game.pair] > cycles:
        white, black = game.players.white, game.players.black
        raise FieldError("cli_tournament.pair_too_often", white=white, black=black, cycles=cycles)


def _check_round(game: _FileGame, busy: set[tuple[int, int]], left_after: Mapping[int, int]) -> None:
    """Nobody plays twice in a round, nor after he left; notes who plays in it."""
    if game.round is None:
        return
    for player in (game.players.white, game.players.black):
        if (game.round, player) in busy:
            raise FieldError("cli_tournament.twice_in_round", player=player, round=game.round)
        busy.add((game.round, player))
        played = game.score is not None and not game.score.is_forfeit
        if played and game.round > left_after.get(player, game.round):
            raise FieldError("cli_tournament.played_after_leaving", player=player, round=game.round)


def _decided(games: Iterable[_FileGame]) -> tuple[TableGame, ...]:
    return tuple(
        TableGame(players=game.players, score=game.score, round=game.round) for game in games if game.score is not None
    )


def _open_rounds(games: Iterable[_FileGame]) -> Mapping[frozenset[int], tuple[int, ...]]:
    """By pair, the rounds of the games that have no result."""
    rounds: defaultdict[frozenset[int], tuple[int, ...]] = defaultdict(tuple)
    for game in games:
        if game.score is None and game.round is not None:
            rounds[game.pair] += (game.round,)
    return rounds

"""Games as PGN, the way every chess program reads them: one game, or all games of a group by round and board.

What PGN cannot say is said so that it loses nothing. A score that is none of the four of PGN (0-0, 1/2-0, both
absent) has the result "*", the tag Points and a comment. An illegal move that stood (13.4.2) ends a fragment: the
moves before it, a comment, and the game goes on as another game with the position it left as FEN; the tag Fragment
counts them, and only the last has the result. An annulled game has the tag Annulled and no result. Clocks are what
they showed when the press came, before anything was added. White and Black are who really played with these colours.
"""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from ladya_desktop.files.one_line import one_line
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.position import STARTING_FEN, Position, is_standing_half_move
from ladya_desktop.game.result import Score
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view_of import view_of
from ladya_desktop.texts import t
from ladya_desktop.texts.pgn_words import ABANDONED, ADJUDICATION, TERMINATIONS, UNPLAYED, UNTERMINATED
from ladya_desktop.texts.tournament_values import group_title
from ladya_desktop.tournament.view import GroupView, OutcomeView, PairingView, TournamentView

if TYPE_CHECKING:
    from chess.pgn import Game

RESULTS: Final = {
    Score.WHITE_WINS: "1-0",
    Score.BLACK_WINS: "0-1",
    Score.DRAW: "1/2-1/2",
    Score.WHITE_BY_FORFEIT: "1-0",
    Score.BLACK_BY_FORFEIT: "0-1",
}
NO_RESULT: Final = "*"
_UNKNOWN: Final = "?"


@dataclass(frozen=True, slots=True, kw_only=True)
class PgnTags:
    """What a game's tags say that the game does not know: "" and None where nobody knows. `date` is ISO 8601."""

    event: str = ""
    site: str = ""
    date: str = ""
    round: int | None = None
    board: int | None = None
    players: ByColor[str] | None = None
    score: Score | None = None
    is_annulled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupGames:
    """Games that could be read, by game id; the days they were begun, ISO 8601; those played reversed (7.3)."""

    states: Mapping[str, GameState] = field(default_factory=dict)
    days: Mapping[str, str] = field(default_factory=dict)
    reversed_ids: Set[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Fragment:
    """A stretch of legal moves from a position; `comment` tells of the illegal move that ended it."""

    fen: str
    moves: tuple[tuple[str, str], ...]
    comment: str


def game_pgn(state: GameState, tags: PgnTags | None = None) -> str:
    """One game; several with the tag Fragment if illegal moves stood. Ends with an empty line.

    Names are the game's own unless the tags have others; the score is the game's unless the tags have one.
    """
    tags = _known(state, tags or PgnTags())
    fragments = tuple(_fragments(state))
    control = state.regulations.time_control.to_pgn()
    texts: list[str] = []
    for number, fragment in enumerate(fragments, start=1):
        is_last = number == len(fragments)
        game = _game(tags if is_last else replace(tags, score=None))
        game.headers["TimeControl"] = control
        game.headers["Termination"] = _termination(state, tags) if is_last else UNTERMINATED
        if len(fragments) > 1:
            game.headers["Fragment"] = f"{number}/{len(fragments)}"
        _play(game, fragment, _note(tags) if is_last else "")
        texts.append(_text(game))
    return "".join(texts)


def pairing_pgn(tournament: TournamentView, group: GroupView, pairing: PairingView, games: GroupGames) -> str:
    """The games of one pairing, the annulled ones before the one that was played instead; "" if there is nothing.

    A forfeit and a result entered by hand have tags and no moves; a game not decided and not begun is left out.
    """
    return "".join(_pairing(tournament, group, pairing, games))


def is_unread(pairing: PairingView, games: GroupGames) -> bool:
    """Whether a game at the board for the pairing, perhaps an annulled one, could not be read."""
    return any(game_id not in games.states for game_id in game_ids(pairing))


def game_ids(pairing: PairingView) -> tuple[str, ...]:
    """The games that were played at the board for a pairing, annulled ones first."""
    linked = (*(outcome.game_id for outcome in pairing.history), pairing.game_id)
    return tuple(dict.fromkeys(game_id for game_id in linked if game_id is not None))


def clock_comment(remaining_ms: int) -> str:
    """What a clock showed, as PGN programs read it: "[%clk 0:04:57.3]", tenths only if there are any."""
    tenths = max(remaining_ms, 0) // 100
    seconds, tenth = divmod(tenths, 10)
    part = f".{tenth}" if tenth else ""
    return f"[%clk {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}{part}]"


def _pairing(tournament: TournamentView, group: GroupView, pairing: PairingView, games: GroupGames) -> Iterator[str]:
    tags = PgnTags(
        event=", ".join((tournament.title, group_title(group.called))),
        site=tournament.details.school,
        date=group.date,
        round=pairing.round,
        board=pairing.board,
    )
    for outcome in pairing.history:
        game_id = outcome.game_id or ""
        if _annuls_another(outcome, pairing) and (state := games.states.get(game_id)):
            names = ByColor(state.opened.white, state.opened.black)
            players = _turned(names) if game_id in games.reversed_ids else names
            day = games.days.get(game_id, group.date)
            yield game_pgn(state, replace(tags, date=day, players=players, is_annulled=True))
    day = games.days.get(pairing.game_id or "", group.date)
    tags = replace(tags, date=day, players=_players(pairing, games), score=pairing.score)
    state = games.states.get(pairing.game_id or "")
    if state is not None and not (pairing.score and pairing.score.is_forfeit and not state.moves):
        yield game_pgn(state, tags)
    elif pairing.score is not None:
        yield _without_moves(pairing, tags, pairing.score)


def _players(pairing: PairingView, games: GroupGames) -> ByColor[str]:
    """As the list has them now. The table knows the real colours from the result on; before it, the game does."""
    names = ByColor(pairing.players.white.name, pairing.players.black.name)
    is_turned = pairing.score is None and pairing.game_id in games.reversed_ids
    return _turned(names) if is_turned else names


def _turned(names: ByColor[str]) -> ByColor[str]:
    return ByColor(names.black, names.white)


def _annuls_another(outcome: OutcomeView, pairing: PairingView) -> bool:
    """Whether it annulled a game; one whose result was only taken back goes on and is still the pairing's."""
    return outcome.score is Score.ANNULLED and outcome.game_id != pairing.game_id


def _known(state: GameState, tags: PgnTags) -> PgnTags:
    """The tags with what the game knows where they say nothing; an annulled game has no score."""
    own = state.result.score if state.result else None
    score = tags.score or own
    is_annulled = tags.is_annulled or score is Score.ANNULLED
    players = tags.players or ByColor(state.opened.white, state.opened.black)
    return replace(tags, players=players, score=None if is_annulled else score, is_annulled=is_annulled)


def _without_moves(pairing: PairingView, tags: PgnTags, score: Score) -> str:
    game = _game(tags)
    if score.is_forfeit:
        game.headers["Termination"] = UNPLAYED
    elif pairing.termination is not None:
        game.headers["Termination"] = TERMINATIONS[pairing.termination]
    known = "exports.pgn_unplayed" if score.is_forfeit else "exports.pgn_without_moves"
    game.comment = " ".join(filter(None, (t(known), _note(tags))))
    return _text(game)


def _game(tags: PgnTags) -> "Game":
    """A game with the seven tags of the standard, each as the standard quotes it."""
    import chess.pgn

    game = chess.pgn.Game()
    players = tags.players or ByColor("", "")
    number = "" if tags.round is None else str(tags.round)
    values = {
        "Event": tags.event,
        "Site": tags.site,
        "Date": tags.date.replace("-", ".") or "????.??.??",
        "Round": f"{number}.{tags.board}" if number and tags.board is not None else number,
        "White": players.white,
        "Black": players.black,
        "Result": NO_RESULT if tags.score is None else RESULTS.get(tags.score, NO_RESULT),
    }
    for tag, value in values.items():
        game.headers[tag] = _quoted(value) or _UNKNOWN
    if tags.is_annulled:
        game.headers["Annulled"] = "1"
    elif tags.score is not None and tags.score not in RESULTS:
        game.headers["Points"] = tags.score.value
    return game


def _quoted(value: str) -> str:
    """Backslashes and quotes as the standard wants them; the library writes a tag as it is given."""
    return one_line(value).replace("\\", "\\\\").replace('"', '\\"')


def _termination(state: GameState, tags: PgnTags) -> str:
    """How it ended; another score than the game's own is an arbiter's."""
    if tags.is_annulled:
        return ABANDONED
    if tags.score is None:
        return UNTERMINATED
    result = state.result
    return TERMINATIONS[result.termination] if result and result.score is tags.score else ADJUDICATION


def _note(tags: PgnTags) -> str:
    """What the result tag cannot say."""
    if tags.is_annulled:
        return t("exports.pgn_annulled")
    if tags.score is None or tags.score in RESULTS:
        return ""
    return t("exports.pgn_points", score=tags.score.value)


def _fragments(state: GameState) -> Iterator[_Fragment]:
    """The game cut at each illegal move that stood."""
    played = state.moves + state.made
    shown = view_of(state, version=0, last_events=(), is_result_final=False).moves
    fen, moves = state.opened.base_fen, list[tuple[str, str]]()
    for ply, uci in enumerate(played):
        clock = state.history[ply].remaining_ms
        comment = "" if clock is None else clock_comment(clock[shown[ply].color])
        if not is_standing_half_move(uci):
            moves.append((uci, comment if state.regulations.time_control.has_clock else ""))
            continue
        number, written = shown[ply].number, shown[ply].san or _UNKNOWN
        code = f"exports.pgn_illegal_move_{shown[ply].color.value}"
        yield _Fragment(fen=fen, moves=tuple(moves), comment=t(code, number=number, move=written))
        fen, moves = Position(state.opened.base_fen, played[: ply + 1]).fen, []
    yield _Fragment(fen=fen, moves=tuple(moves), comment="")


def _play(game: "Game", fragment: _Fragment, note: str) -> None:
    import chess

    if fragment.fen != STARTING_FEN:
        game.setup(fragment.fen)
    node: chess.pgn.GameNode = game
    for uci, comment in fragment.moves:
        node = node.add_main_variation(chess.Move.from_uci(uci), comment=comment)
    node.comment = " ".join(filter(None, (node.comment, fragment.comment, note)))


def _text(game: "Game") -> str:
    """The game as text; braces in a comment would end it."""
    import chess.pgn

    return game.accept(chess.pgn.StringExporter(columns=80)) + "\n\n"

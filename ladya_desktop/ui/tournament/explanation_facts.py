"""Where a value comes from, as rows to read: games and what each gave, scores round by round, mini-tables.

The values are those of `tournament.explanation`; here they get names and words. Players are numbered from 0 there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.direct_encounter import MiniRow, MiniTable
from ladya_desktop.tournament.explanation import Deciding, Explanation, GameTerm, decided_by, explain
from ladya_desktop.tournament.table_of_view import crosstable_of, standings_of
from ladya_desktop.tournament.tie_break_codes import DIRECT_ENCOUNTER, LOTS, MANUAL, POINTS, TieBreak
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.facts_table import Fact, FactColumn

NO_VALUE, OWN_SQUARE = "–", "×"


@dataclass(frozen=True, slots=True)
class FactSheet:
    """A table with a line above and a line below it."""

    columns: tuple[FactColumn, ...]
    facts: tuple[Fact, ...]
    above: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class Explained:
    """A value with what it is made of; `how` says by what rule, or why there is none."""

    what: str
    value: str
    how: str
    sheets: tuple[FactSheet, ...]


def explained(group: GroupView, number: int, code: str) -> Explained:
    """Where the value of the player with a number comes from. Raises ValueError before the draw."""
    found = explain(crosstable_of(group), code, number - 1, standings_of(group))
    what = tie_break_words.name(code)
    value = wording.tie_break(code, found.value)
    if group.participants[number - 1].is_annulled:
        return Explained(what, value, t("table.none_annulled"), ())
    if code == DIRECT_ENCOUNTER:
        return Explained(what, value, _how_met(found), tuple(_mini_sheets(group, number - 1, found.mini_tables)))
    sheets = tuple(_sheets(group, found))
    how = _how(found) if sheets or found.value else " ".join((_how(found), t("table.none_no_games")))
    return Explained(what, value, how, sheets)


def _how(found: Explanation) -> str:
    tie_break = TieBreak.parse(found.code)
    limit = "" if found.limit is None else _points(found.limit)
    said = [t(f"table.explain_{tie_break.name.lower()}", limit=limit)]
    if tie_break.cut:
        said.append(t(f"table.explain_cut_{tie_break.name.lower()}", n=tie_break.cut))
    if tie_break.is_reversed:
        said.append(t("table.explain_turned"))
    return " ".join(said)


def _how_met(found: Explanation) -> str:
    if not found.mini_tables:
        return t("table.none_not_tied")
    has_all_met = all(row.points is not None for row in found.mini_tables[0].rows)
    rule = t("table.explain_de")
    return rule if has_all_met else " ".join((rule, t("table.none_not_met")))


def _sheets(group: GroupView, found: Explanation) -> Iterator[FactSheet]:
    if found.games:
        yield _games_sheet(group, found)
    if found.running:
        yield _running_sheet(found)


def _games_sheet(group: GroupView, found: Explanation) -> FactSheet:
    needs_points = found.limit is not None or TieBreak.parse(found.code).name == "SB"
    columns = (
        FactColumn(t("table.column_round")),
        FactColumn(t("table.column_opponent"), is_wide=True),
        FactColumn(t("table.column_his_points" if needs_points else "table.column_color")),
        FactColumn(t("table.column_result")),
        FactColumn(t("table.column_worth")),
    )
    facts = [_game_fact(group, game, found.code, needs_points=needs_points) for game in found.games]
    return FactSheet(columns, (*facts, _total(columns, wording.tie_break(found.code, found.value))))


def _game_fact(group: GroupView, game: GameTerm, code: str, *, needs_points: bool) -> Fact:
    texts = (
        "" if game.round is None else str(game.round),
        _named(group, game.opponent),
        _points(game.opponent_points) if needs_points else _color(game),
        _points(game.scored),
        wording.tie_break(code, game.worth) if game.counts else NO_VALUE,
    )
    return Fact(texts, is_pale=not game.counts)


def _color(game: GameTerm) -> str:
    if game.is_forfeit:
        return t("table.absent")
    return t("table.white" if game.color is Color.WHITE else "table.black")


def _running_sheet(found: Explanation) -> FactSheet:
    columns = (
        FactColumn(t("table.column_round"), is_wide=True),
        FactColumn(t("table.column_after")),
        FactColumn(t("table.column_worth")),
    )
    facts = [
        Fact(
            (str(score.round), _points(score.points), _points(score.points) if score.counts else NO_VALUE),
            is_pale=not score.counts,
        )
        for score in found.running
    ]
    return FactSheet(columns, (*facts, _total(columns, wording.tie_break(found.code, found.value))))


def _total(columns: Sequence[FactColumn], value: str) -> Fact:
    texts = [t("table.total") if column.is_wide else "" for column in columns]
    return Fact((*texts[:-1], value), is_strong=True)


def _mini_sheets(group: GroupView, player: int, tables: tuple[MiniTable, ...]) -> Iterator[FactSheet]:
    for place, mini in enumerate(tables):
        columns = (
            FactColumn(t("table.column_name"), is_wide=True),
            *(FactColumn(str(row.player + 1)) for row in mini.rows),
            FactColumn(t("tournament.column_points")),
        )
        facts = tuple(
            Fact(
                (
                    _named(group, row.player),
                    *(_met(row, other, games) for other, games in zip(mini.rows, row.cells, strict=True)),
                    NO_VALUE if row.points is None else wording.tie_break(DIRECT_ENCOUNTER, row.points),
                ),
                is_strong=row.player == player,
            )
            for row in mini.rows
        )
        above = t("table.mini_again" if place else "table.mini_first")
        yield FactSheet(columns, facts, above, _order_said(group, mini))


def _met(row: MiniRow, other: MiniRow, games: tuple[Fraction, ...]) -> str:
    return OWN_SQUARE if row is other else " ".join(map(_points, games))


def _order_said(group: GroupView, mini: MiniTable) -> str:
    if len(mini.parts) == 1:
        return t("table.mini_equal")
    parts = [_joined([_name(group, player) for player in part]) for part in mini.parts]
    said = parts[0]
    for part in parts[1:]:
        said = t("table.order_then", first=said, then=part)
    return t("table.mini_order", order=said)


def _joined(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    return t("table.order_and", first=", ".join(names[:-1]), then=names[-1])


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Why one player stands above another: a sentence, and how they compare step by step; no steps if they share."""

    why: str
    sheet: FactSheet | None


def compared_with_neighbours(group: GroupView, number: int) -> tuple[Neighbours, ...]:
    """The player with a number compared with who stands right above him and right below. Raises ValueError undrawn."""
    result = standings_of(group)
    order = [line.player for line in result.lines]
    if number - 1 not in order:
        return ()
    at = order.index(number - 1)
    pairs = [(order[at - 1], order[at])] if at > 0 else []
    pairs += [(order[at], order[at + 1])] if at + 1 < len(order) else []
    return tuple(_compared(group, decided_by(result, *pair), pair) for pair in pairs)


def _compared(group: GroupView, deciding: Deciding | None, pair: tuple[int, int]) -> Neighbours:
    one, other = (_name(group, player) for player in pair)
    if deciding is None:
        return Neighbours(t("table.shared", one=one, other=other), None)
    why = t("table.above", above=one, below=other, why=_why(deciding.code))
    return Neighbours(" ".join((why, *_decided_how(group, deciding))), _steps_sheet(group, deciding))


def _decided_how(group: GroupView, deciding: Deciding) -> Iterator[str]:
    """The lot's number and the reason that was given, where a lot or the organiser decided."""
    both = {group.participants[player].participant_id for player in (deciding.above, deciding.below)}
    for tie in group.decided_ties:
        if both <= set(tie.participant_ids) and deciding.code == (MANUAL if tie.seed is None else LOTS):
            if tie.seed is not None:
                yield t("table.seed", seed=tie.seed)
            if tie.reason:
                yield t("table.reason", reason=tie.reason)


def _why(code: str) -> str:
    if code in (POINTS, LOTS, MANUAL):
        return t(f"table.why_{code.lower()}")
    return t("table.why_value", what=tie_break_words.name(code))


def _steps_sheet(group: GroupView, deciding: Deciding) -> FactSheet:
    """Both players with what was compared, up to what decides."""
    codes = (POINTS, *group.setup.tie_breaks)
    compared = codes[: codes.index(deciding.code) + 1]
    columns = (
        FactColumn(t("table.column_name"), is_wide=True),
        *(FactColumn(tie_break_words.heading(code)) for code in compared),
    )
    facts = [
        Fact((_named(group, player), *(_value(group, code, player) for code in compared)))
        for player in (deciding.above, deciding.below)
    ]
    answers = [t("table.equal")] * (len(compared) - 1) + [t("table.decides")]
    return FactSheet(columns, (*facts, Fact(("", *answers), is_strong=True)))


def _value(group: GroupView, code: str, player: int) -> str:
    assert group.crosstable is not None
    row = group.crosstable.rows[player]
    if code == POINTS:
        return format_points(row.half_points)
    return wording.tie_break(code, dict(row.tie_breaks).get(code))


def _points(value: Fraction) -> str:
    """Points of a game or a player: whole and half ones."""
    return format_points(int(value * 2))


def _named(group: GroupView, player: int) -> str:
    return t("table.number_and_name", number=player + 1, name=_name(group, player))


def _name(group: GroupView, player: int) -> str:
    return group.participants[player].name

"""How a game of this computer is opened: its conditions and players as the first event of its record."""

from dataclasses import replace

from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Regulations, Rulings, Supervision
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import Player
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui.parts.conditions import Conditions


def regulations_of(time_control: str, *, edition: Edition, conditions: Conditions) -> Regulations:
    """The conditions chosen for a game; `time_control` as in a PGN tag, "-" for none."""
    control = TimeControl.from_pgn(time_control)
    return Regulations(
        edition=edition,
        rate=Rate.of(control),
        conduct=conditions.conduct,
        supervision=conditions.supervision,
        rulings=conditions.rulings,
        time_control=control,
        pauses_after_ruling=True,
    )


def group_regulations(setup: GroupSetup) -> Regulations:
    """What the games of a group are played by."""
    conditions = Conditions(
        conduct=Conduct(setup.conduct), supervision=Supervision(setup.supervision), rulings=Rulings(setup.rulings)
    )
    late_min = setup.default_time_min
    return replace(
        regulations_of(setup.time_control, edition=Edition(setup.edition), conditions=conditions),
        default_time_ms=None if late_min is None else late_min * 60_000,
        draw_agreement_from=setup.earliest_draw_move,
    )


def opened_event(regulations: Regulations, players: ByColor[Player], fen: str) -> GameOpened:
    """The first event of a game."""
    base_ms = regulations.time_control.base_ms or 0
    return GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=regulations,
        white=players.white.name,
        black=players.black.name,
        white_class=players.white.school_class,
        black_class=players.black.school_class,
        base_fen=fen,
        remaining_ms=ByColor(base_ms, base_ms),
    )

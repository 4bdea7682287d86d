"""A game outside the tournament: its conditions, its names, its clocks started; left with its clocks stopped."""

from collections.abc import Sequence

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.parts.conditions import ConditionsDialog
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tour.table import Table

Condition = Conduct | Rulings | Supervision


def sit_down(stage: Stage, *conditions: Condition, names: Sequence[str] = (), picture: str = "") -> Table:
    """From the first screen to the first move; `picture` is the name of one of the conditions."""
    hands = stage.hands
    hands.click(stage.screen(HomeScreen).play)
    dialog = stage.dialog(FreeGameDialog)
    if conditions:
        hands.click(dialog.conditions.change)
        chosen = stage.dialog(ConditionsDialog)
        for answer in conditions:
            hands.click(chosen.options[answer])
        if picture:
            stage.take(picture)
        hands.click(chosen.confirm)
        dialog = stage.dialog(FreeGameDialog)
    for color, name in zip(COLORS, names, strict=False):
        hands.click(dialog.names[color])
        hands.write(name)
    hands.click(dialog.confirm)
    stage.no_dialog()
    screen = stage.screen(PlayScreen)
    for color in COLORS:
        hands.click(screen.covers.start.me_buttons[color])
    hands.click(screen.covers.start.start_button)
    stage.wait("started", lambda: not screen.covers.is_covered)
    return Table(stage, screen)


def move(table: Table, color: Color, start: str, end: str) -> None:
    """A move thought about and completed."""
    table.think()
    table.drag(start, end)
    table.press(color)


def understand(table: Table) -> None:
    """What the banner says has been read; the game goes on."""
    banner = table.screen.messages.banner
    table.stage.hands.click(banner.button("understood"))
    table.stage.wait("understood", lambda: not banner.isVisible())


def leave(table: Table) -> None:
    """Out of a game whose clocks run, to the first screen."""
    stage, question = table.stage, table.screen.covers.leave
    stage.hands.click(table.screen.bar.leave_button)
    stage.wait("leave", question.isVisible)
    stage.hands.click(question.yes_button)
    stage.screen(HomeScreen)

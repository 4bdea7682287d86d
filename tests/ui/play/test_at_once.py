"""What the hand waits for is painted before anything else hears of the snapshot."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.view import GameView
from tests.ui.hands import settle
from tests.ui.play.fake_port import game_view, stopped
from tests.ui.play.laid_table import LaidTable

LIFTED = game_view(in_hand="e2", touched=("e2",))
SWITCHED = replace(game_view(), clock=replace(game_view().clock, running=Color.BLACK))


class Painted(QObject):
    """Which widgets have been painted; `before_others`, those that were when a later listener heard of a snapshot."""

    def __init__(self, table: LaidTable) -> None:
        super().__init__(table.screen)
        clocks = [table.screen.panels[color].clock for color in COLORS]
        self.now: set[str] = set()
        self.before_others: set[str] | None = None
        self._names: dict[QWidget, str] = {table.screen.board: "board", table.screen.bar.strip: "moves"}
        self._names |= {clock: color.value for color, clock in zip(COLORS, clocks, strict=True)}
        settle()
        for widget in self._names:
            widget.installEventFilter(self)
        table.port.view_changed.connect(self._hear)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.now.add(self._names[watched])
        return False

    def _hear(self, _: GameView) -> None:
        self.before_others = set(self.now)


def test_a_move_is_seen_with_all_the_rest(table: LaidTable) -> None:
    """A piece that goes back flies there: it must not be seen at home for a moment."""
    table.port.show(LIFTED)
    painted = Painted(table)
    table.port.show(game_view())
    assert painted.before_others == set()
    settle()
    assert "board" in painted.now


@pytest.mark.parametrize(
    ("before", "after", "seen"),
    [
        (game_view(), LIFTED, {"board"}),
        (LIFTED, game_view(in_hand="d2", touched=("e2",)), {"board"}),
        (LIFTED, LIFTED, set()),
        (LIFTED, game_view(), set()),
        (game_view(), SWITCHED, {"white", "black"}),
        (game_view(), stopped(game_view()), {"white", "black"}),
        (game_view(), game_view(draw_offer=Color.WHITE), set()),
    ],
)
def test_only_what_is_awaited_goes_first(table: LaidTable, before: GameView, after: GameView, seen: set[str]) -> None:
    table.port.show(before)
    painted = Painted(table)
    table.port.show(after)
    assert painted.before_others == seen

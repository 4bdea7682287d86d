"""A flat tablet between the two: the far player's half is turned round, and so is what is said to him."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import PlayerAct
from ladya_desktop.texts import t
from ladya_desktop.ui.play.tablet_turned import TurnedView
from ladya_desktop.ui.tour.free_game import leave, move, sit_down, understand
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tour.table import Table

WHITE, BLACK = Color.WHITE, Color.BLACK


class TabletStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        table = sit_down(self._stage, names=t("tour.players").split(", "))
        self._choose_seats(table, is_opposite=True)
        move(table, WHITE, "e2", "e4")
        self._stage.take_in_all_sizes("tablet")
        table.think()
        self._claim(table)
        self._choose_seats(table, is_opposite=False)
        leave(table)

    def _choose_seats(self, table: Table, *, is_opposite: bool) -> None:
        seating = table.screen.seating
        self._hands.click(table.screen.bar.tools["seats"])
        card = seating.card
        self._stage.expect("seats", is_so=card is not None and card.isVisible())
        assert card is not None
        if is_opposite:
            self._stage.take("tablet-seats")
        self._hands.click(card.opposite if is_opposite else card.beside)
        self._stage.wait("seated", lambda: (table.screen.table.far is BLACK) is is_opposite)

    def _claim(self, table: Table) -> None:
        """By the far player; it is wrong, and he reads why from his side."""
        panel = table.screen.panels[BLACK]
        self._click_far(table, panel.acts.button(PlayerAct.CLAIM_DRAW))
        self._stage.wait("claim_sheet", panel.claim.isVisible)
        self._click_far(table, panel.claim.options["threefold"])
        self._stage.wait("claim_chosen", panel.claim.confirm_button.isEnabled)
        self._stage.take_in_all_sizes("tablet-claim")
        self._click_far(table, panel.claim.confirm_button)
        self._stage.wait("ruling", table.screen.messages.banner.isVisible)
        self._stage.take_in_all_sizes("tablet-ruling")
        understand(table)

    def _click_far(self, table: Table, widget: QWidget) -> None:
        view = table.screen.table.opposite.panel_view
        assert isinstance(view, TurnedView)
        at = view.place_of(widget, widget.rect().center().toPointF())
        self._hands.click(view.viewport(), at.toPoint())

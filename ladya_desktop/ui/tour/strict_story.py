"""Games on a wooden board: an impossible move, the tray, a written claim, waiting for the arbiter, a claim by a player.

Three free games, each with its own conditions, each left with its clocks stopped; begins and ends on the first screen.
"""

from PySide6.QtCore import QPoint

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.game.view import PlayerAct
from ladya_desktop.ui.play.tray import Tray
from ladya_desktop.ui.tour.free_game import leave, move, sit_down, understand
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tour.table import Table

WHITE, BLACK = Color.WHITE, Color.BLACK


class StrictStory:
    """What is seen of the Laws where the board helps nobody."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._ruled_by_the_program()
        self._ruled_by_the_arbiter()
        self._watched_by_the_players()

    def _ruled_by_the_program(self) -> None:
        table = sit_down(self._stage, Conduct.STRICT, picture="conditions")
        move(table, WHITE, "h2", "h4")
        move(table, BLACK, "g7", "g5")
        table.drag("b1", "b4")
        self._stage.take_in_all_sizes("strict-before-the-press")
        self._press_on_fault(table, WHITE)
        self._stage.take_in_all_sizes("strict-ruling")
        understand(table)
        table.drag("b1", "c3")
        table.press(WHITE)
        move(table, BLACK, "a7", "a6")
        self._write_a_claim(table)
        self._fill_the_tray(table)
        self._promote(table)
        leave(table)

    def _write_a_claim(self, table: Table) -> None:
        """9.2: the move is written on a board of its own; then he thinks better of it."""
        claim, writing = table.screen.panels.white.claim, table.screen.writing.card
        self._hands.click(table.screen.panels.white.acts.button(PlayerAct.CLAIM_DRAW))
        self._stage.wait("claim_sheet", claim.isVisible)
        self._hands.click(claim.options["threefold"])
        self._hands.click(claim.written)
        self._stage.wait("writing", writing.isVisible)
        for square in ("g1", "f3"):
            self._hands.click(writing.board, writing.board.square_rect(square).center().toPoint())
        self._stage.wait("written", claim.confirm_button.isEnabled)
        self._stage.take_in_all_sizes("claim-with-a-written-move")
        self._hands.click(claim.back_button)
        self._stage.wait("writing_gone", lambda: not writing.isVisible())

    def _fill_the_tray(self, table: Table) -> None:
        """Two pieces are carried off; one button puts all as it was."""
        tray = _tray(table)
        for square in ("d7", "d2"):
            self._carry_off(table, square)
        self._stage.take_in_all_sizes("strict-tray")
        self._hands.click(tray.back_button)
        self._stage.wait("put_back", lambda: (table.on("d7"), table.on("d2")) == ("p", "P"))
        move(table, WHITE, "d2", "d4")  # it was touched, and the other pawn cannot be taken
        move(table, BLACK, "a6", "a5")

    def _carry_off(self, table: Table, square: str) -> None:
        board, tray = table.screen.board, _tray(table)
        rect = tray.off_rect
        place = QPoint(rect.center().x(), rect.bottom() - 4)
        self._hands.press(board, board.square_rect(square).center().toPoint())
        self._hands.move(tray, place)
        self._hands.release(tray, place)
        self._stage.wait(f"off:{square}", lambda: not table.on(square))

    def _promote(self, table: Table) -> None:
        """A pawn goes through to the last rank and waits there for its new piece."""
        for white, black in ((("h4", "g5"), ("a5", "a4")), (("g5", "g6"), ("a4", "a3")), (("g6", "h7"), ("a3", "b2"))):
            move(table, WHITE, *white)
            move(table, BLACK, *black)
        table.drag("h7", "g8")
        self._hands.click(_tray(table).new[0])
        self._stage.wait("chosen", _tray(table).new[0].isChecked)
        self._stage.take_in_all_sizes("strict-promotion")
        table.touch("g8")
        self._stage.wait("promotion", lambda: table.on("g8") == "Q")
        table.press(WHITE)

    def _ruled_by_the_arbiter(self) -> None:
        table = sit_down(self._stage, Conduct.STRICT, Rulings.ARBITER)
        move(table, WHITE, "e2", "e4")
        table.drag("g8", "g5")
        self._press_on_fault(table, BLACK)
        self._stage.take_in_all_sizes("strict-waiting")
        arbiter = table.screen.arbiter
        self._hands.click(table.screen.messages.banner.button("arbiter"))
        self._stage.wait("arbiter", arbiter.isVisible)
        self._stage.take_in_all_sizes("strict-arbiter")
        sections = arbiter.sections
        self._hands.click(sections.findings.card.confirm_button)
        self._stage.wait("found", lambda: sections.counts.illegal.black.number.text() == "1")
        self._stage.take("strict-arbiter-ruled")
        self._hands.click(arbiter.resume_button)
        self._hands.click(arbiter.close_button)
        self._stage.wait("arbiter_gone", lambda: not arbiter.isVisible())
        leave(table)

    def _watched_by_the_players(self) -> None:
        table = sit_down(self._stage, Conduct.STRICT, Supervision.LIMITED)
        move(table, WHITE, "e2", "e5")
        panel = table.screen.panels.black
        self._hands.click(panel.acts.button(PlayerAct.CALL_ARBITER))
        self._stage.wait("call_sheet", panel.call.isVisible)
        self._hands.click(panel.call.options["illegal"])
        self._stage.wait("call_chosen", panel.call.confirm_button.isEnabled)
        self._stage.take_in_all_sizes("call-with-a-claim")
        self._hands.click(panel.call.confirm_button)
        self._stage.wait("claim_upheld", table.screen.messages.banner.isVisible)
        self._stage.take("claim-upheld")
        understand(table)
        leave(table)

    def _press_on_fault(self, table: Table, color: Color) -> None:
        """7.5: the clock does not go over; something is said instead."""
        self._hands.click(table.screen.panels[color].clock)
        self._stage.wait("ruling", table.screen.messages.banner.isVisible)


def _tray(table: Table) -> Tray:
    tray = table.screen.tray
    assert tray is not None  # the game is played on a wooden board
    return tray

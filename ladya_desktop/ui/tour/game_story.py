"""One game from the names to the mate, with what a supervised game is made of, and a power cut in the middle of it.

1. e4 d5 2. e5 f5 3. exf6 h6 4. Nf3 Na6 5. Bb5+ Bd7 6. Be2 b6 7. fxg7 c6 8. gxh8=N b5 9. O-O b4 10. Nh4 b3 11. Bh5#
"""

from typing import Final

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import PlayerAct
from ladya_desktop.texts import t
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.play_dialog import PlayDialog
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tour.table import THINKING_MS, Table
from ladya_desktop.ui.tournament.tab_row import TABLE
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

WHITE, BLACK = Color.WHITE, Color.BLACK
BEFORE_THE_POWER_CUT_MS: Final = 12_000
WITHOUT_POWER_MS: Final = 95_000
SET_CLOCKS: Final = {WHITE: "00500", BLACK: "00430"}
"""What the arbiter sets, digit by digit."""


class GameStory:
    """The game of round 1 on board 1."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        table = self._sit_down()
        self._begin(table)
        self._touched_and_adjusted(table)
        self._check_and_offer(table)
        self._claim(table)
        self._promote(table)
        self._cut_the_power(table)
        table = self._go_on()
        self._castle(table)
        self._call_the_arbiter(table)
        self._mate(table)

    # Before the first move

    def _sit_down(self) -> Table:
        self._hands.click(self._stage.screen(HomeScreen).play)
        dialog = self._stage.dialog(PlayDialog)
        self._stage.take("choose-game")
        self._hands.click(dialog.rows[0].play)
        self._stage.no_dialog()
        screen = self._stage.screen(PlayScreen)
        start = screen.covers.start
        self._stage.wait("start_card", start.isVisible)
        self._hands.click(start.me_buttons.white)
        self._stage.take("names")
        self._hands.click(start.me_buttons.black)
        self._stage.take("names-confirmed")
        self._hands.click(start.start_button)
        self._stage.wait("started", lambda: not screen.covers.is_covered)
        return Table(self._stage, screen)

    def _begin(self, table: Table) -> None:
        """Each kind of hand: mouse dragging and clicking, finger, keyboard; en passant; a reply before the press."""
        table.think()
        table.lift("e2", "e4")
        self._stage.take("piece-in-hand", is_at_rest=False)
        table.drop("e4")
        table.press(WHITE)
        table.think()
        table.click_move("d7", "d5")
        table.press_by_finger(BLACK)
        table.think()
        table.slide("e4", "e5")
        table.press_by_key(WHITE)
        table.think()
        table.move_by_keys("f7", "f5")
        table.press_by_key(BLACK)
        table.think()
        table.click_move("e5", "f6")
        self._stage.expect("taken_en_passant", is_so=not table.on("f5"))
        table.click_move("h7", "h6")
        self._stage.take("reply-before-the-press")
        table.press(WHITE)
        table.press(BLACK)

    def _touched_and_adjusted(self, table: Table) -> None:
        """4.3: the knight was touched, so the pawn springs back. 4.2.1: who says so first may straighten a piece."""
        table.think()
        table.touch("g1")
        table.await_in_hand("g1")
        table.touch("g1")
        table.await_in_hand(None)
        table.lift("f6", "g7")
        table.drop("g7")
        self._stage.wait("sprung_back", lambda: table.on("f6") == "P" and table.screen.messages.has_remark)
        self._stage.take_in_all_sizes("touched-piece")
        table.drag("g1", "f3")
        table.press(WHITE)
        table.think()
        self._hands.click(table.screen.panels.black.acts.button(PlayerAct.ADJUST))
        self._stage.wait("adjusting", lambda: table.screen.panels.black.is_adjusting)
        self._stage.take("adjust")
        table.touch("d8")
        self._stage.wait("adjusted", lambda: not table.screen.panels.black.is_adjusting)
        table.type_move(t("tour.typed_move"), "a6")
        table.press(BLACK)

    def _check_and_offer(self, table: Table) -> None:
        """A check answered; an offer declined, and another that lapses when the opponent touches a piece (9.1.2.1)."""
        panels = table.screen.panels
        self._moves(table, ("f1", "b5"), ("c8", "d7"))
        table.think()
        table.drag("b5", "e2")
        self._hands.click(panels.white.acts.button(PlayerAct.OFFER_DRAW))
        table.press(WHITE)
        self._stage.wait("offer", panels.black.offer.isVisible)
        self._stage.take("draw-offer")
        self._hands.click(panels.black.offer.no_button)
        self._stage.wait("declined", lambda: not panels.black.offer.isVisible())
        table.think()
        table.drag("b7", "b6")
        table.press(BLACK)

    def _claim(self, table: Table) -> None:
        """A claim of a position that never stood before is rejected: a minute for the opponent, and time to read it."""
        panel, banner = table.screen.panels.white, table.screen.messages.banner
        table.think()
        self._hands.click(panel.acts.button(PlayerAct.CLAIM_DRAW))
        self._stage.wait("claim_sheet", panel.claim.isVisible)
        self._hands.click(panel.claim.options["threefold"])
        self._stage.wait("claim_chosen", panel.claim.confirm_button.isEnabled)
        self._stage.take("claim")
        self._hands.click(panel.claim.confirm_button)
        self._stage.wait("ruling", banner.isVisible)
        self._stage.take_in_all_sizes("ruling")
        self._hands.click(banner.button("why"))
        self._stage.take("ruling-article")
        self._hands.click(banner.button("understood"))
        self._stage.wait("understood", lambda: not banner.isVisible())

    def _promote(self, table: Table) -> None:
        """The pawn becomes what is chosen, and need not become a queen; an offer lapses on the way."""
        panels = table.screen.panels
        table.drag("f6", "g7")
        table.press(WHITE)
        table.think()
        table.drag("c7", "c6")
        self._hands.click(panels.black.acts.button(PlayerAct.OFFER_DRAW))
        table.press(BLACK)
        self._stage.wait("second_offer", panels.white.offer.isVisible)
        table.think()
        table.lift("g7", "h8")
        self._stage.wait("offer_lapsed", lambda: not panels.white.offer.isVisible())
        table.drop("h8")
        self._stage.wait("promotion_strip", table.screen.board.strip.isVisible)
        self._stage.take("promotion")
        table.choose_piece("n", "h8")
        table.press(WHITE)

    # The power is cut

    def _cut_the_power(self, table: Table) -> None:
        """The clock of the side to move has run for a while; its last reading is on the disk."""
        table.think()
        table.drag("b6", "b5")
        table.press(BLACK)
        table.think(BEFORE_THE_POWER_CUT_MS)
        (game,) = self._stage.store.streams("game")
        read_ms = self._stage.time.unix_ms - game.created_ms
        self._stage.wait("reading_kept", lambda: self._last_reading_ms() == read_ms)
        self._stage.take_in_all_sizes("play")
        self._stage.kill()
        self._stage.time.pass_ms(WITHOUT_POWER_MS)

    def _last_reading_ms(self) -> int:
        (game,) = self._stage.store.streams("game")
        reading = self._stage.store.last_reading(game.stream_id)
        return reading.at_ms if reading is not None else 0

    def _go_on(self) -> Table:
        self._stage.start()
        home = self._stage.screen(HomeScreen)
        self._stage.wait("interrupted", home.interrupted.isVisible)
        self._stage.take_in_all_sizes("home-interrupted")
        self._hands.click(home.interrupted.go_on)
        screen = self._stage.screen(PlayScreen)
        self._stage.wait("break", screen.covers.pause.isVisible)
        self._stage.take("after-the-power-cut")
        self._hands.click(screen.covers.pause.yes_button)
        self._stage.wait("resumed", lambda: screen.panels.white.clock.picture.mood.is_running)
        return Table(self._stage, screen)

    # To the end

    def _castle(self, table: Table) -> None:
        table.think()
        table.lift("e1", "g1")
        table.drop("g1")
        self._stage.wait("castled", lambda: (table.on("g1"), table.on("f1")) == ("K", "R"))
        self._stage.take("castling")
        table.press(WHITE)
        self._moves(table, ("b5", "b4"))

    def _call_the_arbiter(self, table: Table) -> None:
        """White's sleeve met the queen: the arbiter rules it accidental and sets both clocks (4.2.2, 6.10)."""
        table.think()
        table.touch("d1")
        table.await_in_hand("d1")
        self._hands.click(table.screen.panels.white.acts.button(PlayerAct.CALL_ARBITER))
        banner = table.screen.messages.banner
        self._stage.wait("arbiter_called", banner.isVisible)
        self._stage.take("arbiter-called")
        self._hands.click(banner.button("arbiter"))
        arbiter = table.screen.arbiter
        self._stage.wait("arbiter", arbiter.isVisible)
        findings = arbiter.sections.findings
        self._hands.click(findings.rows["waive_touch"])
        self._hands.click(findings.card.confirm_button)
        self._stage.wait("waived", lambda: not findings.rows["waive_touch"].isEnabled())
        self._set_clocks(table)
        self._stage.take_in_all_sizes("arbiter")
        self._hands.click(arbiter.clocks.set_button)
        self._stage.wait("clocks_set", lambda: not arbiter.clocks.is_touched)
        self._hands.click(arbiter.resume_button)
        self._stage.wait("arbiter_resumed", arbiter.stop_button.isEnabled)
        self._hands.click(arbiter.stop_button)
        self._stage.wait("arbiter_stopped", arbiter.resume_button.isEnabled)
        self._hands.click(arbiter.resume_button)
        self._hands.click(arbiter.close_button)
        self._stage.wait("arbiter_gone", lambda: not arbiter.isVisible())

    def _set_clocks(self, table: Table) -> None:
        """White's digits are typed one after another, Black's stepped by their arrows."""
        editors = table.screen.arbiter.clocks.editors
        self._hands.click(editors.white.fields[0])
        self._hands.write(SET_CLOCKS[WHITE])
        for place, wanted in enumerate(SET_CLOCKS[BLACK]):
            while editors.black.fields[place].text() != wanted:
                self._hands.click(editors.black.ups[place])
        for color in (WHITE, BLACK):
            shown = "".join(field.text() for field in editors[color].fields)
            self._stage.expect("digits", is_so=shown == SET_CLOCKS[color])

    def _mate(self, table: Table) -> None:
        self._moves(table, ("f3", "h4"), ("b4", "b3"))
        table.think()
        table.drag("e2", "h5")
        banner = table.screen.messages.banner
        self._stage.wait("result", lambda: banner.isVisible() and banner.words is not None and banner.words.is_final)
        self._stage.take_in_all_sizes("mate")
        self._hands.click(banner.button("log"))
        record = self._stage.screen(Review)
        self._stage.take("record-after-the-game")
        self._hands.click(record.header.back)
        self._stage.screen(PlayScreen)
        self._hands.click(banner.button("table"))
        screen = self._stage.screen(TournamentScreen)
        self._stage.wait("table", lambda: screen.tab == TABLE)

    def _moves(self, table: Table, *moves: tuple[str, str]) -> None:
        """Moves of both sides, each thought about and completed."""
        for start, end in moves:
            color = WHITE if table.on(start).isupper() else BLACK
            table.think(THINKING_MS)
            table.drag(start, end)
            table.press(color)

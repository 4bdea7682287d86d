"""A strict game with four irregularities that the class sees: the program rules on some, the arbiter on one.

White makes an impossible move (7.5.1); Black touches a piece and moves another (4.3); the arbiter comes by his PIN,
finds a move with two hands (7.5.4), takes a note, sets the clocks and goes back to a half-move (7.1); then White
presses the clock without a move (7.5.3), the second time, and has lost (7.5.5). Then the game is looked through.
"""

from typing import Final

from PySide6.QtCore import Qt

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.named_acts import Section
from ladya_desktop.ui.arbiter.pin_dialog import PinDialog
from ladya_desktop.ui.arbiter.pin_door import PinCard
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.play.banner_words import BannerKind
from ladya_desktop.ui.play.play_screen import ARBITER_KEY, PlayScreen
from ladya_desktop.ui.projector.game_projector import GameForClass
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.review.timeline import Filter
from ladya_desktop.ui.tour.free_game import move, sit_down, understand
from ladya_desktop.ui.tour.pin_hands import WRONG_PIN, enter_pin, remove_pin, set_pin
from ladya_desktop.ui.tour.stage import Stage
from ladya_desktop.ui.tour.table import Table

WHITE, BLACK = Color.WHITE, Color.BLACK
SET_CLOCKS: Final = {WHITE: "00830", BLACK: "01000"}
"""Digit by digit: 8:30 and 10:00."""
BACK_TO: Final = 4
"""The half-move gone back to."""


class ArbiterStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        set_pin(self._stage, self._settings())
        self._close_settings()
        players = t("tour.players").split(", ")
        table = sit_down(self._stage, Conduct.STRICT, names=players)
        self._play_wrongly(table)
        self._touch_and_move_another(table)
        self._come_in(table)
        self._show_class(table)
        self._find_two_hands(table)
        self._write_note(table)
        self._go_back(table)
        self._press_without_a_move(table)
        self._look_through(table)
        self._hands.click(self._stage.screen(HomeScreen).settings)
        enter_pin(self._stage, self._stage.dialog(PinDialog).pad)
        remove_pin(self._stage, self._stage.dialog(SettingsDialog))
        self._close_settings()

    # Ruled by the program

    def _play_wrongly(self, table: Table) -> None:
        """The board shows what was wrong, for whoever wants to see it."""
        move(table, WHITE, "e2", "e4")
        move(table, BLACK, "e7", "e5")
        table.think()
        table.drag("b1", "b3")
        self._press_on_fault(table, WHITE)
        banner = table.screen.messages.banner
        self._hands.click(banner.button("show"))
        self._stage.wait("story", lambda: table.screen.board.shown.placement.at("b3") == "N")
        self._stage.take("show-me")
        self._hands.click(banner.button("show"))
        self._stage.wait("story_over", lambda: not table.screen.board.is_story_told)
        understand(table)
        table.drag("b1", "c3")
        table.press(WHITE)

    def _touch_and_move_another(self, table: Table) -> None:
        table.think()
        table.touch("g8")
        table.await_in_hand("g8")
        table.touch("g8")
        table.await_in_hand(None)
        table.lift("d7", "d6")
        table.drop("d6")
        self._stage.wait("ruling", table.screen.messages.banner.isVisible)
        self._stage.expect("taken_back", is_so=table.on("d7") == "p")
        self._stage.take("strict-touch-move")
        understand(table)
        table.drag("g8", "f6")
        table.press(BLACK)
        move(table, WHITE, "f1", "c4")
        move(table, BLACK, "f8", "c5")

    # Ruled by the arbiter

    def _come_in(self, table: Table) -> None:
        """The pad lies over the side that does not have the move; one wrong PIN, then the right one."""
        screen = table.screen
        self._hands.key(ARBITER_KEY)
        card = screen.door.card
        assert isinstance(card, PinCard)
        self._stage.expect("pin_pad", is_so=card.isVisible())
        self._stage.take_in_all_sizes("arbiter-pin")
        enter_pin(self._stage, card.pad, WRONG_PIN)
        self._stage.take("arbiter-pin-wrong")
        enter_pin(self._stage, card.pad)
        self._stage.wait("arbiter", screen.arbiter.isVisible)

    def _show_class(self, table: Table) -> None:
        """The game on the class's screen, brought there from the panel."""
        if not self._stage.has_class_screen:
            return
        self._hands.click(table.screen.arbiter.projector_button)
        self._stage.wait("projector", lambda: self._stage.is_class_shown)
        self._stage.give_back_keyboard()

    def _take_class(self, table: Table, name: str) -> None:
        for_class = table.screen.findChild(GameForClass)
        assert for_class is not None
        if self._stage.has_class_screen:
            self._stage.take_class(name, for_class.projector.window)

    def _find_two_hands(self, table: Table) -> None:
        sections = table.screen.arbiter.sections
        findings, counts = sections.findings, sections.counts
        self._hands.click(sections.tabs.buttons[Section.MOVES])
        self._hands.click(findings.rows[Finding.TWO_HANDS])
        self._stage.wait("consequence", findings.card.confirm_button.isVisible)
        self._stage.take_in_all_sizes("arbiter-finding")
        self._hands.rest(self._stage.window)
        self._hands.click(findings.card.confirm_button)
        self._stage.wait("found", lambda: counts.illegal.black.number.text() == "1")
        self._stage.take("arbiter-found")
        self._take_class(table, "class-screen-game-ruling")

    def _write_note(self, table: Table) -> None:
        sections = table.screen.arbiter.sections
        self._hands.click(sections.tabs.buttons[Section.RECORD])
        self._hands.click(sections.notes.field)
        self._hands.write(t("tour.note"))
        self._hands.click(sections.notes.write_button)
        self._stage.wait("note", lambda: t("tour.note") in sections.notes.written.text())
        self._stage.take("arbiter-note")

    def _go_back(self, table: Table) -> None:
        """7.1: to a half-move, with clocks that were set digit by digit; they stand since the finding."""
        arbiter = table.screen.arbiter
        self._stage.wait("stopped", arbiter.resume_button.isEnabled)
        for color, digits in SET_CLOCKS.items():
            self._hands.click(arbiter.clocks.editors[color].fields[0])
            self._hands.write(digits)
        sections = arbiter.sections
        self._hands.click(sections.tabs.buttons[Section.BACK])
        plies = sections.back.plies
        item = plies.item(plies.count() - 1 - BACK_TO)
        plies.scrollToItem(item)
        self._hands.click(plies.viewport(), plies.visualItemRect(item).center())
        self._stage.wait("half_move", lambda: sections.back.ply == BACK_TO)
        self._stage.expect("with_clocks", is_so=sections.back.with_clocks.isChecked())
        self._stage.take_in_all_sizes("arbiter-go-back")
        self._hands.rest(self._stage.window)  # the page comes to rest too
        self._hands.click(sections.back.card.confirm_button)
        self._stage.wait("gone_back", lambda: (table.on("c4"), table.on("c5")) == ("", ""))
        self._stage.take("arbiter-gone-back")
        self._hands.click(arbiter.resume_button)
        self._stage.wait("resumed", arbiter.stop_button.isEnabled)
        self._hands.click(arbiter.close_button)
        self._stage.wait("arbiter_gone", lambda: not arbiter.isVisible())
        self._take_class(table, "class-screen-game")

    # The end

    def _press_without_a_move(self, table: Table) -> None:
        """White's second: the game is lost for White."""
        table.think()
        self._press_on_fault(table, WHITE)
        words = table.screen.messages.banner.words
        self._stage.expect("lost", is_so=words is not None and words.kind is BannerKind.RESULT)
        self._stage.take_in_all_sizes("strict-lost")
        self._take_class(table, "class-screen-game-over")

    def _look_through(self, table: Table) -> None:
        """The review of it: rulings alone, then the first of them."""
        self._hands.click(table.screen.messages.banner.button("log"))
        review = self._stage.screen(Review)
        self._stage.wait("chart", lambda: bool(review.chart.chart.bars))
        self._hands.click(review.card.filters[Filter.RULINGS])
        self._hands.key(Qt.Key.Key_Home)
        self._hands.key(Qt.Key.Key_Right)
        self._stage.take_in_all_sizes("review-of-rulings")
        self._hands.click(review.header.back)
        self._stage.screen(PlayScreen)
        self._hands.click(table.screen.messages.banner.button("home"))
        self._stage.screen(HomeScreen)
        self._stage.wait("projector_gone", lambda: not self._stage.is_class_shown)

    def _press_on_fault(self, table: Table, color: Color) -> None:
        self._hands.click(table.screen.panels[color].clock)
        self._stage.wait("ruling", table.screen.messages.banner.isVisible)

    def _settings(self) -> SettingsDialog:
        self._hands.click(self._stage.screen(HomeScreen).settings)
        return self._stage.dialog(SettingsDialog)

    def _close_settings(self) -> None:
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()

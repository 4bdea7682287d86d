"""A player's side of the table, asked and answered by mouse and keyboard."""

from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Regulations, Supervision
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Player, PlayerAct
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.play.layout import play_layout
from ladya_desktop.ui.play.player_panel import PlayerPanel
from tests.ui.play.fake_port import NOTHING, OFF_MOVE, ON_MOVE, FakePort, game_view, stopped
from tests.ui.play.seat import Seat

OFFERED = ByColor(ON_MOVE - {PlayerAct.OFFER_DRAW} | {PlayerAct.ANSWER_OFFER}, OFF_MOVE - {PlayerAct.OFFER_DRAW})


@dataclass
class Side:
    """White's panel alone in a window, kept up to date by its port."""

    seat: Seat
    port: FakePort
    panel: PlayerPanel

    def show(self, view: GameView) -> None:
        self.port.show(view)

    def click_act(self, act: PlayerAct) -> None:
        self.seat.click(self.panel.acts.button(act))

    @property
    def visible(self) -> set[str]:
        pages = {"acts": self.panel.acts, "offer": self.panel.offer, "resign": self.panel.resign}
        return {name for name, page in {**pages, "claim": self.panel.claim}.items() if page.isVisible()}


@pytest.fixture
def side(qtbot: QtBot) -> Side:
    window, port = QWidget(), FakePort()
    layout = play_layout(QSize(1366, 768))
    panel = PlayerPanel(Color.WHITE, port, layout.measures, window)
    panel.setGeometry(layout.left)
    port.view_changed.connect(panel.present)
    return Side(Seat(qtbot, window, 400, 768), port, panel)


def test_only_what_is_available_can_be_pressed(side: Side) -> None:
    side.show(game_view(available=ByColor(OFF_MOVE, ON_MOVE)))
    enabled = {act for act in ON_MOVE - {PlayerAct.PRESS} if side.panel.acts.button(act).isEnabled()}
    assert enabled == OFF_MOVE


@pytest.mark.parametrize(
    ("act", "call"),
    [
        (PlayerAct.OFFER_DRAW, ("offer_draw", Color.WHITE)),
        (PlayerAct.CALL_ARBITER, ("call_arbiter", Color.WHITE)),
    ],
)
def test_an_act_without_a_question_is_done_at_once(side: Side, act: PlayerAct, call: tuple[object, ...]) -> None:
    side.click_act(act)
    assert side.port.calls == [call]


def test_the_arbiter_is_not_called_twice(side: Side) -> None:
    side.show(stopped(game_view(available=ByColor(OFF_MOVE, OFF_MOVE), awaits_arbiter=True)))
    assert not side.panel.acts.button(PlayerAct.CALL_ARBITER).isEnabled()
    side.show(stopped(game_view(available=ByColor(OFF_MOVE, OFF_MOVE))))
    assert side.panel.acts.button(PlayerAct.CALL_ARBITER).isEnabled()


def test_the_clock_presses_for_its_own_side(side: Side) -> None:
    side.seat.press(side.panel.clock)
    assert side.port.calls == [("press", Color.WHITE, "mouse")]


def test_resigning_asks_first(side: Side) -> None:
    side.click_act(PlayerAct.RESIGN)
    assert side.visible == {"resign"}
    assert side.port.calls == []
    side.seat.click(side.panel.resign.no_button)
    assert side.visible == {"acts"}
    side.click_act(PlayerAct.RESIGN)
    side.seat.click(side.panel.resign.yes_button)
    assert side.port.calls == [("resign", Color.WHITE)]
    assert side.visible == {"acts"}


def test_the_answer_that_changes_nothing_has_the_keyboard(side: Side) -> None:
    side.click_act(PlayerAct.RESIGN)
    side.seat.key(Qt.Key.Key_Space)
    assert side.port.calls == []
    assert side.visible == {"acts"}


def test_an_offer_takes_the_place_of_the_acts_and_leaves_the_clock(side: Side) -> None:
    clock = side.panel.clock.geometry()
    side.show(game_view(draw_offer=Color.BLACK, available=OFFERED))
    assert side.visible == {"offer"}
    assert side.panel.clock.isVisible()
    assert side.panel.clock.geometry() == clock


def test_an_offer_is_accepted_or_declined(side: Side) -> None:
    side.show(game_view(draw_offer=Color.BLACK, available=OFFERED))
    side.seat.click(side.panel.offer.yes_button)
    side.seat.click(side.panel.offer.no_button)
    side.seat.click(side.panel.offer.call_button)
    assert side.port.calls == [
        ("accept_draw", Color.WHITE),
        ("decline_draw", Color.WHITE),
        ("call_arbiter", Color.WHITE),
    ]


def test_ones_own_offer_is_no_question_to_oneself(side: Side) -> None:
    side.show(game_view(draw_offer=Color.WHITE))
    assert side.visible == {"acts"}


def test_a_lapsed_offer_gives_the_acts_back(side: Side) -> None:
    side.show(game_view(draw_offer=Color.BLACK, available=OFFERED))
    side.show(game_view())
    assert side.visible == {"acts"}


def test_a_claim_is_chosen_and_confirmed(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    assert side.visible == {"claim"}
    assert not side.panel.claim.confirm_button.isEnabled()
    side.seat.click(side.panel.claim.options["fifty"])
    side.seat.click(side.panel.claim.confirm_button)
    assert side.port.calls == [("claim_fifty", Color.WHITE, None)]
    assert side.visible == {"acts"}


def test_a_claim_by_keyboard_alone(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    side.seat.key(Qt.Key.Key_Space)
    assert side.panel.claim.options["threefold"].isChecked()
    side.panel.claim.confirm_button.setFocus()
    side.seat.key(Qt.Key.Key_Space)
    assert side.port.calls == [("claim_threefold", Color.WHITE, None)]


def test_each_sheet_begins_without_a_choice(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    side.seat.click(side.panel.claim.options["fifty"])
    side.seat.click(side.panel.claim.back_button)
    assert side.port.calls == []
    side.click_act(PlayerAct.CLAIM_DRAW)
    assert not any(option.isChecked() for option in side.panel.claim.options.values())
    assert not side.panel.claim.confirm_button.isEnabled()


def test_the_claimants_clock_runs_on_top_and_a_click_on_it_does_nothing(side: Side) -> None:
    """He has made no move yet: on a wooden board the press would be an impossible move."""
    side.click_act(PlayerAct.CLAIM_DRAW)
    assert side.panel.claim.clock.is_ticking
    side.seat.click(side.panel.claim.clock)
    assert side.port.calls == []
    assert side.visible == {"claim"}


def test_the_clock_above_a_call_can_be_pressed(side: Side) -> None:
    view = game_view()
    side.show(replace(view, regulations=replace(view.regulations, supervision=Supervision.LIMITED)))
    side.click_act(PlayerAct.CALL_ARBITER)
    side.seat.press(side.panel.call.clock)
    assert side.port.calls == [("press", Color.WHITE, "mouse")]


def test_the_sheet_closes_when_it_can_be_used_no_more(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    side.show(game_view(available=ByColor(OFF_MOVE, ON_MOVE)))
    assert side.visible == {"acts"}


BEFORE_THE_PRESS = replace(game_view().clock, running=Color.BLACK)
NO_CLOCK = Regulations(time_control=TimeControl.from_pgn("-"))


@pytest.mark.parametrize(
    ("view", "is_offered"),
    [
        (game_view(), True),
        (game_view(clock=BEFORE_THE_PRESS), False),
        (game_view(clock=replace(BEFORE_THE_PRESS, running=None), regulations=NO_CLOCK), True),
        (game_view(touched=("e2",), has_touched=True), True),
        (game_view(tray=("P",), has_touched=True), True),
    ],
)
def test_off_move_alone_nobody_adjusts_or_claims(side: Side, view: GameView, is_offered: bool) -> None:
    side.show(view)
    assert side.panel.acts.button(PlayerAct.CLAIM_DRAW).isEnabled() is is_offered
    assert side.panel.acts.button(PlayerAct.ADJUST).isEnabled() is is_offered
    assert side.panel.acts.button(PlayerAct.RESIGN).isEnabled()


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        (PlayerAct.CLAIM_DRAW, ["refusal.claim_after_touch", "9.4"]),
        (PlayerAct.ADJUST, ["refusal.adjust_after_touch", "4.2.1"]),
    ],
)
def test_after_a_touch_both_are_answered_by_the_laws(
    side: Side, qtbot: QtBot, act: PlayerAct, answer: list[str]
) -> None:
    """Also of a piece that lies beside the board already, which `touched` does not name."""
    side.show(game_view(tray=("P",), has_touched=True))
    with qtbot.assertNotEmitted(side.panel.adjust_toggled), qtbot.waitSignal(side.panel.answered) as told:
        side.click_act(act)
    assert told.args == answer
    assert side.visible == {"acts"}
    assert not side.panel.is_adjusting
    assert side.port.calls == []


def test_the_sheet_closes_when_a_piece_is_touched(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    side.show(game_view(touched=("e2",), has_touched=True))
    assert side.visible == {"acts"}


def test_the_sheet_stays_while_only_time_passes(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    side.show(game_view(draw_offer=Color.BLACK, available=OFFERED))
    assert side.visible == {"claim"}


def test_the_cost_of_a_wrong_claim_is_told(side: Side) -> None:
    side.click_act(PlayerAct.CLAIM_DRAW)
    side.seat.click(side.panel.claim.options["fifty"])
    assert "+2 минуты" in side.panel.claim.confirm_button.accessibleDescription()


def test_adjusting_can_be_switched_on_and_is_shown(side: Side, qtbot: QtBot) -> None:
    with qtbot.waitSignal(side.panel.adjust_toggled) as told:
        side.click_act(PlayerAct.ADJUST)
    assert told.args == [Color.WHITE, True]
    assert side.panel.is_adjusting


def test_off_move_nobody_adjusts(side: Side) -> None:
    side.click_act(PlayerAct.ADJUST)
    side.show(game_view(available=ByColor(OFF_MOVE, ON_MOVE)))
    assert not side.panel.is_adjusting


def test_everything_has_a_name_for_a_screen_reader(side: Side) -> None:
    side.show(stopped(game_view()))
    for act in ON_MOVE - {PlayerAct.PRESS}:
        assert side.panel.acts.button(act).accessibleName()
    assert side.panel.clock.accessibleName() == "Часы белых"
    assert side.panel.names.accessibleName() == "Дубравина Вера Белые · 3А класс"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 576), (960, 540), (683, 384)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_word_is_cut_off_in_any_window(side: Side, size: tuple[int, int], language: str) -> None:
    set_language("ru" if language == "ru" else "en")
    layout = play_layout(QSize(*size))
    side.panel.setGeometry(layout.left)
    side.panel.set_measures(layout.measures, has_tools=layout.is_bar_overlay)
    side.panel.retranslate()
    for act in ON_MOVE - {PlayerAct.PRESS}:
        button = side.panel.acts.button(act)
        words_px = button.fontMetrics().horizontalAdvance(button.text()) if button.text() else 0
        assert words_px + button.iconSize().width() <= button.width() - 2, button.accessibleName()
    side.show(game_view(draw_offer=Color.BLACK, available=OFFERED))
    for button in (side.panel.offer.yes_button, side.panel.offer.no_button):
        assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width() - 2


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
def test_the_arbiter_can_be_called_while_an_offer_is_open(side: Side, size: tuple[int, int]) -> None:
    layout = play_layout(QSize(*size))
    side.panel.setGeometry(layout.left)
    side.panel.set_measures(layout.measures, has_tools=layout.is_bar_overlay)
    side.show(game_view(draw_offer=Color.BLACK, available=OFFERED))
    offer = side.panel.offer
    assert offer.call_button.isVisible()
    parts = (offer.yes_button, offer.no_button, offer.call_button)
    assert all(offer.rect().contains(each.geometry()) for each in parts)
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(parts, 2))
    side.seat.click(offer.call_button)
    assert side.port.calls == [("call_arbiter", Color.WHITE)]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_beside_the_tools_the_call_says_all_it_says_elsewhere(side: Side, language: str) -> None:
    """Its short word is that of the arbiter's own door."""
    set_language("ru" if language == "ru" else "en")
    layout = play_layout(QSize(1024, 576))
    side.panel.setGeometry(layout.left)
    side.panel.set_measures(layout.measures, has_tools=True)
    side.panel.retranslate()
    assert side.panel.acts.button(PlayerAct.CALL_ARBITER).text() == t("play.act.call_arbiter")


def test_a_long_name_is_whole(side: Side) -> None:
    name = "Константинопольский-Задунайский Аристарх"
    view = game_view()
    side.show(replace(view, players=view.players.put(Color.WHITE, Player(name=name, school_class="3Б"))))
    text = side.panel.names.fitted_name()
    assert text.lines == ("Константинопольский-", "Задунайский Аристарх")
    assert text.size_px >= 14
    assert side.panel.names.accessibleName() == f"{name} Белые · 3Б класс"


def test_without_a_name_the_side_is_named(side: Side) -> None:
    view = game_view()
    side.show(replace(view, players=view.players.put(Color.WHITE, Player(name="", school_class=""))))
    assert side.panel.names.accessibleName() == "Белые"


def test_nothing_is_asked_of_a_game_that_is_over(side: Side) -> None:
    side.click_act(PlayerAct.RESIGN)
    side.show(stopped(game_view(), available=ByColor(NOTHING, NOTHING)))
    assert side.visible == {"acts"}

"""What the arbiter can do, and what the program does of it."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.acts import Actor, WaiveTouch
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Conduct, Regulations, Rulings, Supervision
from ladya_desktop.game.result import Score
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.catalogue import LANGUAGES
from ladya_desktop.ui.arbiter.arbiter_menu import ArbiterMenu
from ladya_desktop.ui.arbiter.named_acts import Section
from tests.ui.hands import settle
from tests.ui.play.fake_port import FakePort, game_view, stopped
from tests.ui.play.seat import Seat

LONG = Notice(code="ruling.illegal_move", is_ruling=True, color=Color.WHITE, article="7.5.5", params=(("minutes", 2),))
WITHOUT_CLOCK = Regulations(time_control=TimeControl(base_ms=None))


@dataclass
class Office:
    """The menu in a window of its own."""

    seat: Seat
    port: FakePort
    menu: ArbiterMenu

    def show(self, view: GameView) -> None:
        self.port.show(view)


@pytest.fixture
def office(qtbot: QtBot) -> Office:
    port = FakePort(stopped(game_view()))
    menu = ArbiterMenu(port)
    port.view_changed.connect(menu.present)
    return Office(Seat(qtbot, menu, 724, 744), port, menu)


def test_stop_and_resume_as_the_clocks_are(office: Office) -> None:
    assert not office.menu.stop_button.isEnabled()
    office.seat.click(office.menu.resume_button)
    office.show(game_view())
    assert not office.menu.resume_button.isEnabled()
    office.seat.click(office.menu.stop_button)
    assert office.port.calls == [("resume",), ("stop",)]


def test_without_clocks_there_are_none_to_be_stopped_or_set(office: Office) -> None:
    menu = office.menu
    office.show(game_view(regulations=WITHOUT_CLOCK))
    parts = (menu.clocks, menu.stop_button, menu.clocks.set_button)
    assert not any(part.isVisible() for part in parts)
    assert menu.resume_button.isVisible()
    assert "часов нет" in _state_of(menu)
    office.show(game_view())
    assert all(part.isVisible() for part in parts)
    assert "Часы идут" in _state_of(menu)


def _state_of(menu: ArbiterMenu) -> str:
    return " ".join(label.text() for label in menu.findChildren(QLabel))


def test_a_touch_is_waived_if_there_is_one(office: Office) -> None:
    findings = office.menu.sections.findings
    assert not findings.rows["waive_touch"].isEnabled()
    office.show(stopped(game_view(touched=("g1",))))
    office.seat.click(findings.rows["waive_touch"])
    assert office.port.calls == []
    office.seat.click(findings.card.confirm_button)
    assert office.port.calls == [("rule", WaiveTouch(by=Actor.ARBITER, at_ms=0))]


def test_only_the_clock_that_was_changed_is_set(office: Office) -> None:
    assert not office.menu.clocks.set_button.isEnabled()
    office.seat.click(office.menu.clocks.editors.black.ups[2])
    office.seat.click(office.menu.clocks.set_button)
    assert office.port.calls == [("set_clocks", None, 261_000)]


def test_both_clocks_can_be_set(office: Office) -> None:
    for color in (Color.WHITE, Color.BLACK):
        office.seat.click(office.menu.clocks.editors[color].downs[2])
    office.seat.click(office.menu.clocks.set_button)
    assert office.port.calls == [("set_clocks", 108_000, 141_000)]


def test_a_time_begun_to_be_set_is_not_overwritten_by_the_game(office: Office) -> None:
    office.seat.click(office.menu.clocks.editors.white.ups[2])
    office.show(stopped(game_view(clock=ClockState(remaining_ms=ByColor(1_000, 2_000)))))
    assert office.menu.clocks.editors.white.value_ms == 228_000
    office.menu.reload()
    assert office.menu.clocks.editors.white.value_ms == 1_000


def test_what_a_clock_was_is_said_once_a_hand_has_changed_it(office: Office) -> None:
    was = {label.text() for label in office.menu.clocks.findChildren(QLabel)}
    assert not any(words.startswith("было") for words in was)
    office.seat.click(office.menu.clocks.editors.white.ups[2])
    assert [label.text() for label in office.menu.clocks.findChildren(QLabel) if label.text().startswith("было")] == [
        "было 2:48"
    ]


def test_an_untouched_editor_follows_the_clocks(office: Office) -> None:
    office.show(stopped(game_view(clock=ClockState(remaining_ms=ByColor(61_000, 2_000)))))
    assert office.menu.clocks.editors.white.value_ms == 61_000


def test_the_digits_go_with_the_clock_that_runs(office: Office, qtbot: QtBot) -> None:
    office.show(game_view())
    office.port.time_ms = 14_000
    qtbot.waitUntil(lambda: office.menu.clocks.editors.white.value_ms == 154_000)
    office.seat.click(office.menu.clocks.editors.white.ups[2])
    office.seat.click(office.menu.clocks.set_button)
    assert office.port.calls == [("set_clocks", 214_000, None)]


def test_setting_the_clock_that_stands_leaves_the_running_one_to_run(office: Office, qtbot: QtBot) -> None:
    office.show(game_view())
    office.seat.click(office.menu.clocks.editors.black.ups[2])
    office.port.time_ms = 14_000
    qtbot.waitUntil(lambda: office.menu.clocks.editors.white.value_ms == 154_000)
    assert office.menu.clocks.editors.black.value_ms == 261_000
    office.seat.click(office.menu.clocks.set_button)
    assert office.port.calls == [("set_clocks", None, 261_000)]


def to_zero(office: Office, color: Color) -> None:
    office.menu.clocks.editors[color].fields[0].setFocus()
    office.seat.type("00000")


def test_a_zero_that_would_end_the_game_at_once_is_not_set(office: Office) -> None:
    office.show(game_view())
    to_zero(office, Color.WHITE)
    assert not office.menu.clocks.set_button.isEnabled()
    assert "флаг белых упадёт сразу" in office.menu.clocks.why_not.text()
    office.seat.click(office.menu.clocks.editors.white.ups[4])
    assert office.menu.clocks.why_not.text() == ""
    office.seat.click(office.menu.clocks.set_button)
    assert office.port.calls == [("set_clocks", 1_000, None)]


def test_while_the_clocks_stand_the_side_to_move_is_not_set_to_zero(office: Office) -> None:
    office.show(stopped(game_view(to_move=Color.BLACK)))
    to_zero(office, Color.BLACK)
    assert not office.menu.clocks.set_button.isEnabled()
    office.menu.reload()
    to_zero(office, Color.WHITE)
    office.seat.click(office.menu.clocks.set_button)
    assert office.port.calls == [("set_clocks", 0, None)]


def test_a_menu_that_is_closed_reads_no_clock(office: Office) -> None:
    office.show(game_view())
    assert office.menu.is_ticking
    office.menu.hide()
    assert not office.menu.is_ticking


def test_what_a_result_means_is_shown_before_it_is_declared(office: Office) -> None:
    office.menu.sections.show_section(Section.RESULT)
    result = office.menu.sections.result
    assert not result.declare_button.isEnabled()
    office.seat.click(result.buttons[Score.WHITE_WINS])
    assert result.consequence == "Белые выиграли. Очки: белым 1, чёрным 0."
    assert office.port.calls == []
    office.seat.click(result.declare_button)
    assert office.port.calls == [("declare", Score.WHITE_WINS)]


@pytest.mark.parametrize("score", list(Score))
def test_every_result_can_be_declared(office: Office, score: Score) -> None:
    office.menu.sections.show_section(Section.RESULT)
    office.seat.click(office.menu.sections.result.buttons[score])
    assert office.menu.sections.result.consequence != "Сначала выбрать результат."
    office.seat.click(office.menu.sections.result.declare_button)
    assert office.port.calls == [("declare", score)]


def test_an_annulled_game_gives_no_points(office: Office) -> None:
    office.menu.sections.show_section(Section.RESULT)
    office.seat.click(office.menu.sections.result.buttons[Score.ANNULLED])
    assert office.menu.sections.result.consequence == "Партия отменена, играют новую. Очки не ставятся."


def test_a_result_that_stands_can_be_changed_but_not_the_clocks(office: Office) -> None:
    office.show(replace(stopped(game_view(touched=("g1",))), phase=Phase.ENDED))
    office.seat.click(office.menu.clocks.editors.white.ups[2])
    menu = office.menu
    assert not any(button.isEnabled() for button in (menu.stop_button, menu.resume_button, menu.clocks.set_button))
    assert not any(row.isEnabled() for row in menu.sections.findings.rows.values())
    menu.sections.show_section(Section.RESULT)
    office.seat.click(menu.sections.result.buttons[Score.DRAW])
    office.seat.click(menu.sections.result.declare_button)
    assert office.port.calls == [("declare", Score.DRAW)]


def test_without_clocks_there_is_nothing_to_stop_or_set(office: Office) -> None:
    office.show(game_view(regulations=WITHOUT_CLOCK))
    office.seat.click(office.menu.clocks.editors.white.ups[2])
    assert not office.menu.stop_button.isEnabled()
    assert not office.menu.clocks.set_button.isEnabled()


def test_it_opens_anew_each_time(office: Office) -> None:
    office.menu.sections.show_section(Section.RESULT)
    office.seat.click(office.menu.sections.result.buttons[Score.DRAW])
    office.menu.reload()
    assert office.menu.sections.section is Section.OFTEN
    assert not office.menu.sections.result.declare_button.isEnabled()
    assert not any(button.isChecked() for button in office.menu.sections.result.buttons.values())


def is_whole(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()


def test_after_a_ruling_and_opened_anew_the_clocks_are_at_hand(qtbot: QtBot) -> None:
    port = FakePort(stopped(game_view(touched=("g1",))))
    menu = ArbiterMenu(port)
    port.view_changed.connect(menu.present)
    seat = Seat(qtbot, menu, 724, 480)
    digits = menu.clocks.editors.white
    seat.click(menu.sections.findings.rows["waive_touch"])
    settle()
    assert digits.visibleRegion().isEmpty()
    menu.sections.findings.card.confirm_button.click()
    port.show(stopped(game_view(notice=Notice(code="refusal.not_allowed_now", is_ruling=False))))
    settle()
    assert is_whole(digits)
    seat.click(menu.sections.tabs.buttons[Section.RECORD])
    settle()
    assert not is_whole(digits)
    menu.reload()
    assert is_whole(digits)


@pytest.mark.parametrize("size", [(724, 744), (620, 552)])
def test_stopping_and_setting_the_clocks_stays_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    menu = ArbiterMenu(FakePort(game_view(touched=("g1",))))
    seat = Seat(qtbot, menu, *size)
    for section in menu.sections.tabs.buttons:
        menu.sections.tabs.buttons[section].click()
        settle()
        assert all(is_whole(part) for part in (menu.stop_button, menu.resume_button, menu.clocks.set_button))
    menu.sections.tabs.buttons[Section.OFTEN].click()
    menu.sections.findings.rows["waive_touch"].click()
    settle()
    assert is_whole(menu.stop_button)
    seat.click(menu.stop_button)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(724, 744), (642, 552), (676, 376)])
def test_nothing_is_cut_at_the_upper_edge_by_what_has_opened(
    qtbot: QtBot, size: tuple[int, int], language: Language
) -> None:
    """The page begins where something does: the clocks, the sections, a card, one of its sentences."""
    set_language(language)
    port = FakePort(stopped(game_view(touched=("g1",))))
    port.otherwise[WaiveTouch] = (stopped(game_view(notice=LONG)), ByColor(0, 0))
    menu = ArbiterMenu(port)
    Seat(qtbot, menu, *size)
    for section in (Section.RECORD, Section.COUNTS, Section.OFTEN):
        menu.sections.tabs.buttons[section].click()
        settle()
        assert begins_whole(menu), section
    menu.sections.findings.rows["waive_touch"].click()
    settle()
    assert is_whole(menu.sections.findings.card.confirm_button)
    assert begins_whole(menu)


def begins_whole(menu: ArbiterMenu) -> bool:
    page = menu.sections.parentWidget()
    assert page is not None
    card = menu.sections.open_card
    parts = (menu.clocks, menu.sections.tabs, *(() if card is None else card.stops), *menu.sections.stops)
    tops = {part.mapTo(page, QPoint()).y() for part in parts if part.isVisible()}
    return -page.y() == 0 or any(0 <= top + page.y() <= 10 for top in tops)


def test_a_low_panel_scrolls_them_with_the_rest(qtbot: QtBot) -> None:
    menu = ArbiterMenu(FakePort(game_view(touched=("g1",))))
    seat = Seat(qtbot, menu, 676, 376)
    settle()
    assert is_whole(menu.stop_button)
    menu.sections.findings.rows["waive_touch"].click()
    settle()
    assert not is_whole(menu.stop_button)
    seat.window.resize(724, 744)
    settle()
    assert is_whole(menu.stop_button)


def test_close_and_record_are_signals(office: Office, qtbot: QtBot) -> None:
    with qtbot.waitSignal(office.menu.closed):
        office.seat.click(office.menu.close_button)
    office.menu.sections.show_section(Section.RECORD)
    with qtbot.waitSignal(office.menu.log_requested):
        office.seat.click(office.menu.log_button)


def test_it_speaks_the_language_chosen(office: Office) -> None:
    set_language("en")
    office.menu.retranslate()
    assert office.menu.stop_button.text() == "Stop the clocks"
    assert office.menu.sections.result.buttons[Score.DRAW].accessibleName() == "A draw."


@pytest.mark.parametrize("size", [(724, 744), (644, 744), (900, 532)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_each_result_has_its_words_beside_the_sign(office: Office, size: tuple[int, int], language: Language) -> None:
    office.menu.sections.show_section(Section.RESULT)
    set_language(language)
    office.menu.retranslate()
    office.menu.resize(*size)
    for button in office.menu.sections.result.buttons.values():
        button.click()  # the one chosen is written in bold
        settle()
        sign, words = button.text().split("\n")
        assert sign != words
        widest = max(button.fontMetrics().horizontalAdvance(each) for each in (sign, words))
        assert widest <= button.width() - 6
        assert button.height() >= 2 * button.fontMetrics().height()
        assert button.mapTo(office.menu, button.rect().topRight()).x() < office.menu.width() - 16


def test_who_did_not_come_and_whose_the_half_point_is_stands_on_the_buttons(office: Office) -> None:
    buttons = office.menu.sections.result.buttons
    assert buttons[Score.WHITE_BY_FORFEIT].text() == "+ : −\nнеявка чёрных"
    assert buttons[Score.BLACK_BY_FORFEIT].text() == "− : +\nнеявка белых"
    assert buttons[Score.WHITE_HALF].text() == "½–0\n½ очка белым"


@pytest.mark.parametrize(
    ("supervision", "rulings", "said"),
    [
        (Supervision.FULL, Rulings.AUTOMATIC, "Решает программа, судья может решить иначе."),
        (Supervision.FULL, Rulings.CONFIRM_END, "Решает программа, конец партии подтверждает судья."),
        (Supervision.FULL, Rulings.ARBITER, "О нарушениях решает судья."),
        (Supervision.LIMITED, Rulings.AUTOMATIC, "О нарушениях решают по заявлению игрока или судьи."),
    ],
)
def test_it_says_who_rules_here(office: Office, supervision: Supervision, rulings: Rulings, said: str) -> None:
    control = TimeControl(base_ms=300_000)
    regulations = Regulations(time_control=control, conduct=Conduct.STRICT, supervision=supervision, rulings=rulings)
    office.show(stopped(game_view(regulations=regulations)))
    office.menu.reload()
    assert office.menu.who_rules.text() == said

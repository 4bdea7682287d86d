"""What is said during a game, and where."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.view import Awaited, Notice
from ladya_desktop.texts import Language, set_language
from tests.ui.hands import settle
from tests.ui.play.fake_port import game_view, stopped
from tests.ui.play.laid_table import REJECTED, SPRING, LaidTable, lay, over
from tests.ui.play.seat import LEFT_CTRL

# What is said


def test_a_ruling_takes_the_place_of_the_bar(table: LaidTable) -> None:
    board, panel = table.screen.board.geometry(), table.screen.panels.white.geometry()
    table.port.show(stopped(game_view(), notice=REJECTED))
    banner = table.screen.messages.banner
    assert banner.isVisible()
    assert banner.geometry().bottom() == 763
    assert (table.screen.board.geometry(), table.screen.panels.white.geometry()) == (board, panel)
    assert "Требование неверно" in banner.text


LONG = Notice(
    code="ruling.illegal_move",
    is_ruling=True,
    color=Color.WHITE,
    article="7.5.1",
    params=(
        ("minutes", 2),
        *(("fault", "illegal.piece_does_not_move_so"), ("piece", "knight"), ("from", "b1"), ("to", "b4")),
        ("beware", "beware.next_loses"),
    ),
)


LARGE, MIDDLE, LOW, SMALL = (1440, 900), (1366, 768), (1024, 576), (683, 384)
THERE_AND_BACK = (MIDDLE, SMALL, LARGE, LOW, (1920, 1080), MIDDLE, LOW, LARGE)
FOUND = ("undone", "time_added", "restored", "colours_reversed", "board_turned", "stopped", "claim_rejected_touch_move")


@pytest.mark.parametrize("conduct", [Conduct.GUIDED, Conduct.STRICT])
@pytest.mark.parametrize("found", FOUND)
def test_the_room_of_a_ruling_hangs_on_the_window_alone(qtbot: QtBot, found: str, conduct: Conduct) -> None:
    """Whatever size it had before, and at once: a ruling once measured higher and lower for ever."""
    regulations = replace(game_view().regulations, conduct=conduct)
    table = lay(qtbot, game_view(regulations=regulations), THERE_AND_BACK[0])
    notice = Notice(code=f"ruling.{found}", is_ruling=True, color=Color.WHITE, params=(("minutes", 2),))
    table.port.show(stopped(game_view(regulations=regulations), notice=notice))
    screen, banner = table.screen, table.screen.messages.banner
    assert banner.isVisible()
    places: dict[tuple[int, int], set[object]] = {}
    for size in THERE_AND_BACK:
        screen.resize(*size)
        settle()
        assert not banner.geometry().intersects(screen.board.geometry())
        assert banner.height() >= banner.height_for(banner.width())
        places.setdefault(size, set()).add((banner.geometry().getRect(), screen.board.geometry().getRect()))
    assert {len(each) for each in places.values()} == {1}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("is_read", [False, True])
@pytest.mark.parametrize("conduct", list(Conduct))
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1180, 700), (1920, 1080), (1024, 576), (683, 384)])
def test_nothing_lies_under_a_long_ruling(
    qtbot: QtBot, size: tuple[int, int], conduct: Conduct, is_read: bool, language: Language
) -> None:
    """Neither a square nor a file's letter, neither the tray nor an act of a player."""
    set_language(language)
    regulations = replace(game_view().regulations, conduct=conduct)
    table = lay(qtbot, game_view(regulations=regulations), size)
    before = table.screen.board.geometry()
    table.port.show(stopped(game_view(regulations=regulations), notice=LONG))
    screen, banner = table.screen, table.screen.messages.banner
    if is_read and table.banner("why").isVisible():
        table.seat.click(table.banner("why"))
    assert banner.height() >= banner.height_for(banner.width())
    assert screen.rect().contains(banner.geometry())
    parts = [screen.board, *(screen.panels[color] for color in COLORS), *([screen.tray] if screen.tray else [])]
    assert not [part for part in parts if part.geometry().intersects(banner.geometry())]
    table.port.show(game_view(regulations=regulations))
    assert screen.board.geometry() == before


def test_understood_lets_the_clock_run_on(table: LaidTable) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    table.seat.click(table.banner("understood"))
    assert table.port.calls == [("resume",)]
    table.port.show(game_view())
    assert not table.screen.messages.banner.isVisible()
    assert table.screen.board.hasFocus()


def test_a_ruling_stays_until_it_is_read(table: LaidTable) -> None:
    """A touch on the standing game changes the notice; the way on must not vanish with it."""
    table.port.show(stopped(game_view(), notice=REJECTED))
    table.port.show(stopped(game_view(), notice=Notice(code="refusal.clock_stopped", is_ruling=False)))
    assert "Требование неверно" in table.screen.messages.banner.text
    assert table.banner("understood").isVisible()


@pytest.mark.parametrize("code", ["refusal.clock_stopped", "ruling.draw_offered", "ruling.draw_declined"])
def test_why_the_clocks_stand_goes_on_being_said_whatever_a_player_does(table: LaidTable, code: str) -> None:
    called = Notice(code="ruling.stopped", is_ruling=False, color=Color.WHITE)
    waits = stopped(game_view(awaits_arbiter=True, awaits=Awaited.CALL))
    table.port.show(replace(waits, notice=called))
    said = table.screen.messages.banner.text
    table.port.show(replace(waits, notice=Notice(code=code, is_ruling=False, color=Color.BLACK)))
    assert table.screen.messages.banner.text == said
    assert said.startswith("Белые зовут судью.")


def test_a_ruling_that_stays_speaks_the_language_chosen_since(table: LaidTable) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    table.port.show(stopped(game_view(), notice=Notice(code="refusal.clock_stopped", is_ruling=False)))
    set_language("en")
    table.screen.retranslate()
    assert table.screen.messages.banner.text.startswith("The claim is wrong")
    assert table.banner("understood").isVisible()


def test_a_ruling_put_away_does_not_come_back_with_another_language(table: LaidTable) -> None:
    table.port.show(game_view(notice=REJECTED))
    table.seat.click(table.banner("understood"))
    set_language("en")
    table.screen.retranslate()
    assert not table.screen.messages.banner.isVisible()


def test_the_same_ruling_made_again_is_said_again(table: LaidTable) -> None:
    table.port.show(game_view(notice=REJECTED))
    table.seat.click(table.banner("understood"))
    table.port.show(game_view(version=2))
    table.port.show(game_view(version=3, notice=REJECTED))
    assert table.screen.messages.banner.isVisible()


def test_who_disagrees_with_a_ruling_calls_the_arbiter_and_cannot_go_on_alone(table: LaidTable) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    called = Notice(code="ruling.stopped", is_ruling=False, color=Color.WHITE)
    table.port.show(stopped(game_view(awaits_arbiter=True, awaits=Awaited.CALL), notice=called))
    assert table.screen.messages.banner.text.startswith("Белые зовут судью.")
    assert not table.banner("understood").isVisible()
    assert table.banner("arbiter").isVisible()


def test_a_ruling_in_a_game_without_clocks_is_only_put_away(table: LaidTable) -> None:
    table.port.show(game_view(notice=REJECTED))
    table.seat.click(table.banner("understood"))
    assert table.port.calls == []
    assert not table.screen.messages.banner.isVisible()


def test_the_articles_text_is_one_click_away(table: LaidTable) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    before = table.screen.messages.banner.text
    table.seat.click(table.banner("why"))
    assert len(table.screen.messages.banner.text) > len(before)
    assert "9.5.3" in table.screen.messages.banner.text.splitlines()[-1]
    table.seat.click(table.banner("why"))
    assert table.screen.messages.banner.text == before


def test_a_call_for_the_arbiter_opens_his_menu(table: LaidTable) -> None:
    table.port.show(stopped(game_view(), notice=Notice(code="ruling.stopped", is_ruling=False, color=Color.WHITE)))
    assert not table.banner("understood").isVisible()
    table.seat.click(table.banner("arbiter"))
    assert table.screen.arbiter.isVisible()


def test_a_remark_does_not_cover_the_move_being_typed(table: LaidTable) -> None:
    table.port.show(game_view(notice=SPRING))
    table.seat.type("e")
    assert table.screen.messages.typed.isVisible()
    assert not table.screen.messages.remark.isVisible()
    table.seat.key(Qt.Key.Key_Escape)
    assert table.screen.messages.remark.isVisible()


def test_a_refusal_is_a_remark_that_goes_with_the_next_act(table: LaidTable) -> None:
    table.port.show(game_view(notice=SPRING))
    remark = table.screen.messages.remark
    assert remark.isVisible()
    assert remark.text.startswith("На пути стоит фигура.")
    assert not table.screen.bar.strip.isVisible()
    assert not table.screen.messages.banner.isVisible()
    table.port.show(game_view())
    assert not remark.isVisible()
    assert table.screen.bar.strip.isVisible()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1024, 576), (683, 384)])
def test_on_a_small_screen_a_remark_covers_a_name_and_no_square(
    qtbot: QtBot, size: tuple[int, int], language: Language
) -> None:
    set_language(language)
    strict = replace(game_view().regulations, conduct=Conduct.STRICT)  # no bar at either size
    table = lay(qtbot, game_view(regulations=strict), size)
    for color in COLORS:
        table.port.show(game_view(regulations=strict, notice=replace(SPRING, color=color)))
        remark, panel = table.screen.messages.remark, table.screen.panels[color]
        assert remark.isVisible()
        assert panel.geometry().contains(remark.geometry())
        assert not remark.geometry().intersects(panel.clock.geometry().translated(panel.pos()))


def test_a_result_is_shown_with_its_reason_and_ways_on(table: LaidTable, qtbot: QtBot) -> None:
    table.port.show(over())
    banner = table.screen.messages.banner
    assert banner.text.startswith("Мат. Белые выиграли.")
    assert "Результат записывается…" in banner.text
    table.port.show(over(is_result_final=True))
    assert "Результат записан." in banner.text
    for name, signal in (
        ("table", table.screen.finished),
        ("home", table.screen.leave_requested),
        ("log", table.screen.log_requested),
    ):
        with qtbot.waitSignal(signal):
            table.seat.click(table.banner(name))


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_result_leaves_the_arbiter_a_way_to_take_it_back(
    qtbot: QtBot, language: Language, size: tuple[int, int]
) -> None:
    set_language(language)
    table = lay(qtbot, over(is_result_final=True, can_undo_ruling=True), size=size)
    banner, button = table.screen.messages.banner, table.screen.messages.banner.button("arbiter")
    assert table.screen.rect().contains(banner.geometry())
    assert banner.rect().contains(button.geometry())
    assert button.width() >= button.minimumSizeHint().width()
    table.seat.click(button)
    undo = table.screen.arbiter.sections.undo_button
    assert table.screen.arbiter.isVisible()
    assert undo.isEnabled()
    undo.click()
    assert table.port.calls == [("undo",)]


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_longest_ruling_fits(qtbot: QtBot, language: Language, size: tuple[int, int]) -> None:
    """With what was wrong, what must be played now, and that the next one loses."""
    set_language(language)
    table = lay(qtbot, size=size)
    fault = (("fault", "illegal.castling_rook_left"), ("piece", "rook"), ("square", "h8"))
    duty = (("duty", "duty.take_piece"), ("owed", "queen"), ("owed_square", "d8"), ("beware", "beware.next_loses"))
    notice = Notice(
        code="ruling.illegal_move",
        is_ruling=True,
        color=Color.BLACK,
        article="7.5.1",
        params=(("minutes", 2), *fault, *duty),
    )
    table.port.show(stopped(game_view(), notice=notice))
    banner = table.screen.messages.banner
    assert table.screen.rect().contains(banner.geometry())
    assert banner.height() >= banner.height_for(banner.width())
    assert banner.height() <= table.screen.height() / 2
    assert banner.rect().contains(banner.button("understood").geometry())


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("conduct", [Conduct.GUIDED, Conduct.STRICT])
def test_the_buttons_of_a_result_are_whole_in_the_smallest_window(
    qtbot: QtBot, language: Language, conduct: Conduct
) -> None:
    set_language(language)
    view = over(is_result_final=True)
    banner = lay(
        qtbot, over(is_result_final=True, regulations=replace(view.regulations, conduct=conduct)), size=(683, 384)
    ).screen.messages.banner
    buttons = [banner.button(name) for name in ("log", "home", "arbiter", "table")]
    assert all(button.isVisible() and button.width() >= max(44, button.sizeHint().width()) for button in buttons)
    assert not banner.button("why").isVisible()  # the article's number leads to its text
    assert "5.1.1" in banner.text


def test_a_result_taken_back_is_shown_no_more(table: LaidTable, qtbot: QtBot) -> None:
    waits = stopped(
        game_view(), notice=Notice(code="ruling.stopped", is_ruling=False), awaits_arbiter=True, awaits=Awaited.CALL
    )
    table.port.show(over(is_result_final=True))
    table.port.show(waits)
    assert table.screen.messages.banner.text.startswith("Часы остановлены.")
    assert table.banner("arbiter").isVisible()
    assert not table.banner("table").isVisible()
    with qtbot.waitSignal(table.screen.leave_requested):
        table.seat.click(table.banner("home"))


def test_clocks_of_a_game_that_is_over_stand_cl_19(table: LaidTable) -> None:
    table.port.show(over())
    assert not any(table.screen.panels[color].clock.is_ticking for color in COLORS)
    table.seat.ctrl(LEFT_CTRL)
    table.seat.click(table.screen.panels.white.clock)
    assert table.port.calls == []

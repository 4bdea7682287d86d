"""Two banners on a low board of a flat tablet: one is whole, the other a line, and the board stays in sight."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.play.ruling_banner import RulingBanner
from ladya_desktop.ui.play.tablet_turned import TurnedView
from tests.game.table import strict
from tests.game.told import pressed
from tests.ui.hands import settle
from tests.ui.play.fake_port import game_view, stopped
from tests.ui.play.flat_table import FlatTable, lay_flat

LOW = (683, 384)
WHITE_IN_CHECK = ("4k3/8/8/8/1b6/8/8/2B1K3 w - - 0 1", "c1e3")
BLACK_IN_CHECK = ("2b1k3/8/8/1B6/8/8/8/4K3 b - - 0 1", "c8e6")


class Banners:
    """Both banners of one ruling; White sits near."""

    def __init__(self, qtbot: QtBot, *, size: tuple[int, int] = LOW, fault: tuple[str, str] = WHITE_IN_CHECK) -> None:
        self.flat: FlatTable = lay_flat(qtbot, size=size)
        fen, move = fault
        view = pressed(strict(fen), move).view
        self.flat.table.port.show(stopped(replace(view, players=game_view().players)))
        self.flat.table.screen.covers.pause.hide()
        settle()
        self.near = self.flat.table.screen.messages.banner

    @property
    def far(self) -> RulingBanner:
        far = self.flat.table.screen.table.opposite.words.far
        assert far is not None
        return far

    @property
    def far_view(self) -> TurnedView:
        view = self.flat.table.screen.table.opposite.words.view
        assert view is not None
        return view

    @property
    def are_lines(self) -> tuple[bool, bool]:
        """Whether the near one is a line, and the far one: then nothing but what happened can be read."""
        return self.near.height() < 70, self.far_view.height() < 70

    def covered(self) -> float:
        """How much of the board's height lies under them."""
        board: QRect = self.flat.table.screen.table.layout.board
        return sum(board.intersected(each.geometry()).height() for each in (self.near, self.far_view)) / board.height()

    def press_far(self, name: str) -> None:
        self.flat.table.seat.click(self.flat.in_view(self.far_view, self.far.button(name)))
        settle()

    def press_near(self, name: str) -> None:
        self.flat.table.seat.click(self.near.button(name))
        settle()


@pytest.mark.parametrize("spoken", ["ru", "en"])
def test_on_a_low_board_the_other_player_has_a_line(qtbot: QtBot, spoken: Language) -> None:
    set_language(spoken)
    banners = Banners(qtbot)
    assert banners.are_lines == (False, True)
    assert banners.covered() < 0.7
    assert banners.far.button("more").text() == {"ru": "Читать", "en": "Read"}[spoken]
    assert not banners.far.button("understood").isVisible()


def test_it_is_whole_first_for_whoever_has_the_move(qtbot: QtBot) -> None:
    assert Banners(qtbot, fault=BLACK_IN_CHECK).are_lines == (True, False)


def test_whoever_opens_his_line_reads_it_whole_and_the_other_has_the_line(qtbot: QtBot) -> None:
    banners = Banners(qtbot)
    banners.press_far("more")
    assert banners.are_lines == (True, False)
    banners.press_near("more")
    assert banners.are_lines == (False, True)
    banners.press_far("more")
    banners.press_far("understood")
    assert banners.flat.table.port.calls == [("resume",)]


def test_a_new_ruling_is_whole_for_the_mover_again(qtbot: QtBot) -> None:
    banners = Banners(qtbot)
    banners.press_far("more")
    banners.flat.table.port.show(game_view())
    banners.flat.table.port.show(stopped(replace(pressed(strict(WHITE_IN_CHECK[0]), "c1e3").view)))
    settle()
    assert banners.are_lines == (False, True)


def test_while_the_board_tells_the_story_both_are_lines(qtbot: QtBot) -> None:
    banners = Banners(qtbot)
    banners.press_near("show")
    assert banners.are_lines == (True, True)
    assert banners.covered() < 0.4
    banners.press_near("show")
    assert banners.are_lines == (False, True)


@pytest.mark.parametrize("size", [(1366, 768), (768, 1366)])
def test_where_there_is_room_beside_the_board_both_are_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    banners = Banners(qtbot, size=size)
    assert all(banner.button("understood").isVisible() for banner in (banners.near, banners.far))
    assert not any(banner.button("more").isVisible() for banner in (banners.near, banners.far))

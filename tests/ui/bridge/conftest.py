"""What the tests of the bridge share."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import EventStore
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import GameSession
from ladya_desktop.storage import MemoryStore
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.stream_time import StreamTime
from tests.ui.bridge.game_table import MakeTable, Table
from tests.ui.pretended import PretendedTime


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    def make(*, store: EventStore | None = None, time_control: str = "300+3", is_started: bool = True) -> Table:
        time = PretendedTime()
        control = TimeControl.from_pgn(time_control)
        opened = ev.GameOpened(
            by=Actor.PROGRAM,
            at_ms=0,
            regulations=Regulations(time_control=control, pauses_after_ruling=True),
            base_fen=STARTING_FEN,
            remaining_ms=ByColor(control.base_ms or 0, control.base_ms or 0),
        )
        session = GameSession.create(store or MemoryStore(), opened, created_ms=time.unix_ms)
        stream_time = StreamTime(lambda: time.monotonic_ms, begin_ms=session.opened_ms, trusts_stamps=False)
        bridge = GameBridge(session, stream_time, label=str)
        views: list[GameView] = []
        bridge.view_changed.connect(views.append)
        table = Table(bridge=bridge, session=session, time=time, views=views)
        if is_started:
            bridge.start()
        return table

    return make

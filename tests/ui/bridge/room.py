"""A computer with the program's desk over one store, for tests of games and their results."""

from ladya_desktop.files.regulations import load_template
from ladya_desktop.storage import MemoryStore
from ladya_desktop.tournament.setup import Entry, GroupSetup
from ladya_desktop.tournament.view import GroupView, PairingView
from ladya_desktop.ui.bridge.desk import Desk
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.bridge.tournament import TournamentBridge
from tests.ui.organiser import draw_lots
from tests.ui.pretended import PretendedTime


class Room:
    """A computer with its store: it can be switched off and on again."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.time = PretendedTime()
        self.switch_on()

    def switch_on(self) -> None:
        """A new run of the program over the same store; what the last run held is gone."""
        surroundings = self.time.surroundings()
        self.tournament = TournamentBridge(self.store, surroundings)
        self.desk = Desk(self.store, self.tournament, surroundings)
        self.troubles: list[str] = []
        self.desk.trouble.connect(lambda code, _: self.troubles.append(code))
        self.desk.open_last_tournament()

    def begin_tournament(self, pupils: int = 4, groups: tuple[GroupSetup, ...] | None = None) -> None:
        assert self.tournament.create("Ладья", 2027, groups or load_template().groups) is None
        entries = tuple(Entry(name=f"Ученик {number}", grade=3, letter="А") for number in range(1, pupils + 1))
        assert self.tournament.add_participants(entries) is None
        assert draw_lots(self.tournament) is None

    @property
    def group(self) -> GroupView:
        view = self.tournament.view
        assert view is not None
        return next(group for group in view.groups if group.code == "II")

    def pairing(self, round_number: int = 1, board: int = 1) -> PairingView:
        return self.group.rounds[round_number - 1].pairings[board - 1]

    def open_pairing(self, round_number: int = 1, board: int = 1) -> GameBridge:
        bridge = self.desk.open_pairing("II", round_number, board)
        assert isinstance(bridge, GameBridge)
        return bridge

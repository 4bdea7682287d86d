"""The parts of the play screen as a screen reader finds them: a pupil's side, a clock face, the banner.

Made only when a screen reader asks, see `ui.accessible`; what is said is reckoned at that instant.
"""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget

from ladya_desktop.ui.play.clock_face import ClockFace
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.ruling_banner import RulingBanner

_Text = QAccessible.Text


class SpokenPanel(QAccessibleWidget):
    """One pupil's side: his name, what he must play, his time."""

    def __init__(self, panel: PlayerPanel) -> None:
        super().__init__(panel, QAccessible.Role.Grouping)
        self._panel = panel

    def text(self, kind: QAccessible.Text) -> str:
        match kind:
            case _Text.Name:
                return self._panel.names.accessibleName()
            case _Text.Description | _Text.Value:
                return self._panel.spoken
            case _:
                return ""


class SpokenClock(QAccessibleWidget):
    """A clock face: whose it is, its state and its time; a button to press as well."""

    def __init__(self, clock: ClockFace) -> None:
        super().__init__(clock, QAccessible.Role.Clock)
        self._clock = clock

    def text(self, kind: QAccessible.Text) -> str:
        picture = self._clock.picture
        match kind:
            case _Text.Name:
                return self._clock.accessibleName()
            case _Text.Value:
                return picture.time
            case _Text.Description:
                return f"{picture.captions[0]} {picture.time}".rstrip()
            case _Text.Help:
                return self._clock.toolTip() if picture.hint else ""
            case _:
                return ""

    def state(self) -> QAccessible.State:
        made = super().state()
        made.busy = int(self._clock.picture.mood.is_running)
        return made

    def childCount(self) -> int:
        return 0  # its digits are its value

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._clock.press("keyboard", 0)
        else:
            super().doAction(name)


class SpokenBanner(QAccessibleWidget):
    """What was ruled, in all its words."""

    def __init__(self, banner: RulingBanner) -> None:
        super().__init__(banner, QAccessible.Role.AlertMessage)
        self._banner = banner

    def text(self, kind: QAccessible.Text) -> str:
        return self._banner.text if kind is _Text.Name else ""

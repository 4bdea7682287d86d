"""The screen in the settings: the colours of all windows, and how large everything is."""

from collections.abc import Iterable

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import screen_look, theme
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.settings import SCALE, THEME, Settings

COLUMNS, SIZE_COLUMNS = 2, 4


class LookSection(SettingsSection):
    """Both are kept at once and worn at the next start; a button at the foot starts the program anew.

    It stands beside what closes the settings: nothing moves under the mouse that has just chosen.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        screen_look.stay_closed()
        self.themes = {name: OptionRow() for name in screen_look.THEMES}
        self.sizes = {percent: OptionRow() for percent in screen_look.PERCENTS}
        self.hint, self.again = plain_label(t("settings.open_again_hint")), QPushButton(t("settings.open_again"))
        self.again.setAutoDefault(False)
        self.again.clicked.connect(lambda: screen_look.open_again(self))
        self.hint.setWordWrap(True)
        theme.set_role(self.hint, "small")
        for name, row in self.themes.items():
            row.set_words(t(f"settings.theme_{name}"))
        for percent, row in self.sizes.items():
            row.set_words(t("settings.size_percent", percent=percent))
        self._lay_out()
        self._follow()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        chosen = self.themes[screen_look.kept_theme(self.settings)]
        self._add(column, t("settings.theme"), self.themes.values(), chosen, COLUMNS)
        size = self.sizes[screen_look.kept_percent(self.settings)]
        self._add(column, t("settings.size"), self.sizes.values(), size, SIZE_COLUMNS)
        self.foot = QWidget()
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(12)
        foot.addWidget(self.again)
        foot.addWidget(self.hint, 1)
        for name, row in self.themes.items():
            row.clicked.connect(lambda _=False, kept=name: self._keep(THEME, kept))
        for percent, row in self.sizes.items():
            row.clicked.connect(lambda _=False, kept=percent: self._keep(SCALE, str(kept)))

    def _add(self, column: QVBoxLayout, words: str, rows: Iterable[OptionRow], chosen: OptionRow, columns: int) -> None:
        heading = plain_label(words)
        theme.set_role(heading, "strong")
        column.addWidget(heading)
        grid, group = QGridLayout(), QButtonGroup(self)
        grid.setSpacing(8)
        for number, row in enumerate(rows):
            group.addButton(row)
            grid.addWidget(row, number // columns, number % columns)
        chosen.setChecked(True)
        column.addLayout(grid)
        column.addSpacing(8)

    def _keep(self, key: str, value: str) -> None:
        self.keep(key, value)
        self._follow()

    def _follow(self) -> None:
        """Only what is not worn yet needs the program to be opened again."""
        assert self.foot is not None
        self.foot.setHidden(screen_look.is_worn(self.settings))

"""The keys of the clocks in the settings."""

from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.play.clock_keys import ClockKeys, kept_clock_keys, keys_in_use
from ladya_desktop.ui.settings import CLOCK_KEYS, Settings


class ClockKeysSection(SettingsSection):
    """One of a few pairs; in use at once, at the next table."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.options = {keys: OptionRow() for keys in ClockKeys}
        heading = plain_label(t("settings.clock_keys"))
        theme.set_role(heading, "strong")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(heading)
        self._group = QButtonGroup(self)
        for keys, row in self.options.items():
            row.setAutoExclusive(False)
            row.set_words(t(f"settings.clock_keys_{keys}"), t(f"settings.clock_keys_{keys}_note"))
            row.clicked.connect(lambda _=False, chosen=keys: self._choose(chosen))
            self._group.addButton(row)
            column.addWidget(row)
        self.options[kept_clock_keys(settings)].setChecked(True)

    def _choose(self, keys: ClockKeys) -> None:
        keys_in_use().keys = keys
        self.keep(CLOCK_KEYS, keys)

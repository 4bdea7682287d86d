"""The screen of the class in the settings: its colours. They are worn when a lesson or game is shown there next."""

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.projector.big_window import class_theme
from ladya_desktop.ui.settings import PROJECTOR_THEME, Settings


class ClassSection(SettingsSection):
    """A row for each theme."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.themes = {name: OptionRow() for name in theme.THEMES}
        heading, hint = plain_label(t("projector.theme_of_class")), plain_label(t("projector.theme_note"))
        theme.set_role(heading, "strong")
        theme.set_role(hint, "small")
        hint.setWordWrap(True)
        rows, group = QHBoxLayout(), QButtonGroup(self)
        rows.setSpacing(8)
        for name, row in self.themes.items():
            row.set_words(t(f"projector.theme_{name}"))
            row.setChecked(name == class_theme(settings))
            row.clicked.connect(lambda _=False, kept=name: self.keep(PROJECTOR_THEME, kept))
            group.addButton(row)
            rows.addWidget(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(heading)
        column.addLayout(rows)
        column.addWidget(hint)

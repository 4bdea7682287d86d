"""What is to be shown on the big screen, chosen before it comes up."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QLabel, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.stepper import Stepper
from ladya_desktop.ui.projector.pages import Kind
from ladya_desktop.ui.projector.projector_window import LEAST_SECONDS, MOST_SECONDS, Showing

WIDTH_PX = 560
COLUMNS_FROM_PX = 480


class ProjectorDialog(Dialog):
    """`chosen(showing)` when it is to come up."""

    chosen = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None, *, has_second_screen: bool) -> None:
        super().__init__(parent, title=t("projector.title"), width_px=WIDTH_PX)
        self.kinds = {kind: CheckRow() for kind in Kind}
        self.themes = {name: OptionRow() for name in theme.THEMES}
        self.seconds = Stepper(LEAST_SECONDS, MOST_SECONDS)
        self._fill(showing, "projector.where_second" if has_second_screen else "projector.where_window")
        self.confirm = self.add_buttons(t("projector.cancel"), t("projector.show"))
        self.confirm.clicked.connect(self._confirm)

    def _confirm(self) -> None:
        kinds = frozenset(kind for kind, row in self.kinds.items() if row.isChecked())
        if not kinds:
            self.remark.warn(t("projector.choose_one"))
            return
        chosen = next(name for name, row in self.themes.items() if row.isChecked())
        self.accept()
        self.chosen.emit(Showing(kinds=kinds, seconds=self.seconds.value, theme=chosen))

    def _fill(self, showing: Showing, where: str) -> None:
        self.body.addWidget(_heading(t("projector.what")))
        for kind, row in self.kinds.items():
            row.set_words(t(f"projector.{kind.value}"), t(f"projector.{kind.value}_note"))
            row.setChecked(kind in showing.kinds)
            self.body.addWidget(row)
        self.seconds.say(t("projector.seconds"), t("projector.less"), t("projector.more"))
        self.seconds.set_value(showing.seconds)
        self.body.addWidget(self.seconds)
        self.body.addWidget(_heading(t("projector.theme")))
        side_by_side = self.width_given() >= COLUMNS_FROM_PX
        line = QBoxLayout(QBoxLayout.Direction.LeftToRight if side_by_side else QBoxLayout.Direction.TopToBottom)
        line.setSpacing(8)
        exclusive = QButtonGroup(self)
        for name, option in self.themes.items():
            option.set_words(t(f"projector.theme_{name}"))
            option.setChecked(name == showing.theme)
            exclusive.addButton(option)
            line.addWidget(option)
        self.body.addLayout(line)
        for code in (where, "projector.keys"):
            said = plain_label(t(code))
            said.setWordWrap(True)
            theme.set_role(said, "small")
            self.body.addWidget(said)


def _heading(words: str) -> QLabel:
    label = plain_label(words)
    theme.set_role(label, "strong")
    return label

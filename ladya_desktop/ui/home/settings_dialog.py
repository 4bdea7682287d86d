"""What a school sets once, on pages: the board, the screen, the clock, the sound, the arbiter.

Which section stands on which page, and how to add one, is told in `settings_pages`.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.home.settings_pages import PAGES, MakeSection, Place
from ladya_desktop.ui.parts.dialog import MARGIN_PX, RING_PX, Dialog, height_of
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.settings import Settings

WIDTH_PX = 780
BETWEEN_SECTIONS_PX = 10


class SettingsDialog(Dialog):
    """`changed(key)` as soon as something else is kept under a key of the settings."""

    changed = Signal(str)

    def __init__(self, parent: QWidget | None, settings: Settings, lock: PinLock | None = None) -> None:
        super().__init__(parent, title=t("home.settings"), width_px=WIDTH_PX)
        side = MARGIN_PX - RING_PX
        self.body.setContentsMargins(side, 0, side, 0)
        self.sections: dict[str, QWidget] = {}
        self.tabs: dict[str, QPushButton] = {}
        self._pages: dict[str, QWidget] = {}
        self._shown = ""
        self._exclusive = QButtonGroup(self)
        self._row = QHBoxLayout()
        self._lay_out_tabs()
        place = Place(settings=settings, lock=lock, remark=self.remark)
        for name, makers in PAGES:
            self._add_page(name, makers, place)
        self.body.addStretch()
        self._row.addStretch()
        for section in self.sections.values():
            if isinstance(section, SettingsSection) and section.foot is not None:
                self.buttons.addWidget(section.foot, 1)
        self.close_button = self.add_close(t("home.close"))
        self.show_page(next(iter(self._pages)))

    def body_height(self, width: int) -> int:
        """That of the highest page: the tabs and what closes the dialog stay where they are from page to page.

        An answer below a page that has room to spare takes it from there.
        """
        side = self.body.contentsMargins()
        heights = {name: height_of(page, width - side.left() - side.right()) for name, page in self._pages.items()}
        answer = 0 if self.remark.isHidden() else height_of(self.remark, width - 2 * MARGIN_PX) + self._column.spacing()
        return max(max(heights.values()) - answer, heights[self._shown]) + side.top() + side.bottom()

    def show_page(self, name: str) -> None:
        """Shows one of the pages alone. Raises KeyError if there is none of this name."""
        self._pages[name].show()
        self._shown = name
        self.tabs[name].setChecked(True)
        for each, page in self._pages.items():
            page.setVisible(each == name)
        self.remark.clear()
        if self.isVisible():
            self.fit()

    def _add_page(self, name: str, makers: tuple[MakeSection, ...], place: Place) -> None:
        made = [(each.__name__, section) for each in makers if (section := each(place)) is not None]
        if not made:
            return
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(BETWEEN_SECTIONS_PX)
        for called, section in made:
            self.sections[called] = section
            column.addWidget(section)
            _leave_room_for_ring(section)
            if isinstance(section, SettingsSection):
                section.changed.connect(self.changed)
        self._pages[name] = page
        self.body.addWidget(page)
        self._add_tab(name)

    def _add_tab(self, name: str) -> None:
        tab = QPushButton(t(f"settings.page_{name}"))
        tab.setCheckable(True)
        tab.setAutoDefault(False)
        theme.set_kind(tab, "tab")
        tab.clicked.connect(lambda: self.show_page(name))
        self._exclusive.addButton(tab)
        self._row.addWidget(tab)
        self.tabs[name] = tab

    def _lay_out_tabs(self) -> None:
        """Above the part that scrolls."""
        self._row.setSpacing(4)
        self._row.setContentsMargins(MARGIN_PX - RING_PX, 0, MARGIN_PX - RING_PX, 0)
        self._row.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.insert_above(self._row)


def _leave_room_for_ring(section: QWidget) -> None:
    """The ring around what has the keyboard is cut at the edges of the section that it stands in."""
    layout = section.layout()
    if layout is not None:
        layout.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)

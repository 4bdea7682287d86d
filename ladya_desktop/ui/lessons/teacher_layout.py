"""What the teacher's board looks like: tools at the left, the board at the right, large keys below the tools.

It only arranges. In a low window (a screen at 200 %) the board takes the whole height and the tools scroll.
"""

from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.board import geometry
from ladya_desktop.ui.lessons.course_place import told_folder
from ladya_desktop.ui.lessons.teacher_board import TeacherBoard
from ladya_desktop.ui.parts.header import COMPACT_HEIGHT_PX, HEIGHT_PX, ScreenHeader
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.play.typed_move import TypedMove

PAGES = {"moves": "list", "setup": "board", "draw": "pencil", "show": "eye", "lesson": "book"}
COMPACT_BELOW_PX, NARROW_PX = 480, 520
LEAST_TOOLS_PX, COMPACT_TOOLS_PX = 400, 296
LEAST_PAGE_PX = 24
"""The page gives way to what is said, which must not be cut."""
KEY_PX, COMPACT_KEY_PX = 60, 42
RING_PX = 5
"""Room for the ring of the keyboard around what is inside the column of tools."""
LEFT_PX, COMPACT_LEFT_PX = 24, 12
"""Where the head of the screen begins, and the tools below it."""


class TeacherLayout(QWidget):
    """`page_chosen(name)` for one of PAGES."""

    page_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = TeacherBoard(self)
        self.header = ScreenHeader(self)
        self.undo, self.turn, self.full_screen = SquareButton("undo"), SquareButton("turn"), SquareButton("fullscreen")
        self.save, self.projector = PictureButton("save"), PictureButton("projector")
        self.remark = Remark()
        self.show_folder = PictureButton("folder")
        self.show_folder.hide()
        self.back_key, self.next_key = QPushButton(), QPushButton()
        self.typed = TypedMove(self)
        self._side = QWidget(self)
        self._tabs = {name: PictureButton(picture) for name, picture in PAGES.items()}
        self._stack = QStackedWidget()
        for _ in PAGES:
            self._stack.addWidget(QWidget())
        self._fill()

    def put_page(self, name: str, page: QWidget) -> None:
        """The page of a tab, in the place that was kept for it."""
        theme.set_role(page, "page")
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        at, shown = tuple(PAGES).index(name), self._stack.currentIndex()
        kept = self._stack.widget(at)
        if kept is not None:
            self._stack.removeWidget(kept)
            kept.deleteLater()
        self._stack.insertWidget(at, scroll)
        self._stack.setCurrentIndex(shown)

    def offer_folder(self, folder: Path | None) -> None:
        """A file was just written there; None when that is over."""
        self.show_folder.setVisible(folder is not None)
        told = "" if folder is None else t("teacher.files.folder", folder=told_folder(folder))
        self.show_folder.setToolTip(plain_tip(told))
        self.show_folder.setAccessibleDescription(told)

    @property
    def page(self) -> str:
        """The page shown."""
        return tuple(PAGES)[self._stack.currentIndex()]

    def show_page(self, name: str) -> None:
        """Leads to a page; whoever hears of it may still put it in its place."""
        self._tabs[name].setChecked(True)
        self._stack.setCurrentIndex(tuple(PAGES).index(name))
        self.page_chosen.emit(name)

    def tab(self, name: str) -> QPushButton:
        """The tab of a page."""
        return self._tabs[name]

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.undo.say(t("teacher.undo"))
        self.turn.say(t("teacher.turn"))
        self.save.say(t("teacher.save"))
        self.projector.say(t("teacher.projector"))
        self.show_folder.say(t("teacher.files.show"))
        self.back_key.setText(t("teacher.back"))
        self.next_key.setText(t("teacher.next"))
        for name, button in self._tabs.items():
            button.say(t(f"teacher.page.{name}"))
        self.board.retranslate()
        self.typed.retranslate()
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def show_full_screen(self) -> None:
        """Whether the window fills the screen is seen on the button, which then leads back."""
        is_full = self.window().isFullScreen()
        self.full_screen.setChecked(is_full)
        self.full_screen.say(t("teacher.window_again" if is_full else "teacher.full_screen"))

    def lay_out(self) -> None:
        """Puts everything in its place."""
        self.show_full_screen()
        is_low = self.height() < COMPACT_BELOW_PX
        margin_px = 8 if is_low else 16
        head_px = COMPACT_HEIGHT_PX if is_low else HEIGHT_PX
        top = margin_px if is_low else head_px + margin_px
        room = QRect(margin_px, top, self.width() - 2 * margin_px, self.height() - top - margin_px)
        least_px = COMPACT_TOOLS_PX if is_low else LEAST_TOOLS_PX
        coordinates = self.board.coordinates
        square_px = geometry.fit(room.width() - least_px - margin_px, room.height(), coordinates=coordinates).square
        board_px, _ = geometry.size_for(square_px, coordinates)
        board = QRect(room.right() + 1 - board_px, room.top(), board_px, room.height())
        self.board.setGeometry(board)
        side_left = (COMPACT_LEFT_PX if is_low else LEFT_PX) - RING_PX
        side_px = board.left() - side_left - margin_px
        self._arrange_head(is_low=is_low, width_px=side_left + side_px)
        side_top = head_px if is_low else room.top()
        self._side.setGeometry(side_left, side_top, side_px, room.bottom() + 1 - side_top)
        self._arrange_side(is_low=is_low, is_narrow=side_px < NARROW_PX)
        self.typed.setGeometry(board.center().x() - 190, board.bottom() - 70, 380, 58)

    def _arrange_head(self, *, is_low: bool, width_px: int) -> None:
        self.header.set_compact(is_compact=is_low, has_title=not is_low)
        self.header.setGeometry(0, 0, width_px if is_low else self.width(), self.header.height())
        self.full_screen.setVisible(not is_low)
        for button in (self.save, self.projector, self.show_folder):
            button.set_wordless(is_wordless=is_low)

    def _arrange_side(self, *, is_low: bool, is_narrow: bool) -> None:
        for tab in self._tabs.values():
            tab.set_wordless(is_wordless=is_low)
            if is_narrow and not is_low:
                tab.setIcon(QIcon())  # the words alone have room
        key_px = COMPACT_KEY_PX if is_low else KEY_PX
        sheet = f"QPushButton {{ min-height: {key_px}px; font-size: {16 if is_low else 20}px; }}"
        if sheet != self._keys.styleSheet():
            self._keys.setStyleSheet(sheet)

    def _fill(self) -> None:
        shown: tuple[QPushButton, ...] = (self.undo, self.turn, self.full_screen, self.save, self.projector)
        for button in shown:
            self.header.room.addWidget(button)
        self.projector.setCheckable(True)
        self.full_screen.setCheckable(True)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._tab_row())
        self._stack.setMinimumHeight(LEAST_PAGE_PX)
        column.addWidget(self._stack, 1)
        said = QHBoxLayout()
        said.setContentsMargins(RING_PX, 0, RING_PX, 0)
        said.setSpacing(8)
        said.addWidget(self.remark, 1)
        said.addWidget(self.show_folder)
        column.addLayout(said)
        self._keys = QWidget()
        keys = QHBoxLayout(self._keys)
        keys.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        keys.setSpacing(12)
        theme.set_kind(self.next_key, "main")
        colors = theme.current()
        self.back_key.setIcon(icons.icon("back", colors.text))
        self.next_key.setIcon(icons.icon("chevron-right", colors.on_accent))
        for key in (self.back_key, self.next_key):
            key.setIconSize(icons.icon_size())
        self.next_key.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        keys.addWidget(self.back_key, 2)
        keys.addWidget(self.next_key, 3)
        column.addWidget(self._keys)
        for key in (self.back_key, self.next_key):
            key.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _tab_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(RING_PX, 0, RING_PX, 0)
        row.setSpacing(4)
        group = QButtonGroup(self)
        for name, tab in self._tabs.items():
            tab.setCheckable(True)
            theme.set_kind(tab, "tab")
            theme.restyle(tab, "tight", value=True)
            group.addButton(tab)
            row.addWidget(tab, 1)
            tab.clicked.connect(lambda _checked=False, name=name: self.show_page(name))
        self._tabs["moves"].setChecked(True)
        return row

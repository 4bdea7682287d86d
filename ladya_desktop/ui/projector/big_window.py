"""What every window for the class has in common: it fills a screen, shows no pointer, hears the keys of a remote.

Remotes are keyboards: PageDown and PageUp step, F5 and Escape begin and end, "." or B make the screen black. In a
Russian layout the last two come as the letters on the same keys.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.projector.notice import Notice
from ladya_desktop.ui.projector.second_screen import NoSettings, Spot
from ladya_desktop.ui.settings import PROJECTOR_THEME, Settings

TOGGLE_KEY, START_KEY = Qt.Key.Key_F8, Qt.Key.Key_F5
BACK_KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace)
NEXT_KEYS: Final = (
    Qt.Key.Key_Right,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
)
_DOT_KEYS: Final = (Qt.Key.Key_Period.value, 0x042E)
_B_KEYS: Final = (Qt.Key.Key_B.value, 0x0418)
"""As Qt names them in a Latin layout and in the Russian one (the code points of the letters there)."""
_MODIFIERS: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
USUAL_PX: Final = (1024, 576)


class ProjectorKeys(QObject):
    """Keys pressed in the window of the class that the lesson behind it answers."""

    next_requested = Signal()
    back_requested = Signal()


def is_black_key(event: QKeyEvent, *, are_letters_free: bool) -> bool:
    """Whether it is the key of a remote that makes the screen black; B only where letters mean nothing else."""
    if event.modifiers() & ~_MODIFIERS:
        return False
    return int(event.key()) in (_DOT_KEYS + _B_KEYS if are_letters_free else _DOT_KEYS)


class BigWindow(QWidget):
    """`closed` when it was closed, by its own Escape too; `toggle_requested` by the key that has opened it.

    `pressed` by a mouse or a finger: nothing here answers it.
    """

    closed = Signal()
    toggle_requested = Signal()
    pressed = Signal()

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)  # the program ends with its main window
        self.setWindowIcon(icons.app_icon())
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.resize(*USUAL_PX)
        self.keys = ProjectorKeys(self)
        self.notice = Notice(self, self.notice_rooms)
        self.colors = theme.theme(class_theme(NoSettings() if settings is None else settings))
        self._curtain = QWidget(self)
        self._curtain.setAutoFillBackground(True)
        self._curtain.setPalette(QPalette(QColor(Qt.GlobalColor.black)))
        self._curtain.hide()

    @property
    def is_black(self) -> bool:
        """Whether the class sees nothing."""
        return self._curtain.isVisibleTo(self)

    def set_black(self, *, is_black: bool) -> None:
        """Draws a black curtain over everything, or opens it."""
        self._curtain.setGeometry(self.rect())
        self._curtain.setVisible(is_black)
        self._curtain.raise_()

    def fill(self, spot: Spot, *, takes_keys: bool) -> None:
        """Covers exactly this screen; moved there before it grows, else it would fill the screen it stood on."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not takes_keys)
        if self.isFullScreen():
            self.showNormal()
        if spot.screen is not None:
            self.setScreen(spot.screen)
        self.setGeometry(spot.rect)
        self.showFullScreen()
        if takes_keys:
            self.activateWindow()
            self.setFocus()

    def turn_page(self, by: int) -> bool:
        """Another page of what does not fit on one; False if there is no such page."""
        return False

    def notice_rooms(self) -> tuple[QRect, ...]:
        """Where a notice may lie, the best place first; a heading stands at the top."""
        return (self.rect(),)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key held down does once what it does."""
        if event.isAutoRepeat():
            return
        if self.is_black and (is_black_key(event, are_letters_free=True) or event.key() in NEXT_KEYS + BACK_KEYS):
            self.set_black(is_black=False)
            return
        if is_black_key(event, are_letters_free=True):
            self.set_black(is_black=True)
            return
        match event.key():
            case Qt.Key.Key_Escape | Qt.Key.Key_Back:
                self.close()
            case key if key == TOGGLE_KEY:
                self.toggle_requested.emit()
            case key if key in NEXT_KEYS:
                self._step(1)
            case key if key in BACK_KEYS:
                self._step(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """The window library tells every window when the program speaks another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._curtain.setGeometry(self.rect())

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _step(self, by: int) -> None:
        if not self.turn_page(by):
            (self.keys.next_requested if by > 0 else self.keys.back_requested).emit()


def class_theme(settings: Settings) -> str:
    """Light unless another was chosen: a projector's black is the lit wall."""
    kept = settings.get(PROJECTOR_THEME)
    return next((name for name in theme.THEMES if name == kept), theme.THEMES[0])

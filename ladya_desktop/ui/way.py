"""The way from screen to screen: the first stays, the others are entered and left one after another."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget


class Way(QStackedWidget):
    """Shows the last screen of the way. `left(screen)`: a screen was left and is on the way no more."""

    left = Signal(object)

    def __init__(self, first: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screens = [first]
        self.addWidget(first)

    @property
    def screens(self) -> tuple[QWidget, ...]:
        """The screens on the way, the first to begin with."""
        return tuple(self._screens)

    @property
    def shown(self) -> QWidget:
        """The screen shown now."""
        return self._screens[-1]

    def enter(self, screen: QWidget) -> None:
        """Goes on to a screen; one that is on the way already is gone back to."""
        gone: list[QWidget] = []
        if screen in self._screens:
            at = self._screens.index(screen) + 1
            gone, self._screens = self._screens[at:], self._screens[:at]
        else:
            self._screens.append(screen)
        self._show(gone)

    def back(self) -> None:
        """One step back; from the first screen there is none."""
        if len(self._screens) > 1:
            self._show([self._screens.pop()])

    def focusNextPrevChild(self, is_forward: bool) -> bool:
        """Tab comes to everything. Qt alone would never come to what lies before the part that a screen hands the
        keyboard to: it takes the screen itself for the next control, and that one leads on to its part.
        """
        wanted = self._next_control() if is_forward else None
        if wanted is None:
            return super().focusNextPrevChild(is_forward)
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _next_control(self) -> QWidget | None:
        start = QApplication.focusWidget() or self
        at = start.nextInFocusChain()
        while at is not None and at is not start and not self._takes_tab(at):
            at = at.nextInFocusChain()
        return None if at is start else at

    def _takes_tab(self, widget: QWidget) -> bool:
        policy = Qt.FocusPolicy.TabFocus
        is_control = widget.focusPolicy() & policy == policy and widget.focusProxy() is None
        return is_control and widget.isEnabled() and widget.isVisible() and widget.window() is self.window()

    def _show(self, gone: list[QWidget]) -> None:
        if self.indexOf(self.shown) < 0:
            self.addWidget(self.shown)
        self.setCurrentWidget(self.shown)
        self.shown.setFocus(Qt.FocusReason.OtherFocusReason)
        for screen in gone:
            self.left.emit(screen)

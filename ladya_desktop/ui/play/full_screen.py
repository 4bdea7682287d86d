"""Full screen and back to what the window was before."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

_WAS_MAXIMIZED = "wasMaximized"


@runtime_checkable
class HoldsFullScreen(Protocol):
    """A window that may keep itself in full screen."""

    def holds_full_screen(self) -> bool:
        """Whether it does so now; asked when a hand wants to change it, so that the window can say what is needed."""


def toggle_full_screen(widget: QWidget) -> None:
    """Turns the widget's window to full screen, or back as it was, unless the window holds it."""
    window = widget.window()
    if isinstance(window, HoldsFullScreen) and window.holds_full_screen():
        return
    if window.isFullScreen():
        leave_full_screen(window)
    else:
        enter_full_screen(window)


def enter_full_screen(window: QWidget) -> None:
    """Fills the screen with a window."""
    if not window.isFullScreen():
        window.setProperty(_WAS_MAXIMIZED, window.isMaximized())
    window.showFullScreen()


def leave_full_screen(window: QWidget) -> None:
    """Back to maximised or normal as it was."""
    if window.property(_WAS_MAXIMIZED):
        window.showMaximized()
    else:
        window.showNormal()

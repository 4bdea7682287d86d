"""Full screen and back to what the window was before."""

from PySide6.QtWidgets import QWidget

_WAS_MAXIMIZED = "wasMaximized"


def toggle_full_screen(widget: QWidget) -> None:
    """Turns the widget's window to full screen, or back to maximised or normal as it was."""
    window = widget.window()
    if not window.isFullScreen():
        window.setProperty(_WAS_MAXIMIZED, window.isMaximized())
        window.showFullScreen()
    elif window.property(_WAS_MAXIMIZED):
        window.showMaximized()
    else:
        window.showNormal()

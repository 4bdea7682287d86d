"""How large everything is and in which colours, for the whole program: read when it starts.

The size is that of the window library's own scaling: letters, buttons, board and clocks grow alike, and every window
lays itself out as on a smaller screen, so nothing is cut off. A change needs the program to be opened again, which it
does by itself when it is asked to.
"""

from collections.abc import MutableMapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop.ui.settings import SCALE, THEME, Settings

USUAL_PERCENT = 100
PERCENTS = (USUAL_PERCENT, 125, 150, 200)
SYSTEM, LIGHT, DARK, CONTRAST = THEMES = ("system", "light", "dark", "contrast")
"""As the computer has it, and the themes themselves."""
FACTOR = "QT_SCALE_FACTOR"
_AGAIN, _WORN = "opensAgain", "lookWorn"


def kept_percent(settings: Settings) -> int:
    """How large everything is, in percent of the usual size; what is kept and cannot be read is the usual size."""
    kept = settings.get(SCALE)
    return next((each for each in PERCENTS if str(each) == kept), USUAL_PERCENT)


def kept_theme(settings: Settings) -> str:
    """The choice of colours: one of `THEMES`."""
    kept = settings.get(THEME)
    return next((each for each in THEMES if each == kept), SYSTEM)


def scale(settings: Settings, environment: MutableMapping[str, str]) -> None:
    """Sets the size of everything; before the application is made, later it has no effect.

    The usual size leaves a factor that the computer's owner has set as it is.
    """
    percent = kept_percent(settings)
    if percent != USUAL_PERCENT:
        environment[FACTOR] = str(percent / 100)


def theme_name(settings: Settings, app: QApplication) -> str:
    """The theme to be worn: the one chosen, or what the computer wants: high contrast, dark or light."""
    app.setProperty(_WORN, _kept(settings))
    chosen = kept_theme(settings)
    if chosen != SYSTEM:
        return chosen
    hints = app.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def is_worn(settings: Settings) -> bool:
    """Whether the program looks as it is kept; if not, it has to be opened again."""
    app = QApplication.instance()
    assert app is not None
    return app.property(_WORN) in (None, _kept(settings))


def open_again(part: QWidget) -> None:
    """Closes the main window that a part of a dialog belongs to, if that is agreed; then the program opens anew."""
    app = QApplication.instance()
    dialog = part.window()
    below = dialog.parentWidget()
    assert app is not None
    app.setProperty(_AGAIN, True)
    dialog.close()
    (dialog if below is None else below.window()).close()


def opens_again() -> bool:
    """Whether the program is closed only to be opened anew."""
    app = QApplication.instance()
    assert app is not None
    return bool(app.property(_AGAIN))


def stay_closed() -> None:
    """Whoever did not close it then closes it for good later."""
    app = QApplication.instance()
    assert app is not None
    app.setProperty(_AGAIN, False)


def _kept(settings: Settings) -> str:
    return f"{kept_theme(settings)} {kept_percent(settings)}"

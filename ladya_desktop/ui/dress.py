"""The application around the window: name, icon, theme, fonts, and Qt's own words in the language chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication

from ladya_desktop.texts import language, t
from ladya_desktop.texts.qt_words import RUSSIAN
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.qt_catalogue import catalogue

APPLICATION = "ladya-desktop"


class Dress:
    """Keeps what the application wears; the translators live as long as this."""

    def __init__(self, app: QApplication, theme_name: str = "light") -> None:
        self._translator, self._own = QTranslator(app), QTranslator(app)
        self._catalogue = catalogue(RUSSIAN)  # read where it lies: the translator takes no copy
        self._app = app
        app.setApplicationName(APPLICATION)
        app.setDesktopFileName(APPLICATION)
        app.setWindowIcon(icons.app_icon(icons.FIRST_SIZES_PX))
        theme.apply_theme(app, theme_name)

    def listen(self) -> None:
        """From now on hears hands and screen readers, once: a filter that sees every event would cost the start.

        The icon is there in its large sizes too.
        """
        from ladya_desktop.ui import accessible
        from ladya_desktop.ui.button_presses import ButtonPresses

        self._app.installEventFilter(ButtonPresses(self._app))
        accessible.install()
        self._app.setWindowIcon(icons.app_icon())

    def translate(self) -> None:
        """Qt's own buttons and menus speak the language chosen now; without its catalogue they speak English."""
        for translator in (self._translator, self._own):
            QCoreApplication.removeTranslator(translator)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language()}", folder):
            QCoreApplication.installTranslator(self._translator)
        if language() == "ru" and self._own.load(self._catalogue):
            QCoreApplication.installTranslator(self._own)


def say_before_window(code: str, params: Mapping[str, object]) -> None:
    """A sentence that keeps the program from starting, in a window of its own."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QMessageBox.Icon.Critical, t("home.product"), t(code, **params))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()

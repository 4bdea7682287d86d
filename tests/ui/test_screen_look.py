"""How large and in which colours: what is kept, what the computer wants, and opening the program anew."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import screen_look
from ladya_desktop.ui.home.look_section import LookSection
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.settings import SCALE, THEME
from ladya_desktop.ui.theme import THEMES
from tests.ui.hands import click, settle, show
from tests.ui.stand_in_screens import StandInSettings


@pytest.fixture(autouse=True)
def unworn(qapp: QApplication) -> Iterator[None]:
    """Nothing is known of a start."""
    yield
    for name in ("lookWorn", "opensAgain"):
        qapp.setProperty(name, None)


class Hints:
    """What the computer's owner has chosen."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self._scheme, self._contrast = scheme, contrast

    def accessibility(self) -> "Hints":
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._contrast

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme


class Computer:
    """An application on a computer that wants something; it remembers properties."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self._hints = Hints(scheme, contrast)

    def styleHints(self) -> Hints:
        return self._hints

    def setProperty(self, name: str, value: object) -> None:
        setattr(self, name, value)


def test_every_theme_can_be_chosen_and_the_computers_besides() -> None:
    assert set(screen_look.THEMES) == {screen_look.SYSTEM, *THEMES}


@pytest.mark.parametrize(("kept", "percent"), [(None, 100), ("150", 150), ("200", 200), ("900", 100), ("x", 100)])
def test_a_size_that_cannot_be_read_is_the_usual_one(kept: str | None, percent: int) -> None:
    settings = StandInSettings() if kept is None else StandInSettings({SCALE: kept})
    assert screen_look.kept_percent(settings) == percent


@pytest.mark.parametrize(("kept", "factor"), [("100", "1.3"), ("125", "1.25"), ("150", "1.5"), ("200", "2.0")])
def test_the_usual_size_leaves_the_owners_own_factor(kept: str, factor: str) -> None:
    environment = {"QT_SCALE_FACTOR": "1.3"}
    screen_look.scale(StandInSettings({SCALE: kept}), environment)
    assert environment == {"QT_SCALE_FACTOR": factor}


LIGHT, DARK, UNKNOWN = Qt.ColorScheme.Light, Qt.ColorScheme.Dark, Qt.ColorScheme.Unknown
NONE, HIGH = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast


@pytest.mark.parametrize(
    ("kept", "scheme", "contrast", "worn"),
    [
        ("", UNKNOWN, NONE, "light"),
        ("system", LIGHT, NONE, "light"),
        ("system", DARK, NONE, "dark"),
        ("system", DARK, HIGH, "contrast"),
        ("light", DARK, HIGH, "light"),
        ("dark", LIGHT, NONE, "dark"),
        ("contrast", LIGHT, NONE, "contrast"),
        ("no such theme", LIGHT, NONE, "light"),
    ],
)
def test_the_theme_is_the_chosen_one_or_the_computers(
    kept: str, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference, worn: str
) -> None:
    computer = Computer(scheme, contrast)
    assert screen_look.theme_name(StandInSettings({THEME: kept}), computer) == worn  # type: ignore[arg-type]  # as far as it is asked


class Window(QWidget):
    """A main window that may refuse to close."""

    agrees = True

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self.agrees)


def opened(qtbot: QtBot, settings: StandInSettings) -> tuple[Window, LookSection]:
    window = show(qtbot, Window())
    dialog = QWidget(window, Qt.WindowType.Window)
    section = LookSection(settings)
    assert section.foot is not None
    column = QVBoxLayout(dialog)
    column.addWidget(section)
    column.addWidget(section.foot)
    dialog.resize(640, 460)
    dialog.show()
    return window, section


def test_a_choice_is_kept_and_told(qtbot: QtBot) -> None:
    settings = StandInSettings()
    _, section = opened(qtbot, settings)
    assert section.themes["system"].isChecked()
    assert section.sizes[100].isChecked()
    told: list[str] = []
    section.changed.connect(told.append)
    click(section.themes["contrast"])
    click(section.sizes[200])
    assert settings == {THEME: "contrast", SCALE: "200"}
    assert told == [THEME, SCALE]


def test_opening_anew_is_offered_while_something_else_is_worn(qtbot: QtBot, qapp: QApplication) -> None:
    settings = StandInSettings({THEME: "dark", SCALE: "150"})
    screen_look.theme_name(settings, qapp)
    _, section = opened(qtbot, settings)
    assert section.sizes[150].isChecked()
    assert not section.again.isVisible()
    click(section.sizes[200])
    assert section.again.isVisible()
    assert section.hint.isVisible()
    click(section.sizes[150])
    assert not section.again.isVisible()


def test_the_button_closes_the_window_to_be_opened_anew(qtbot: QtBot, qapp: QApplication) -> None:
    settings = StandInSettings()
    screen_look.theme_name(settings, qapp)
    window, section = opened(qtbot, settings)
    assert not screen_look.opens_again()
    click(section.sizes[125])
    click(section.again)
    assert not window.isVisible()
    assert screen_look.opens_again()


def test_who_does_not_close_it_then_closes_it_for_good_later(qtbot: QtBot, qapp: QApplication) -> None:
    settings = StandInSettings()
    screen_look.theme_name(settings, qapp)
    window, section = opened(qtbot, settings)
    window.agrees = False
    click(section.sizes[125])
    click(section.again)
    assert window.isVisible()
    LookSection(settings, window)
    assert not screen_look.opens_again()
    window.agrees = True


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_nothing_moves_under_the_mouse_that_has_chosen(qtbot: QtBot, qapp: QApplication, size: tuple[int, int]) -> None:
    settings = StandInSettings()
    screen_look.theme_name(settings, qapp)
    dialog = SettingsDialog(show(qtbot, QWidget(), *size), settings)
    dialog.show_page("screen")
    dialog.open()
    settle()
    section = dialog.sections["look"]
    assert isinstance(section, LookSection)
    chosen = section.themes["contrast"]
    before = (chosen.mapToGlobal(chosen.rect().topLeft()), dialog.geometry())
    click(chosen)
    qtbot.waitUntil(lambda: section.again.visibleRegion().boundingRect() == section.again.rect())
    settle()
    assert (chosen.mapToGlobal(chosen.rect().topLeft()), dialog.geometry()) == before

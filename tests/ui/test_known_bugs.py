"""Bugs that other programs had with their windows, by their ids."""

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.print.paper_window import PaperWindow
from tests.papers.events import played
from tests.ui.legibility.screens import SCREENS, MakeScreen
from tests.ui.print.samples import offered


def shortcuts(window: QWidget) -> list[str]:
    """Every key of a window, as it is written the same in all languages."""
    found = [each.key() for each in window.findChildren(QShortcut)]
    found += [each.shortcut() for each in window.findChildren(QAction) if not each.shortcut().isEmpty()]
    return sorted(each.toString(QKeySequence.SequenceFormat.PortableText) for each in found)


def words_with_keys(window: QWidget) -> list[str]:
    """Buttons that take a key from the words on them, so that a translation could lose it."""
    return [each.text() for each in window.findChildren(QAbstractButton) if not each.shortcut().isEmpty()]


def _paper() -> QWidget:
    return PaperWindow([offered(played(4), "crosstable")])


WINDOWS: dict[str, tuple[MakeScreen, set[str]]] = {
    "home": (SCREENS["home"], set()),
    "tournament": (SCREENS["tournament-rounds"], set()),
    "arbiter": (SCREENS["arbiter"], {"F2", "F3"}),
    "play": (SCREENS["play"], {"F2", "F3"}),
    "lesson": (SCREENS["lesson"], {"F2", "F3"}),
    "review": (SCREENS["review"], {"Ctrl+D", "Ctrl+P", "Ctrl+S"}),
    "paper": (_paper, {"Ctrl+P", "Ctrl+S"}),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_in_03_keys_are_the_same_in_every_language(qtbot: QtBot, name: str) -> None:
    make, wanted = WINDOWS[name]
    found: dict[Language, list[str]] = {}
    languages: tuple[Language, ...] = ("ru", "en")
    for speak in languages:
        set_language(speak)
        window = make()
        qtbot.addWidget(window)
        found[speak] = shortcuts(window)
        assert words_with_keys(window) == []
    assert found["ru"] == found["en"]
    assert wanted <= set(found["ru"])
    assert "" not in found["ru"]

"""Words of ours in the window library's own format: the library finds each, and nothing else changes."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.texts.qt_words import RUSSIAN
from ladya_desktop.ui.qt_catalogue import catalogue

ALL = [(context, source, words) for context, sentences in RUSSIAN.items() for source, words in sentences.items()]
LATIN = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


@pytest.fixture
def russian(qapp: QApplication) -> Iterator[None]:
    """The library's Russian catalogue, and ours over it."""
    data, translators = catalogue(RUSSIAN), (QTranslator(), QTranslator())
    assert translators[0].load("qtbase_ru", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert translators[1].load(data)
    for translator in translators:
        QCoreApplication.installTranslator(translator)
    yield
    for translator in translators:
        QCoreApplication.removeTranslator(translator)


def test_the_library_reads_every_word(qapp: QApplication) -> None:
    data = catalogue(RUSSIAN)
    translator = QTranslator()
    assert translator.load(data)
    assert [translator.translate(context, source) for context, source, _ in ALL] == [words for *_, words in ALL]
    assert translator.translate("QFileDialog", "Drive") in ("", None)


def test_a_source_whose_hash_has_all_its_bits_is_found(qapp: QApplication) -> None:
    source = "The quick brown fox jumps over the lazy dog. " * 3
    data = catalogue({"A": {source: "1"}, "B": {source: "2"}})
    translator = QTranslator()
    assert translator.load(data)
    assert [translator.translate(context, source) for context in "AB"] == ["1", "2"]


@pytest.mark.usefixtures("russian")
def test_the_file_dialog_speaks_russian_alone(qtbot: QtBot) -> None:
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    said = [label.text() for label in dialog.findChildren(QLabel) if label.text()]
    assert len(said) >= 3
    assert not any(LATIN & set(text) for text in said)
    assert QCoreApplication.translate("QAbstractFileIconProvider", "Folder") == "Папка"

"""Where a list's file is looked for, and in which words."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.tournament.list_file import FileChooser, documents
from tests.ui.hands import show

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home of the test's own; its folder of documents is not there yet."""

    def place(kind: QStandardPaths.StandardLocation) -> str:
        return str(tmp_path / "documents" if kind is DOCUMENTS else tmp_path)

    monkeypatch.setattr(QStandardPaths, "writableLocation", place)
    return tmp_path


def test_it_begins_among_the_documents(qtbot: QtBot, places: Path) -> None:
    (places / "documents").mkdir()
    parent = show(qtbot, QWidget())
    dialog = FileChooser().dialog(parent)
    assert Path(dialog.directory().absolutePath()) == places / "documents"
    assert dialog.nameFilters() == ["Списки (*.xlsx *.csv *.txt *.tsv)", "Все файлы (*)"]
    assert dialog.windowTitle() == "Список участников"


def test_without_a_folder_of_documents_it_begins_at_home(places: Path) -> None:
    assert documents() == places


def test_the_next_file_is_looked_for_where_the_last_one_was(
    qtbot: QtBot, places: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = places / "stick"
    folder.mkdir()
    file = folder / "list.csv"
    file.write_text("", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(file)])
    chooser, parent = FileChooser(), show(qtbot, QWidget())
    assert chooser(parent) == file
    assert Path(chooser.dialog(parent).directory().absolutePath()) == folder
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    assert chooser(parent) is None

"""Names and places of saved papers."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.print.saving import WhereDialog, file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("II\u00a0группа, 2–4 классы · Протокол", "II группа, 2–4 классы, Протокол.pdf"),
        ('a/b\\c:d*e?f"g<h>i|j', "a b c d e f g h i j.pdf"),
        ("...", "paper.pdf"),
        ("", "paper.pdf"),
        ("ы" * 300, "ы" * 100 + ".pdf"),
        ("Тур 1.\n", "Тур 1.pdf"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert file_name(title, "pdf") == name


def test_the_dialog_proposes_the_name_and_remembers_the_folder(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    where, chosen = WhereDialog(), list[Path]()
    where(window, "Сохранить", "Таблица.pdf", "PDF (*.pdf)", chosen.append)
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "pdf"
    assert Path(dialog.selectedFiles()[0]).name == "Таблица.pdf"
    dialog.fileSelected.emit(str(tmp_path / "x.pdf"))
    dialog.reject()
    assert chosen[0] == tmp_path / "x.pdf"
    again = where.dialog(window, "Сохранить", "y.pdf", "PDF (*.pdf)")
    assert Path(again.directory().absolutePath()) == tmp_path

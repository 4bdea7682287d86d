"""The wording of diplomas: kept in a file of the user's, changed in a dialog, never lost by a mistake."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.papers.diploma import diplomas_paper
from ladya_desktop.papers.diploma_template import DiplomaTemplate, Kind, shipped_template
from ladya_desktop.papers.paper import Diploma, Paper
from ladya_desktop.texts import set_language
from ladya_desktop.ui.print.showing import open_diplomas, open_papers
from ladya_desktop.ui.print.wording_dialog import WordingDialog
from ladya_desktop.ui.print.wording_file import WordingFile
from tests.papers.events import played, seen
from tests.ui.print.samples import offered

OWN = replace(shipped_template("ru"), heading="Грамота")


def typed(dialog: WordingDialog, name: str, text: str) -> None:
    field = dialog.fields[name]
    if isinstance(field, QLineEdit):
        field.setText(text)
    else:
        field.setPlainText(text)


@pytest.fixture
def file(tmp_path: Path) -> WordingFile:
    return WordingFile(tmp_path)


def test_without_a_file_the_usual_wording_is_taken(file: WordingFile) -> None:
    assert file.load() == shipped_template("ru")
    assert file.fault is None


def test_a_wording_is_kept_for_its_language(file: WordingFile, tmp_path: Path) -> None:
    file.save(OWN)
    assert WordingFile(tmp_path).load() == OWN
    set_language("en")
    assert WordingFile(tmp_path).load() == shipped_template("en")
    english = replace(shipped_template("en"), heading="Certificate")
    file.save(english)
    assert file.load() == english
    set_language("ru")
    assert file.load() == OWN


@pytest.mark.parametrize("damage", [b"\xff\xfe\x00", b"[ru", b"[ru]\nheading = 1"])
def test_a_damaged_file_is_told_and_the_usual_wording_taken(file: WordingFile, tmp_path: Path, damage: bytes) -> None:
    (tmp_path / Kind.DIPLOMA.file).write_bytes(damage)
    assert file.load() == shipped_template("ru")
    assert file.fault is not None
    file.save(OWN)
    assert file.load() == OWN
    assert WordingFile(tmp_path).fault is None


def test_a_folder_in_its_place_is_told(file: WordingFile, tmp_path: Path) -> None:
    (tmp_path / Kind.DIPLOMA.file).mkdir()
    assert file.load() == shipped_template("ru")
    assert file.fault is not None


def test_the_dialog_shows_and_keeps(qtbot: QtBot, file: WordingFile) -> None:
    dialog = WordingDialog(None, file)
    qtbot.addWidget(dialog)
    assert isinstance(dialog.fields["text"], QPlainTextEdit)
    assert dialog.template() == replace(shipped_template("ru"), text=shipped_template("ru").text.strip("\n"))
    typed(dialog, "heading", "Грамота")
    typed(dialog, "text", "{имя}\nиз {класс} класса")
    with qtbot.waitSignal(dialog.accepted):
        dialog.save.click()
    assert file.load().heading == "Грамота"
    assert file.load().text == "{имя}\nиз {класс} класса"


def test_what_cannot_be_printed_is_not_kept(qtbot: QtBot, file: WordingFile, tmp_path: Path) -> None:
    dialog = WordingDialog(None, file)
    qtbot.addWidget(dialog)
    typed(dialog, "text", "{фамилия}")
    dialog.save.click()
    assert dialog.remark.text.startswith("Слова {фамилия} программа не знает. Есть такие: {имя}, {класс}")
    typed(dialog, "text", "{имя")
    dialog.save.click()
    assert dialog.remark.text.startswith("Скобка осталась открытой")
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = WordingDialog(None, WordingFile(tmp_path / "gone"))
    qtbot.addWidget(dialog)
    dialog.save.click()
    assert "gone" in dialog.remark.text
    assert dialog.result() == 0


def test_the_usual_wording_comes_back(qtbot: QtBot, file: WordingFile) -> None:
    file.save(OWN)
    dialog = WordingDialog(None, file)
    qtbot.addWidget(dialog)
    assert dialog.template().heading == "Грамота"
    dialog.usual.click()
    assert dialog.template().heading == "Диплом"


def test_a_damaged_file_is_told_in_the_dialog(qtbot: QtBot, file: WordingFile, tmp_path: Path) -> None:
    (tmp_path / Kind.DIPLOMA.file).write_bytes(b"[ru")
    dialog = WordingDialog(None, file)
    qtbot.addWidget(dialog)
    assert dialog.remark.text.startswith("Файл с текстом диплома испорчен")


def diplomas(template: DiplomaTemplate) -> Paper:
    return diplomas_paper(*seen(played(6)), template)


def test_a_new_wording_is_shown_at_once(qtbot: QtBot, file: WordingFile) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    headings: list[str] = []

    def build(template: DiplomaTemplate) -> Paper:
        paper = diplomas(template)
        first = paper.blocks[0]
        assert isinstance(first, Diploma)
        headings.append(first.heading)
        return paper

    window = open_diplomas(parent, build, file)
    window.wording_button.click()
    (dialog,) = window.findChildren(WordingDialog)
    typed(dialog, "heading", "Грамота")
    dialog.save.click()
    assert headings == ["Диплом", "Грамота"]
    assert window.isVisible()


def test_a_damaged_wording_is_told_over_the_diplomas(qtbot: QtBot, file: WordingFile, tmp_path: Path) -> None:
    (tmp_path / Kind.DIPLOMA.file).write_bytes(b"[ru")
    parent = QWidget()
    qtbot.addWidget(parent)
    assert open_diplomas(parent, diplomas, file).remark.text.startswith("Файл с текстом диплома испорчен")


def test_papers_open_over_a_window(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = open_papers(parent, [offered(played(6), "standings"), offered(played(6), "crosstable")])
    assert window.isVisible()
    assert window.isModal()
    assert window.view.accessibleDescription() == "2 листа"

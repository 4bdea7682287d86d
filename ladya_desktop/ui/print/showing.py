"""Opening papers in their window, and diplomas with their wording at hand."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from ladya_desktop.papers.diploma_template import DiplomaTemplate, Kind
from ladya_desktop.papers.paper import Paper
from ladya_desktop.texts import t
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.print.wording_dialog import WordingDialog
from ladya_desktop.ui.print.wording_file import WordingFile

BUTTONS: Final = {Kind.DIPLOMA: "papers.wording", Kind.CERTIFICATE: "papers.certificate_wording"}


def open_papers(parent: QWidget, papers: Sequence[Paper]) -> PaperWindow:
    """Shows papers over a window."""
    window = PaperWindow(papers, parent)
    window.open()
    return window


def open_diplomas(parent: QWidget, build: Callable[[DiplomaTemplate], Paper], wording: WordingFile) -> PaperWindow:
    """Shows diplomas or certificates; where their wording is changed, they are made anew."""
    window = PaperWindow([build(wording.load())], parent, has_wording=True, wording=BUTTONS[wording.kind])

    def ask() -> None:
        dialog = WordingDialog(window, wording)
        dialog.accepted.connect(lambda: window.show_papers([build(wording.load())]))
        dialog.open()

    window.wording_asked.connect(ask)
    if wording.fault is not None:
        window.warn(t(wording.fault.code, **wording.fault.params))
    window.open()
    return window

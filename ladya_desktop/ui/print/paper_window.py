"""The window in which a paper is looked at before it is printed, or kept as PDF or web page."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.files.writing import WriteError, write_atomically
from ladya_desktop.papers.html import html_page
from ladya_desktop.papers.paper import Paper
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import FRAME_PX, Framed, window_below
from ladya_desktop.ui.parts.letter_keys import on_key
from ladya_desktop.ui.parts.long_work import LongWork
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.print.output import pdf_bytes
from ladya_desktop.ui.print.pagination import bits_of_papers, laying, sheets_of
from ladya_desktop.ui.print.paper_title import PaperTitle
from ladya_desktop.ui.print.printing import Printing, SystemPrinting, print_sheets
from ladya_desktop.ui.print.saving import AskWhere, WhereDialog, file_name
from ladya_desktop.ui.print.sheet import Sheet
from ladya_desktop.ui.print.sheets_view import SheetsView

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

SIZE: Final = QSize(1100, 760)
EDGE_PX: Final = 32
COMPACT_PX: Final = 900
AT_ONCE: Final = 100
"""So many bits of laying are over before anybody would read a bar."""
REMARK_MARGINS: Final = (16, 8, 16, 8)

_where = WhereDialog()


class PaperWindow(Framed):
    """Shows papers, one after the other. `wording_asked` is emitted by a button that `has_wording` alone shows.

    `wording` is the code of the words on that button.
    """

    wording_asked = Signal()

    def __init__(
        self,
        papers: Sequence[Paper],
        parent: QWidget | None = None,
        *,
        has_wording: bool = False,
        wording: str = "papers.wording",
        printing: Printing | None = None,
        ask_where: AskWhere | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._wording = wording
        self._papers: tuple[Paper, ...] = ()
        self._sheets: tuple[Sheet, ...] = ()
        self._printing = printing or SystemPrinting()
        self._ask_where = ask_where or _where
        self.view, self.work = SheetsView(), LongWork(t("papers.stop"))
        self.remark = Remark()
        self._said = QVBoxLayout()
        self._title, self._count = PaperTitle(), plain_label()
        self.print_button, self.pdf_button = QPushButton(), PictureButton("save")
        self.html_button, self.wording_button = PictureButton("globe"), PictureButton("pencil")
        self.smaller, self.larger = SquareButton("zoom-out"), SquareButton("zoom-in")
        self.close_button = SquareButton("cross")
        self.wording_button.setVisible(has_wording)
        self._lay_out()
        self._connect()
        self.show_papers(papers)
        self.view.setFocus()
        self.resize(self._fitting())

    def show_papers(self, papers: Sequence[Paper]) -> None:
        """Shows other papers, in the language chosen now; many cards after a while. Raises IndexError for none."""
        self._papers = tuple(papers)
        total = bits_of_papers(self._papers)
        if total <= AT_ONCE:
            self._show_sheets(sheets_of(self._papers))
            return
        self._show_sheets(())
        self._free(is_free=False)
        self._said.setContentsMargins(*REMARK_MARGINS)
        self.work.begin(
            laying(self._papers),
            total,
            say=lambda done: t("papers.laying", percent=min(100 * done // total, 100)),
            take=self._take,
            leave=self.reject,
        )

    def _take(self, sheets: tuple[Sheet, ...]) -> None:
        self._free(is_free=True)
        self._show_sheets(sheets)

    def _free(self, *, is_free: bool) -> None:
        """Nothing is printed or kept before all sheets are there."""
        for button in (self.print_button, self.pdf_button, self.html_button, self.wording_button):
            button.setEnabled(is_free)

    def _show_sheets(self, sheets: tuple[Sheet, ...]) -> None:
        self._sheets = sheets
        self.view.show_sheets(sheets)
        self.remark.clear()
        self._said.setContentsMargins(0, 0, 0, 0)
        self._say()

    @property
    def title(self) -> str:
        """What is shown."""
        return self._papers[0].title

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_bar()

    def done(self, result: int) -> None:
        """Closed before all sheets were there: nobody waits for them."""
        if self.work.is_going_on:
            self.work.stop()  # which comes back here
            return
        super().done(result)

    def print_out(self) -> None:
        """Asks for a printer and prints; says so if there is none."""
        if not self._printing.has_printer():
            self.warn(t("papers.no_printer"))
            return
        self._printing.ask(self, len(self._sheets), self._print_on)

    def save_pdf(self) -> None:
        """Asks for a place and keeps the PDF there."""
        self._save("pdf", lambda: pdf_bytes(self._sheets, self.title))

    def save_html(self) -> None:
        """Asks for a place and keeps the web page there."""
        self._save("html", lambda: html_page(self._papers).encode())

    def _print_on(self, printer: "QPrinter") -> None:
        name = printer.printerName()
        if print_sheets(printer, self._sheets, self.title):
            self._tell(t("papers.printed", printer=name))
        else:
            self.warn(t("papers.printer_failed", printer=name))

    def _save(self, ending: str, made: Callable[[], bytes]) -> None:
        def keep(path: Path) -> None:
            try:
                write_atomically(path, made())
            except WriteError as error:
                self.warn(error.sentence)
            else:
                self._tell(t("papers.saved", path=path))

        name = file_name(self.title, ending)
        self._ask_where(self, t(f"papers.where_{ending}"), name, t(f"papers.{ending}_filter"), keep)

    def warn(self, sentence: str) -> None:
        """Tells what is wrong, below the buttons."""
        self.remark.warn(sentence)
        self._said.setContentsMargins(*REMARK_MARGINS)

    def _tell(self, sentence: str) -> None:
        self.remark.say(sentence)
        self._said.setContentsMargins(*REMARK_MARGINS)

    def _say(self) -> None:
        self.setWindowTitle(t("papers.window_title", title=self.title))
        self._title.show_title(self.title)
        self._count.setText(t("papers.sheets", n=len(self._sheets)) if self._sheets else "")
        self.view.setAccessibleName(t("papers.sheets_accessible", title=self.title))
        self.view.setAccessibleDescription(self._count.text())
        self.print_button.setText(t("papers.print"))
        self.pdf_button.say(t("papers.save_pdf"))
        self.html_button.say(t("papers.save_html"))
        self.wording_button.say(t(self._wording))
        self.smaller.say(t("papers.smaller"))
        self.larger.say(t("papers.larger"))
        self.close_button.say(t("papers.close"))
        self._share_bar()
        self._show_zoom()

    def _zoom(self, steps: int) -> None:
        self.view.zoom(steps)
        self._show_zoom()

    def _show_zoom(self) -> None:
        self.smaller.setEnabled(self.view.can_lessen)
        self.larger.setEnabled(self.view.can_enlarge)

    def _share_bar(self) -> None:
        """The count of sheets gives way to a title of two lines, the words on buttons to a longer one."""
        self._set_compact(is_compact=False)
        room_px = self.width() - self._bar.sizeHint().width()
        is_compact = self.width() < COMPACT_PX or not self._title.fits_into(room_px)
        self._set_compact(is_compact=is_compact)
        self._count.setHidden(is_compact or not self._title.fits_into(room_px, lines=1))

    def _set_compact(self, *, is_compact: bool) -> None:
        for button in (self.pdf_button, self.html_button, self.wording_button):
            button.set_wordless(is_wordless=is_compact)
        self._count.show()

    def _connect(self) -> None:
        self.print_button.clicked.connect(self.print_out)
        self.pdf_button.clicked.connect(self.save_pdf)
        self.html_button.clicked.connect(self.save_html)
        self.wording_button.clicked.connect(self.wording_asked)
        self.smaller.clicked.connect(lambda: self._zoom(-1))
        self.larger.clicked.connect(lambda: self._zoom(1))
        self.close_button.clicked.connect(self.reject)
        on_key(self, QKeySequence.StandardKey.Print, self.print_button.click)
        on_key(self, QKeySequence.StandardKey.Save, self.pdf_button.click)
        for keys, button in (
            (QKeySequence.StandardKey.ZoomIn, self.larger),
            (QKeySequence.StandardKey.ZoomOut, self.smaller),
        ):
            on_key(self, keys, button.click).setAutoRepeat(True)

    def _lay_out(self) -> None:
        bar = QFrame()
        theme.set_role(bar, "header")
        theme.set_role(self._count, "small")
        theme.set_kind(self.print_button, "main")
        self.print_button.setDefault(True)
        row = self._bar = QHBoxLayout(bar)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self._title, 1)
        row.addWidget(self._count)
        for button in (self.smaller, self.larger):
            row.addWidget(button)
        row.addSpacing(8)
        for each in (self.wording_button, self.html_button, self.pdf_button, self.print_button):
            row.addWidget(each)
        row.addSpacing(8)
        row.addWidget(self.close_button)
        self._said.addWidget(self.remark)
        self._said.addWidget(self.work)
        column = QVBoxLayout(self)
        column.setContentsMargins(FRAME_PX, FRAME_PX, FRAME_PX, FRAME_PX)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(self._said)
        column.addWidget(self.view, 1)

    def _fitting(self) -> QSize:
        """Within the window of the program that it opens over, a dialog in between left out: that may be low."""
        screen, below = self.screen().availableSize(), window_below(self)
        room = below.size().boundedTo(screen) if below is not None else screen
        return SIZE.boundedTo(room - QSize(EDGE_PX, EDGE_PX))

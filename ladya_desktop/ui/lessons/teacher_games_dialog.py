"""Chooses a game and a half-move of it: of the games of this computer, or of a file; read bit by bit, with a way out.

What is wrong with a game is said beside it with its line; the good ones can be taken all the same.
"""

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QProgressBar,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.lessons import teacher_tree as tree
from ladya_desktop.ui.lessons.lesson_pictures import content_of_scene
from ladya_desktop.ui.lessons.teacher_lesson import BoardPage
from ladya_desktop.ui.lessons.teacher_moves import step_text
from ladya_desktop.ui.lessons.teacher_sources import WHOLE, Offer, position_page
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label

TURN_S = 0.03
"""How long it reads before the window is heard again."""
WIDTH_PX, LIST_PX, BOARD_PX = 860, 240, 272
NARROW_PX, NARROW_BOARD_PX = 700, 160


class GamesDialog(Dialog):
    """`taken(page, step)`: a page for the board and the step to begin at."""

    taken = Signal(object, int)

    def __init__(self, parent: QWidget, title: str, offers: Iterator[Offer], nothing: str) -> None:
        super().__init__(parent, title=title, width_px=WIDTH_PX)
        self._offers, self._nothing = offers, nothing
        self._found: list[Offer] = []
        self._faults: list[str] = []
        self._page: BoardPage | None = None
        self._line: tuple[int, ...] = ()
        self.list, self.board, self.slider = QListWidget(), BoardPicture(), QSlider(Qt.Orientation.Horizontal)
        self.progress, self.stop = QProgressBar(), QPushButton(t("teacher.games.stop"))
        self._state, self._move = plain_label(), plain_label()
        self._lay_out_body(is_narrow=parent.width() < NARROW_PX)
        self.position_button = QPushButton(t("teacher.games.position"))
        self.game_button = self.add_buttons(t("teacher.cancel"), t("teacher.games.game"))
        self.position_button.setAutoDefault(False)
        self.buttons.insertWidget(self.buttons.count() - 1, self.position_button)
        self._connect()
        self._show_game(-1)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read)
        self._timer.start(0)

    @property
    def is_reading(self) -> bool:
        """Whether more games may come."""
        return self._timer.isActive()

    def _read(self) -> None:
        end = monotonic() + TURN_S
        while monotonic() < end:
            offer = next(self._offers, None)
            if offer is None:
                self._end()
                return
            self._take_in(offer)
        self._say()

    def _take_in(self, offer: Offer) -> None:
        if offer.fault:
            self._faults.append(offer.fault)
        if offer.title:
            self._found.append(offer)
            words = " \N{MIDDLE DOT} ".join(filter(None, (offer.title, offer.note, offer.fault)))
            self.list.addItem(words)
        self.progress.setValue(offer.done)
        if self.list.count() == 1 and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)

    def _end(self) -> None:
        """Everything is read, or enough: what came so far can be taken."""
        self._timer.stop()
        self.progress.hide()
        self.stop.hide()
        self._say()
        if not self._found:
            self.list.setEnabled(False)  # there is nothing in it for the keyboard
            self.remark.warn(" ".join((self._nothing, *self._faults[:1])))
        elif self._faults:
            self.remark.warn(t("teacher.games.faults", n=len(self._faults), first=self._faults[0]))
        self.fit()

    def _say(self) -> None:
        self._state.setText(t("teacher.games.found", n=len(self._found)))

    def _show_game(self, row: int) -> None:
        offer = self._found[row] if 0 <= row < len(self._found) else None
        self._page = None if offer is None else offer.make()
        steps = () if self._page is None else self._page.steps
        self._line = tree.line_to(steps, tree.end_of_line(steps, tree.BEGINNING))
        for part in (self.slider, self.position_button, self.game_button):
            part.setEnabled(self._page is not None)
        self.slider.setMaximum(len(self._line))
        self.slider.setValue(len(self._line))
        self._show_move()

    def _show_move(self) -> None:
        page, at = self._page, self._at
        if page is None:
            self._move.setText("")
            return
        self.board.show_content(content_of_scene(page.scenes[at]))
        before = page.scenes[tree.parent(page.steps, at)]
        words = step_text(before, page.steps[at - 1]) if at else t("teacher.moves.beginning")
        self._move.setText(words)
        self.slider.setAccessibleDescription(words)

    @property
    def _at(self) -> int:
        """The step chosen."""
        value = self.slider.value()
        return self._line[value - 1] if 0 < value <= len(self._line) else tree.BEGINNING

    def _take(self, *, is_game: bool) -> None:
        if self._page is not None:
            page = self._page if is_game else position_page(self._page, self._at)
            at = self._at if is_game else tree.BEGINNING
            self.accept()
            self.taken.emit(page, at)

    def done(self, result: int) -> None:
        """Closes it; nothing more is read."""
        self._timer.stop()
        super().done(result)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_game)
        self.slider.valueChanged.connect(lambda _: self._show_move())
        self.stop.clicked.connect(self._end)
        self.game_button.clicked.connect(lambda: self._take(is_game=True))
        self.position_button.clicked.connect(lambda: self._take(is_game=False))

    def _lay_out_body(self, *, is_narrow: bool) -> None:
        self.list.setAccessibleName(t("teacher.games.list"))
        self.list.setMinimumHeight(LIST_PX // 2 if is_narrow else LIST_PX)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        board_px = NARROW_BOARD_PX if is_narrow else BOARD_PX
        self.board.setFixedSize(board_px, board_px)
        self.board.set_coordinates(Coordinates.INSIDE)
        self.slider.setAccessibleName(t("teacher.games.half_move"))
        self.slider.setMinimumHeight(44)
        self.slider.setPageStep(10)
        self.progress.setMaximum(WHOLE)
        theme.set_role(self._state, "small")
        theme.set_role(self._move, "subtitle")
        lists, looks = QVBoxLayout(), QVBoxLayout()
        reading = QHBoxLayout()
        reading.addWidget(self.progress, 1)
        reading.addWidget(self.stop)
        lists.addWidget(self.list, 1)
        lists.addWidget(self._state)
        lists.addLayout(reading)
        for part in (self.board, self._move, self.slider):
            looks.addWidget(part)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(lists, 1)
        row.addLayout(looks)
        self.body.addLayout(row)

"""Everything that can be done to the lesson on the teacher's board: moves, words, drawings, positions, pages."""

from collections.abc import Callable
from dataclasses import replace

from ladya_desktop.lessons import Drawings, Step
from ladya_desktop.lessons.fens import why_unlawful
from ladya_desktop.lessons.words import NOTHING
from ladya_desktop.ui.lessons import teacher_tree as tree
from ladya_desktop.ui.lessons.position_editor_setup import Setup
from ladya_desktop.ui.lessons.teacher_lesson import BoardPage, setting_at
from ladya_desktop.ui.lessons.teacher_reading import Place, Reading


class Workbook(Reading):
    """Each act can be taken back."""

    # Steps

    def play(self, uci: str) -> None:
        """A legal move of what stands on the board; what hands have put becomes a position first."""
        if self.is_by_hand:
            self._add(Step(after=0, fen=self.setup.fen))
        self._add(Step(after=0, move=uci))

    def put(self, from_square: str, to_square: str) -> None:
        """A piece carried anywhere."""
        self._add(Step(after=0, put=(from_square + to_square,)))

    def remove(self, square: str) -> None:
        """A piece taken off."""
        self._add(Step(after=0, remove=(square,)))

    def delete_step(self) -> None:
        """The step shown, and all that goes on from it."""
        page = self.board_page
        if page is not None and self.place.step:
            steps, at = tree.deleted(page.steps, self.place.step)
            self._change_page(replace(page, steps=steps), at)

    def promote(self) -> None:
        """The variation shown becomes the main line of its branch."""
        page = self.board_page
        if page is not None:
            steps, at = tree.promoted(page.steps, self.place.step)
            self._change_page(replace(page, steps=steps), at)

    # Words and drawings

    def say(self, text: str) -> None:
        """What is said here."""
        page = self.board_page
        if page is not None:
            words = self.lesson.worded(text, NOTHING if not text else page.words(self.place.step))
            self._change_page(page.with_words(self.place.step, words), self.place.step, merge="text")

    def head(self, text: str) -> None:
        """The heading of the page."""
        page = self.board_page
        if page is not None:
            heading = self.lesson.worded(text, page.heading)
            self._change_page(replace(page, heading=heading), self.place.step, merge="heading")

    def draw(self, change: Callable[[Drawings], Drawings]) -> None:
        """Other drawings here."""
        page = self.board_page
        if page is not None:
            drawings = change(page.drawings(self.place.step))
            self._change_page(page.with_drawings(self.place.step, drawings), self.place.step)

    def set_title(self, title: str) -> None:
        """The title of the lesson."""
        titled = replace(self.lesson, title=self.lesson.worded(title, self.lesson.title))
        self._change(titled, self.place, merge="title")

    # Positions and pages

    def set_position(self, setup: Setup) -> None:
        """Another position: in the place of the one here if nothing goes on from it, else on a page of its own."""
        page = self.board_page
        if setup.fen == self.setup.fen and not self.is_by_hand:
            return
        if page is None or page.steps or page.setting.moves:
            self.add_page(BoardPage(setting=setting_at(setup.fen, is_turned=self.scene.is_turned)))
        else:
            drawings = _on_pieces(page.setting.drawings, setup)
            setting = setting_at(setup.fen, drawings=drawings, is_turned=page.setting.is_turned)
            self._change_page(replace(page, setting=setting), tree.BEGINNING)

    def turn(self) -> None:
        """The board of this page lies the other way round."""
        page = self.board_page
        if page is not None:
            setting = replace(page.setting, is_turned=not page.setting.is_turned)
            self._change_page(replace(page, setting=setting), self.place.step)

    def add_page(self, page: BoardPage | None = None) -> None:
        """One more page after this one, with what stands here if none is given; it is gone to."""
        made = page or BoardPage(setting=setting_at(self.setup.fen, is_turned=self.scene.is_turned))
        pages, at = self.lesson.pages, self.place.page + 1
        self._change(replace(self.lesson, pages=(*pages[:at], made, *pages[at:])), Place(page=at))

    def add_page_here(self) -> None:
        """One more page after this one, with what stands here."""
        self.add_page()

    def insert(self, page: BoardPage, step: int = tree.BEGINNING) -> None:
        """A page made elsewhere, after this one; in its place if nothing is on it yet. It is gone to at a step."""
        if self.page == BoardPage():
            self._change(self.lesson.with_page(self.place.page, page), Place(page=self.place.page))
        else:
            self.add_page(page)
        self.go(step)

    def delete_page(self) -> None:
        """The page shown; the only one becomes an empty one."""
        pages, at = self.lesson.pages, self.place.page
        left = (*pages[:at], *pages[at + 1 :]) or (BoardPage(),)
        self._change(replace(self.lesson, pages=left), Place(page=min(at, len(left) - 1)))

    def _add(self, step: Step) -> None:
        page = self.board_page
        if page is not None:
            steps, at = tree.added(page.steps, self.place.step, step)
            self._change_page(replace(page, steps=steps), at)

    def _change_page(self, page: BoardPage, step: int, merge: str = "") -> None:
        same = page == self.page
        lesson = self.lesson if same else self.lesson.with_page(self.place.page, page)
        self._change(lesson, replace(self.place, step=step), merge)


def _on_pieces(drawings: Drawings, setup: Setup) -> Drawings:
    """The drawings with marks only of pieces that still stand."""
    attacks = tuple(square for square in drawings.attacks if setup.placement.at(square))
    dots = () if why_unlawful(setup.position) else drawings.dots
    dots = tuple(square for square in dots if setup.placement.at(square))
    return replace(drawings, attacks=attacks, dots=dots)

"""Pages to be read and demonstrations: nothing is asked. A demonstration goes step by step or by itself, and back."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from ladya_desktop.lessons import DemoPage, Scene, Step, TextPage
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.lesson_board import Use
from ladya_desktop.ui.lessons.lesson_face import BoardShown, LessonFace
from ladya_desktop.ui.lessons.lesson_part import Part, Said
from ladya_desktop.ui.lessons.lesson_pictures import content_of_scene, drawings_of_scene, way_into
from ladya_desktop.ui.lessons.lesson_playback import Playback
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.plain_label import plain_label

CHIP_PX, CHIPS_IN_ROW, RING_PX = 44, 6, 5


def picture_of(scene: Scene, before: Scene | None = None, *, shows_check: bool = False) -> BoardShown:
    """A scene as it is shown; after another one its piece glides. Check is ringed where nothing is asked."""
    content = content_of_scene(scene)
    position = scene.position
    if shows_check and position.is_check():
        content = replace(content, marks=replace(content.marks, check_square=position.king_square(position.turn)))
    return BoardShown(
        content=content,
        drawings=drawings_of_scene(scene),
        is_flipped=scene.is_turned,
        clock=scene.clock,
        pressed=scene.pressed,
        way=None if before is None else way_into(before, scene),
    )


def told(text: str, scene: Scene) -> str:
    """What is said of a scene; that no game can stand so is said with it."""
    return f"{text}\n{t('course.only_shown')}".strip() if scene.is_only_shown else text


class ReadingPart(Part):
    """A page of text, with its board or its picture."""

    def __init__(self, face: LessonFace, page: TextPage, scene: Scene) -> None:
        super().__init__(face)
        self._page, self._scene = page, scene

    def begin(self, *, is_from_end: bool) -> None:
        self.face.board.set_use(Use.LOOK)
        self.face.put_in(None)
        self.face.keys.offer()
        self.face.keys.set_main(is_next_main=True)
        self.face.answer.clear()
        if self._page.picture is not None:
            self.face.show_picture(self._page.picture.data)
        else:
            self.face.show_board(picture_of(self._scene))
        self.retranslate()

    def retranslate(self) -> None:
        said = self.said()
        self.face.text.say(said.heading, said.text, said.options)
        self.changed.emit()

    @property
    def scene(self) -> Scene | None:
        return self._scene if self._page.picture is None else None

    def said(self) -> Said:
        items = tuple(item.here for item in self._page.items)
        picture = b"" if self._page.picture is None else self._page.picture.data
        text = self._page.text.here if picture else told(self._page.text.here, self._scene)
        return Said(heading=self._page.heading.here, text=text, options=items, picture=picture)


class DemoPart(Part):
    """A demonstration. Its steps come in the order of the file; one that branches off begins from where it branches."""

    def __init__(self, face: LessonFace, page: DemoPage, scenes: tuple[Scene, ...]) -> None:
        super().__init__(face)
        self._page, self._scenes = page, scenes
        self._at = 0
        self._playback = Playback(self, lambda number: len(self._words_of(number)))
        self._playback.turned.connect(self._show)
        self._playback.ended.connect(self._offer)
        self._strip: StepStrip | None = None

    @property
    def at(self) -> int:
        """The step shown, 0 for the beginning."""
        return self._at

    def begin(self, *, is_from_end: bool) -> None:
        self.face.board.set_use(Use.LOOK)
        self.face.answer.clear()
        self.face.keys.set_main(is_next_main=True)
        self._strip = StepStrip(self._page.steps)
        self._strip.chosen.connect(self._jump)
        self.face.put_in(self._strip)
        self._show(len(self._page.steps) if is_from_end else 0)

    def leave(self) -> None:
        self._playback.stop()
        self._strip = None

    def retranslate(self) -> None:
        said = self.said()
        self.face.text.say(said.heading, said.text)
        if self._strip is not None:
            self._strip.retranslate()
        self.changed.emit()

    def go_on(self) -> bool:
        self._playback.stop()
        if self._at == len(self._page.steps):
            return False
        self._show(self._at + 1)
        return True

    def go_back(self) -> bool:
        self._playback.stop()
        if self._at == 0:
            return False
        self._show(self._at - 1, is_gliding=False)
        return True

    def use_tool(self, name: str) -> None:
        if name == "pause":
            self._playback.stop()
            self._offer()
            return
        last = len(self._page.steps)
        if self._at == last:
            self._show(0)
        self._playback.play(self._at, last)
        self._offer()

    @property
    def scene(self) -> Scene:
        return self._scenes[self._at]

    def said(self) -> Said:
        heading = self._page.heading.here
        if not heading and self._at and is_branch(self._page.steps, self._at):
            heading = t("course.other_line")
        return Said(heading=heading, text=told(self._words_of(self._at), self._scenes[self._at]))

    def _jump(self, number: int) -> None:
        self._playback.stop()
        self._show(number)

    def _show(self, number: int, *, is_gliding: bool = True) -> None:
        self._at = number
        before = self._scenes[self._page.steps[number - 1].after] if number and is_gliding else None
        self.face.show_board(picture_of(self._scenes[number], before, shows_check=True))
        if self._strip is not None:
            self._strip.mark(number)
        self._offer()
        self.retranslate()

    def _offer(self) -> None:
        self.face.keys.offer("pause" if self._playback.is_on else "play")

    def _words_of(self, number: int) -> str:
        said = self._page.steps[number - 1].text.here if number else self._page.text.here
        return said or (self._page.text.here if number == 0 else "")


class StepStrip(QWidget):
    """A round number for each step, a square one where another line branches off. `chosen(number)`."""

    chosen = Signal(int)

    def __init__(self, steps: tuple[Step, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips = [_Chip(number, is_line=_is_in_line(steps, number)) for number in range(1, len(steps) + 1)]
        grid = QGridLayout(self)
        grid.setContentsMargins(RING_PX, 0, RING_PX, 0)
        grid.setSpacing(10)
        for at, chip in enumerate(self.chips):
            grid.addWidget(chip, at // CHIPS_IN_ROW, at % CHIPS_IN_ROW)
            chip.clicked.connect(lambda _=False, number=at + 1: self._choose(number))
        grid.setColumnStretch(CHIPS_IN_ROW, 1)
        self.key = plain_label()
        theme.set_role(self.key, "small")
        grid.addWidget(self.key, grid.rowCount(), 0, 1, CHIPS_IN_ROW + 1)
        self.key.setHidden(not any(chip.is_line for chip in self.chips))
        self.retranslate()

    def mark(self, number: int) -> None:
        """Marks the step that is shown; 0 is none of them."""
        for at, chip in enumerate(self.chips, start=1):
            chip.setChecked(at == number)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.key.setText(t("course.line_key"))
        for chip in self.chips:
            chip.retranslate()

    def _choose(self, number: int) -> None:
        self.mark(number)
        self.chosen.emit(number)


class _Chip(ChoiceButton):
    def __init__(self, number: int, *, is_line: bool) -> None:
        super().__init__(radius_px=6 if is_line else CHIP_PX // 2)
        self._number, self.is_line = number, is_line
        self.setFixedSize(CHIP_PX, CHIP_PX)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def retranslate(self) -> None:
        self.say(t("course.step_of_line" if self.is_line else "course.step_of_demo", n=self._number))

    def paint_content(self, painter: QPainter) -> None:
        painter.setFont(sized_font(18, weight=600 if self.isChecked() else 400))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._number))


def is_branch(steps: tuple[Step, ...], number: int) -> bool:
    """Whether a step (from 1) goes on from another one than the one before it."""
    return steps[number - 1].after != number - 1


def _is_in_line(steps: tuple[Step, ...], number: int) -> bool:
    """Whether a step belongs to a line that has branched off, its first step or a later one."""
    at = number
    while at:
        if is_branch(steps, at):
            return True
        at = steps[at - 1].after
    return False

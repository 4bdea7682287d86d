"""What a lesson or the teacher's board needs to be shown to the class: give it the slide, and tell it of the keys."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.lessons.slide import Slide
from ladya_desktop.ui.projector.big_screen import BigScreen
from ladya_desktop.ui.projector.big_window import ProjectorKeys
from ladya_desktop.ui.projector.lesson_window import LessonWindow
from ladya_desktop.ui.projector.second_screen import Spots
from ladya_desktop.ui.settings import Settings

__all__ = ["LessonProjector", "ProjectorKeys"]


class LessonProjector(BigScreen):
    """Shows a slide on the second screen, with one screen only over the lesson itself."""

    def __init__(self, slide: Slide, settings: Settings | None, host: QWidget, *, spots: Spots | None = None) -> None:
        super().__init__(host, settings, lambda: LessonWindow(slide, settings), may_cover=True, spots=spots)

"""What the class sees, said aloud on demand: F2 the words beside the board, F3 what stands where."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.lessons.slide import Shown, Slide
from ladya_desktop.ui.play.aloud import Aloud


def slide_aloud(screen: QWidget, slide: Slide) -> Aloud:
    """The two keys of a screen that shows a lesson."""
    return Aloud(screen, lambda: spoken_words(slide.shown), lambda: slide.shown.content.placement)


def spoken_words(shown: Shown) -> str:
    """The heading, the text, what was asked, the options by their numbers, and the move in large letters."""
    options = (f"{number}: {option}." for number, option in enumerate(shown.spoken_options(), 1))
    parts = (shown.heading and f"{shown.heading}.", shown.text, shown.task, *options, shown.move_text)
    return " ".join(part for part in parts if part)

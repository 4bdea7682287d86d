"""The slide tells of what is new, once."""

from PySide6.QtCore import QCoreApplication

from ladya_desktop.ui.lessons.slide import Shown, Slide


def test_a_slide_tells_of_what_is_new_once(qapp: QCoreApplication) -> None:
    slide = Slide()
    told: list[Shown] = []
    slide.changed.connect(lambda: told.append(slide.shown))
    slide.show(Shown(heading="1"))
    slide.show(Shown(heading="1"))
    slide.show(Shown(heading="2"))
    assert [one.heading for one in told] == ["1", "2"]

"""The field that finds lessons, and which of those found is meant first."""

from collections.abc import Iterable

from PySide6.QtWidgets import QLineEdit, QWidget

from ladya_desktop.lessons.finding import rank
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.lessons.course_row import LessonRow
from ladya_desktop.ui.lessons.course_section import CourseSection
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.square_button import SIDE_PX

WIDTH_PX, COMPACT_WIDTH_PX, WIDE_FROM_PX = 260, 230, 900
_GLASS_PX = 20


class FindField(QLineEdit):
    """A glass, and the words beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setTextMargins(_GLASS_PX + 6, 0, 0, 0)
        glass = plain_label(parent=self)
        glass.setPixmap(icons.pixmap("find", theme.current().text, _GLASS_PX, self.devicePixelRatioF()))
        glass.setGeometry(12, 0, _GLASS_PX, SIDE_PX)

    def retranslate(self) -> None:
        """Says everything in the language chosen now."""
        self.setPlaceholderText(t("course.find_hint"))
        self.setAccessibleName(t("course.find"))

    def fit(self, screen_px: int) -> None:
        """Takes less room on a small screen."""
        self.setFixedWidth(WIDTH_PX if screen_px >= WIDE_FROM_PX else COMPACT_WIDTH_PX)


def first_found(sections: Iterable[CourseSection], typed: str) -> LessonRow | None:
    """The lesson on the screen that is meant first: one that is called so before those that speak of it."""
    rows = [row for section in sections for row in section.rows if row.isVisible() and typed.strip()]
    return min(rows, key=lambda row: rank(row.entry, typed), default=None)

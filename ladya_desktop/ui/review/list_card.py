"""The list of a game in its card: what it shows, the list itself, and the bookmarks for a written protest."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.picture_button import PictureButton
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.review.event_list import EventList
from ladya_desktop.ui.review.timeline import Filter

HEIGHT_PX, SIDE_PX, ICON_PX = 44, 6, 18


class FilterButton(ChoiceButton):
    """A word, or a picture for the bookmarks, with how many there are; the word fits itself into the width."""

    def __init__(self, picture: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._words = ""
        self.setFixedHeight(HEIGHT_PX)

    def show_words(self, words: str, spoken: str = "") -> None:
        """Shows a word; a screen reader may say more."""
        self._words = words
        self.say(spoken or words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._width_px(16)) + 2 * SIDE_PX, HEIGHT_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._width_px(12)) + 2 * SIDE_PX, HEIGHT_PX)

    def paint_content(self, painter: QPainter) -> None:
        room_px = self.width() - 2 * SIDE_PX
        size_px = next((px for px in range(16, 12, -1) if self._width_px(px) <= room_px), 12)
        left = (self.width() - self._width_px(size_px)) / 2
        if self._picture:
            drawn = icons.pixmap(self._picture, self.ink(), ICON_PX, painter.device().devicePixelRatioF())
            painter.drawPixmap(round(left), (HEIGHT_PX - ICON_PX) // 2, drawn)
            left += ICON_PX + 4
        painter.setFont(sized_font(size_px, weight=600 if self.isChecked() else 400))
        painter.drawText(QRectF(left, 0, self.width(), HEIGHT_PX), Qt.AlignmentFlag.AlignVCenter, self._words)

    def _width_px(self, size_px: int) -> float:
        words = QFontMetricsF(sized_font(size_px, weight=600)).horizontalAdvance(self._words)
        return words + (ICON_PX + 4 if self._picture else 0)


class ListCard(QFrame):
    """`filter_chosen(filter)`; `mark` sets or takes a bookmark, `protest` opens the form with all of them."""

    filter_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.list = EventList()
        self.list.setProperty("ring", True)
        self.filters = {each: FilterButton("flag" if each is Filter.MARKED else "") for each in Filter}
        self.mark, self.protest = PictureButton("flag"), PictureButton("print")
        self.empty = plain_label()
        self._lay_out()

    @property
    def chosen(self) -> Filter:
        """What the list shows."""
        return next(each for each, button in self.filters.items() if button.isChecked())

    def choose(self, chosen: Filter) -> None:
        """Checks a filter without telling anybody."""
        self.filters[chosen].setChecked(True)

    def show_counts(self, rulings: int, marks: int) -> None:
        """How many rulings and bookmarks there are."""
        self.filters[Filter.ALL].show_words(t("review.filter_all"))
        self.filters[Filter.MOVES].show_words(t("review.filter_moves"))
        self.filters[Filter.RULINGS].show_words(t("review.filter_rulings", count=rulings))
        self.filters[Filter.MARKED].show_words(str(marks), t("review.filter_marked", count=marks))
        self.protest.setEnabled(marks > 0)
        why_not = "" if marks else t("review.protest_needs_marks")
        self.protest.setToolTip(why_not)
        self.protest.setAccessibleDescription(why_not)

    def show_emptiness(self) -> None:
        """Says why there is nothing in the list, if so."""
        is_empty = not self.list.events.rowCount()
        self.empty.setText(t(f"review.empty_{self.chosen}"))
        self.empty.setVisible(is_empty)
        self.list.setVisible(not is_empty)

    def show_marked(self, is_marked: bool) -> None:
        """Whether the moment looked at has a bookmark."""
        self.mark.setChecked(is_marked)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.list.setAccessibleName(t("log.title"))
        self.mark.say(t("review.mark"))
        self.protest.say(t("review.protest"))

    def _lay_out(self) -> None:
        top, bottom, group = QHBoxLayout(), QHBoxLayout(), QButtonGroup(self)
        for each, button in self.filters.items():
            group.addButton(button)
            top.addWidget(button, 0 if each is Filter.MARKED else 1)
            button.clicked.connect(lambda _checked=False, each=each: self.filter_chosen.emit(each))
        self.filters[Filter.ALL].setChecked(True)
        for below in (self.mark, self.protest):
            bottom.addWidget(below, 1)
        for row in (top, bottom):
            row.setSpacing(6)
            row.setContentsMargins(8, 0, 8, 0)
        self.mark.setCheckable(True)
        theme.set_role(self.empty, "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.hide()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setStyleSheet("QListView { border: none; border-radius: 0; }")
        listed = QHBoxLayout()
        listed.setContentsMargins(RING_PX, 0, RING_PX, 0)  # its ring lies within the card
        listed.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 8, 1, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(listed, 1)
        column.addWidget(self.empty, 1)
        column.addLayout(bottom)

"""A question to one player in place of his acts: a title, a sentence, two answers. His clock stays where it is."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.acts_page import RING_PX
from ladya_desktop.ui.play.layout import Measures, PanelShape
from ladya_desktop.ui.play.tablet_panel import columns_of

SHORT_BELOW_PX = 200


class QuestionPage(QWidget):
    """`code` names the words: `code.title`, `code.text`, `code.yes`, `code.no`; `kind` dresses the first answer."""

    yes = Signal()
    no = Signal()
    arbiter_called = Signal()

    def __init__(self, code: str, kind: str, measures: Measures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._code = code
        self._measures = measures
        self._title = plain_label(parent=self)
        self._text = plain_label(parent=self)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        theme.set_role(self._title, "subtitle")
        theme.set_role(self._text, "muted")
        self.yes_button = self._answer(kind)
        self.no_button = self._answer("plain")
        self.call_button = self._answer("call")
        self.call_button.clicked.connect(self.arbiter_called)
        self.yes_button.clicked.connect(self.yes)
        self.no_button.clicked.connect(self.no)
        self.retranslate()

    def set_measures(self, measures: Measures) -> None:
        """Lays it out for another size of the window."""
        self._measures = measures
        self._lay_out()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t(f"{self._code}.title"))
        self._text.setText(t(f"{self._code}.text"))
        self.yes_button.setText(t(f"{self._code}.yes"))
        self.no_button.setText(t(f"{self._code}.no"))
        self.call_button.setAccessibleName(t("play.act.call_arbiter"))
        self.yes_button.setAccessibleDescription(self._text.text())
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _answer(self, kind: str) -> QPushButton:
        button = QPushButton(self)
        theme.set_kind(button, kind)
        return button

    def _lay_out(self) -> None:
        measures = self._measures
        self._dress()
        room = QRect(self.rect()).adjusted(RING_PX, RING_PX, -RING_PX, -RING_PX)
        if measures.shape.is_lying:
            self._lay_out_lying(room)
            return
        is_small = measures.acts_are_icons
        title_px = measures.class_size + (6 if is_small else 14)
        top = self._put(self._title, room, room.top(), title_px) + 4
        if not is_small:
            top = self._put(self._text, room, top, self._text.heightForWidth(room.width())) + measures.act_gap + 4
        for button in (self.yes_button, self.no_button):
            top = self._put(button, room, top, measures.act) + measures.act_gap
        self._put(self.call_button, room, room.bottom() + 1 - measures.act, measures.act)
        self._text.setHidden(is_small)
        self.call_button.setHidden(is_small)

    def _lay_out_lying(self, room: QRect) -> None:
        """Words above the answers; in one row of acts beside them."""
        gap, act_px = self._measures.act_gap, self._measures.act
        has_two_rows = room.height() >= 2 * act_px + gap
        answers, words = QRect(room), QRect(room)
        if has_two_rows:
            answers.setTop(room.bottom() + 1 - act_px)
            words.setBottom(answers.top() - 1 - gap)
        else:
            answers.setLeft(room.left() + room.width() * 2 // 5)
            words.setRight(answers.left() - 1 - gap)
        title_px = 24 if has_two_rows else 17
        self._title.setGeometry(words.left(), words.top(), words.width(), title_px)
        self._text.setGeometry(words.adjusted(0, title_px, 0, 0))
        buttons = (self.yes_button, self.no_button, self.call_button)
        for button, rect in zip(buttons, columns_of(answers, 3, gap), strict=True):
            button.setGeometry(rect)
        for part in (self._text, self.call_button):
            part.show()

    def _put(self, widget: QWidget, room: QRect, top: int, height_px: int) -> int:
        widget.setGeometry(room.left(), top, room.width(), height_px)
        return top + height_px

    def _dress(self) -> None:
        """The call has its icon and its words where they stand among the acts."""
        measures = self._measures
        is_lying = measures.shape.is_lying
        is_short = is_lying or self.width() < SHORT_BELOW_PX
        self.call_button.setText(t("play.act.call_arbiter_short" if is_short else "play.act.call_arbiter"))
        icon_px = round(measures.act_text * 1.4)
        self.call_button.setIcon(icons.icon("bell", theme.current().accent, icon_px, 12))
        self.call_button.setIconSize(icons.icon_size(icon_px, 12))
        is_low = measures.acts_are_icons or measures.shape is PanelShape.ONE_ROW
        title_px = 14 if is_low else measures.act_text + 3
        side_px, note_px = (8, 13) if is_lying else (16, measures.act_text - 1)
        if measures.shape is PanelShape.ONE_ROW:
            note_px = 12
        sheet = (
            f"QPushButton {{ min-height: 20px; padding: 0; font-size: {measures.act_text}px; }}"
            f'QPushButton[kind="call"] {{ min-height: 20px; padding: 0 {side_px}px; }}'
            f'QLabel[role="subtitle"] {{ font-size: {title_px}px; }}'
            f'QLabel[role="muted"] {{ font-size: {note_px}px; }}'
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

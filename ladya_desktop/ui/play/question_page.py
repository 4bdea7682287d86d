"""A question to one player in place of his acts: a title, a sentence, two answers. His clock stays where it is."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.acts_page import RING_PX
from ladya_desktop.ui.play.call_words import CALL_RIGHT_PX, call_words
from ladya_desktop.ui.play.layout import Measures, PanelShape
from ladya_desktop.ui.play.tablet_panel import columns_of

SIDE_PX, LYING_SIDE_PX, CALL_GAP_PX, ICON_SPACING_PX = 16, 8, 12, 4


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
        if is_small:
            top = self._put(self._title, room, room.top(), measures.act) + measures.act_gap
            call = QRect(room.right() + 1 - measures.act, room.top(), measures.act, measures.act)
        else:
            top = self._put(self._title, room, room.top(), measures.class_size + 14) + 4
            top = self._put(self._text, room, top, self._text.heightForWidth(room.width())) + measures.act_gap + 4
            call = QRect(room.left(), room.bottom() + 1 - measures.act, room.width(), measures.act)
        for button in (self.yes_button, self.no_button):
            top = self._put(button, room, top, measures.act) + measures.act_gap
        self.call_button.setGeometry(call)
        self._text.setHidden(is_small)

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
        self._text.show()
        self._dress()

    def _put(self, widget: QWidget, room: QRect, top: int, height_px: int) -> int:
        widget.setGeometry(room.left(), top, room.width(), height_px)
        return top + height_px

    def _say_call(self, width_px: int) -> int:
        """The icon of the call, and its words as long as there is room: beside a title in a low panel for none.

        Returns the size of their letters.
        """
        measures = self._measures
        is_wordless, is_lying = measures.acts_are_icons, measures.shape.is_lying
        icon_px, gap_px = round(measures.act_text * 1.4), 0 if is_wordless else 6 if is_lying else CALL_GAP_PX
        self.call_button.setIcon(icons.icon("bell", theme.current().accent, icon_px, gap_px))
        self.call_button.setIconSize(icons.icon_size(icon_px, gap_px))
        around_px = icon_px + gap_px + CALL_RIGHT_PX + ICON_SPACING_PX + (LYING_SIDE_PX if is_lying else SIDE_PX) + 2
        words, text_px = call_words(width_px - around_px, measures.act_text)
        self.call_button.setText("" if is_wordless else words)
        self.call_button.setToolTip(t("play.act.call_arbiter") if is_wordless else "")
        return text_px

    def _dress(self) -> None:
        measures = self._measures
        is_lying = measures.shape.is_lying
        is_low = measures.acts_are_icons or measures.shape is PanelShape.ONE_ROW
        title_px = 14 if is_low else measures.act_text + 3
        call_px = self._say_call(self.call_button.width() if is_lying else self.width() - 2 * RING_PX)
        side_px, note_px = (LYING_SIDE_PX, 13) if is_lying else (SIDE_PX, measures.act_text - 1)
        call = f"padding: 0 {CALL_RIGHT_PX}px 0 {side_px}px; font-size: {call_px}px;"
        call = "padding: 0; text-align: center;" if measures.acts_are_icons else call
        if measures.shape is PanelShape.ONE_ROW:
            note_px = 12
        sheet = (
            f"QPushButton {{ min-height: 20px; padding: 0; font-size: {measures.act_text}px; }}"
            f'QPushButton[kind="call"] {{ min-height: 20px; {call} }}'
            f'QLabel[role="subtitle"] {{ font-size: {title_px}px; }}'
            f'QLabel[role="muted"] {{ font-size: {note_px}px; }}'
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

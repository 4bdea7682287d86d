"""The calm banner that says what was ruled: what happened, why, the consequence, the article; or how the game ended.

It takes the place of the bar, so that board and clocks stay put. Each sentence has its small picture. The article's
text is one click away, and so is the story on the board, where there is something to show. Where two banners would
cover the board, one of them is a line: what happened, and a button for the rest.
"""

from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import language, t
from ladya_desktop.texts.rules import article_summary, in_order
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.banner_line import BannerLine
from ladya_desktop.ui.play.banner_words import BannerKind, BannerWords
from ladya_desktop.ui.play.inline_picture import picture_tag
from ladya_desktop.ui.play.ruling_pictures import WHY

ICON_PX = 32
EYE_PX, EYE_GAP_PX = 18, 6
NO_BREAK, EM_DASH = "\N{NO-BREAK SPACE}", "\N{EM DASH}"
JOINER = "\N{WORD JOINER}"
"""Between a picture and its sentence no line ends."""
_FULL_PX, _TIGHT_PX, _STACKED_PX = (18, 16, 16, 16), (17, 14, 16, 12), (15, 13, 14, 8)
"""Title, line, letters of the buttons, room beside them."""
_BUTTONS_OF = {
    BannerKind.RULING: ("show", "why", "understood"),
    BannerKind.STOPPED: ("show", "why", "home", "arbiter"),
    BannerKind.RESULT: ("show", "why", "log", "home", "arbiter", "table"),
}
_SHORTENED = ("log", "home")
_NAMES = ("show", "why", "log", "home", "arbiter", "understood", "table", "more")
_BY_KEYBOARD = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
_LEAST_BUTTON_PX = 44
_MAIN_OF = {BannerKind.RULING: "understood", BannerKind.STOPPED: "arbiter", BannerKind.RESULT: "table"}
_CROWDED_PX = (13, 2)
"""Letters of the buttons and room beside them, where there are many."""
_PICTURE_OF_LINE = 1.15
"""How high a picture within a line is, of the height of its letters."""


class RulingBanner(QFrame):
    """`chosen` names the button: understood, arbiter, log, home, table. The article's text it shows by itself.

    `show_requested`: the story of the ruling is wanted on the board, or no more of it. `whole_requested`: it is a line
    and is to be read whole.
    """

    chosen = Signal(str)
    show_requested, whole_requested = Signal(), Signal()
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: BannerWords | None = None
        self._is_open = False
        self._is_stacked = self._is_short = self._is_line = False
        self._has_story = self._is_told = False
        self.has_table = True
        self._line_px = _FULL_PX[1]
        self._icon, self._title, self._article = (plain_label(parent=self) for _ in range(3))
        self._line = BannerLine(self)
        for label in (self._title, self._article):
            label.setWordWrap(True)
        theme.set_role(self._title, "subtitle")
        self._line.linkActivated.connect(lambda _: self._toggle_article())
        self._line.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | _BY_KEYBOARD)
        self._line.setProperty("ring", True)  # by Tab alone: a mouse leaves the keyboard with the board
        self._buttons = {name: self._make(name) for name in _NAMES}
        self._lay_out()

    @property
    def words(self) -> BannerWords | None:
        """What it says now."""
        return self._words

    @property
    def is_told(self) -> bool:
        """Whether the board tells the story now."""
        return self._is_told

    @property
    def text(self) -> str:
        """Everything that can be read on it, line by line."""
        shown = ["" if self._words is None else self._words.title, self._plain_line()]
        return "\n".join(shown + ([self._article.text()] if self._is_open else []))

    def button(self, name: str) -> QPushButton:
        """One of its buttons by its name."""
        return self._buttons[name]

    def say(self, words: BannerWords) -> None:
        """Shows these words; a screen reader hears them."""
        if words == self._words:
            return
        self._words, self._is_open = words, False
        self.retranslate()
        announcement = QAccessibleAnnouncementEvent(self, self.text)
        announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(announcement)

    def set_story(self, *, has_story: bool, is_told: bool) -> None:
        """Whether the board can show what is said, and whether it does so now."""
        if (has_story, is_told) != (self._has_story, self._is_told):
            self._has_story, self._is_told = has_story, is_told
            self.retranslate()
            self.resized.emit()

    def set_table(self, *, has_table: bool) -> None:
        """Whether the game counts in a table: only then the way on leads there."""
        self.has_table = has_table
        self.retranslate()

    def clear(self) -> None:
        """Falls silent."""
        self._words = None

    def set_room(self, *, is_stacked: bool, is_tight: bool, is_line: bool = False) -> None:
        """Buttons below the words, where there is no room beside them; in a tight place all is a little smaller.

        A line says what happened and no more.
        """
        self._is_stacked, self._is_short, self._is_line = is_stacked, is_stacked or is_tight, is_line
        is_below = is_stacked and not is_line
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if is_below else QBoxLayout.Direction.LeftToRight)
        self._icon.setHidden(is_stacked)
        side = 10 if is_stacked else 24
        self._row.setContentsMargins(side, 6, 10 if is_stacked else 16, 6)
        self._row.setSpacing(6 if is_stacked else 16)
        title_px, line_px, button_px, pad_px = _STACKED_PX if is_stacked else _TIGHT_PX if is_tight else _FULL_PX
        self._line_px = line_px
        if self._is_crowded:
            button_px, pad_px = _CROWDED_PX
        least_px = _LEAST_BUTTON_PX - 2 * (pad_px + 1)
        sheet = (
            f"QLabel {{ font-size: {line_px}px; }} "
            f'QLabel[role="subtitle"] {{ font-size: {title_px}px; }} '
            f"QPushButton {{ padding: 0 {pad_px}px; font-size: {button_px}px; min-width: {least_px}px; }}"
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        self.retranslate()

    def height_for(self, width_px: int) -> int:
        """How high it must be to show all its words."""
        self._row.activate()
        return max(self._row.totalHeightForWidth(width_px), self._row.totalMinimumSize().height())

    def retranslate(self) -> None:
        """Says everything again in the language chosen now (the words come anew from the snapshot)."""
        for name, button in self._buttons.items():
            code = self._code_of(name)
            is_short = self._is_short and name in _SHORTENED
            button.setText(t(f"play.banner.{code}_short" if is_short else f"play.banner.{code}"))
            button.setAccessibleName(t(f"play.banner.{code}"))
        self._dress_story_button()
        if self._words is not None:
            self._fill(self._words)

    def _dress_story_button(self) -> None:
        """An eye with its word, where there is little room alone."""
        button = self._buttons["show"]
        is_alone = self._is_crowded
        mark, gap_px = "cross" if self._is_told else "eye", 0 if is_alone else EYE_GAP_PX
        button.setIcon(icons.icon(mark, theme.current().accent, EYE_PX, gap_px))
        button.setIconSize(icons.icon_size(EYE_PX, gap_px))
        button.setText("" if is_alone else button.text())
        button.setToolTip(button.accessibleName() if is_alone else "")

    def _code_of(self, name: str) -> str:
        if name == "why" and self._is_open:
            return "less"
        return "enough" if name == "show" and self._is_told else name

    def _has_button(self, name: str, words: BannerWords) -> bool:
        """The story goes before the article where not both have room: the article's number leads to its text too."""
        is_one_of_two = self._is_short or words.kind is BannerKind.RESULT
        if self._is_line or name == "more":
            return self._is_line and name == ("show" if self._is_told else "more")
        match name:
            case "show":
                return self._has_story
            case "why":
                return words.article is not None and not ((self._has_story and is_one_of_two) or self._is_crowded)
            case "table":
                return self.has_table and words.kind is BannerKind.RESULT
            case _:
                return name in _BUTTONS_OF[words.kind]

    @property
    def _is_crowded(self) -> bool:
        """Many buttons in a row no wider than the board of the smallest window."""
        is_result = self._words is not None and self._words.kind is BannerKind.RESULT
        return self._is_stacked and is_result and not self._is_line

    def sizeHint(self) -> QSize:
        return QSize(1334, 64)

    def _fill(self, words: BannerWords) -> None:
        colors = theme.current()
        theme.set_role(self, "notice" if words.kind is BannerKind.RESULT else "banner")
        ink = colors.accent if words.kind is BannerKind.RESULT else colors.warn_line
        self._icon.setPixmap(icons.pixmap(words.picture, ink, ICON_PX, self.devicePixelRatioF()))
        title = t("play.banner.showing", title=words.title) if self._is_told else words.title
        self._title.setText(unbroken(title))
        self._line.say(self._sentences(words))
        self._line.setFocusPolicy(Qt.FocusPolicy.TabFocus if words.citation else Qt.FocusPolicy.NoFocus)
        self._line.setAccessibleName(self._plain_line())
        self._article.setText(self._article_text(words))
        self._line.setHidden(self._is_line)
        self._article.setVisible(self._is_open and not self._is_line)
        main = "home" if words.kind is BannerKind.RESULT and not self.has_table else _MAIN_OF[words.kind]
        for name, button in self._buttons.items():
            theme.set_kind(button, "main" if name == main else "plain")
            button.setVisible(self._has_button(name, words))
        self.setAccessibleName(self.text)

    def _sentences(self, words: BannerWords) -> tuple[str, ...]:
        parts = [
            self._with_picture(WHY, words.why),
            self._with_picture(words.then_picture, words.then or self._result_state(words)),
        ]
        if words.citation:
            cited = unbroken(escape(words.citation))
            parts.append(f'<a href="article" style="color: {theme.current().accent.name()}">{cited}</a>')
        return tuple(part for part in parts if part)

    def _with_picture(self, name: str, sentence: str) -> str:
        if not sentence:
            return ""
        if self._is_crowded and name != WHY:  # a line might end behind it
            return sentence
        size_px = round(self._line_px * _PICTURE_OF_LINE)
        tag = picture_tag(name, theme.current().muted, size_px, self.devicePixelRatioF())
        return f"{tag}{JOINER}{NO_BREAK}{unbroken(escape(sentence))}"

    def _plain_line(self) -> str:
        words = self._words
        if words is None:
            return ""
        return " ".join(part for part in (words.line, self._result_state(words), words.citation) if part)

    def _result_state(self, words: BannerWords) -> str:
        if words.kind is not BannerKind.RESULT:
            return ""
        return t("play.banner.final") if words.is_final else t("play.banner.not_final")

    def _article_text(self, words: BannerWords) -> str:
        if words.article is None:
            return ""
        articles = in_order((words.article, *words.further))
        texts = (f"{each} {EM_DASH} {article_summary(words.edition, each, language())}" for each in articles)
        return "\n".join(texts)

    def _toggle_article(self) -> None:
        self._is_open = not self._is_open
        self.retranslate()
        self.updateGeometry()
        self.resized.emit()

    def _make(self, name: str) -> QPushButton:
        button = QPushButton(self)
        theme.set_kind(button, "plain")
        if name == "why":
            button.clicked.connect(self._toggle_article)
        elif name == "show":
            button.clicked.connect(self.show_requested)
        elif name == "more":
            button.clicked.connect(self.whole_requested)
        else:
            button.clicked.connect(lambda: self.chosen.emit(name))
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        for label in (self._title, self._line, self._article):
            words.addWidget(label)
        words.addStretch()
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in self._buttons.values():
            buttons.addWidget(button)
        self._buttons["more"].hide()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addWidget(self._icon)
        self._row.addLayout(words, 1)
        self._row.addLayout(buttons)
        self.set_room(is_stacked=False, is_tight=False)

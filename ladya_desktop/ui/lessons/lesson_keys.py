"""The large keys below the text: back, what the page offers, on. They give up words where the room is small."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.picture_button import PictureButton

RING_PX = 5
GAP_PX, TIGHT_GAP_PX = 12, 3
TOOLS = {"hint": "help", "show_me": "eye", "replay": "restart", "play": "play", "pause": "pause"}
"""What a page may offer, with its picture."""
_BEFORE_PICTURE = "\N{EN SPACE}"
"""Between words and a picture that comes after them, as wide as between a picture and words."""


class LessonKeys(QWidget):
    """`tool(name)` is one of TOOLS."""

    next_requested = Signal()
    back_requested = Signal()
    tool = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back, self.next = _Key("back"), _Key("chevron-right", is_picture_last=True)
        self.tools = {name: _Key(picture) for name, picture in TOOLS.items()}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        self._row.addWidget(self.back)
        for button in self.tools.values():
            self._row.addWidget(button)
            button.hide()
        self._row.addStretch(1)
        self._row.addWidget(self.next)
        self._connect()
        self.set_main(is_next_main=True)
        self.retranslate()

    def offer(self, *names: str) -> None:
        """Shows these tools and no others."""
        for name, button in self.tools.items():
            button.setVisible(name in names)
        self._fit()

    @property
    def offered(self) -> tuple[str, ...]:
        """The tools shown."""
        return tuple(name for name, button in self.tools.items() if not button.isHidden())

    def set_main(self, *, is_next_main: bool) -> None:
        """Whether "on" is what one does now; else something is to be answered first."""
        theme.set_kind(self.next, "main" if is_next_main else "plain")
        colors = theme.current()
        self.next.set_ink(colors.on_accent if is_next_main else colors.text)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.back.say(t("course.back"))
        self.next.say(t("course.next"))
        for name, button in self.tools.items():
            button.say(t(f"course.{name}"))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """First the way back loses its words, then the tools, at last all."""
        tools = [button for button in self.tools.values() if not button.isHidden()]
        everything = [self.back, *tools, self.next]
        for wordless in ([], [self.back], [self.back, *tools], everything):
            for button in everything:
                button.set_wordless(is_wordless=button in wordless)
            if self._wanted_px(everything) <= self.width():
                break
        is_tight = self._wanted_px(everything) > self.width()
        self._row.setSpacing(TIGHT_GAP_PX if is_tight else GAP_PX)

    def _wanted_px(self, buttons: list["_Key"]) -> int:
        """The width in which no word is cut."""
        gaps_px = GAP_PX * len(buttons)  # the stretch has one too
        return sum(button.sizeHint().width() for button in buttons) + gaps_px + 2 * RING_PX

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.next.clicked.connect(self.next_requested)
        for name, button in self.tools.items():
            button.clicked.connect(lambda _=False, name=name: self.tool.emit(name))


class _Key(PictureButton):
    """64 px high, its words 20 px; a mouse leaves the keyboard where it is."""

    def __init__(self, picture: str, *, is_picture_last: bool = False) -> None:
        super().__init__(picture)
        theme.restyle(self, "large", value=True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if is_picture_last:
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def set_ink(self, color: object) -> None:
        """The colour of the picture, which the style sheet does not reach."""
        self._ink = color
        self._show()

    def _show(self) -> None:
        super()._show()
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft and self.text():
            self.setText(f"{self.text()}{_BEFORE_PICTURE}")
        color = getattr(self, "_ink", None)
        if color is not None:
            self.setIcon(icons.icon(self._picture, color))
            self.setIconSize(icons.icon_size())

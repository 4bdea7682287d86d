"""A group's tie-breaks in their order: ready sets, moved up and down, taken out, and what may be added (C.07)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.tie_break_codes import LOTS
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.tournament import tie_break_choices as words

UP, DOWN, REMOVE, ADD = "up", "down", "cross", "plus"
_SPACING_PX = 8


class TieBreakList(QVBoxLayout):
    """`codes` is the list; `changed` when a hand has changed it, `reshaped` when more or less is to be seen."""

    changed = Signal()
    reshaped = Signal()

    def __init__(self, codes: tuple[str, ...]) -> None:
        super().__init__()
        self._codes = codes
        self.presets = {preset: _preset_button(preset) for preset in words.PRESETS}
        self.rows: dict[str, TieBreakRow] = {}
        self.offers: dict[str, TieBreakRow] = {}
        self.more = QPushButton()
        self.more.setAutoDefault(False)
        self.more.setCheckable(True)
        self._chosen, self._offered, self._rest = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        self.more.toggled.connect(self._show)
        self._show()

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of C.07 in their order."""
        return self._codes

    def _take(self, codes: tuple[str, ...], focus: tuple[str, str] | None = None) -> None:
        """Another list; the keyboard stays at the button pressed, or comes to the one of `focus` (a code, a button)."""
        self._codes = codes
        self._show()
        if focus is not None:
            self._focus(*focus)
        self.changed.emit()

    def _move(self, code: str, step: int) -> None:
        at = self._codes.index(code)
        moved = list(self._codes)
        moved[at], moved[at + step] = moved[at + step], moved[at]
        self._take(tuple(moved), (code, UP if step < 0 else DOWN))

    def _remove(self, code: str) -> None:
        at = self._codes.index(code)
        left = tuple(each for each in self._codes if each != code)
        self._take(left, (left[min(at, len(left) - 1)], REMOVE) if left else None)

    def _add(self, code: str) -> None:
        """A lot leaves nothing to decide: it stays the last."""
        if self._codes[-1:] == (LOTS,):
            self._take((*self._codes[:-1], code, LOTS), (code, UP))
        else:
            self._take((*self._codes, code), (code, UP))

    def _focus(self, code: str, button: str) -> None:
        row = self.rows[code]
        wanted = row.buttons[button]
        other = row.buttons[DOWN if button == UP else REMOVE]
        (wanted if wanted.isEnabled() else other).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        for rows in (self._chosen, self._offered, self._rest):
            _empty(rows)
        self.rows = {code: self._row(at, code) for at, code in enumerate(self._codes)}
        offered = (*words.FIRST, *(words.MORE if self.more.isChecked() else ()))
        self.offers = {code: self._offer(code) for code in offered if code not in self._codes}
        for row in self.rows.values():
            self._chosen.addWidget(row)
        for code, offer in self.offers.items():
            (self._offered if code in words.FIRST else self._rest).addWidget(offer)
        if not self._codes:
            self._chosen.addWidget(label(t("group_setup.ties_empty"), "muted"))
        for preset, button in self.presets.items():
            button.setChecked(words.PRESETS[preset] == self._codes)
        self.more.setText(t("group_setup.ties_less" if self.more.isChecked() else "group_setup.ties_more"))
        self.reshaped.emit()

    def _row(self, at: int, code: str) -> "TieBreakRow":
        name = words.name(code)
        row = TieBreakRow(t("group_setup.tie_place", n=at + 1, name=name), words.note(code))
        up = row.add_button(UP, t("group_setup.tie_up", name=name))
        down = row.add_button(DOWN, t("group_setup.tie_down", name=name))
        up.setEnabled(at > 0)
        down.setEnabled(at < len(self._codes) - 1)
        up.clicked.connect(lambda: self._move(code, -1))
        down.clicked.connect(lambda: self._move(code, 1))
        row.add_button(REMOVE, t("group_setup.tie_remove", name=name)).clicked.connect(lambda: self._remove(code))
        return row

    def _offer(self, code: str) -> "TieBreakRow":
        name, note = words.name(code), words.note(code)
        row = TieBreakRow(name, note)
        add = row.add_button(ADD, t("group_setup.tie_added", name=name, note=note))
        add.clicked.connect(lambda: self._add(code))
        return row

    def _lay_out(self) -> None:
        sets = QHBoxLayout()
        sets.setSpacing(_SPACING_PX)
        sets.addWidget(label(t("group_setup.ties_presets"), "small"))
        for preset, button in self.presets.items():
            button.clicked.connect(lambda _checked, preset=preset: self._take(words.PRESETS[preset]))
            sets.addWidget(button)
        sets.addStretch(1)
        self.setSpacing(_SPACING_PX)
        self.addLayout(sets)
        self.addLayout(self._chosen)
        self.addWidget(label(t("group_setup.ties_add"), "strong"))
        self.addLayout(self._offered)
        self.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.addLayout(self._rest)
        for rows in (self._chosen, self._offered, self._rest):
            rows.setSpacing(4)


class TieBreakRow(QFrame):
    """A tie-break's name and what it looks at, with buttons at the right."""

    def __init__(self, name: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.buttons: dict[str, SquareButton] = {}
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(label(name))
        said.addWidget(label(note, "small"))
        said.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 5, 6, 5)
        self._row.setSpacing(_SPACING_PX)
        self._row.addLayout(said, 1)

    def add_button(self, picture: str, name: str) -> SquareButton:
        """One more button at the right; it is named for the ears, too."""
        button = SquareButton(picture)
        button.setAutoDefault(False)
        button.say(name)
        self.buttons[picture] = button
        self._row.addWidget(button)
        return button


def _preset_button(preset: str) -> QPushButton:
    button = QPushButton(t(f"group_setup.preset_{preset}"))
    button.setAutoDefault(False)
    button.setCheckable(True)
    hint = t("group_setup.preset_hint", preset=button.text(), list=words.in_words(words.PRESETS[preset]))
    button.setAccessibleName(hint)
    button.setToolTip(hint)
    return button


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()

"""Colours, fonts and the one style sheet that every window shares.

The values are data: `resources/themes/` holds the palettes of the windows and of the board, the type scale and the
style sheet. Widgets name what they are by the dynamic properties `kind` (buttons) and `role` (labels, frames).
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache
from string import Template
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop.resources import resource_path, resource_text
from ladya_desktop.ui import fonts, usual_tokens
from ladya_desktop.ui.focus_ring import FocusRing
from ladya_desktop.ui.tokens import Section, note_damage, read_tokens

STYLE = "Fusion"
PALETTES, SHEET = "palettes.toml", "ladya.qss"
_IS_FUSION = "isFusion"
THEMES = ("light", "dark", "contrast")
CONTRAST = THEMES[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """The palette of the windows: one colour for each use."""

    name: str
    bg: QColor
    surface: QColor
    sunken: QColor
    line: QColor
    control: QColor
    text: QColor
    muted: QColor
    accent: QColor
    accent_hover: QColor
    accent_press: QColor
    accent_soft: QColor
    on_accent: QColor
    warn: QColor
    warn_fill: QColor
    on_warn: QColor
    warn_soft: QColor
    warn_line: QColor
    danger: QColor
    danger_soft: QColor
    good: QColor
    good_soft: QColor
    focus: QColor
    disabled: QColor
    hover: QColor
    pressed: QColor


class _Chosen:
    """The theme in use; replaced by `apply_theme` alone."""

    theme = "light"


def theme(name: str) -> Theme:
    """A theme by its name, the usual colours if its file cannot be used. Raises KeyError for an unknown one."""
    if name not in THEMES:
        raise KeyError(name)
    try:
        return Theme(name=name, **_colors(_read(PALETTES)[name]))
    except (OSError, ValueError, LookupError, TypeError) as error:
        note_damage(PALETTES, error)
        return Theme(name=usual_tokens.THEME, **_colors(usual_tokens.COLORS))


def current() -> Theme:
    """The theme the windows are drawn in now."""
    return _cached_theme(_Chosen.theme)


def is_high_contrast() -> bool:
    """Whether that is the theme of high contrast."""
    return _Chosen.theme == CONTRAST


def font(role: str, *, weight: int | None = None) -> QFont:
    """The font of a role of the type scale, see `fonts.font`."""
    return fonts.font(role, weight=weight)


def apply_theme(app: QApplication, name: str = "light") -> None:
    """Dresses the whole application: style, palette, font, style sheet, focus ring. May be called again to change.

    Raises KeyError for an unknown theme.
    """
    chosen = _cached_theme(name)
    _Chosen.theme = name
    fonts.load_shipped_fonts()
    if not app.property(_IS_FUSION):
        app.setStyle(STYLE)
    app.setPalette(palette(chosen))
    app.setFont(font("body"))
    app.setStyleSheet(style_sheet(chosen))
    FocusRing.follow(app, chosen.focus)


def styled_application(argv: Sequence[str]) -> QApplication:
    """The application, in the style that all windows are drawn in.

    Told by an argument of the window library, since setting the style gives it out as an object, for which Python
    makes hundreds of names that nothing else needs.
    """
    app = QApplication([*argv, "-style", STYLE])
    app.setProperty(_IS_FUSION, True)
    return app


@contextmanager
def sheet_laid_aside() -> Iterator[None]:
    """While a whole window is made: the sheet looks at a widget and all inside it anew each time it gets a parent.

    Put on again at the end, it looks at each widget once.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    sheet = app.styleSheet()
    app.setStyleSheet("")
    try:
        yield
    finally:
        app.setStyleSheet(sheet)


def palette(colors: Theme) -> QPalette:
    """What Qt draws by itself, in the theme's colours."""
    made = QPalette()
    role = QPalette.ColorRole
    for color, roles in (
        (colors.bg, (role.Window,)),
        (colors.surface, (role.Base, role.Button, role.ToolTipBase)),
        (colors.sunken, (role.AlternateBase,)),
        (colors.text, (role.WindowText, role.Text, role.ButtonText, role.ToolTipText)),
        (colors.muted, (role.PlaceholderText,)),
        (colors.accent, (role.Highlight, role.Link, role.LinkVisited)),
        (colors.on_accent, (role.HighlightedText,)),
    ):
        for each in roles:
            made.setColor(each, color)
    for each in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, each, colors.disabled)
    return made


def style_sheet(colors: Theme) -> str:
    """The style sheet with the theme's colours and the paths of its small pictures filled in.

    "" if its file cannot be used: the windows then look as Qt draws them, in the colours of the palette.
    """
    values = {each.name: getattr(colors, each.name) for each in fields(colors)}
    named = {name: value.name() if isinstance(value, QColor) else value for name, value in values.items()}
    named["call_line"] = named["accent" if colors.name == "contrast" else "accent_soft"]
    try:
        source = resource_text("themes", SHEET)
        return Template(source).substitute(named, pictures=resource_path("themes", colors.name).as_posix())
    except (OSError, ValueError, LookupError) as error:
        note_damage(SHEET, error)
        return ""


def set_kind(button: QWidget, kind: str) -> None:
    """Says what a button is: plain, main, danger, act, call, tool, tab or link; also on a button already shown."""
    restyle(button, "kind", kind)


def set_wordless(button: QWidget, *, is_wordless: bool) -> None:
    """Gives a button that shows its picture alone the room around it that a picture needs.

    A style sheet of the button's own would do it too, but Qt forgets the font of a widget that loses one.
    """
    restyle(button, "wordless", is_wordless)


def set_role(widget: QWidget, role: str) -> None:
    """Says what a label or frame is, see ladya.qss; also on a widget already shown."""
    restyle(widget, "role", role)


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Sets a dynamic property that the style sheet looks at, and has the sheet look again."""
    if widget.property(name) == value:
        return
    QObject.setProperty(widget, name, value)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # the sheet has not looked yet
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


@cache
def _cached_theme(name: str) -> Theme:
    return theme(name)


@cache
def _read(file: str) -> dict[str, Section]:
    return read_tokens(file)


def _colors(values: Mapping[str, object]) -> dict[str, Any]:
    made = {token: QColor(str(value)) for token, value in values.items()}
    unknown = [token for token, color in made.items() if not color.isValid()]
    if unknown:
        raise ValueError(unknown)
    return made

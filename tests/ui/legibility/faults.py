"""What makes a window hard to read: a text that is shortened, cut off, covered, written over another, or too small."""

import re
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QWidget,
)

from ladya_desktop.texts.catalogue import AREAS, load_area
from tests.ui.legibility.written import Page, Written, read

ELLIPSIS = "…"
SLACK_PX = 1.5
LEAST_PX = 11
MOVE_NOT_COMPLETED = re.compile(
    r"(?:(?:Кр|[KQRBNФЛСК])?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBNФЛСК])?|0-0(?:-0)?|\d+)[+#]?…"
)
"""A move whose clock is not pressed yet, as the strip of moves writes it, and the number before a move of Black."""
GOES_ON_IN_ITS_TIP = "Legend"
"""In a low window its last whole explanation is followed by dots alone."""
_CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QLabel)
OVERLAYS = {
    "_Frame": "the ring around what has the keyboard lies outside its control",
    "Cover": "a question on top of the game",
    "PinCard": "the PIN is asked on top of the game",
    "PromotionStrip": "the choice of the new piece lies on the board",
    "RulingBanner": "grows upwards over the board's edge where the window is small",
    "Remark": "lies on the board's far edge where the window is small",
    "TypedMove": "opens over the bar",
    "BottomBar": "in a small window it opens over the board when it is asked for",
    "ArbiterMenu": "the arbiter takes the place of the game",
    "SideRow": "the arbiter's row lies on the pupil's panel",
    "WritingBoard": "the board to write a move on lies on the board",
    "TiledTable": "the columns that stay lie on the header of those that scroll",
    "ClaimSheet": "takes the place of the panel",
    "CallSheet": "takes the place of the panel",
}
"""Widgets that cover others by design, by their class, with the reason."""


def faults(window: QWidget) -> list[str]:
    """All that cannot be read in a window that is shown, in words for whoever mends it."""
    page = read(window)
    found = [
        *_shortened(page),
        *_cut(page),
        *_too_small(page),
        *_written_over(page),
        *_covered(page),
        *_outside(page),
    ]
    return list(dict.fromkeys(found))


def _shortened(page: Page) -> Iterator[str]:
    for each in page.texts:
        goes_on = each.text == ELLIPSIS and type(each.widget).__name__ == GOES_ON_IN_ITS_TIP
        if ELLIPSIS in each.text and not goes_on and not _is_meant(each):
            yield f"shortened: {_name(each)}"


def _is_meant(each: Written) -> bool:
    own = getattr(each.widget, "text", lambda: "")
    said = own() if callable(own) else own
    whole = isinstance(said, str) and each.text in said.replace("&", "")
    ends = tuple(word for word in each.text.split() if ELLIPSIS in word)
    return whole or all(word in _words_with_ellipsis() or MOVE_NOT_COMPLETED.fullmatch(word) for word in ends)


@cache
def _words_with_ellipsis() -> frozenset[str]:
    """Words that end so in the texts themselves, in either language."""
    from gettext import GNUTranslations

    from ladya_desktop.resources import resource_path

    russian = [sentence for area in AREAS for sentence in load_area(area).sentences.values()]
    with resource_path("locale", "en", "LC_MESSAGES", "ladya.mo").open("rb") as file:
        english = [str(text) for text in GNUTranslations(file)._catalog.values()]  # type: ignore[attr-defined]
    return frozenset(word for text in (*russian, *english) for word in text.split() if ELLIPSIS in word)


def _cut(page: Page) -> Iterator[str]:
    for each in page.texts:
        room = _room_of(each)
        if room is not None and not _holds(room, each.ink):
            yield f"cut: {_name(each)}, ink {_numbers(each.ink)} in {_numbers(room)}"


def _room_of(each: Written) -> QRectF | None:
    """Where the text may be seen; None in what scrolls by itself, where it may stand half below the edge."""
    view = each.widget.parentWidget()
    if isinstance(view, QAbstractScrollArea) and view.viewport() is each.widget:
        return _cell_of(view, each)
    room = QRectF(_shown_part(each.widget))
    if isinstance(each.widget, QLineEdit) and each.text in each.widget.text():
        return None  # what is written there scrolls
    if each.clip is not None and not isinstance(each.widget, QLabel):
        room = room.intersected(each.clip)
    return room


def _cell_of(view: QAbstractScrollArea, each: Written) -> QRectF | None:
    middle = each.ink.center().toPoint()
    if isinstance(view, QHeaderView):
        return _section_of(view, each)
    if not isinstance(view, QAbstractItemView):
        return None
    cell = QRectF(view.visualRect(view.indexAt(middle)))
    return cell if view.rect().contains(middle) and not cell.isEmpty() else None


def _section_of(header: QHeaderView, each: Written) -> QRectF | None:
    if header.orientation() is not Qt.Orientation.Horizontal:
        return None
    number = header.logicalIndexAt(each.ink.center().toPoint())
    if number < 0:
        return None
    return QRectF(header.sectionViewportPosition(number), 0, header.sectionSize(number), header.height())


def _shown_part(widget: QWidget) -> QRect:
    """The part of a widget that no parent cuts off; what scrolls counts as shown."""
    shown, corner, at = widget.rect(), QPoint(0, 0), widget
    while not at.isWindow():
        parent = at.parentWidget()
        assert parent is not None
        if isinstance(parent, QAbstractScrollArea) and parent.viewport() is at:
            break
        corner += at.pos()
        grand = parent.parentWidget()
        is_viewport = isinstance(grand, QAbstractScrollArea) and grand.viewport() is parent
        if not is_viewport:
            shown = shown.intersected(parent.rect().translated(-corner))
        at = parent
    return shown


def _holds(room: QRectF, ink: QRectF) -> bool:
    return room.adjusted(-SLACK_PX, -SLACK_PX, SLACK_PX, SLACK_PX).contains(ink)


def _too_small(page: Page) -> Iterator[str]:
    for each in page.texts:
        if 0 < each.size_px < LEAST_PX:
            yield f"too small: {_name(each)}, {each.size_px} px"


def _written_over(page: Page) -> Iterator[str]:
    """Two texts on one place of one widget."""
    for number, one in enumerate(page.texts):
        for other in page.texts[number + 1 :]:
            if one.widget is other.widget and one.text != other.text and _meet(one.ink, other.ink):
                yield f"one over another: {_name(one)} and {other.text!r}"


def _covered(page: Page) -> Iterator[str]:
    """A text below a control or a text of another widget that is painted later."""
    order = {widget: number for number, widget in enumerate(page.painted)}
    written = {each.widget for each in page.texts}
    solid = [each for each in page.painted if each in written or isinstance(each, _CONTROLS)]
    places = {each: _seen_in(page.window, each, QRectF(each.rect())) for each in solid}
    for each in page.texts:
        ink = _seen_in(page.window, each.widget, each.ink)
        for other in solid:
            is_above = order[other] > order[each.widget] and _meet(ink, places[other])
            if is_above and not other.isAncestorOf(each.widget) and not _is_overlay(other, each.widget):
                yield f"covered: {_name(each)} by {_path(other)}"


def _seen_in(window: QWidget, widget: QWidget, rect: QRectF) -> QRectF:
    """A rectangle of a widget in the window's coordinates, without what its parents cut off."""
    at = widget
    while at is not window and not at.isWindow():
        parent = at.parentWidget()
        assert parent is not None
        rect = rect.translated(at.pos().toPointF()).intersected(QRectF(parent.rect()))
        at = parent
    return rect


def _is_overlay(other: QWidget, below: QWidget) -> bool:
    at: QWidget | None = other
    while at is not None and not at.isAncestorOf(below):
        if any(kind.__name__ in OVERLAYS for kind in type(at).__mro__):
            return True
        at = at.parentWidget()
    return False


def _outside(page: Page) -> Iterator[str]:
    """A control or a label that lies, wholly or in part, where nobody sees it."""
    for widget in page.window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not page.window or not _has_words(widget):
            continue
        shown = _shown_part(widget)
        if shown.width() < widget.width() - 1 or shown.height() < widget.height() - 1:
            of = (widget.width(), widget.height())
            yield f"outside: {_path(widget)} {_words_of(widget)!r}, {_numbers(QRectF(shown))} of {of}"


def _has_words(widget: QWidget) -> bool:
    return isinstance(widget, _CONTROLS) and (not isinstance(widget, QLabel) or bool(widget.text()))


def _meet(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > 2 and both.height() > 2


def _name(each: Written) -> str:
    return f"{each.text!r} in {_path(each.widget)}"


def _path(widget: QWidget) -> str:
    names: list[str] = []
    at: QWidget | None = widget
    while at is not None and len(names) < 4:
        names.append(type(at).__name__)
        at = None if at.isWindow() else at.parentWidget()
    return "/".join(reversed(names))


def _words_of(widget: QWidget) -> str:
    return str(widget.text()) if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""


def _numbers(rect: QRectF) -> tuple[int, int, int, int]:
    return round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height())

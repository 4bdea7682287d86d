"""What Qt calls of ours lets no error out: it is told where errors are told, and the window stays.

PySide ends the program over an error of an override while Python has called Qt (a window is resized, a picture of it
taken): before Python 3.12 it faults while it words the error. And a painter that an error leaves open ends the program
when its window is painted again. So all classes of ours that Qt calls are watched as they are made: after an error the
frames it went through are let go, with the painters in them, and Qt gets the answer of its own class.
"""

import sys
from collections.abc import Callable
from functools import wraps
from traceback import clear_frames
from types import FunctionType
from typing import Any, Final

from PySide6.QtCore import QObject

EVENTS: Final = "Event"
ANSWERS: Final = frozenset(
    {
        *("event", "eventFilter", "viewportEvent", "focusNextPrevChild"),
        *("hitButton", "nextCheckState", "keyboardSearch", "done"),
        *("sizeHint", "minimumSizeHint", "heightForWidth", "hasHeightForWidth", "resizeMode"),
        *("paint", "paintSection", "createEditor", "setEditorData", "setModelData", "updateEditorGeometry"),
        *("data", "headerData", "setData", "flags", "rowCount", "columnCount", "canInsertFromMimeData"),
        *("currentChanged", "selectionChanged", "sizeHintForColumn", "sizeHintForRow", "insertFromMimeData"),
    }
)
"""What Qt asks besides its events."""
COUNTS: Final = frozenset({"rowCount", "columnCount"})
"""What Qt's own models do not answer."""

Override = Callable[..., Any]


def watch() -> None:
    """From now on, for every class made of one of Qt's objects; once for the process."""
    QObject.__init_subclass__ = classmethod(_made)  # type: ignore[assignment]  # Python calls it for each class


def told(error: BaseException) -> None:
    """Tells an error where the program's errors are told, and lets go of what it went through."""
    sys.excepthook(type(error), error, error.__traceback__)
    each: BaseException | None = error
    while each is not None:
        clear_frames(each.__traceback__)
        each = each.__context__


def _made(cls: type[QObject], /, **named: Any) -> None:
    super(QObject, cls).__init_subclass__(**named)
    for name, override in tuple(vars(cls).items()):
        if isinstance(override, FunctionType) and (name.endswith(EVENTS) or name in ANSWERS):
            setattr(cls, name, _watched(cls, name, override))


def _watched(cls: type[QObject], name: str, override: Override) -> Override:
    @wraps(override)
    def watched(self: QObject, *given: Any, **named: Any) -> Any:
        try:
            return override(self, *given, **named)
        except Exception as error:
            told(error)
            return None if name.endswith(EVENTS) and name != "viewportEvent" else _usual(cls, self, name, given)

    return watched


def _usual(cls: type[QObject], one: QObject, name: str, given: tuple[Any, ...]) -> Any:
    """What Qt's own class answers; nothing where it has no answer."""
    try:
        return getattr(super(cls, one), name)(*given)
    except Exception:
        return 0 if name in COUNTS else None

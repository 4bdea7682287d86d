"""What goes wrong unseen is heard, and only while a story is told."""

import sys

import pytest
from PySide6.QtCore import QTimer, qWarning

from ladya_desktop.ui.tour.listening import heard
from ladya_desktop.ui.tour.waiting import NotAsToldError, wait_until


def test_a_warning_of_qt_is_heard() -> None:
    with heard() as said:
        qWarning("QLayout: something is wrong")
        qWarning("This plugin does not support raise()")
    assert said == ["QLayout: something is wrong"]


def test_an_error_that_nobody_caught_is_heard_and_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: passed_on.append(kind))
    before = sys.excepthook
    with heard() as said:
        sys.excepthook(KeyError, KeyError("e4"), None)
    assert said == ["KeyError: 'e4'"]
    assert passed_on == [KeyError]
    assert sys.excepthook is before


def test_waiting_ends_when_it_is_seen() -> None:
    seen: list[int] = []
    QTimer.singleShot(0, lambda: seen.append(1))
    wait_until("timer", lambda: bool(seen))
    assert seen == [1]


def test_waiting_in_vain_ends_too() -> None:
    with pytest.raises(NotAsToldError, match="never") as stopped:
        wait_until("never", lambda: False, polls=3)
    assert stopped.value.awaited == "never"

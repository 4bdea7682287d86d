"""Troubles reach the window from any thread and any time, and do not pile up."""

from collections.abc import Mapping
from threading import Thread

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoreError
from ladya_desktop.ui.troubles import AGAIN_AFTER_MS, Troubles


class Shown:
    """A window that remembers what it was told."""

    def __init__(self) -> None:
        self.codes: list[str] = []

    def __call__(self, code: str, params: Mapping[str, object]) -> None:
        self.codes.append(code)


class Now:
    ms = 0

    def __call__(self) -> int:
        return self.ms


def test_what_happened_before_the_window_is_shown_when_it_is_there(qtbot: QtBot) -> None:
    troubles, shown = Troubles(Now()), Shown()
    troubles.tell("storage.set_aside", {})
    assert shown.codes == []
    troubles.show_in(shown)
    assert shown.codes == ["storage.set_aside"]
    troubles.tell("storage.locked", {})
    assert shown.codes == ["storage.set_aside", "storage.locked"]


def test_a_trouble_of_another_thread_comes_into_the_windows(qtbot: QtBot) -> None:
    troubles, shown = Troubles(Now()), Shown()
    troubles.show_in(shown)
    thread = Thread(target=lambda: troubles.report(StoreError("storage.sync_failed", reason="x")))
    thread.start()
    thread.join()
    assert shown.codes == []
    qtbot.waitUntil(lambda: shown.codes == ["storage.sync_failed"])


def test_the_same_trouble_is_not_told_at_every_sync(qtbot: QtBot) -> None:
    now, shown = Now(), Shown()
    troubles = Troubles(now)
    troubles.show_in(shown)
    for _ in range(5):
        troubles.report(StoreError("storage.sync_failed", reason="x"))
    assert shown.codes == ["storage.sync_failed"]
    now.ms += AGAIN_AFTER_MS
    troubles.report(StoreError("storage.sync_failed", reason="x"))
    assert len(shown.codes) == 2


def test_every_act_that_failed_is_answered_and_written_down(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    troubles, shown = Troubles(Now()), Shown()
    troubles.show_in(shown)
    for _ in range(2):
        troubles.tell("storage.locked", {"file": "x"})
    assert shown.codes == ["storage.locked"] * 2
    assert caplog.text.count("storage.locked") == 2

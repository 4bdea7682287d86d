"""The board that waits tells what is wrong with the PIN, and lets nobody out for it."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.ui.kiosk import kiosk as kiosk_module
from ladya_desktop.ui.kiosk.arbiter_dialog import ArbiterDialog
from ladya_desktop.ui.parts.dialog import Message
from tests.ui.hands import click, opened, settle
from tests.ui.kiosk.hall import Hall
from tests.ui.pin_place import WRONG_PIN
from tests.ui.tournament.stand_in import listed

DAMAGED = ["scrypt:damaged", ""]


@pytest.fixture
def hall(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """Nothing is to be played yet."""
    monkeypatch.setattr(kiosk_module, "PIN_WATCH_MS", 5)
    return Hall(qtbot, monkeypatch, tournament=listed())


def told(hall: Hall) -> str:
    trouble = hall.waiting.trouble
    return trouble.text if trouble.isVisible() else ""


def test_nothing_is_told_while_all_is_well(hall: Hall) -> None:
    assert told(hall) == ""


@pytest.mark.parametrize("kept", DAMAGED)
def test_damaged_meanwhile_it_is_told_and_entering_the_pin_mends_it(hall: Hall, qtbot: QtBot, kept: str) -> None:
    hall.settings["pin.hash"] = kept
    qtbot.waitUntil(lambda: told(hall) != "")
    assert told(hall).startswith("Запись о PIN испорчена в файле settings.ini. Пока действует прежний PIN.")
    click(hall.waiting.arbiter)
    hall.enter_pin(WRONG_PIN)
    assert not any(menu.isVisible() for menu in hall.window.findChildren(ArbiterDialog))
    hall.enter_pin()
    assert opened(hall.window, ArbiterDialog).isVisible()
    qtbot.waitUntil(lambda: told(hall) == "")


@pytest.mark.parametrize("kept", DAMAGED)
def test_damaged_before_the_start_it_is_told_and_nothing_opens(hall: Hall, kept: str) -> None:
    hall.settings["pin.hash"] = kept
    hall.place.lock = hall.place.start()
    hall.start()
    settle()
    assert hall.is_waiting
    assert told(hall).startswith("Судье сейчас не войти: запись о PIN испорчена в файле settings.ini.")
    click(hall.waiting.arbiter)
    opened(hall.window, Message).reject()
    settle()
    hall.window.close()
    opened(hall.window, Message).reject()
    settle()
    assert hall.window.isVisible()
    assert hall.is_waiting
    set_language("en")
    hall.window.retranslate()
    hall.home.changed.emit()
    settle()
    assert told(hall).startswith("The arbiter cannot get in now: the record of the PIN is damaged")


def test_its_lines_taken_out_anybody_can_leave_and_that_is_told(hall: Hall, qtbot: QtBot) -> None:
    for key in [key for key in hall.settings if key.startswith("pin.")]:
        del hall.settings[key]
    qtbot.waitUntil(lambda: told(hall).startswith("PIN судьи не задан (файл settings.ini)"))
    click(hall.waiting.arbiter)
    assert opened(hall.window, ArbiterDialog).isVisible()


def test_started_by_its_command_it_is_on_even_if_no_pin_can_open_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(qtbot, monkeypatch, tournament=listed(), is_on=False)
    hall.settings["pin.hash"] = "damaged"
    hall.place.lock = hall.place.start()
    hall.start(in_kiosk=True)
    assert hall.is_waiting

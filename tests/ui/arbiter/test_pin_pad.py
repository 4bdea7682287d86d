"""The pad and what it says of a wrong PIN."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.arbiter.pin_dialog import NewPinDialog, PinDialog
from ladya_desktop.ui.arbiter.pin_pad import CANCEL, CLEAR, PinPad
from tests.ui.hands import click, hold, settle, show
from tests.ui.pin_place import PIN, WRONG_PIN, PinPlace, strike, type_pin


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> PinPlace:
    return PinPlace(monkeypatch)


@pytest.fixture
def dialog(qtbot: QtBot, place: PinPlace) -> PinDialog:
    return show(qtbot, PinDialog(None, place.lock, "for_tournament"))


def press(pad: PinPad, digits: str) -> None:
    for digit in digits:
        click(pad.keys[digit])


def test_four_digits_are_enough(dialog: PinDialog) -> None:
    assert dialog.pad.words.text() == "Турнир открывается по\N{NO-BREAK SPACE}PIN\N{NO-BREAK SPACE}судьи."
    type_pin(dialog)
    assert dialog.result() == PinDialog.DialogCode.Accepted


def test_mouse_and_finger_do_as_well(dialog: PinDialog) -> None:
    press(dialog.pad, PIN)
    assert dialog.result() == PinDialog.DialogCode.Accepted


def test_a_digit_can_be_erased_by_key_and_by_button(dialog: PinDialog) -> None:
    type_pin(dialog, "409")
    strike(dialog, Qt.Key.Key_Backspace)
    click(dialog.pad.keys[CLEAR])
    assert dialog.pad.dots.accessibleName() == "Введена 1 цифра из 4"
    type_pin(dialog, "071")
    assert dialog.result() == PinDialog.DialogCode.Accepted


def test_a_key_held_down_is_one_digit(dialog: PinDialog, place: PinPlace) -> None:
    hold(dialog, Qt.Key.Key_4, "4", times=10)
    assert place.lock.wrong_tries == 0
    assert dialog.pad.dots.accessibleName() == "Введена 1 цифра из 4"
    type_pin(dialog, "071")
    assert dialog.result() == PinDialog.DialogCode.Accepted


def test_erasing_held_down_takes_all_digits_out(dialog: PinDialog) -> None:
    type_pin(dialog, "407")
    hold(dialog, Qt.Key.Key_Backspace, times=3)
    assert dialog.pad.dots.accessibleName() == "Введено 0 цифр из 4"


def test_escape_and_the_cross_leave(dialog: PinDialog, place: PinPlace) -> None:
    strike(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.open()
    click(dialog.pad.keys[CANCEL])
    assert not dialog.isVisible()
    assert dialog.result() == PinDialog.DialogCode.Rejected
    assert place.lock.wrong_tries == 0


def test_a_wrong_one_is_told_with_what_is_left(dialog: PinDialog) -> None:
    type_pin(dialog, WRONG_PIN)
    assert dialog.isVisible()
    assert dialog.pad.words.text() == "PIN не подошёл.\nОсталось 4 попытки."
    assert dialog.pad.dots.accessibleName() == "Введено 0 цифр из 4"


def test_where_to_read_is_said_once_it_looks_forgotten(dialog: PinDialog) -> None:
    said = []
    for _ in range(3):
        type_pin(dialog, WRONG_PIN)
        said.append("README" in dialog.pad.words.text())
    assert said == [False, False, True]


def fail_five_times(dialog: PinDialog) -> None:
    for _ in range(5):
        type_pin(dialog, WRONG_PIN)


def test_after_five_the_seconds_are_counted_and_no_key_does_anything(
    dialog: PinDialog, place: PinPlace, qtbot: QtBot
) -> None:
    fail_five_times(dialog)
    assert dialog.pad.words.text() == "Слишком много ошибок. Подождать 30 секунд.\nPIN забыт? README.ru.md"
    assert not any(key.isEnabled() for name, key in dialog.pad.keys.items() if name != CANCEL)
    type_pin(dialog)
    assert dialog.isVisible()
    place.now_ms += 29_990
    dialog.check.begin()
    assert dialog.pad.words.text() == "Слишком много ошибок. Подождать 1 секунду.\nPIN забыт? README.ru.md"
    place.now_ms += 10
    qtbot.waitUntil(dialog.pad.keys["4"].isEnabled)
    type_pin(dialog)
    assert dialog.result() == PinDialog.DialogCode.Accepted


def test_the_wait_goes_on_after_a_new_start(qtbot: QtBot, dialog: PinDialog, place: PinPlace) -> None:
    fail_five_times(dialog)
    again = show(qtbot, PinDialog(None, place.start(), "for_panel"))
    assert "Подождать 30 секунд" in again.pad.words.text()


def test_tab_goes_round_among_the_keys(dialog: PinDialog) -> None:
    order = []
    for _ in range(13):
        strike(dialog, Qt.Key.Key_Tab)
        order.append(next(name for name, key in dialog.pad.keys.items() if key.hasFocus()))
    assert order == [*"123456789", CANCEL, "0", CLEAR, "1"]
    strike(dialog, Qt.Key.Key_Space)
    assert dialog.pad.dots.accessibleName() == "Введена 1 цифра из 4"


@pytest.mark.parametrize("is_small", [False, True])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_keys_are_large_and_words_whole(dialog: PinDialog, is_small: bool, language: Language) -> None:
    set_language(language)
    dialog.pad.set_small(is_small=is_small)
    dialog.check.retranslate()
    fail_five_times(dialog)
    dialog.fit()
    settle()
    assert all(min(key.width(), key.height()) >= 44 for key in dialog.pad.keys.values())
    words = dialog.pad.words
    assert words.height() >= words.heightForWidth(words.width())


# A new one


def test_a_new_pin_is_entered_twice(qtbot: QtBot) -> None:
    dialog = show(qtbot, NewPinDialog(None))
    with qtbot.waitSignal(dialog.chosen) as chosen:
        type_pin(dialog, "2580")
        assert dialog.pad.words.text() == "Ещё раз те же цифры."
        type_pin(dialog, "2580")
    assert chosen.args == ["2580"]
    assert not dialog.isVisible()


def test_two_different_ones_begin_anew(qtbot: QtBot) -> None:
    dialog = show(qtbot, NewPinDialog(None))
    chosen: list[str] = []
    dialog.chosen.connect(chosen.append)
    for pin in ("2580", "2581", "2581"):
        type_pin(dialog, pin)
    assert chosen == []
    assert dialog.pad.words.text() == "Ещё раз те же цифры."
    type_pin(dialog, "2581")
    assert chosen == ["2581"]

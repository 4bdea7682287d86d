"""Who is here? Names to press, a letter that leads to one, and nobody."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.bridge.classroom import Classroom
from ladya_desktop.ui.lessons.class_list_dialog import MOST_LETTERS, MOST_NAMES, ClassListDialog, ListError, names_in
from ladya_desktop.ui.lessons.class_who_dialog import WhoDialog
from tests.ui.hands import click, key, press, show
from tests.ui.lessons.stand_in_class import LEV, VERA, FailingLog, class_of_tournament, class_without_tournament


class Question:
    """The question over a window, and what it led to."""

    def __init__(self, qtbot: QtBot, room: Classroom) -> None:
        self.room, self.led_to = room, list[str]()
        self.host = show(qtbot, QWidget())
        self.dialog = WhoDialog(
            self.host,
            room,
            ask_for_table=lambda: self.led_to.append("table"),
            ask_for_list=lambda: self.led_to.append("list"),
        )
        self.dialog.open()
        qtbot.waitUntil(self.dialog.isActiveWindow)


def test_a_name_is_pressed(qtbot: QtBot) -> None:
    asked = Question(qtbot, class_of_tournament())
    button = next(button for button in asked.dialog.names if button.name == LEV)
    with qtbot.waitSignal(asked.dialog.accepted):
        click(button)
    assert asked.room.pupil == LEV


def test_names_are_read_across_by_the_alphabet(qtbot: QtBot) -> None:
    asked = Question(qtbot, class_of_tournament())
    by_place = sorted(asked.dialog.names, key=lambda button: (button.y(), button.x()))
    assert by_place == asked.dialog.names


def test_nobody_is_a_choice(qtbot: QtBot) -> None:
    room = class_of_tournament()
    room.choose(VERA)
    asked = Question(qtbot, room)
    assert [button.name for button in asked.dialog.names if button.isChecked()] == [VERA]
    with qtbot.waitSignal(asked.dialog.accepted):
        click(asked.dialog.nobody)
    assert room.pupil == ""


def test_leaving_changes_nothing(qtbot: QtBot) -> None:
    room = class_of_tournament()
    room.choose(VERA)
    asked = Question(qtbot, room)
    asked.dialog.reject()
    assert room.pupil == VERA


def test_a_letter_leads_to_the_names_that_begin_with_it(qtbot: QtBot) -> None:
    asked = Question(qtbot, class_of_tournament())

    def focused() -> list[str]:
        return [button.name for button in asked.dialog.names if button.hasFocus()]

    assert focused() == ["Ветерков Тимофей"]
    for name in ("Ромашкина Полина", "Росинкина Дарья", "Рябинкина Алиса", "Ромашкина Полина"):
        press(asked.dialog, "р")
        assert focused() == [name]
    press(asked.dialog, "щ")
    assert focused() == ["Ромашкина Полина"]
    with qtbot.waitSignal(asked.dialog.rejected):
        key(asked.dialog, Qt.Key.Key_Escape)


def test_groups_and_the_teachers_list_can_be_changed_between(qtbot: QtBot) -> None:
    room = class_of_tournament()
    room.write_list(("Новенький Глеб",))
    room.choose("Новенький Глеб")
    asked = Question(qtbot, room)
    assert [button.name for button in asked.dialog.names] == ["Новенький Глеб"]
    asked.dialog.groups.setCurrentIndex(0)
    assert len(asked.dialog.names) == 8


def test_one_group_alone_is_not_asked_for(qtbot: QtBot) -> None:
    assert not Question(qtbot, class_of_tournament()).dialog.groups.isVisible()


def test_without_any_list_it_can_be_written(qtbot: QtBot) -> None:
    asked = Question(qtbot, class_without_tournament())
    assert asked.dialog.names == []
    assert asked.dialog.empty.isVisible()
    with qtbot.waitSignal(asked.dialog.rejected):
        click(asked.dialog.write)
    assert asked.led_to == ["list"]


def test_the_teachers_table_is_reached_from_here(qtbot: QtBot) -> None:
    asked = Question(qtbot, class_of_tournament())
    click(asked.dialog.table)
    assert asked.led_to == ["table"]


# The list


def listing(qtbot: QtBot, room: Classroom) -> ClassListDialog:
    dialog = ClassListDialog(show(qtbot, QWidget()), room)
    dialog.open()
    return dialog


def test_a_list_is_written(qtbot: QtBot) -> None:
    room = class_without_tournament()
    dialog = listing(qtbot, room)
    dialog.text.setPlainText("  Облаков   Лев \n\nЁлкина Аня\n")
    with qtbot.waitSignals([dialog.kept, dialog.accepted]):
        click(dialog.save)
    assert room.listed == ("Облаков Лев", "Ёлкина Аня")
    assert listing(qtbot, room).text.toPlainText() == "Облаков Лев\nЁлкина Аня"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("а\nб\nа", "classroom.list_twice"),
        ("Саша\nCаша", "classroom.list_alike"),
        ("Артём\nЛев\nАртем", "classroom.list_alike"),
        ("а\n" + "б" * (MOST_LETTERS + 1), "classroom.list_too_long"),
        ("\n".join(map(str, range(MOST_NAMES + 1))), "classroom.list_too_many"),
    ],
)
def test_what_is_wrong_with_a_list_is_told(qtbot: QtBot, text: str, code: str) -> None:
    with pytest.raises(ListError) as told:
        names_in(text)
    assert told.value.code == code
    dialog = listing(qtbot, class_without_tournament())
    dialog.text.setPlainText(text)
    click(dialog.save)
    assert dialog.remark.text
    assert dialog.isVisible()


def test_a_list_that_cannot_be_kept_stays_on_the_screen(qtbot: QtBot) -> None:
    log = FailingLog()
    dialog = listing(qtbot, class_without_tournament(log))
    log.fault = "storage.class_full"
    dialog.text.setPlainText("Ёлкина Аня")
    click(dialog.save)
    assert dialog.isVisible()
    assert dialog.text.toPlainText() == "Ёлкина Аня"

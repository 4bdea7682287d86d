"""The list on the day: who has come is marked before the draw, by the mouse and by the keyboard."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import CheckIn, MoveParticipant, WithdrawParticipant
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui import theme
from ladya_desktop.ui.tournament.check_in_delegate import halves
from ladya_desktop.ui.tournament.participants_model import CHECK, NAME, NUMBER
from ladya_desktop.ui.tournament.participants_tab import ParticipantsTab
from tests.ui.contrasts import contrast
from tests.ui.hands import click, click_cell, key, show
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, created, drawn, entries, listed

HERE, NOT_HERE = 0, 1


def tab_of(qtbot: QtBot, port: StandInTournament, code: str = "II") -> ParticipantsTab:
    tab = ParticipantsTab(port)
    tab.present(port.group(code))
    port.view_changed.connect(lambda _view: tab.present(port.group(code)))
    return show(qtbot, tab, 1040, 640)


def press(tab: ParticipantsTab, row: int, half: int) -> None:
    rect = tab.table.visualRect(tab.model.index(row, CHECK))
    click(tab.table.viewport(), halves(rect)[half].center())


def name_cell(tab: ParticipantsTab) -> QImage:
    return tab.table.viewport().grab(tab.table.visualRect(tab.model.index(0, NAME))).toImage()


def marks(port: StandInTournament, code: str = "II") -> list[bool | None]:
    return [one.is_present for one in port.group(code).participants]


def check(port: StandInTournament, participant_id: int, is_present: bool | None) -> None:
    assert port.request(CheckIn(participant_id=participant_id, is_present=is_present)) is None


def test_a_press_on_a_half_marks(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    press(tab, 0, HERE)
    press(tab, 1, NOT_HERE)
    assert marks(port)[:3] == [True, False, None]
    assert tab.bar.counts.text == "Здесь 1 из 8, нет 1"
    press(tab, 1, HERE)
    assert marks(port)[1] is True


def test_halves_are_as_large_as_buttons_and_are_seen(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    rect = tab.table.visualRect(tab.model.index(0, CHECK))
    here, not_here = halves(rect)
    assert min(here.height(), not_here.height()) >= 44
    assert not_here.left() - here.right() - 1 >= 8
    assert rect.contains(here.united(not_here))
    seen = tab.table.viewport().grab(rect).toImage()
    frame = seen.pixelColor(here.left() - rect.left(), here.center().y() - rect.top())
    assert contrast(frame, theme.current().surface) >= 3


def test_what_comes_up_when_there_are_pupils_moves_no_button(qtbot: QtBot) -> None:
    """The second click of a double one on a button must not fall on another."""
    port = created()
    tab = tab_of(qtbot, port)
    places = [button.geometry() for button in (tab.paste, tab.open_file)]
    assert port.add_participants(entries(EIGHT)) is None
    QApplication.processEvents()
    assert tab.to_draw.isVisible()
    assert [button.geometry() for button in (tab.paste, tab.open_file)] == places


def test_a_double_click_leaves_the_mark(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    rect = tab.table.visualRect(tab.model.index(0, CHECK))
    place = tab.table.viewport().mapTo(tab, halves(rect)[NOT_HERE].center())
    window = tab.windowHandle()
    assert window is not None
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert marks(port)[0] is False
    assert sum(isinstance(act, CheckIn) for act in port.asked) == 1


def test_the_right_button_marks_nobody(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    point = halves(tab.table.visualRect(tab.model.index(0, CHECK)))[HERE].center()
    QTest.mouseClick(tab.table.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, QPoint(point))
    assert marks(port)[0] is None


def test_the_space_bar_goes_through_the_marks(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    click_cell(tab.table, tab.model.index(2, NAME))
    seen = []
    for _ in range(3):
        key(tab, Qt.Key.Key_Space)
        seen.append(marks(port)[2])
    assert seen == [True, False, None]


def test_one_button_marks_all_the_rest(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    assert tab.bar.all_here.text() == "Все здесь"
    press(tab, 3, NOT_HERE)
    assert tab.bar.all_here.text() == "Остальные здесь"
    click(tab.bar.all_here)
    assert marks(port) == [True] * 3 + [False] + [True] * 4
    assert not tab.bar.all_here.isEnabled()


def test_a_mark_refused_is_told_and_the_rest_is_left(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    asked = len(port.asked)
    port.refusal = ActRefused(code="tournament_acts.unknown_participant")
    click(tab.bar.all_here)
    assert len(port.asked) == asked + 1
    assert tab.remark.isVisible()


def test_an_empty_list_has_nothing_to_mark(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, created())
    assert not tab.bar.all_here.isVisible()
    assert tab.bar.counts.text == ""


def test_the_mark_is_heard(qtbot: QtBot) -> None:
    port = listed()
    tab = tab_of(qtbot, port)
    check(port, 1, False)
    heard = tab.model.index(0, CHECK).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "Дубравина Вера, 3А: нет"


def test_after_the_draw_nothing_is_marked_and_who_was_absent_is_told(qtbot: QtBot) -> None:
    port = listed()
    check(port, 2, False)
    assert port.draw_lots("II") is None
    tab = tab_of(qtbot, port)
    last = tab.model.rowCount() - 1
    assert last == 7
    assert tab.model.index(last, NUMBER).data() == "–"
    assert tab.model.index(last, CHECK).data() == "не было на жеребьёвке"
    click_cell(tab.table, tab.model.index(last, CHECK))
    key(tab, Qt.Key.Key_Space)
    assert sum(isinstance(act, CheckIn) for act in port.asked) == 1
    assert tab.remove.isEnabled()
    assert tab.bar.move.isEnabled()
    assert not tab.bar.leave.isEnabled()


def test_the_column_goes_when_it_has_nothing_to_say(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    assert tab.table.isColumnHidden(CHECK)
    port.withdraw(port.group().participants[0].participant_id, 2)
    assert not tab.table.isColumnHidden(CHECK)


def test_who_left_stays_in_sight_with_the_round(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    first, second = port.group().participants[:2]
    port.withdraw(first.participant_id, 2)
    act = WithdrawParticipant(participant_id=second.participant_id, after_round=0, reason="x")
    assert port.request(act) is None
    assert tab.model.index(0, CHECK).data() == "уход после 2-го тура, партии не в счёт"
    assert tab.model.index(1, CHECK).data() == "уход до начала игры, партии не в счёт"
    assert tab.model.index(0, NAME).data() == first.name


def test_who_comes_from_another_group_is_told_apart(qtbot: QtBot) -> None:
    """A note stands in his cell: it does not look like the cell of the same name at home."""
    port = listed(("Мышкин Пётр;5В",))
    at_home = name_cell(tab_of(qtbot, port, "III"))
    assert port.request(MoveParticipant(participant_id=1, group="II")) is None
    assert port.group().participants[0].is_moved
    assert name_cell(tab_of(qtbot, port)) != at_home


def test_in_a_small_window_the_buttons_have_no_words(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    tab.set_compact(is_compact=True)
    assert tab.bar.rename.text() == ""
    assert tab.bar.rename.accessibleName() == "Исправить"
    tab.set_compact(is_compact=False)
    assert tab.bar.rename.text() == "Исправить"


def test_another_language_at_once(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, listed())
    set_language("en")
    tab.retranslate()
    assert tab.bar.counts.text == "Here 0 of 8"
    assert tab.model.headerData(CHECK, Qt.Orientation.Horizontal) == "Mark"


def test_the_heading_tells_how_many_have_left(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    assert tab.title.text == "Участники: 8"
    port.withdraw(port.group().participants[0].participant_id, 2)
    assert tab.title.text == "Участники: 8, выбыли: 1"

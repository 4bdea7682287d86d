"""A group is renamed where its regulations are; every window of the tournament then calls it so."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import Language, set_language
from ladya_desktop.tournament.acts import AddGroup, ChangeGroup, CloseGroup, RemoveGroup, RenameGroup
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.home.play_dialog import PlayDialog
from ladya_desktop.ui.tournament.group_dialog import GroupDialog
from ladya_desktop.ui.tournament.group_list import CARD_PX, LINE_PX, WIDEST_CODE_PX
from ladya_desktop.ui.tournament.more_menu import RENAME
from ladya_desktop.ui.tournament.result_dialog import ResultDialog
from ladya_desktop.ui.tournament.tab_row import COMPLAINTS, JOURNAL, TABS
from tests.ui.hands import click, key, opened, press, show
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed, play, played_to_the_end
from tests.ui.tournament.test_organizer import choose, menu_of
from tests.ui.tournament.test_tournament_screen import screen_of

pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support (raise|grabbing the keyboard)", extend=True)

NAME = "Пешки"
OLD = re.compile(r"\bII\b")
LONGEST = "Группа младших школ."


def renamed(port: StandInTournament, name: str = NAME) -> StandInTournament:
    assert port.request(RenameGroup(group="II", name=name)) is None
    return port


def dialog_of(qtbot: QtBot, port: StandInTournament) -> GroupDialog:
    return show(qtbot, GroupDialog(port, port.group()), 760, 740)


def words_of(window: QWidget) -> str:
    """Everything that is written in a window or told of its parts."""
    parts = [window, *window.findChildren(QWidget)]
    written = [part.text() for part in parts if isinstance(part, QLabel | QAbstractButton)]
    told = [word for part in parts for word in (part.accessibleName(), part.toolTip(), part.windowTitle())]
    return "\n".join((*written, *told)).replace("\u00a0", " ")


# By hand


def test_a_group_is_renamed_from_the_menu_by_the_keyboard_alone(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port)
    choose(menu_of(screen), RENAME)
    dialog = opened(screen, GroupDialog)
    name = dialog.form.when.name
    assert name.hasFocus()
    assert name.selectedText() == "II"
    for letter in NAME:
        press(name, letter)
    key(name, Qt.Key.Key_Return)
    assert port.group().called == NAME
    assert [button.text() for button in screen.frame.groups.buttons][1] == NAME
    assert screen.frame.last.text.text() == "II\u00a0группа: новое название — «Пешки»"
    assert screen.group == port.group()


def test_the_name_and_the_rest_are_changed_together(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.when.name.setText(f"  {NAME} ")
    dialog.form.when.day.setValue(26)
    click(dialog.confirm)
    assert port.group().setup == replace(created().group().setup, name=NAME, day=26)


def test_a_name_left_as_it_is_is_none_that_the_organiser_could_take_back(qtbot: QtBot) -> None:
    port = renamed(created())
    dialog = dialog_of(qtbot, port)
    assert dialog.form.when.name.text() == NAME
    assert dialog.form.setup == port.group().setup
    was = port.shown.undo_step
    click(dialog.confirm)
    assert port.shown.undo_step == was


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "У группы должно быть название, например: II или «Младшие»."),
        ("iii", "Группа III указана дважды. Названия групп должны различаться."),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_else_is_kept(qtbot: QtBot, name: str, said: str) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.when.name.setText(name)
    dialog.form.when.day.setValue(26)
    click(dialog.confirm)
    assert dialog.remark.text == said
    assert dialog.isVisible()
    assert port.group().setup == created().group().setup


def test_with_a_name_that_may_be_regulations_that_may_not_keep_the_old_one(qtbot: QtBot) -> None:
    port = created()
    dialog = dialog_of(qtbot, port)
    dialog.form.when.name.setText(NAME)
    dialog.form.when.last_grade.choose(5)
    click(dialog.confirm)
    assert dialog.isVisible()
    assert port.group().called == "II"


def test_the_field_has_room_for_twenty_letters_and_no_more(qtbot: QtBot) -> None:
    assert dialog_of(qtbot, created()).form.when.name.maxLength() == 20


def test_a_signed_protocol_keeps_the_name(qtbot: QtBot) -> None:
    port = played_to_the_end()
    assert port.request(CloseGroup(group="II")) is None
    screen = screen_of(qtbot, port)
    choose(menu_of(screen), RENAME)
    dialog = opened(screen, GroupDialog)
    assert not dialog.form.when.isEnabled()
    assert dialog.form.lock.isVisible()


def test_a_new_group_may_be_called_as_another_was(qtbot: QtBot) -> None:
    port = renamed(created())
    assert port.request(RemoveGroup(group="III")) is None
    dialog = show(qtbot, GroupDialog(port, None), 760, 740)
    assert dialog.form.when.name.text() == "III"
    dialog.form.when.name.setText("II")
    click(dialog.confirm)
    act = port.asked[-1]
    assert isinstance(act, AddGroup)
    assert [group.called for group in port.shown.groups] == ["I", NAME, "II"]


def test_a_new_group_after_the_pattern_of_a_renamed_one_is_not_called_so(qtbot: QtBot) -> None:
    port = created()
    assert port.request(ChangeGroup(setup=replace(port.group("III").setup, last_grade=8))) is None
    assert port.request(RenameGroup(group="III", name="IV")) is None
    setup = show(qtbot, GroupDialog(port, None), 760, 740).form.setup
    assert (setup.code, setup.name) == ("V", "")


# What is called so


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_page_of_the_tournament_says_the_new_name(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    port = play(renamed(drawn()), [(1, 1, Score.WHITE_WINS)])
    screen = screen_of(qtbot, port)
    for tab in (*TABS, COMPLAINTS, JOURNAL):
        screen.show_tab(tab)
        assert not OLD.search(words_of(screen)), tab
    screen.show_group("I")
    assert NAME in screen.frame.last.where.text()
    assert not OLD.search(words_of(screen))


def test_dialogs_say_the_new_name(qtbot: QtBot) -> None:
    port = renamed(drawn())
    pairings = port.group().rounds[0].pairings
    for dialog in (
        dialog_of(qtbot, port),
        show(qtbot, ResultDialog(port, pairings[0]), 800, 700),
        show(qtbot, PlayDialog(port.shown, pairings), 800, 700),
    ):
        assert NAME in words_of(dialog)
        assert not OLD.search(words_of(dialog))


def test_the_journal_is_found_by_the_group_under_any_name(qtbot: QtBot) -> None:
    screen = screen_of(qtbot, renamed(listed()))
    screen.show_tab(JOURNAL)
    page = screen.pages.journal
    assert [page.filter.itemText(at) for at in range(page.filter.count())][2] == NAME
    whole = page.model.rowCount()
    page.filter.setCurrentIndex(2)
    assert page.model.rowCount() == whole
    page.filter.setCurrentIndex(1)
    assert 0 < page.model.rowCount() < whole


def test_who_hinders_is_said_under_the_new_name(qtbot: QtBot) -> None:
    port = renamed(listed())
    refused = port.request(RemoveGroup(group="II"))
    assert isinstance(refused, ActRefused)
    assert refused.params == {"group": NAME}


# Room


def test_a_name_too_long_for_the_line_of_the_day_makes_its_card_higher(qtbot: QtBot) -> None:
    port = listed()
    screen = screen_of(qtbot, port)
    card = screen.frame.groups.buttons[1]
    assert card.height() == CARD_PX
    renamed(port, LONGEST)
    qtbot.waitUntil(lambda: card.height() == CARD_PX + LINE_PX)
    renamed(port, NAME)
    qtbot.waitUntil(lambda: card.height() == CARD_PX)


def test_long_names_do_not_make_a_narrow_window_wider(qtbot: QtBot) -> None:
    port = listed()
    screen = screen_of(qtbot, port)
    screen.resize(683, 384)
    narrow = screen.minimumSizeHint().width()
    for code in ("I", "II", "III"):
        assert port.request(RenameGroup(group=code, name=f"{LONGEST[:-4]} {code}")) is None
    assert screen.minimumSizeHint().width() == narrow
    button = screen.frame.switch.buttons[1]
    assert button.sizeHint().width() == WIDEST_CODE_PX
    assert LONGEST[:-4] in button.accessibleName()

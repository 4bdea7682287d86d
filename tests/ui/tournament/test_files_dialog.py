"""Files of a tournament: what is offered, what is written where, and what is said when it cannot be."""

import errno
import io
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.files.trf import write_trf
from ladya_desktop.files.trf_values import TrfEdition
from ladya_desktop.game.result import Score
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.tournament.files_contents import Content, Form
from ladya_desktop.ui.tournament.files_dialog import FilesDialog
from ladya_desktop.ui.tournament.files_trf_dialog import TakeTrfDialog
from ladya_desktop.ui.tournament.more_menu import FILES
from tests.files.trf_sample import read_trf
from tests.ui.hands import click, key, opened, settle, show
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed, play, played_to_the_end
from tests.ui.tournament.test_tournament_screen import screen_of


@dataclass
class Hands:
    """Where the user says that files are, and the folders that the system showed him."""

    folder: Path
    which: Path | None = None
    can_show: bool = True
    asked: list[tuple[str, str]] = field(default_factory=list)
    shown: list[Path] = field(default_factory=list)

    def where(self, parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[Path], None], /) -> None:
        self.asked.append((name.replace("\u00a0", " "), kinds))
        chosen(self.folder / name)

    def open(self, parent: QWidget, chosen: Callable[[Path], None], /) -> None:
        if self.which is not None:
            chosen(self.which)

    def show(self, folder: Path) -> bool:
        self.shown.append(folder)
        return self.can_show

    @property
    def files(self) -> list[str]:
        return sorted(path.name.replace("\u00a0", " ") for path in self.folder.iterdir())

    def data(self) -> bytes:
        """What is in the only file."""
        (path,) = self.folder.iterdir()
        return path.read_bytes()


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def save(dialog: FilesDialog) -> None:
    """Presses the button, and waits until games are read."""
    click(dialog.save)
    while dialog.work.is_going_on:
        settle()


def dialog_of(qtbot: QtBot, port: StandInTournament, hands: Hands, group: str = "II") -> FilesDialog:
    dialog = FilesDialog(port, port.group(group), ask_where=hands.where, ask_which=hands.open, show_folder=hands.show)
    return show(qtbot, dialog, 680, 560)


def said(dialog: FilesDialog) -> str:
    return dialog.remark.text.replace("\u00a0", " ")


# What is offered


def test_it_begins_with_the_list_of_the_group_that_is_shown(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, listed(), hands)
    assert (dialog.wanted.content, dialog.wanted.form, dialog.wanted.group) == (Content.PARTICIPANTS, Form.XLSX, "II")
    assert dialog.holding.text() == "8 участников."
    assert not dialog.folder.isVisible()


@pytest.mark.parametrize(
    ("content", "form", "has_all"),
    [
        (Content.PARTICIPANTS, Form.XLSX, True),
        (Content.PARTICIPANTS, Form.CSV, True),
        (Content.STANDINGS, Form.XLSX, True),
        (Content.STANDINGS, Form.CSV, False),
        (Content.GAMES, Form.PGN, True),
        (Content.TRF, Form.TRF26, False),
        (Content.TRF, Form.TRF16, False),
    ],
)
def test_all_groups_are_offered_where_one_file_holds_them(
    qtbot: QtBot, hands: Hands, content: Content, form: Form, has_all: bool
) -> None:
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    click(dialog.contents[content])
    dialog.forms.choose(form)
    offered = [dialog.groups.itemText(index).replace("\u00a0", " ") for index in range(dialog.groups.count())]
    assert offered[:3] == ["I группа, 1-е классы", "II группа, 2–4 классы", "III группа, 5–9 классы"]
    assert offered[3:] == (["Все группы"] if has_all else [])
    assert dialog.wanted.group == "II"
    assert dialog.latin.isVisible() == (content is Content.TRF)


def test_what_was_chosen_stays_chosen_if_it_can(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    dialog.forms.choose(Form.CSV)
    dialog.groups.choose(None)
    click(dialog.contents[Content.STANDINGS])
    assert (dialog.wanted.form, dialog.wanted.group) == (Form.CSV, "I")
    dialog.groups.choose("III")
    click(dialog.contents[Content.TRF])
    assert dialog.wanted.group == "III"


@pytest.mark.parametrize(
    ("port", "content", "why"),
    [
        (created, Content.PARTICIPANTS, "Список пока пуст, сохранять нечего."),
        (created, Content.TRF, "Список пока пуст, сохранять нечего."),
        (listed, Content.STANDINGS, "Таблицы мест пока нет: она появится после жребия."),
        (drawn, Content.GAMES, "Партий пока нет."),
    ],
)
def test_where_there_is_nothing_to_save_it_says_why(
    qtbot: QtBot, hands: Hands, port: Callable[[], StandInTournament], content: Content, why: str
) -> None:
    dialog = dialog_of(qtbot, port(), hands)
    click(dialog.contents[content])
    assert dialog.holding.text() == why
    assert not dialog.save.isEnabled()


def test_all_groups_have_what_one_of_them_has(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, listed(), hands, "I")
    assert not dialog.save.isEnabled()
    dialog.groups.choose(None)
    assert dialog.save.isEnabled()


# What is written


@pytest.mark.parametrize(
    ("content", "form", "name", "kinds"),
    [
        (Content.PARTICIPANTS, Form.XLSX, "Белая ладья, II группа, участники.xlsx", "Таблицы Excel (*.xlsx)"),
        (Content.STANDINGS, Form.CSV, "Белая ладья, II группа, места.csv", "Таблицы CSV (*.csv)"),
        (Content.GAMES, Form.PGN, "Белая ладья, II группа, партии.pgn", "Партии PGN (*.pgn)"),
        (Content.TRF, Form.TRF16, "Белая ладья, II группа, турнир.trf", "Турниры TRF"),
    ],
)
def test_a_file_has_a_name_that_says_what_it_is(
    qtbot: QtBot, hands: Hands, content: Content, form: Form, name: str, kinds: str
) -> None:
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    click(dialog.contents[content])
    dialog.forms.choose(form)
    save(dialog)
    ((proposed, offered),) = hands.asked
    assert proposed == name
    assert offered.startswith(kinds)
    assert hands.files == [name]
    assert said(dialog) == f"Сохранено: {hands.folder / name}"


def test_tables_of_one_group_and_of_all(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    for content in (Content.PARTICIPANTS, Content.STANDINGS):
        click(dialog.contents[content])
        for group, sheets in (("II", ["II группа"]), (None, ["I группа", "II группа", "III группа"])):
            dialog.groups.choose(group)
            save(dialog)
            path = max(hands.folder.iterdir(), key=lambda each: each.stat().st_mtime_ns)
            assert load_workbook(io.BytesIO(path.read_bytes())).sheetnames == sheets
    assert hands.files == [
        "Белая ладья, II группа, места.xlsx",
        "Белая ладья, II группа, участники.xlsx",
        "Белая ладья, места.xlsx",
        "Белая ладья, участники.xlsx",
    ]


def test_a_list_as_text(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, listed(), hands)
    dialog.forms.choose(Form.CSV)
    save(dialog)
    assert "Дубравина Вера;3А" in hands.data().decode("utf-8-sig")


@pytest.mark.parametrize(("form", "edition"), [(Form.TRF26, TrfEdition.TRF26), (Form.TRF16, TrfEdition.TRF16)])
@pytest.mark.parametrize("is_latin", [False, True])
def test_a_whole_group_for_other_programs(
    qtbot: QtBot, hands: Hands, form: Form, edition: TrfEdition, is_latin: bool
) -> None:
    port = played_to_the_end()
    dialog = dialog_of(qtbot, port, hands)
    click(dialog.contents[Content.TRF])
    dialog.forms.choose(form)
    if is_latin:
        click(dialog.latin)
    save(dialog)
    trf = read_trf(hands.data())
    assert trf.edition is edition
    assert len(trf.players) == 8
    assert hands.data().isascii() == is_latin


def test_games_are_written_and_those_that_cannot_be_read_are_named(qtbot: QtBot, hands: Hands) -> None:
    port = drawn()
    port.start_game(1, 1)
    port.finish_game(1, 1, Score.DRAW)
    play(port, [(1, 2, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port, hands)
    click(dialog.contents[Content.GAMES])
    assert dialog.holding.text() == "Партий с результатом: 2 из 28."
    save(dialog)
    players = port.group().rounds[0].pairings[0].players
    assert said(dialog).splitlines()[1:] == [
        "Не прочиталась 1 партия, ходов в файле нет:",
        f"тур 1: {players.white.name} — {players.black.name}",
    ]
    assert hands.data().decode().count("[Event ") == 2


def test_many_games_that_cannot_be_read_are_counted(qtbot: QtBot, hands: Hands) -> None:
    port = drawn()
    games = [(one.round, pairing.board) for one in port.group().rounds for pairing in one.pairings]
    for number, (round_number, board) in enumerate(games[:7]):
        port.start_game(round_number, board, game_id=f"game-{number}")
    dialog = dialog_of(qtbot, port, hands)
    click(dialog.contents[Content.GAMES])
    save(dialog)
    lines = said(dialog).splitlines()
    assert lines[1] == "Не прочитались 7 партий, ходов в файле нет:"
    assert len(lines) == 2 + 5 + 1
    assert lines[-1] == "и ещё 2 партии"


# After it, and when it cannot be


def test_the_folder_is_shown_if_the_system_can(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, listed(), hands)
    save(dialog)
    click(dialog.folder)
    assert hands.shown == [hands.folder]
    assert said(dialog).startswith("Сохранено")
    hands.can_show = False
    click(dialog.folder)
    assert said(dialog) == f"Папку открыть не удалось. Она здесь: {hands.folder}"


def test_another_choice_takes_away_what_was_said_of_the_last_file(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    save(dialog)
    click(dialog.contents[Content.GAMES])
    assert said(dialog) == ""
    assert not dialog.folder.isVisible()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "кончилось место. Прежний файл цел."),
        (errno.EACCES, "записывать нельзя, или файл открыт в другой программе."),
        (errno.EROFS, "только для чтения."),
    ],
)
def test_what_hinders_is_said_and_the_old_file_stays(
    qtbot: QtBot, hands: Hands, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    dialog = dialog_of(qtbot, listed(), hands)
    save(dialog)
    before = hands.data()

    def hindered(handle: int, data: bytes) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "write", hindered)
    save(dialog)
    monkeypatch.undo()
    assert sentence in said(dialog)
    assert str(hands.folder) in said(dialog)
    assert not dialog.folder.isVisible()
    assert hands.files == ["Белая ладья, II группа, участники.xlsx"]
    assert hands.data() == before


def test_a_folder_that_is_gone_is_named(qtbot: QtBot, hands: Hands) -> None:
    hands.folder /= "gone"
    dialog = dialog_of(qtbot, listed(), hands)
    save(dialog)
    assert said(dialog).endswith(f"папки {hands.folder} нет. Нужно выбрать другую папку.")


def test_the_keyboard_alone_suffices(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, played_to_the_end(), hands)
    dialog.contents[Content.PARTICIPANTS].setFocus()
    key(dialog, Qt.Key.Key_Right)
    assert dialog.wanted.content is Content.STANDINGS
    key(dialog, Qt.Key.Key_Return)
    assert hands.files == ["Белая ладья, II группа, места.xlsx"]
    key(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# A tournament out of a file


def test_a_group_that_was_taken_is_said_and_shown(qtbot: QtBot, hands: Hands) -> None:
    source = played_to_the_end()
    assert source.view is not None
    hands.which = hands.folder / "group.trf"
    hands.which.write_text(write_trf(source.view, source.group()), encoding="utf-8")
    port = created()
    dialog = dialog_of(qtbot, port, hands, "I")
    click(dialog.take)
    with qtbot.waitSignal(dialog.group_taken, timeout=1000) as taken:
        click(opened(dialog, TakeTrfDialog).take)
    assert taken.args == ["II"]
    assert said(dialog) == "II группа взята из файла."
    assert dialog.wanted.group == "II"
    assert dialog.save.isEnabled()
    assert len(port.group("II").participants) == 8


def test_files_stand_behind_the_last_tab_and_a_group_that_was_taken_is_shown(qtbot: QtBot, hands: Hands) -> None:
    screen = screen_of(qtbot, listed())
    group = screen.group
    assert group is not None
    assert FILES in screen.acts.offered()
    screen.acts.do(FILES, group)
    dialog = opened(screen, FilesDialog)
    assert dialog.wanted.group == group.code
    dialog.group_taken.emit("III")
    assert screen.group is not None
    assert screen.group.code == "III"


def test_a_dialog_that_is_left_takes_nothing(qtbot: QtBot, hands: Hands) -> None:
    dialog = dialog_of(qtbot, created(), hands)
    click(dialog.take)
    assert dialog.findChildren(TakeTrfDialog) == []


@pytest.mark.parametrize("wanted", ["ru", "en"])
def test_it_fits_a_small_window(qtbot: QtBot, hands: Hands, wanted: Language) -> None:
    set_language(wanted)
    parent = show(qtbot, QWidget(), 683, 384)
    port = played_to_the_end()
    dialog = FilesDialog(port, port.group(), parent, ask_where=hands.where, show_folder=hands.show)
    show(qtbot, dialog, 10, 10)
    click(dialog.contents[Content.TRF])
    save(dialog)
    assert dialog.width() <= 683
    assert dialog.height() <= 384
    buttons = (dialog.close_button, dialog.take, dialog.folder, dialog.save)
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= 44
    for left, right in pairwise(buttons):
        assert right.x() - left.geometry().right() > 8

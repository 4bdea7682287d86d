"""A tournament out of a TRF file: what is shown before it is taken, what is entered, and what hinders it."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ladya_desktop.files.decoding import MAX_BYTES
from ladya_desktop.files.trf import write_trf
from ladya_desktop.game.result import Score
from ladya_desktop.texts import Language, set_language, t
from ladya_desktop.tournament.acts import ImportGroup, RemoveGroup, UndoStep
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import GroupStatus
from ladya_desktop.ui.tournament.files_places import WhichDialog
from ladya_desktop.ui.tournament.files_trf_dialog import TakeTrfDialog, TrfForm
from tests.files.trf_sample import row, text
from tests.ui.hands import click, opened, show
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, play, played_to_the_end

FOREIGN = text(
    row(1, "Берёзкин, Лев (3А)", "1.0", "1", "   2 w 1"),
    row(2, "Ёлкина, Аня", "0.0", "2", "   1 b 0"),
    header=("012 Осенний кубок", "042 2026/10/01", "192 FIDE_ROUNDROBIN", "222 600+5"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "турнир.trf"


def written(port: StandInTournament, code: str = "II") -> str:
    assert port.view is not None
    return write_trf(port.view, port.group(code))


def dialog_of(qtbot: QtBot, port: StandInTournament, path: Path, text_of_file: str) -> TakeTrfDialog:
    path.write_text(text_of_file, encoding="utf-8")
    return show(qtbot, TakeTrfDialog(port, path), 680, 700)


def form_of(dialog: TakeTrfDialog) -> TrfForm:
    assert dialog.form is not None
    return dialog.form


def plain(words: str) -> str:
    return words.replace("\u00a0", " ")


def with_free_grades() -> StandInTournament:
    """A tournament without the group of grades 2 to 4, in which another one may be laid down."""
    port = created()
    assert port.request(RemoveGroup(group="II")) is None
    return port


# A file that can be used


def test_a_group_of_this_program_goes_where_it_was(qtbot: QtBot, path: Path) -> None:
    source, port = played_to_the_end(), created()
    dialog = dialog_of(qtbot, port, path, written(source))
    form = form_of(dialog)
    assert form.into.value == "II"
    assert not form.when.isVisible()
    assert plain(dialog.take.text()) == "Взять: 8 участников"
    assert form.table is not None
    assert form.table.said()[0] == ("Кленовский Матвей, 4Б", "4", "1–4")
    assert not form.notes.isVisible()
    with qtbot.waitSignal(dialog.taken, timeout=1000) as taken:
        click(dialog.take)
    assert taken.args == ["II"]
    assert not dialog.isVisible()
    was, now = source.group().crosstable, port.group().crosstable
    assert was is not None
    assert now is not None
    assert [(row.participant.name, row.half_points, row.places) for row in now.rows] == [
        (row.participant.name, row.half_points, row.places) for row in was.rows
    ]


def test_it_is_taken_back_in_one_step(qtbot: QtBot, path: Path) -> None:
    port = created()
    before = port.state.groups
    click(dialog_of(qtbot, port, path, written(played_to_the_end())).take)
    assert port.group().status is GroupStatus.FINISHED
    assert port.view is not None
    assert port.view.undo_step is not None
    assert port.request(UndoStep(step=port.view.undo_step)) is None
    assert port.state.groups == before
    assert port.state.participants == ()


def test_nothing_happens_before_the_button(qtbot: QtBot, path: Path) -> None:
    port = created()
    asked = len(port.asked)
    dialog = dialog_of(qtbot, port, path, written(played_to_the_end()))
    dialog.reject()
    assert len(port.asked) == asked


def test_a_file_of_another_program_says_what_it_brings_and_what_is_left_open(qtbot: QtBot, path: Path) -> None:
    port = created()
    dialog = dialog_of(qtbot, port, path, FOREIGN)
    form = form_of(dialog)
    assert form.into.value == "I"
    form.into.choose("II")
    assert plain(form.facts.text()).startswith("Круги: 1. Контроль времени: 10 мин + 5 с на ход. Показатели: ")
    assert form.notes.text() == "У 1 участника класс в файле не указан, записан 2-й. Его можно исправить в списке."
    click(dialog.take)
    assert [(one.name, one.class_name) for one in port.group().participants] == [
        ("Берёзкин Лев", "3А"),
        ("Ёлкина Аня", "2"),
    ]
    assert port.group().setup.time_control == "600+5"
    assert port.group().rounds[0].pairings[0].score is Score.WHITE_WINS


def test_grades_of_the_group_chosen_decide_whose_class_is_known(qtbot: QtBot, path: Path) -> None:
    form = form_of(dialog_of(qtbot, created(), path, FOREIGN))
    assert form.notes.text().splitlines() == [
        "1 участник не из классов этой группы. Класс остаётся как в файле.",
        "У 1 участника класс в файле не указан, записан 1-й. Его можно исправить в списке.",
    ]
    form.into.choose("III")
    assert "записан 5-й" in form.notes.text()


def test_a_new_group_is_called_as_the_file_calls_it(qtbot: QtBot, path: Path) -> None:
    port = with_free_grades()
    dialog = dialog_of(qtbot, port, path, written(played_to_the_end()))
    form = form_of(dialog)
    assert form.into.value is None
    assert form.when.isVisible()
    assert (form.setup.code, form.setup.first_grade, form.setup.last_grade) == ("II", 2, 4)
    assert (form.setup.month, form.setup.day) == (4, 25)
    form.when.name.setText("Вторая")
    form.when.day.setValue(26)
    click(dialog.take)
    group = port.group("Вторая")
    assert (group.setup.day, group.games_decided) == (26, 28)


def test_a_new_group_for_another_program_s_file_has_its_day(qtbot: QtBot, path: Path) -> None:
    form = form_of(dialog_of(qtbot, with_free_grades(), path, FOREIGN))
    form.into.choose(None)
    assert (form.setup.code, form.setup.month, form.setup.day) == ("II", 10, 1)


def test_its_own_file_comes_back_as_a_copy_with_its_classes(qtbot: QtBot, path: Path) -> None:
    port = played_to_the_end()
    assert port.request(RemoveGroup(group="III")) is None
    dialog = dialog_of(qtbot, port, path, written(port))
    form = form_of(dialog)
    assert (form.setup.code, form.setup.first_grade, form.setup.last_grade) == ("III", 5, 9)
    assert plain(form.notes.text()) == "8 участников не из классов этой группы. Класс остаётся как в файле."
    click(dialog.take)
    was, now = port.group("II").participants, port.group("III").participants
    assert [(one.name, one.class_name) for one in now] == [(one.name, one.class_name) for one in was]
    assert all(one.is_moved for one in now)
    assert {one.decided_at_ms for each in port.group("III").rounds for one in each.pairings} == {None}


def test_the_name_of_a_new_group_follows_its_grades_until_it_is_written(qtbot: QtBot, path: Path) -> None:
    port = played_to_the_end()
    for code in ("I", "III"):
        assert port.request(RemoveGroup(group=code)) is None
    form = form_of(dialog_of(qtbot, port, path, written(port)))
    assert form.when.name.text() == "I"
    form.when.last_grade.choose(9)
    form.when.first_grade.choose(5)
    assert form.when.name.text() == "III"
    form.when.first_grade.choose(6)
    assert form.when.name.text() == "IV"
    form.when.name.setText("Копия")
    form.when.first_grade.choose(5)
    assert form.when.name.text() == "Копия"


def test_a_name_that_another_group_bears_is_not_offered(qtbot: QtBot, path: Path) -> None:
    form = form_of(dialog_of(qtbot, drawn(), path, written(played_to_the_end())))
    assert form.into.value is None
    assert form.when.name.text() == "IV"


def test_a_group_of_a_file_that_has_no_such_grades(qtbot: QtBot, path: Path) -> None:
    spoiled = written(played_to_the_end()).replace("ladya-group 2 4 II", "ladya-group 2 40 II")
    form = form_of(dialog_of(qtbot, with_free_grades(), path, spoiled))
    assert (form.setup.first_grade, form.setup.last_grade) == (2, 4)


def test_a_table_that_comes_up_has_its_room_at_once(qtbot: QtBot, path: Path) -> None:
    dialog = dialog_of(qtbot, with_free_grades(), path, FOREIGN)
    form = form_of(dialog)
    form.into.choose(None)
    form.when.name.clear()
    without = dialog.height()
    form.when.name.setText("II")
    assert form.table is not None
    assert dialog.height() > without
    assert not form.table.visibleRegion().isEmpty()


def test_remarks_on_the_file_are_told(qtbot: QtBot, path: Path) -> None:
    form = form_of(dialog_of(qtbot, created(), path, FOREIGN + "999 что-то\r\n"))
    assert form.remarks.isVisible()
    assert "999" in form.remarks.text()


# What hinders


def test_grades_that_play_elsewhere_hinder_until_they_are_changed(qtbot: QtBot, path: Path) -> None:
    port = created()
    dialog = dialog_of(qtbot, port, path, written(played_to_the_end()))
    form = form_of(dialog)
    form.into.choose(None)
    assert dialog.remark.text == "Группы III и IV: один класс попал в обе. Классы нужно разделить."
    assert not dialog.take.isEnabled()
    assert form.table is None
    form.into.choose("II")
    assert dialog.remark.text == ""
    assert dialog.take.isEnabled()


def test_grades_that_are_not_admitted_are_refused_where_they_stand(qtbot: QtBot, path: Path) -> None:
    dialog = dialog_of(qtbot, with_free_grades(), path, FOREIGN)
    form = form_of(dialog)
    form.into.choose(None)
    form.when.last_grade.choose(10)
    assert form.when.refusal.isVisible()
    assert dialog.remark.text == ""
    assert not dialog.take.isEnabled()


def test_every_field_is_looked_at_at_once(qtbot: QtBot, path: Path) -> None:
    dialog = dialog_of(qtbot, with_free_grades(), path, FOREIGN)
    form = form_of(dialog)
    form.into.choose(None)
    assert dialog.take.isEnabled()
    form.when.name.clear()
    assert "короткого названия" in dialog.remark.text
    form.when.name.setText("IV")
    assert dialog.take.isEnabled()
    form.when.day.setValue(31)
    assert dialog.take.isEnabled()
    form.when.month.choose(11)
    assert "дня 31.11 в этом году нет" in dialog.remark.text
    form.when.day.setValue(30)
    assert dialog.take.isEnabled()


def test_hours_that_cannot_be_hinder(qtbot: QtBot, path: Path) -> None:
    dialog = dialog_of(qtbot, with_free_grades(), path, FOREIGN)
    form = form_of(dialog)
    form.into.choose(None)
    form.when.ends_at.setTime(form.when.starts_at.time())
    assert "конец должен быть позже начала" in dialog.remark.text
    assert not dialog.take.isEnabled()


def test_a_refusal_of_the_last_moment_is_told_and_the_dialog_stays(qtbot: QtBot, path: Path) -> None:
    port = created()
    dialog = dialog_of(qtbot, port, path, written(played_to_the_end()))
    port.refusal = ActRefused(code="storage.changed_elsewhere")
    click(dialog.take)
    assert dialog.isVisible()
    assert dialog.remark.text == t("storage.changed_elsewhere")
    assert port.group().participants == ()
    assert isinstance(port.asked[-1], ImportGroup)
    port.refusal = None
    click(dialog.take)
    assert len(port.group().participants) == 8


def test_a_swiss_is_not_taken(qtbot: QtBot, path: Path) -> None:
    dialog = dialog_of(qtbot, created(), path, FOREIGN.replace("FIDE_ROUNDROBIN", "FIDE_DUTCH"))
    assert dialog.remark.text.startswith("это не круговой турнир")
    assert not dialog.take.isEnabled()
    assert not form_of(dialog).facts.isVisible()


def test_two_pupils_of_one_name_and_class_are_named(qtbot: QtBot, path: Path) -> None:
    rows = (row(number, "Берёзкин, Лев (3А)") for number in (1, 2))
    dialog = dialog_of(qtbot, created(), path, text(*rows, header=("192 FIDE_ROUNDROBIN",)))
    form_of(dialog).into.choose("II")
    assert dialog.remark.text.startswith("Берёзкин Лев, 3А: такой участник уже записан.")
    assert not dialog.take.isEnabled()


# A file that cannot be used


def test_faults_are_told_with_line_and_column(qtbot: QtBot, path: Path) -> None:
    dialog = dialog_of(qtbot, created(), path, FOREIGN.replace("   2 w 1", "   2 w x"))
    assert dialog.form is None
    lines = dialog.fault.text().splitlines()
    assert lines[0] == "Файл «турнир.trf» взять нельзя:"
    assert lines[1].startswith("строка 5, столбец 99: здесь нужен результат")
    click(dialog.take)
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\x00\x01\x02\xff" * 100, "это не текст"),
        (b"", "нет ни одного участника"),
        (b"001 " * (MAX_BYTES // 4 + 1), "файл больше 5 МБ"),
    ],
    ids=["binary", "empty", "large"],
)
def test_what_is_no_tournament(qtbot: QtBot, path: Path, data: bytes, words: str) -> None:
    path.write_bytes(data)
    dialog = show(qtbot, TakeTrfDialog(created(), path), 680, 300)
    assert words in dialog.fault.text()


def test_a_file_that_is_gone(qtbot: QtBot, path: Path) -> None:
    dialog = show(qtbot, TakeTrfDialog(created(), path), 680, 300)
    assert dialog.fault.text().startswith("Файл «турнир.trf» не открылся: ")


@pytest.mark.parametrize("wanted", ["ru", "en"])
def test_it_fits_a_small_window(qtbot: QtBot, path: Path, wanted: Language) -> None:
    set_language(wanted)
    port = play(drawn(), [(1, 1, Score.DRAW)])
    parent = show(qtbot, TakeTrfDialog(port, path), 683, 384)
    path.write_text(written(port), encoding="utf-8")
    dialog = show(qtbot, TakeTrfDialog(created(), path, parent), 10, 10)
    assert dialog.width() <= 683
    assert dialog.height() <= 384
    assert dialog.take.width() >= dialog.take.sizeHint().width()


# Asking for the file


def test_the_dialog_begins_where_the_last_file_was(qtbot: QtBot, tmp_path: Path) -> None:
    parent = show(qtbot, TakeTrfDialog(created(), tmp_path / "none.trf"), 400, 200)
    file, chosen, which = tmp_path / "one.trf", list[Path](), WhichDialog()
    file.write_text(FOREIGN, encoding="utf-8")
    which(parent, chosen.append)
    dialog = opened(parent, QFileDialog)
    assert dialog.windowTitle() == "Взять турнир из файла TRF"
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFile
    assert "*.trf" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(file))
    dialog.reject()
    assert chosen == [file]
    again = which.dialog(parent)
    assert Path(again.directory().absolutePath()) == tmp_path
    again.deleteLater()

"""Games of this computer and of files come onto the teacher's board, whole or as a position."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.position import STARTING_FEN, standing_half_move
from ladya_desktop.ui.lessons.teacher_games_dialog import GamesDialog
from ladya_desktop.ui.lessons.teacher_sources import ArchivedGame, GameLine, Offer, page_of_line
from tests.ui.hands import opened
from tests.ui.lessons.teacher import Teacher, sit_down

TWO = """[White "Облаков"]
[Black "Звёздный"]
[Result "1-0"]

1. e4 {Центр} e5 (1... c5 2. Nf3) 2. Nf3 1-0

[White "Второй"]

1. d4 d5 2. Ke5 *
"""


class StandInArchive:
    """Two games, of which one cannot be read."""

    def games(self) -> Iterator[ArchivedGame]:
        yield ArchivedGame(game_id="good", title="Облаков 3В – Звёздный 3А", note="1 мая, 9:05")
        yield ArchivedGame(game_id="bad", title="Партия", note="")

    def line(self, game_id: str) -> GameLine | None:
        return GameLine(base_fen=STARTING_FEN, half_moves=("e2e4", "e7e5", "g1f3")) if game_id == "good" else None


@pytest.fixture
def teacher(qtbot: QtBot, tmp_path: Path) -> Teacher:
    return sit_down(qtbot, tmp_path, archive=StandInArchive())


def read(teacher: Teacher, qtbot: QtBot) -> GamesDialog:
    dialog = opened(teacher.screen, GamesDialog)
    qtbot.waitUntil(lambda: not dialog.is_reading)
    return dialog


def of_file(teacher: Teacher, qtbot: QtBot, text: str) -> GamesDialog:
    path = teacher.folder / "games.pgn"
    path.write_text(text, encoding="utf-8")
    teacher.screen.games.open_file(path)
    return read(teacher, qtbot)


def test_a_game_of_this_computer_is_taken_whole(teacher: Teacher, qtbot: QtBot) -> None:
    teacher.page("setup")
    teacher.click(teacher.screen.setup_page.sources["game"])
    dialog = read(teacher, qtbot)
    assert dialog.list.item(0).text().startswith("Облаков 3В – Звёздный 3А")
    dialog.slider.setValue(2)
    dialog.game_button.click()
    assert teacher.moves() == ("e2e4", "e7e5")
    teacher.screen.go_on()
    assert teacher.moves() == ("e2e4", "e7e5", "g1f3")


def test_a_position_of_a_game_is_taken(teacher: Teacher, qtbot: QtBot) -> None:
    teacher.screen.games.choose("game")
    dialog = read(teacher, qtbot)
    dialog.slider.setValue(1)
    dialog.position_button.click()
    assert teacher.screen.book.setup.fen.startswith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq")
    assert not teacher.screen.face.next_key.isEnabled()


def test_a_game_that_cannot_be_read_cannot_be_taken(teacher: Teacher, qtbot: QtBot) -> None:
    teacher.screen.games.choose("game")
    dialog = read(teacher, qtbot)
    dialog.list.setCurrentRow(1)
    assert not dialog.game_button.isEnabled()
    dialog.reject()


def test_an_illegal_move_that_stood_is_a_position_of_its_own() -> None:
    fen = "rnbqkbnr/pppppppp/8/8/8/4R3/PPPPPPPP/1NBQKBNR b KQkq - 1 1"
    page = page_of_line(GameLine(base_fen=STARTING_FEN, half_moves=(standing_half_move(fen), "e7e5")), "Партия")
    assert [bool(step.fen) for step in page.steps] == [True, False]
    assert page.scenes[2].standing.split("/")[5] == "4R3"


def test_games_of_a_file_with_variations_and_comments(teacher: Teacher, qtbot: QtBot) -> None:
    dialog = of_file(teacher, qtbot, TWO)
    assert dialog.list.count() == 2
    assert dialog.list.item(0).text().startswith("Облаков – Звёздный")
    assert "Строка 9" in dialog.list.item(1).text()
    assert "Строка 9" in dialog.remark.text
    dialog.slider.setValue(0)
    dialog.game_button.click()
    teacher.screen.go_on()
    assert teacher.screen.book.words.ru == "Центр"
    teacher.screen.go_on()
    assert teacher.moves() == ("e2e4", "e7e5")
    assert len(teacher.screen.book.lesson.pages) == 1
    teacher.screen.book.set_title("Партия")
    assert teacher.screen.files.save()


def test_the_good_part_of_a_bad_game_can_be_taken(teacher: Teacher, qtbot: QtBot) -> None:
    dialog = of_file(teacher, qtbot, TWO)
    dialog.list.setCurrentRow(1)
    dialog.game_button.click()
    assert teacher.moves() == ("d2d4", "d7d5")


def test_a_file_without_games_is_said(teacher: Teacher, qtbot: QtBot) -> None:
    dialog = of_file(teacher, qtbot, "Just a letter.")
    assert dialog.list.count() == 0
    assert "нет" in dialog.remark.text
    assert not dialog.game_button.isEnabled()
    dialog.reject()


def test_a_file_that_is_no_text_is_said(teacher: Teacher) -> None:
    path = teacher.folder / "games.pgn"
    path.write_bytes(b"PK\x03\x04\x00\x00")
    teacher.screen.games.open_file(path)
    assert "games.pgn" in teacher.screen.face.remark.text
    teacher.screen.games.open_file(teacher.folder / "none.pgn")
    assert "none.pgn" in teacher.screen.face.remark.text


def test_a_big_file_can_be_stopped_and_what_came_is_taken(teacher: Teacher, qtbot: QtBot) -> None:
    read_so_far: list[int] = []
    page = page_of_line(GameLine(base_fen=STARTING_FEN, half_moves=("e2e4",)), "")

    def endless() -> Iterator[Offer]:
        while True:
            read_so_far.append(len(read_so_far))
            yield Offer(title="Партия", note="", make=lambda: page)

    dialog = GamesDialog(teacher.screen, "x", endless(), "")
    dialog.taken.connect(teacher.screen.book.insert)
    dialog.open()
    qtbot.waitUntil(lambda: dialog.list.count() > 3)
    dialog.stop.click()
    count = len(read_so_far)
    qtbot.waitUntil(lambda: not dialog.is_reading)
    assert len(read_so_far) == count
    dialog.game_button.click()
    assert teacher.moves() == ("e2e4",)


def test_closing_stops_the_reading(teacher: Teacher) -> None:
    dialog = GamesDialog(teacher.screen, "x", iter(()), "")
    dialog.open()
    assert dialog.is_reading
    dialog.reject()
    assert not dialog.is_reading

"""How the board looks is chosen with a board that shows it, kept, and put on every board at once."""

import chess
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_look import BoardLook, LookKeeper, PieceSet, kept_look, look_in_use
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.geometry import Coordinates, CoordinateSize
from ladya_desktop.ui.board.looks import EMPTY
from ladya_desktop.ui.home import board_section
from ladya_desktop.ui.home.board_section import BoardSection
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.settings import BOARD_THEME, COORDINATES, PIECES
from tests.ui.board.snapshots import START
from tests.ui.hands import click, key, settle, show
from tests.ui.stand_in_screens import StandInSettings

CHOSEN = {BOARD_THEME: "blue", PIECES: "school", COORDINATES: "large"}


class Place:
    """A window with a board, and the settings over it."""

    def __init__(self, qtbot: QtBot, settings: StandInSettings, size: tuple[int, int] = (1366, 768)) -> None:
        self.settings = settings
        self.window = show(qtbot, QWidget(), *size)
        self.board = BoardPicture(self.window)
        self.board.resize(600, 600)
        self.board.set_position(START)
        self.board.show()
        self.keeper = LookKeeper(self.window, settings)
        self.dialog = SettingsDialog(self.window, settings)
        self.dialog.changed.connect(self.keeper.apply)
        self.dialog.open()
        settle()
        section = self.dialog.sections["board"]
        assert isinstance(section, BoardSection)
        self.section = section

    def picture(self) -> QImage:
        return self.board.grab().toImage()


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    return Place(qtbot, StandInSettings())


def test_what_is_chosen_is_kept_and_seen_at_once_on_every_board(place: Place) -> None:
    section = place.section
    for tile, setting, value in (
        (section.themes["green"], BOARD_THEME, "green"),
        (section.pieces[PieceSet.SCHOOL], PIECES, "school"),
        (section.coordinates[CoordinateSize.EVERY_SQUARE], COORDINATES, "every"),
    ):
        before, shown_before = place.picture(), section.preview.grab().toImage()
        click(tile)
        assert place.settings[setting] == value
        assert place.picture() != before
        assert section.preview.grab().toImage() != shown_before


def test_what_was_chosen_is_marked_when_it_is_opened_again(qtbot: QtBot) -> None:
    place = Place(qtbot, StandInSettings(CHOSEN))
    section = place.section
    assert [name for name, tile in section.themes.items() if tile.isChecked()] == ["blue"]
    assert [name for name, tile in section.pieces.items() if tile.isChecked()] == ["school"]
    assert [name for name, tile in section.coordinates.items() if tile.isChecked()] == ["large"]
    assert look_in_use().look == BoardLook(theme="blue", pieces=PieceSet.SCHOOL, coordinates=CoordinateSize.LARGE)


def test_what_is_not_known_is_as_usual() -> None:
    unknown = StandInSettings({PIECES: "paper", COORDINATES: "tiny", BOARD_THEME: ""})
    assert kept_look(unknown) == BoardLook() == kept_look(StandInSettings())


def test_other_settings_change_no_board(place: Place) -> None:
    place.settings.update(CHOSEN)
    place.keeper.apply("language")
    assert look_in_use().look == BoardLook()
    place.keeper.apply(PIECES)
    assert look_in_use().look.pieces is PieceSet.SCHOOL


def test_a_theme_that_is_not_there_is_not_offered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ladya_desktop.ui.home.board_section.board_themes", lambda: ("wood", "blue"))
    assert list(Place(qtbot, StandInSettings()).section.themes) == ["wood", "blue"]


def test_damage_reaches_the_window(qtbot: QtBot, place: Place) -> None:
    with qtbot.waitSignal(place.keeper.trouble, timeout=1000) as told:
        look_in_use().damaged.emit("boards.toml")
    assert told.args == ["settings.broken_file", {"file": "boards.toml"}]


def test_the_letters_follow_the_language(qtbot: QtBot) -> None:
    from ladya_desktop.texts import set_language

    place = Place(qtbot, StandInSettings({PIECES: "letters"}))
    before = place.picture()
    set_language("en")
    with qtbot.waitSignal(look_in_use().changed, timeout=1000):
        place.keeper.say_again()
    assert place.picture() != before


@pytest.mark.parametrize("width", [1366, 683])
def test_nothing_lies_beside_the_page(qtbot: QtBot, width: int) -> None:
    place = Place(qtbot, StandInSettings(), (width, 768))
    section = place.section
    settle()
    parts: list[QWidget] = [*section.themes.values(), *section.pieces.values(), *section.coordinates.values()]
    right = max(part.geometry().right() for part in parts)
    assert right < section.preview.geometry().left()
    assert section.preview.geometry().right() <= section.width()
    assert section.preview.width() == section.preview.height()


# Boards


def test_a_board_may_have_colours_of_its_own(place: Place) -> None:
    place.board.set_position(EMPTY)
    place.board.set_board_theme("contrast")
    before = place.picture()
    look_in_use().put_on(BoardLook(theme="green"))
    assert place.picture() == before
    place.board.set_board_theme(None)
    assert place.picture() != before


@pytest.mark.parametrize(
    ("usual", "large", "every"),
    [
        (Coordinates.OUTSIDE, Coordinates.OUTSIDE_LARGE, Coordinates.EVERY_SQUARE),
        (Coordinates.INSIDE, Coordinates.INSIDE_LARGE, Coordinates.EVERY_SQUARE),
        (Coordinates.NONE, Coordinates.NONE, Coordinates.NONE),
    ],
)
def test_the_size_of_coordinates(place: Place, usual: Coordinates, large: Coordinates, every: Coordinates) -> None:
    place.board.set_coordinates(usual)
    for size, expected in zip(CoordinateSize, (usual, large, every), strict=True):
        look_in_use().put_on(BoardLook(coordinates=size))
        assert place.board.coordinates is expected


def test_the_keyboard_alone_chooses(place: Place) -> None:
    place.section.themes["wood"].setFocus()
    key(place.dialog, Qt.Key.Key_Tab)
    key(place.dialog, Qt.Key.Key_Space)
    assert place.settings[PIECES] == "classic" or place.settings[BOARD_THEME] == "green"
    place.section.themes["wood"].setFocus()
    key(place.dialog, Qt.Key.Key_Right)
    assert place.settings[BOARD_THEME] == "green"
    assert look_in_use().look.theme == "green"


def test_a_screen_of_high_contrast_has_a_board_of_high_contrast_unless_another_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(theme, "is_high_contrast", lambda: True)
    settings = StandInSettings()
    assert kept_look(settings).theme == "contrast"
    settings.put(BOARD_THEME, "wood")
    assert kept_look(settings).theme == "wood"


def test_the_board_to_look_at_shows_what_can_be_in_a_game() -> None:
    """The touched knight's squares are all of them, and the last move leaves an empty square behind."""
    board = chess.Board(f"{board_section._SHOWN.board_fen()} w kq - 0 1")
    touched = chess.parse_square(board_section._MARKS.touched[0])
    moves = {chess.square_name(move.to_square) for move in board.legal_moves if move.from_square == touched}
    assert set(board_section._MARKS.permitted) == moves
    assert board_section._MARKS.last_move is not None
    start, end = (chess.parse_square(name) for name in board_section._MARKS.last_move)
    moved = board.remove_piece_at(end)
    assert moved is not None
    assert board.piece_at(start) is None
    board.set_piece_at(start, moved)
    board.turn = chess.BLACK
    assert board.is_legal(chess.Move(start, end))

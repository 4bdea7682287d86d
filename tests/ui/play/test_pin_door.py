"""The arbiter comes to the board: one key, four digits; the game does not notice."""

from time import perf_counter_ns

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.pin import KeptFile
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.arbiter.pin_door import BESIDE_PX, PinCard
from ladya_desktop.ui.arbiter.pin_trouble import ShutCard
from ladya_desktop.ui.play.play_screen import PlayScreen
from tests.ui.hands import click, settle
from tests.ui.pin_place import WRONG_PIN, PinPlace, strike, type_pin
from tests.ui.play.fake_port import FakePort, game_view, stopped
from tests.ui.play.seat import Seat

SIZES = [(1366, 768), (1024, 576), (683, 384)]


class Board:
    """A play screen whose panel is behind a PIN."""

    def __init__(
        self, qtbot: QtBot, place: PinPlace, view: GameView | None = None, size: tuple[int, int] = SIZES[0]
    ) -> None:
        self.port = FakePort(view)
        self.screen = PlayScreen(self.port, lock=place.lock)
        self.seat = Seat(qtbot, self.screen, *size)
        settle()

    @property
    def card(self) -> PinCard:
        assert isinstance(self.screen.door.card, PinCard)
        return self.screen.door.card

    def is_open(self) -> bool:
        return self.screen.arbiter.isVisible()


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> PinPlace:
    return PinPlace(monkeypatch)


@pytest.fixture
def board(qtbot: QtBot, place: PinPlace) -> Board:
    return Board(qtbot, place)


class Strokes(QObject):
    """Counts the keys that the window system sends, and how long after one of them the pad was painted whole."""

    def __init__(self, board: "Board") -> None:
        super().__init__()
        self._board = board
        self._struck_ns = 0
        self.count = 0
        self.painted_ms: list[int] = []
        board.screen.window().windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress:
            self.count += 1
            self._struck_ns = perf_counter_ns()
        return False

    def await_paint(self) -> None:
        """Everything that waits is done, the pad's own painting too."""
        settle()
        pixels = self._board.card.grab().toImage()
        self.painted_ms.append((perf_counter_ns() - self._struck_ns) // 1_000_000)
        assert pixels.pixelColor(pixels.rect().center()).isValid()


def test_five_strokes_open_the_panel(board: Board) -> None:
    strokes = Strokes(board)
    strike(board.screen, Qt.Key.Key_F9)
    assert board.card.pad.hasFocus()
    assert not board.is_open()
    type_pin(board.screen)
    assert board.is_open()
    assert board.screen.door.card is None
    assert board.port.calls == []
    assert strokes.count == 5


@pytest.mark.parametrize("view", [game_view(), stopped(game_view(awaits_arbiter=True)), game_view(phase=Phase.ENDED)])
def test_from_wherever_the_game_is_not_more_than_six(qtbot: QtBot, place: PinPlace, view: GameView) -> None:
    board = Board(qtbot, place, view)
    strokes = Strokes(board)
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen)
    assert board.is_open()
    assert strokes.count <= 6


def test_the_pad_is_there_in_a_fifth_of_a_second(board: Board) -> None:
    """From the key to the painted pad, the first time included; the best of three: what else runs is not measured."""
    strokes = Strokes(board)
    for _ in range(3):
        strike(board.screen, Qt.Key.Key_F9)
        assert board.card.isVisible()
        strokes.await_paint()
        strike(board.screen, Qt.Key.Key_Escape)
    assert min(strokes.painted_ms) < 200


def test_the_game_goes_on_unharmed_while_the_pin_is_lost(qtbot: QtBot, place: PinPlace) -> None:
    """The lines are taken out of the settings while the pad is open and a wrong PIN has cost a wait."""
    board = Board(qtbot, place)
    strike(board.screen, Qt.Key.Key_F9)
    for _ in range(5):
        type_pin(board.screen, WRONG_PIN)
    assert "README" in board.card.pad.words.text()
    board.screen.set_clock_keys({0: Color.WHITE})
    strike(board.screen, Qt.Key.Key_Control)
    assert [call[:2] for call in board.port.calls] == [("press", Color.WHITE)]
    strike(board.screen, Qt.Key.Key_Escape)
    place.settings.clear()
    strike(board.screen, Qt.Key.Key_F9)
    assert board.is_open()
    assert len(board.port.calls) == 1


def test_the_key_closes_the_panel_and_it_is_locked_again(board: Board) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen)
    strike(board.screen, Qt.Key.Key_F9)
    assert not board.is_open()
    click(board.screen.bar.tools["arbiter"])
    assert not board.is_open()
    assert board.card.isVisible()


def test_escape_sends_the_pad_away_and_the_board_has_the_keyboard(board: Board) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    strike(board.screen, Qt.Key.Key_Escape)
    assert board.screen.door.card is None
    assert board.screen.board.hasFocus()
    assert not board.is_open()


def test_a_wrong_pin_opens_nothing(board: Board, place: PinPlace) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen, WRONG_PIN)
    assert not board.is_open()
    assert "Осталось 4 попытки" in board.card.pad.words.text()
    strike(board.screen, Qt.Key.Key_Escape)
    strike(board.screen, Qt.Key.Key_F9)
    assert place.lock.tries_left == 4


def test_without_a_pin_the_panel_opens_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(qtbot, PinPlace(monkeypatch, pin=None))
    strike(board.screen, Qt.Key.Key_F9)
    assert board.is_open()


def test_a_pin_whose_lines_are_taken_out_in_mid_round_is_not_asked_any_more(board: Board, place: PinPlace) -> None:
    place.settings.clear()
    strike(board.screen, Qt.Key.Key_F9)
    assert board.is_open()
    assert not board.screen.arbiter.pin_remark.isVisible()


@pytest.mark.parametrize("kept", ["damaged", ""])
def test_a_pin_damaged_in_mid_round_opens_to_nobody_else_and_the_arbiter_is_told(
    board: Board, place: PinPlace, kept: str
) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    place.settings["pin.hash"] = kept
    type_pin(board.screen, WRONG_PIN)
    assert not board.is_open()
    type_pin(board.screen)
    told = [board.screen.arbiter.pin_remark.text]
    board.screen.retranslate()
    board.screen.set_arbiter_open(is_open=False)
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen)
    told.append(board.screen.arbiter.pin_remark.text)
    assert told == [
        "Запись о PIN была испорчена в файле settings.ini. Сейчас она записана заново, PIN прежний. "
        "Проверить, не меняет ли этот файл кто-то ещё.",
        "",
    ]


def test_one_that_cannot_be_written_again_is_told_each_time(board: Board, place: PinPlace) -> None:
    place.lock._file = KeptFile(is_written=lambda: False)
    place.settings["pin.hash"] = "damaged"
    for _ in range(2):
        strike(board.screen, Qt.Key.Key_F9)
        type_pin(board.screen)
        assert board.screen.arbiter.pin_remark.text.startswith("Запись о PIN испорчена, а файл settings.ini не")
        board.screen.set_arbiter_open(is_open=False)


@pytest.fixture
def shut(qtbot: QtBot, place: PinPlace) -> Board:
    """A program that was started over a damaged PIN."""
    place.settings["pin.hash"] = "damaged"
    place.lock = place.start()
    return Board(qtbot, place)


def words(board: Board) -> ShutCard:
    card = board.screen.door.card
    assert isinstance(card, ShutCard)
    return card


def test_damaged_before_the_start_the_words_stand_in_the_place_of_the_pad(shut: Board) -> None:
    strike(shut.screen, Qt.Key.Key_F9)
    assert words(shut).words.text().startswith("Судье сейчас не войти")
    assert words(shut).geometry().intersects(shut.screen.place_of(Color.BLACK))
    assert not words(shut).geometry().intersects(shut.screen.place_of(Color.WHITE))
    set_language("en")
    shut.screen.retranslate()
    assert words(shut).words.text().startswith("The arbiter cannot get in now")
    strike(shut.screen, Qt.Key.Key_Escape)
    assert shut.screen.door.card is None
    strike(shut.screen, Qt.Key.Key_F9)
    click(words(shut).close_button)
    assert (shut.screen.door.card, shut.is_open(), shut.port.calls) == (None, False, [])


def test_its_lines_taken_out_the_words_go_and_the_panel_opens(shut: Board, place: PinPlace, qtbot: QtBot) -> None:
    strike(shut.screen, Qt.Key.Key_F9)
    place.settings.clear()
    qtbot.waitUntil(lambda: shut.screen.door.card is None)
    strike(shut.screen, Qt.Key.Key_F9)
    assert shut.is_open()


@pytest.mark.parametrize("size", SIZES)
def test_all_the_words_are_on_the_card(qtbot: QtBot, place: PinPlace, size: tuple[int, int]) -> None:
    place.settings["pin.hash"] = "damaged"
    place.lock = place.start()
    place.lock._file = KeptFile(path="/home/arbiter/.local/share/ladya-desktop/settings.ini")
    board = Board(qtbot, place, size=size)
    strike(board.screen, Qt.Key.Key_F9)
    settle()
    label = words(board).words
    assert label.height() >= label.heightForWidth(label.width())
    assert board.screen.rect().contains(words(board).geometry())


# The game goes on


@pytest.mark.parametrize("mover", list(Color))
@pytest.mark.parametrize("size", SIZES)
def test_the_pad_takes_nothing_from_the_player_to_move(
    qtbot: QtBot, place: PinPlace, mover: Color, size: tuple[int, int]
) -> None:
    board = Board(qtbot, place, game_view(to_move=mover), size)
    strike(board.screen, Qt.Key.Key_F9)
    settle()
    pad, screen = board.card.geometry(), board.screen
    assert screen.rect().contains(pad)
    assert pad.intersects(screen.panels[mover.other].geometry())
    assert not pad.intersects(screen.panels[mover].geometry())
    squares = [screen.board.square_rect(f"{file}{rank}") for file in "ah" for rank in "18"]
    assert not any(pad.intersects(rect.toRect().translated(screen.board.pos())) for rect in squares)


def test_it_goes_to_the_other_side_with_the_move(board: Board) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen, "40")
    board.port.show(game_view(to_move=Color.BLACK))
    assert board.card.geometry().intersects(board.screen.panels.white.geometry())
    type_pin(board.screen, "71")
    assert board.is_open()


def test_a_player_presses_his_clock_by_key_meanwhile(board: Board) -> None:
    board.screen.set_clock_keys({0: Color.WHITE})
    strike(board.screen, Qt.Key.Key_F9)
    strike(board.screen, Qt.Key.Key_Control)
    assert [call[:2] for call in board.port.calls] == [("press", Color.WHITE)]
    assert board.card.isVisible()


def test_the_key_is_heard_while_a_move_is_typed_in_russian_letters(board: Board) -> None:
    board.seat.type("К")
    settle()
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen)
    assert board.is_open()


def test_the_key_gives_the_keyboard_back_to_a_pad_that_lost_it(board: Board) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    board.screen.board.setFocus()
    strike(board.screen, Qt.Key.Key_F9)
    assert board.card.pad.hasFocus()


def test_over_the_card_of_a_break(qtbot: QtBot, place: PinPlace) -> None:
    board = Board(qtbot, place, stopped(game_view(awaits_arbiter=True)))
    click(board.screen.covers.arbiter_button)
    strike(board.screen, Qt.Key.Key_Escape)
    assert board.screen.covers.pause.isVisible()
    click(board.screen.covers.arbiter_button)
    type_pin(board.screen)
    assert board.is_open()
    assert not board.screen.covers.is_covered


def test_before_the_game_and_back(qtbot: QtBot, place: PinPlace) -> None:
    board = Board(qtbot, place, game_view(phase=Phase.NOT_STARTED))
    strike(board.screen, Qt.Key.Key_F9)
    type_pin(board.screen)
    assert board.is_open()
    strike(board.screen, Qt.Key.Key_F9)
    assert board.screen.covers.start.isVisible()


def test_it_speaks_the_language_chosen(board: Board) -> None:
    strike(board.screen, Qt.Key.Key_F9)
    set_language("en")
    board.screen.retranslate()
    assert board.card.pad.words.text() == "The arbiter's PIN opens the panel."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_of_the_pad_is_in_the_card(
    qtbot: QtBot, place: PinPlace, size: tuple[int, int], language: Language
) -> None:
    set_language(language)
    board = Board(qtbot, place, size=size)
    strike(board.screen, Qt.Key.Key_F9)
    for _ in range(5):
        type_pin(board.screen, WRONG_PIN)
    settle()
    card = board.card
    for part in (card.pad.words, card.pad.dots, *card.pad.keys.values()):
        assert card.rect().contains(part.rect().translated(part.mapTo(card, part.rect().topLeft())))
    words = card.pad.words
    assert words.height() >= words.heightForWidth(words.width())


def test_in_a_window_that_has_become_smaller_it_still_leaves_the_board_alone(board: Board) -> None:
    board.screen.resize(1024, 576)
    strike(board.screen, Qt.Key.Key_F9)
    settle()
    board.screen.resize(683, 384)
    settle()
    side = board.screen.place_of(board.port.view.to_move.other)
    assert board.card.width() <= side.width() + 2 * BESIDE_PX
    assert board.card.geometry().intersects(side)

"""Says aloud on demand how the game stands, for whoever hears the screen: F2 the game, F3 what stands where.

Nothing is said that is not seen as well: no hint, no permitted move (articles 11.3, 12.6). It is an announcement to the
screen reader; without one nothing happens.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.texts.times import format_duration
from ladya_desktop.ui.board.spoken import piece_name
from ladya_desktop.ui.play.port import GamePort

GAME_KEY, PIECES_KEY = Qt.Key.Key_F2, Qt.Key.Key_F3
_ORDER = "kqrbnp"


class Aloud(QObject):
    """The two keys of a screen with a board on it; `said` with the words, when they are told to the screen reader."""

    said = Signal(str)

    def __init__(self, screen: QWidget, game: Callable[[], str], placement: Callable[[], Placement]) -> None:
        super().__init__(screen)
        self._screen = screen
        self._on_key(GAME_KEY, game)
        self._on_key(PIECES_KEY, lambda: spoken_pieces(placement()))

    @classmethod
    def of_game(cls, screen: QWidget, port: Callable[[], GamePort]) -> "Aloud":
        """The game that the port shows."""
        return cls(screen, lambda: spoken_game(port().view, port().now_ms()), lambda: port().view.placement)

    def _on_key(self, key: Qt.Key, words: Callable[[], str]) -> None:
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: self._say(words()))

    def _say(self, words: str) -> None:
        announcement = QAccessibleAnnouncementEvent(self._screen, words)
        announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(announcement)
        self.said.emit(words)


def spoken_game(view: GameView, now_ms: int) -> str:
    """Whose move it is, what was played last, what must be played, and the clocks."""
    return " ".join((_turn(view), *_last_move(view), *spoken_duties(view), *_offer(view), *_clocks(view, now_ms)))


def spoken_side(view: GameView, color: Color, now_ms: int) -> str:
    """One side of the table: what it must play if it is to move, and its time."""
    duties = spoken_duties(view) if view.to_move is color else ()
    turn = (_turn(view),) if view.to_move is color or view.phase is Phase.ENDED else ()
    time = (_time(view, color, now_ms),) if view.regulations.time_control.has_clock else ()
    return " ".join((*turn, *duties, *time))


def spoken_duties(view: GameView) -> tuple[str, ...]:
    """What the side to move must play, by what its hand has touched (4.3, 4.4), and what it still holds."""
    if view.phase is Phase.ENDED:
        return ()
    pieces = [(square, view.placement.at(square)) for square in view.touched if view.placement.at(square)]
    is_white = view.to_move is Color.WHITE
    own = [_piece(letter, square) for square, letter in pieces if letter.isupper() == is_white]
    others = [_piece(letter, square) for square, letter in pieces if letter.isupper() != is_white]
    said = [t("aloud.must_move", what=", ".join(own))] if own else []
    said += [t("aloud.must_take", what=", ".join(others))] if others else []
    if view.promotion is not None:
        said.append(t("aloud.must_promote", square=view.promotion))
    if view.in_hand is not None and view.placement.at(view.in_hand):
        said.append(t("aloud.in_hand", what=_piece(view.placement.at(view.in_hand), view.in_hand)))
    return tuple(said)


def spoken_pieces(placement: Placement) -> str:
    """What stands where, side by side, the king first."""
    return " ".join(t(f"aloud.pieces_{color}", what=_pieces_of(placement, color)) for color in COLORS)


def _pieces_of(placement: Placement, color: Color) -> str:
    letters = _ORDER.upper() if color is Color.WHITE else _ORDER
    found = [_piece(letter, square) for letter in letters for square in _squares_of(placement, letter)]
    return ", ".join(found) or t("aloud.no_pieces")


def _squares_of(placement: Placement, letter: str) -> Sequence[str]:
    return [square for square in SQUARE_NAMES if placement.at(square) == letter]


def _piece(letter: str, square: str) -> str:
    return t("aloud.piece", what=piece_name(letter), square=square)


def _turn(view: GameView) -> str:
    if view.phase is Phase.ENDED:
        return t("aloud.ended")
    turn = t(f"aloud.turn_{view.to_move}")
    return " ".join((t("aloud.not_started"), turn)) if view.phase is Phase.NOT_STARTED else turn


def _last_move(view: GameView) -> tuple[str, ...]:
    if not view.moves or not view.moves[-1].san:
        return ()
    return (t("aloud.last_move", move=format_san(view.moves[-1].san, usual_letters())),)


def _offer(view: GameView) -> tuple[str, ...]:
    return () if view.draw_offer is None else (t(f"aloud.offer_{view.draw_offer}"),)


def _clocks(view: GameView, now_ms: int) -> tuple[str, ...]:
    if not view.regulations.time_control.has_clock:
        return ()
    running = view.clock.running
    state = t("aloud.clocks_stand") if running is None else t(f"aloud.clock_{running}")
    return (*(_time(view, color, now_ms) for color in COLORS), state)


def _time(view: GameView, color: Color, now_ms: int) -> str:
    if view.clock.has_fallen(color):
        return t("play.clock.fallen") + "."
    return t(f"aloud.time_{color}", time=format_duration(view.clock.remaining(color, now_ms)))

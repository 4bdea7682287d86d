"""Every screen in the states that have most to say, over stand-ins: name -> what makes it.

Names are long, lists are full, the banner has all its words.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Conduct, Supervision
from ladya_desktop.game.view import GameView, Notice, Phase, PlayedMove, Player, PlayerAct
from ladya_desktop.texts import t
from ladya_desktop.tournament.state import TournamentState
from ladya_desktop.ui.arbiter.named_acts import Section
from ladya_desktop.ui.arbiter.pin_trouble import breakable
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.kiosk.waiting import Waiting, Waits
from ladya_desktop.ui.kiosk.waiting_screen import WaitingScreen
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.projector.pages import Kind
from ladya_desktop.ui.projector.projector_window import ProjectorWindow, Showing
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.tournament.tab_row import MORE, TABS
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from tests.ui.home.stand_in import StandInHome, interrupted
from tests.ui.legibility.class_windows import CLASS_SCREENS
from tests.ui.legibility.lesson_screens import LESSON_SCREENS
from tests.ui.play.fake_port import OFF_MOVE, ON_MOVE, FakePort, game_view, stopped
from tests.ui.play.laid_table import REJECTED, SPRING, over
from tests.ui.review.games import quarrel
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed, played_to_the_end

MakeScreen = Callable[[], QWidget]
LONG = ByColor(
    Player(name="Константинопольский-Задунайский Аристарх", school_class="3А"),
    Player(name="Преображенская-Рождественская Александра", school_class="10Б"),
)
MOVES = tuple(
    PlayedMove(number=1 + ply // 2, color=(Color.WHITE, Color.BLACK)[ply % 2], uci="", san=san, is_completed=ply < 11)
    for ply, san in enumerate(("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O", "Bg4", "h3", "Bxf3"))
)
RUNNING = game_view(players=LONG, moves=MOVES, last_move=("h7", "h5"))
ILLEGAL = Notice(
    code="ruling.illegal_move",
    is_ruling=True,
    color=Color.WHITE,
    article="7.5.5",
    squares=("e1", "e8"),
    params=(("fault", "illegal.king_left_in_check"), ("minutes", 2)),
)


def _play(view: GameView, then: Callable[[PlayScreen], None] | None = None) -> MakeScreen:
    def make() -> QWidget:
        port = FakePort(view)
        screen = PlayScreen(port)
        screen._kept_port = port  # type: ignore[attr-defined]  # lives as long as its screen
        screen.board.set_reduced_motion(True)
        if then is not None:
            then(screen)
        return screen

    return make


def _then(view: GameView, then: Callable[[PlayScreen], None] | None = None) -> MakeScreen:
    """What comes up in the middle of a game."""

    def turn(screen: PlayScreen) -> None:
        screen._kept_port.show(view)  # type: ignore[attr-defined]  # see below
        if then is not None:
            then(screen)

    return _play(RUNNING, turn)


def _claim(screen: PlayScreen) -> None:
    panel = screen.panels.white
    panel.acts.button(PlayerAct.CLAIM_DRAW).click()
    panel.claim.options["threefold"].click()


def _write(screen: PlayScreen) -> None:
    _claim(screen)
    screen.panels.white.claim.written.click()


def _call(screen: PlayScreen) -> None:
    screen.panels.white.acts.button(PlayerAct.CALL_ARBITER).click()


def _resign(screen: PlayScreen) -> None:
    screen.panels.white.acts.button(PlayerAct.RESIGN).click()


def _adjust(screen: PlayScreen) -> None:
    screen.panels.white.acts.button(PlayerAct.ADJUST).click()


def _type(screen: PlayScreen) -> None:
    screen.messages.typed.open("K")


def _flat(screen: PlayScreen) -> None:
    screen.seating.sit_opposite(is_opposite=True)


def _waiting() -> QWidget:
    screen = WaitingScreen()
    screen.present(Waiting(waits=Waits.SOON, board=4, group="III", players=LONG, next_round=2, next_board=4))
    return screen


def _waiting_with_trouble() -> QWidget:
    screen = _waiting()
    assert isinstance(screen, WaitingScreen)
    screen.tell(t("pin.shut", file=breakable("/home/arbiter/.local/share/ladya-desktop/settings.ini")))
    return screen


def _ask(screen: PlayScreen) -> None:
    screen.request_leave()


def _arbiter(screen: PlayScreen) -> None:
    screen.set_arbiter_open(is_open=True)


def _section(section: Section) -> MakeScreen:
    """A part of the arbiter's panel, the clocks stopped."""

    def turn(screen: PlayScreen) -> None:
        _arbiter(screen)
        screen.arbiter.sections.show_section(section)

    return _then(stopped(RUNNING), turn)


def _strict(**changes: object) -> GameView:
    rules = replace(RUNNING.regulations, conduct=Conduct.STRICT)
    return replace(RUNNING, regulations=rules, **changes)  # type: ignore[arg-type]  # fields by name


def _limited() -> GameView:
    return replace(RUNNING, regulations=replace(RUNNING.regulations, supervision=Supervision.LIMITED))


def _home() -> QWidget:
    port = StandInHome(drawn())
    port.interrupted = (interrupted(),)
    screen = HomeScreen(port)
    screen._kept_port = port  # type: ignore[attr-defined]  # lives as long as its screen
    return screen


def _home_when_all_is_played() -> QWidget:
    """Nothing separates the first four; the game that was left stands beside them."""
    port = StandInHome(played_to_the_end())
    port.interrupted = (interrupted("one"), interrupted("two", day=23))
    screen = HomeScreen(port)
    screen._kept_port = port  # type: ignore[attr-defined]  # lives as long as its screen
    return screen


def _tournament(tab: str) -> MakeScreen:
    def make() -> QWidget:
        screen = TournamentScreen(_played())
        screen.show_tab(tab)
        return screen

    return make


@cache
def _end() -> TournamentState:
    return played_to_the_end().state


def _played() -> StandInTournament:
    """A tournament with one group played to the end."""
    port = StandInTournament()
    port.state = _end()
    return port


def _first_tournament() -> QWidget:
    return TournamentScreen(created())


def _before_the_draw() -> QWidget:
    screen = TournamentScreen(listed())
    screen.show_tab("draw")
    return screen


def _import() -> QWidget:
    screen = TournamentScreen(created())
    screen.participants.paste.click()
    screen.importing.source.setPlainText("Звездочётова Анастасия;3А\nБез класса\nОблаков Лев;10В\nОблаков Лев;3В\n")
    QTest.qWait(0)
    return screen


def _projector(kind: Kind) -> MakeScreen:
    def make() -> QWidget:
        port = _played()
        return ProjectorWindow(port.group(), Showing(kinds=frozenset({kind})), lambda: port.now)

    return make


def _lesson() -> QWidget:
    screen = TeacherScreen(None)
    for move in ("e4", "e5", "Nf3", "Nc6", "Bb5"):
        assert screen.hands.play_typed(move)
    screen.book.go(2)
    screen.hands.play_typed("Nc3")
    screen.book.say("Конь вышел на поле c3 и нападает на пешку.")
    return screen


def _teacher(page: str) -> MakeScreen:
    def make() -> QWidget:
        screen = _lesson()
        assert isinstance(screen, TeacherScreen)
        screen.face.show_page(page)
        return screen

    return make


def _review() -> QWidget:
    return Review(quarrel().reviewed())


SCREENS: dict[str, MakeScreen] = {
    "home": _home,
    "home-played": _home_when_all_is_played,
    "lesson": _lesson,
    **{f"lesson-{page}": _teacher(page) for page in ("setup", "draw", "show", "lesson")},
    **LESSON_SCREENS,
    **CLASS_SCREENS,
    "review": _review,
    "play": _play(RUNNING),
    "play-strict": _play(_strict(tray=("P", "n"), can_set_right=True)),
    "play-start": _play(replace(RUNNING, phase=Phase.NOT_STARTED)),
    "play-ruling": _then(replace(stopped(RUNNING), notice=REJECTED)),
    "play-illegal": _then(replace(stopped(_strict()), notice=ILLEGAL)),
    "play-remark": _then(replace(RUNNING, notice=SPRING)),
    "play-stopped": _play(stopped(RUNNING)),
    "play-called": _then(stopped(RUNNING, awaits_arbiter=True)),
    "play-over": _then(over(players=LONG, moves=MOVES, is_result_final=True)),
    "play-offer": _play(
        replace(RUNNING, draw_offer=Color.BLACK, available=ByColor(ON_MOVE | {PlayerAct.ANSWER_OFFER}, OFF_MOVE))
    ),
    "play-promotion": _play(replace(RUNNING, promotion="e8")),
    "play-claim": _play(RUNNING, _claim),
    "play-written": _play(RUNNING, _write),
    "play-call": _play(_limited(), _call),
    "play-resign": _play(RUNNING, _resign),
    "play-adjust": _play(RUNNING, _adjust),
    "play-typed": _play(RUNNING, _type),
    "play-flat": _play(RUNNING, _flat),
    "kiosk-waiting": _waiting,
    "kiosk-pin-trouble": _waiting_with_trouble,
    "play-leave": _play(RUNNING, _ask),
    "arbiter": _play(RUNNING, _arbiter),
    **{f"arbiter-{section}": _section(section) for section in Section if section is not Section.OFTEN},
    "arbiter-strict": _then(replace(stopped(_strict()), notice=ILLEGAL), _arbiter),
    "tournament-first": _first_tournament,
    "tournament-import": _import,
    "tournament-before-the-draw": _before_the_draw,
    **{f"tournament-{tab}": _tournament(tab) for tab in (*TABS, *MORE)},
    **{f"projector-{kind.value}": _projector(kind) for kind in Kind},
}
"""Name -> what makes the screen; each is shown in a window of its own."""

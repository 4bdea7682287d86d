"""The list of everything that happened, line by line."""

import re
from typing import get_args

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import SLEPT
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.session.game import RECOVERED
from ladya_desktop.texts import set_language
from ladya_desktop.texts.journal import journal, journal_line
from ladya_desktop.texts.journal_rulings import RulingEvent
from tests.game.table import Table, limited
from tests.texts.recorded import ARBITER, BLACK, PROGRAM, WHITE, made, opened, state, touched


def claimed(kind: str, move: str | None) -> ev.DrawClaimed:
    return ev.DrawClaimed(by=WHITE, at_ms=1, kind=kind, move=move, is_offer=True)


def decided(*, upheld: bool, article: str | None) -> ev.ClaimDecided:
    return ev.ClaimDecided(by=PROGRAM, at_ms=1, upheld=upheld, article=article)


def ended(score: Score, termination: Termination, article: str | None) -> ev.GameEnded:
    result = GameResult(score=score, termination=termination, article=article)
    return ev.GameEnded(by=PROGRAM, at_ms=1, result=result)


LINES: list[tuple[ev.Event, str, str]] = [
    (opened(), "Партия открыта", "Game opened"),
    (
        opened(white="Ромашкина П.", black="Облаков Л."),
        "Партия: Ромашкина П. — Облаков Л.",
        "Game: Ромашкина П. — Облаков Л.",
    ),
    (touched(WHITE, "b1"), "Белые тронули коня b1", "White touched the knight on b1"),
    (touched(WHITE, "d8"), "Белые тронули ферзя d8", "White touched the queen on d8"),
    (
        touched(BLACK, "a8", binding=False),
        "Чёрные задели ладью a8, касание не считается",
        "Black brushed the rook on a8, which does not count",
    ),
    (touched(WHITE, "e1", "h1"), "Белые тронули фигуры e1, h1", "White touched the pieces on e1, h1"),
    (
        touched(WHITE, "e1", "h1", unclear=True),
        "Белые тронули фигуры e1, h1, какую первой — неизвестно",
        "White touched the pieces on e1, h1, nobody knows which first",
    ),
    (ev.PieceAdjusted(by=WHITE, at_ms=1, square="c1"), "Белые поправили слона c1", "White adjusted the bishop on c1"),
    (
        ev.PieceHovered(by=WHITE, at_ms=1, square="e4"),
        "Белые держат фигуру над полем e4",
        "White holds the piece over e4",
    ),
    (ev.PieceReturned(by=WHITE, at_ms=1, square="g1"), "Белые вернули коня на g1", "White put the knight back on g1"),
    (
        ev.PieceReleased(by=WHITE, at_ms=1, from_square="e2", to_square="e4", captured=False),
        "Белые поставили пешку на e4",
        "White put the pawn on e4",
    ),
    (
        ev.PieceReleased(by=WHITE, at_ms=1, from_square="d1", to_square="d7", captured=True),
        "Белые взяли ферзём на d7",
        "White captured with the queen on d7",
    ),
    (
        ev.PieceRemoved(by=WHITE, at_ms=1, square="d7"),
        "Белые сняли с доски пешку d7",
        "White took the pawn on d7 off the board",
    ),
    (
        ev.PieceRemoved(by=WHITE, at_ms=1, square="e5"),
        "Белые сняли с доски фигуру e5",
        "White took the piece on e5 off the board",
    ),
    (
        ev.PawnReplaced(by=BLACK, at_ms=1, square="e1", piece="r"),
        "Чёрные превратили пешку e1 в ладью",
        "Black promoted the pawn on e1 to a rook",
    ),
    (
        ev.PieceSprangBack(by=WHITE, at_ms=1, from_square="c1", to_square="c4", reason="refusal.way_is_blocked"),
        "Белые ставили слона на c4, фигура вернулась. На пути стоит фигура.",
        "White put the bishop on c4, and it went back. A piece stands in the way.",
    ),
    (
        ev.SecondTouchNoted(by=BLACK, at_ms=1, square="h5"),
        "Чёрные коснулись поля h5 вторым пальцем",
        "Black touched h5 with a second finger",
    ),
    (
        ev.PieceReplaced(by=BLACK, at_ms=1, square="d7", piece="p"),
        "Чёрные вернули на доску пешку d7",
        "Black put the pawn back on the board on d7",
    ),
    (
        ev.PieceDisplaced(by=BLACK, at_ms=1, square="a1", to_square="a4"),
        "Чёрные сбили ладью a1 на a4",
        "Black knocked the rook on a1 to a4",
    ),
    (
        ev.PieceStraightened(by=BLACK, at_ms=1, square="a1"),
        "Чёрные вернули на место ладью a1",
        "Black put the rook back in its place on a1",
    ),
    (
        ev.BoardSetRight(by=BLACK, at_ms=1),
        "Чёрные вернули фигуры на свои места",
        "Black put the pieces back in their places",
    ),
    (
        ev.BoardSetRight(by=ARBITER, at_ms=1),
        "Фигуры стоят на своих местах",
        "The pieces stand in their places",
    ),
    (
        ev.BothHandsUsed(by=WHITE, at_ms=1),
        "Белые ходят двумя руками (ст. 4.1)",
        "White used both hands (Art. 4.1)",
    ),
    (made(WHITE, "g1f3", "Nf3"), "Белые сделали ход Кf3", "White played Nf3"),
    (
        ev.MoveMade(by=WHITE, at_ms=1, uci="g1f3", san="Nf3", breaks_touch=True),
        "Белые сделали ход Кf3, хотя сначала тронули другую фигуру (ст. 4.3)",
        "White played Nf3 although another piece was touched first (Art. 4.3)",
    ),
    (
        ev.MoveTakenBack(by=WHITE, at_ms=1, uci="g1f3", article="4.3", owed=("b1",)),
        "Ход Кf3 возвращён: сначала тронули коня b1 (ст. 4.3)",
        "Move Nf3 taken back: the knight on b1 was touched first (Art. 4.3)",
    ),
    (
        ev.MoveTakenBack(by=WHITE, at_ms=1, uci="g1f3", article="9.5.3"),
        "Ход Кf3 возвращён (ст. 9.5.3)",
        "Move Nf3 taken back (Art. 9.5.3)",
    ),
    (ev.MoveCompleted(by=WHITE, at_ms=1, uci="b1c3"), "Ход завершён: Кc3", "Move completed: Nc3"),
    (ev.ClockPressed(by=WHITE, at_ms=1, increment_ms=0), "Белые нажали часы", "White pressed the clock"),
    (
        ev.ClockPressed(by=WHITE, at_ms=1, increment_ms=0, period_ms=1_800_000),
        "Белые нажали часы, начался новый период: +30 минут",
        "White pressed the clock, a new period began: +30 minutes",
    ),
    (
        ev.ClockStarted(by=WHITE, at_ms=1, color=Color.WHITE, is_first=True),
        "Пущены часы белых. Партия началась",
        "White: clock started. The game has begun",
    ),
    (
        ev.ClockStarted(by=ARBITER, at_ms=1, color=Color.BLACK, is_first=False),
        "Часы пущены снова, идут часы чёрных",
        "Clocks running again, Black to play",
    ),
    (ev.ClocksStopped(by=ARBITER, at_ms=1, reason=""), "Часы остановлены: судья", "Clocks stopped by the arbiter"),
    (
        ev.ClocksStopped(by=BLACK, at_ms=1, reason=""),
        "Чёрные остановили часы и зовут судью",
        "Black stopped the clocks and calls the arbiter",
    ),
    (
        ev.ClocksSet(by=ARBITER, at_ms=1, remaining_ms=ByColor(242_000, 9_500)),
        "Судья поставил часы: белым 4:02, чёрным 0:09,5",
        "The arbiter set the clocks: White 4:02, Black 0:09.5",
    ),
    (
        ev.ClocksSet(by=PROGRAM, at_ms=1, remaining_ms=ByColor(242_000, 9_500)),
        "На часах снова: у белых 4:02, у чёрных 0:09,5",
        "The clocks show again: White 4:02, Black 0:09.5",
    ),
    (ev.ClocksStopped(by=PROGRAM, at_ms=1, reason=""), "Часы остановлены: программа", "Clocks stopped by the program"),
    (
        ev.ClocksStopped(by=PROGRAM, at_ms=1, reason="ruling"),
        "Часы остановлены, пока читают решение",
        "Clocks stopped while the ruling is read",
    ),
    (
        ev.ClocksStopped(by=PROGRAM, at_ms=1, reason=RECOVERED),
        "Программа прервалась, часы остановлены",
        "The program was cut off, clocks stopped",
    ),
    (
        ev.ClocksStopped(by=PROGRAM, at_ms=1, reason=SLEPT, waits=True),
        "Компьютер спал, часы остановлены до решения судьи",
        "The computer slept, clocks stopped until the arbiter decides",
    ),
    (
        ev.ClocksStopped(by=ARBITER, at_ms=1, reason="recovered"),
        "Часы остановлены: судья",
        "Clocks stopped by the arbiter",
    ),
    (
        ev.TimeAdded(by=PROGRAM, at_ms=1, player=Color.BLACK, ms=120_000, article="9.5.3"),
        "Чёрные: +2 минуты (ст. 9.5.3)",
        "Black: +2 minutes (Art. 9.5.3)",
    ),
    (
        ev.TimeAdded(by=ARBITER, at_ms=1, player=Color.WHITE, ms=-30_000, article=None),
        "Белые: −30 секунд",
        "White: −30 seconds",
    ),
    (ev.FlagFell(by=PROGRAM, at_ms=1, color=Color.WHITE), "У белых кончилось время", "White ran out of time"),
    (
        ev.FlagFell(by=PROGRAM, at_ms=1, color=Color.WHITE, goes_on=True),
        "У белых упал флажок, об этом пока не заявлено (ст. 13.4.3)",
        "The flag of White fell, nobody has claimed it yet (Art. 13.4.3)",
    ),
    (
        ev.ClocksStopped(by=PROGRAM, at_ms=1, reason="irregularity", waits=True),
        "Часы остановлены, ждут решения судьи",
        "Clocks stopped, waiting for the arbiter's ruling",
    ),
    (ev.DrawOffered(by=BLACK, at_ms=1), "Чёрные предложили ничью", "Black offered a draw"),
    (ev.DrawOfferEnded(by=WHITE, at_ms=1, how="accepted"), "Белые согласились на ничью", "White accepted the draw"),
    (ev.DrawOfferEnded(by=WHITE, at_ms=1, how="declined"), "Белые отказались от ничьей", "White declined the draw"),
    (
        ev.DrawOfferEnded(by=WHITE, at_ms=1, how="lapsed"),
        "Предложение ничьей больше не действует",
        "The draw offer no longer stands",
    ),
    (
        claimed("threefold", None),
        "Белые требуют ничью: троекратное повторение",
        "White claims a draw: threefold repetition",
    ),
    (
        claimed("threefold", "b1c3"),
        "Белые требуют ничью: троекратное повторение после хода Кc3",
        "White claims a draw: threefold repetition after Nc3",
    ),
    (claimed("fifty_moves", None), "Белые требуют ничью: правило 50 ходов", "White claims a draw: fifty-move rule"),
    (
        claimed("fifty_moves", "b1b5"),
        "Белые требуют ничью: правило 50 ходов после хода b1-b5",
        "White claims a draw: fifty-move rule after b1-b5",
    ),
    (
        decided(upheld=True, article="9.3.2"),
        "Требование верно (ст. 9.3.2, у школы 5.2 e)",
        "The claim is right (Art. 9.3.2, school 5.2 e)",
    ),
    (decided(upheld=False, article="9.5.3"), "Требование неверно (ст. 9.5.3)", "The claim is wrong (Art. 9.5.3)"),
    (decided(upheld=False, article=None), "Требование подано не вовремя", "The claim came at the wrong time"),
    (
        ev.ActRefused(by=WHITE, at_ms=1, reason="refusal.own_offer"),
        "Белые: не принято. Ничья уже предложена.",
        "White: not accepted. The draw is already offered.",
    ),
    (
        ev.ActRefused(by=WHITE, at_ms=1, reason="refusal.no_move_made"),
        "Белые нажали часы. Часы не переключились.",
        "White pressed the clock. The clock was not switched.",
    ),
    (
        ended(Score.WHITE_WINS, Termination.FLAG_FALL, "6.9"),
        "Белые выиграли. Причина: время (ст. 6.9)",
        "White wins. Reason: time (Art. 6.9)",
    ),
    (
        ended(Score.ANNULLED, Termination.ARBITER, None),
        "Партия отменена, играют новую. Причина: решение судьи",
        "The game is cancelled and a new one is played. Reason: arbiter's decision",
    ),
]


@pytest.mark.parametrize(("event", "russian", "english"), LINES)
def test_an_event_has_its_line(event: ev.Event, russian: str, english: str) -> None:
    assert journal_line(event, state()) == russian
    set_language("en")
    assert journal_line(event, state()) == english


def test_every_kind_of_event_is_tried_here_or_with_the_rulings() -> None:
    elsewhere = {*get_args(RulingEvent), ev.RulingBegun}
    assert {type(event) for event, _, _ in LINES} == set(get_args(ev.Event)) - elsewhere


def test_a_line_names_what_stood_there_before_the_event() -> None:
    lines = journal(
        [
            opened(),
            touched(WHITE, "g1"),
            ev.PieceReleased(by=WHITE, at_ms=2, from_square="g1", to_square="f3", captured=False),
            made(WHITE, "g1f3", "Nf3"),
            ev.MoveCompleted(by=WHITE, at_ms=3, uci="g1f3"),
            touched(BLACK, "f3"),
        ]
    )
    assert [line.text for line in lines] == [
        "Партия открыта",
        "Белые тронули коня g1",
        "Белые поставили коня на f3",
        "Белые сделали ход Кf3",
        "Ход завершён: Кf3",
        "Чёрные тронули коня f3",
    ]
    assert [line.event.at_ms for line in lines] == [0, 1, 2, 1, 3, 1]


def test_a_reply_before_the_press_completes_the_older_move_first() -> None:
    before = state(made(WHITE, "e2e4", "e4"), made(BLACK, "g8f6", "Nf6"))
    assert journal_line(ev.MoveCompleted(by=WHITE, at_ms=1, uci="e2e4"), before) == "Ход завершён: e4"


def test_where_a_ruling_begins_has_no_line() -> None:
    begun = ev.RulingBegun(by=ARBITER, at_ms=1)
    assert journal_line(begun, state()) == ""
    warned = ev.PlayerWarned(by=ARBITER, at_ms=1, player=Color.BLACK)
    assert [line.event for line in journal([opened(), begun, warned])] == [opened(), warned]


def test_letters_can_be_chosen() -> None:
    (_, line) = journal([opened(), made(WHITE, "g1f3", "Nf3")], letters="figurine")
    assert line.text == "Белые сделали ход ♘f3"


def test_a_game_begins_with_its_opening() -> None:
    with pytest.raises(ValueError, match="PiecesTouched"):
        journal([touched(WHITE, "e2")])


def test_no_line_has_a_hole() -> None:
    assert not any(re.search(r"[{}]", line) for _, *texts in LINES for line in texts)


def test_a_move_that_broke_a_release_or_a_choice_says_so() -> None:
    released = limited("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    released.drag("e1", "g1")
    released.drag("g1", "f1")
    assert said_of_moves(released) == [
        "Белые сделали ход Крf1, хотя фигура уже отпущена на другом поле (ст. 4.7, у школы 4.6)"
    ]
    chosen = limited("8/4P2k/8/8/8/8/8/K7 w - - 0 1")
    chosen.promote("e8", "q")
    chosen.promote("e8", "n")
    chosen.remove("e7")
    assert said_of_moves(chosen) == [
        "Белые сделали ход e8=К, хотя выбрана другая новая фигура (ст. 4.4.4, у школы 4.4 d)"
    ]


def said_of_moves(table: Table) -> list[str]:
    return [line.text for line in journal(table.log) if isinstance(line.event, ev.MoveMade)]

"""Lines of the journal for irregularities and rulings."""

from typing import get_args

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.touch import TouchedPieces
from ladya_desktop.game.winnability.verdict import Verdict
from ladya_desktop.texts import LANGUAGES, Language, set_language, t
from ladya_desktop.texts.journal import journal_line
from ladya_desktop.texts.journal_rulings import RulingEvent, ruling_line
from tests.texts.recorded import ARBITER, BLACK, PROGRAM, WHITE, state, touched

TOUCHED = (TouchedPieces(squares=("g1",)), TouchedPieces(squares=("b1", "c1", "g1"), unclear=True))
CHOSEN = (*(TouchedPieces(squares=("e8",), new_piece=piece) for piece in "qn"),)


def found(
    finding: Finding, article: str | None, player: Color | None = None, ply: int | None = None
) -> ev.ArbiterFound:
    return ev.ArbiterFound(by=ARBITER, at_ms=1, finding=finding, player=player, article=article, ply=ply)


def assessed(verdict: Verdict) -> ev.MateAssessed:
    return ev.MateAssessed(by=PROGRAM, at_ms=1, player=Color.BLACK, verdict=verdict)


LINES: list[tuple[RulingEvent, str, str]] = [
    (
        ev.IllegalMoveCompleted(
            by=WHITE,
            at_ms=1,
            article="7.5.1",
            reason="illegal.piece_does_not_move_so",
            piece="knight",
            from_square="g1",
            to_square="g4",
        ),
        "Белые завершили невозможный ход. Так не ходят: конь g1-g4. (ст. 7.5.1)",
        "White completed an illegal move. The knight does not move like that: g1-g4. (Art. 7.5.1)",
    ),
    (
        ev.IllegalMoveCompleted(by=BLACK, at_ms=1, article="7.5.4", reason="illegal.both_hands"),
        "Чёрные завершили невозможный ход. Ход сделан двумя руками. (ст. 7.5.4)",
        "Black completed an illegal move. The move was made with both hands. (Art. 7.5.4)",
    ),
    (
        ev.IllegalMoveStood(by=WHITE, at_ms=1, fen="", article="7.5.3"),
        "Белые завершили невозможный ход, партия идёт дальше. Часы нажаты, а хода нет. (ст. 7.5.3)",
        "White completed an illegal move, the game goes on. The clock was pressed without a move. (Art. 7.5.3)",
    ),
    (
        ev.IllegalMoveCounted(by=PROGRAM, at_ms=1, player=Color.WHITE, count=1, article="7.5.1"),
        "Невозможных ходов у белых: 1 (ст. 7.5.1)",
        "Illegal moves of White: 1 (Art. 7.5.1)",
    ),
    (
        ev.TouchBroken(by=WHITE, at_ms=1, article="4.3", owed=("b1",)),
        "Белые сначала тронули коня b1, решает судья (ст. 4.3)",
        "White touched the knight on b1 first, the arbiter decides (Art. 4.3)",
    ),
    (
        ev.TouchBroken(by=WHITE, at_ms=1, article="4.3"),
        "Белые сначала тронули другую фигуру, решает судья (ст. 4.3)",
        "White touched another piece first, the arbiter decides (Art. 4.3)",
    ),
    (
        ev.TouchBroken(by=WHITE, at_ms=1, article="4.7", owed=("b1",)),
        "Белые переставили отпущенную фигуру, решает судья (ст. 4.7, у школы 4.6)",
        "White moved on a released piece, the arbiter decides (Art. 4.7, school 4.6)",
    ),
    (
        ev.TouchBroken(by=WHITE, at_ms=1, article="4.4.4", owed=("b1",)),
        "Белые поменяли выбранную новую фигуру, решает судья (ст. 4.4.4, у школы 4.4 d)",
        "White changed the new piece already chosen, the arbiter decides (Art. 4.4.4, school 4.4 d)",
    ),
    (
        ev.IrregularityClaimed(by=BLACK, at_ms=1, kind="illegal_move"),
        "Чёрные заявляют: соперник сделал невозможный ход",
        "Black claims: the opponent made an illegal move",
    ),
    (
        ev.IrregularityClaimed(by=BLACK, at_ms=1, kind="touch_move", waits=True),
        "Чёрные заявляют: соперник тронул другую фигуру. Решает судья",
        "Black claims: the opponent touched another piece. The arbiter decides",
    ),
    (
        ev.IrregularityClaimed(by=BLACK, at_ms=1, kind="flag"),
        "Чёрные заявляют: у соперника кончилось время",
        "Black claims: the opponent ran out of time",
    ),
    (
        ev.CorrectionAgreed(by=BLACK, at_ms=1, ply=7),
        "Чёрные согласны исправить полуход 7 (ст. 13.4.2)",
        "Black agrees to correct half-move 7 (Art. 13.4.2)",
    ),
    (assessed(Verdict.YES), "Чёрные ещё могут поставить мат", "Black can still give mate"),
    (assessed(Verdict.NO), "Чёрные уже не могут поставить мат", "Black can no longer give mate"),
    (
        assessed(Verdict.UNPROVEN),
        "Чёрные: возможен ли мат, не доказано; считается, что возможен",
        "Black: not proved whether mate is possible; it counts as possible",
    ),
    (
        ev.TouchWaived(by=ARBITER, at_ms=1),
        "Судья решил: касание случайное, не считается",
        "The arbiter ruled the touch accidental, it does not count",
    ),
    (
        ev.TouchWaived(by=ARBITER, at_ms=1, offer=Color.BLACK),
        "Судья решил: касание случайное, не считается. Предложение ничьей снова действует",
        "The arbiter ruled the touch accidental, it does not count. The draw offer stands again",
    ),
    (
        ev.PositionRestored(by=ARBITER, at_ms=1, ply=3),
        "Судья вернул позицию после полухода 3",
        "The arbiter restored the position after half-move 3",
    ),
    (
        ev.PositionRestored(by=ARBITER, at_ms=1, ply=0),
        "Судья вернул позицию, с которой началась партия",
        "The arbiter restored the position the game began with",
    ),
    (ev.PlayerWarned(by=ARBITER, at_ms=1, player=Color.BLACK), "Судья предупредил чёрных", "The arbiter warned Black"),
    (
        ev.PositionRestored(by=PROGRAM, at_ms=1, ply=3, touches=TOUCHED, begun="g1f3"),
        "Возвращена позиция после полухода 3. Касание остаётся в силе: g1, b1, c1. Надо закончить ход: g1-f3",
        "Position restored after half-move 3. The touch still binds: g1, b1, c1. The move must be finished: g1-f3",
    ),
    (
        ev.PositionRestored(by=PROGRAM, at_ms=1, ply=2, must_play=("b1c3",)),
        "Возвращена позиция после полухода 2. Записанный ход ещё надо сделать",
        "Position restored after half-move 2. The written move is still to be played",
    ),
    (
        ev.PositionRestored(by=PROGRAM, at_ms=1, ply=2, touches=CHOSEN),
        "Возвращена позиция после полухода 2. Новая фигура на e8 выбрана: ферзь",
        "Position restored after half-move 2. The new piece on e8 is chosen: queen",
    ),
    (
        ev.PositionRestored(by=PROGRAM, at_ms=1, ply=0),
        "Возвращена позиция, с которой началась партия",
        "Position restored with which the game began",
    ),
    (
        ev.PlayerWarned(by=PROGRAM, at_ms=1, player=Color.BLACK),
        "Чёрные нажали часы другой рукой и получили предупреждение (ст. 6.2.3)",
        "Black pressed the clock with the other hand and got a warning (Art. 6.2.3)",
    ),
    (
        ev.RulingUndone(by=ARBITER, at_ms=1),
        "Судья отменил своё последнее решение",
        "The arbiter took back the last ruling",
    ),
    (
        found(Finding.BOARD_TURNED, "7.2.2"),
        "Судья установил: доска лежит неправильно (ст. 7.2.2)",
        "The arbiter found: board placed wrongly (Art. 7.2.2)",
    ),
    (
        found(Finding.ILLEGAL_MOVE, "7.5.1", Color.BLACK, 12),
        "Судья установил: невозможный ход — чёрные, полуход 12 (ст. 7.5.1)",
        "The arbiter found: illegal move, Black, half-move 12 (Art. 7.5.1)",
    ),
    (
        ev.ArbiterFound(
            by=ARBITER,
            at_ms=1,
            finding=Finding.BOTH_KINGS_IN_CHECK,
            player=None,
            article="13.4.4",
            awaits_next_move=True,
        ),
        "Судья установил: оба короля под шахом. Судья ждёт следующего хода (ст. 13.4.4)",
        "The arbiter found: both kings in check. The arbiter waits for the next move (Art. 13.4.4)",
    ),
    (
        ev.ArbiterFound(by=WHITE, at_ms=1, finding=Finding.PAWN_ON_LAST_RANK, player=None, article="13.4.4"),
        "Следующим ходом исправлено: пешка на последнем ряду (ст. 13.4.4)",
        "Set right by the next move: pawn on the last rank (Art. 13.4.4)",
    ),
    (
        ev.CounterSet(by=ARBITER, at_ms=1, moves=ByColor(39, 38)),
        "Судья поставил счёт ходов: белым 39, чёрным 38",
        "The arbiter set the move counters: White 39, Black 38",
    ),
    (
        ev.IllegalMovesSet(by=ARBITER, at_ms=1, counts=ByColor(0, 1)),
        "Судья исправил счёт невозможных ходов: белым 0, чёрным 1",
        "The arbiter corrected the count of illegal moves: White 0, Black 1",
    ),
    (
        ev.NoteWritten(by=ARBITER, at_ms=1, text="Подсказка из зала {x}"),
        "Заметка судьи: Подсказка из зала {x}",
        "Arbiter's note: Подсказка из зала {x}",
    ),
]


@pytest.mark.parametrize(("event", "russian", "english"), LINES)
def test_an_event_has_its_line(event: RulingEvent, russian: str, english: str) -> None:
    assert journal_line(event, state()) == russian
    set_language("en")
    assert journal_line(event, state()) == english


def test_every_kind_is_tried_here() -> None:
    assert {type(event) for event, _, _ in LINES} == set(get_args(RulingEvent))


def test_an_illegal_move_that_stood_says_what_was_wrong() -> None:
    released = ev.PieceReleased(by=WHITE, at_ms=2, from_square="g1", to_square="g4", captured=False)
    stood = ev.IllegalMoveStood(by=WHITE, at_ms=3, fen="", article="7.5.1")
    line = ruling_line(stood, state(touched(WHITE, "g1"), released))
    assert line == "Белые завершили невозможный ход, партия идёт дальше. Так не ходят: конь g1-g4. (ст. 7.5.1)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("finding", list(Finding))
def test_every_finding_has_a_name(finding: Finding, language: Language) -> None:
    set_language(language)
    assert t(f"finding.{finding.value}") in journal_line(found(finding, None), state())

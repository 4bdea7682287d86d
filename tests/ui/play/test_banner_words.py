"""What is said of a snapshot, and whether loudly."""

from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.ui.play.banner_words import BannerKind, banner_words, remark_words
from tests.ui.play.fake_port import game_view, stopped

REJECTED = Notice(
    code="ruling.claim_rejected_threefold",
    is_ruling=True,
    color=Color.WHITE,
    article="9.5.3",
    params=(("minutes", 2),),
)
SPRING = Notice(code="refusal.way_is_blocked", is_ruling=False, color=Color.WHITE, squares=("a1",))


def ended(score: Score, termination: Termination, notice: Notice | None = None) -> GameView:
    result = GameResult(score=score, termination=termination, article="5.1.1")
    return replace(stopped(game_view()), phase=Phase.ENDED, result=result, notice=notice)


def test_a_running_game_has_nothing_loud_to_say() -> None:
    assert banner_words(game_view()) is None
    assert remark_words(game_view()) is None


def test_a_ruling_says_what_why_then_and_the_article() -> None:
    words = banner_words(stopped(game_view(), notice=REJECTED))
    assert words is not None
    assert words.kind is BannerKind.RULING
    assert words.title == "Требование неверно, ничьей нет."
    assert words.line == "Такая позиция была меньше трёх раз. За это чёрным +2 минуты. Партия продолжается."
    assert words.citation == "Ст. 9.5.3"
    assert words.article == "9.5.3"


def test_a_piece_that_springs_back_is_a_quiet_remark() -> None:
    view = game_view(notice=SPRING)
    assert banner_words(view) is None
    assert remark_words(view) == (
        "На пути стоит фигура.",
        "Прыгать через фигуры может только конь. Фигура вернулась на своё поле.",
        "Фигура вернулась на своё поле.",
    )


@pytest.mark.parametrize("code", ["ruling.resumed", "ruling.draw_offered"])
def test_what_the_clocks_and_panels_show_is_not_said_again(code: str) -> None:
    assert remark_words(game_view(notice=Notice(code=code, is_ruling=False))) is None


def test_a_players_stop_is_a_call_for_the_arbiter() -> None:
    notice = Notice(code="ruling.stopped", is_ruling=False, color=Color.BLACK)
    words = banner_words(stopped(game_view(), notice=notice))
    assert words is not None
    assert (words.kind, words.title) == (BannerKind.STOPPED, "Чёрные зовут судью.")


@pytest.mark.parametrize("code", ["time_added", "warned", "restored", "undone"])
def test_what_the_arbiter_ruled_is_read_and_the_game_goes_on(code: str) -> None:
    view = stopped(game_view(), notice=Notice(code=f"ruling.{code}", is_ruling=False, color=Color.BLACK))
    read, waiting = banner_words(view), banner_words(replace(view, awaits_arbiter=True))
    assert read is not None
    assert waiting is not None
    assert (read.kind, waiting.kind) == (BannerKind.RULING, BannerKind.STOPPED)


@pytest.mark.parametrize("notice", [None, Notice(code="ruling.stopped", is_ruling=False)])
def test_standing_clocks_are_always_explained(notice: Notice | None) -> None:
    words = banner_words(stopped(game_view(), notice=notice))
    assert words is not None
    assert (words.kind, words.title) == (BannerKind.STOPPED, "Часы остановлены.")
    assert remark_words(stopped(game_view(), notice=notice)) is None


def test_a_refusal_while_the_clocks_stand_is_said_in_the_banner() -> None:
    view = stopped(game_view(), notice=Notice(code="refusal.clock_stopped", is_ruling=False))
    words = banner_words(view)
    assert words is not None
    assert words.title == "Часы стоят."


@pytest.mark.parametrize(
    ("score", "termination", "title"),
    [
        (Score.WHITE_WINS, Termination.CHECKMATE, "Мат. Белые выиграли."),
        (Score.BLACK_WINS, Termination.FLAG_FALL, "У белых кончилось время. Чёрные выиграли."),
        (Score.DRAW, Termination.STALEMATE, "Пат — ничья."),
        (Score.DRAW, Termination.FLAG_FALL, "Время кончилось, но это ничья."),
        (Score.DRAW, Termination.ILLEGAL_MOVES, "Второй невозможный ход, но это ничья."),
        (Score.BOTH_FORFEIT, Termination.FORFEIT, "Оба игрока не пришли. Поражение без игры обоим."),
        (Score.ANNULLED, Termination.ARBITER, "Судья решил не продолжать. Партия отменена, играют новую."),
        (Score.DRAW, Termination.ARBITER, "Судья объявил результат. Ничья."),
        (Score.BOTH_LOSE, Termination.ARBITER, "Судья объявил результат. Поражение обоим."),
    ],
)
def test_a_result_says_who_won_and_why_also_in_a_later_sitting(
    score: Score, termination: Termination, title: str
) -> None:
    words = banner_words(ended(score, termination))
    assert words is not None
    assert (words.kind, words.title) == (BannerKind.RESULT, title)


def test_the_notice_of_the_end_itself_is_taken_if_it_is_there() -> None:
    notice = Notice(code="ruling.resignation", is_ruling=True, color=Color.BLACK, article="5.1.2")
    words = banner_words(ended(Score.BLACK_WINS, Termination.RESIGNATION, notice))
    assert words is not None
    assert words.title == "Белые сдались. Чёрные выиграли."


@pytest.mark.parametrize("termination", list(Termination))
@pytest.mark.parametrize("score", list(Score))
def test_every_end_has_words(score: Score, termination: Termination) -> None:
    words = banner_words(ended(score, termination))
    assert words is not None
    assert words.title
    assert words.line


def test_a_result_is_final_only_when_it_is_stored() -> None:
    view = ended(Score.DRAW, Termination.AGREEMENT)
    assert [getattr(banner_words(each), "is_final", None) for each in (view, replace(view, is_result_final=True))] == [
        False,
        True,
    ]

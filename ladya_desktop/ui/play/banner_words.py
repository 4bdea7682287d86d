"""What the banner and the remark say about a snapshot: words and kind, no drawing.

A ruling and a result are loud, and so are clocks that stand; anything else an act is answered with is a quiet
remark that goes away with the next act.
"""

from dataclasses import dataclass
from enum import Enum, auto

from ladya_desktop.game.notices_of_rulings import notice_of_result
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import GameView, Notice, Phase
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.ui.play.ruling_pictures import picture_of, picture_of_consequence

# What the board shows by itself: a clock that runs, an offer in the opponent's panel.
_UNSAID = frozenset({"ruling.resumed", "ruling.started", "ruling.draw_offered"})
# What the clocks are stopped for by the program, so that the players read it.
_RULED_BY_ARBITER = frozenset({"ruling.time_added", "ruling.warned", "ruling.restored", "ruling.undone"})


class BannerKind(Enum):
    """What the banner is for, and so which buttons it has."""

    RULING = auto()
    STOPPED = auto()
    RESULT = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class BannerWords:
    """A title, a line, the citation; `article`, the `further` ones and `edition` name the full text.

    `line` is what `why` and `then` say one after the other; `picture` and `then_picture` are the icons of what was
    ruled and of what comes of it. `is_final` matters to a result.
    """

    kind: BannerKind
    title: str
    line: str
    citation: str
    article: str | None
    edition: str
    is_final: bool = False
    why: str = ""
    then: str = ""
    further: tuple[str, ...] = ()
    picture: str = "info"
    then_picture: str = "play"


def banner_words(view: GameView) -> BannerWords | None:
    """The loud words of a snapshot, None if it is quiet."""
    if view.phase is Phase.ENDED and view.result is not None:
        return _result_words(view, view.result)
    if view.notice is not None and view.notice.is_ruling:
        return _notice_words(view, view.notice, BannerKind.STOPPED if view.awaits_arbiter else BannerKind.RULING)
    if view.phase is not Phase.STOPPED:
        return None
    is_read = not view.awaits_arbiter and view.notice is not None and view.notice.code in _RULED_BY_ARBITER
    return _notice_words(view, _why_stopped(view.notice), BannerKind.RULING if is_read else BannerKind.STOPPED)


def remark_words(view: GameView) -> tuple[str, str, str] | None:
    """The quiet words: a title, a line, and what of it matters most in a narrow place.

    None if nothing needs saying or the banner says it.
    """
    notice = view.notice
    if notice is None or notice.code in _UNSAID or banner_words(view) is not None:
        return None
    text = notice_text(notice, edition=view.regulations.edition)
    return text.what, f"{text.why} {text.then}".strip(), text.then or text.why


def result_sentence(score: Score) -> str:
    """A result in words: "White won."."""
    return t(f"result.{score.name.lower()}")


def _why_stopped(notice: Notice | None) -> Notice:
    """A player's stop is a call for the arbiter (6.11.2)."""
    if notice is None:
        return Notice(code="ruling.stopped", is_ruling=False)
    if notice.code == "ruling.stopped" and notice.color is not None:
        return Notice(code="ruling.arbiter_called", is_ruling=False, color=notice.color)
    return notice


def _notice_words(view: GameView, notice: Notice, kind: BannerKind) -> BannerWords:
    text = notice_text(notice, edition=view.regulations.edition)
    return BannerWords(
        kind=kind,
        title=text.what,
        line=f"{text.why} {text.then}".strip(),
        citation=text.article,
        article=notice.article,
        further=notice.further,
        edition=view.regulations.edition,
        why=text.why,
        then=text.then,
        picture=picture_of(notice),
        then_picture=picture_of_consequence(view, notice),
    )


def _result_words(view: GameView, result: GameResult) -> BannerWords:
    notice = view.notice if view.notice is not None and view.notice.is_ruling else notice_of_result(result)
    text = notice_text(notice, edition=view.regulations.edition)
    is_draw_said = result.score is Score.DRAW and result.termination is not Termination.ARBITER
    sentence = "" if is_draw_said else result_sentence(result.score)
    return BannerWords(
        kind=BannerKind.RESULT,
        title=f"{text.what} {sentence}".strip(),
        line=text.why,
        citation=text.article,
        article=result.article,
        edition=view.regulations.edition,
        is_final=view.is_result_final,
        why=text.why,
        picture=picture_of(notice),
        then_picture=picture_of_consequence(view, notice),
    )

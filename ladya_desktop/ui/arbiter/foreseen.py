"""What a finding would bring, in words: whose fault it is, which one in number, whether the game ends by it."""

from dataclasses import dataclass

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView, Notice
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import NoticeText, notice_text
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.ui.play.banner_words import result_sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class ForeseenWords:
    """A title ("" if nobody's fault is found) and a line; a finding that the Laws refuse cannot be confirmed."""

    title: str
    line: str
    is_refused: bool
    is_end: bool


def foreseen_words(counted: ByColor[int], view: GameView, counted_then: ByColor[int]) -> ForeseenWords:
    """`counted` impossible moves there are now; `view` and `counted_then` are what there would be after the finding."""
    notice = view.notice
    is_refused = notice is not None and notice.code.startswith("refusal.")
    said = _said(notice, view)
    offender = next((color for color in COLORS if counted_then[color] > counted[color]), None)
    if is_refused:
        return ForeseenWords(title="", line=_joined(said.what, said.why), is_refused=True, is_end=False)
    return ForeseenWords(
        title=_title(notice, view, offender, counted_then),
        line=_joined(said.what, said.why, said.then, said.article) if view.result is None else _end(said, view),
        is_refused=False,
        is_end=view.result is not None,
    )


def _said(notice: Notice | None, view: GameView) -> NoticeText:
    if notice is None:
        return NoticeText(what="", why="", then="", article="")
    return notice_text(notice, edition=view.regulations.edition)


def _title(notice: Notice | None, view: GameView, offender: Color | None, counted_then: ByColor[int]) -> str:
    end = t("arbiter.foreseen.ends") if view.result is not None else ""
    if offender is not None:
        return _joined(phrase("arbiter.foreseen.counted", who=offender.value, n=counted_then[offender]), end)
    color = None if notice is None or view.result is not None else notice.color
    return _joined("" if color is None else phrase("arbiter.foreseen.fault", who=color.value), end)


def _end(said: NoticeText, view: GameView) -> str:
    assert view.result is not None
    return _joined(said.why, result_sentence(view.result.score), said.article)


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)

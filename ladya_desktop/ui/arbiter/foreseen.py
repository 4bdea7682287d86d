"""What an act of the arbiter would bring, in words: whose fault it is, which one in number, what changes, the end."""

from dataclasses import dataclass

from ladya_desktop.game.acts import Act, Finding, Rule, Warn
from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import GameView, Notice
from ladya_desktop.texts import t
from ladya_desktop.texts.notices import NoticeText, notice_text
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.texts.times import format_clock, format_points
from ladya_desktop.ui.play.banner_words import result_sentence

_WAITED_OUT = (Finding.BOTH_KINGS_IN_CHECK, Finding.PAWN_ON_LAST_RANK)


@dataclass(frozen=True, slots=True, kw_only=True)
class ForeseenWords:
    """A title ("" if nobody's fault is found) and a line; a finding that the Laws refuse cannot be confirmed."""

    title: str
    line: str
    is_refused: bool
    is_end: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """Something that would be otherwise afterwards: a sentence, and the icon that goes before it."""

    icon: str
    words: str


def foreseen_words(counted: ByColor[int], view: GameView, counted_then: ByColor[int]) -> ForeseenWords:
    """`counted` impossible moves there are now; `view` and `counted_then` are what there would be after the act."""
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


def facts(now: GameView, then: GameView, at_ms: int) -> tuple[Fact, ...]:
    """What would be otherwise on the board and on the clocks, of two snapshots of the same instant."""
    found = [_void(now, then), *(_clock(now, then, at_ms, color) for color in COLORS)]
    if then.result is not None:
        points = then.result.score.half_points
        white, black = format_points(points.white), format_points(points.black)
        return (*filter(None, found), Fact(icon="flag", words=t("panel.then.points", white=white, black=black)))
    if then.to_move is not now.to_move:
        found.append(Fact(icon="turn", words=phrase("panel.then.turn", who=then.to_move.value)))
    if now.clock.running is not None and then.clock.running is None:
        code = "clocks_stand" if then.awaits_arbiter else "clocks_stand_to_read"
        found.append(Fact(icon="pause", words=t(f"panel.then.{code}")))
    return tuple(filter(None, found))


def facts_of_act(act: Act, then: GameView, warnings: ByColor[int]) -> tuple[Fact, ...]:
    """What no snapshot tells: a warning more, that the arbiter waits for the next move, that it is too late."""
    match act:
        case Warn(player=player):
            words = phrase("panel.then.warned", who=player.value, count=warnings[player] + 1)
            return (Fact(icon="warning", words=words),)
        case Rule() if then.result is None and (then.notice is None or not then.notice.is_ruling):
            code = "waits_for_move" if act.finding in _WAITED_OUT else "too_late"
            return (Fact(icon="hourglass", words=t(f"panel.then.{code}")),)
        case _:
            return ()


def _void(now: GameView, then: GameView) -> Fact | None:
    void = len(now.moves) - len(then.moves)
    return Fact(icon="undo", words=t("panel.then.void", n=void)) if void > 0 else None


def _clock(now: GameView, then: GameView, at_ms: int, color: Color) -> Fact | None:
    was_ms, will_ms = (view.clock.at(at_ms).remaining_ms[color] for view in (now, then))
    if was_ms == will_ms:
        return None
    words = phrase("panel.then.clock", who=color.value, was=format_clock(was_ms), now=format_clock(will_ms))
    return Fact(icon="clock", words=words)


def _said(notice: Notice | None, view: GameView) -> NoticeText:
    if notice is None:
        return NoticeText(what="", why="", then="", article="")
    return notice_text(notice, edition=view.regulations.edition)


def _title(notice: Notice | None, view: GameView, offender: Color | None, counted_then: ByColor[int]) -> str:
    end = t("arbiter.foreseen.ends") if view.result is not None else ""
    if offender is not None:
        return _joined(phrase("arbiter.foreseen.counted", who=offender.value, n=counted_then[offender]), end)
    is_fault = notice is not None and notice.is_ruling and view.result is None
    color = notice.color if notice is not None and is_fault else None
    return _joined("" if color is None else phrase("arbiter.foreseen.fault", who=color.value), end)


def _end(said: NoticeText, view: GameView) -> str:
    assert view.result is not None
    return _joined(said.why, result_sentence(view.result.score), said.article)


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)

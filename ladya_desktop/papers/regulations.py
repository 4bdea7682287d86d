"""The regulations of a group in words, as its protocol prints them."""

from collections.abc import Iterator

from ladya_desktop.game.regulations import Rate
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.papers.paper import Blocks, Facts, Heading, Paragraph, Style
from ladya_desktop.papers.tie_breaks import tie_break_name
from ladya_desktop.texts import language, t
from ladya_desktop.texts.rules import edition_text
from ladya_desktop.texts.times import format_duration, format_time_control
from ladya_desktop.tournament.setup import GroupSetup


def regulations_blocks(setup: GroupSetup) -> Blocks:
    """Everything that was laid down for the group, and the note on the edition of the Laws."""
    facts = Facts(pairs=tuple((t(f"papers.regulation_{name}"), said) for name, said in _facts(setup)))
    note = edition_text(setup.edition, language()).note
    return (Heading(text=t("papers.regulations")), facts, Paragraph(text=note, style=Style.NOTE))


def _facts(setup: GroupSetup) -> Iterator[tuple[str, str]]:
    yield "edition", edition_text(setup.edition, language()).title
    yield "system", t("papers.round_robin_twice" if setup.cycles == 2 else "papers.round_robin")
    yield "time_control", _time_control(TimeControl.from_pgn(setup.time_control))
    for chosen in ("conduct", "supervision", "rulings"):
        yield chosen, t(f"common.conditions.{getattr(setup, chosen)}_short")
    yield "default_time", _default_time(setup.default_time_min)
    yield "draw", _earliest_draw(setup.earliest_draw_move)
    yield "ties", ", ".join(map(tie_break_name, setup.tie_breaks)) or t("papers.no_tie_breaks")
    yield "leaving", t("papers.leaving_annulled" if setup.annul_below_half else "papers.leaving_counts")


def _time_control(control: TimeControl) -> str:
    """In words, and what kind of chess it makes."""
    said = format_time_control(control)
    return t(f"papers.rate_{Rate.of(control)}", control=said) if control.has_clock else said


def _default_time(minutes: int | None) -> str:
    if minutes is None:
        return t("papers.default_until_flag")
    return t("papers.default_time", time=format_duration(minutes * 60_000)) if minutes else t("papers.default_at_once")


def _earliest_draw(move: int | None) -> str:
    return t("papers.draw_any") if move is None else t("papers.draw_from", move=move)

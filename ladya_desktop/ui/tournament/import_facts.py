"""What of a list goes where, in words: pupils into groups; columns and rows that are not taken nowhere."""

from collections import Counter
from collections.abc import Iterable

from ladya_desktop.files.participants import ParticipantsPreview
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import EN_DASH, group_name
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.view import TournamentView

MAX_TITLES = 8
MAX_RANGES = 6
MAX_TITLE_LETTERS = 40
_MORE = "…"


def facts_of(preview: ParticipantsPreview, *, with_sheets: bool) -> str:
    """The columns and the lines that hold nothing to take, and other sheets; empty if everything is taken."""
    parts = [other_sheets(preview)] if with_sheets and preview.other_sheets else []
    if preview.left_out:
        parts.append(t("participants.columns_left_out", titles=_quoted(preview.left_out)))
    if preview.passed_over:
        parts.append(t("participants.lines_passed_over", lines=ranges(preview.passed_over)))
    return " ".join(parts)


def other_sheets(preview: ParticipantsPreview) -> str:
    """That there are pupils on other sheets too."""
    return t("participants.other_sheets", titles=_quoted(preview.other_sheets))


def _quoted(titles: tuple[str, ...]) -> str:
    """Titles in quotes, the first of them if there are many."""
    told = [t("participants.quoted", title=shortened(title)) for title in titles[:MAX_TITLES]]
    return _joined(told, is_all=len(titles) <= MAX_TITLES)


def ranges(lines: Iterable[int]) -> str:
    """Numbers with runs as from-to: "1-3, 7" with a dash; the first of them if there are many."""
    told = [str(first) if first == last else f"{first}{EN_DASH}{last}" for first, last in _runs(lines)]
    return _joined(told[:MAX_RANGES], is_all=len(told) <= MAX_RANGES)


def group_of(view: TournamentView | None, grade: int) -> str:
    """What the group is called whose grade it is, empty if there is none."""
    groups = view.groups if view is not None else ()
    return next((each.called for each in groups if each.setup.admits(grade)), "")


def told_groups(view: TournamentView | None, entries: Iterable[Entry]) -> str:
    """Who goes where: one list is for all groups."""
    counts = Counter(group_of(view, entry.grade) for entry in entries)
    names = [each.called for each in view.groups if counts[each.called]] if view is not None else []
    return ", ".join(t("participants.in_group", group=group_name(name), n=counts[name]) for name in names)


def _runs(lines: Iterable[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for line in lines:
        if runs and line == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], line)
        else:
            runs.append((line, line))
    return runs


def _joined(told: list[str], *, is_all: bool) -> str:
    return ", ".join(told) + ("" if is_all else f", {_MORE}")


def shortened(title: str) -> str:
    """A title that is not too long for a line."""
    return title if len(title) <= MAX_TITLE_LETTERS else title[: MAX_TITLE_LETTERS - 1] + _MORE

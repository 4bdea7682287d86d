"""What the table of `run.py bench` shows: a figure, where it stands in the report, and the limit it has to keep."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

MISSED, KEPT, FREE, ABSENT = "MISSED", "ok", "", "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One line. `path` leads to the figure in the report, its parts divided by dots; `over` to what it is divided by.

    The figure must stay below `below`, or be no more than `at_most`, or no less than `at_least`; without all three it
    is only told. An `optional` one need not have been measured.
    """

    says: str
    path: str
    unit: str
    over: str | None = None
    below: float | None = None
    at_most: float | None = None
    at_least: float | None = None
    optional: bool = False

    def value_in(self, report: Mapping[str, object]) -> float | None:
        """The figure, None if it was not measured."""
        value, divisor = _found(report, self.path), _found(report, self.over) if self.over else 1
        return None if value is None or not divisor else value / divisor

    @property
    def limit(self) -> str:
        """The limit in words."""
        words = (("below", self.below), ("at most", self.at_most), ("at least", self.at_least))
        return " ".join(f"{word} {bound:g}" for word, bound in words if bound is not None)

    def verdict(self, value: float | None) -> str:
        """Whether the limit is kept; a figure with a limit that is missing misses it."""
        if value is None:
            return MISSED if self.limit and not self.optional else ABSENT
        if not self.limit:
            return FREE
        return KEPT if self._is_kept(value) else MISSED

    def _is_kept(self, value: float) -> bool:
        return (
            (self.below is None or value < self.below)
            and (self.at_most is None or value <= self.at_most)
            and (self.at_least is None or value >= self.at_least)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Some lines under a heading, all from one part of the measurements."""

    says: str
    part: str
    figures: tuple[Figure, ...]


def _found(report: Mapping[str, object], path: str) -> float | None:
    found: object = report
    for part in path.split("."):
        found = found.get(part) if isinstance(found, Mapping) else None
    return found if isinstance(found, int | float) else None


def _written(value: float) -> str:
    return f"{value:.0f}" if value == round(value) else f"{value:.4g}"


def missed(sections: Sequence[Section], report: Mapping[str, object]) -> list[str]:
    """The paths of figures that miss their limits."""
    figures = [figure for section in sections for figure in section.figures]
    return [figure.path for figure in figures if figure.verdict(figure.value_in(report)) == MISSED]


def table(sections: Sequence[Section], report: Mapping[str, object]) -> str:
    """The table for people."""
    return "\n".join(line for section in sections for line in _section_lines(section, report))


def _section_lines(section: Section, report: Mapping[str, object]) -> list[str]:
    lines = ["", section.says]
    for figure in section.figures:
        value = figure.value_in(report)
        said = ABSENT if value is None else f"{_written(value)} {figure.unit}"
        lines.append(f"  {figure.says:<66}{said:>14}   {figure.limit:<14}{figure.verdict(value)}".rstrip())
    return lines

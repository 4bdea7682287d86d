"""What is wrong in a Tournament Report File, and where: line, columns, what was expected there."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ladya_desktop.texts import t

MAX_SHOWN = 5
"""So many faults are told one by one; a shifted file has hundreds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrfFault:
    """A fault or a remark: the sentence is `t(f"exports.trf_{code}", **params)`.

    `line` counts from 1, 0 is the whole file; `columns` are the first and the last character of it, from 1.
    """

    code: str
    line: int = 0
    columns: tuple[int, int] | None = None
    params: dict[str, str | int] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """Where and what, in the language chosen."""
        fault = t(f"exports.trf_{self.code}", **self.params)
        if not self.line:
            return fault
        if self.columns is None:
            return t("exports.trf_at_line", line=self.line, fault=fault)
        first, last = self.columns
        code = "exports.trf_at_column" if first == last else "exports.trf_at_columns"
        return t(code, line=self.line, first=first, last=last, fault=fault)


class TrfError(Exception):
    """A file that cannot be used; `faults` in the order of lines, at least one."""

    def __init__(self, faults: Sequence[TrfFault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)

    @property
    def sentence(self) -> str:
        """The first faults, one a line, and how many more there are."""
        lines = [fault.sentence for fault in self.faults[:MAX_SHOWN]]
        more = len(self.faults) - len(lines)
        return "\n".join([*lines, t("exports.trf_more", n=more)] if more else lines)

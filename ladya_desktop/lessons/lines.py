"""Finds the line of a lesson file where something stands, for faults that the TOML reader does not see."""

import re

from ladya_desktop.lessons.faults import Path

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_ITEM = re.compile(r"""\s*[{"'\[]""")


class LineMap:
    """The line (from 1) of each table, key and item of a list that begins a line."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {(): 1}
        self._counts: dict[Path, int] = {}
        self._table: Path = ()
        self._list: Path | None = None
        self._is_in_text = False
        for number, line in enumerate(text.split("\n"), start=1):
            if not self._is_in_text:
                self._read(line, number)
            self._is_in_text ^= (line.count('"""') + line.count("'''")) % 2 == 1

    def line_of(self, path: Path) -> int:
        """The line of the place, or of the nearest place around it that has one."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _read(self, line: str, number: int) -> None:
        header = None if self._list is not None else _HEADER.fullmatch(line.partition("#")[0].rstrip())
        if header is not None:
            self._enter(header[1] == "[[", header[2].split("."), number)
            return
        key = _KEY.match(line)
        if key is not None and self._list is None:
            self._note_key(key[1], line[key.end() :].strip(), number)
        elif self._list is not None:
            self._read_item(line, number)

    def _enter(self, is_list: bool, names: list[str], number: int) -> None:
        path: Path = ()
        for name in names[:-1]:
            path = self._newest((*path, name))
        path = (*path, names[-1])
        if is_list:
            self._counts[path] = self._counts.get(path, -1) + 1
            self._lines.setdefault(path, number)
            path = (*path, self._counts[path])
        self._table = path
        self._lines.setdefault(path, number)

    def _newest(self, path: Path) -> Path:
        return (*path, self._counts[path]) if path in self._counts else path

    def _note_key(self, dotted: str, value: str, number: int) -> None:
        path = self._table
        for name in dotted.split("."):
            path = (*path, name.strip().strip("\"'"))
            self._lines.setdefault(path, number)
        is_open = value.startswith("[") and value.count("[") > value.count("]")
        self._list = path if is_open else None
        self._counts[path] = -1

    def _read_item(self, line: str, number: int) -> None:
        assert self._list is not None
        if line.strip().startswith("]"):
            self._list = None
        elif _ITEM.match(line):
            self._counts[self._list] += 1
            self._lines.setdefault((*self._list, self._counts[self._list]), number)

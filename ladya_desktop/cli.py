"""The program without a window: the same core on the command line; never imports the window library.

Exit codes: 0 all well, 1 a check failed, 2 the input or the command line is wrong.
"""

import json
import locale
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from ladya_desktop import __version__
from ladya_desktop.texts import set_language, t
from ladya_desktop.texts.system_errors import reason

Command = Callable[[Sequence[str]], int]
_LINE_ENDS = {ord(end): json.dumps(end)[1:-1] for end in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"}


def main(argv: Sequence[str]) -> int:
    """Runs the command that `argv` names; `argv` is not empty.

    Returns:
        The exit code.
    """
    begin_to_speak()
    name, rest = argv[0], argv[1:]
    command = _commands().get(name)
    if command is None:
        print(t("cli.unknown_command", name=name), file=sys.stderr)
        return 2
    try:
        code = command(rest)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader (`| head`) has seen enough; nothing is left to flush into
        _say_no_more()
        return 0
    except OSError as error:  # the commands themselves answer for the files they read
        _say_no_more()
        print(t("cli.not_printed", why=_why(error)), file=sys.stderr)
        return 2
    return code


def _say_no_more() -> None:
    """What waits in standard output goes nowhere, so that it is not tried once more when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def begin_to_speak() -> None:
    """From now on what is printed comes whole, in the language of the computer; to nobody if a stream is closed."""
    sys.stdout = sys.stdout or _nobody()
    sys.stderr = sys.stderr or _nobody()
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr] # real streams have it
    set_language("ru" if _speaks_russian(os.environ, locale.getlocale()[0]) else "en")


def _nobody() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def _speaks_russian(environment: Mapping[str, str], system: str | None) -> bool:
    """Russian where the computer speaks it, as `run.py` decides; `system` is what Windows says ("Russian_Russia")."""
    chosen = [environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((name for name in (*chosen, system) if name), "").lower().startswith("ru")


def _commands() -> dict[str, Command]:
    return {
        "adjudicate": adjudicate_command,
        "can-mate": _can_mate,
        "pairings": _pairings,
        "standings": _standings,
        "--version": _version,
        "--help": _help,
        "-h": _help,
    }


def _can_mate(argv: Sequence[str]) -> int:
    from ladya_desktop.cli_can_mate import can_mate_command

    return can_mate_command(argv)


def _pairings(argv: Sequence[str]) -> int:
    from ladya_desktop.cli_tournament import pairings_command

    return pairings_command(argv)


def _standings(argv: Sequence[str]) -> int:
    from ladya_desktop.cli_tournament import standings_command

    return standings_command(argv)


def _version(_argv: Sequence[str]) -> int:
    print(f"ladya-desktop {__version__}")
    return 0


def _help(_argv: Sequence[str]) -> int:
    print(t("cli.help"))
    return 0


def adjudicate_command(argv: Sequence[str]) -> int:
    """`adjudicate [--check] FILE ...`: plays verdict cases and prints the verdicts, or compares them."""
    if "--help" in argv:
        print(t("cli.adjudicate_usage"))
        return 0
    files = [argument for argument in argv if argument != "--check"]
    unknown = [argument for argument in files if argument.startswith("-")]
    if unknown or not files:
        print(t("cli.adjudicate_usage"), file=sys.stderr)
        return 2
    return _Adjudication(is_check="--check" in argv).run(files)


class _Adjudication:
    """One run over some files: prints as it goes and counts."""

    def __init__(self, *, is_check: bool) -> None:
        self._is_check = is_check
        self._passed = 0
        self._failed = 0
        self._has_errors = False

    def run(self, files: Sequence[str]) -> int:
        for file in files:
            for raw in self._cases(file):
                self._adjudicate(file, raw)
        if self._is_check:
            print(f"{self._passed} passed, {self._failed} failed")
        return 2 if self._has_errors else int(self._failed > 0)

    def _cases(self, file: str) -> Iterator[object]:
        try:
            raw = json.loads(Path(file).read_text(encoding="utf-8-sig"), object_pairs_hook=_once)
        except (OSError, UnicodeError, ValueError, RecursionError) as error:
            self._complain(t("cli.unreadable", file=file, why=_why(error)))
            return
        yield from raw if isinstance(raw, list) else [raw]

    def _adjudicate(self, file: str, raw: object) -> None:
        from ladya_desktop.cases.adjudicate import adjudicate, report
        from ladya_desktop.cases.reader import read_case
        from ladya_desktop.cases.values import CaseError

        case_id = raw.get("id") if isinstance(raw, dict) else None
        try:
            case = read_case(raw)
        except CaseError as error:
            self._complain(_case_error(file, case_id, error.key, error.value))
            return
        found = report(adjudicate(case))
        if self._is_check:
            self._compare(file, case.case_id, case.expect, found)
        else:
            print(_in_one_line(_json(found)))

    def _compare(self, file: str, case_id: str, expect: Mapping[str, Any], found: Mapping[str, Any]) -> None:
        from ladya_desktop.cases.adjudicate import differences

        wrong = differences(expect, found)
        self._passed += not wrong
        self._failed += bool(wrong)
        for key, wanted, got in wrong:
            line = t("cli.difference", file=file, case=case_id, key=key, wanted=_json(wanted), got=_json(got))
            print(_in_one_line(line))

    def _complain(self, sentence: str) -> None:
        self._has_errors = True
        print(_in_one_line(sentence), file=sys.stderr)


def _case_error(file: str, case_id: object, key: str, value: object) -> str:
    if value is None:
        return t("cli.case_missing", file=file, case=case_id, key=key)
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return t("cli.case_error", file=file, case=case_id, key=key, value=shown)


def _in_one_line(text: str) -> str:
    """The text with every end of a line in it escaped: names come from files, and who reads the output counts lines."""
    return text.translate(_LINE_ENDS)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


class _DoubledKeyError(ValueError):
    """An object has a key twice: which."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys all differ: a doubled key would be skipped in silence."""
    made = dict(pairs)
    if len(made) != len(pairs):
        doubled = next(key for index, (key, _) in enumerate(pairs) if key in dict(pairs[:index]))
        raise _DoubledKeyError(doubled)
    return made


def _why(error: Exception) -> str:
    """In the user's language: the system and the library have words of their own."""
    match error:
        case OSError():
            return reason(error)
        case RecursionError():
            return t("cli.too_deep")
        case json.JSONDecodeError():
            return t("cli.not_json", line=error.lineno, column=error.colno)
        case UnicodeError():
            return t("cli.not_text")
        case _DoubledKeyError():
            return t("cli.doubled_key", key=error.args[0])
        case _:
            return t("cli.bad_number")

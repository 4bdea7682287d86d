"""The arguments of a command, with every word about them in the language chosen: argparse itself knows English alone.

What is wrong is told from the kind of argparse's error, never from its words, which differ from version to version.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from ladya_desktop.texts import t

PROGRAM = "ladya-desktop"
T = TypeVar("T")


class Arguments(argparse.ArgumentParser):
    """Reads what stands behind a command's name; `places` and `options` are where arguments are added."""

    def __init__(self, command: str, description: str) -> None:
        super().__init__(
            prog=f"{PROGRAM} {command}",
            description=description,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.places = self.add_argument_group(t("cli.places"))
        self.options = self.add_argument_group(t("cli.options"))
        self.options.add_argument("-h", "--help", action="help", help=t("cli.help_option"))

    def read(self, argv: Sequence[str]) -> argparse.Namespace | int:
        """What was given; the exit code, once everything is said, if that was a wish for help (0) or is wrong (2)."""
        try:
            given, left_over = self.parse_known_args(argv)
        except SystemExit:  # after its help
            return 0
        except argparse.ArgumentError as error:
            return self._complain(_fault(error, argv))
        if left_over:
            return self._complain(t("cli.argument_unknown", what=" ".join(left_over)))
        return given

    def error(self, message: str) -> NoReturn:
        """What older versions call when something has to be given and is not."""
        raise argparse.ArgumentError(None, message)

    def format_usage(self) -> str:
        return _in_own_words(super().format_usage())

    def format_help(self) -> str:
        return _in_own_words(super().format_help())

    def _complain(self, fault: str) -> int:
        sys.stderr.write(f"{self.format_usage()}{self.prog}: {fault}\n")
        return 2


def one_of(values: Sequence[T]) -> Callable[[str], T]:
    """A reader that takes these values only, as they are written."""

    def read(text: str) -> T:
        for value in values:
            if text == str(value):
                return value
        listed = ", ".join(map(str, values))
        raise argparse.ArgumentTypeError(t("cli.argument_none_of", text=text, values=listed))

    return read


def _in_own_words(usage: str) -> str:
    """The usage without argparse's own word before the first colon."""
    return " ".join((t("cli.usage"), usage.partition(": ")[2]))


def _fault(error: argparse.ArgumentError, argv: Sequence[str]) -> str:
    name = error.argument_name
    if name is None:
        return t("cli.argument_missing", what=str(error.message).rpartition(": ")[2])
    if isinstance(error.__context__, argparse.ArgumentTypeError):
        return t("cli.argument_wrong", name=name, why=error.message)
    has_value = any(argument.startswith(f"{name}=") for argument in argv)
    return t("cli.argument_takes_none" if has_value else "cli.argument_needs_value", name=name)

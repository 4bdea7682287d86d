"""Where the program starts: a command goes to the command line, no arguments open the window."""

import sys


def main() -> int:
    """Starts the program with the arguments of the process; returns its exit code."""
    argv = sys.argv[1:]
    if argv and argv[0] != "tour":
        from ladya_desktop.cli import main as command_line

        return command_line(argv)
    raise NotImplementedError("the window comes next")

"""Which games of the tournament a computer is there for, as the arbiter has set it."""

from dataclasses import dataclass

from ladya_desktop.ui.settings import KIOSK_BOARD, KIOSK_GROUP, KIOSK_IS_ALONE, YES, Settings

MOST_BOARDS = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """A group (without one all groups of the day) and a board number of its rounds (without one all boards).

    `is_alone`: the other boards are played on other computers, whose results do not come to this one, so that no game
    here waits for them.
    """

    group: str = ""
    board: int | None = None
    is_alone: bool = False


def kept_assignment(settings: Settings) -> Assignment:
    """What was set last; any game of the day if nothing was, or what is kept cannot be read."""
    return Assignment(
        group=settings.get(KIOSK_GROUP) or "",
        board=_board(settings.get(KIOSK_BOARD) or ""),
        is_alone=settings.get(KIOSK_IS_ALONE) == YES,
    )


def keep_assignment(assignment: Assignment, settings: Settings) -> None:
    """Remembers it for the next start."""
    settings.put(KIOSK_GROUP, assignment.group)
    settings.put(KIOSK_BOARD, "" if assignment.board is None else str(assignment.board))
    settings.put(KIOSK_IS_ALONE, YES if assignment.is_alone else "")


def _board(text: str) -> int | None:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(MOST_BOARDS))
    return int(text) if is_number and 1 <= int(text) <= MOST_BOARDS else None

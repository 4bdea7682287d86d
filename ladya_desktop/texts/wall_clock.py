"""The moment that the first screen shows: nothing else of dates and times is read before it is painted."""

from datetime import datetime
from typing import Final

from ladya_desktop.texts.catalogue import t

_NO_BREAK_SPACE: Final = "\u00a0"


def date_and_time(moment: datetime) -> str:
    """A moment as the header shows it: "23 April, 9:05"."""
    day = t(f"date.month_{moment.month}", day=moment.day).replace(" ", _NO_BREAK_SPACE)
    return t("tournament.date_and_time", date=day, time=f"{moment.hour}:{moment.minute:02}")

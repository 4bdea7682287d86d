"""The moment in the header of the first screen."""

from datetime import datetime

import pytest

from ladya_desktop.texts import Language, set_language
from ladya_desktop.texts.wall_clock import date_and_time


@pytest.mark.parametrize(("language", "said"), [("ru", "25\u00a0апреля, 9:05"), ("en", "25\u00a0April, 9:05")])
def test_a_moment_is_a_date_and_an_hour(language: Language, said: str) -> None:
    set_language(language)
    assert date_and_time(datetime(2026, 4, 25, 9, 5)) == said  # noqa: DTZ001  # on the wall

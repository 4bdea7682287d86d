"""What the tests of the texts share: each begins and ends in Russian."""

from collections.abc import Iterator

import pytest

from ladya_desktop.texts import set_language


@pytest.fixture(autouse=True)
def begin_in_russian() -> Iterator[None]:
    """The language of the source, before each test and after it."""
    set_language("ru")
    yield
    set_language("ru")

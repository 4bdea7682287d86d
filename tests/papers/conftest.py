"""Papers are read in Russian unless a test chooses otherwise."""

from collections.abc import Iterator

import pytest

from ladya_desktop.texts import set_language


@pytest.fixture(autouse=True)
def in_russian() -> Iterator[None]:
    """Whatever the test before has chosen, and for the test after."""
    set_language("ru")
    yield
    set_language("ru")

"""What the room gives: the store in memory is there when it is asked for, and nothing else is made up."""

import pytest

from ladya_desktop import storage
from ladya_desktop.storage.memory import MemoryStore


def test_the_store_in_memory_is_found() -> None:
    assert storage.MemoryStore is MemoryStore


def test_what_there_is_not_is_not_found() -> None:
    with pytest.raises(AttributeError, match="FileStore"):
        storage.FileStore  # noqa: B018  # the error is what is tested

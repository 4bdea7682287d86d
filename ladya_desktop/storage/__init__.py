"""Where streams are kept: the codec, the store in memory and the one in SQLite (the only room with a database).

`open_store(folder)` opens the database of a folder; `MemoryStore()` keeps nothing.
"""

from typing import TYPE_CHECKING

from ladya_desktop.storage.opening import open_store

if TYPE_CHECKING:
    from ladya_desktop.storage.memory import MemoryStore

__all__ = ["MemoryStore", "open_store"]


def __getattr__(name: str) -> type["MemoryStore"]:
    """The store in memory is imported when somebody asks for it: the program at the start does not."""
    if name != "MemoryStore":
        raise AttributeError(name)
    from ladya_desktop.storage.memory import MemoryStore

    return MemoryStore

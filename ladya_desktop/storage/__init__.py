"""Where streams are kept: the codec, the store in memory and the one in SQLite (the only room with a database).

`open_store(folder)` opens the database of a folder; `MemoryStore()` keeps nothing.
"""

from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.storage.opening import open_store

__all__ = ["MemoryStore", "open_store"]

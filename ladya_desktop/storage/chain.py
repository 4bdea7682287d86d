"""The hash chain of a stream: a row's hash covers the row's bytes and the hash before, the first the stream's name.

A changed, exchanged or missing row no longer fits. What the chain cannot see is a stream cut short at its end;
for that its head is printed on the protocol.
"""

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uuid import UUID


def genesis(stream_id: "UUID", kind: str, created_ms: int) -> str:
    """What the first row is chained to."""
    import hashlib  # a large library: a start over an empty store does without it

    identity = json.dumps([str(stream_id), kind, created_ms], separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(identity.encode()).hexdigest()


def link(previous: str, row: bytes) -> str:
    """The hash (hex SHA-256) of a row behind the row with the hash `previous`."""
    import hashlib

    return hashlib.sha256(bytes.fromhex(previous) + row).hexdigest()

"""What the system says when a file cannot be used, in the language chosen; the system itself says it in its own."""

import errno
from typing import Final

from ladya_desktop.texts.catalogue import t

_CODES: Final = {
    "ENOENT": "system.missing",
    "EACCES": "system.not_allowed",
    "EPERM": "system.not_allowed",
    "EROFS": "system.read_only",
    "ENOSPC": "system.full",
    "EISDIR": "system.folder",
    "ENOTDIR": "system.no_folder",
    "EEXIST": "system.exists",
    "ENAMETOOLONG": "system.long_name",
    "EINVAL": "system.name",
    "EIO": "system.device",
    "ENXIO": "system.device",
    "ENODEV": "system.device",
    "EBUSY": "system.busy",
    "ETXTBSY": "system.busy",
    "EFBIG": "system.large",
    "ELOOP": "system.loop",
    "EMFILE": "system.many_open",
    "ENFILE": "system.many_open",
    "EPIPE": "system.closed",
    "EBADF": "system.closed",
    "ENOMEM": "system.memory",
    "EDQUOT": "system.full",
}
"""By the names of C; not every system has all of them."""


def reason(error: OSError) -> str:
    """Why, as the middle of a sentence; of a rare error its number, which a technician can look up."""
    code = _CODES.get(errno.errorcode.get(error.errno or 0, ""))
    return t(code) if code is not None else t("system.number", number=error.errno or type(error).__name__)

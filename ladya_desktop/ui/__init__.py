"""The windows: the only floor with PySide6. Widgets draw a snapshot and report gestures; they know no rule."""

from contextlib import suppress

with suppress(ModuleNotFoundError):  # modules that need no Qt are read without it, all others say that it is missing
    from ladya_desktop.ui import overrides

    overrides.watch()

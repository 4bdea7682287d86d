"""The windows: the only floor with PySide6. Widgets draw a snapshot and report gestures; they know no rule."""

from ladya_desktop.ui import overrides

overrides.watch()

"""Sentences of the area `lesson`: code -> Russian source."""

SENTENCES: dict[str, str] = {}

PLURALS: dict[str, tuple[str, str, str]] = {}

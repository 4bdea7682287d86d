"""Sentences of the area `cli`: code -> Russian source."""

SENTENCES: dict[str, str] = {}

PLURALS: dict[str, tuple[str, str, str]] = {}

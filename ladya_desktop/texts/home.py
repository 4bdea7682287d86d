"""Sentences of the area `home`: code -> Russian source."""

SENTENCES: dict[str, str] = {}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Sentences of the area `notation`: code -> Russian source."""

SENTENCES: dict[str, str] = {}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Sentences of the area `rulings`: code -> Russian source."""

SENTENCES: dict[str, str] = {}

PLURALS: dict[str, tuple[str, str, str]] = {}

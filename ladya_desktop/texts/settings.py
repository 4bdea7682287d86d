"""Sentences of the area `settings`: its pages, and how the board looks."""

SENTENCES: dict[str, str] = {
    "settings.page_board": "Доска",
    "settings.page_screen": "Экран",
    "settings.page_sound": "Звук",
    "settings.page_arbiter": "Судья",
}

PLURALS: dict[str, tuple[str, str, str]] = {}
"""code -> one, few, many"""

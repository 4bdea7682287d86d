"""The lesson while it is played, where a sentence belongs to its window and not to the lesson."""

SENTENCES: dict[str, str] = {
    # Squares found one by one
    "player.right_square": "Верно, {square}.",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "player.squares_left": ("Осталось найти: {n} поле.", "Осталось найти: {n} поля.", "Осталось найти: {n} полей."),
}

"""The lesson while it is played, where a sentence belongs to its window and not to the lesson."""

SENTENCES: dict[str, str] = {
    # Squares found one by one
    "player.right_square": "Верно, {square}.",
    # From the lesson to the teacher's board
    "player.to_board": "Играть с этой позиции на доске учителя (F7)",
    # The end, with exercises left
    "player.to_left": "Решить остальное",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "player.squares_left": ("Осталось найти: {n} поле.", "Осталось найти: {n} поля.", "Осталось найти: {n} полей."),
    "player.left": (
        "Галочка у урока — когда решены все задания. Осталось {n} задание.",
        "Галочка у урока — когда решены все задания. Осталось {n} задания.",
        "Галочка у урока — когда решены все задания. Осталось {n} заданий.",
    ),
}

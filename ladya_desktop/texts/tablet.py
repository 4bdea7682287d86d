"""Words of the table between two pupils: how they sit, and how many points each has."""

SENTENCES = {
    "play.tool.seats": "Как сидят игроки",
    "play.moves_title": "Ходы",
    "tablet.beside": "Рядом: оба перед экраном",
    "tablet.opposite": "Напротив: экран лежит между ними",
    "tablet.auto_turn": "Поворачивать доску после каждого хода",
    "tablet.points_and_half": "{points} очка",
}
PLURALS = {
    "tablet.points": ("{n} очко", "{n} очка", "{n} очков"),
}

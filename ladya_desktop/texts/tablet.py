"""Words of the table between two pupils: how they sit, and how many points each has."""

SENTENCES = {
    "play.tool.seats": "Как сидят игроки",
    "play.moves_title": "Ходы",
    "play.banner.more": "Читать",
    "tablet.beside": "Рядом",
    "tablet.beside_note": "оба смотрят на экран с одной стороны",
    "tablet.opposite": "Напротив друг друга",
    "tablet.opposite_note": "экран лежит на столе между ними",
    "tablet.auto_turn": "Поворачивать доску после каждого хода",
    "tablet.close": "Закрыть",
    "tablet.points_and_half": "{points} очка",
}
PLURALS = {
    "tablet.points": ("{n} очко", "{n} очка", "{n} очков"),
}

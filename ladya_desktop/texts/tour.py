"""Sentences of the area `tour`: what the pupils of the tour are called and what is typed there; invented names."""

SENTENCES: dict[str, str] = {
    "tour.list": """Ветрова Злата; 1А
Дубравин Тимофей; 1А
Клёнов Лев; 1-A
Морошкина Ульяна; 1Б
Полевой Захар; 10А
Снежина Варвара; 1А
Яблочков Мирон; 1Б""",
    "tour.complaint_author": "Снежина Ольга, мама",
    "tour.complaint_text": "В третьем туре соседи громко разговаривали, и ребёнок сбился.",
    "tour.complaint_answer": "Результат остаётся. В следующий раз соседей рассадят.",
    "tour.journal_word": "жалоб",
    "tour.typed_move": "Ка6",
    "tour.find": "конь",
    "tour.note": "Судья видел ход двумя руками. Соперник подтвердил.",
    "tour.players": "Клёнова Ася, Рябинин Глеб",
    "tour.own_lesson": "Вилка конём",
    "tour.own_words": "Один прыжок — и под боем сразу две фигуры.",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

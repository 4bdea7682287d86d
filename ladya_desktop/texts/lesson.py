"""The teacher's board: few words, read from the last row."""

SENTENCES: dict[str, str] = {
    "lesson.title": "Доска учителя",
    "lesson.home": "На главную",
    "lesson.to_move.white": "Ход белых",
    "lesson.to_move.black": "Ход чёрных",
    "lesson.no_moves": "Ходов ещё нет",
    "lesson.check": "Шах!",
    "lesson.back_move": "Ход назад",
    "lesson.start_position": "Начальная позиция",
    "lesson.own_position": "Своя позиция…",
    "lesson.turn": "Повернуть доску",
    "lesson.full_screen": "На весь экран",
    # A position written down
    "lesson.fen.title": "Позиция: список фигур или FEN",
    "lesson.fen.hint": "Например: Крe3, e2; Крe6 или 8/8/4k3/8/8/4K3/4P3/8",
    "lesson.fen.set": "Поставить",
    "lesson.fen.cancel": "Отмена",
    "lesson.fen.empty": "Запись пуста. Вставить сюда список фигур или позицию в записи FEN.",
    "lesson.fen.man": "Непонятно «{sign}». Нужна фигура и её поле: Крe1, Фd1, Лh1, Сc4, Кf3, пешка e2.",
    "lesson.fen.ranks": "В расстановке {n} рядов вместо 8. Ряды разделяет косая черта.",
    "lesson.fen.letter": "В {rank}-м ряду непонятный знак «{sign}». Фигуры: K Q R B N P и k q r b n p.",
    "lesson.fen.width": "В {rank}-м ряду {n} полей вместо 8.",
    "lesson.fen.white_king": "Белый король должен быть один, а их {n}.",
    "lesson.fen.black_king": "Чёрный король должен быть один, а их {n}.",
    "lesson.fen.turn": "После расстановки стоит «{sign}». Нужно w (ход белых) или b (ход чёрных).",
    "lesson.fen.rest": "Расстановка верна, а после неё — ошибка. Можно оставить только расстановку и w или b.",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""The review of a game: its list, chart and buttons, what was owed and who knew what, and its papers.

{who} is a side that begins the sentence, {piece_ins} and {piece_acc} a piece; all are filled by `phrases`.
"""

SENTENCES: dict[str, str] = {
    # What the list shows
    "review.filter_all": "Всё",
    "review.filter_moves": "Ходы",
    "review.filter_rulings": "Решения · {count}",
    "review.filter_marked": "Отметки: {count}",
    "review.empty_all": "Пока ничего не произошло.",
    "review.empty_moves": "Ходов нет.",
    "review.empty_rulings": "Решений не было.",
    "review.empty_marked": "Отметок нет. Строка списка отмечается кнопкой внизу или клавишами Ctrl+D.",
    "review.tab_list": "Список",
    "review.tab_panel": "Часы",
    "review.tab_chart": "График",
    # Bookmarks
    "review.mark": "Отметка",
    "review.protest": "Жалоба…",
    "review.protest_needs_marks": "Сначала отметить, о чём жалоба: кнопка «Отметка».",
    # Papers and files
    "review.protocol": "Протокол",
    "review.sheet": "Бланк",
    "review.pgn": "PGN",
    "review.where_pgn": "Сохранить партию в PGN",
    "review.pgn_filter": "Партии PGN (*.pgn)",
    "review.paper_protocol": "Протокол партии",
    "review.paper_protest": "Письменная жалоба",
    "review.paper_lines": "Что показывает запись партии",
    "review.paper_time": "Время",
    "review.paper_event": "Что произошло",
    "review.paper_clock_white": "Часы белых",
    "review.paper_clock_black": "Часы чёрных",
    # Steps and playing back
    "review.first": "В начало партии",
    "review.before": "Шаг назад",
    "review.after": "Шаг вперёд",
    "review.last": "В конец партии",
    "review.play": "Показать, как шла партия",
    "review.pause": "Остановить показ",
    "review.speed": "Скорость показа: {speed}",
    # The chart
    "review.chart": "Время на ход",
    "review.chart_empty": "Завершённых ходов пока нет.",
    "review.upwards": "вверх",
    "review.downwards": "вниз",
    "review.line_is": "линия — {time}",
    "review.bar_white": "Ход {number}, белые: {time}",
    "review.bar_black": "Ход {number}, чёрные: {time}",
    "review.seconds_and_tenths": "{seconds},{tenth} с",
    "review.seconds": "{seconds} с",
    "review.minutes": "{minutes} мин {seconds} с",
    # Beside the board
    "review.details": "Что было в этот миг",
    "review.happened": "Что произошло",
    "review.owed": "Обязанности",
    "review.known": "Что знали игроки",
    "review.repetitions": "Повторения",
    "review.conditions": "Условия партии",
    "review.owes_nothing": "Обязанностей нет.",
    "review.owes_move": "{who} обязаны сделать ход {move}.",
    "review.owes_piece": "{who} обязаны пойти {piece_ins} {square}.",
    "review.owes_capture": "{who} обязаны взять {piece_acc} {square}.",
    "review.owes_new_piece": "{who} обязаны выбрать новую фигуру на {square}.",
    "review.owes_the_rest": "{who} обязаны закончить начатый ход.",
    "review.offer_stands": "{who} предложили ничью, ответа ещё нет.",
    "review.arbiter_awaited": "Ждут решения судьи.",
    "review.players_told": "Игрокам сказано: «{words}»",
    "review.players_not_told": "Игрокам программа ничего не говорила.",
    "review.arbiters_alone": "Это знает только судья: игрокам программа не сообщала.",
    "review.unnoticed_move": "Только судья знает: в ходе {move} была ошибка, о ней не заявлено.",
    "review.unnoticed_flag": "Только судья знает: {who_nom} просрочили время, об этом не заявлено.",
    "review.no_repetition": "Ни одна позиция не стояла три раза.",
    "review.stood_after": "Одна позиция стояла после ходов: {moves}",
    "review.at_start": "начало",
    # How it ended
    "review.unfinished": "партия не окончена",
    "review.ended_at": "{reason}, ход {number}",
    "review.damaged": "запись повреждена",
    "review.lost_after": "Дальше запись не читается.",
    "review.lost": (
        "Запись партии повреждена: строка {number} и всё после неё не читаются. Показано то, что было до неё. "
        "Копию папки с данными нужно сохранить и показать судье."
    ),
}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Sentences of the area `exports`: files that go out and come in (TRF, PGN, CSV, XLSX), and what is wrong with them."""

SENTENCES: dict[str, str] = {
    # Where a fault is in a TRF file
    "exports.trf_at_line": "строка {line}: {fault}",
    "exports.trf_at_column": "строка {line}, столбец {first}: {fault}",
    "exports.trf_at_columns": "строка {line}, столбцы {first}–{last}: {fault}",
    # What a TRF file is instead
    "exports.trf_not_text": "это не текст. Нужен файл TRF из шахматной программы.",
    "exports.trf_too_large": "файл больше 5 МБ: это не турнир.",
    "exports.trf_no_players": "в файле нет ни одного участника (записи 001). Это не TRF, или в нём потеряны строки.",
    "exports.trf_not_round_robin": "это не круговой турнир в один или два круга. Другие программа не проводит.",
    "exports.trf_players_number": "участников в файле {found}, а по круговой системе играют от {least} до {most}.",
    "exports.trf_tie_breaks_unknown": (
        "Показатели файла ({list}) программа считает не все. Остаются показатели, записанные у группы."
    ),
    # What is wrong with a field
    "exports.trf_tab": "здесь знак табуляции, а в TRF всё стоит на своих столбцах. Его нужно заменить пробелами.",
    "exports.trf_blank_expected": "здесь должен быть пробел, а стоит «{found}». Похоже, строка сдвинута.",
    "exports.trf_number_expected": "здесь должно быть целое число от 1, а стоит «{found}».",
    "exports.trf_number_twice": "номер {found} уже есть в строке {earlier}. Номера не повторяются.",
    "exports.trf_points_expected": "здесь должны быть очки, например 4.5, а стоит «{found}».",
    "exports.trf_opponent_expected": "здесь должен быть номер соперника или 0000, а стоит «{found}».",
    "exports.trf_color_expected": "здесь должен быть цвет: w, b или «-», а стоит «{found}».",
    "exports.trf_result_expected": "здесь нужен результат: 1 = 0 W D L + - H F U Z или пробел, а стоит «{found}».",
    "exports.trf_round_count_expected": "здесь должно быть число туров, а стоит «{found}».",
    "exports.trf_round_counts_differ": "туров записано {found}, а раньше в файле: {earlier}.",
    "exports.trf_initial_color_expected": "здесь должен быть цвет W или B, а стоит «{found}».",
    "exports.trf_scoring_expected": "здесь должна быть система очков, например W 1.0 D 0.5, а стоит «{found}».",
    "exports.trf_bye_expected": "здесь должны быть F, H или Z, тур и номера, а стоит «{found}».",
    "exports.trf_adjustment_expected": "здесь должны быть вид, очки, тур и номера, а стоит «{found}».",
    "exports.trf_withdrawn_expected": "здесь должны быть номер и тур, например ladya-withdrawn 4 2, а стоит «{found}».",
    # Rows that do not agree
    "exports.trf_withdrawn_but_played": "участник {number} уже выбыл, а в туре {round} сыграл.",
    "exports.trf_result_without_opponent": "результат «{found}» без соперника. Соперник потерян или результат лишний.",
    "exports.trf_bye_with_opponent": "«{found}»: H, F, U и Z пишут тому, у кого нет соперника.",
    "exports.trf_against_himself": "тур {round}: участник {number} играет сам с собой.",
    "exports.trf_no_opponent": "тур {round}: соперник участника {number} — номер {opponent}, а такого номера нет.",
    "exports.trf_opponent_is_free": (
        "тур {round}: участник {number} играет с номером {opponent}, а в строке {other_line} у того партии нет."
    ),
    "exports.trf_other_opponent": (
        "тур {round}: участник {number} играет с номером {opponent}, а в строке {other_line} у того соперник {theirs}."
    ),
    "exports.trf_colors_differ": (
        "тур {round}: цвета участника {number} и номера {opponent} (строка {other_line}) не подходят друг к другу."
    ),
    "exports.trf_results_differ": (
        "тур {round}: у участника {number} результат «{own}», а у соперника, номера {opponent}, "
        "в строке {other_line} — «{theirs}». Так партия кончиться не могла."
    ),
    "exports.trf_round_beyond": "тура {round} нет: в строке {other_line} туров записано {rounds}.",
    "exports.trf_points_differ": "у участника {number} записано очков {written}, а по результатам выходит {results}.",
    "exports.trf_pair_too_often": (
        "тур {round}: участники {number} и {opponent} встречаются чаще, чем раз в круг. Кругов: {cycles}."
    ),
    "exports.trf_free_round_points": (
        "тур {round}: «{found}» даёт участнику {number} очки за свободный тур. В круговом турнире там 0000 и пробел."
    ),
    "exports.trf_round_count": "туров записано {rounds}, а участников {players}: в круговом турнире туров {expected}.",
    # What is no fault
    "exports.trf_unknown_record": "запись {din} неизвестна, она пропущена.",
    "exports.trf_player_count": "участников записано {found}, а строк с участниками {players}.",
    "exports.trf_by_points": "это не круговой турнир: места только по очкам.",
    "exports.nothing_expected": "{file}: сравнивать не с чем, в файле нет ожидаемой таблицы.",
    # Columns of tables for a spreadsheet
    "exports.participants": "Участники",
    "exports.column_group": "Группа",
    "exports.column_place": "Место",
    "exports.column_number": "№",
    "exports.column_name": "Фамилия и имя",
    "exports.column_class": "Класс",
    "exports.column_games": "Партий",
    "exports.column_points": "Очки",
    "exports.column_note": "Примечание",
    "exports.note_withdrawn": "больше не играет",
    "exports.note_annulled": "больше не играет, партии не в счёт",
    # Comments in PGN
    "exports.pgn_unplayed": "Партия не игралась.",
    "exports.pgn_without_moves": "Результат внесён судьёй, записи ходов нет.",
    "exports.pgn_annulled": "Партия не в счёт: её сыграли заново.",
    "exports.pgn_points": "Очки белых и чёрных: {score}.",
    "exports.pgn_illegal_move_white": (
        "{number}. {move}: невозможный ход белых остался в силе. Партия продолжается в следующей записи."
    ),
    "exports.pgn_illegal_move_black": (
        "{number}... {move}: невозможный ход чёрных остался в силе. Партия продолжается в следующей записи."
    ),
    # A file that cannot be written
    "exports.write_no_space": "Файл «{file}» не записан: в папке {folder} кончилось место.",
    "exports.write_forbidden": (
        "Файл «{file}» не записан: в папку {folder} записывать нельзя, или файл открыт в другой программе. "
        "Нужно закрыть его или выбрать другую папку."
    ),
    "exports.write_read_only": (
        "Файл «{file}» не записан: папка {folder} только для чтения. Нужно выбрать другую папку."
    ),
    "exports.write_no_folder": "Файл «{file}» не записан: папки {folder} нет. Нужно выбрать другую папку.",
    "exports.write_is_folder": "Файл «{file}» не записан: так называется папка. Нужно другое имя.",
    "exports.write_name": "Файл «{file}» не записан: такое имя не подходит. Нужно другое имя.",
    "exports.write_kept": "{fault} Прежний файл цел.",
    "exports.write_failed": "Файл «{file}» в папке {folder} не записан: {reason}.",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "exports.trf_more": ("и ещё {n} ошибка", "и ещё {n} ошибки", "и ещё {n} ошибок"),
    "exports.trf_rounds_moved": (
        "{n} партия записана в другой тур: по таблицам Бергера эта пара играет в нём.",
        "{n} партии записаны в другие туры: по таблицам Бергера эти пары играют в них.",
        "{n} партий записаны в другие туры: по таблицам Бергера эти пары играют в них.",
    ),
    "exports.trf_classes_elsewhere": (
        "{n} участник не из классов этой группы. Класс остаётся как в файле.",
        "{n} участника не из классов этой группы. Класс остаётся как в файле.",
        "{n} участников не из классов этой группы. Класс остаётся как в файле.",
    ),
    "exports.trf_classes_nowhere": (
        "У {n} участника класс по файлу не играет ни в одной группе, записан {grade}-й. Его можно исправить в списке.",
        "У {n} участников класс по файлу не играет ни в одной группе, записан {grade}-й. Его можно исправить в списке.",
        "У {n} участников класс по файлу не играет ни в одной группе, записан {grade}-й. Его можно исправить в списке.",
    ),
    "exports.trf_classes_unknown": (
        "У {n} участника класс в файле не указан, записан {grade}-й. Его можно исправить в списке.",
        "У {n} участников класс в файле не указан, записан {grade}-й. Его можно исправить в списке.",
        "У {n} участников класс в файле не указан, записан {grade}-й. Его можно исправить в списке.",
    ),
}

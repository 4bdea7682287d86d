"""Sentences of the area `cli_tournament`: the commands `pairings` and `standings` (files are named by their keys)."""

SENTENCES: dict[str, str] = {
    "cli_tournament.pairings_help": "Напечатать таблицу Бергера: пары каждого тура, первыми белые.",
    "cli_tournament.players_help": "сколько участников, от {low} до {high}",
    "cli_tournament.number": "ЧИСЛО",
    "cli_tournament.file": "ФАЙЛ",
    "cli_tournament.cycles_help": "сколько кругов: 1 или 2",
    "cli_tournament.plain_help": "не менять местами последние два тура первого круга",
    "cli_tournament.standings_help": "Посчитать места по файлу с партиями. Печатается JSON: строка на каждый файл.",
    "cli_tournament.files_help": "файлы JSON или TRF с участниками и партиями",
    "cli_tournament.check_help": "сравнить с тем, что ожидает файл (ключ expect)",
    "cli_tournament.not_players": (
        "«{text}» — не число участников. Нужно целое число от {low} до {high}, например: pairings 8"
    ),
    # A file that cannot be computed
    "cli_tournament.in_file": "{file}: {fault}",
    "cli_tournament.in_game": "партия {game}: {fault}",
    "cli_tournament.file_missing": "файла нет. Нужно проверить имя и папку.",
    "cli_tournament.file_unreadable": "файл не читается: {reason}.",
    "cli_tournament.file_not_text": "это не текст в UTF-8. Нужен файл JSON.",
    "cli_tournament.file_not_json": "это не JSON. Ошибка в строке {line}, знак {column}.",
    "cli_tournament.file_too_deep": "это не JSON такого вида: слишком много вложений или слишком длинное число.",
    "cli_tournament.tie_break_not_built": "показатель {tie_break} программа не считает. Есть: {built}.",
    "cli_tournament.field_object": "«{key}» должно быть объектом в фигурных скобках.",
    "cli_tournament.field_unknown": "ключ «{key}» неизвестен. Известны: {known}.",
    "cli_tournament.field_twice": "ключ «{key}» стоит дважды. Один из двух нужно убрать.",
    "cli_tournament.field_missing": "нет ключа «{key}». Его нужно добавить.",
    "cli_tournament.field_list": "«{key}» должно быть списком в квадратных скобках.",
    "cli_tournament.field_string": "«{key}» должно быть строкой в кавычках.",
    "cli_tournament.field_boolean": "«{key}» должно быть true или false.",
    "cli_tournament.field_integer": "«{key}» должно быть целым числом от {low} до {high}.",
    "cli_tournament.field_number": "«{key}» должно быть числом от 0 до {high}.",
    "cli_tournament.field_decimals": "в «{key}» слишком много знаков после запятой. Можно не больше {decimals}.",
    "cli_tournament.field_time": "«{key}» должно быть временем, например 16:00:00.",
    "cli_tournament.player_count": "участников: {n}. Нужно от {low} до {high}.",
    "cli_tournament.scoring_order": "победа должна стоить больше ничьей, а ничья не меньше проигрыша.",
    "cli_tournament.scoring_draws": "две ничьи не должны стоить больше, чем победа и проигрыш вместе.",
    "cli_tournament.edition": "«edition» — это месяц, с которого действуют правила, например {example}.",
    "cli_tournament.round_needed": "у партии нет тура («round»), а показатель {tie_break} считается по турам.",
    "cli_tournament.round_of_forfeit": (
        "показатель {tie_break} считается по турам, а у партии {white} и {black} тура нет. "
        "Её нужно записать с туром и результатом null."
    ),
    "cli_tournament.withdrawn_twice": "участник {player} выбыл дважды. Нужна одна запись.",
    "cli_tournament.against_himself": "участник {player} играет сам с собой.",
    "cli_tournament.pair_too_often": "пара {white} и {black} встречается чаще, чем раз в круг. Кругов: {cycles}.",
    "cli_tournament.twice_in_round": "участник {player} играет в туре {round} дважды.",
    "cli_tournament.played_after_leaving": "участник {player} сыграл в туре {round}, хотя выбыл раньше.",
    "cli_tournament.unknown_result": "результат «{result}» неизвестен. Известны: {known}, null.",
    "cli_tournament.column_length": "в «{key}» значений: {found}, а участников: {players}.",
    # What differs from an expectation
    "cli_tournament.differs": "{file}: {key}: ожидалось {expected}, получено {found}",
    "cli_tournament.player_differs": (
        "{file}: {key}, участник {player} ({name}): ожидалось {expected}, получено {found}"
    ),
}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Sentences of the area `participants`: what is said about a list of pupils that is read in."""

SENTENCES: dict[str, str] = {
    # About the whole list
    "participants.nobody": "В списке нет ни одной фамилии. Нужна строка на каждого ученика: Фамилия Имя; 5А",
    "participants.file_spreadsheet": (
        "Это книга Excel или архив, а не текст. В Excel: «Сохранить как» — «CSV», затем выбрать новый файл. "
        "Или скопировать столбцы и вставить их в окно."
    ),
    "participants.file_office": (
        "Это документ Word или Excel, а не текст. Его нужно сохранить как «CSV» или «Обычный текст» "
        "либо скопировать список и вставить его в окно."
    ),
    "participants.file_pdf": "Это файл PDF, а не текст. Список можно скопировать оттуда и вставить в окно.",
    "participants.file_binary": "Это не текстовый файл. Нужен список в формате CSV или TXT.",
    "participants.file_encoding": (
        "Кодировка этого файла непонятна: вместо фамилий получаются случайные буквы. "
        "Нужно сохранить список в кодировке UTF-8 или скопировать его и вставить в окно."
    ),
    "participants.file_too_large": "Файл больше 5 МБ: это не список учеников. Нужен файл CSV или TXT.",
    # Why a line is not taken
    "participants.name_missing": "Строка {line}: нет фамилии и имени. Нужно вписать, например: Фамилия Имя; 5А",
    "participants.name_too_long": (
        "Строка {line}: в имени букв: {n}, а помещается не больше {limit}. Имя нужно сократить."
    ),
    "participants.damaged": "Строка {line}: в ней испорченные буквы. Строку нужно вписать заново.",
    "participants.class_missing": "Строка {line}: нет класса. Нужно вписать, например: 4Б",
    "participants.class_unknown": "Строка {line}: «{text}» не похоже на класс. Нужно вписать, например: 4Б",
    "participants.grade_refused": (
        "Строка {line}: {grade}-й класс не играет. По положению допускаются классы с {first}-го по {last}-й."
    ),
    "participants.grade_unknown": "Строка {line}: класса {grade} в школе нет. Нужно исправить класс.",
    "participants.duplicate": "Строка {line}: этот ученик уже есть в строке {earlier}. Второй раз не берём.",
    "participants.already_entered": "Строка {line}: этот ученик уже есть среди участников. Второй раз не берём.",
    # What was changed in a line, or deserves a look
    "participants.name_becomes": "Станет: {name}",
    "participants.latin_letter": "Латинская буква {latin} заменена русской: {class_name}",
    "participants.extra_ignored": "Лишнее не взято: {text}",
    "participants.same_name": "Тёзка: такое же имя в строке {earlier}, но класс другой.",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

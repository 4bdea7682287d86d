"""Sentences of the area `participants`: a list of pupils on its way in, what is said about it and about its rows."""

SENTENCES: dict[str, str] = {
    # About the whole list
    "participants.nobody": "В списке нет ни одной фамилии. Нужна строка на каждого ученика: Фамилия Имя; 5А",
    "participants.file_archive": "Это архив, а не список. Файл со списком нужно сначала достать из архива.",
    "participants.file_word": (
        "Это документ Word, а не таблица. Список можно выделить в нём, скопировать и вставить в это окно."
    ),
    "participants.file_office": (
        "Это документ, а не таблица. Список можно выделить в нём, скопировать и вставить в это окно."
    ),
    "participants.file_old_book": (
        "Это книга Excel старого вида (.xls). В Excel: «Сохранить как» — «Книга Excel (.xlsx)», затем выбрать новый "
        "файл. Или скопировать столбцы и вставить их в это окно."
    ),
    "participants.file_other_book": (
        "Это таблица вида {kind}. Её нужно сохранить как «Книга Excel (.xlsx)» и выбрать новый файл. "
        "Или скопировать столбцы и вставить их в это окно."
    ),
    "participants.file_locked_book": (
        "Файл закрыт паролем. Его нужно открыть в Excel и сохранить без пароля или скопировать столбцы "
        "и вставить их в это окно."
    ),
    "participants.file_book_damaged": (
        "Эта книга Excel испорчена и не читается. Её нужно открыть в Excel и сохранить заново или скопировать столбцы "
        "и вставить их в это окно."
    ),
    "participants.file_book_too_large": (
        "В этом файле больше {limit} МБ данных: для списка учеников слишком много. Столбцы с фамилиями и классами "
        "можно скопировать и вставить в это окно."
    ),
    "participants.file_too_many_rows": (
        "На листе «{sheet}» больше {limit} строк: для списка учеников слишком много. Столбцы с фамилиями и классами "
        "можно скопировать и вставить в это окно."
    ),
    "participants.file_no_sheet": "В этой книге Excel нет ни одного листа с таблицей.",
    "participants.file_page": (
        "Это страница для браузера, а не таблица. Её нужно открыть в Excel и сохранить как «Книга Excel (.xlsx)» "
        "или скопировать список и вставить его в это окно."
    ),
    "participants.file_pdf": "Это файл PDF, а не таблица. Список можно скопировать оттуда и вставить в это окно.",
    "participants.file_binary": "Это не список. Нужен файл Excel (.xlsx), CSV или TXT.",
    "participants.file_encoding": (
        "Кодировка этого файла непонятна: вместо фамилий получаются случайные буквы. "
        "Нужно сохранить список в кодировке UTF-8 или скопировать его и вставить в это окно."
    ),
    "participants.file_too_large": "Файл больше 5 МБ: это не список учеников. Нужен файл Excel (.xlsx), CSV или TXT.",
    "participants.file_unreadable": "Файл «{name}» не открылся: {reason}.",
    "participants.file_named": "«{name}»: {what}",
    # Why a row is not taken
    "participants.at_line": "Строка {line}: {what}",
    "participants.name_missing": "Нет фамилии и имени",
    "participants.name_too_long": "Слишком длинное имя: букв {n}, а помещается {limit}",
    "participants.line_too_long": "Строка длиннее {limit} букв: это не список учеников",
    "participants.damaged": "Испорченные буквы: имя и класс нужно вписать заново",
    "participants.class_missing": "Нет класса. Нужно вписать, например: 4Б",
    "participants.class_unknown": "«{text}» не похоже на класс. Нужно, например: 4Б",
    "participants.class_is_date": "«{text}» — дата: так таблица исказила класс. Нужно вписать, например: 4Б",
    "participants.formula_without_value": "В ячейке {cell} формула без значения: вписать здесь или сохранить в Excel",
    "participants.cell_error": "В ячейке {cell} ошибка {text}. Нужно вписать верно",
    "participants.grade_refused": "{grade}-й класс не играет: допускаются классы {first}–{last}",
    "participants.grade_without_group": "Для {grade}-го класса нет группы",
    "participants.grade_unknown": "Класса {grade} в школе нет",
    "participants.duplicate": "Уже есть в строке {earlier}. Если это другой ученик, нужно дописать отчество",
    "participants.already_entered": "Уже среди участников. Если это другой ученик, нужно дописать отчество",
    # What was changed in a row, or deserves a look
    "participants.name_becomes": "Станет: {name}",
    "participants.latin_letter": "Латинская {latin} стала русской: {class_name}",
    "participants.extra_ignored": "Лишнее не взято: {text}",
    "participants.same_name": "Тёзка есть в строке {earlier}, класс другой",
    "participants.hidden_row": "В файле эта строка скрыта",
    "participants.class_above": "Класс взят из строки {earlier}",
    "participants.class_of_sheet": "Класс взят из названия листа: {text}",
    # The page
    "participants.title": "Список участников",
    "participants.paste_hint": (
        "Каждый ученик на своей строке: фамилия и имя; класс\n\nНапример:\nРомашкина Полина; 4А\nОблаков Лев; 3В\n\n"
        "Можно вставить столбцы из таблицы или перетащить сюда файл."
    ),
    "participants.source": "Список",
    "participants.edit_text": "Текст списка",
    "participants.preview_empty": "Здесь появится список: строка за строкой, с проверкой.",
    "participants.open_file": "Открыть файл…",
    "participants.file_filter": "Списки (*.xlsx *.csv *.txt *.tsv);;Все файлы (*)",
    "participants.column_line": "Стр.",
    "participants.column_group": "Группа",
    "participants.column_check": "Проверка",
    "participants.good": "Готово",
    "participants.count_ready": "Готово {n}",
    "participants.count_wrong": "Ошибка {n}",
    "participants.count_noted": "Замечание {n}",
    "participants.count_twice": "Повтор {n}",
    "participants.encoding": "Кодировка",
    "participants.sheet": "Лист",
    "participants.quoted": "«{title}»",
    "participants.columns_left_out": "Не взяты столбцы: {titles}.",
    "participants.lines_passed_over": "Не взяты строки, где нет учеников: {lines}.",
    "participants.other_sheets": "Ученики есть и на других листах: {titles}.",
    "participants.to_fault": "К ошибке",
    "participants.in_group": "{group}: {n}",
    "participants.take_none": "Взять в список",
    "participants.take_without": "Взять остальных: {n}",
    "participants.take_row": "Взять строку {line}",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "participants.fix": (
        "{n} строка с ошибкой не войдёт. Её можно исправить прямо в таблице.",
        "{n} строки с ошибкой не войдут. Их можно исправить прямо в таблице.",
        "{n} строк с ошибкой не войдут. Их можно исправить прямо в таблице.",
    ),
    "participants.take": ("Взять {n} участника", "Взять {n} участников", "Взять {n} участников"),
}

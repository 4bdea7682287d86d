"""Sentences of the area `system`: why the system cannot use a file, each the middle of a sentence."""

SENTENCES: dict[str, str] = {
    "system.missing": "такого файла или папки нет",
    "system.not_allowed": "нет права доступа",
    "system.read_only": "сюда нельзя записывать",
    "system.full": "на диске нет места",
    "system.folder": "это папка, а не файл",
    "system.no_folder": "это не папка",
    "system.exists": "такое имя уже занято",
    "system.long_name": "слишком длинное имя",
    "system.name": "такое имя не подходит",
    "system.device": "диск не отвечает",
    "system.busy": "файл занят другой программой",
    "system.large": "файл слишком большой",
    "system.loop": "ссылка ведёт сама на себя",
    "system.many_open": "открыто слишком много файлов",
    "system.closed": "вывод закрыт",
    "system.memory": "не хватает памяти",
    "system.number": "ошибка системы {number}",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Sentences of the area `cli`: code -> Russian source."""

SENTENCES: dict[str, str] = {
    "cli.help": """Ладья: шахматная доска для школьного турнира.

  ladya-desktop                          открыть программу
  ladya-desktop adjudicate ФАЙЛ ...      рассудить записанные случаи, по одной строке JSON на случай
  ladya-desktop adjudicate --check ...   сравнить решения с ожидаемыми
  ladya-desktop pairings ЧИСЛО           таблица Бергера: [--cycles 2] [--plain]
  ladya-desktop standings ФАЙЛ ...       таблица турнира: [--check]
  ladya-desktop tour ПАПКА               показать программу в действии: картинки экранов в папку
  ladya-desktop --version                версия""",
    "cli.unknown_command": "Нет такой команды: {name}. Список команд: ladya-desktop --help",
    "cli.adjudicate_usage": "Нужно так: ladya-desktop adjudicate [--check] ФАЙЛ.json ...",
    "cli.tour_usage": "Нужно так: ladya-desktop tour ПАПКА [--lang ru|en]",
    "cli.tour_folder": "{folder}: в эту папку нельзя записать картинки: {why}",
    "cli.tour_no_folder": "{folder}: это не папка",
    "cli.tour_stuck": "Показ остановился ({language}): не дождались «{awaited}». Картинки до этого места: {folder}",
    "cli.tour_differs": "{language}: {fact}: ожидалось {wanted}, получилось {got}",
    "cli.tour_trouble": "{language}: {what}",
    "cli.unreadable": "{file}: файл не прочитан: {why}",
    "cli.not_printed": "Ответ не удалось вывести: {why}. Нужно освободить место или вывести его в другой файл.",
    "cli.doubled_key": "ключ «{key}» встречается дважды",
    "cli.too_deep": "слишком глубокая вложенность",
    "cli.case_error": "{file}: случай {case}: {key}: такого в формате нет: {value}",
    "cli.not_built": "{file}: случай {case}: {key}: этого в программе ещё нет: {value}",
    "cli.difference": "{file}: {case}: {key}: ожидалось {wanted}, получилось {got}",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "cli.tour_done": (
        "Всё прошло, как задумано: {n} картинка и report.json в папке {folder}",
        "Всё прошло, как задумано: {n} картинки и report.json в папке {folder}",
        "Всё прошло, как задумано: {n} картинок и report.json в папке {folder}",
    ),
}

"""Sentences of the area `cli`: code -> Russian source."""

SENTENCES: dict[str, str] = {
    "cli.help": """Ладья: шахматная доска для школьного турнира.

  ladya-desktop                          открыть программу
  ladya-desktop --kiosk                  открыть как доску, из которой выпускает только PIN судьи
  ladya-desktop adjudicate ФАЙЛ ...      рассудить записанные случаи, по одной строке JSON на случай
  ladya-desktop adjudicate --check ...   сравнить решения с ожидаемыми
  ladya-desktop can-mate [FEN ...]       может ли сторона ещё поставить мат: [--side white|black] [--limit СЕКУНДЫ]
  ladya-desktop pairings ЧИСЛО           таблица Бергера: [--cycles 2] [--plain]
  ladya-desktop standings ФАЙЛ ...       таблица турнира: [--check]
  ladya-desktop tour ПАПКА               показать программу в действии: картинки экранов в папку
  ladya-desktop --version                версия""",
    "cli.usage": "Нужно так:",
    "cli.places": "что указать",
    "cli.options": "дополнительно",
    "cli.help_option": "показать эту справку",
    "cli.argument_missing": "не указано: {what}",
    "cli.argument_unknown": "лишнее в строке: {what}",
    "cli.argument_wrong": "{name}: {why}",
    "cli.argument_needs_value": "{name}: нужно одно значение",
    "cli.argument_takes_none": "{name}: значение здесь не нужно",
    "cli.argument_none_of": "«{text}» не подходит. Можно: {values}",
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
    "cli.not_json": "это не JSON, ошибка в строке {line}, знак {column}",
    "cli.not_text": "это не текст в UTF-8",
    "cli.bad_number": "в нём слишком длинное число",
    "cli.too_deep": "слишком глубокая вложенность",
    "cli.case_missing": "{file}: случай {case}: {key}: значение не указано",
    "cli.case_error": "{file}: случай {case}: {key}: такого в формате нет: {value}",
    "cli.can_mate_help": "Может ли сторона ещё поставить мат какой-нибудь серией ходов? Строка JSON на позицию.",
    "cli.can_mate_fens": "позиции FEN, каждая в кавычках; без них читается стандартный ввод, по одной в строке",
    "cli.can_mate_side": "только эта сторона: white — белые, black — чёрные",
    "cli.can_mate_limit": "сколько секунд думать за каждую сторону (если не сказано: {default})",
    "cli.can_mate_seconds": "СЕКУНДЫ",
    "cli.can_mate_no_limit": "«{text}» — не время. Нужно число секунд больше нуля, например: --limit 0.5",
    "cli.can_mate_bad_fen": (
        "строка {line}: «{fen}»: позиция не прочитана. Нужна запись FEN, по одному королю у каждой стороны, например: "
        "4k3/8/8/8/8/8/4P3/4K3 w - -"
    ),
    "cli.difference": "{file}: {case}: {key}: ожидалось {wanted}, получилось {got}",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "cli.tour_done": (
        "Всё прошло, как задумано: {n} картинка и report.json в папке {folder}",
        "Всё прошло, как задумано: {n} картинки и report.json в папке {folder}",
        "Всё прошло, как задумано: {n} картинок и report.json в папке {folder}",
    ),
}

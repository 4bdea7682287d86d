"""Sentences of the area `pin`: the arbiter's PIN, its pad, what it opens."""

SENTENCES: dict[str, str] = {
    "pin.title": "PIN судьи",
    "pin.for_panel": "Панель открывается по PIN судьи.",
    "pin.for_tournament": "Турнир открывается по PIN судьи.",
    "pin.for_closing": "Программа закрывается по PIN судьи.",
    "pin.for_settings": "Настройки открываются по PIN судьи.",
    "pin.for_kiosk": "Здесь распоряжается судья.",
    "pin.for_leaving": "Партию прерывает судья.",
    "pin.for_record": "Запись партии открывается по PIN судьи.",
    "pin.old": "Прежний PIN",
    "pin.new": "Новый PIN: четыре цифры.",
    "pin.repeat": "Ещё раз те же цифры.",
    "pin.different": "Цифры не совпали. Сначала.",
    "pin.wrong": "PIN не подошёл.",
    "pin.clear": "Стереть цифру",
    "pin.cancel": "Отмена",
    # Settings
    "pin.set": "Задать PIN судьи",
    "pin.change": "Сменить PIN",
    "pin.remove": "Убрать PIN",
    "pin.none_hint": "Сейчас панель судьи и турнир может открыть каждый. С PIN их открывает только тот, кто его знает.",
    "pin.set_hint": "Панель судьи, турнир, настройки и закрытие программы спрашивают PIN.",
    "pin.damaged_hint": "Запись о PIN испорчена, поэтому сейчас PIN не нужен. Его можно задать снова.",
    "pin.was_set": "PIN задан. Если он забудется, что делать, сказано в README.",
    "pin.was_removed": "PIN больше не нужен.",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "pin.left": ("Осталась {n} попытка.", "Осталось {n} попытки.", "Осталось {n} попыток."),
    "pin.wait": (
        "Слишком много ошибок. Подождать {n} секунду.",
        "Слишком много ошибок. Подождать {n} секунды.",
        "Слишком много ошибок. Подождать {n} секунд.",
    ),
    "pin.entered": ("Введена {n} цифра из 4", "Введены {n} цифры из 4", "Введено {n} цифр из 4"),
}

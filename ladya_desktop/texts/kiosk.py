"""Sentences of the area `kiosk`: the computer as one board, its waiting screen and its settings. Code -> Russian."""

SENTENCES: dict[str, str] = {
    # The waiting screen
    "kiosk.board": "Доска {board}",
    "kiosk.any_board": "Шахматная доска",
    "kiosk.next": "Следующая партия — тур {round}",
    "kiosk.next_board": "Следующая партия — тур {round}, доска {board}",
    "kiosk.soon": "Партия сейчас откроется.",
    "kiosk.waits": "Партия откроется сама, когда игроки закончат прежние партии.",
    "kiosk.no_game_title": "Ждём судью",
    "kiosk.no_game_text": "Пар для этой доски пока нет. Партия откроется здесь сама.",
    "kiosk.all_played_title": "Партии сыграны",
    "kiosk.all_played_text": "На этой доске сегодня больше никто не играет. Спасибо за игру!",
    "kiosk.stuck_title": "Ждём судью",
    "kiosk.stuck_text": "Партия не открылась. Судья поможет.",
    "kiosk.resumed_title": "Прерванная партия",
    "kiosk.arbiter": "Судья",
    # What the arbiter does
    "kiosk.menu": "Киоск",
    "kiosk.open_now": "Открыть партию сейчас",
    "kiosk.tournament": "Турнир",
    "kiosk.free_game": "Партия без турнира",
    "kiosk.change": "Другая доска или группа",
    "kiosk.leave": "Выйти из киоска",
    "kiosk.back": "Назад",
    # Which games
    "kiosk.choose": "Какие партии играют на этом компьютере?",
    "kiosk.of_day": "Все партии дня",
    "kiosk.of_day_note": "Группа, которая играет сегодня.",
    "kiosk.one_board": "Только одна доска",
    "kiosk.one_board_note": "Номер доски — как в списке пар тура.",
    "kiosk.number": "Номер доски",
    "kiosk.less": "Номер меньше",
    "kiosk.more": "Номер больше",
    "kiosk.alone": "Другие доски — на других компьютерах",
    "kiosk.alone_note": "Их результатов здесь нет, поэтому партия открывается, не дожидаясь их.",
    "kiosk.cancel": "Отмена",
    "kiosk.begin": "Включить киоск",
    "kiosk.apply": "Готово",
    # Settings
    "kiosk.title": "Киоск",
    "kiosk.hint": (
        "Во весь экран только доска: пары открываются сами, а закрыть программу, выйти к турниру, настройкам и чужим "
        "партиям можно только с PIN судьи. Так же программа откроется после перезапуска."
    ),
    "kiosk.switch_on": "Включить киоск…",
    "kiosk.needs_pin": "Сначала нужно задать PIN судьи: без него киоск никого не удержит.",
    "kiosk.no_pin": (
        "PIN судьи не задан (файл {file}), поэтому выйти из киоска может каждый. "
        "Судье: выйти из киоска и задать PIN в настройках, на странице «Судья»."
    ),
    "kiosk.needs_pin_at_start": (
        "Киоск не включён: PIN судьи ещё не задан. Его задают в настройках, на странице «Судья»."
    ),
}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Words of every screen: the sides, time, dates, counted things."""

SENTENCES: dict[str, str] = {
    # The two sides and the others who act, in the cases that sentences need.
    "side.white.nom": "белые",
    "side.white.gen": "белых",
    "side.white.dat": "белым",
    "side.white.acc": "белых",
    "side.white.ins": "белыми",
    "side.black.nom": "чёрные",
    "side.black.gen": "чёрных",
    "side.black.dat": "чёрным",
    "side.black.acc": "чёрных",
    "side.black.ins": "чёрными",
    "side.arbiter.nom": "судья",
    "side.arbiter.gen": "судьи",
    "side.arbiter.dat": "судье",
    "side.arbiter.acc": "судью",
    "side.arbiter.ins": "судьёй",
    "side.program.nom": "программа",
    "side.program.gen": "программы",
    "side.program.dat": "программе",
    "side.program.acc": "программу",
    "side.program.ins": "программой",
    # Time
    "time.base_per_game": "{base} на партию",
    "time.base_and_increment": "{base} + {increment} на ход",
    "time.no_clock": "без часов",
    "time.two_units": "{first} {second}",
    # Dates: the day of a month as it is spoken
    "date.month_1": "{day} января",
    "date.month_2": "{day} февраля",
    "date.month_3": "{day} марта",
    "date.month_4": "{day} апреля",
    "date.month_5": "{day} мая",
    "date.month_6": "{day} июня",
    "date.month_7": "{day} июля",
    "date.month_8": "{day} августа",
    "date.month_9": "{day} сентября",
    "date.month_10": "{day} октября",
    "date.month_11": "{day} ноября",
    "date.month_12": "{day} декабря",
    # Which game it is
    "common.round_board": "Тур {round} · доска {board}",
    "common.free_game": "Партия вне турнира",
    "common.no_record": "Записи этой партии нет: она сыграна на деревянной доске, известен только результат.",
    "common.pairing_decided": "У этой пары уже есть результат. Изменить его можно в турах кнопкой «Исправить…».",
    "common.game_replaced": (
        "Эта партия отменена, и у пары уже новая партия или новый результат. В таблицу ничего не внесено."
    ),
    "common.corrected_at_board": "судья изменил результат за доской",
    "common.result_taken_back": "судья отменил решение, партия продолжается",
    # How the hands in a game are treated
    "common.conditions.of_game": "Условия партии",
    "common.conditions.change": "Изменить…",
    "common.conditions.change_of": "Изменить условия: {of}",
    "common.conditions.done": "Готово",
    "common.conditions.cancel": "Отмена",
    "common.conditions.conduct": "Доска",
    "common.conditions.guided": "Помогает",
    "common.conditions.guided_note": "Неверно поставленная фигура возвращается, рокировку и превращение доводит доска.",
    "common.conditions.guided_short": "доска помогает",
    "common.conditions.strict": "Как деревянная",
    "common.conditions.strict_note": "Фигура стоит там, где её поставили. Ход проверяют, когда нажаты часы.",
    "common.conditions.strict_short": "как деревянная доска",
    "common.conditions.supervision": "Кто следит за игрой",
    "common.conditions.full": "Программа следит за всем",
    "common.conditions.full_note": "Невозможный ход и упавший флажок замечены сразу.",
    "common.conditions.full_short": "программа следит за всем",
    "common.conditions.limited": "Сами игроки",
    "common.conditions.limited_note": "Один судья на много досок: нарушение считается, если о нём сказал соперник.",
    "common.conditions.limited_short": "за нарушениями следят игроки",
    "common.conditions.rulings": "Кто решает",
    "common.conditions.automatic": "Программа",
    "common.conditions.automatic_note": "Решение объявлено сразу, с номером статьи.",
    "common.conditions.automatic_short": "решает программа",
    "common.conditions.confirm_end": "Программа, а конец партии — судья",
    "common.conditions.confirm_end_note": "Перед поражением за второй невозможный ход ждут судью.",
    "common.conditions.confirm_end_short": "конец партии решает судья",
    "common.conditions.arbiter": "Судья",
    "common.conditions.arbiter_note": "При каждом нарушении часы стоят, пока не решит судья.",
    "common.conditions.arbiter_short": "решает судья",
    # Before there is a window
    "common.unknown_platform": (
        "Переменная QT_QPA_PLATFORM называет экран «{name}», а такого нет: "
        "эту переменную нужно убрать или назвать в ней один из этих: {known}."
    ),
    # The decimal mark of numbers on the screen; files have their own rules
    "number.decimal_mark": ",",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "time.minutes": ("{n} минута", "{n} минуты", "{n} минут"),
    "time.seconds": ("{n} секунда", "{n} секунды", "{n} секунд"),
}

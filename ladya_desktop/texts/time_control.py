"""A time control laid down period by period, and what it means."""

SENTENCES: dict[str, str] = {
    "time_control.title": "Свой контроль времени",
    "time_control.own": "Другие…",
    "time_control.own_hint": "Свой контроль: периоды, ходы, секунды на ход",
    "time_control.cancel": "Отмена",
    "time_control.done": "Готово",
    # What it means
    "time_control.rate_blitz": "{control}. На 60 ходов каждому {time}: это блиц (до 10 минут).",
    "time_control.rate_rapid": (
        "{control}. На 60 ходов каждому {time}: это быстрые шахматы (больше 10, но меньше 60 минут)."
    ),
    "time_control.rate_standard": "{control}. На 60 ходов каждому {time}: это классика (от 60 минут).",
    "time_control.no_clock": "Играют без часов: время не ограничено.",
    # One period
    "time_control.period": "Период {n}",
    "time_control.of_period": "{name}, период {n}",
    "time_control.moves": "На сколько ходов",
    "time_control.to_the_end": "до конца партии",
    "time_control.minutes": "Минут",
    "time_control.seconds": "Секунд",
    "time_control.bonus": "Секунд на ход",
    "time_control.timing": "Как дают секунды",
    "time_control.fischer": "добавляют (Фишер)",
    "time_control.bronstein": "задержка Бронштейна",
    "time_control.delay": "простая задержка",
    "time_control.fischer_note": "После каждого хода эти секунды прибавляются.",
    "time_control.bronstein_note": "После хода возвращается то, что потрачено, но не больше этих секунд.",
    "time_control.delay_note": "Часы начинают идти, когда пройдут эти секунды.",
    "time_control.add": "Добавить период",
    "time_control.remove": "Убрать период {n}",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    # Where there is no room for all of them
    "time_control.of_periods": (
        "Контроль из {n} периода",
        "Контроль из {n} периодов",
        "Контроль из {n} периодов",
    ),
}

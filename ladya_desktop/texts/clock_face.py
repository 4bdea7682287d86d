"""What a clock face says besides its state: the delay that passes, what a move brings, what a ruling gave."""

SENTENCES: dict[str, str] = {
    # A simple delay (6.3.2), while the time does not count yet; `n` whole seconds
    "clock_face.delay": "Время ещё не идёт: {seconds}",
    "clock_face.delay_short": "Не идёт: {seconds}",
    "clock_face.delay_shortest": "+{seconds}",
    "clock_face.delay_spoken": "Время ещё не идёт.",
    # Of two flags that are down
    "clock_face.first": "Флажок упал первым",
    "clock_face.first_short": "Первым",
    # What a ruling has given to this side; `time` as on a clock
    "clock_face.given": "+{time} по решению",
    "clock_face.given_short": "+{time}",
    # What each move brings
    "clock_face.fischer": "+{seconds} с за каждый ход",
    "clock_face.bronstein": "за ход вернётся до {seconds} с",
    "clock_face.each_delay": "первые {seconds} с хода не считаются",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

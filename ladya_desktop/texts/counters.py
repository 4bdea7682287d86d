"""Sentences of the area `counters`: in the arbiter's panel, how many moves are counted."""

SENTENCES: dict[str, str] = {
    "counters.of.white": "Ходов сделали белые",
    "counters.of.black": "Ходов сделали чёрные",
    "counters.was": "было {count}",
    "counters.was_in_period": "было {count}; сейчас период {number} из {periods}",
    "counters.set": "Поставить счётчик",
    "counters.hundreds": "сотни",
    "counters.tens": "десятки",
    "counters.units": "единицы",
    "counters.digit": "{whose}, {digit}: {value}",
    "counters.more": "{whose}: на один больше",
    "counters.fewer": "{whose}: на один меньше",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

"""Sentences of the area `counters`: in the arbiter's panel, how many moves are counted, and warnings."""

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
    "counters.warn.white": "Предупредить белых",
    "counters.warn.black": "Предупредить чёрных",
    "counters.warned": "{act}: уже {count}",
    "counters.warn_note": "Предупреждение запишется, часы и позиция не изменятся. Ст. 12.9.1",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

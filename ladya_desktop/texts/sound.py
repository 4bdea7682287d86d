"""The page of the settings where sounds are chosen."""

SENTENCES: dict[str, str] = {
    "sound.title": "Звуки",
    "sound.hint": "В турнире тихо, пока звук не включён здесь.",
    "sound.volume": "Громкость",
    "sound.volume_off": "выключено",
    "sound.occasion.game": "Партия, урок",
    "sound.occasion.tournament": "Турнир",
    "sound.move": "Ход",
    "sound.capture": "Взятие",
    "sound.check": "Шах",
    "sound.low_time": "Мало времени",
    "sound.ruling": "Решение",
    "sound.flag": "Флажок упал",
    "sound.of_game": "{sound}: в партии и на уроке",
    "sound.of_tournament": "{sound}: в турнире",
    "sound.try": "Послушать: {sound}",
    "sound.no_check": "—",
    "sound.no_check_hint": "В турнире о шахе не подсказывают.",
    "sound.nothing_plays": "На этом компьютере нечем проиграть звук. Нужны колонки или наушники и одна из программ "
    "pw-play, paplay, aplay (пакеты pipewire-bin, pulseaudio-utils, alsa-utils). Игра идёт и без звука.",
}

PLURALS: dict[str, tuple[str, str, str]] = {}

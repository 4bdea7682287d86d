"""Sentences of the area `settings`: its pages, and how the board looks."""

SENTENCES: dict[str, str] = {
    "settings.page_board": "Доска",
    "settings.page_screen": "Экран",
    "settings.page_clock": "Часы",
    "settings.page_sound": "Звук",
    "settings.page_arbiter": "Судья",
    # The board
    "settings.board_theme": "Цвет доски",
    "settings.board_wood": "Липа",
    "settings.board_green": "Зелёное сукно",
    "settings.board_blue": "Тетрадь",
    "settings.board_contrast": "Контраст",
    "settings.pieces": "Фигуры",
    "settings.pieces_classic": "Как в книгах",
    "settings.pieces_school": "Крупные",
    "settings.pieces_letters": "Буквы",
    "settings.coordinates": "Буквы и цифры доски",
    "settings.coordinates_normal": "Обычные",
    "settings.coordinates_large": "Большие",
    "settings.coordinates_every": "На каждой клетке",
    "settings.preview": "Так будет выглядеть доска",
    "settings.broken_file": "Файл {file} испорчен или пропал. Доска и фигуры показаны как обычно, с партиями ничего "
    "не случилось. Остальные виды вернёт повторная установка программы.",
    "settings.broken_theme": "Испорчено или пропало: {file}. Окна показаны в обычных цветах, с партиями ничего не "
    "случилось. Прежний вид вернёт повторная установка программы.",
    # The clock
    "settings.clock_keys": "Клавиши часов",
    "settings.clock_keys_ctrl": "Левый Ctrl — белые, правый Ctrl — чёрные",
    "settings.clock_keys_ctrl_note": "Обычно: белые сидят слева.",
    "settings.clock_keys_crossed": "Левый Ctrl — чёрные, правый Ctrl — белые",
    "settings.clock_keys_crossed_note": "Если белые сидят справа.",
    "settings.clock_keys_function": "F4 — белые, F12 — чёрные",
    "settings.clock_keys_function_note": "Для клавиатуры без правого Ctrl.",
    # The screen
    "settings.theme": "Цвета окон",
    "settings.theme_system": "Как в компьютере",
    "settings.theme_light": "Светлые",
    "settings.theme_dark": "Тёмные",
    "settings.theme_contrast": "Контрастные",
    "settings.size": "Размер букв и кнопок",
    "settings.size_percent": "{percent} %",
    "settings.open_again_hint": "Цвета и размер изменятся, когда программа откроется снова.",
    "settings.open_again": "Открыть снова сейчас",
}

PLURALS: dict[str, tuple[str, str, str]] = {}
"""code -> one, few, many"""

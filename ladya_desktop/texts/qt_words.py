"""Russian words for what the window library says in English even with its own Russian catalogue.

By the library's context, then by its English source; "&" stands before the letter of a shortcut, "%1" for a file's
ending.
"""

from collections.abc import Mapping
from typing import Final

RUSSIAN: Final[Mapping[str, Mapping[str, str]]] = {
    "QFileDialog": {
        "&Look in:": "&Папка:",
        "Files of &type:": "&Тип файлов:",
        "Directories": "Папки",
    },
    "QFileSystemModel": {"Computer": "Компьютер"},
    "QAbstractFileIconProvider": {
        "Drive": "Диск",
        "%1 File": "Файл %1",
        "File": "Файл",
        "File Folder": "Папка",
        "Folder": "Папка",
        "Alias": "Ссылка",
        "Shortcut": "Ярлык",
        "Unknown": "Неизвестно",
    },
    "QPrintSettingsOutput": {"Page &Set:": "&Какие:"},
    "QAbstractSpinBox": {"Step &up": "&Больше", "Step &down": "&Меньше", "&Select All": "В&ыделить всё"},
}

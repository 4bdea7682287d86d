"""What the launcher says, in Russian and English; it cannot use the program's texts, which are not installed yet.

This file parses and runs on Python 3.6, because it also tells that a Python is too old.
"""

import locale
import os

OLDEST_PYTHON = (3, 11)

RUSSIAN = {
    "wrong_python": "Нужен 64-разрядный Python версии от 3.11 до 3.14, а этот — {found}: "
    "установите подходящий с python.org и запустите программу им.",
    "no_venv": "В этом Python нет модулей venv и ensurepip, без которых программу не установить: "
    "установите Python заново с python.org, целиком.",
    "no_display": "Не найден экран, чтобы открыть окно: "
    "запустите программу на рабочем столе, а не в текстовой консоли.",
    "display_not_reached": "Экран назван ({names}), но не отвечает: "
    "запустите программу на рабочем столе или исправьте эту переменную.",
    "old_glibc": "Нужна система с библиотекой glibc 2.34 или новее (Debian 12, Ubuntu 22.04), а здесь {found}: "
    "обновите систему.",
    "no_space": "Не хватает места на диске: в папке {folder} нужно {need_mb} МБ, а свободно {free_mb} МБ.",
    "disk_full": "На диске кончилось место: освободите не меньше {need_mb} МБ и запустите программу ещё раз.",
    "no_network": "Не удалось скачать нужные пакеты: подключите интернет и запустите программу ещё раз "
    "или скачайте пакеты на другом компьютере и положите их в папку {wheels} (подробности: {log}).",
    "wrong_hash": "Скачанный пакет не тот, что записан в requirements: "
    "скачайте программу заново или смените зеркало пакетов (подробности: {log}).",
    "install_failed": "Установка не удалась (подробности: {log}): "
    "запустите программу ещё раз, а если не поможет, удалите папку {folder}.",
    "no_environment": "Не удалось создать папку {folder} с окружением Python (подробности: {log}).",
    "foreign_folder": "Папку {folder} создала не эта программа: "
    "перенесите её в другое место и запустите программу ещё раз.",
    "file_trouble": "Не удалось выполнить файловую операцию: {reason}.",
    "libraries": "В системе не хватает библиотек для окна ({names}): установите их средствами вашей системы.",
    "apt_line": "В системе не хватает пакетов; установите их этой строкой и запустите программу снова: {line}",
    "apt_failed": "Пакеты системы установить не удалось; проверьте интернет и повторите: {line}",
    "apt_ask": "В системе не хватает пакетов: {packages}. Установить их сейчас (sudo)? [д/Н] ",
    "apt_running": "Устанавливаю пакеты системы: {packages}",
    "preparing": "Первый запуск: готовлю программу, это займёт несколько минут (скачается около 100 МБ).",
    "preparing_tests": "Готовлю инструменты для проверок.",
    "checking": "Проверка: {name}",
    "waiting": "Программу уже готовит другой запуск; жду его.",
    "no_arguments": "Команда «{command}» не принимает дополнительных слов: {extra}",
    "checks_failed": "Не прошло: {names}",
}

ENGLISH = {
    "wrong_python": "A 64-bit Python from 3.11 to 3.14 is needed and this is {found}: "
    "install one from python.org and start the program with it.",
    "no_venv": "This Python lacks the modules venv and ensurepip, without which the program cannot be installed: "
    "install Python again from python.org, all of it.",
    "no_display": "There is no display to open a window on: start the program on a desktop, not in a text console.",
    "display_not_reached": "A display is named ({names}) but does not answer: "
    "start the program on a desktop or correct that variable.",
    "old_glibc": "A system with glibc 2.34 or newer is needed (Debian 12, Ubuntu 22.04) and this one has {found}: "
    "upgrade the system.",
    "no_space": "The disk is too full: {need_mb} MB are needed in {folder} and {free_mb} MB are free.",
    "disk_full": "The disk became full: free at least {need_mb} MB and start the program again.",
    "no_network": "The packages could not be downloaded: connect to the internet and start the program again, "
    "or download them on another computer and put them into the folder {wheels} (details: {log}).",
    "wrong_hash": "A downloaded package is not the one written in requirements: "
    "download the program again or change the package mirror (details: {log}).",
    "install_failed": "The installation failed (details: {log}): "
    "start the program again, and if that does not help, delete the folder {folder}.",
    "no_environment": "The folder {folder} with a Python environment could not be made (details: {log}).",
    "foreign_folder": "The folder {folder} was not made by this program: move it away and start the program again.",
    "file_trouble": "A file operation failed: {reason}.",
    "libraries": "The system lacks libraries that a window needs ({names}): install them with your system's tools.",
    "apt_line": "The system lacks packages; install them with this line and start the program again: {line}",
    "apt_failed": "The system's packages could not be installed; check the internet connection and repeat: {line}",
    "apt_ask": "The system lacks packages: {packages}. Install them now (sudo)? [y/N] ",
    "apt_running": "Installing packages of the system: {packages}",
    "preparing": "First start: preparing the program, this takes a few minutes (about 100 MB are downloaded).",
    "preparing_tests": "Preparing the tools for the checks.",
    "checking": "Check: {name}",
    "waiting": "Another start is preparing the program already; waiting for it.",
    "no_arguments": "The command {command} takes no further words: {extra}",
    "checks_failed": "Failed: {names}",
}


class Refusal(Exception):  # noqa: N818 - nothing has gone wrong in the program
    """The launcher cannot go on; `code` names the sentence that says what to do."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


def is_russian(environ: "dict[str, str]", system_locale: "str | None") -> bool:
    """Whether the user reads Russian: the first of the locale variables that is set decides, then the system."""
    chosen = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    name = next(filter(None, chosen), system_locale or "")
    return name.lower().startswith("ru")


def sentence(code: str, **values: object) -> str:
    """The sentence for `code` in the user's language."""
    table = RUSSIAN if is_russian(dict(os.environ), locale.getlocale()[0]) else ENGLISH
    return table[code].format(**values)

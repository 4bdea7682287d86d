"""Writes a lesson as the file that `read_lesson` reads: a teacher's own, to keep or to give to another teacher."""

import json
from collections.abc import Iterator
from typing import Any

from ladya_desktop.game.position import Position
from ladya_desktop.lessons.demonstration import Step
from ladya_desktop.lessons.fens import why_unlawful
from ladya_desktop.lessons.lesson import SINCE_ONLY_SHOWN, DemoPage, Lesson, Page, TextPage
from ladya_desktop.lessons.picture import written
from ladya_desktop.lessons.scene import COLORS, Drawings
from ladya_desktop.lessons.words import BOTH, Words

_Table = dict[str, Any]


def lesson_to_toml(lesson: Lesson) -> str:
    """The text of the file; reading it gives the same lesson."""
    head: _Table = {
        "format": SINCE_ONLY_SHOWN if any(_is_only_shown(page) for page in lesson.pages) else 1,
        "title": _words(lesson.title),
        "summary": _words(lesson.summary),
        "articles": list(lesson.articles),
        "languages": [] if lesson.languages == BOTH else list(lesson.languages),
    }
    parts = ["\n".join(_lines(_filled(head)))]
    parts += ["\n".join(_page_lines(_page(page))) for page in lesson.pages]
    return "\n\n".join(parts) + "\n"


def _page(page: Page) -> _Table:
    match page:
        case TextPage():
            table: _Table = {"kind": "text", "heading": _words(page.heading), "text": _words(page.text)}
            table |= {"items": [_words(item) for item in page.items]} | _setting(page)
            return table | ({"picture": written(page.picture)} if page.picture else {})
        case DemoPage():
            table = {"kind": "demo", "heading": _words(page.heading), "text": _words(page.text)}
            steps = [_step(step, number) for number, step in enumerate(page.steps, start=1)]
            return table | _setting(page) | {"step": steps}
        case _:
            return page.table


def _is_only_shown(page: Page) -> bool:
    """Whether a page has a position that no game can have, which older programs cannot read."""
    match page:
        case TextPage():
            fens = [page.setting.fen]
        case DemoPage():
            fens = [page.setting.fen, *(step.fen for step in page.steps)]
        case _:
            return bool(page.table.get("only_shown"))
    return any(why_unlawful(Position(fen)) for fen in fens if fen)


def _setting(page: TextPage | DemoPage) -> _Table:
    setting = page.setting
    table: _Table = {"fen": setting.fen, "moves": list(setting.moves)}
    table |= {"only_shown": True} if _is_only_shown(page) else {}
    table |= {"black_below": True} if setting.is_turned else {}
    return table | _drawings(setting.drawings)


def _drawings(drawings: Drawings) -> _Table:
    return {
        "arrows": [f"{each.from_square}{each.to_square}{_color(each.color)}" for each in drawings.arrows],
        "circles": [f"{each.square}{_color(each.color)}" for each in drawings.circles],
        "lights": [f"{each.square}{_color(each.color)}" for each in drawings.lights],
        "attacks": list(drawings.attacks),
        "dots": list(drawings.dots),
    }


def _color(color: str) -> str:
    return "" if color == COLORS[0] else f":{color}"


def _step(step: Step, number: int) -> _Table:
    table: _Table = {"text": _words(step.text)}
    table |= {"after": step.after} if step.after != number - 1 else {}
    table |= {"fen": step.fen, "move": step.move, "put": list(step.put), "remove": list(step.remove)}
    table |= {"touch": list(step.touch), "press": step.press.value if step.press else ""}
    if step.clock is not None:
        seconds = {
            "white": step.clock.remaining_ms.white // 1000,
            "black": step.clock.remaining_ms.black // 1000,
        }
        table["clock"] = seconds | ({"running": step.clock.running.value} if step.clock.running else {})
    return table | _drawings(step.drawings)


def _words(words: Words) -> _Table:
    return _filled({"ru": words.ru, "en": words.en})


def _filled(table: _Table) -> _Table:
    """The table without what is empty."""
    return {key: value for key, value in table.items() if value not in ("", [], {})}


def _page_lines(table: _Table) -> Iterator[str]:
    """A page: its values, then its tables of steps and options."""
    table = _filled(table)
    inner = {key: value for key, value in table.items() if key in ("step", "option")}
    yield "[[page]]"
    yield from _lines({key: value for key, value in table.items() if key not in inner})
    for key, items in inner.items():
        for item in items:
            yield ""
            yield f"[[page.{key}]]"
            yield from _lines(_filled(item))


def _lines(table: _Table) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict) and set(value) <= set(BOTH):
            for name, text in value.items():
                yield f"{key}.{name} = {_value(text)}"
        else:
            yield f"{key} = {_value(value)}"


def _value(value: Any) -> str:
    """A value in one line; JSON writes strings, numbers and flags as TOML does."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case _:
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

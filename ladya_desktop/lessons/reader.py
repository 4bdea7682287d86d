"""Reads a lesson file: TOML in UTF-8, checked to the last key; every fault names its line."""

import re
from typing import Any

from ladya_desktop.lessons.demonstration import read_steps
from ladya_desktop.lessons.exercise import heading_of
from ladya_desktop.lessons.faults import FieldError, LessonError
from ladya_desktop.lessons.fields import OPTION_LETTERS, TEXT_LETTERS, TITLE_LETTERS, Fields
from ladya_desktop.lessons.kinds.registry import KINDS
from ladya_desktop.lessons.lesson import FORMAT, SINCE_ONLY_SHOWN, DemoPage, Lesson, Page, TextPage, page_scenes
from ladya_desktop.lessons.lines import LineMap
from ladya_desktop.lessons.picture import read_picture
from ladya_desktop.lessons.scene import START, Scene, read_setting
from ladya_desktop.lessons.words import BOTH, Words

MOST_BYTES = 3_000_000
MOST_LEVELS = 50
"""How deep lists and tables may lie in one another, about: what cannot be read is said to lie deeper."""
MOST_POSITIONS = 3000
"""Of all pages of a lesson together."""
_PLACE = re.compile(r"line (\d+)")
_LONG_KEY = re.compile(r"""(?<![\w"'-])(?:[\w"'-]+\s*\.\s*){200}""")
"""A key of hundreds of parts, on which the TOML reader spends minutes; no text of a lesson is so long."""
_ARTICLE = re.compile(r"[1-5]\.\d+(?: [a-e])?(?: ?\([12]\))?(?: [a-e])?|3\.8 b\([12]\)(?: [ab])?|order:\d+(?:\.\d+)*")


def read_lesson(data: bytes, file: str) -> Lesson:
    """The lesson of a file's bytes; `file` is the file's name.

    Raises LessonError for anything wrong with it.
    """
    text = decoded(data, file)
    try:
        return _lesson(_parsed(text, file), file.removesuffix(".toml"))
    except FieldError as fault:
        line = LineMap(text).line_of(fault.path)
        raise LessonError(file=file, line=line, code=fault.code, params=fault.params) from fault


def read_head(data: bytes, file: str) -> Lesson:
    """Only what stands before the first page: a lesson without pages, for the list of a course."""
    text = decoded(data, file)
    head = re.split(r"^\s*\[\[", text, maxsplit=1, flags=re.MULTILINE)[0]
    try:
        fields = Fields(_parsed(head, file))
        return _head(fields, file.removesuffix(".toml"), ())
    except FieldError as fault:
        raise LessonError(
            file=file, line=LineMap(head).line_of(fault.path), code=fault.code, params=fault.params
        ) from fault


def decoded(data: bytes, file: str) -> str:
    """The text of a file, whatever ends its lines. Raises LessonError if it is too big or not UTF-8."""
    if len(data) > MOST_BYTES:
        raise LessonError(file=file, line=1, code="lessons.fault.file_big", params={"limit": MOST_BYTES // 1_000_000})
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise LessonError(file=file, line=line, code="lessons.fault.encoding") from error
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise LessonError(file=file, line=line, code="lessons.fault.nul")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _parsed(text: str, file: str) -> dict[str, Any]:
    import tomllib  # not before a lesson is opened

    long_key = _LONG_KEY.search(text)
    if long_key is not None:
        raise _too_deep(file, text.count("\n", 0, long_key.start()) + 1)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        lines = [line.count("[") + line.count("{") for line in text.split("\n")]
        raise _too_deep(file, lines.index(max(lines)) + 1) from error
    except ValueError as error:  # a number of thousands of digits is a plain ValueError
        place = _PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise LessonError(file=file, line=line, code="lessons.fault.toml") from error


def _too_deep(file: str, line: int) -> LessonError:
    return LessonError(file=file, line=line, code="lessons.fault.deep", params={"limit": MOST_LEVELS})


def _lesson(raw: dict[str, Any], name: str) -> Lesson:
    fields = Fields(raw)
    _check_format(fields)
    languages = _languages(fields)
    fields.languages = languages
    tables = fields.tables("page")
    if not tables:
        raise FieldError((), "lessons.fault.no_pages")
    for page in tables:
        if page.has("only_shown") and fields.raw["format"] < SINCE_ONLY_SHOWN:
            raise page.fault("only_shown", "lessons.fault.later_key", since=SINCE_ONLY_SHOWN)
    lesson = _head(fields, name, _pages(tables))
    fields.finish()
    return lesson


def _check_format(fields: Fields) -> None:
    number = fields.number("format")
    if number > FORMAT:
        raise fields.fault("format", "lessons.fault.newer", number=number, known=FORMAT)
    if number < 1:
        raise fields.fault("format", "lessons.fault.unknown_word", word=str(number), known=str(FORMAT))


def _languages(fields: Fields) -> tuple[str, ...]:
    """A lesson of a teacher's own may be in one language; both are needed where nothing is said."""
    return fields.some_of("languages", BOTH) or BOTH


def _head(fields: Fields, name: str, pages: tuple[Page, ...]) -> Lesson:
    _check_format(fields)
    fields.languages = _languages(fields)
    articles = fields.strings("articles")
    for article in articles:
        if not _ARTICLE.fullmatch(article):
            raise fields.fault("articles", "lessons.fault.article", word=article)
    return Lesson(
        name=name,
        title=fields.words("title", TITLE_LETTERS),
        articles=articles,
        summary=fields.words_or_nothing("summary", OPTION_LETTERS),
        languages=fields.languages,
        pages=pages,
    )


def _pages(tables: tuple[Fields, ...]) -> tuple[Page, ...]:
    before, pages, positions = START, [], 0
    for fields in tables:
        positions += 1 + len(fields.tables("step"))
        if positions > MOST_POSITIONS:
            raise FieldError(fields.path, "lessons.fault.positions", limit=MOST_POSITIONS)
        page = _page(fields, before)
        fields.finish()
        pages.append(page)
        before = page_scenes(page, before)[-1].bare()
    return tuple(pages)


def _page(fields: Fields, before: Scene) -> Page:
    kind = fields.one_of("kind", ("text", "demo", *KINDS))
    match kind:
        case "text":
            return _text_page(fields, before)
        case "demo":
            return _demo_page(fields, before)
        case _:
            return KINDS[kind](fields, before)


def _text_page(fields: Fields, before: Scene) -> TextPage:
    page = TextPage(
        heading=heading_of(fields),
        text=fields.words_or_nothing("text", TEXT_LETTERS),
        items=tuple(_item(each) for each in fields.tables("items")),
        setting=read_setting(fields, before),
        picture=read_picture(fields, "picture") if fields.has("picture") else None,
    )
    if not page.text and not page.items:
        raise FieldError(fields.path, "lessons.fault.key_missing", key="text")
    return page


def _item(fields: Fields) -> Words:
    """One line of a list: a table of languages."""
    return fields.own_words(OPTION_LETTERS)


def _demo_page(fields: Fields, before: Scene) -> DemoPage:
    setting = read_setting(fields, before)
    steps = read_steps(fields.tables("step"), setting.scene(before), is_only_shown=fields.flag("only_shown"))
    if not steps:
        raise FieldError(fields.path, "lessons.fault.key_missing", key="step")
    text = fields.words_or_nothing("text", TEXT_LETTERS)
    return DemoPage(heading=heading_of(fields), text=text, setting=setting, steps=steps)

"""The wording of diplomas, which a teacher may change: a TOML file with a part for each language.

Its texts name what is filled in by placeholders, "{name}", "{class}", "{place}", or in Russian. The wording keeps
names in the nominative, so that no name needs a case ending.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from string import Formatter

from ladya_desktop.resources import resource_text
from ladya_desktop.texts.catalogue import Language, language
from ladya_desktop.texts.papers import DIPLOMA_WORDS

PLACEHOLDERS = tuple(DIPLOMA_WORDS.values())
MAX_LETTERS = 600


class DiplomaTemplateError(Exception):
    """A template that cannot be printed: `code` and `params` of the sentence that says what to do."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True, kw_only=True)
class DiplomaTemplate:
    """The texts of a diploma from top to bottom; `text` may have several lines. An empty one leaves nothing behind."""

    heading: str
    degree: str
    intro: str
    text: str
    left: str
    right: str


FIELDS = tuple(field.name for field in fields(DiplomaTemplate))


@cache
def shipped_template(language: Language) -> DiplomaTemplate:
    """The wording that comes with the program."""
    return read_templates(resource_text("papers", "diploma.toml"))[language]


def read_templates(toml: str) -> Mapping[str, DiplomaTemplate]:
    """The templates of a file by language.

    Raises DiplomaTemplateError naming what is wrong with it.
    """
    try:
        data = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise DiplomaTemplateError("papers.template_unreadable") from error
    return {language: _template(language, part) for language, part in data.items()}


def placeholders() -> tuple[str, ...]:
    """What may be filled in, as the language chosen calls it."""
    return tuple(f"{{{each}}}" for each in (DIPLOMA_WORDS if language() == "ru" else PLACEHOLDERS))


def checked(template: DiplomaTemplate) -> DiplomaTemplate:
    """The same template.

    Raises DiplomaTemplateError for a placeholder there is none of, a brace left open, or too long a text.
    """
    for field in FIELDS:
        _check(getattr(template, field))
    return template


def templates_toml(templates: Mapping[str, DiplomaTemplate]) -> str:
    """The file that `read_templates` reads."""
    return "\n".join(_part_toml(language, template) for language, template in sorted(templates.items()))


def _template(language: str, part: object) -> DiplomaTemplate:
    if not isinstance(part, dict):
        raise DiplomaTemplateError("papers.template_field", field=language)
    for field in FIELDS:
        if not isinstance(part.get(field), str):
            raise DiplomaTemplateError("papers.template_field", field=f"{language}.{field}")
    return checked(DiplomaTemplate(**{field: part[field] for field in FIELDS}))


def _check(text: str) -> None:
    if len(text) > MAX_LETTERS:
        raise DiplomaTemplateError("papers.template_too_long", limit=MAX_LETTERS)
    try:
        parts = tuple(Formatter().parse(text))
    except ValueError as error:
        raise DiplomaTemplateError("papers.template_brace", text=text) from error
    for _, name, specification, conversion in parts:
        is_known = name in PLACEHOLDERS or name in DIPLOMA_WORDS
        if name is not None and (not is_known or specification or conversion):
            raise DiplomaTemplateError("papers.template_placeholder", name=name, known=", ".join(placeholders()))


def _part_toml(language: str, template: DiplomaTemplate) -> str:
    lines = [f"{field} = {_quoted(getattr(template, field))}" for field in FIELDS]
    return "\n".join((f"[{language}]", *lines, ""))


def _quoted(text: str) -> str:
    """A basic string of TOML; JSON escapes the same signs in the same way."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

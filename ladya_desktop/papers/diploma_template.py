"""The wording of diplomas and certificates, which a teacher may change: a TOML file with a part for each language.

Its texts name what is filled in by placeholders, "{name}", "{class}", "{place}", or in Russian. The wording keeps
names in the nominative, so that no name needs a case ending.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from string import Formatter
from typing import Final

from ladya_desktop.resources import resource_text
from ladya_desktop.texts.catalogue import Language, language
from ladya_desktop.texts.papers import CERTIFICATE_WORDS, DIPLOMA_WORDS

MAX_LETTERS = 600


class Kind(StrEnum):
    """What a wording is for: a place in a tournament, or lessons done. Its file is called after it."""

    DIPLOMA = "diploma"
    CERTIFICATE = "certificate"

    @property
    def file(self) -> str:
        """The name of the file."""
        return f"{self.value}.toml"


WORDS: Final[Mapping[Kind, Mapping[str, str]]] = {
    Kind.DIPLOMA: DIPLOMA_WORDS,
    Kind.CERTIFICATE: CERTIFICATE_WORDS,
}
"""What may be filled in: the Russian name of a value -> the English one."""
_UNREADABLE: Final = {
    Kind.DIPLOMA: "papers.template_unreadable",
    Kind.CERTIFICATE: "papers.certificate_unreadable",
}
_FIELD: Final = {Kind.DIPLOMA: "papers.template_field", Kind.CERTIFICATE: "papers.certificate_field"}


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
def shipped_template(language: Language, kind: Kind = Kind.DIPLOMA) -> DiplomaTemplate:
    """The wording that comes with the program."""
    return read_templates(resource_text("papers", kind.file), kind)[language]


def unreadable(kind: Kind) -> DiplomaTemplateError:
    """A file that is no wording at all."""
    return DiplomaTemplateError(_UNREADABLE[kind])


def read_templates(toml: str, kind: Kind = Kind.DIPLOMA) -> Mapping[str, DiplomaTemplate]:
    """The templates of a file by language.

    Raises DiplomaTemplateError naming what is wrong with it.
    """
    try:
        data = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise unreadable(kind) from error
    return {language: _template(language, part, kind) for language, part in data.items()}


def placeholders(kind: Kind = Kind.DIPLOMA) -> tuple[str, ...]:
    """What may be filled in, as the language chosen calls it."""
    words = WORDS[kind]
    return tuple(f"{{{each}}}" for each in (words if language() == "ru" else words.values()))


def checked(template: DiplomaTemplate, kind: Kind = Kind.DIPLOMA) -> DiplomaTemplate:
    """The same template.

    Raises DiplomaTemplateError for a placeholder there is none of, a brace left open, or too long a text.
    """
    for field in FIELDS:
        _check(getattr(template, field), kind)
    return template


def templates_toml(templates: Mapping[str, DiplomaTemplate]) -> str:
    """The file that `read_templates` reads."""
    return "\n".join(_part_toml(language, template) for language, template in sorted(templates.items()))


def _template(language: str, part: object, kind: Kind) -> DiplomaTemplate:
    if not isinstance(part, dict):
        raise DiplomaTemplateError(_FIELD[kind], field=language)
    for field in FIELDS:
        if not isinstance(part.get(field), str):
            raise DiplomaTemplateError(_FIELD[kind], field=f"{language}.{field}")
    return checked(DiplomaTemplate(**{field: part[field] for field in FIELDS}), kind)


def _check(text: str, kind: Kind) -> None:
    if len(text) > MAX_LETTERS:
        raise DiplomaTemplateError("papers.template_too_long", limit=MAX_LETTERS)
    try:
        parts = tuple(Formatter().parse(text))
    except ValueError as error:
        raise DiplomaTemplateError("papers.template_brace", text=text) from error
    for _, name, specification, conversion in parts:
        is_known = name in WORDS[kind] or name in WORDS[kind].values()
        if name is not None and (not is_known or specification or conversion):
            raise DiplomaTemplateError("papers.template_placeholder", name=name, known=", ".join(placeholders(kind)))


def _part_toml(language: str, template: DiplomaTemplate) -> str:
    lines = [f"{field} = {_quoted(getattr(template, field))}" for field in FIELDS]
    return "\n".join((f"[{language}]", *lines, ""))


def _quoted(text: str) -> str:
    """A basic string of TOML; JSON escapes the same signs in the same way."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

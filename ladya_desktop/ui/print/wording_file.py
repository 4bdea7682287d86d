"""The wording of diplomas or certificates as the user left it, among his own data; else the program's own."""

from pathlib import Path
from typing import Final

from ladya_desktop.files.writing import write_own
from ladya_desktop.papers.diploma_template import (
    DiplomaTemplate,
    DiplomaTemplateError,
    Kind,
    read_templates,
    shipped_template,
    templates_toml,
    unreadable,
)
from ladya_desktop.texts.catalogue import LANGUAGES, language

MAX_BYTES: Final = 100_000


class WordingFile:
    """The file, which need not be there. What is wrong with it is kept in `fault`."""

    def __init__(self, folder: Path, kind: Kind = Kind.DIPLOMA) -> None:
        self.kind = kind
        self._path = folder / kind.file
        self.fault: DiplomaTemplateError | None = None

    def load(self) -> DiplomaTemplate:
        """The wording in the language chosen now; the program's own if the file is missing or damaged."""
        return self._kept().get(language()) or shipped_template(language(), self.kind)

    def save(self, template: DiplomaTemplate) -> None:
        """Keeps the wording of the language chosen now, and that of the others as it is.

        Raises files.writing.WriteError if it cannot be kept.
        """
        was = self._kept()
        kept: dict[str, DiplomaTemplate] = {
            each: was.get(each) or shipped_template(each, self.kind) for each in LANGUAGES
        }
        kept[language()] = template
        write_own(self._path, templates_toml(kept).encode())
        self.fault = None

    def _kept(self) -> dict[str, DiplomaTemplate]:
        self.fault = None
        try:
            with self._path.open("rb") as file:
                text = file.read(MAX_BYTES).decode()
            return dict(read_templates(text, self.kind))
        except FileNotFoundError:
            return {}
        except (OSError, UnicodeDecodeError):
            self.fault = unreadable(self.kind)
        except DiplomaTemplateError as error:
            self.fault = error
        return {}

"""For translators: keeps the English files in step with the Russian source, and compiles them. Needs Babel.

    python -m ladya_desktop.texts.build                       compiles locale/en/LC_MESSAGES/*.po into one ladya.mo
    python -m ladya_desktop.texts.build --update              first writes each <area>.po anew from its area's codes
    python -m ladya_desktop.texts.build --update play lesson  the same for some areas only

An update keeps every translation, adds what is new with an empty msgstr, drops what is gone, and marks as fuzzy what
was translated from an older Russian text. Fuzzy and empty entries are left out of ladya.mo: such a sentence is shown
in Russian, and the tests name it.
"""

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from ladya_desktop.resources import resource_path
from ladya_desktop.texts.catalogue import AREAS, DOMAIN, Source, load_area

_UNTOUCHED_BY_TIME = datetime(2026, 1, 1, tzinfo=UTC)


def main(arguments: Sequence[str]) -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m ladya_desktop.texts.build", description=__doc__.partition("\n")[0])
    parser.add_argument("--update", nargs="*", choices=AREAS, metavar="AREA", help="first bring .po files in step")
    options = parser.parse_args(arguments)
    folder = resource_path("locale", "en", "LC_MESSAGES")
    for area in _areas_to_update(options.update):
        update(folder / f"{area}.po", load_area(area))
    (folder / f"{DOMAIN}.mo").write_bytes(compiled(folder))
    return 0


def read(po_file: Path) -> Catalog:
    """The messages of one .po file; none if there is no such file."""
    if not po_file.exists():
        return _new_catalog()
    with po_file.open("rb") as file:
        return read_po(file, locale="en", charset="utf-8")


def update(po_file: Path, source: Source) -> None:
    """Writes the .po file of an area anew: its codes in their order, with the translations there were."""
    old = {message.context: message for message in read(po_file) if message.id}
    new = _new_catalog()
    for code, russian in source.sentences.items():
        _carry_over(new, code, russian, old.get(code))
    for code, (one, _, many) in source.plurals.items():
        _carry_over(new, code, (one, many), old.get(code))
    text = BytesIO()
    write_po(text, new, width=0)
    po_file.write_bytes(text.getvalue())


def compiled(folder: Path) -> bytes:
    """The .mo made of all .po files of the folder, the same bytes for the same files."""
    merged = _new_catalog()
    for po_file in sorted(folder.glob("*.po")):
        for message in read(po_file):
            if message.id and is_translated(message):
                merged.add(message.id, message.string, context=message.context)
    binary = BytesIO()
    write_mo(binary, merged)
    return binary.getvalue()


def is_translated(message: Message) -> bool:
    """Whether a message has all its English forms and nobody doubts them."""
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    return all(forms) and not message.fuzzy


def _areas_to_update(named: list[str] | None) -> Sequence[str]:
    """Nothing asked for (None), `--update` alone (every area), or the areas named after it."""
    return () if named is None else named or AREAS


def _carry_over(catalog: Catalog, code: str, source: str | tuple[str, str], old: Message | None) -> None:
    if old is None or old.pluralizable is isinstance(source, str):
        catalog.add(source, context=code)
        return
    is_stale = bool(old.fuzzy or (is_translated(old) and old.id != source))
    catalog.add(source, old.string, context=code, flags=["fuzzy"] if is_stale else [], user_comments=old.user_comments)


def _new_catalog() -> Catalog:
    return Catalog(
        locale="en",
        project="Ladya Desktop",
        version="1",
        charset="utf-8",
        creation_date=_UNTOUCHED_BY_TIME,
        revision_date=_UNTOUCHED_BY_TIME,
        msgid_bugs_address="none",
        last_translator="Ladya Desktop",
        language_team="en",
        fuzzy=False,
        header_comment="# English of Ladya Desktop. msgctxt is the code, msgid the Russian source.",
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

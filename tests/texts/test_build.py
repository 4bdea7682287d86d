"""The translators' command: keeping English files in step with the source, and compiling them."""

import gettext
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import read_mo

from ladya_desktop.resources import resource_path
from ladya_desktop.texts import build
from ladya_desktop.texts.catalogue import AREAS, Source

COMMITTED = resource_path("locale", "en", "LC_MESSAGES")
HELLO = Source(sentences={"a.hello": "Привет"}, plurals={"a.moves": ("{n} ход", "{n} хода", "{n} ходов")})


def filled(po_file: Path, *answers: tuple[str, str]) -> None:
    """Writes translations the way a translator does, by editing the file."""
    text = po_file.read_text(encoding="utf-8")
    for empty, translated in answers:
        assert empty in text
        text = text.replace(empty, translated, 1)
    po_file.write_text(text, encoding="utf-8")


@pytest.fixture
def translated(tmp_path: Path) -> Path:
    """An area's file with all its translations."""
    po_file = tmp_path / "area.po"
    build.update(po_file, HELLO)
    filled(
        po_file,
        ('msgid "Привет"\nmsgstr ""', 'msgid "Привет"\nmsgstr "Hello"'),
        ('msgstr[0] ""\nmsgstr[1] ""', 'msgstr[0] "{n} move"\nmsgstr[1] "{n} moves"'),
    )
    return po_file


def said(folder: Path) -> gettext.GNUTranslations:
    """What the program would say with the compiled files."""
    return gettext.GNUTranslations(BytesIO(build.compiled(folder)))


def test_the_committed_catalogue_is_up_to_date() -> None:
    with (COMMITTED / "ladya.mo").open("rb") as file:
        committed = read_mo(file)
    fresh = read_mo(BytesIO(build.compiled(COMMITTED)))
    as_dict = [{(m.context, str(m.id)): m.string for m in catalog if m.id} for catalog in (committed, fresh)]
    assert as_dict[0] == as_dict[1], "run: python -m ladya_desktop.texts.build"


def test_there_is_a_file_for_each_area_and_for_nothing_else() -> None:
    assert {path.stem for path in COMMITTED.glob("*.po")} == set(AREAS)


def test_a_new_file_has_every_code_untranslated(tmp_path: Path) -> None:
    build.update(tmp_path / "area.po", HELLO)
    text = (tmp_path / "area.po").read_text(encoding="utf-8")
    assert 'msgctxt "a.hello"\nmsgid "Привет"\nmsgstr ""' in text
    assert 'msgctxt "a.moves"\nmsgid "{n} ход"\nmsgid_plural "{n} ходов"\nmsgstr[0] ""\nmsgstr[1] ""' in text


def test_translations_are_said(translated: Path) -> None:
    english = said(translated.parent)
    assert english.pgettext("a.hello", "Привет") == "Hello"
    assert english.npgettext("a.moves", "{n} ход", "{n} ходов", 1) == "{n} move"
    assert english.npgettext("a.moves", "{n} ход", "{n} ходов", 5) == "{n} moves"


def test_an_update_keeps_translations_byte_for_byte(translated: Path) -> None:
    before = translated.read_bytes()
    build.update(translated, HELLO)
    assert translated.read_bytes() == before


def test_a_changed_source_makes_its_translation_doubtful(translated: Path) -> None:
    build.update(translated, Source(sentences={"a.hello": "Здравствуйте"}, plurals=HELLO.plurals))
    (message,) = [m for m in build.read(translated) if m.context == "a.hello"]
    assert (message.string, message.fuzzy) == ("Hello", True)
    assert said(translated.parent).pgettext("a.hello", "Здравствуйте") == "Здравствуйте"


def test_a_doubt_lasts_until_a_translator_takes_it_away(translated: Path) -> None:
    changed = Source(sentences={"a.hello": "Здравствуйте"}, plurals={})
    build.update(translated, changed)
    build.update(translated, changed)
    assert "#, fuzzy" in translated.read_text(encoding="utf-8")
    filled(translated, ("#, fuzzy\n", ""))
    assert said(translated.parent).pgettext("a.hello", "Здравствуйте") == "Hello"


def test_what_is_gone_is_dropped_and_what_became_counted_starts_anew(translated: Path) -> None:
    build.update(translated, Source(sentences={}, plurals={"a.hello": HELLO.plurals["a.moves"]}))
    messages = {m.context: m for m in build.read(translated) if m.id}
    assert list(messages) == ["a.hello"]
    assert not build.is_translated(messages["a.hello"])


def test_half_a_translation_is_left_out(translated: Path) -> None:
    filled(translated, ('msgstr[1] "{n} moves"', 'msgstr[1] ""'))
    assert said(translated.parent).npgettext("a.moves", "{n} ход", "{n} ходов", 1) == "{n} ход"


def test_a_translators_comment_is_kept(translated: Path) -> None:
    filled(translated, ('msgctxt "a.hello"', '# Said once a day.\nmsgctxt "a.hello"'))
    build.update(translated, HELLO)
    assert "# Said once a day." in translated.read_text(encoding="utf-8")


def test_files_do_not_tell_the_day_they_were_written(translated: Path) -> None:
    dates = [line for line in translated.read_text(encoding="utf-8").splitlines() if "-Date:" in line]
    assert len(dates) == 2
    assert all("2026-01-01 00:00+0000" in line for line in dates)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the command works instead of the committed files."""
    monkeypatch.setattr(build, "resource_path", lambda *parts: tmp_path)
    return tmp_path


def test_the_command_compiles(folder: Path, translated: Path) -> None:
    assert build.main([]) == 0
    assert [path.name for path in sorted(folder.iterdir())] == ["area.po", "ladya.mo"]
    assert (folder / "ladya.mo").read_bytes() == build.compiled(translated.parent)


def test_the_command_updates_the_areas_named(folder: Path) -> None:
    assert build.main(["--update", "common", "notation"]) == 0
    assert [path.name for path in sorted(folder.glob("*.po"))] == ["common.po", "notation.po"]


def test_the_command_updates_every_area(folder: Path) -> None:
    assert build.main(["--update"]) == 0
    assert {path.stem for path in folder.glob("*.po")} == set(AREAS)


def test_the_command_refuses_an_unknown_area(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build.main(["--update", "nowhere"])
    assert "nowhere" in capsys.readouterr().err
    assert not list(folder.iterdir())


def test_the_command_can_be_started() -> None:
    command = [sys.executable, "-m", "ladya_desktop.texts.build", "--help"]
    assert "--update" in subprocess.run(command, capture_output=True, text=True, check=True).stdout

"""Opening a store: what is found in the folder is used, kept or named, never lost."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.storage.errors import store_errors
from ladya_desktop.storage.lock import take_lock
from ladya_desktop.storage.migrations import APPLICATION_ID, STEPS
from ladya_desktop.storage.opening import DATABASE, LOCK, connect
from ladya_desktop.storage.sqlite import SqliteStore
from tests.storage.acts import GAME, append, fill
from tests.storage.conftest import Open


def refusal(opening: Open, folder: Path, **options: object) -> StoreError:
    with pytest.raises(StoreError) as caught:
        opening(folder, **options)
    return caught.value


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# What a database is like


def test_a_missing_folder_is_made(opening: Open, tmp_path: Path) -> None:
    opening(tmp_path / "school" / "chess")
    assert (tmp_path / "school" / "chess" / DATABASE).is_file()


@pytest.mark.parametrize("name", ["Шахматный клуб", "5 «А» & co", "a#b?c%20d", "x'y\"z", "ends in ?mode=memory"])
def test_a_folder_may_have_any_name(opening: Open, tmp_path: Path, name: str) -> None:
    if sys.platform == "win32" and set(name) & set('?"'):  # pragma: no cover
        pytest.skip("not a name on Windows")
    folder = tmp_path / name
    appended = fill(first := opening(folder), 2)
    first.close()
    assert names(folder) == {DATABASE, LOCK}
    assert opening(folder).read(GAME) == appended


def test_the_database_is_strict_and_tells_whose_it_is(opening: Open, tmp_path: Path) -> None:
    opening().close()
    with closing(connect(tmp_path / DATABASE)) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert database.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert {strict for *_, strict in database.execute("PRAGMA table_list") if _[1] in "stream act reading"} == {1}


def test_the_windows_connection_never_syncs_a_commit_nor_folds_in(opening: Open) -> None:
    database = opening()._connection
    settings = [database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "wal_autocheckpoint")]
    assert settings == [1, 0]


def test_no_commit_of_an_act_is_the_first_into_the_log(opening: Open, tmp_path: Path) -> None:
    """SQLite syncs the header of the log with the first commit: that one is made while opening."""
    opening()
    assert (tmp_path / f"{DATABASE}-wal").stat().st_size > 0


def test_closing_leaves_one_file_and_the_lock(opening: Open, tmp_path: Path) -> None:
    fill(store := opening(), 3)
    store.close()
    assert names(tmp_path) == {DATABASE, LOCK}


# Somebody else has it


def test_a_second_program_is_turned_away_until_the_first_ends(opening: Open, tmp_path: Path) -> None:
    appended = fill(first := opening(), 1)
    error = refusal(opening, tmp_path)
    assert (error.code, error.params) == ("storage.in_use", {"folder": str(tmp_path)})
    append(first, 2)
    first.close()
    assert opening().read(GAME, until=1) == appended


def test_a_failed_opening_frees_the_folder(opening: Open, tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert refusal(opening, tmp_path).code == "storage.file_is_folder"
    (tmp_path / DATABASE).rmdir()
    opening()


def test_a_lock_dies_with_its_program(tmp_path: Path) -> None:
    script = "import os, sys; from pathlib import Path; from ladya_desktop.storage.lock import take_lock"
    script += "; take_lock(Path(sys.argv[1])); os._exit(9)"
    died = subprocess.run([sys.executable, "-c", script, str(tmp_path / LOCK)], check=False)
    assert died.returncode == 9
    os.close(take_lock(tmp_path / LOCK))


def test_a_database_another_program_holds_is_locked_and_later_free(opening: Open, tmp_path: Path) -> None:
    opening().close()
    with closing(connect(tmp_path / DATABASE)) as other:
        other.execute("BEGIN IMMEDIATE")
        error = refusal(opening, tmp_path)
        assert (error.code, error.params["file"]) == ("storage.locked", str(tmp_path / DATABASE))
    opening()


def test_an_act_while_another_program_holds_the_database_is_refused_not_lost(opening: Open, tmp_path: Path) -> None:
    appended = fill(store := opening(), 1)
    with closing(connect(tmp_path / DATABASE)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=r"storage\.locked"):
            append(store, 2)
    assert store.read(GAME) == appended
    append(store, 2)


# Rights


@contextmanager
def as_somebody_without_rights() -> Iterator[Path]:
    """A folder in which rights count, even if the tests run as the superuser."""
    if sys.platform == "win32":
        pytest.skip("rights work otherwise on Windows")
    else:
        with tempfile.TemporaryDirectory() as name:
            Path(name).chmod(0o777)
            superuser = os.geteuid() == 0
            if superuser:
                os.seteuid(65534)
            try:
                yield Path(name)
            finally:
                if superuser:
                    os.seteuid(0)


def test_a_folder_that_cannot_be_written_is_named(opening: Open) -> None:
    with as_somebody_without_rights() as folder:
        (folder / "closed").mkdir(mode=0o500)
        for where in (folder / "closed", folder / "closed" / "below"):
            error = refusal(opening, where)
            assert (error.code, error.params["folder"]) == ("storage.folder_not_writable", str(where))


@pytest.mark.parametrize("where", ["file", "file/below", "file/below/that"])
def test_a_file_in_the_place_of_the_folder_is_named(opening: Open, tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("mine")
    error = refusal(opening, tmp_path / where)
    named = {"folder": str(tmp_path / where), "file": str(tmp_path / "file")}
    assert (error.code, error.params) == ("storage.folder_is_file", named)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK])
def test_a_folder_in_the_place_of_a_file_is_named_and_left_alone(opening: Open, tmp_path: Path, name: str) -> None:
    (tmp_path / name / "within").mkdir(parents=True)
    error = refusal(opening, tmp_path)
    assert (error.code, error.params) == ("storage.file_is_folder", {"file": str(tmp_path / name)})
    assert (tmp_path / name / "within").is_dir()


def test_a_database_that_may_not_be_read_is_named_and_unchanged(opening: Open) -> None:
    with as_somebody_without_rights() as folder:
        opening(folder).close()
        before = (folder / DATABASE).read_bytes()
        (folder / DATABASE).chmod(0o000)
        error = refusal(opening, folder)
        assert (error.code, error.params["file"]) == ("storage.not_opened", str(folder / DATABASE))
        (folder / DATABASE).chmod(0o600)
        assert (folder / DATABASE).read_bytes() == before


def test_a_database_that_can_only_be_read_is_named_and_unchanged(opening: Open) -> None:
    with as_somebody_without_rights() as folder:
        opening(folder).close()
        before = (folder / DATABASE).read_bytes()
        (folder / DATABASE).chmod(0o400)
        error = refusal(opening, folder)
        assert (error.code, error.params["file"]) == ("storage.read_only", str(folder / DATABASE))
        assert (folder / DATABASE).read_bytes() == before


# A full disk


def fill_disk(store: SqliteStore, appended: list[StoredAct]) -> None:
    while True:
        appended.append(append(store, len(appended) + 1))


def test_a_full_disk_refuses_the_act_whole_and_goes_on_when_there_is_room(opening: Open, tmp_path: Path) -> None:
    store = opening()
    appended = list(fill(store, 1))
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError) as caught:
        fill_disk(store, appended)
    assert (caught.value.code, caught.value.params["file"]) == ("storage.disk_full", str(tmp_path / DATABASE))
    assert store.read(GAME) == tuple(appended)
    store._connection.execute(f"PRAGMA max_page_count = {pages + 100}")
    appended.append(append(store, len(appended) + 1))
    assert store.read(GAME) == tuple(appended)


def test_a_disk_so_full_that_the_log_has_no_room_for_its_index(tmp_path: Path) -> None:
    """SQLite calls it an input or output error; what helps is room."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with pytest.raises(StoreError, match="disk_full"), store_errors(tmp_path / DATABASE):
        raise error
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
    with pytest.raises(StoreError, match=r"storage\.failed"), store_errors(tmp_path / DATABASE):
        raise error


# Not a sound database of this program


def test_an_empty_file_is_a_new_database(opening: Open, tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    fill(opening(), 1)


@pytest.mark.parametrize("text", [None, b""], ids=["gone", "empty"])
def test_the_log_of_a_database_that_is_gone_is_kept_and_said(opening: Open, tmp_path: Path, text: bytes | None) -> None:
    """Nothing of a crashed program is lost even if only its log is left, however often that happens."""
    for number in (1, 2):
        (tmp_path / DATABASE).unlink(missing_ok=True)
        if text is not None:
            (tmp_path / DATABASE).write_bytes(text)
        log = f"log {number}".encode()
        (tmp_path / f"{DATABASE}-wal").write_bytes(log)
        told: list[StoreError] = []
        opening(on_trouble=told.append).close()
        kept = tmp_path / f"{DATABASE}.damaged-{number}-wal"
        assert [(error.code, error.params) for error in told] == [
            ("storage.log_set_aside", {"file": str(tmp_path / DATABASE), "kept": str(kept)})
        ]
        assert kept.read_bytes() == log


def overwrite(path: Path, at: int, text: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(text)


def spoil_header(path: Path) -> None:
    overwrite(path, 0, b"Not a database at all, but a letter home.")


def spoil_schema(path: Path) -> None:
    overwrite(path, 100, b"\xff" * 400)


def make_foreign(path: Path) -> None:
    path.unlink()
    with closing(connect(path)) as database:
        database.execute("CREATE TABLE recipe (name TEXT)")
        database.execute("PRAGMA application_id = 77")


def make_nameless(path: Path) -> None:
    path.unlink()
    with closing(connect(path)) as database:
        database.execute("CREATE TABLE stream (name TEXT)")


@pytest.mark.parametrize("spoil", [spoil_header, spoil_schema, make_foreign, make_nameless])
def test_what_is_no_database_of_ours_is_kept_under_another_name(
    opening: Open, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    fill(store := opening(), 3)
    store.close()
    spoil(tmp_path / DATABASE)
    spoilt = (tmp_path / DATABASE).read_bytes()
    told: list[StoreError] = []
    store = opening(on_trouble=told.append)
    kept = tmp_path / f"{DATABASE}.damaged-1"
    assert [(error.code, error.params) for error in told] == [
        ("storage.set_aside", {"file": str(tmp_path / DATABASE), "kept": str(kept)})
    ]
    assert kept.read_bytes() == spoilt
    fill(store, 1)


def test_a_second_damaged_database_does_not_replace_the_first(opening: Open, tmp_path: Path) -> None:
    for text in (b"one", b"two"):
        (tmp_path / DATABASE).write_bytes(text * 100)
        opening(on_trouble=lambda _: None).close()
    assert (tmp_path / f"{DATABASE}.damaged-1").read_bytes() == b"one" * 100
    assert (tmp_path / f"{DATABASE}.damaged-2").read_bytes() == b"two" * 100


def test_after_a_crash_the_whole_database_is_looked_through(opening: Open, tmp_path: Path) -> None:
    """A page spoilt deep inside is not noticed by opening alone; its log is kept with it."""
    fill(store := opening(), 200)
    store.close()
    page = (tmp_path / DATABASE).read_bytes()[4096 * 10 : 4096 * 11]
    overwrite(tmp_path / DATABASE, 4096 * 10, bytes(reversed(page)))
    opening().close()
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"left by a crash")
    told: list[StoreError] = []
    opening(on_trouble=told.append)
    assert [error.code for error in told] == ["storage.set_aside"]
    assert f"{DATABASE}.damaged-1" in names(tmp_path)


def test_a_damaged_file_that_cannot_be_renamed_is_named(
    opening: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    (tmp_path / DATABASE).write_bytes(b"spoilt" * 100)
    monkeypatch.setattr(Path, "rename", refuse)
    assert refusal(opening, tmp_path).code == "storage.damaged"
    assert (tmp_path / DATABASE).read_bytes() == b"spoilt" * 100


def test_a_newer_versions_database_is_left_as_it_is(opening: Open, tmp_path: Path) -> None:
    opening().close()
    with closing(connect(tmp_path / DATABASE)) as database:
        database.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    before = (tmp_path / DATABASE).read_bytes()
    error = refusal(opening, tmp_path)
    assert (error.code, error.params) == ("storage.newer", {"file": str(tmp_path / DATABASE)})
    assert (tmp_path / DATABASE).read_bytes() == before
    assert names(tmp_path) == {DATABASE, LOCK}


def test_a_row_changed_from_outside_is_noticed(opening: Open, tmp_path: Path) -> None:
    fill(store := opening(), 3)
    store.close()
    with closing(connect(tmp_path / DATABASE)) as database:
        database.execute("UPDATE act SET body = replace(body, 'e2', 'd2') WHERE version = 2")
    store = opening()
    with pytest.raises(StoreError) as caught:
        store.read(GAME)
    assert (caught.value.code, caught.value.params) == ("storage.altered", {"version": "2"})
    assert len(store.read(GAME, until=1)) == 1


def test_strict_tables_take_no_other_types(opening: Open) -> None:
    fill(store := opening(), 1)
    with pytest.raises(sqlite3.IntegrityError):
        store._connection.execute("UPDATE act SET hash = x'00'")

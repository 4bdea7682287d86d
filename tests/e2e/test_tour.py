"""`ladya-desktop tour`: the whole main job through the real windows, in a process of its own, in both languages."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from ladya_desktop.ui.tour.facts import differences, facts

# One process tells the story for all of them.
pytestmark = pytest.mark.xdist_group("tour")

LANGUAGES = ("ru", "en")
SIZES = {(1366, 768), (1920, 1080), (1024, 576), (683, 384)}
CLASS_SCREEN = {(1280, 720)}
SHEETS = {(1000, 1414), (1000, 707)}
BEFORE_THE_LANGUAGE_IS_CHOSEN = ("01-", "02-")
MOVES = "e4 d5 e5 f5 exf6 h6 Nf3 Na6 Bb5+ Bd7 Be2 b6 fxg7 c6 gxh8=N b5 O-O b4 Nh4 b3 Bh5#"
FEWEST_COLOURS = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What one run of the tour left behind."""

    folder: Path
    exit_code: int
    said: str
    complained: str

    @property
    def report(self) -> dict[str, Any]:
        report: dict[str, Any] = json.loads((self.folder / "report.json").read_text(encoding="utf-8"))
        return report

    def story(self, language: str) -> dict[str, Any]:
        story: dict[str, Any] = self.report["stories"][language]
        return story


def run(folder: Path, command: Sequence[str]) -> Told:
    """Runs a command that writes its pictures into the folder; the program may choose where it draws."""
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        [sys.executable, *command],
        env=environment | {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=480,
        check=False,
    )
    return Told(folder=folder, exit_code=done.returncode, said=done.stdout, complained=done.stderr)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """The tour in both languages, in a folder where something lies already."""
    folder = tmp_path_factory.mktemp("tour") / "Картинки №1: all of them"
    (folder / "ru").mkdir(parents=True)
    for name in ("notes.txt", "ru/mine.png"):
        (folder / name).write_text("kept", encoding="utf-8")
    return run(folder, ["-m", "ladya_desktop", "tour", str(folder)])


def test_the_story_goes_as_told(told: Told) -> None:
    assert (told.exit_code, told.complained) == (0, "")
    assert told.report["is_as_told"] is True
    last = told.said.splitlines()[-1]
    assert last.startswith("All went as told: ")
    assert str(told.folder) in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_went_wrong_on_the_way(told: Told, language: str) -> None:
    story = told.story(language)
    assert (story["stuck_at"], story["troubles"], story["differences"]) == (None, [], [])
    assert story["facts_checked"] == len(facts()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_store_holds_the_game(told: Told, language: str) -> None:
    game, *_ = told.story(language)["games"]
    assert " ".join(game["moves"]) == MOVES
    assert (game["score"], game["termination"], game["article"]) == ("1-0", "checkmate", "5.1.1")
    assert {"mouse", "touch", "keyboard"} <= set(game["devices"])
    assert game["sprang_back"] == [{"from": "f6", "to": "g7", "reason": "refusal.touched_piece_must_move"}]
    (claim,) = game["claims"]
    assert (claim["upheld"], claim["article"], claim["added_ms"]) == (False, "9.5.3", 60_000)
    assert game["offers"] == ["declined", "lapsed", "lapsed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_on_the_wooden_board_were_ruled_on(told: Told, language: str) -> None:
    """By the program, by the arbiter, and on a claim; each costs the offender two minutes for the other."""
    wooden = told.story(language)["games"][1:4]
    assert [(game["events"]["IllegalMoveCompleted"], game["events"]["IllegalMoveCounted"]) for game in wooden] == [
        (1, 1),
        (1, 1),
        (1, 1),
    ]
    assert [game["sprang_back"] for game in wooden] == [[], [], []]
    assert [game["events"].get("ArbiterFound", 0) for game in wooden] == [0, 1, 0]
    assert [game["events"].get("IrregularityClaimed", 0) for game in wooden] == [0, 0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arbiter_found_took_a_note_and_went_back_and_the_game_was_lost(told: Told, language: str) -> None:
    """A move that is none, a touched piece, two hands, a press without a move; both clocks set, and the way back."""
    game = told.story(language)["games"][4]
    expected = {"IllegalMoveCounted": 3, "MoveTakenBack": 1, "ArbiterFound": 1, "NoteWritten": 1, "GameEnded": 1}
    assert {kind: game["events"].get(kind, 0) for kind in expected} == expected
    assert game["clocks_set_ms"][-1] == [510_000, 600_000]
    assert (game["score"], game["termination"], game["article"]) == ("0-1", "illegal_moves", "7.5.5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_far_player_claimed_at_the_tablet(told: Told, language: str) -> None:
    (claim,) = told.story(language)["games"][5]["claims"]
    assert (claim["by"], claim["upheld"]) == ("black", False)


SHOWN = """
kiosk-waiting settings-board-blue show-me arbiter-pin arbiter-finding arbiter-note arbiter-go-back review-of-rulings
tablet tablet-claim contrast-game class-who-is-here class-table class-certificate
lesson-115-squares lesson-103-placement lesson-302-move lesson-206-option lesson-802-text lesson-701-order
lesson-804-option class-screen-text class-screen-drawings class-screen-game teacher-drawings lessons-own
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_the_class_and_the_arbiter_are_shown(told: Told, language: str) -> None:
    names = " ".join(picture["file"] for picture in told.story(language)["pictures"])
    assert [name for name in SHOWN.split() if f"-{name}" not in names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_power_cut_cost_what_had_run_until_then(told: Told, language: str) -> None:
    game, *_ = told.story(language)["games"]
    recovered = [stop for stop in game["stops"] if stop["reason"] == "recovered"]
    assert len(recovered) == 1
    white = game["clock_after_press_ms"]["white"]
    assert white[8] == white[7] - 12_000 - 7_000 + 3_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_store_holds_the_crosstable(told: Told, language: str) -> None:
    group = told.story(language)["tournament"]["group"]
    rows = [(row["number"], row["points"], row["sonneborn_berger"], row["place"]) for row in group["crosstable"]]
    assert rows == [
        (1, 4.5, 10.0, [1, 1]),
        (2, 2.0, 2.75, [4, 4]),
        (3, 1.0, 2.75, [5, 5]),
        (4, 2.5, 3.0, [3, 3]),
        (5, 1.0, 1.5, [6, 6]),
        (6, 4.0, 6.5, [2, 2]),
    ]
    sources = [result["source"] for result in group["results"]]
    # Who left after the third round misses two games: nobody entered their forfeits.
    assert (sources[0], sources.count("hand"), sources.count(None)) == ("board", 12, 2)


def test_the_pupils_have_names_of_the_language(told: Told) -> None:
    russian, english = (
        {each["name"] for each in told.story(language)["tournament"]["group"]["participants"]} for language in LANGUAGES
    )
    assert len(russian) == len(english) == 6
    assert not russian & english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_in_its_size_and_shows_something(told: Told, language: str) -> None:
    pictures = told.story(language)["pictures"]
    assert {(picture["width"], picture["height"]) for picture in pictures} == SIZES | CLASS_SCREEN | SHEETS
    wrong = []
    for picture in pictures:
        image = QImage(str(told.folder / picture["file"]))
        size = (image.width(), image.height())
        if size != (picture["width"], picture["height"]) or len(colours(image)) < FEWEST_COLOURS:
            wrong.append((picture["file"], size, len(colours(image))))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paper_is_kept(told: Told, language: str) -> None:
    papers = told.story(language)["papers"]
    kinds = {Path(paper).stem.split("-paper-")[1] for paper in papers}
    assert kinds >= {"schedule", "pairings", "crosstable", "standings", "protocol", "diplomas", "summary", "complaint"}
    assert all((told.folder / paper).read_bytes().startswith(b"%PDF") for paper in papers)


def colours(image: QImage) -> set[int]:
    """The colours of a sample of its pixels."""
    columns, rows = range(0, image.width(), 7), range(0, image.height(), 7)
    return {image.pixel(column, row) for column in columns for row in rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_names_all_pictures_and_nothing_else_is_left(told: Told, language: str) -> None:
    named = [picture["file"] for picture in told.story(language)["pictures"]]
    lie_there = {file.relative_to(told.folder).as_posix() for file in (told.folder / language).iterdir()}
    papers = told.story(language)["papers"]
    assert len(set(named)) == len(named)
    assert lie_there - {"ru/mine.png"} == {*named, *papers}
    assert {file.name for file in told.folder.iterdir()} == {"ru", "en", "report.json", "notes.txt"}


def test_each_screen_is_there_in_both_languages_and_looks_different(told: Told) -> None:
    russian, english = (
        {Path(picture["file"]).name: told.folder / picture["file"] for picture in told.story(language)["pictures"]}
        for language in LANGUAGES
    )
    assert russian.keys() == english.keys()
    same = [name for name, file in russian.items() if file.read_bytes() == english[name].read_bytes()]
    assert [name for name in same if not name.startswith(BEFORE_THE_LANGUAGE_IS_CHOSEN)] == []


def test_no_two_screens_are_the_same(told: Told) -> None:
    files = [told.folder / picture["file"] for picture in told.story("en")["pictures"]]
    assert len({file.read_bytes() for file in files}) == len(files)


def test_files_that_lay_there_are_left_alone(told: Told) -> None:
    assert (told.folder / "notes.txt").read_text(encoding="utf-8") == "kept"
    assert (told.folder / "ru" / "mine.png").read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("games.0.score", "0-1"),
        ("games.0.claims", []),
        ("games.0.clocks_ms", [289_000, 265_999]),
        ("tournament.group.crosstable.2.place", [6, 6]),
    ],
)
def test_a_record_that_is_not_as_told_is_told(told: Told, place: str, value: object) -> None:
    record = told.story("en")
    *way, last = place.split(".")
    inside: Any = record
    for part in way:
        inside = inside[int(part) if part.isdigit() else part]
    inside[last] = value
    (found,) = differences(record)
    assert (found.fact, found.got) == (place, value)


BROKEN = """
import sys
from ladya_desktop.app import MortalDisk
from ladya_desktop.eventlog import StoreError
from ladya_desktop.texts import set_language
from ladya_desktop.ui.tour import waiting
from ladya_desktop.ui.tour.command import run

waiting.wait_until.__kwdefaults__["polls"] = 500
left = int(sys.argv[2])

class FullDisk(MortalDisk):
    def open(self):
        store = super().open()
        append = store.append
        def fail_late(*args, **values):
            global left
            left -= 1
            if left < 0:
                raise StoreError("storage.disk_full", file="ladya.db")
            return append(*args, **values)
        store.append = fail_late
        return store

set_language("en")
sys.exit(run([sys.argv[1], "--lang", "ru"], FullDisk))
"""


@pytest.mark.parametrize(("rows", "pictures", "trouble"), [(0, 10, ""), (20, 20, "На диске не осталось места")])
def test_a_store_that_fails_is_told(tmp_path: Path, rows: int, pictures: int, trouble: str) -> None:
    """A refused tournament is told in its dialog, a refused touch in a window of its own."""
    told = run(tmp_path, ["-c", BROKEN, str(tmp_path), str(rows)])
    assert told.exit_code == 1
    assert trouble in told.complained
    story = told.story("ru")
    assert told.report["is_as_told"] is story["is_as_told"] is False
    assert story["stuck_at"] in told.complained
    assert len(story["pictures"]) >= pictures
    assert all((tmp_path / picture["file"]).is_file() for picture in story["pictures"])
    assert not (tmp_path / "en").exists()

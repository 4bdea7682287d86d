"""Dialogs that are opened seldom, over stand-ins: the teacher's board, the kiosk, ties, files, papers."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import gettempdir

from PySide6.QtWidgets import QDialog, QWidget

from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.result import Score
from ladya_desktop.lessons import course_folder
from ladya_desktop.papers.diploma_template import Kind
from ladya_desktop.papers.paper import Paper
from ladya_desktop.texts import t
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from ladya_desktop.ui.kiosk.arbiter_dialog import ArbiterDialog
from ladya_desktop.ui.kiosk.assignment import Assignment
from ladya_desktop.ui.kiosk.choice_dialog import ChoiceDialog
from ladya_desktop.ui.lessons.teacher_games_dialog import GamesDialog
from ladya_desktop.ui.lessons.teacher_questions import LessonChooser, PositionDialog, UnsavedQuestion
from ladya_desktop.ui.lessons.teacher_sources import offers_of_pgn
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.print.wording_dialog import WordingDialog
from ladya_desktop.ui.print.wording_file import WordingFile
from ladya_desktop.ui.tournament.decide_tie_dialog import DecideTieDialog
from ladya_desktop.ui.tournament.explanation_dialog import ExplanationDialog
from ladya_desktop.ui.tournament.files_trf_dialog import TakeTrfDialog
from ladya_desktop.ui.tournament.keep_apart import NOBODY_APART
from ladya_desktop.ui.tournament.keep_apart_dialog import KeepApartDialog
from ladya_desktop.ui.tournament.player_card import PlayerCard
from ladya_desktop.ui.tournament.tie_break_dialog import LateTieBreakDialog
from tests.files.trf_sample import row, text
from tests.papers.events import played
from tests.ui.print.samples import offered
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, listed, play, played_to_the_end
from tests.ui.tournament.table_states import drawn_with, ring

MakeDialog = Callable[[QWidget], QDialog]

_PGN = """[White "Константинопольский-Задунайский Аристарх"]
[Black "Преображенская-Рождественская Александра"]
[Event "Осенний кубок"]
[Date "2026.10.01"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0
"""
_TRF = text(
    row(1, "Задунайский-Петров, Лев (3А)", "1.0", "1", "   2 w 1"),
    row(2, "Преображенская, Александра (10Б)", "0.0", "2", "   1 b 0"),
    header=("012 Осенний кубок", "042 2026/10/01", "192 FIDE_ROUNDROBIN", "222 600+5"),
)


def _games(host: QWidget) -> QDialog:
    return GamesDialog(host, "games.pgn", offers_of_pgn(_PGN * 12), t("teacher.games.none_in_file"))


def _no_games(host: QWidget) -> QDialog:
    return GamesDialog(host, t("teacher.games.here"), iter(()), t("teacher.games.none_here"))


def _choice(host: QWidget) -> QDialog:
    now = Assignment(group="II", board=3, is_alone=True)
    return ChoiceDialog(host, drawn().view, now, confirm=t("kiosk.begin"))


def _tie(host: QWidget, *codes: str) -> QDialog:
    port = ring(drawn_with(("SB", *codes)))
    group = port.group()
    assert group.crosstable is not None
    return _kept(DecideTieDialog(port, group, group.crosstable.unresolved[0], host), port)


def _trf(host: QWidget) -> QDialog:
    path = Path(gettempdir()) / "ladya-legibility.trf"
    path.write_text(_TRF, encoding="utf-8")
    port = created()
    return _kept(TakeTrfDialog(port, path, host), port)


def _late_ties(host: QWidget) -> QDialog:
    port = play(drawn(), [(1, board, Score.WHITE_WINS) for board in (1, 2, 3)])
    dialog = LateTieBreakDialog(port, port.group(), host)
    dialog.list.presets["fide"].click()
    return _kept(dialog, port)


@cache
def _paper() -> Paper:
    return offered(played(), "crosstable")


def _kept(dialog: QDialog, port: StandInTournament) -> QDialog:
    dialog._kept_port = port  # type: ignore[attr-defined]  # lives as long as its dialog
    return dialog


SELDOM_DIALOGS: dict[str, MakeDialog] = {
    "teacher-unsaved": UnsavedQuestion,
    "teacher-lessons": lambda host: LessonChooser(host, course_folder()),
    "teacher-no-lessons": lambda host: LessonChooser(host, Path(gettempdir()) / "ladya-no-lessons"),
    "teacher-position": lambda host: PositionDialog(host, STARTING_FEN),
    "teacher-games": _games,
    "teacher-no-games": _no_games,
    "kiosk-arbiter": lambda host: ArbiterDialog(host, knows_game=True),
    "kiosk-choice": _choice,
    "tie": lambda host: _tie(host, LOTS, MANUAL),
    "tie-by-hand": lambda host: _tie(host, MANUAL),
    "tie-shared": _tie,
    "tie-breaks-late": _late_ties,
    "take-trf": _trf,
    "keep-apart": lambda host: KeepApartDialog(listed().group(), NOBODY_APART, host),
    "player": lambda host: PlayerCard(played_to_the_end().group(), 1, host),
    "explanation": lambda host: ExplanationDialog(played_to_the_end().group(), 1, "SB", host),
    "paper": lambda host: PaperWindow((_paper(),), host, has_wording=True),
    "wording": lambda host: WordingDialog(host, WordingFile(Path(gettempdir()), Kind.DIPLOMA)),
}

"""The review of a game: steps, filters, bookmarks, playing back, papers and files."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import set_language
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.review.game import ReviewedGame
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.review.timeline import Filter
from ladya_desktop.ui.theme import apply_theme
from tests.ui.hands import hold
from tests.ui.play.seat import Seat
from tests.ui.review.games import Played, quarrel, restless, restored, wandering

SIZES = [(1366, 768), (1024, 576), (683, 384)]


class Desk:
    """A review under somebody's hands; files go where the test says, time goes by as it says."""

    def __init__(self, qtbot: QtBot, game: ReviewedGame, size: tuple[int, int] = (1366, 768)) -> None:
        self.now_ms = 0
        self.where = Path()
        self.review = Review(game, monotonic_ms=lambda: self.now_ms, ask_where=self._answer)
        self.seat = Seat(qtbot, self.review, *size)
        self.list.setFocus()

    @property
    def list(self) -> QWidget:
        return self.review.card.list

    @property
    def kind(self) -> type:
        """What happened at the moment that is shown."""
        return type(self.review.story.timeline.moments[self.review.index].event)

    def paper(self) -> PaperWindow:
        """The paper that is open."""
        (window,) = self.review.findChildren(PaperWindow)
        return window

    def go(self, kind: type) -> None:
        moments = self.review.story.timeline.moments
        self.review.go_to(next(each for each, moment in enumerate(moments) if isinstance(moment.event, kind)))

    def _answer(self, parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[Path], None]) -> None:
        self.where = self.where / name
        chosen(self.where)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, quarrel().reviewed())


def test_it_opens_at_the_end(desk: Desk) -> None:
    assert desk.kind is ev.GameEnded
    assert desk.review.card.list.currentIndex().row() == len(desk.review.story) - 1
    assert desk.review.header.name.text == "Дубравина Вера — Ветерков Тимофей"
    assert desk.review.header.score.text == "1\u00a0:\u00a00"
    assert desk.review.header.end.text() == "сдача, ход 2"


def test_everything_that_happened_stands_in_the_list(desk: Desk) -> None:
    shown = desk.review.shown()
    assert len(shown) == len(desk.review.story)
    assert shown[0] == "Партия: Дубравина Вера — Ветерков Тимофей"
    assert {"Белые тронули пешку e2", "1. e4", "Белые предложили ничью", "Судья предупредил белых"} <= set(shown)


@pytest.mark.parametrize(
    ("keys", "kind"),
    [
        ([Qt.Key.Key_Left], ev.PlayerWarned),
        ([Qt.Key.Key_Up, Qt.Key.Key_Up], ev.ClocksStopped),
        ([Qt.Key.Key_Home], ev.GameOpened),
        ([Qt.Key.Key_Home, Qt.Key.Key_Left], ev.GameOpened),
        ([Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Down], ev.PiecesTouched),
        ([Qt.Key.Key_Home, Qt.Key.Key_End], ev.GameEnded),
    ],
)
def test_the_keyboard_steps_through_the_game(desk: Desk, keys: list[Qt.Key], kind: type) -> None:
    for key in keys:
        desk.seat.key(key)
    assert desk.kind is kind


def test_the_buttons_step_through_the_game(desk: Desk) -> None:
    transport = desk.review.panel.transport
    for button, kind in (
        (transport.before, ev.PlayerWarned),
        (transport.first, ev.GameOpened),
        (transport.after, ev.ClockStarted),
        (transport.last, ev.GameEnded),
    ):
        desk.seat.click(button)
        assert desk.kind is kind
    assert not transport.after.isEnabled()


def test_a_notch_of_the_wheel_is_a_step(desk: Desk) -> None:
    view = desk.review.card.list.viewport()
    for notch, kind in ((60, ev.GameEnded), (60, ev.PlayerWarned), (240, ev.DrawOfferEnded), (-120, ev.ClocksStopped)):
        wheel = QWheelEvent(
            QPointF(9, 9),
            QPointF(view.mapToGlobal(QPoint(9, 9))),
            QPoint(),
            QPoint(0, notch),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, wheel)
        assert desk.kind is kind


def test_board_and_clocks_follow_each_step(desk: Desk) -> None:
    desk.go(ev.MoveMade)
    assert desk.review.board.placement.at("e4") == "P"
    assert desk.review.panel.clocks.white.time == "4:58"
    assert desk.review.panel.clocks.white.look.mood.is_running
    desk.review.go_to(0)
    assert desk.review.board.placement.at("e4") == ""
    assert desk.review.panel.clocks.white.time == "5:00"


def test_what_was_owed_stands_beside_the_board(desk: Desk) -> None:
    desk.go(ev.PieceSprangBack)
    said = desk.review.panel.words.text().replace("\N{NO-BREAK SPACE}", " ")
    assert "Белые обязаны пойти слоном f1." in said
    assert "Игрокам сказано" in said
    assert "приказы № 654 и № 1087" in said
    assert "отменены приказом № 988" in said


def test_a_restored_position_is_seen_before_and_after(qtbot: QtBot) -> None:
    desk = Desk(qtbot, restored().reviewed())
    desk.go(ev.IllegalMoveCompleted)
    assert desk.review.board.placement.at("g4") == "N"
    desk.go(ev.PositionRestored)
    assert desk.review.board.placement.at("g1") == "N"


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        (Filter.MOVES, ("1. e4", "1... e5", "2. Сc4", "2... Кf6")),
        (
            Filter.RULINGS,
            ("Судья предупредил белых", "Белые выиграли. Причина: сдача (ст. 5.1.2, у школы 5.1 b)"),
        ),
    ],
)
def test_a_filter_shortens_the_list_and_its_steps(desk: Desk, chosen: Filter, shown: tuple[str, ...]) -> None:
    desk.seat.click(desk.review.card.filters[chosen])
    assert desk.review.shown() == shown
    desk.seat.key(Qt.Key.Key_Home)
    assert desk.review.story.line(desk.review.index).title == shown[0]
    desk.seat.key(Qt.Key.Key_Right)
    assert desk.review.story.line(desk.review.index).title == shown[1]


def test_a_filter_that_leaves_nothing_says_why(desk: Desk) -> None:
    desk.seat.click(desk.review.card.filters[Filter.MARKED])
    assert desk.review.shown() == ()
    assert desk.review.card.empty.isVisible()
    assert "Ctrl+D" in desk.review.card.empty.text()
    desk.review.step(1)
    assert desk.kind is ev.GameEnded


def test_bookmarks_are_set_by_key_and_button_and_remembered(desk: Desk) -> None:
    memory: dict[str, str] = {}

    class Texts:
        get = memory.get
        put = memory.__setitem__

    desk.review.keep_bookmarks_in(Texts())
    desk.go(ev.PieceSprangBack)
    desk.seat.click(desk.review.card.mark)
    assert desk.review.card.mark.isChecked()
    desk.seat.click(desk.review.card.filters[Filter.MARKED])
    assert len(desk.review.shown()) == 1
    desk.seat.click(desk.review.card.mark)
    assert desk.review.shown() == ()
    desk.review.bookmarks.toggle((1, 0))
    again = Review(quarrel().reviewed())
    again.keep_bookmarks_in(Texts())
    assert again.bookmarks.marks == {(1, 0)}
    again.deleteLater()


def test_a_bar_leads_to_its_move_and_is_framed(qtbot: QtBot, desk: Desk) -> None:
    chart = desk.review.chart.chart
    qtbot.waitUntil(lambda: len(chart.bars) == 4)
    chart.chosen.emit(chart.bars[1].moment)
    assert desk.kind is ev.MoveCompleted
    assert chart.current == chart.bars[1]
    assert chart.current.color is Color.BLACK


def test_a_repetition_leads_to_its_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, restless().reviewed())
    qtbot.waitUntil(lambda: bool(desk.review.story.repetitions))
    said = desk.review.panel.words.text()
    here = '<span style="font-weight:600">4...&nbsp;Кg8</span>'
    assert f'<a href="ply:0">начало</a>, <a href="ply:4">2...&nbsp;Кg8</a>, {here}' in said
    desk.review.panel.words.linkActivated.emit("ply:4")
    assert desk.review.story.line(desk.review.index).title == "2... Кg8"
    desk.review.panel.words.linkActivated.emit("ply:0")
    assert desk.review.index == 0


def test_a_repetition_is_said_at_the_top_where_it_need_not_be_looked_for(qtbot: QtBot) -> None:
    story = Desk(qtbot, restless().reviewed()).review.story
    story.find_repetitions()
    headings = [section.heading for section in story.sections(len(story) - 1)]
    assert headings.index("Повторения") == 1
    assert len(headings) == len(set(headings))


def test_that_nothing_was_repeated_stands_below(desk: Desk) -> None:
    story = desk.review.story
    story.find_repetitions()
    assert [section.heading for section in story.sections(0)].index("Повторения") == 3


def test_playing_back_moves_the_clocks_between_the_moments(desk: Desk) -> None:
    desk.seat.key(Qt.Key.Key_Home)
    desk.seat.key(Qt.Key.Key_Right)
    desk.seat.click(desk.review.panel.transport.speeds[2])
    desk.seat.click(desk.review.panel.transport.play)
    assert desk.review.panel.transport.play.accessibleName() == "Остановить показ"
    desk.now_ms = 400
    desk.review.playback.tick()
    assert desk.kind.__name__ == "ClockStarted"
    assert desk.review.panel.clocks.white.look.remaining_ms == 299_200
    desk.now_ms = 600
    desk.review.playback.tick()
    assert desk.kind.__name__ == "PiecesTouched"
    desk.seat.click(desk.review.panel.transport.play)
    assert not desk.review.playback.is_running


def test_playing_from_the_end_begins_anew_and_a_step_ends_it(desk: Desk) -> None:
    desk.seat.key(Qt.Key.Key_Space)
    desk.review.playback.tick()
    assert desk.kind is ev.GameOpened
    desk.seat.key(Qt.Key.Key_Right)
    assert not desk.review.playback.is_running


def test_space_held_down_begins_to_play_once(desk: Desk) -> None:
    hold(desk.review, Qt.Key.Key_Space, " ", times=4)
    assert desk.review.playback.is_running


def test_the_papers_are_shown_before_they_are_printed(desk: Desk) -> None:
    header, card = desk.review.header, desk.review.card
    assert not card.protest.isEnabled()
    desk.review.bookmarks.toggle((1, 0))
    desk.review.retranslate()
    for button, title in (
        (header.protocol, "Протокол партии"),
        (header.sheet, "Запись партии"),
        (card.protest, "Письменная жалоба"),
    ):
        desk.seat.click(button)
        assert desk.paper().title.startswith(title)
        desk.paper().setParent(None)


def test_the_game_is_saved_with_its_clock_times(desk: Desk, tmp_path: Path) -> None:
    desk.where = tmp_path
    desk.seat.click(desk.review.header.pgn)
    kept = desk.where.read_text(encoding="utf-8")
    assert "1. e4 { [%clk 0:04:57] }" in kept
    assert '[White "Дубравина Вера"]' in kept
    assert str(desk.where) in desk.review.remark.text


def test_a_place_that_takes_no_file_is_said(desk: Desk, tmp_path: Path) -> None:
    desk.where = tmp_path / "nowhere" / "at-all"
    desk.seat.click(desk.review.header.pgn)
    assert desk.review.remark.isVisible()


def test_a_damaged_record_is_shown_as_far_as_it_goes(qtbot: QtBot) -> None:
    rows = tuple(quarrel().rows[:5])
    desk = Desk(qtbot, ReviewedGame(game_id="one", rows=rows, lost_from=6))
    assert "строка 6" in desk.review.remark.text
    assert desk.review.header.end.text() == "партия не окончена · запись повреждена"
    assert "Дальше запись не читается." in desk.review.panel.words.text()
    set_language("en")
    desk.review.retranslate()
    assert "row 6" in desk.review.remark.text
    desk.review.step(-1)
    assert desk.review.remark.isHidden()
    assert "cannot be read" not in desk.review.panel.words.text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_nothing_is_outside_or_covered_at_any_size(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    set_language("en" if language == "en" else "ru")
    review = Desk(qtbot, quarrel().reviewed(), size).review
    parts = [
        part for part in (review.header, review.card, review.panel, review.chart, review.board) if part.isVisible()
    ]
    assert all(review.rect().contains(part.geometry()) for part in parts)
    assert not any(a.geometry().intersects(b.geometry()) for a in parts for b in parts if a is not b)
    assert min(review.board.width(), review.board.height()) >= 290


def test_on_a_small_screen_list_clocks_and_chart_take_turns(qtbot: QtBot) -> None:
    desk = Desk(qtbot, quarrel().reviewed(), (683, 384))
    review = desk.review
    for name, part in (("panel", review.panel), ("chart", review.chart), ("list", review.card)):
        desk.seat.click(review.tabs[name])
        assert [each for each in (review.panel, review.chart, review.card) if each.isVisible()] == [part]


def test_it_speaks_the_language_chosen(desk: Desk) -> None:
    set_language("en")
    desk.review.retranslate()
    assert "White offered a draw" in desk.review.shown()
    assert desk.review.header.sheet.accessibleName() == "Score sheet"
    assert "Conditions of the game" in desk.review.panel.words.text()


def test_the_way_back(qtbot: QtBot, desk: Desk) -> None:
    with qtbot.waitSignal(desk.review.back_requested):
        desk.seat.click(desk.review.header.back)


def test_a_game_of_nobody_has_a_title(qtbot: QtBot) -> None:
    first, *_ = Played().rows
    (opened,) = first.events
    assert isinstance(opened, ev.GameOpened)
    nobody = replace(first, events=(replace(opened, white="", black=""),))
    desk = Desk(qtbot, ReviewedGame(game_id="one", rows=(nobody,)))
    assert desk.review.header.name.text == "Партия без турнира"
    assert desk.review.header.score.isHidden()


def test_the_moment_looked_at_stays_in_sight_in_another_size(qtbot: QtBot) -> None:
    desk = Desk(qtbot, wandering(70).reviewed())
    desk.review.go_to(300)
    view = desk.review.card.list
    for size in SIZES:
        desk.review.resize(*size)
        qtbot.waitUntil(lambda: view.viewport().rect().contains(view.visualRect(view.currentIndex()).center()))


@pytest.mark.parametrize(("size", "has_names", "is_stacked"), [(SIZES[0], True, True), (SIZES[1], False, True)])
def test_low_panels_have_clocks_without_names(
    qtbot: QtBot, size: tuple[int, int], *, has_names: bool, is_stacked: bool
) -> None:
    panel = Desk(qtbot, quarrel().reviewed(), size).review.panel
    assert panel.names.white.isVisible() is has_names
    assert (panel.clocks.white.y() > panel.clocks.black.y()) is is_stacked


def test_the_lowest_panel_has_its_clocks_side_by_side(qtbot: QtBot) -> None:
    desk = Desk(qtbot, quarrel().reviewed(), SIZES[2])
    desk.seat.click(desk.review.tabs["panel"])
    panel = desk.review.panel
    qtbot.waitUntil(lambda: panel.clocks.white.x() < panel.clocks.black.x())
    assert panel.clocks.white.y() == panel.clocks.black.y()
    assert panel.rect().contains(panel.transport.geometry())


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_pieces_are_seen_in_every_theme(qtbot: QtBot, dressed: QApplication, name: str) -> None:
    """Both kings of the legend have light and dark dots, whatever the ground."""
    apply_theme(dressed, name)
    try:
        chart = Desk(qtbot, quarrel().reviewed()).review.chart.chart
        picture = chart.grab().toImage()
        scale = picture.devicePixelRatio()
        for middle in (40, 64):
            area = [(x, y) for x in range(14, 30) for y in range(middle - 8, middle + 8)]
            dots = [picture.pixelColor(round(x * scale), round(y * scale)).lightness() for x, y in area]
            assert min(dots) < 80
            assert max(dots) > 200
    finally:
        apply_theme(dressed)

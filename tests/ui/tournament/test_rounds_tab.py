"""The rounds of a group: chosen in the strip, played, entered, corrected."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts import Language, set_language
from ladya_desktop.tournament.acts import RecordResult, ResultSource
from ladya_desktop.ui.parts.fitted_text import FittedLabel
from ladya_desktop.ui.theme import apply_theme
from ladya_desktop.ui.tournament.pairing_row import PairingRow
from ladya_desktop.ui.tournament.round_strip import BUTTON_PX, WIDE_BUTTON_PX
from ladya_desktop.ui.tournament.rounds_tab import RoundsTab
from tests.ui.hands import click, key, show
from tests.ui.tournament.planned import at, begin, change, end, four_boards
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, play, played_to_the_end
from tests.ui.tournament.test_crosstable_view import many


def tab_of(qtbot: QtBot, port: StandInTournament, width: int = 1040, height: int = 640) -> RoundsTab:
    tab = RoundsTab()
    tab.present(port.group())
    port.view_changed.connect(lambda _view: tab.present(port.group()))
    return show(qtbot, tab, width, height)


def acts(row: PairingRow) -> list[str]:
    return [button.text() for button in (row.play, row.result, row.log) if button.isVisible()]


def test_the_round_that_is_on_comes_up(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    assert tab.round_shown == 1
    assert tab.title.text() == "Тур 1 из 7"
    assert tab.subtitle.text.replace("\u00a0", " ") == "25 апреля · 5 мин + 3 с на ход"
    assert tab.chip.text == "Результатов: 0 из 4"
    assert len(tab.pairings.rows) == 4


def test_an_open_pairing_can_be_played_or_entered(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    row = tab.pairings.rows[1]
    assert acts(row) == ["Играть", "Результат…"]
    with qtbot.waitSignal(tab.play_requested, timeout=1000) as asked:
        click(row.play)
    assert asked.args == ["II", 1, 2]
    with qtbot.waitSignal(tab.result_requested, timeout=1000) as asked:
        click(row.result)
    assert asked.args == ["II", 1, 2]


def test_a_running_game_can_only_be_gone_on_with(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 3)
    tab = tab_of(qtbot, port)
    assert acts(tab.pairings.rows[2]) == ["Продолжить"]
    assert ": идёт с " in tab.pairings.rows[2].accessibleName()


def test_a_result_by_hand_can_be_corrected_but_has_no_record_of_moves(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    play(port, [(1, 1, Score.WHITE_WINS)])
    assert acts(tab.pairings.rows[0]) == ["Исправить…"]
    assert "победили белые" in tab.pairings.rows[0].accessibleName()
    assert tab.chip.text == "Результатов: 1 из 4"


def test_a_game_of_the_program_can_be_looked_at(qtbot: QtBot) -> None:
    port = drawn()
    port.start_game(1, 1)
    port.finish_game(1, 1, Score.WHITE_WINS)
    tab = tab_of(qtbot, port)
    assert acts(tab.pairings.rows[0]) == ["Исправить…", "Запись партии"]
    with qtbot.waitSignal(tab.log_requested, timeout=1000) as asked:
        click(tab.pairings.rows[0].log)
    assert asked.args == ["II", 1, 1]


def test_games_against_somebody_who_left_ask_for_nothing(qtbot: QtBot) -> None:
    """TO-10: absent afterwards, unchanged before."""
    port = play(drawn(), [(number, board, Score.DRAW) for number in range(1, 5) for board in range(1, 5)])
    leaver = port.group().rounds[4].pairings[0].players.white
    port.withdraw(leaver.participant_id, after_round=4)
    tab = tab_of(qtbot, port)
    assert tab.round_shown == 5
    assert acts(tab.pairings.rows[0]) == []
    tab.show_round(1)
    assert all(acts(row) == ["Исправить…"] for row in tab.pairings.rows)


def test_another_round_is_chosen_in_the_strip(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    click(tab.strip.buttons[4])
    assert tab.round_shown == 5
    assert [row.pairing.round for row in tab.pairings.rows] == [5] * 4


def test_the_strip_is_walked_by_arrows(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    tab.strip.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    key(tab, Qt.Key.Key_Right)
    key(tab, Qt.Key.Key_Space)
    assert tab.round_shown == 2


@pytest.mark.parametrize("is_compact", [False, True])
def test_a_round_that_is_over_stays_and_leads_to_the_next(qtbot: QtBot, is_compact: bool) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    tab.set_compact(is_compact=is_compact)
    play(port, [(1, board, Score.DRAW) for board in (1, 2, 3)])
    assert not tab.on.isVisible()
    play(port, [(1, 4, Score.DRAW)])
    assert tab.round_shown == 1
    assert tab.chip.isVisible()
    assert tab.chip.text == "Тур 1 сыгран"
    assert "сыгран" in tab.strip.buttons[0].accessibleName()
    assert "впереди" in tab.strip.buttons[1].accessibleName()
    assert tab.on.text() == "К туру 2"
    click(tab.on)
    assert tab.round_shown == 2
    assert tab.strip.buttons[1].hasFocus()
    assert not tab.on.isVisible()
    assert tab.chip.isVisible() is not is_compact


def test_the_next_round_is_on_once_somebody_plays_in_it(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, board, Score.DRAW) for board in (1, 2, 3, 4)])
    tab = tab_of(qtbot, port)
    assert tab.round_shown == 2
    assert "впереди" in tab.strip.buttons[1].accessibleName()
    port.start_game(2, 3)
    assert ": идёт, сыграно 0 из 4" in tab.strip.buttons[1].accessibleName()


def test_a_round_looked_at_stays_while_results_come_in(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    click(tab.strip.buttons[3])
    play(port, [(1, 1, Score.DRAW)])
    assert tab.round_shown == 4


def test_an_odd_number_shows_who_is_free(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn(EIGHT[:7]))
    assert tab.pairings.free_text.startswith("Без пары: ")
    assert len(tab.pairings.rows) == 3
    even = tab_of(qtbot, drawn())
    assert even.pairings.free_text == ""


def test_all_played_ends_at_the_last_round(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, played_to_the_end())
    assert tab.round_shown == 7
    assert tab.chip.text == "Тур 7 сыгран"
    assert not tab.on.isVisible()


@pytest.mark.parametrize(("n", "width"), [(8, WIDE_BUTTON_PX), (24, BUTTON_PX)])
def test_the_strip_is_narrow_when_there_are_many_rounds(qtbot: QtBot, n: int, width: int) -> None:
    tab = tab_of(qtbot, drawn(many(n)))
    strip = tab.strip
    assert {button.width() for button in strip.buttons} == {width}
    assert all(strip.rect().contains(button.geometry()) for button in strip.buttons)
    assert not any(
        one.geometry().intersects(other.geometry())
        for one in strip.buttons
        for other in strip.buttons
        if one is not other
    )


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_name_of_a_round_stands_whole_in_its_button(qtbot: QtBot, language: Language) -> None:
    set_language(language)
    tab = tab_of(qtbot, drawn())
    assert all(button.whole_width() <= button.width() for button in tab.strip.buttons)


@pytest.mark.parametrize(("width", "text"), [(1040, "Играть"), (640, "")])
def test_where_names_need_the_room_buttons_have_pictures(qtbot: QtBot, width: int, text: str) -> None:
    tab = tab_of(qtbot, drawn(), width)
    row = tab.pairings.rows[0]
    assert row.play.text() == text
    assert row.play.accessibleName().startswith("Играть Доска 1: Кленовский Матвей — ")
    assert min(row.play.width(), row.play.height()) >= 44
    assert row.play.icon().isNull() == bool(text)


def test_results_stand_one_below_the_other(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    port.start_game(1, 2)
    tab = tab_of(qtbot, port)
    tab.grab()
    marks = {row.score.geometry().center().x() for row in tab.pairings.rows}
    assert len(marks) == 1


def test_each_name_bears_the_colour_played(qtbot: QtBot) -> None:
    row = tab_of(qtbot, drawn()).pairings.rows[0]
    assert (row.marks.white.color, row.marks.black.color) == COLORS
    assert row.marks.white.x() < row.marks.black.x()
    assert row.marks.white.toolTip() == "Белые: Кленовский Матвей, 4Б"
    assert row.marks.black.toolTip() == "Чёрные: Облаков Лев, 3В"
    names = {name.accessibleName() for name in row.findChildren(FittedLabel)}
    assert names == {row.marks.white.toolTip(), row.marks.black.toolTip()}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_two_colours_are_told_apart_in_every_theme(
    qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest, theme: str
) -> None:
    request.addfinalizer(lambda: apply_theme(qapp))
    apply_theme(qapp, theme)
    marks = tab_of(qtbot, drawn()).pairings.rows[0].marks
    shares = [_share_of_light(mark.grab().toImage()) for mark in (marks.white, marks.black)]
    assert shares[0] > shares[1] + 0.1


def _share_of_light(image: QImage) -> float:
    """How much of the middle of a picture is lighter than grey."""
    sides = range(image.width() // 4, image.width() * 3 // 4)
    pixels = [image.pixelColor(x, y).lightness() for x in sides for y in sides]
    return sum(lightness > 127 for lightness in pixels) / len(pixels)


def test_a_row_used_again_has_no_bold_button_left(qtbot: QtBot) -> None:
    port = drawn()
    tab = tab_of(qtbot, port)
    fresh = tab.pairings.rows[0].play.font()
    port.start_game(1, 1)
    tab.resize(600, 640)
    tab.grab()
    tab.resize(1040, 640)
    tab.grab()
    assert tab.pairings.rows[0].play.font().weight() > fresh.weight()
    tab.show_round(2)
    assert tab.pairings.rows[0].play.font().weight() == fresh.weight()


@pytest.mark.parametrize(
    ("score", "note", "words"),
    [
        (Score.WHITE_BY_FORFEIT, "неявка", "+ : −, чёрные не явились"),
        (Score.WHITE_HALF, "решил судья", "½ : 0, белым ½, чёрным 0"),
        (Score.WHITE_WINS, "в 16:40", "1 : 0, победили белые"),
    ],
)
def test_unusual_scores_have_words(qtbot: QtBot, score: Score, note: str, words: str) -> None:
    port = drawn()
    enter(port, score, at_min=1000)
    row = tab_of(qtbot, port).pairings.rows[0]
    assert row.score.note == note
    assert row.score.toolTip().replace("\u00a0", " ") == words


def test_a_game_of_the_program_tells_from_when_to_when(qtbot: QtBot) -> None:
    port = drawn()
    begin(port, 1, 965, boards=(1,))
    assert "идёт с 16:05" in tab_of(qtbot, port).pairings.rows[0].accessibleName()
    act = RecordResult(
        group="II",
        round=1,
        board=1,
        score=Score.DRAW,
        termination=Termination.STALEMATE,
        game_id="1-1",
        source=ResultSource.BOARD,
        at_ms=at(port, 972),
        by="board",
    )
    assert port.perform(act) is None
    assert tab_of(qtbot, port).pairings.rows[0].score.note == "16:05–16:12"


def test_colours_reversed_are_told(qtbot: QtBot) -> None:
    port = drawn()
    enter(port, Score.WHITE_WINS, at_min=1000, colors_reversed=True)
    row = tab_of(qtbot, port).pairings.rows[0]
    assert row.score.note == "другие цвета"
    assert row.score.toolTip().endswith("победили белые, сыграно с другими цветами")
    assert row.marks.white.toolTip() == "Белые: Облаков Лев, 3В"


@pytest.mark.parametrize(
    ("now_min", "said"),
    [(None, "16:00–16:16"), (960, "16:00–16:16"), (963, "16:03–16:19, позже на 3 минуты")],
)
def test_a_round_ahead_tells_its_hours_and_how_late_it_is(qtbot: QtBot, now_min: int | None, said: str) -> None:
    port = four_boards()
    tab = RoundsTab()
    tab.present(port.group(), now_min)
    show(qtbot, tab, 1040, 640)
    assert tab.planned.text == said


def test_a_round_that_is_on_tells_its_end_and_a_played_one_nothing(qtbot: QtBot) -> None:
    port = four_boards()
    end(port, 1, 975)
    end(port, 2, 990, boards=(1,))
    tab = RoundsTab()
    tab.present(port.group(), 991)
    show(qtbot, tab, 1040, 640)
    assert tab.round_shown == 2
    assert tab.planned.text.startswith("до 16:")
    tab.show_round(1)
    assert not tab.planned.isVisible()


def test_without_a_clock_there_are_no_hours(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, change(drawn(), time_control="-"))
    assert not tab.planned.isVisible()


def enter(port: StandInTournament, score: Score, *, at_min: int, colors_reversed: bool = False) -> None:
    """A result of the first board by hand at a minute."""
    act = RecordResult(
        group="II",
        round=1,
        board=1,
        score=score,
        source=ResultSource.HAND,
        colors_reversed=colors_reversed,
        at_ms=at(port, at_min),
    )
    assert port.perform(act) is None


def test_another_language_at_once(qtbot: QtBot) -> None:
    tab = tab_of(qtbot, drawn())
    set_language("en")
    tab.retranslate()
    assert tab.title.text() == "Round 1 of 7"
    assert acts(tab.pairings.rows[0]) == ["Play", "Result…"]

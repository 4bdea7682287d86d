"""The result of a game on a wooden board: chosen, confirmed with the names in sight, corrected with a reason."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts import set_language
from ladya_desktop.tournament.acts import CorrectResult, RecordResult
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.tournament.result_dialog import ResultDialog, reasons
from tests.ui.hands import click, key, show, type_in
from tests.ui.tournament.stand_in import StandInTournament, drawn, play

SCORES = [score for score in Score if score is not Score.ANNULLED]


def dialog_of(qtbot: QtBot, port: StandInTournament, board: int = 1) -> ResultDialog:
    pairing = port.group().rounds[0].pairings[board - 1]
    return show(qtbot, ResultDialog(port, pairing), 640, 720)


@pytest.mark.parametrize("score", SCORES)
def test_every_result_there_is_can_be_entered(qtbot: QtBot, score: Score) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    with qtbot.waitSignal(dialog.recorded, timeout=1000) as recorded:
        click(dialog.score_button(score))
        click(dialog.confirm)
    assert recorded.args == [str(score)]
    assert port.group().rounds[0].pairings[0].score is score


def test_nothing_is_entered_before_something_is_chosen(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    click(dialog.confirm)
    assert dialog.remark.text == "Сначала нужно выбрать результат."
    assert port.group().games_decided == 0
    assert dialog.isVisible()


def test_the_button_says_what_it_will_enter(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, drawn())
    assert dialog.confirm.text() == "Записать"
    click(dialog.score_button(Score.BLACK_WINS))
    assert dialog.confirm.text().replace("\u00a0", " ") == "Записать 0 : 1, победили чёрные"


def test_the_reason_goes_with_the_result(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.DRAW))
    dialog.reason.setCurrentIndex(dialog.reason.findText("пат"))
    click(dialog.confirm)
    assert cast("RecordResult", port.asked[-1]).termination is Termination.STALEMATE


def test_without_a_reason_none_is_invented(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.WHITE_WINS))
    click(dialog.confirm)
    assert cast("RecordResult", port.asked[-1]).termination is None


@pytest.mark.parametrize(
    ("score", "first", "count"),
    [
        (Score.WHITE_WINS, None, 6),
        (Score.DRAW, None, 8),
        (Score.BOTH_FORFEIT, Termination.FORFEIT, 1),
        (Score.WHITE_HALF, Termination.ARBITER, 1),
        (Score.ANNULLED, None, 1),
        (None, None, 1),
    ],
)
def test_only_reasons_that_fit_are_offered(score: Score | None, first: Termination | None, count: int) -> None:
    offered = reasons(score)
    assert (offered[0], len(offered)) == (first, count)


def test_a_win_by_resignation_is_no_draw(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, drawn())
    click(dialog.score_button(Score.WHITE_WINS))
    assert dialog.reason.findText("соперник сдался") >= 0
    click(dialog.score_button(Score.DRAW))
    assert dialog.reason.findText("соперник сдался") < 0


def test_scores_are_chosen_and_entered_by_keyboard(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    dialog.score_button(Score.WHITE_WINS).setFocus(Qt.FocusReason.TabFocusReason)
    key(dialog, Qt.Key.Key_Space)
    key(dialog, Qt.Key.Key_Return)
    assert port.group().rounds[0].pairings[0].score is Score.WHITE_WINS


def test_escape_enters_nothing(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.DRAW))
    with qtbot.waitSignal(dialog.rejected, timeout=1000):
        key(dialog, Qt.Key.Key_Escape)
    assert port.group().games_decided == 0


def test_a_correction_needs_a_reason(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.DRAW))
    click(dialog.confirm)
    assert "Нужна причина" in dialog.remark.text
    assert dialog.why.hasFocus()
    assert port.group().rounds[0].pairings[0].score is Score.WHITE_WINS


def test_a_correction_keeps_the_old_result_in_the_history(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.DRAW))
    type_in(dialog.why, "перепутаны доски")
    click(dialog.confirm)
    pairing = port.group().rounds[0].pairings[0]
    assert pairing.score is Score.DRAW
    assert [each.score for each in pairing.history] == [Score.WHITE_WINS, Score.DRAW]
    assert cast("CorrectResult", port.asked[-1]).reason == "перепутаны доски"


def test_the_result_that_stands_is_no_correction(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, play(drawn(), [(1, 1, Score.WHITE_WINS)]))
    assert not dialog.score_button(Score.WHITE_WINS).isEnabled()


def test_a_game_can_be_opened_again(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.ANNULLED))
    assert dialog.confirm.text() == "Открыть партию снова"
    type_in(dialog.why, "играли не те")
    click(dialog.confirm)
    assert port.group().rounds[0].pairings[0].score is None


def test_an_open_pairing_cannot_be_opened_again(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, drawn())
    with pytest.raises(StopIteration):
        dialog.score_button(Score.ANNULLED)


def test_colours_reversed_swap_the_names_and_are_kept(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    assert dialog.players[Color.WHITE].text() == "Белые: Кленовский Матвей, 4Б"
    click(dialog.score_button(Score.WHITE_WINS))
    click(dialog.reversed)
    assert dialog.players[Color.WHITE].text() == "Белые: Облаков Лев, 3В"
    click(dialog.confirm)
    pairing = port.group().rounds[0].pairings[0]
    assert cast("RecordResult", port.asked[-1]).colors_reversed
    assert pairing.colors_reversed
    assert pairing.players.white.name == "Облаков Лев"


def test_a_game_not_played_had_no_colours(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    click(dialog.score_button(Score.WHITE_WINS))
    click(dialog.reversed)
    click(dialog.score_button(Score.WHITE_BY_FORFEIT))
    assert not dialog.reversed.isVisible()
    assert dialog.players[Color.WHITE].text() == "Белые: Кленовский Матвей, 4Б"
    click(dialog.confirm)
    assert not cast("RecordResult", port.asked[-1]).colors_reversed


def test_the_colours_alone_can_be_corrected(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port)
    click(dialog.reversed)
    click(dialog.score_button(Score.WHITE_WINS))
    type_in(dialog.why, "перепутаны цвета")
    click(dialog.confirm)
    pairing = port.group().rounds[0].pairings[0]
    assert pairing.colors_reversed
    again = dialog_of(qtbot, port)
    assert again.reversed.isChecked()
    assert again.players[Color.WHITE].text() == "Белые: Облаков Лев, 3В"
    assert not again.score_button(Score.WHITE_WINS).isEnabled()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("position", "Начальная позиция была неверной, статья 7.2.1"),
        ("colors", "Партию начали не теми цветами, статья 7.3"),
    ],
)
def test_annulling_offers_its_usual_reasons(qtbot: QtBot, code: str, reason: str) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port)
    assert not dialog.annulling.isVisible()
    click(dialog.score_button(Score.ANNULLED))
    assert not dialog.reason.isVisible()
    click(dialog.annulling.buttons[code])
    assert dialog.confirm.hasFocus()
    click(dialog.confirm)
    assert cast("CorrectResult", port.asked[-1]).reason == reason


def test_on_a_small_screen_what_annulling_asks_for_comes_into_sight(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    window = show(qtbot, QWidget(), 683, 384)
    dialog = ResultDialog(port, port.group().rounds[0].pairings[0], window)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    dialog.score_button(Score.ANNULLED).click()
    for button in dialog.annulling.buttons.values():
        qtbot.waitUntil(lambda button=button: button.visibleRegion().boundingRect() == button.rect())  # type: ignore[misc]


@pytest.mark.parametrize(("width", "height", "fits"), [(1366, 768, True), (683, 384, False)])
def test_the_reason_that_is_missing_is_in_sight(qtbot: QtBot, width: int, height: int, fits: bool) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    window = show(qtbot, QWidget(), width, height)
    dialog = ResultDialog(port, port.group().rounds[0].pairings[0], window)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    assert (dialog.why.visibleRegion().boundingRect() == dialog.why.rect()) == fits
    dialog.score_button(Score.DRAW).click()
    dialog.confirm.click()
    assert dialog.remark.isVisible()
    qtbot.waitUntil(lambda: dialog.why.visibleRegion().boundingRect() == dialog.why.rect())
    assert dialog.focusWidget() is dialog.why


def test_on_a_small_screen_playing_again_says_so_in_its_button(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    dialog = dialog_of(qtbot, port)
    button = dialog.score_button(Score.ANNULLED)
    assert button.meaning == "прежний результат не в счёт"
    dialog.set_compact(is_compact=True)
    assert button.meaning == "Сыграть заново: прежний результат не в счёт"


def test_a_refusal_is_told_and_the_dialog_stays(qtbot: QtBot) -> None:
    port = drawn()
    dialog = dialog_of(qtbot, port)
    port.refusal = ActRefused(code="tournament.title_empty")
    click(dialog.score_button(Score.DRAW))
    click(dialog.confirm)
    assert dialog.remark.isVisible()
    assert dialog.isVisible()


def test_english(qtbot: QtBot) -> None:
    set_language("en")
    dialog = dialog_of(qtbot, drawn())
    assert dialog.windowTitle() == "Result of the game"
    assert dialog.score_button(Score.DRAW).accessibleName().replace("\u00a0", " ") == "½ : ½, draw"

"""The journal of a tournament: newest first, found by group and word; it grows line by line."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.texts.tournament_history import TournamentLine, act_line
from ladya_desktop.tournament.acts import UndoStep, WithdrawParticipant
from ladya_desktop.ui.tournament import journal_lines
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from ladya_desktop.ui.tournament.journal_page import JournalPage
from tests.ui.hands import click, show
from tests.ui.tournament.planned import begin
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, drawn, listed, play

FIRST_GRADERS = ("Ёлкина Ася;1А", "Ручьёв Глеб;1Б")


def page_of(qtbot: QtBot, port: StandInTournament, width: int = 1040, height: int = 600) -> JournalPage:
    lines = JournalLines()
    page = JournalPage(lines)

    def present(_view: object = None) -> None:
        assert port.view is not None
        lines.follow(port.journal)
        page.present(port.view)

    port.view_changed.connect(present)
    present()
    return show(qtbot, page, width, height)


def shown(page: JournalPage) -> list[str]:
    return [page.model.index(row).data().replace("\u00a0", " ") for row in range(page.model.rowCount())]


def words_made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one whenever an act is put into words."""
    made: list[int] = []

    def counted(*one: object) -> TournamentLine:
        made.append(len(made))
        return act_line(*one)  # type: ignore[arg-type]  # passed on as they come

    monkeypatch.setattr(journal_lines, "act_line", counted)
    return made


def undo(port: StandInTournament) -> None:
    assert port.view is not None
    assert port.view.undo_step is not None
    assert port.request(UndoStep(step=port.view.undo_step)) is None


def two_groups() -> StandInTournament:
    port = listed((*EIGHT, *FIRST_GRADERS))
    assert port.draw_lots("I") is None
    assert port.draw_lots("II") is None
    return port


def test_newest_first_with_hour_and_who(qtbot: QtBot) -> None:
    port = drawn()
    begin(port, 1, 965, boards=(2,))
    first, second, *_, last = shown(page_of(qtbot, port))
    assert first.startswith("25.04  16:05, организатор: II группа, тур 1, ")
    assert ", организатор: II группа: брошен жребий (число 7)" in second
    assert "Создан турнир" in last


def test_a_reason_is_told(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    pupil = port.group().participants[0].participant_id
    assert port.request(WithdrawParticipant(participant_id=pupil, after_round=1, reason="заболел")) is None
    assert shown(page_of(qtbot, port))[0].endswith("после 1-го тура больше не играет. Причина: заболел")


def test_what_was_taken_back_stays_and_says_so(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    undo(port)
    page = page_of(qtbot, port)
    assert shown(page)[1].endswith(": ½ : ½ (отменено)")
    assert "(отменено)" not in shown(page)[0]
    assert page.model.index(1).data(page.model.LINE).is_undone
    page.grab()


def test_lines_of_a_group_and_those_of_all(qtbot: QtBot) -> None:
    page = page_of(qtbot, two_groups())
    assert page.count.text() == "4 записи"
    page.filter.setCurrentIndex(1)
    assert [line.partition(": ")[2] for line in shown(page)] == [
        "I группа: брошен жребий (число 7)",
        "В список внесены 10 участников",
        "Создан турнир «Белая ладья», 2026",
    ]
    assert page.count.text() == "3 записи"


@pytest.mark.parametrize("sought", ["елкина", "Ёлкина ася", "ЕЛКИНА"])
def test_a_name_is_found_however_it_is_typed(qtbot: QtBot, sought: str) -> None:
    port = play(two_groups(), [(1, 1, Score.DRAW)], "I")
    page = page_of(qtbot, port)
    page.search.setText(sought)
    (line,) = shown(page)
    assert "Ёлкина Ася" in line


def test_nothing_found_is_said(qtbot: QtBot) -> None:
    page = page_of(qtbot, drawn())
    page.search.setText("ферзь")
    assert page.nothing.isVisible()
    assert not page.list.isVisible()
    page.search.clear()
    assert page.list.isVisible()


def test_what_is_sought_stays_while_lines_come(qtbot: QtBot) -> None:
    port = two_groups()
    page = page_of(qtbot, port)
    page.filter.setCurrentIndex(2)
    page.search.setText("тур 1")
    assert shown(page) == []
    play(port, [(1, 1, Score.DRAW)])
    assert len(shown(page)) == 1
    assert page.filter.currentIndex() == 2


def test_the_last_act_is_asked_to_be_taken_back(qtbot: QtBot) -> None:
    page = page_of(qtbot, drawn())
    with qtbot.waitSignal(page.undo_requested, timeout=1000):
        click(page.undo)


def test_the_line_the_keyboard_stands_on_is_seen(qtbot: QtBot) -> None:
    page = page_of(qtbot, drawn())
    line = page.list.visualRect(page.model.index(1))
    before = page.list.viewport().grab(line).toImage()
    page.list.setCurrentIndex(page.model.index(1))
    assert page.list.viewport().grab(line).toImage() != before


def test_another_language_at_once(qtbot: QtBot) -> None:
    page = page_of(qtbot, drawn())
    set_language("en")
    page.retranslate()
    assert "organiser: Group II: " in shown(page)[0]
    assert page.filter.itemText(0) == "All groups"


def test_a_hidden_journal_makes_no_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = words_made(monkeypatch)
    port = drawn()
    page = page_of(qtbot, port)
    page.hide()
    said.clear()
    play(port, [(1, 1, Score.DRAW)])
    assert said == []
    page.show()
    assert len(said) == 1


def test_a_small_page_is_painted_whole(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    undo(port)
    page = page_of(qtbot, port, 660, 300)
    page.set_compact(is_compact=True)
    page.grab()
    assert not page.title.isVisible()
    wide = page.list.visualRect(page.model.index(1))
    assert wide.height() >= 44
    assert wide.right() <= page.list.viewport().width()


# The lines by themselves


def test_a_new_act_costs_one_new_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = words_made(monkeypatch)
    port, lines = drawn(), JournalLines()
    lines.follow(port.journal)
    assert len(tuple(lines.lines())) == len(lines) == len(said) == 3
    play(port, [(1, 1, Score.DRAW)])
    lines.follow(port.journal)
    assert len(tuple(lines.lines())) == len(said) == 4


def test_another_tournament_is_taken_from_its_beginning() -> None:
    lines = JournalLines()
    lines.follow(drawn().journal)
    lines.follow(listed(FIRST_GRADERS).journal)
    assert [line.text for line in lines.lines()][1:] == ["I\u00a0группа: в список внесены 2 участника"]
    lines.follow(())
    assert tuple(lines.lines()) == ()
    assert lines.of_step(1) is None

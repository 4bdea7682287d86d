"""Complaints: until when, entered and answered, those that are late said before and kept as late."""

from datetime import timedelta
from typing import cast

import pytest
from PySide6.QtCore import QDateTime
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import (
    AnswerComplaint,
    CorrectResult,
    FileComplaint,
    ImportedGame,
    ImportGroup,
    ResultSource,
    UndoStep,
)
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.ui.tournament.complaint_dialog import AnswerDialog, ComplaintDialog
from ladya_desktop.ui.tournament.complaints_page import ComplaintsPage
from tests.ui.hands import click, opened, show
from tests.ui.tournament.planned import at, end
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, play

TWO = ("Облаков Лев;3В", "Росинкина Дарья;2А")
FOUR_ELEVEN = 971


def ended(minute: int = FOUR_ELEVEN) -> StandInTournament:
    """Two pupils have played their game; complaints are in time until 16:41. The clock shows 16:20."""
    port = drawn(TWO)
    end(port, 1, minute, boards=(1,))
    port.unix_ms = at(port, 980)
    return port


def page_of(qtbot: QtBot, port: StandInTournament, width: int = 1040, height: int = 600) -> ComplaintsPage:
    page = ComplaintsPage(port)

    def present(_view: object = None) -> None:
        assert port.view is not None
        page.present(port.view, port.group())

    port.view_changed.connect(present)
    present()
    return show(qtbot, page, width, height)


def file(port: StandInTournament, text: str = "Шумели.", *, board: int | None = None, at_min: int = 980) -> None:
    port.unix_ms = max(port.unix_ms, at(port, at_min))
    act = FileComplaint(
        group="II",
        author="Облаков Лев, 3В",
        text=text,
        filed_at_ms=at(port, at_min),
        round=board and 1,
        board=board,
    )
    assert port.request(act) is None


@pytest.mark.parametrize(
    ("now_min", "said"),
    [
        (980, "Жалобы принимаются до 16:41"),
        (1001, "Жалобы принимаются до 16:41"),
        (1002, "Срок прошёл в 16:41, новая жалоба будет поздней"),
    ],
)
def test_the_deadline_is_said(qtbot: QtBot, now_min: int, said: str) -> None:
    port = ended()
    port.unix_ms = at(port, now_min)
    assert page_of(qtbot, port).chip.text == said


def test_there_is_no_deadline_for_games_taken_from_a_file(qtbot: QtBot) -> None:
    port = created()
    assert port.view is not None
    games = (ImportedGame(round=1, board=1, score=Score.DRAW),)
    entries = (Entry(name="Лев", grade=2), Entry(name="Вера", grade=3))
    assert port.request(ImportGroup(setup=port.group().setup, entries=entries, games=games)) is None
    page = page_of(qtbot, port)
    assert page.chip.text == "Партии из файла, когда их играли, неизвестно: срок не считается"


def test_while_games_are_open_only_how_long_it_will_be(qtbot: QtBot) -> None:
    page = page_of(qtbot, drawn(TWO))
    assert page.chip.text == "Срок пойдёт от последней партии группы: 30 мин"
    assert "Жалоб нет" in page.empty.text


def test_a_complaint_is_entered_about_a_game(qtbot: QtBot) -> None:
    port = ended()
    page = page_of(qtbot, port)
    click(page.empty.button)
    dialog = opened(page, ComplaintDialog)
    assert dialog.filed.text() == "25.04.2026  16:20"
    assert not dialog.late.isVisible()
    assert [dialog.about.itemText(row) for row in range(dialog.about.count())] == [
        "О турнире в целом",
        "Тур 1, доска 1: Росинкина Дарья — Облаков Лев",
    ]
    dialog.author.setEditText("Облакова Нина, мама")
    dialog.about.setCurrentIndex(1)
    dialog.text.setPlainText("Часы стояли, никто не заметил.")
    click(dialog.confirm)
    (one,) = port.group().complaints
    assert (one.author, one.text) == ("Облакова Нина, мама", "Часы стояли, никто не заметил.")
    assert (one.round, one.board, one.filed_at_ms) == (1, 1, at(port, 980))
    card = page.cards[0]
    assert card.title.text() == "Жалоба 1. Облакова Нина, мама, подана в 16:20"
    assert card.about.text() == "Тур 1, доска 1: Росинкина Дарья — Облаков Лев"
    assert (card.late.isVisible(), card.state.text) == (False, "ждёт ответа")


def test_a_complaint_taken_back_leaves_no_gap_in_the_numbers(qtbot: QtBot) -> None:
    port = ended()
    filed = FileComplaint(group="II", author="Лев", text="Часы стояли.", filed_at_ms=port.unix_ms)
    assert port.request(filed) is None
    assert port.view is not None
    assert port.view.undo_step is not None
    assert port.request(UndoStep(step=port.view.undo_step)) is None
    assert port.request(filed) is None
    page = page_of(qtbot, port)
    (card,) = page.cards
    assert card.title.text().startswith("Жалоба 1. ")
    assert card.print_button.accessibleName().endswith("жалоба 1")
    click(card.answer)
    assert opened(page, AnswerDialog).windowTitle().endswith("1")


def test_of_two_clicks_in_a_busy_program_the_first_one_enters(qtbot: QtBot) -> None:
    port = ended()
    page = page_of(qtbot, port)
    click(page.empty.button)
    dialog = opened(page, ComplaintDialog)
    dialog.author.setEditText("Облакова Нина, мама")
    dialog.text.setPlainText("Часы стояли.")
    dialog.confirm.click()
    dialog.confirm.click()
    assert len(port.group().complaints) == 1


def test_the_pupils_of_the_group_are_offered_as_authors(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended())
    click(page.empty.button)
    author = opened(page, ComplaintDialog).author
    assert [author.itemText(row) for row in range(author.count())] == ["Росинкина Дарья, 2А", "Облаков Лев, 3В"]
    assert author.currentText() == ""


def test_that_it_is_late_is_said_before_and_kept(qtbot: QtBot) -> None:
    port = ended()
    port.unix_ms = at(port, 1010)
    page = page_of(qtbot, port)
    click(page.empty.button)
    dialog = opened(page, ComplaintDialog)
    assert dialog.late.text.startswith("Это позже срока (16:41).")
    dialog.filed.setDateTime(QDateTime.fromMSecsSinceEpoch(at(port, 1001)))
    assert not dialog.late.isVisible()
    dialog.filed.setDateTime(QDateTime.fromMSecsSinceEpoch(at(port, 1002)))
    assert dialog.late.isVisible()
    dialog.author.setEditText("Росинкина Дарья")
    dialog.text.setPlainText("Мешали.")
    click(dialog.confirm)
    assert port.group().complaints[0].is_late
    assert page.cards[0].late.isVisible()


@pytest.mark.parametrize(
    ("author", "text", "said"),
    [
        ("", "Мешали.", "Не указано, кто подал жалобу."),
        ("Лев", " ", "Нет текста жалобы. Его нужно вписать с бумаги."),
    ],
)
def test_what_is_missing_is_told_and_nothing_is_lost(qtbot: QtBot, author: str, text: str, said: str) -> None:
    port = ended()
    page = page_of(qtbot, port)
    click(page.empty.button)
    dialog = opened(page, ComplaintDialog)
    dialog.author.setEditText(author)
    dialog.text.setPlainText(text)
    click(dialog.confirm)
    assert dialog.remark.text == said
    assert (dialog.author.currentText(), dialog.text.toPlainText()) == (author, text)
    assert port.group().complaints == ()


def test_a_complaint_is_answered_and_the_answer_corrected(qtbot: QtBot) -> None:
    port = ended()
    file(port)
    page = page_of(qtbot, port)
    click(page.cards[0].answer)
    dialog = opened(page, AnswerDialog)
    click(dialog.confirm)
    assert dialog.remark.text == "Нет решения по жалобе. Его нужно вписать."
    dialog.text.setPlainText("Результат остаётся.")
    click(dialog.confirm)
    card = page.cards[0]
    assert card.reply.text() == "Ответ организатора: Результат остаётся."
    assert (card.state.text, card.answer.text()) == ("есть ответ", "Исправить ответ…")
    click(card.answer)
    again = opened(page, AnswerDialog)
    assert again.text.toPlainText() == "Результат остаётся."
    again.text.setPlainText("Партия будет сыграна заново.")
    click(again.confirm)
    assert cast("AnswerComplaint", port.asked[-1]).answer == "Партия будет сыграна заново."


def test_on_another_day_the_day_is_said_too(qtbot: QtBot) -> None:
    port = ended()
    file(port)
    port.today += timedelta(days=1)
    port.unix_ms += 86_400_000
    page = page_of(qtbot, port)
    assert page.cards[0].title.text().replace("\u00a0", " ").endswith("подана 25 апреля, 16:20")
    assert "25 апреля, 16:41" in page.chip.text.replace("\u00a0", " ")


def test_the_blank_form_has_its_words_where_they_fit(qtbot: QtBot) -> None:
    port = ended()
    file(port)
    page = page_of(qtbot, port, 974)
    assert page.form.text() == "Чистый бланк"
    page.resize(680, 600)
    assert (page.form.text(), page.new.text()) == ("", "Записать жалобу…")
    page.resize(974, 600)
    assert page.form.text() == "Чистый бланк"


def test_the_last_complaint_comes_first(qtbot: QtBot) -> None:
    port = ended()
    file(port, "Первая.")
    file(port, "Вторая.", at_min=985)
    page = page_of(qtbot, port)
    assert [card.text.text() for card in page.cards] == ["Вторая.", "Первая."]
    assert [card.complaint.number for card in page.cards] == [2, 1]


def test_only_what_was_played_in_the_program_has_a_record(qtbot: QtBot) -> None:
    port = ended()
    file(port, board=1)
    assert not page_of(qtbot, port).cards[0].record.isVisible()
    other = drawn(TWO)
    other.start_game(1, 1)
    other.finish_game(1, 1, Score.WHITE_WINS)
    file(other, board=1)
    page = page_of(qtbot, other)
    game_id = other.group().rounds[0].pairings[0].game_id
    annulled = CorrectResult(
        group="II", round=1, board=1, score=Score.ANNULLED, source=ResultSource.HAND, reason="Часы стояли."
    )
    assert other.request(annulled) is None
    other.start_game(1, 1, game_id="another")
    assert other.group().rounds[0].pairings[0].game_id == "another"
    with qtbot.waitSignal(page.record_requested, timeout=1000) as asked:
        click(page.cards[0].record)
    assert asked.args == [game_id]


def test_an_entry_taken_back_is_gone(qtbot: QtBot) -> None:
    port = ended()
    file(port)
    page = page_of(qtbot, port)
    assert port.view is not None
    assert port.view.undo_step is not None
    assert port.request(UndoStep(step=port.view.undo_step)) is None
    assert page.cards == []
    assert page.empty.isVisible()


def test_a_game_is_chosen_beforehand(qtbot: QtBot) -> None:
    port = play(drawn(), [(1, 1, Score.DRAW), (1, 2, Score.DRAW)])
    pairings = port.group().rounds[0].pairings
    chosen = show(qtbot, ComplaintDialog(port, port.group(), pairings[0]), 640, 600)
    assert chosen.about.currentText().startswith("Тур 1, доска 1:")
    unplayed = show(qtbot, ComplaintDialog(port, port.group(), pairings[3]), 640, 600)
    assert unplayed.about.currentText() == "О турнире в целом"


def test_printing_is_asked_for_by_number(qtbot: QtBot) -> None:
    port = ended()
    file(port)
    page = page_of(qtbot, port)
    for button, number in ((page.cards[0].print_button, 1), (page.form, 0)):
        with qtbot.waitSignal(page.print_requested, timeout=1000) as asked:
            click(button)
        assert asked.args == [number]


def test_a_small_page_keeps_its_buttons_as_pictures(qtbot: QtBot) -> None:
    port = ended()
    file(port)
    page = page_of(qtbot, port, 660, 320)
    page.set_compact(is_compact=True)
    assert page.new.text() == ""
    assert page.new.accessibleName() == "Записать жалобу"
    assert not page.title.isVisible()

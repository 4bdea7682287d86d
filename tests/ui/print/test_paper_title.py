"""The title beside the buttons of a paper's window: never three lines, nothing lost."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.papers.paper import Paper, Paragraph
from ladya_desktop.ui.print.paper_title import SHORTENED, PaperTitle
from ladya_desktop.ui.print.paper_window import PaperWindow
from tests.ui.hands import settle

LONG = "Протест · Белые: Северо-Двинская Александра, 4 «Б» — чёрные: Преображенский Всеволод, 3 «А»"


def window_of(qtbot: QtBot, title: str, width_px: int) -> PaperWindow:
    paper = Paper(title=title, footer="", language="ru", blocks=(Paragraph(text="слова"),))
    window = PaperWindow([paper], has_wording=True)
    qtbot.addWidget(window)
    window.resize(width_px, 700)
    window.show()
    settle()
    return window


def title_of(window: PaperWindow) -> PaperTitle:
    return window.findChildren(PaperTitle)[0]


@pytest.mark.parametrize("width_px", [683, 880, 1100, 1180, 1366])
@pytest.mark.parametrize("text", [LONG, "II группа, 2–4 классы · Таблица по номерам"])
def test_it_has_two_lines_at_most_and_lies_within_its_place(qtbot: QtBot, text: str, width_px: int) -> None:
    title = title_of(window_of(qtbot, text, width_px))
    fitted = title.fitted()
    assert len(fitted.lines) <= 2
    assert fitted.width_px <= title.width()
    assert fitted.height_px <= title.height()
    assert title.accessibleName() == text


def test_a_line_does_not_end_in_the_dot_between_two_parts(qtbot: QtBot) -> None:
    title = title_of(window_of(qtbot, "Сертификат · Дубравин Тимофей", 1100))
    lines = [[word.text for word in line] for line in title.fitted().lines]
    assert lines == [["Сертификат"], ["Дубравин", "Тимофей"]]
    title.resize(2000, 60)
    assert [word.text for word in title.fitted().lines[0]] == ["Сертификат", "·", "Дубравин", "Тимофей"]


def test_a_line_is_broken_between_two_parts_and_the_bar_is_no_higher_for_it(qtbot: QtBot) -> None:
    window = window_of(qtbot, "I группа, 1-е классы · Дипломы", 1100)
    title = title_of(window)
    lines = [" ".join(word.text for word in line) for line in title.fitted().lines]
    assert lines == ["I группа, 1- е классы", "Дипломы"]
    assert title.height() <= window.close_button.height()


def test_words_on_buttons_give_way_to_it(qtbot: QtBot) -> None:
    assert window_of(qtbot, "Таблица", 1180).pdf_button.text()
    window = window_of(qtbot, LONG, 1180)
    assert not window.pdf_button.text()
    assert title_of(window).text == LONG
    window.resize(1900, 700)
    assert window.pdf_button.text()


def test_what_is_left_out_is_in_the_tooltip(qtbot: QtBot) -> None:
    title = title_of(window_of(qtbot, LONG, 683))
    assert title.text.endswith(SHORTENED)
    assert LONG.startswith(title.text.removesuffix(SHORTENED))
    assert title.toolTip() == LONG
    title.resize(2000, 60)
    assert (title.text, title.toolTip()) == (LONG, "")


def test_a_single_word_is_never_left_out(qtbot: QtBot) -> None:
    title = PaperTitle()
    qtbot.addWidget(title)
    title.resize(30, 40)
    title.show_title("Достопримечательность соревнования")
    assert title.text == f"Достопримечательность{SHORTENED}"

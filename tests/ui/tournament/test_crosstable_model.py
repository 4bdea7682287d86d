"""The crosstable as a Qt model."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from ladya_desktop.game.result import Score
from ladya_desktop.texts import set_language
from ladya_desktop.ui.tournament.crosstable_columns import Kind
from ladya_desktop.ui.tournament.crosstable_legend import legend_of
from ladya_desktop.ui.tournament.crosstable_model import CrosstableModel
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, entries, play, played_to_the_end
from tests.ui.tournament.table_states import higher_wins

HEADINGS = ["№", "Участник", *map(str, range(1, 9)), "О", "КБ", "Поб", "ЛВ", "Место"]


def model_of(port: StandInTournament, code: str = "II") -> CrosstableModel:
    model = CrosstableModel()
    model.present(port.group(code))
    return model


def column(model: CrosstableModel, heading: str) -> int:
    headings = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(model.columnCount())]
    return [str(each).partition(" ")[0] for each in headings].index(heading)


def text(model: CrosstableModel, row: int, heading: str) -> str:
    return str(model.index(row, column(model, heading)).data())


def spoken(model: CrosstableModel, row: int, section: int) -> str:
    return str(model.index(row, section).data(Qt.ItemDataRole.AccessibleTextRole))


def test_columns_are_number_name_opponents_and_what_decides() -> None:
    model = model_of(drawn())
    said = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(model.columnCount())]
    assert said == ["№ ↑", *HEADINGS[1:]]
    assert model.rowCount() == 8


def test_before_the_draw_there_is_no_table() -> None:
    """TO-18: an empty tournament."""
    model = model_of(created())
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    assert model.headerData(0, Qt.Orientation.Horizontal) is None


def test_a_result_stands_at_once_in_both_rows_with_points_and_places() -> None:
    port = drawn()
    model = model_of(port)
    white, black = port.group().rounds[0].pairings[0].players.white, port.group().rounds[0].pairings[0].players.black
    play(port, [(1, 1, Score.WHITE_WINS)])
    model.present(port.group())
    first, second = (white.number or 0) - 1, (black.number or 0) - 1
    assert text(model, first, str(black.number)) == "1"
    assert text(model, second, str(white.number)) == "0"
    assert [text(model, first, each) for each in ("О", "КБ", "Поб", "Место")] == ["1", "0,00", "1", "1"]
    assert text(model, second, "О") == "0"


def test_a_result_changes_cells_and_resets_nothing() -> None:
    port = drawn()
    model = model_of(port)
    resets: list[None] = []
    changes: list[tuple[QModelIndex, QModelIndex]] = []
    model.modelReset.connect(lambda: resets.append(None))
    model.dataChanged.connect(lambda top, bottom: changes.append((top, bottom)))
    play(port, [(1, 1, Score.DRAW)])
    model.present(port.group())
    assert resets == []
    assert [(bottom.row(), bottom.column()) for _top, bottom in changes] == [(7, len(HEADINGS) - 1)]


def test_by_place_opponents_stand_as_the_rows_so_that_the_diagonal_stays() -> None:
    model = model_of(higher_wins(drawn()))
    model.set_order(by_place=True)
    assert [int(text(model, row, "№")) for row in range(8)] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert [model.column(section).number for section in range(2, 10)] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert all(model.cell(row, row + 2).is_own for row in range(8))
    model.set_order(by_place=False)
    assert [text(model, row, "№") for row in range(8)] == list("12345678")


def test_players_equal_in_everything_share_their_places() -> None:
    """TO-08: the same place is shown, not an arbitrary order."""
    model = model_of(played_to_the_end())
    assert [text(model, row, "Место") for row in range(8)] == ["1–4"] * 4 + ["5", "6", "7", "8"]


def test_places_stand_for_everybody_from_the_first_result_on() -> None:
    port = drawn()
    assert [text(model_of(port), row, "Место") for row in range(8)] == [""] * 8
    model = model_of(play(port, [(1, 1, Score.WHITE_WINS)]))
    assert sorted(text(model, row, "Место") for row in range(8)) == ["1", *["2–8"] * 7]


def test_a_withdrawn_player_stays_in_the_table_without_a_place() -> None:
    """TO-02: the row is there, the games count for nobody."""
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    model = model_of(port)
    row = (leaver.number or 0) - 1
    assert model.rowCount() == 8
    assert text(model, row, "Место") == "–"
    assert text(model, row, "КБ") == "–"


def test_a_cell_knows_its_game() -> None:
    port = drawn()
    model = model_of(port)
    pairing = port.group().rounds[2].pairings[1]
    row, section = (pairing.players.black.number or 0) - 1, column(model, str(pairing.players.white.number))
    assert model.pairing_at(model.index(row, section)) == (3, 2)
    assert model.pairing_at(model.index(0, column(model, "1"))) is None
    assert model.pairing_at(model.index(0, column(model, "О"))) is None


def test_cells_are_spoken_in_whole_sentences() -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    port.start_game(1, 2)
    model = model_of(port)
    won = port.group().rounds[0].pairings[0].players
    running = port.group().rounds[0].pairings[1].players
    ahead = port.group().rounds[1].pairings[0].players
    assert spoken(model, (won.white.number or 0) - 1, column(model, str(won.black.number))) == (
        f"{won.white.name}, {won.white.class_name} белыми с {won.black.name}, тур 1, доска 1: победа"
    )
    assert spoken(model, (running.white.number or 0) - 1, column(model, str(running.black.number))).endswith("идёт")
    assert spoken(model, (ahead.white.number or 0) - 1, column(model, str(ahead.black.number))).endswith(
        "ещё не сыграна"
    )
    assert "клетка самого участника" in spoken(model, 0, column(model, "1"))
    assert spoken(model, 0, column(model, "О")).startswith("Кленовский Матвей, 4Б: очки")
    assert "коэффициент Бергера" in spoken(model, 0, column(model, "КБ"))
    assert "место" in spoken(model, 0, column(model, "Место"))
    assert spoken(model, 0, column(model, "№")) == "1 Кленовский Матвей, 4Б"


def test_headings_explain_themselves() -> None:
    model = model_of(drawn())
    hint = model.headerData(column(model, "3"), Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert str(hint).startswith("Игра с номером 3: Дубравина Вера. Щелчок")
    heard = model.headerData(column(model, "О"), Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "очки"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_two_cycles_stand_in_one_cell() -> None:
    port = StandInTournament()
    setups = tuple(
        type(each)(**{**{name: getattr(each, name) for name in each.__slots__}, "cycles": 2})
        for each in port.template.groups
    )
    assert port.create("Два круга", 2026, setups) is None
    assert port.add_participants(entries(("Облаков Лев;3В", "Росинкина Дарья;2А"))) is None
    assert port.draw_lots("II", 1) is None
    play(port, [(1, 1, Score.WHITE_WINS)])
    model = model_of(port)
    cell = model.index(0, column(model, "2"))
    assert cell.data() == "1"
    assert model.pairing_at(cell) == (1, 1)
    play(port, [(2, 1, Score.DRAW)])
    model.present(port.group())
    assert cell.data() == "1 ½"
    assert model.pairing_at(cell) == (2, 1)


def test_columns_follow_the_list_of_the_group() -> None:
    port = StandInTournament()
    group = port.template.groups[1]
    codes = ("DE", "WIN", "SB", "KS")
    changed = type(group)(**{**{name: getattr(group, name) for name in group.__slots__}, "tie_breaks": codes})
    assert port.create("ФИДЕ", 2026, (changed,)) is None
    assert port.add_participants(entries(("Облаков Лев;3В", "Росинкина Дарья;2А"))) is None
    assert port.draw_lots("II", 1) is None
    model = model_of(port)
    said = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(model.columnCount())]
    assert said[-5:] == ["ЛВ", "Поб", "КБ", "Койя", "Место"]


def test_another_language_at_once() -> None:
    model = model_of(played_to_the_end())
    set_language("en")
    model.retranslate()
    assert column(model, "Pts") == 10
    assert text(model, 0, "SB") == "13.50"


@pytest.mark.parametrize("is_by_place", [False, True])
def test_it_is_a_model_as_qt_wants_it(is_by_place: bool) -> None:
    port = drawn()
    model = CrosstableModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_order(by_place=is_by_place)
    model.present(port.group())
    play(port, [(1, 1, Score.WHITE_WINS), (1, 2, Score.DRAW)])
    model.present(port.group())
    model.set_order(by_place=not is_by_place)
    model.present(created().group())
    assert tester.model() is model


def test_columns_know_what_they_hold() -> None:
    model = model_of(drawn())
    assert [model.column(section).kind for section in (0, 1, 2, 10, 11, 14)] == [
        Kind.NUMBER,
        Kind.NAME,
        Kind.OPPONENT,
        Kind.POINTS,
        Kind.TIE_BREAK,
        Kind.PLACE,
    ]


def numbers(model: CrosstableModel) -> list[int]:
    return [int(text(model, row, "№")) for row in range(model.rowCount())]


def test_a_heading_sorts_by_its_column_and_again_the_other_way_round() -> None:
    port = played_to_the_end()
    model = model_of(port)
    names = [who.name for who in port.group().participants]
    by_name = sorted(range(1, 9), key=lambda number: names[number - 1])
    model.sort_by(1)
    assert numbers(model) == by_name
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Участник ↑"
    assert [model.column(section).number for section in range(2, 10)] == list(range(1, 9))
    model.sort_by(1)
    assert numbers(model) == by_name[::-1]
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Участник ↓"


@pytest.mark.parametrize("heading", ["О", "КБ", "Поб"])
def test_values_sort_from_the_highest(heading: str) -> None:
    port = played_to_the_end()
    model = model_of(port)
    section = column(model, heading)
    rows = {who.participant.number: who for who in port.group().crosstable.rows}  # type: ignore[union-attr] # drawn
    model.sort_by(section)
    code = {"КБ": "SB", "Поб": "WIN"}.get(heading)
    values = [dict(rows[number].tie_breaks)[code] if code else rows[number].half_points for number in numbers(model)]
    assert values == sorted(values, key=lambda value: value or 0, reverse=True)
    assert model.headerData(section, Qt.Orientation.Horizontal) == f"{heading} ↓"


def test_an_opponents_column_sorts_by_what_was_scored_against_him_and_himself_last() -> None:
    model = model_of(played_to_the_end())
    section = column(model, "3")
    model.sort_by(section)
    assert numbers(model)[-1] == 3
    scored = [model.cell(row, section).games[0].half_points or 0 for row in range(7)]
    assert scored == sorted(scored, reverse=True)


def test_who_has_no_value_stands_last_either_way() -> None:
    port = played_to_the_end()
    model = model_of(port)
    section = column(model, "ЛВ")
    for _ in range(2):
        model.sort_by(section)
        assert [bool(model.cell(row, section).text.strip("–")) for row in range(8)] == [True] * 4 + [False] * 4


def test_an_annulled_player_stands_last_by_points() -> None:
    port = play(drawn(), [(1, 1, Score.WHITE_WINS)])
    leaver = port.group().rounds[0].pairings[0].players.black
    port.withdraw(leaver.participant_id, after_round=1)
    model = model_of(port)
    model.sort_by(column(model, "О"))
    assert numbers(model)[-1] == leaver.number


def test_an_order_by_a_column_that_is_gone_is_given_up() -> None:
    port = drawn()
    model = model_of(port)
    model.sort_by(column(model, "8"))
    small = drawn(("Облаков Лев;3В", "Росинкина Дарья;2А"))
    model.present(small.group())
    assert numbers(model) == [1, 2]
    assert model.order.column.number == 0


def test_a_name_is_found_by_the_beginning_of_any_word() -> None:
    model = model_of(drawn())
    names = [name for name, _ in model.names()]
    assert model.row_of_name("обл") == next(row for row, name in enumerate(names) if name.startswith("Облаков"))
    assert model.row_of_name("задун") == next(row for row, name in enumerate(names) if "Задунайский" in name)
    assert model.row_of_name("блак") is None


def test_the_next_name_is_looked_for_from_the_top_again() -> None:
    model = model_of(drawn(("Ёлкин Лев;3В", "Елкина Дарья;2А", "Облаков Лев;3В")))
    found = [row for row, (name, _) in enumerate(model.names()) if "лкин" in name]
    assert model.row_of_name("елк") == found[0]
    assert model.row_of_name("елк", found[0]) == found[1]
    assert model.row_of_name("ёлк", found[1]) == found[0]


def test_who_plays_no_more_is_said_to_do_so() -> None:
    port = played_to_the_end()
    leaver = port.group().participants[0]
    port.withdraw(leaver.participant_id, after_round=7)
    model = model_of(port)
    assert spoken(model, 0, 1).endswith("больше не играет")
    assert text(model, 0, "Участник") == model.names()[0][0] == f"{leaver.name} *"
    assert (None, "* больше не играет, сыгранные партии засчитаны") in legend_of(port.group())
    assert not any(words.startswith("*") for _, words in legend_of(drawn().group()))

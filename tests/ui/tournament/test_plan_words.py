"""The plan in words: hours, boards, whether it fits, how late it is, what helps."""

import pytest

from ladya_desktop.texts import set_language
from ladya_desktop.ui.tournament import plan_words
from ladya_desktop.ui.tournament.plan_shown import ShownPlan, minute_of, offered, shown_plan
from tests.ui.tournament.planned import FOUR, NOON, at, begin, change, end, four_boards, one_computer
from tests.ui.tournament.stand_in import EIGHT, StandInTournament, created, drawn, listed, played_to_the_end


def shown(port: StandInTournament, now_min: int | None = NOON) -> ShownPlan:
    found = shown_plan(port.group(), port.group().setup, now_min)
    assert found is not None
    return found


def said(text: str) -> str:
    return text.replace("\u00a0", " ")


def fit(port: StandInTournament, now_min: int | None = NOON) -> str:
    return said(plan_words.fit(shown(port, now_min)).text)


def late(port: StandInTournament, now_min: int | None) -> str:
    one = plan_words.lateness(shown(port, now_min))
    return said(one.text) if one else ""


def warning(port: StandInTournament, now_min: int | None = NOON) -> str:
    return said(plan_words.warning(shown(port, now_min), port.group().setup))


def remarks(port: StandInTournament, now_min: int | None = NOON, *, is_brief: bool = False) -> str:
    return said(plan_words.remarks(shown(port, now_min), is_brief=is_brief))


@pytest.mark.parametrize(("minutes", "text"), [(0, "0 мин"), (46, "46 мин"), (120, "2 ч"), (140, "2 ч 20 мин")])
def test_lengths_of_time_are_short(minutes: int, text: str) -> None:
    assert said(plan_words.span(minutes)) == text


def test_an_hour_after_midnight_is_of_another_day() -> None:
    assert [plan_words.clock(minute) for minute in (1029, 1440)] == ["17:09", "в другой день"]


def test_it_fits_with_something_in_hand_or_exactly_or_not() -> None:
    assert fit(four_boards()) == "Успеваем, запас 2 мин"
    assert fit(change(four_boards(), ends_at_min=1078)) == "Успеваем без запаса"
    assert fit(four_boards(break_min=2)) == "Не успеваем: не хватает 4 мин"
    assert fit(change(drawn(), computers=1, break_min=2)) == "Не успеваем"
    assert fit(played_to_the_end()) == "Всё сыграно"


def test_english_says_the_same() -> None:
    set_language("en")
    assert fit(four_boards(break_min=2)) == "It does not fit: 4 min short"


class TestLateness:
    def test_before_its_hour_and_on_another_day_nothing_is_said(self) -> None:
        assert late(four_boards(), NOON) == ""
        port = four_boards()
        begin(port, 1, FOUR)
        assert late(port, None) == ""

    def test_who_has_not_begun_in_time_is_late(self) -> None:
        assert late(four_boards(), FOUR + 10) == "Опаздываем на 10 мин"

    def test_in_play_it_is_said_that_all_is_well(self) -> None:
        port = four_boards()
        begin(port, 1, FOUR)
        assert late(port, FOUR + 5) == "Идём по плану"

    def test_a_round_played_fast_is_ahead_of_the_plan(self) -> None:
        port = four_boards()
        end(port, 1, FOUR + 10)
        assert late(port, FOUR + 10) == "Опережаем план на 6 мин"

    def test_when_all_is_played_nobody_is_late(self) -> None:
        assert late(played_to_the_end(), FOUR + 200) == ""


class TestWarning:
    def test_none_while_it_fits_or_when_all_is_played(self) -> None:
        assert warning(four_boards()) == ""
        assert warning(change(played_to_the_end(), computers=4)) == ""

    def test_a_shorter_break_may_help(self) -> None:
        text = "По плану последняя партия кончится в 18:04, а играть можно до 18:00. Поможет: перерыв 1 мин или"
        assert warning(four_boards(break_min=2)).startswith(text)

    def test_more_boards_or_a_shorter_control_may(self) -> None:
        port = change(drawn(), computers=2, break_min=1)
        assert warning(port).endswith("Поможет: 4 доски или контроль 2 мин + 1 с на ход.")

    def test_no_break_at_all_may(self) -> None:
        port = change(four_boards(), ends_at_min=FOUR + 7 * 16)
        assert "без перерывов" in warning(port)

    def test_it_may_take_both(self) -> None:
        port = change(drawn(), computers=1, break_min=1, time_control="480+4")
        assert warning(port) == (
            "По плану партий больше, чем поместится в один день. Нужно и досок больше (хотя бы 2), и контроль короче."
        )

    def test_it_may_be_hopeless(self) -> None:
        port = change(drawn(), computers=4, break_min=60, ends_at_min=FOUR + 20)
        assert warning(port).endswith("Нужно больше времени или меньше участников.")

    def test_in_play_the_control_stays(self) -> None:
        port = four_boards()
        end(port, 1, FOUR + 40)
        assert warning(port, FOUR + 40).endswith("Перерывы и доски уже не помогут: нужно больше времени.")


class TestRemarks:
    def test_when_it_ends_and_what_is_left(self) -> None:
        assert remarks(four_boards()) == (
            "Последняя партия кончится не позже 17:58. Обычно партии короче: конец около 17:23. "
            "На награждение остаётся 2 мин."
        )

    def test_at_one_computer_how_long_one_waits(self) -> None:
        assert remarks(one_computer()).endswith("Между своими партиями ждут не дольше 16 мин.")

    def test_in_play_what_comes_next(self) -> None:
        port = four_boards()
        begin(port, 1, FOUR)
        assert remarks(port, FOUR + 5, is_brief=True) == "Следующий тур в 16:17."
        assert remarks(port, None, is_brief=True) == ""
        first = one_computer()
        begin(first, 1, FOUR, boards=(1,))
        assert remarks(first, FOUR + 1, is_brief=True) == "Следующая партия в 16:04."

    def test_an_end_on_another_day_is_not_told_by_the_hour(self) -> None:
        assert "кончится" not in remarks(change(drawn(), computers=1, break_min=2))

    def test_nothing_when_all_is_played(self) -> None:
        assert remarks(change(played_to_the_end(), computers=4)) == ""


def test_a_control_is_proposed_with_its_reasons() -> None:
    port = four_boards()
    found = offered(port.group(), port.group().setup, NOON)
    assert [said(plan_words.control(port.group().setup, each)) for each in found] == [
        "5 мин + 3 с на ход",
        "5 мин + 2 с на ход",
        "7 мин на партию",
        "4 мин + 2 с на ход",
    ]
    assert said(plan_words.why(found[0])) == ("Блиц, самый долгий, который успеваем. Партия до 16 мин, конец в 17:58.")
    assert said(plan_words.why(found[2])) == "Блиц, для часов без добавления. Партия до 14 мин, конец в 17:44."


def test_late_in_the_afternoon_shorter_ones_are_proposed() -> None:
    port = four_boards()
    assert offered(port.group(), port.group().setup, FOUR + 30)[0].control.pgn == "240+2"


def test_none_is_proposed_to_nobody_or_in_play() -> None:
    empty = created()
    assert offered(empty.group(), empty.group().setup, NOON) == ()
    assert shown_plan(empty.group(), empty.group().setup, NOON) is None
    port = four_boards()
    begin(port, 1, FOUR)
    assert offered(port.group(), port.group().setup, NOON) == ()


def test_games_without_a_clock_have_no_plan() -> None:
    port = change(listed(EIGHT), time_control="-")
    assert shown_plan(port.group(), port.group().setup, NOON) is None


def test_a_moment_of_another_day_has_no_minute() -> None:
    port = drawn()
    found = minute_of("2026-04-25")
    assert found(at(port, 977)) == 977
    assert found(0) is None

"""A finding is chosen, its consequence is read, then it is confirmed: whose, which one, whether the game ends by it."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.acts import Actor, AddTime, Finding, Rule, Warn
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Regulations, Supervision
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import Awaited, GameView, Notice, Phase, PlayedMove
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import LANGUAGES
from ladya_desktop.texts.unbroken import unbroken
from ladya_desktop.ui.arbiter.findings import Findings
from ladya_desktop.ui.arbiter.foreseen import facts, facts_of_act, foreseen_words
from ladya_desktop.ui.arbiter.named_acts import NAMED_ACTS, Section
from tests.ui.hands import click, settle, show
from tests.ui.play.fake_port import FakePort, game_view, stopped

ILLEGAL, TOUCH = Finding.ILLEGAL_MOVE, Finding.TOUCH_MOVE
LOST = GameResult(score=Score.WHITE_WINS, termination=Termination.ILLEGAL_MOVES, article="7.5.5")
FIRST = Notice(code="ruling.illegal_move", is_ruling=True, color=Color.BLACK, article="7.5.1", params=(("minutes", 1),))
SECOND = Notice(code="ruling.illegal_moves", is_ruling=True, color=Color.WHITE, article="7.5.5")
TOUCHED = Notice(code="ruling.touch_move", is_ruling=True, color=Color.WHITE, article="4.3")
NOTHING = Notice(code="refusal.nothing_found", is_ruling=False)
READ = "Часы остановятся, пока игроки читают решение."


def then(notice: Notice | None, result: GameResult | None = None) -> GameView:
    return game_view(notice=notice, result=result, phase=Phase.STOPPED if result is None else Phase.ENDED)


MOVES = (
    PlayedMove(number=1, color=Color.WHITE, uci="e2e4", san="e4", is_completed=True),
    PlayedMove(number=1, color=Color.BLACK, uci="e7e5", san="e5", is_completed=True),
    PlayedMove(number=2, color=Color.WHITE, uci="g1f3", san="Nf3", is_completed=True),
)
LIMITED = Regulations(
    time_control=TimeControl(base_ms=300_000), supervision=Supervision.LIMITED, rate=Rate.BLITZ, conduct=Conduct.STRICT
)


def choose(part: Findings, code: str) -> None:
    """Opens the section of the act and presses its row."""
    if not part.rows[code].isVisible():
        part.show_section(next(act.section for act in NAMED_ACTS if act.code == code))
    click(part.rows[code])


@pytest.fixture
def port() -> FakePort:
    made = FakePort(stopped(game_view()))
    made.would_be[ILLEGAL] = (then(FIRST), ByColor(0, 1))
    return made


@pytest.fixture
def part(qtbot: QtBot, port: FakePort) -> Findings:
    made = Findings(port)
    port.view_changed.connect(made.present)
    made.retranslate()
    made.present(port.view)
    return show(qtbot, made, 640, 500)


OF_ONE = (Finding.DEVICE, Finding.REFUSES_RULES)


@pytest.mark.parametrize("finding", [each for each in Finding if each not in OF_ONE])
def test_nothing_is_ruled_before_it_is_confirmed(part: Findings, port: FakePort, finding: Finding) -> None:
    port.would_be[finding] = (then(FIRST), ByColor(0, 1))
    assert not part.card.isVisible()
    choose(part, finding)
    if finding is Finding.ABSENT:
        click(part.choice.player.buttons[2])
    assert port.calls == []
    click(part.card.confirm_button)
    assert port.calls == [("rule", Rule(by=Actor.ARBITER, at_ms=0, finding=finding))]
    assert (part.chosen, part.card.isVisible()) == (None, False)


@pytest.mark.parametrize("finding", OF_ONE)
@pytest.mark.parametrize(("place", "player"), [(0, Color.WHITE), (1, Color.BLACK)])
def test_who_did_it_is_asked_first(part: Findings, port: FakePort, finding: Finding, place: int, player: Color) -> None:
    port.would_be[finding] = (then(SECOND, LOST), ByColor(0, 0))
    choose(part, finding)
    assert not part.card.confirm_button.isVisible()
    assert port.asked == []
    click(part.choice.player.buttons[place])
    click(part.card.confirm_button)
    assert port.calls == [("rule", Rule(by=Actor.ARBITER, at_ms=0, finding=finding, player=player))]


def test_a_player_chosen_for_one_act_is_not_chosen_for_the_next(part: Findings) -> None:
    choose(part, Finding.DEVICE)
    click(part.choice.player.buttons[0])
    choose(part, Finding.REFUSES_RULES)
    assert not part.card.confirm_button.isVisible()
    assert not part.choice.player.buttons[2].isVisible()


def test_a_warning_says_which_one_it_is(part: Findings, port: FakePort) -> None:
    port.warnings = ByColor(0, 1)
    choose(part, "warn")
    click(part.choice.player.buttons[1])
    assert "Предупреждений у чёрных станет 2." in part.card.facts.words
    click(part.card.confirm_button)
    assert port.calls == [("rule", Warn(by=Actor.ARBITER, at_ms=0, player=Color.BLACK))]


@pytest.mark.parametrize(("code", "sign"), [("add_time", 1), ("take_time", -1)])
def test_time_is_added_and_taken_and_the_clock_is_shown_before(
    part: Findings, port: FakePort, code: str, sign: int
) -> None:
    clock = replace(port.view.clock, remaining_ms=ByColor(168_000 + sign * 120_000, 201_000))
    port.otherwise[AddTime] = (stopped(game_view(clock=clock), notice=None), ByColor(0, 0))
    choose(part, code)
    click(part.choice.player.buttons[0])
    click(part.choice.amount.buttons[2])
    assert "Часы белых: 2:48 → " in part.card.facts.words
    click(part.card.confirm_button)
    assert port.calls == [("rule", AddTime(by=Actor.ARBITER, at_ms=0, player=Color.WHITE, ms=sign * 120_000))]


def test_a_half_move_can_be_chosen_and_the_usual_one_is_the_last(part: Findings, port: FakePort) -> None:
    port.show(stopped(game_view(moves=MOVES)))
    choose(part, ILLEGAL)
    field = part.choice.ply
    assert [field.itemText(place) for place in range(field.count())] == [
        "Последний ход",
        "2. Кf3",
        "1… e5",
        "1. e4",
    ]
    field.setCurrentIndex(2)
    field.activated.emit(2)
    assert port.asked[-1] == Rule(by=Actor.ARBITER, at_ms=0, finding=ILLEGAL, ply=2)
    port.show(stopped(game_view(moves=MOVES[:2])))
    values = [field.value]
    port.show(stopped(game_view(moves=MOVES[:1])))
    assert [*values, field.value] == [2, None]
    choose(part, Finding.EARLIER_END)
    assert field.itemText(0) == "Позиция на доске"


def test_that_the_arbiter_did_not_see_the_move_matters_under_limited_supervision(
    part: Findings, port: FakePort
) -> None:
    choose(part, Finding.ILLEGAL_POSITION)
    assert not part.choice.unseen.isVisible()
    port.show(stopped(game_view(regulations=LIMITED)))
    port.would_be[Finding.ILLEGAL_POSITION] = (stopped(game_view(regulations=LIMITED), notice=None), ByColor(0, 0))
    click(part.choice.unseen)
    assert "Исправлять поздно" in part.card.facts.words
    click(part.card.confirm_button)
    unseen = Rule(by=Actor.ARBITER, at_ms=0, finding=Finding.ILLEGAL_POSITION, saw_last_move=False)
    assert port.calls == [("rule", unseen)]


def test_articles_are_those_of_the_edition(part: Findings, port: FakePort) -> None:
    row = part.rows[Finding.BOTH_KINGS_IN_CHECK]
    assert "13.4.4" in row.accessibleDescription()
    port.view = replace(port.view, regulations=replace(LIMITED, edition=Edition.FIDE_2023))
    part.retranslate()
    assert "13.4.4" not in row.accessibleDescription()


def test_a_section_left_takes_its_act_with_it(part: Findings) -> None:
    choose(part, Finding.DEVICE)
    part.show_section(Section.MOVES)
    assert part.chosen is None
    choose(part, TOUCH)
    part.show_section(Section.OFTEN)
    assert part.chosen is not None


@pytest.mark.parametrize("width", [500, 640])
def test_every_name_has_its_room(part: Findings, width: int) -> None:
    for language in LANGUAGES:
        set_language(language)
        part.retranslate()
        part.resize(width, 500)
        for section in (Section.MOVES, Section.POSITION, Section.CONDUCT):
            part.show_section(section)
            settle()
            for row in part.rows.values():
                assert not row.isVisible() or row.height() >= row.heightForWidth(row.width()) >= 44


def test_what_the_finding_would_bring_stands_there_before(part: Findings) -> None:
    choose(part, ILLEGAL)
    assert part.card.title.text() == unbroken("Нарушение чёрных, невозможный ход № 1.")
    assert unbroken(" +1 минута") in part.card.line.text()
    assert part.card.confirm_button.text() == "Подтвердить"


def test_a_finding_that_ends_the_game_says_so_on_its_button_too(part: Findings, port: FakePort) -> None:
    port.illegal_moves = ByColor(0, 1)
    port.would_be[ILLEGAL] = (then(SECOND, LOST), ByColor(0, 2))
    choose(part, ILLEGAL)
    assert part.card.title.text() == unbroken("Нарушение чёрных, невозможный ход № 2. Партия закончится!")
    assert "Белые выиграли." in part.card.line.text()
    assert part.card.confirm_button.text() == "Закончить партию"
    assert "№ 2" in part.card.confirm_button.accessibleDescription()


def test_what_the_record_contradicts_cannot_be_confirmed(part: Findings) -> None:
    choose(part, TOUCH)
    assert "Такого нарушения здесь нет." in part.card.line.text()
    assert "Ничего не изменилось" not in part.card.line.text()  # nothing has been tried
    assert not part.card.title.isVisible()
    assert not part.card.confirm_button.isVisible()


@pytest.mark.parametrize(
    ("awaits", "code", "finding"),
    [
        (Awaited.ILLEGAL_MOVE, "ruling.illegal_move_waits", ILLEGAL),
        (Awaited.TOUCH_MOVE, "ruling.touch_move_waits", TOUCH),
        (Awaited.CLAIM, "ruling.illegal_move_claimed", ILLEGAL),
        (Awaited.CLAIM, "ruling.touch_move_claimed", TOUCH),
        (Awaited.CLAIM, None, None),
        (Awaited.CALL, "ruling.stopped", None),
    ],
)
def test_what_waits_is_chosen_already(
    part: Findings, port: FakePort, awaits: Awaited, code: str | None, finding: Finding | None
) -> None:
    notice = None if code is None else Notice(code=code, is_ruling=False)
    port.show(stopped(game_view(awaits_arbiter=True, awaits=awaits), notice=notice))
    assert (part.chosen and part.chosen.code) == finding
    assert part.card.isVisible() is (finding is not None)
    port.show(stopped(game_view()))
    assert part.chosen is None


def test_another_finding_chosen_stays_while_the_same_waits(part: Findings, port: FakePort) -> None:
    waits = stopped(game_view(awaits_arbiter=True, awaits=Awaited.ILLEGAL_MOVE))
    port.show(waits)
    choose(part, TOUCH)
    port.show(replace(waits, draw_offer=Color.WHITE))
    assert part.chosen is not None
    assert part.chosen.code == TOUCH


def test_the_consequence_follows_the_game(part: Findings, port: FakePort) -> None:
    choose(part, ILLEGAL)
    port.would_be[ILLEGAL] = (then(NOTHING), ByColor(0, 0))
    port.show(stopped(game_view(draw_offer=Color.WHITE)))
    assert "Такого нарушения здесь нет." in part.card.line.text()


def test_nothing_is_found_after_the_game(part: Findings, port: FakePort) -> None:
    choose(part, ILLEGAL)
    port.show(game_view(phase=Phase.ENDED))
    assert not any(row.isEnabled() for row in part.rows.values())
    assert not part.card.isVisible()


def test_before_the_game_only_conduct_is_ruled_on(part: Findings, port: FakePort) -> None:
    port.show(game_view(phase=Phase.NOT_STARTED))
    enabled = {act.section for act in NAMED_ACTS if part.rows[act.code].isEnabled()}
    assert enabled == {Section.CONDUCT}


def test_whose_touch_it_was_is_told_without_a_number() -> None:
    words = foreseen_words(ByColor(0, 0), then(TOUCHED), ByColor(0, 0))
    assert (words.title, words.is_end) == ("Нарушение белых.", False)


def test_an_end_that_is_nobodys_fault_names_nobody() -> None:
    drawn = GameResult(score=Score.DRAW, termination=Termination.ARBITER, article=None)
    words = foreseen_words(ByColor(0, 0), then(None, drawn), ByColor(0, 0))
    assert (words.title, words.line) == ("Партия закончится!", "Ничья.")


def test_a_finding_without_words_of_its_own_is_nobodys_fault() -> None:
    assert foreseen_words(ByColor(0, 0), then(None), ByColor(0, 0)).title == ""


def test_a_notice_that_is_no_ruling_is_nobodys_fault() -> None:
    warned = Notice(code="ruling.warned", is_ruling=False, color=Color.WHITE)
    assert foreseen_words(ByColor(0, 0), then(warned), ByColor(0, 0)).title == ""


# Facts


def test_the_board_and_the_clocks_before_and_after() -> None:
    now = game_view(moves=MOVES, to_move=Color.BLACK)
    after = stopped(game_view(moves=MOVES[:1], clock=replace(now.clock, remaining_ms=ByColor(168_000, 60_000))))
    said = [fact.words for fact in facts(now, after, 0)]
    assert said == ["Отменятся 2 полухода.", "Часы чёрных: 3:21 → 1:00", "Ходят белые.", READ]


def test_of_an_end_the_points_are_told() -> None:
    assert [fact.words for fact in facts(game_view(), then(SECOND, LOST), 0)][-1] == "Очки: белым 1, чёрным 0."


@pytest.mark.parametrize("finding", [Finding.BOTH_KINGS_IN_CHECK, Finding.PAWN_ON_LAST_RANK])
def test_that_the_arbiter_waits_is_told_if_nothing_else_is(finding: Finding) -> None:
    act = Rule(by=Actor.ARBITER, at_ms=0, finding=finding)
    (fact,) = facts_of_act(act, then(Notice(code="ruling.stopped", is_ruling=False)), ByColor(0, 0))
    assert "ждёт следующий ход" in fact.words
    assert facts_of_act(act, then(FIRST), ByColor(0, 0)) == ()
    assert facts_of_act(act, then(None, LOST), ByColor(0, 0)) == ()

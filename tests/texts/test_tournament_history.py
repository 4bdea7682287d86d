"""Every act of a tournament has a line, with the names of that hour; what was taken back is marked."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import get_args

import pytest

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts import set_language
from ladya_desktop.texts.tournament_history import TournamentLine, said_by
from ladya_desktop.tournament import acts
from ladya_desktop.tournament.decide import decide
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import EventDetails
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, TournamentState
from ladya_desktop.ui.tournament.journal_lines import JournalLines
from tests.tournament.story import AT_MS, FIRST, SECOND, THIRD, adding, creation, pupil, result, start

MINUTE_MS = 60_000
II, III = "II\u00a0группа", "III\u00a0группа"


@pytest.fixture(autouse=True)
def in_russian() -> Iterator[None]:
    set_language("ru")
    yield
    set_language("ru")


@dataclass
class Told:
    """Acts as they are done, and the history of them."""

    state: TournamentState = field(default=EMPTY_TOURNAMENT)
    rows: list[StoredAct] = field(default_factory=list)

    def does(self, *done: acts.TournamentAct) -> None:
        for act in done:
            events = decide(self.state, act)
            assert not isinstance(events, ActRefused), events
            self.state = evolve_all(self.state, events)
            row = StoredAct(version=len(self.rows) + 1, act=act, events=events, handled_ms=0, device="window", hash="")
            self.rows.append(row)

    @property
    def lines(self) -> tuple[TournamentLine, ...]:
        journal = JournalLines()
        journal.follow(self.rows)
        return tuple(journal.lines())

    def last(self, act: acts.TournamentAct) -> TournamentLine:
        self.does(act)
        return self.lines[-1]

    def says(self, act: acts.TournamentAct) -> str:
        return self.last(act).text


def told(*names: str) -> Told:
    story = Told()
    story.does(creation(FIRST, SECOND, THIRD), adding(*(pupil(name) for name in names)))
    return story


def drawn(*names: str) -> Told:
    story = told(*names)
    story.does(acts.AssignNumbers(group="II", participant_ids=tuple(range(1, len(names) + 1))))
    return story


def played(*names: str) -> Told:
    """Everybody has drawn with everybody."""
    story = drawn(*names)
    games = [(1, 1), (2, 1), (3, 1)] if len(names) == 3 else [(1, 1)]
    story.does(*(result(round_number, board, Score.DRAW) for round_number, board in games))
    return story


def test_the_beginning() -> None:
    story = Told()
    line = story.last(creation(FIRST, SECOND, THIRD))
    assert line == TournamentLine(
        at_ms=AT_MS, by="arbiter", group=None, text="Создан турнир «Белая ладья», 2026", step=None
    )
    assert story.says(adding(pupil("Вера"))) == f"{II}: Вера, 2А — в списке"
    assert story.says(adding(pupil("Лев"), pupil("Алиса"))) == f"{II}: в список внесены 2 участника"
    assert story.lines[-1].group == "II"
    assert story.says(adding(pupil("Яна"), pupil("Рома", 7))) == "В список внесены 2 участника"


def test_several_groups_are_nobodys() -> None:
    story = told("Вера")
    assert story.last(adding(pupil("Лев", 1), pupil("Алиса", 3))).group is None


def test_event_and_groups() -> None:
    story = told("Вера")
    details = acts.ChangeDetails(title="Белая ладья II", details=EventDetails(school="Школа"))
    assert story.says(details) == "Изменены сведения о турнире «Белая ладья II»"
    story.does(acts.RemoveGroup(group="III"))
    assert story.lines[-1].text == "Группа убрана: III\u00a0группа"
    added = story.last(acts.AddGroup(setup=THIRD))
    assert (added.text, added.group) == ("Новая группа: III\u00a0группа", "III")
    taken = acts.ImportGroup(
        setup=replace(THIRD, code="IV", first_grade=9),
        entries=(pupil("Лев", 9), pupil("Алиса", 9)),
        games=(acts.ImportedGame(round=1, board=1, score=Score.DRAW),),
        withdrawn=(acts.ImportedWithdrawal(number=1, after_round=1),),
    )
    story.does(acts.ChangeGroup(setup=replace(THIRD, last_grade=8)))
    line = story.last(taken)
    assert (line.text, line.group) == ("IV\u00a0группа: взято из файла. Участников: 2, результатов: 1", "IV")
    assert story.says(acts.ChangeGroup(setup=replace(SECOND, day=26))) == f"{II}: изменён регламент"


def test_a_group_is_called_as_it_was_then() -> None:
    story = told("Вера")
    renamed = story.last(acts.RenameGroup(group="II", name="Младшие"))
    assert (renamed.text, renamed.group) == (f"{II}: новое название — «Младшие»", "II")
    assert story.says(adding(pupil("Лев"))) == "Младшие: Лев, 2А — в списке"
    assert story.says(acts.RenameGroup(group="II", name="Пешки")) == "Младшие: новое название — «Пешки»"
    assert story.says(acts.MoveParticipant(participant_id=1, group="III")) == f"Вера, 2А: перевод, новая группа — {III}"
    assert story.says(acts.MoveParticipant(participant_id=1, group="II")) == "Вера, 2А: перевод, новая группа — Пешки"
    changed = acts.ChangeGroup(setup=replace(SECOND, tie_breaks=("SB", "MANUAL", "LOTS")))
    filed = acts.FileComplaint(group="II", author="Лев", text="часы", filed_at_ms=AT_MS, at_ms=AT_MS)
    tie = acts.DecideTie(group="II", participant_ids=(1, 2), reason="решение")
    for act in (
        changed,
        acts.DrawLots(group="II", seed=1),
        acts.CancelDraw(group="II"),
        acts.AssignNumbers(group="II", participant_ids=(1, 2)),
        result(1, 1, Score.DRAW),
        acts.ChangeTieBreaks(group="II", tie_breaks=("MANUAL", "LOTS"), reason="просьба"),
        tie,
        filed,
        acts.CloseGroup(group="II"),
        acts.ReopenGroup(group="II", reason="ошибка"),
    ):
        assert story.says(act).startswith("Пешки")
    story.does(acts.RenameGroup(group="III", name="Ферзи"))
    assert story.says(acts.RemoveGroup(group="III")) == "Группа убрана: Ферзи"
    assert story.lines[1].text.startswith(f"{II}")


def test_the_list_and_the_day() -> None:
    story = told("Вера", "Лев", "Алиса")
    renamed = acts.RenameParticipant(participant_id=1, entry=pupil("Вера Павловна", 3))
    assert story.says(renamed) == f"{II}, Вера, 2А: теперь Вера Павловна, 3А"
    assert story.says(acts.RemoveParticipant(participant_id=3)) == f"{II}, Алиса, 2А: больше не в списке"
    assert story.says(acts.CheckIn(participant_id=1, is_present=True)) == f"{II}, Вера Павловна: на месте"
    assert (
        story.says(acts.CheckIn(participant_id=1, is_present=None)) == f"{II}, Вера Павловна: отметка о приходе снята"
    )
    assert story.last(acts.CheckIn(participant_id=2, is_present=False)) == TournamentLine(
        at_ms=0, by="arbiter", group="II", text=f"{II}, Лев: не на месте", step=6
    )
    assert story.says(acts.MoveParticipant(participant_id=2, group="III")) == f"Лев, 2А: перевод, новая группа — {III}"


def test_who_comes_together_is_counted() -> None:
    story = told("Вера", "Лев", "Алиса")
    assert story.says(acts.CheckInRest(group="II")) == f"{II}: на месте ещё 3 участника"


def test_lots_and_late_comers() -> None:
    story = told("Вера", "Лев", "Алиса")
    assert story.says(acts.DrawLots(group="II", seed=42)) == f"{II}: брошен жребий (число 42)"
    cancelled = acts.CancelDraw(group="II", reason="опоздал ученик")
    assert story.says(cancelled) == f"{II}: жребий отменён. Причина: опоздал ученик"
    assert story.says(acts.AssignNumbers(group="II", participant_ids=(3, 2, 1))) == f"{II}: номера розданы вручную"
    late = story.says(acts.EnterLate(group="II", entry=pupil("Яна")))
    assert late == f"{II}: Яна, 2А — в списке. Яна: поздний приход, свободный номер 4"


def test_games_and_results() -> None:
    story = drawn("Вера", "Лев", "Алиса")
    linked = story.last(start(1, 1))
    assert (linked.text, linked.by, linked.step) == (f"{II}, тур 1, Лев — Алиса: партия начата", "board", None)
    ended = replace(result(1, 1, game_id="game"), termination=Termination.CHECKMATE)
    assert story.says(ended) == f"{II}, тур 1, Лев — Алиса: 1\u00a0:\u00a00 (мат)"
    assert story.says(result(2, 1, Score.WHITE_BY_FORFEIT)).endswith("Вера — Лев: +\u00a0:\u00a0−")
    turned = replace(result(3, 1, Score.DRAW), colors_reversed=True)
    assert story.says(turned) == f"{II}, тур 3, Вера — Алиса: ½\u00a0:\u00a0½ — сыграно с другими цветами"
    corrected = acts.CorrectResult(group="II", round=1, board=1, score=Score.DRAW, reason="ошибка")
    assert story.says(corrected).endswith("результат исправлен на ½\u00a0:\u00a0½. Причина: ошибка")
    annulled = replace(corrected, score=Score.ANNULLED)
    assert story.says(annulled).endswith("результат отменён, пара играет снова. Причина: ошибка")


def test_a_game_annulled_at_the_board() -> None:
    story = drawn("Вера", "Лев")
    story.does(start(1, 1))
    assert story.says(result(1, 1, Score.ANNULLED, game_id="game")).endswith("партия отменена, пара играет снова")


def test_leaving_and_coming_back() -> None:
    story = drawn("Вера", "Лев", "Алиса")
    left = acts.WithdrawParticipant(participant_id=1, after_round=1, reason="заболела")
    assert story.says(left) == f"{II}, Вера: после 1-го тура больше не играет. Причина: заболела"
    assert story.says(acts.ReinstateParticipant(participant_id=1, from_round=2)) == f"{II}, Вера: снова играет с тура 2"
    assert (
        story.says(replace(left, participant_id=2, after_round=0, reason="")) == f"{II}, Лев: не играет с первого тура"
    )


def test_ties() -> None:
    story = told("Вера", "Лев", "Алиса")
    story.does(acts.ChangeGroup(setup=replace(SECOND, tie_breaks=("SB", "MANUAL", "LOTS"))))
    story.does(acts.AssignNumbers(group="II", participant_ids=(1, 2, 3)))
    story.does(*(result(round_number, 1, Score.DRAW) for round_number in (1, 2, 3)))
    by_hand = acts.DecideTie(group="II", participant_ids=(2, 1, 3), reason="решение")
    expected = f"{II}: организатор расставил равных: Лев, Вера, Алиса. Причина: решение"
    assert story.says(by_hand) == expected
    story.does(acts.UndoStep(step=story.state.steps_begun))
    assert story.says(replace(by_hand, seed=5, reason="")).startswith(f"{II}: жребий между равными (число 5): ")


def test_complaints_and_the_protocol() -> None:
    story = played("Вера", "Лев", "Алиса")
    filed = acts.FileComplaint(group="II", author="Лев", text="часы", filed_at_ms=AT_MS, at_ms=AT_MS)
    assert story.says(filed) == f"{II}: жалоба 1 подана, Лев"
    late_ms = AT_MS + 31 * MINUTE_MS
    late = replace(filed, filed_at_ms=late_ms, at_ms=late_ms)
    assert story.says(late) == f"{II}: жалоба 2 подана позже срока, Лев"
    answered = story.last(acts.AnswerComplaint(number=2, answer="отклонена"))
    assert (answered.text, answered.group) == (f"{II}: на жалобу 2 дан ответ", "II")
    assert story.says(acts.CloseGroup(group="II")) == f"{II}: протокол подписан"
    reopened = acts.ReopenGroup(group="II", reason="ошибка в имени")
    assert story.says(reopened) == f"{II}: подпись с протокола снята. Причина: ошибка в имени"
    changed = acts.ChangeTieBreaks(group="II", tie_breaks=("DE",), reason="просьба")
    assert story.says(changed).endswith("изменены показатели: DE. Причина: просьба")


def test_a_complaint_taken_back_leaves_no_gap_in_the_numbers() -> None:
    story = played("Вера", "Лев", "Алиса")
    filed = acts.FileComplaint(group="II", author="Лев", text="часы", filed_at_ms=AT_MS, at_ms=AT_MS)
    story.does(filed)
    story.does(acts.UndoStep(step=story.state.steps_begun))
    assert story.says(filed) == f"{II}: жалоба 1 подана, Лев"
    (stands,) = story.state.complaints
    assert stands.number == 2
    assert story.says(acts.AnswerComplaint(number=2, answer="нет")) == f"{II}: на жалобу 1 дан ответ"


def test_what_was_taken_back_is_marked_and_said() -> None:
    story = told("Вера")
    story.does(acts.CheckIn(participant_id=1, is_present=True))
    undone = story.last(acts.UndoStep(step=2))
    assert (undone.text, undone.group, undone.is_undone) == (
        f"Отменено действие: {II}, Вера: на месте",
        "II",
        False,
    )
    assert [line.is_undone for line in story.lines] == [False, False, True, False]


def test_in_english_too() -> None:
    set_language("en")
    story = drawn("Вера", "Лев")
    assert story.says(acts.RenameGroup(group="III", name="Queens")) == "Group\u00a0III: its new name is “Queens”"
    assert story.says(result(1, 1)) == "Group\u00a0II, round 1, Вера — Лев: 1\u00a0:\u00a00"
    assert (said_by("board"), said_by("arbiter")) == ("board", "organiser")


def test_no_act_is_forgotten_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    names = {
        "CreateTournament": "creation(",
        "AddParticipants": "adding(",
        "RecordResult": "result(",
        "StartGame": "start(",
    }
    told_of = [
        one for one in get_args(acts.TournamentAct) if names.get(one.__name__, f"acts.{one.__name__}(") in source
    ]
    assert len(told_of) == len(get_args(acts.TournamentAct))

"""The protocol: table, decisions by hand, regulations with the note on the edition, and where it is signed."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.papers.paper import Facts, Orientation, PageBreak, Signature, Signatures
from ladya_desktop.papers.protocol import protocol_paper
from ladya_desktop.papers.regulations import regulations_blocks
from ladya_desktop.texts import set_language
from tests.papers.events import LONG_NAME, annulled, played, seen, tables, texts_of
from tests.tournament.deeds import answer, complain, correct, decide_tie, leave
from tests.tournament.story import SECOND, Story, result, start


def said(story: Story, head: str = "") -> str:
    return "\n".join(texts_of(protocol_paper(*seen(story), head=head).blocks))


def facts(**setup: object) -> dict[str, str]:
    (block,) = (one for one in regulations_blocks(replace(SECOND, **setup)) if isinstance(one, Facts))  # type: ignore[arg-type]  # any field
    return dict(block.pairs)


def test_organiser_and_arbiter_sign() -> None:
    view, group = seen(played(6))
    signatures = protocol_paper(view, group).blocks[-1]
    assert isinstance(signatures, Signatures)
    assert signatures.lines == (
        Signature(role="Организатор", name="Светлова А. П."),
        Signature(role="Судья", name="Полянский Н. В."),
    )


def test_a_small_group_stands_and_a_large_one_lies_with_its_table_alone() -> None:
    small = protocol_paper(*seen(played(8)))
    large = protocol_paper(*seen(played(12, 1)))
    assert (small.orientation, large.orientation) == (Orientation.PORTRAIT, Orientation.LANDSCAPE)
    assert not any(isinstance(block, PageBreak) for block in small.blocks)
    assert sum(isinstance(block, PageBreak) for block in large.blocks) == 1
    assert large.is_one_sheet
    assert small.is_one_sheet


def test_winners_are_named_when_all_is_played() -> None:
    assert "Место 1" in said(played(6))
    assert "Место 1" not in said(played(6, 3))


def test_the_whole_table_is_in_it() -> None:
    view, group = seen(played(6))
    (table,) = tables(protocol_paper(view, group).blocks)
    assert {player.name for player in group.participants} == {row.cells[1].text for row in table.rows}


def test_who_left_is_told_with_what_follows() -> None:
    assert f"{LONG_NAME}: участие прекращено, сыграно меньше половины партий, они не засчитаны." in said(annulled())
    story = played(6, 4)
    story.does(leave(1, after_round=4))
    assert f"{LONG_NAME}: участие прекращено, сыграна половина партий или больше, они засчитаны." in said(story)


def test_a_corrected_result_is_told_with_its_reason() -> None:
    story = played(4, 1)
    before = story.pairing(1, 1)
    assert before.score is not None
    assert "Исправленные результаты" not in said(story)
    story.does(correct(1, 1, Score.BLACK_WINS if before.score is not Score.BLACK_WINS else Score.DRAW))
    text = said(story)
    assert "Исправленные результаты" in text
    assert "Причина: x." in text
    story.does(correct(1, 1, Score.ANNULLED))
    assert "стало партия не засчитана" in said(story)


def test_a_game_played_anew_is_no_correction() -> None:
    story = played(4, 0)
    story.does(start(1, 1), result(1, 1, Score.ANNULLED, game_id="game"), result(1, 1, Score.DRAW))
    assert len(story.pairing(1, 1).history) == 2
    assert "Исправленные результаты" not in said(story)


def test_an_order_by_hand_or_by_lot_is_told() -> None:
    for seed, begins in ((None, "Места по решению организатора"), (5, "Места по жребию (число жребия 5)")):
        story = played(3, 0, tie_breaks=("SB", "MANUAL" if seed is None else "LOTS"))
        story.does(*(result(number, 1, Score.DRAW) for number in (1, 2, 3)))
        ids = tuple(player.participant_id for player in story.group().participants)
        story.does(decide_tie(*ids, seed=seed, reason="по росту"))
        text = said(story)
        assert begins in text
        assert "Причина: по росту." in text


def test_complaints_are_listed_with_their_answer() -> None:
    story = played(4)
    story.does(complain("Рукав.", author="Вера"))
    assert "№ 1, Вера, подана в" in said(story)
    assert "Ответ: ещё не дан." in said(story)
    story.does(answer(1, "Всё осталось."))
    assert "О турнире в целом: «Рукав». Ответ: Всё осталось." in said(story)
    assert "позже срока" not in said(story)


def test_a_late_complaint_is_called_late() -> None:
    story = played(4)
    deadline = story.group().complaint_deadline_ms
    assert deadline is not None
    story.does(complain(filed_at_ms=deadline + 60_000))
    assert "позже срока" in said(story)


def test_the_head_of_the_record_is_printed_in_groups() -> None:
    assert "0123abcd 0123abcd" in said(played(4), head="0123abcd" * 2)
    assert "Контрольный код" not in said(played(4))


def test_the_regulations_say_that_the_order_was_repealed() -> None:
    text = said(played(4))
    assert "№ 654 и № 1087" in text
    assert "Приказы № 654 и № 1087 отменены приказом № 988" in text
    set_language("en")
    assert "988" in said(played(4))


@pytest.mark.parametrize(
    ("setup", "name", "value"),
    [
        ({}, "Контроль времени", "5 минут + 3 секунды на ход (блиц)"),
        ({"time_control": "900+10"}, "Контроль времени", "15 минут + 10 секунд на ход (быстрые шахматы)"),
        ({"time_control": "-"}, "Контроль времени", "без часов"),
        ({}, "Система", "круговая, в один круг"),
        ({"cycles": 2}, "Система", "круговая, в два круга"),
        ({"conduct": "strict"}, "Доска в программе", "как деревянная доска"),
        ({"supervision": "limited"}, "Кто следит", "за нарушениями следят игроки"),
        ({"rulings": "arbiter"}, "Кто решает", "решает судья"),
        ({}, "Опоздание", "поражение, если нет на месте до падения флажка"),
        ({"default_time_min": 0}, "Опоздание", "поражение, если нет на месте к началу тура"),
        ({"default_time_min": 10}, "Опоздание", "поражение при опоздании больше чем на 10 минут"),
        ({}, "Ничья по соглашению", "можно с любого хода"),
        ({"earliest_draw_move": 20}, "Ничья по соглашению", "можно, когда каждый сделал ходов: 20"),
        ({}, "При равенстве очков", "коэффициент Бергера, число побед, личная встреча"),
        ({"tie_breaks": ()}, "При равенстве очков", "места делятся"),
        ({"tie_breaks": ("SB", "LOTS")}, "При равенстве очков", "коэффициент Бергера, жребий"),
        ({"annul_below_half": False}, "Кто больше не играет", "сыгранные партии засчитываются, несыгранные проиграны"),
    ],
)
def test_every_regulation_is_said(setup: dict[str, object], name: str, value: str) -> None:
    assert facts(**setup)[name] == value

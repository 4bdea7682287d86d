"""A complaint on paper: who, when, about what, whether in time, the answer, and both signatures."""

from ladya_desktop.papers.complaint import ANSWER_LINES, complaint_form_paper, complaint_paper, moment_said
from ladya_desktop.papers.paper import Ruled, Signatures
from tests.papers.events import played, seen, texts_of
from tests.tournament.deeds import answer, complain
from tests.tournament.story import AT_MS, Story


def complained(story: Story, *events: str) -> list[str]:
    view, group = seen(story)
    return texts_of(complaint_paper(view, group, group.complaints[-1], events).blocks)


def test_a_complaint_has_author_hour_game_and_text() -> None:
    story = played(4, 2)
    story.does(complain("Ладью сдвинули.\n\nРукавом.", author="Вера", round_number=2, board=1))
    texts = complained(story)
    pairing = story.pairing(2, 1)
    assert {"Жалоба № 1", "Вера", "Ладью сдвинули.", "Рукавом.", moment_said(AT_MS)} <= set(texts)
    assert any(pairing.players.white.name in text and "Тур 2 · доска 1" in text for text in texts)
    assert "Светлова А. П." in texts


def test_one_about_the_event_says_so() -> None:
    story = played(4, 2)
    story.does(complain())
    texts = complained(story)
    assert {"О чём жалоба", "О турнире в целом"} <= set(texts)
    assert not any("доска" in text for text in texts)


def test_what_the_record_says_is_printed_with_it() -> None:
    story = played(4)
    story.does(complain())
    assert "Что записано о партии" not in complained(story)
    assert {"Что записано о партии", "0:01 Белые сходили"} <= set(complained(story, "0:01 Белые сходили"))


def test_a_late_one_says_so_with_the_time_limit() -> None:
    story = played(4)
    deadline = story.group().complaint_deadline_ms
    assert deadline is not None
    story.does(complain())
    assert "Жалоба подана позже срока." not in complained(story)
    story.does(complain(filed_at_ms=deadline + 1))
    assert {"Жалоба подана позже срока.", "Принималась до", moment_said(deadline)} <= set(complained(story))


def test_an_answer_stands_where_there_were_lines_to_write_on() -> None:
    story = played(4)
    story.does(complain())
    view, group = seen(story)
    before = complaint_paper(view, group, group.complaints[0])
    assert Ruled(lines=ANSWER_LINES) in before.blocks
    story.does(answer(1, "Результат остаётся.\nТак решено."))
    view, group = seen(story)
    after = complaint_paper(view, group, group.complaints[0])
    assert not any(isinstance(block, Ruled) for block in after.blocks)
    assert {"Результат остаётся.", "Так решено.", "Ответ дан"} <= set(texts_of(after.blocks))


def test_author_and_organiser_sign() -> None:
    story = played(4)
    story.does(complain(author="Вера"))
    view, group = seen(story)
    signatures = complaint_paper(view, group, group.complaints[0]).blocks[-1]
    assert isinstance(signatures, Signatures)
    assert [line.name for line in signatures.lines] == ["Вера", "Светлова А. П."]


def test_an_empty_form_has_room_to_write() -> None:
    view, group = seen(played(4))
    paper = complaint_form_paper(view, group)
    assert sum(block.lines for block in paper.blocks if isinstance(block, Ruled)) == 15
    assert "Жалоба" in texts_of(paper.blocks)
    assert paper.title.endswith("Чистый бланк жалобы")
    assert {"От кого", "Подана", "О чём жалоба"} <= set(texts_of(paper.blocks))

"""The list: who is admitted, into which group, and that it closes with the draw."""

import pytest

from ladya_desktop.tournament.acts import CloseGroup, RemoveParticipant, RenameParticipant
from ladya_desktop.tournament.events import ParticipantAdded, ParticipantRemoved, ParticipantRenamed
from ladya_desktop.tournament.names import clean_name, same_pupil_key
from ladya_desktop.tournament.setup import Entry
from tests.tournament.story import (
    AT_MS,
    FIRST,
    SECOND,
    Story,
    adding,
    created,
    creation,
    drawn,
    entered,
    played_out,
    pupil,
)


def removing(participant_id: int) -> RemoveParticipant:
    return RemoveParticipant(participant_id=participant_id, at_ms=AT_MS, by="arbiter")


def renaming(participant_id: int, entry: Entry) -> RenameParticipant:
    return RenameParticipant(participant_id=participant_id, entry=entry, at_ms=AT_MS, by="arbiter")


def names(story: Story, group: str = "II") -> list[str]:
    return [one.name for one in story.group(group).participants]


def test_each_pupil_comes_into_the_group_of_his_grade() -> None:
    story = created()
    events = story.does(adding(pupil("Вера", 1), pupil("Лев", 4), pupil("Алиса", 9, None), pupil("Матвей", 2)))
    assert events[2] == ParticipantAdded(participant_id=3, group="III", entry=Entry(name="Алиса", grade=9))
    assert (names(story, "I"), names(story, "II"), names(story, "III")) == (["Вера"], ["Лев", "Матвей"], ["Алиса"])


def test_a_class_is_shown_as_at_school() -> None:
    story = created()
    story.does(adding(pupil("Вера", 2, "б"), pupil("Лев", 3, None)))
    assert [one.class_name for one in story.group().participants] == ["2Б", "3"]


def test_a_name_is_cleaned_and_plain_text() -> None:
    story = created()
    story.does(adding(pupil("  Вера \t Дубравина\u202e\x00 "), pupil('=HYPERLINK("http://x")'), pupil("<b>Лев</b>")))
    assert names(story) == ["Вера Дубравина", '=HYPERLINK("http://x")', "<b>Лев</b>"]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (pupil(""), "name_missing"),
        (pupil(" \u200b "), "name_missing"),
        (pupil("Л" * 81), "name_too_long"),
        (pupil("Лев", 2, "АБ"), "class_letter"),
        (pupil("Лев", 2, "1"), "class_letter"),
        (pupil("Лев", 0), "grade_not_admitted"),
        (pupil("Лев", 10), "grade_not_admitted"),
        (pupil("Лев", 11), "grade_not_admitted"),
        (pupil("Лев", -1), "grade_not_admitted"),
    ],
)
def test_whom_the_list_does_not_take(entry: Entry, code: str) -> None:
    story = created()
    assert story.refuses(adding(pupil("Вера"), entry)) == code
    assert names(story) == [], "all are entered or none"


def test_eighty_letters_fit() -> None:
    story = created()
    story.does(adding(pupil("Л" * 80)))
    assert names(story) == ["Л" * 80]


def test_a_refused_grade_says_which_play() -> None:
    assert created().refusal(adding(pupil("Лев", 10))).params["grades"] == "1, 2–4, 5–9"


@pytest.mark.parametrize("twin", [pupil("Фёдор"), pupil("ФЕДОР"), pupil(" федор ", 2, "а")])
def test_the_same_pupil_is_not_entered_twice(twin: Entry) -> None:
    story = created()
    story.does(adding(pupil("Фёдор")))
    assert story.refuses(adding(twin)) == "name_taken"
    assert created().refuses(adding(pupil("Фёдор"), twin)) == "name_taken"


def test_namesakes_of_different_classes_are_two_pupils() -> None:
    story = created()
    story.does(adding(pupil("Лев", 2, "А"), pupil("Лев", 2, "Б"), pupil("Лев", 2, None), pupil("Лев", 3, "А")))
    assert len(names(story)) == 4


def test_there_is_an_end_to_a_list() -> None:
    story = created()
    many = [pupil(f"Лев {number}") for number in range(1000)]
    assert story.refuses(adding(*many, pupil("Вера"))) == "too_many_participants"
    story.does(adding(*many))
    assert story.refuses(adding(pupil("Вера"))) == "too_many_participants"


def test_without_entries_nothing_happens() -> None:
    assert created().does(adding()) == ()


def test_nobody_comes_onto_a_drawn_list_but_others_stay_open() -> None:
    story = drawn()
    assert story.refuses(adding(pupil("Клим", 3))) == "participants_locked"
    story.does(adding(pupil("Клим", 5)))
    assert names(story, "III") == ["Клим"]


def test_a_pupil_is_removed_and_his_id_never_comes_back() -> None:
    story = entered(3)
    assert story.does(removing(3)) == (ParticipantRemoved(participant_id=3),)
    assert names(story) == ["Вера", "Тимофей"]
    assert story.refuses(removing(3)) == "unknown_participant"
    story.does(adding(pupil("Клим")))
    assert story.group().participants[-1].participant_id == 4


def test_nobody_is_removed_after_the_draw() -> None:
    assert drawn().refuses(removing(1)) == "participants_locked"


def test_a_name_is_corrected() -> None:
    story = entered(2)
    entry = Entry(name="Вера", grade=3, letter="В")
    assert story.does(renaming(1, entry)) == (ParticipantRenamed(participant_id=1, group="II", entry=entry),)
    assert story.group().participants[0].class_name == "3В"
    assert story.does(renaming(1, entry)) == ()


def test_a_corrected_grade_moves_to_the_other_group() -> None:
    story = entered(2)
    story.does(renaming(1, pupil("Вера", 5)))
    assert (names(story), names(story, "III")) == (["Тимофей"], ["Вера"])


def test_a_name_may_be_corrected_after_the_draw_but_the_group_stays() -> None:
    story = drawn()
    story.does(renaming(1, pupil("Вероника", 4)))
    assert story.table().rows[0].participant.name == "Вероника"
    assert story.refuses(renaming(1, pupil("Вероника", 5))) == "participants_locked"


def test_nobody_moves_into_a_drawn_group() -> None:
    story = drawn()
    story.does(adding(pupil("Клим", 5)))
    assert story.refuses(renaming(5, pupil("Клим", 4))) == "participants_locked"


@pytest.mark.parametrize(
    ("participant_id", "entry", "code"),
    [
        (9, pupil("Вера"), "unknown_participant"),
        (1, pupil("тимофей"), "name_taken"),
        (1, pupil(""), "name_missing"),
        (1, pupil("Вера", 10), "grade_not_admitted"),
    ],
)
def test_corrections_that_cannot_be(participant_id: int, entry: Entry, code: str) -> None:
    assert entered().refuses(renaming(participant_id, entry)) == code


def test_capitals_of_ones_own_name_may_change() -> None:
    story = entered(1)
    story.does(renaming(1, pupil("ВЕРА")))
    assert names(story) == ["ВЕРА"]


def test_a_signed_protocol_keeps_its_names() -> None:
    story = played_out()
    story.does(CloseGroup(group="II", at_ms=AT_MS, by="arbiter"))
    assert story.refuses(renaming(1, pupil("Вероника"))) == "group_closed"


def test_a_regulation_may_admit_few_grades() -> None:
    story = Story()
    story.does(creation(FIRST, SECOND))
    assert story.refusal(adding(pupil("Клим", 5))).params["grades"] == "1, 2–4"


def test_the_comma_of_surname_and_name_is_no_part_of_the_name() -> None:
    assert clean_name("Дубов, Лев") == "Дубов Лев"
    assert same_pupil_key(Entry(name="Дубов, Лев", grade=3)) == same_pupil_key(Entry(name="Дубов Лев", grade=3))

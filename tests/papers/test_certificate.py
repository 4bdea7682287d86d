"""Certificates: what stands on them, and their wording, which a teacher may change."""

from dataclasses import replace
from datetime import date

import pytest

from ladya_desktop.papers.certificate import Earned, Occasion, certificate, certificates_paper, part_said
from ladya_desktop.papers.diploma_template import (
    DiplomaTemplate,
    DiplomaTemplateError,
    Kind,
    checked,
    placeholders,
    read_templates,
    shipped_template,
    templates_toml,
)
from ladya_desktop.papers.html import html_page
from ladya_desktop.papers.paper import Diploma, Look, Orientation
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language

DAY = Occasion(day=date(2026, 4, 25), school="Школа у моря", organizer="Ветрова Н. П.")
COURSE = Earned(pupil="Ёлкина Аня", part="course", lessons=58)
SECTION = Earned(pupil="Облаков Лев", part="special", lessons=1)


def shipped(language: Language) -> DiplomaTemplate:
    set_language(language)
    return shipped_template(language, Kind.CERTIFICATE)


def test_a_certificate_says_what_is_done() -> None:
    one = certificate(COURSE, DAY, shipped("ru"))
    assert (one.heading, one.name, one.degree, one.look) == ("Сертификат", "Ёлкина Аня", "", Look.GOLD)
    assert one.lines == ("за курс «Правила шахмат»", "58 уроков, все задания решены верно")
    assert (one.day, one.school) == ("25\u00a0апреля\u00a02026\u00a0года", "Школа у моря")
    assert (one.left.role, one.right.role) == ("Учитель", "Директор школы")


def test_of_a_section_it_has_no_metal() -> None:
    one = certificate(SECTION, DAY, shipped("ru"))
    assert one.lines == ("за раздел «Особые ходы»", "1 урок, все задания решены верно")
    assert one.look is Look.PLAIN


def test_in_english_too() -> None:
    one = certificate(COURSE, DAY, shipped("en"))
    assert one.lines == ("for finishing the course “The rules of chess”", "58 lessons, every exercise solved")
    assert part_said("special").startswith("the section “")


def test_each_has_a_sheet_that_lies_and_one_alone_is_named() -> None:
    paper = certificates_paper([COURSE, SECTION], DAY, shipped("ru"))
    assert (paper.title, paper.orientation, paper.language) == ("Сертификаты", Orientation.LANDSCAPE, "ru")
    assert [block.name for block in paper.blocks if isinstance(block, Diploma)] == ["Ёлкина Аня", "Облаков Лев"]
    assert certificates_paper([SECTION], DAY, shipped("ru")).title == "Сертификат · Облаков Лев"
    assert html_page((paper,)).count('class="diploma"') == 2


def test_without_a_tournament_no_gap_stays_behind() -> None:
    template = replace(shipped("ru"), right="Организатор {организатор}", text="{школа}\n{name}")
    one = certificate(COURSE, Occasion(day=DAY.day), template)
    assert (one.right.role, one.school, one.lines) == ("Организатор", "", ("Ёлкина Аня",))


def test_a_wording_goes_through_its_file() -> None:
    own = {"ru": replace(shipped("ru"), heading="Похвальный лист {имя}"), "en": shipped("en")}
    assert read_templates(templates_toml(own), Kind.CERTIFICATE) == own


@pytest.mark.parametrize("speak", ["ru", "en"])
def test_what_may_be_filled_in_is_not_what_a_diploma_fills_in(speak: Language) -> None:
    template = replace(shipped(speak), text=" ".join(placeholders(Kind.CERTIFICATE)))
    assert checked(template, Kind.CERTIFICATE) == template
    assert certificate(COURSE, DAY, template).lines[0].startswith("Ёлкина Аня")
    with pytest.raises(DiplomaTemplateError) as told:
        checked(replace(template, text="{place}"), Kind.CERTIFICATE)
    assert told.value.params["known"] == ", ".join(placeholders(Kind.CERTIFICATE))


@pytest.mark.parametrize(
    ("toml", "code"),
    [
        ("[ru", "papers.certificate_unreadable"),
        ("ru = 1", "papers.certificate_field"),
        ("[ru]\nheading = 1", "papers.certificate_field"),
    ],
)
def test_a_damaged_wording_is_told_as_what_it_is(toml: str, code: str) -> None:
    with pytest.raises(DiplomaTemplateError) as told:
        read_templates(toml, Kind.CERTIFICATE)
    assert told.value.code == code

"""Certificates for a course or a section of it that a pupil has done to the last exercise, each on its own sheet."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from ladya_desktop.lessons.course import section_title
from ladya_desktop.lessons.progress import COURSE
from ladya_desktop.papers.diploma import filled
from ladya_desktop.papers.diploma_template import WORDS, DiplomaTemplate, Kind
from ladya_desktop.papers.opening import dated, joined
from ladya_desktop.papers.paper import Diploma, Look, Orientation, Paper, Signature
from ladya_desktop.texts import language, t


@dataclass(frozen=True, slots=True, kw_only=True)
class Earned:
    """What a pupil has done: `part` is the whole course or a section of it, with so many lessons."""

    pupil: str
    part: str
    lessons: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """What all certificates of a day share; "" where nothing is known."""

    day: date
    school: str = ""
    organizer: str = ""


def certificates_paper(earned: Iterable[Earned], occasion: Occasion, template: DiplomaTemplate) -> Paper:
    """A certificate for each, in this order. The title names the pupil if there is one alone."""
    given = tuple(earned)
    title = joined(t("papers.certificate"), given[0].pupil) if len(given) == 1 else t("papers.certificates")
    return Paper(
        title=title,
        footer="",
        language=language(),
        blocks=tuple(certificate(one, occasion, template) for one in given),
        orientation=Orientation.LANDSCAPE,
    )


def certificate(one: Earned, occasion: Occasion, template: DiplomaTemplate) -> Diploma:
    """The certificate of one pupil, of the whole course in gold."""
    values = _values(one, occasion)
    return Diploma(
        heading=filled(template.heading, values),
        degree=filled(template.degree, values),
        intro=filled(template.intro, values),
        name=one.pupil,
        lines=tuple(line for line in (filled(each, values) for each in template.text.splitlines()) if line),
        left=Signature(role=filled(template.left, values)),
        right=Signature(role=filled(template.right, values)),
        day=values["day"],
        school=occasion.school,
        look=Look.GOLD if one.part == COURSE else Look.PLAIN,
    )


def part_said(part: str) -> str:
    """A part of the course as a sentence takes it."""
    if part == COURSE:
        return t("papers.certificate_course")
    return t("papers.certificate_section", section=section_title(part))


def _values(one: Earned, occasion: Occasion) -> dict[str, str]:
    values = {
        "name": one.pupil,
        "part": part_said(one.part),
        "lessons": t("papers.certificate_lessons", n=one.lessons),
        "school": occasion.school,
        "day": dated(occasion.day),
        "organizer": occasion.organizer,
    }
    return values | {russian: values[english] for russian, english in WORDS[Kind.CERTIFICATE].items()}

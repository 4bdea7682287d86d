"""A lesson as a value: pages of text, demonstrations and exercises, in the order in which the class sees them."""

from dataclasses import dataclass
from functools import cached_property

from ladya_desktop.lessons.demonstration import Step, scenes_of
from ladya_desktop.lessons.exercise import Exercise
from ladya_desktop.lessons.picture import Picture
from ladya_desktop.lessons.scene import AS_BEFORE, START, Scene, Setting
from ladya_desktop.lessons.words import BOTH, NOTHING, Words

FORMAT = SINCE_ONLY_SHOWN = 2
"""The newest format that is read; what is written is of the oldest one that can hold it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextPage:
    """Something to read: a heading, a text, and a few lines that are numbered; perhaps a picture instead of a board."""

    heading: Words = NOTHING
    text: Words = NOTHING
    items: tuple[Words, ...] = ()
    setting: Setting = AS_BEFORE
    picture: Picture | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoPage:
    """A demonstration: it begins at its setting and plays its steps."""

    heading: Words = NOTHING
    text: Words = NOTHING
    setting: Setting = AS_BEFORE
    steps: tuple[Step, ...]

    def scenes(self, before: Scene) -> tuple[Scene, ...]:
        """The beginning and the scene after each step."""
        return scenes_of(self.steps, self.setting.scene(before))


Page = TextPage | DemoPage | Exercise


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson. `name` is that of its file without the ending ("112-bishop"), and so its place in the course.

    `articles` are those of the school regulation ("3.8 b(2)") and of the order ("order:7.5.1"). `languages` are those
    that all its texts have.
    """

    name: str
    title: Words
    articles: tuple[str, ...] = ()
    summary: Words = NOTHING
    languages: tuple[str, ...] = BOTH
    pages: tuple[Page, ...]

    @cached_property
    def scenes(self) -> tuple[tuple[Scene, ...], ...]:
        """For each page the scenes of its board in order: one, or those of a demonstration or a story."""
        before, scenes = START, []
        for page in self.pages:
            shown = page_scenes(page, before)
            scenes.append(shown)
            before = shown[-1].bare()
        return tuple(scenes)

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises alone."""
        return tuple(page for page in self.pages if isinstance(page, Exercise))


def page_scenes(page: Page, before: Scene) -> tuple[Scene, ...]:
    """The scenes of a page; `before` is the last one of the page before it."""
    match page:
        case TextPage():
            return (page.setting.scene(before),)
        case DemoPage():
            return page.scenes(before)
        case _:
            return page.story()

"""A teacher's lesson while it is made: pages with a board and a tree of steps, turned into a lesson and back.

All of it are values: a change makes another one, so that every change can be taken back. Pages that are more than a
board with words (exercises, lists, pictures) are kept as they are.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.lessons import (
    DemoPage,
    Drawings,
    Lesson,
    LessonError,
    Page,
    Scene,
    Setting,
    Step,
    TextPage,
    Words,
    lesson_to_toml,
    read_lesson,
)
from ladya_desktop.lessons.demonstration import scenes_of
from ladya_desktop.lessons.fields import MOST_PAGES
from ladya_desktop.lessons.reader import MOST_POSITIONS
from ladya_desktop.lessons.scene import START
from ladya_desktop.lessons.words import BOTH, NOTHING
from ladya_desktop.texts import language
from ladya_desktop.ui.lessons.teacher_tree import BEGINNING, Steps

TITLE_LETTERS, TEXT_LETTERS = 40, 280
_BARE = (Step(after=BEGINNING),)
"""What a demonstration has that shows one position and does nothing."""


@dataclass(frozen=True, kw_only=True)
class BoardPage:
    """A position, its words, and the steps that go on from it."""

    heading: Words = NOTHING
    text: Words = NOTHING
    setting: Setting = field(default_factory=lambda: Setting(fen=STARTING_FEN))
    steps: Steps = ()

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """The beginning and what is seen after each step."""
        return scenes_of(self.steps, self.setting.scene(START))

    def drawings(self, at: int) -> Drawings:
        """What is drawn at a step."""
        return self.steps[at - 1].drawings if at else self.setting.drawings

    def words(self, at: int) -> Words:
        """What is said at a step."""
        return self.steps[at - 1].text if at else self.text

    def with_drawings(self, at: int, drawings: Drawings) -> "BoardPage":
        """With this drawn at a step."""
        if at == BEGINNING:
            return replace(self, setting=replace(self.setting, drawings=drawings))
        return self._with_step(at, replace(self.steps[at - 1], drawings=drawings))

    def with_words(self, at: int, words: Words) -> "BoardPage":
        """With this said at a step."""
        return (
            replace(self, text=words)
            if at == BEGINNING
            else self._with_step(at, replace(self.steps[at - 1], text=words))
        )

    def _with_step(self, at: int, step: Step) -> "BoardPage":
        return replace(self, steps=(*self.steps[: at - 1], step, *self.steps[at:]))

    @property
    def page(self) -> Page:
        """As a page of a lesson."""
        if self.steps or not self.text:
            steps = self.steps or _BARE
            return DemoPage(heading=self.heading, text=self.text, setting=self.setting, steps=steps)
        return TextPage(heading=self.heading, text=self.text, setting=self.setting)


@dataclass(frozen=True, kw_only=True)
class KeptPage:
    """A page of another kind, kept as it is; `scene` is what its board shows."""

    page: Page
    scene: Scene


AnyPage = BoardPage | KeptPage


@dataclass(frozen=True, kw_only=True)
class TeacherLesson:
    """`name` is that of its file without the ending, "" if it has none yet. One page at least."""

    name: str = ""
    title: Words = NOTHING
    summary: Words = NOTHING
    articles: tuple[str, ...] = ()
    languages: tuple[str, ...] = ("ru",)
    pages: tuple[AnyPage, ...] = (BoardPage(),)

    def with_page(self, at: int, page: AnyPage) -> "TeacherLesson":
        """With another page in a place."""
        return replace(self, pages=(*self.pages[:at], page, *self.pages[at + 1 :]))

    def worded(self, text: str, before: Words) -> Words:
        """A text as it is written now: in the language of the lesson, or of the program if the lesson has both.

        What has no text in the other language yet gets the same one: a lesson file needs all of its languages.
        """
        if not text.strip():
            return NOTHING
        here = language() if language() in self.languages else self.languages[0]
        texts = {name: getattr(before, name) or text for name in self.languages} | {here: text}
        return Words(**texts)

    @property
    def lesson(self) -> Lesson:
        """The lesson as it would be kept; without a title it cannot be read again."""
        return Lesson(
            name=self.name,
            title=self.title,
            articles=self.articles,
            summary=self.summary,
            languages=self.languages,
            pages=tuple(page.page for page in self.pages),
        )

    def fault(self, title: Words) -> tuple[int, LessonError] | None:
        """The first page, counted from 0, that a lesson file cannot hold, and why; None if it holds all."""
        faults = ((at, self._fault(each, title)) for at, each in enumerate(self.pages))
        alone = next(((at, fault) for at, fault in faults if fault is not None), None)
        return alone or self._fault_together(title)

    def holdable(self, title: Words) -> "TeacherLesson":
        """The lesson with the pages that a lesson file can hold; with an empty one if it can hold none."""
        lesson = replace(self, title=title)
        while (fault := lesson.fault(title)) is not None:
            at = fault[0]
            left = (*lesson.pages[:at], *lesson.pages[at + 1 :])
            lesson = replace(lesson, pages=left or (BoardPage(),))
        return lesson

    def _fault(self, page: AnyPage, title: Words) -> LessonError | None:
        """Of a page alone; one that is kept as it is goes on from the page before it."""
        if isinstance(page, KeptPage):
            return None
        return _fault_of(TeacherLesson(title=title, languages=self.languages, pages=(page,)))

    def _fault_together(self, title: Words) -> tuple[int, LessonError] | None:
        """What is wrong only with all pages together: too many, or an exercise on what a page before it leaves."""
        steps = sum(len(page.steps) for page in self.pages if isinstance(page, BoardPage))
        is_kept_whole = any(isinstance(page, KeptPage) for page in self.pages)
        if not is_kept_whole and len(self.pages) <= MOST_PAGES and len(self.pages) + steps <= MOST_POSITIONS:
            return None
        lesson = replace(self, title=title)
        fault = _found_in(lesson)
        if fault is None:
            return None
        lines = lesson_to_toml(lesson.lesson).split("\n")[: fault.line]
        return min(max(lines.count("[[page]]") - 1, 0), len(self.pages) - 1), fault


def _found_in(lesson: TeacherLesson) -> LessonError | None:
    try:
        read_lesson(lesson_to_toml(lesson.lesson).encode("utf-8"), "lesson.toml")
    except LessonError as error:
        return error
    return None


_fault_of = lru_cache(maxsize=256)(_found_in)
"""Most pages are what they were when the lesson was looked at last, and reading one takes a tenth of a second."""


def new_lesson() -> TeacherLesson:
    """An empty lesson in the language of the program, with the starting position."""
    return TeacherLesson(languages=(language(),))


def lesson_of(lesson: Lesson) -> TeacherLesson:
    """A lesson that was kept, to go on with."""
    pages = tuple(_page_of(page, lesson.scenes[at]) for at, page in enumerate(lesson.pages))
    languages = tuple(name for name in BOTH if name in lesson.languages)
    return TeacherLesson(
        name=lesson.name,
        title=lesson.title,
        summary=lesson.summary,
        articles=lesson.articles,
        languages=languages,
        pages=pages,
    )


def setting_at(fen: str, *, drawings: Drawings | None = None, is_turned: bool = False) -> Setting:
    """A page that begins with a position."""
    return Setting(fen=fen, drawings=drawings or Drawings(), is_turned=is_turned)


def _page_of(page: Page, scenes: tuple[Scene, ...]) -> AnyPage:
    begin = scenes[0]
    setting = Setting(
        fen=begin.position.base_fen,
        moves=begin.position.moves,
        drawings=begin.drawings,
        is_turned=begin.is_turned,
    )
    match page:
        case TextPage() if not page.items and page.picture is None:
            return BoardPage(heading=page.heading, text=page.text, setting=setting)
        case DemoPage():
            steps = () if page.steps == _BARE else page.steps
            return BoardPage(heading=page.heading, text=page.text, setting=setting, steps=steps)
        case _:
            return KeptPage(page=page, scene=begin)

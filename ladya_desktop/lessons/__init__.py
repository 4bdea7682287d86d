"""Lessons of the rules: files of text, positions, demonstrations and exercises, which the core of the game checks.

The course is data (`resources/lessons`, described in docs/lessons-format.md). Windows need what is named here.
"""

from ladya_desktop.lessons.answers import (
    Answer,
    AnswerShape,
    MoveAnswer,
    Option,
    OptionAnswer,
    OrderAnswer,
    PlacementAnswer,
    SquaresAnswer,
    TextAnswer,
    Verdict,
)
from ladya_desktop.lessons.course import Course, Entry, course_folder, load_course, load_own, open_lesson, section_title
from ladya_desktop.lessons.demonstration import Step
from ladya_desktop.lessons.exercise import Exercise
from ladya_desktop.lessons.faults import LessonError
from ladya_desktop.lessons.lesson import DemoPage, Lesson, Page, TextPage
from ladya_desktop.lessons.reader import read_lesson
from ladya_desktop.lessons.scene import Arrow, ClockFace, Drawings, Mark, Scene, Setting, scene_of
from ladya_desktop.lessons.words import Words
from ladya_desktop.lessons.writer import lesson_to_toml

__all__ = [
    "Answer",
    "AnswerShape",
    "Arrow",
    "ClockFace",
    "Course",
    "DemoPage",
    "Drawings",
    "Entry",
    "Exercise",
    "Lesson",
    "LessonError",
    "Mark",
    "MoveAnswer",
    "Option",
    "OptionAnswer",
    "OrderAnswer",
    "Page",
    "PlacementAnswer",
    "Scene",
    "Setting",
    "SquaresAnswer",
    "Step",
    "TextAnswer",
    "TextPage",
    "Verdict",
    "Words",
    "course_folder",
    "lesson_to_toml",
    "load_course",
    "load_own",
    "open_lesson",
    "read_lesson",
    "scene_of",
    "section_title",
]

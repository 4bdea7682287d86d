"""Where somebody goes on in the course, by what was open last and by what was begun and done."""

from collections.abc import Iterable

from ladya_desktop.lessons import Course, Entry
from ladya_desktop.ui.lessons.course_places import Places


def where_to_go_on(course: Course, own: Course, places: Places) -> Entry | None:
    """The lesson open last, the one after it if that is done, else the first not done; None if there are no lessons.

    What was open last is not known of a pupil of another day: he goes on where he is furthest in the course.
    """
    entries = (*course.entries, *own.entries)
    last = next((entry for entry in entries if entry.key == places.last), None)
    if last is not None and places.is_done(last.key) and not places.page(last.key):
        last = (own if last in own.entries else course).after(last.name) or last
    new = (entry for entry in entries if not places.is_done(entry.key))
    return last or _ahead(course, places) or next(new, None) or next(iter(entries), None)


def has_begun(entries: Iterable[Entry], places: Places) -> bool:
    """Whether any of the lessons was begun or done."""
    return any(places.is_begun(entry.key) or places.is_done(entry.key) for entry in entries)


def _ahead(course: Course, places: Places) -> Entry | None:
    """The last lesson of the course that was begun, the one after it if it is done; None if there is none."""
    furthest = next((entry for entry in reversed(course.entries) if has_begun((entry,), places)), None)
    is_done = furthest is not None and places.is_done(furthest.key)
    return course.after(furthest.name) if furthest is not None and is_done else furthest

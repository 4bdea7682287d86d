"""Who is kept apart in the last rounds: classmates, pupils of one family; and how it went (C.05 annex 2)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.texts.collation import name_key
from ladya_desktop.texts.surnames import family_key
from ladya_desktop.tournament.events import LotsDrawn
from ladya_desktop.tournament.view import GroupView, ParticipantView

Sets = dict[str, tuple[ParticipantView, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Apart:
    """What is chosen: classmates or not, and which families by the key of their surname."""

    classmates: bool = False
    families: frozenset[str] = field(default_factory=frozenset)


NOBODY_APART = Apart()


def to_be_drawn(group: GroupView) -> tuple[ParticipantView, ...]:
    """Before the draw: everybody who was not found absent."""
    return tuple(one for one in group.participants if one.is_present is not False)


def classmates(group: GroupView) -> Sets:
    """By class, those of it who are to be drawn, where they are two or more."""
    return _sets(to_be_drawn(group), lambda one: one.class_name)


def families(group: GroupView) -> Sets:
    """By the key of a surname, those who bear it, where they are two or more."""
    return _sets(to_be_drawn(group), lambda one: family_key(one.name))


def sets_apart(group: GroupView, apart: Apart) -> tuple[tuple[int, ...], ...]:
    """The sets of ids that a draw keeps apart."""
    chosen = [*(classmates(group).values() if apart.classmates else ())]
    chosen += [members for key, members in families(group).items() if key in apart.families]
    return tuple(tuple(one.participant_id for one in members) for members in chosen)


def was_apart(journal: Iterable[StoredAct], code: str) -> bool:
    """Whether the last draw of a group kept anybody apart."""
    drawn = [event for row in journal for event in row.events if isinstance(event, LotsDrawn) and event.group == code]
    return bool(drawn) and bool(drawn[-1].apart)


def _sets(pupils: Iterable[ParticipantView], key: Callable[[ParticipantView], str]) -> Sets:
    found: Sets = {}
    for one in sorted(pupils, key=lambda pupil: name_key(pupil.name)):
        found[key(one)] = (*found.get(key(one), ()), one)
    return {name: members for name, members in sorted(found.items()) if len(members) > 1}

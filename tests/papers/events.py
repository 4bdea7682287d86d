"""Events to print: groups of any size played so far, with invented pupils, one of them with a very long name."""

from dataclasses import replace
from typing import Any

from ladya_desktop.game.result import Score
from ladya_desktop.papers.paper import Block, Blocks, Cards, Diploma, Facts, Heading, Paragraph, Signatures, Table
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.setup import EventDetails
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import Outcome, PairingRecord
from ladya_desktop.tournament.view import GroupView, TournamentView
from tests.tournament.deeds import draw_lots, leave
from tests.tournament.story import AT_MS, FIRST, SECOND, THIRD, Story, adding, creation, pupil

LONG_NAME = "Константинопольская-Воскресенская Александра-Мария"
DETAILS = EventDetails(
    school="Школа на Липовой улице", room="кабинет 12", organizer="Светлова А. П.", arbiter="Полянский Н. В."
)
_SURNAMES = (
    *("Берёзкин", "Ветерков", "Грачёв", "Дубравин", "Ежевикин", "Журавлёв", "Зимородков", "Ивушкин", "Клёнов"),
    *("Луговой", "Медуницын", "Незабудкин", "Облаков", "Подснежников", "Росинкин", "Снегирёв", "Тропинкин"),
    *("Ужов", "Фиалкин", "Хвойников", "Цветков", "Черёмухин", "Шиповников", "Щеглов", "Эхов", "Юлин", "Ясенев"),
)
NAMES = (LONG_NAME, *(f"{surname} Лев" for surname in _SURNAMES))
SCORES = (Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS, Score.WHITE_WINS, Score.WHITE_BY_FORFEIT, Score.DRAW)


def listed(count: int, details: EventDetails = DETAILS, **setup: Any) -> Story:
    """So many pupils on the list of group II."""
    story = Story()
    groups = (FIRST, replace(SECOND, **setup), THIRD)
    story.does(replace(creation(*groups), details=details))
    story.does(adding(*(pupil(name, 2 + number % 3) for number, name in enumerate(NAMES[:count]))))
    return story


def played(count: int = 8, rounds: int | None = None, **setup: Any) -> Story:
    """Group II drawn, and played so many rounds (None: all)."""
    story = listed(count, **setup)
    story.does(draw_lots())
    play_on(story, rounds)
    return story


def play_on(story: Story, rounds: int | None = None) -> None:
    """Results round by round, always the same; laid into the state at once, for acts one by one would take long."""
    open_games = (one for each in story.group().rounds[:rounds] for one in each.pairings if one.score is None)
    records = tuple(_record(one.round, one.board) for one in open_games)
    groups = tuple(
        replace(group, records=(*group.records, *records)) if group.setup.code == "II" else group
        for group in story.state.groups
    )
    story.state = replace(story.state, groups=groups)


def _record(round_number: int, board: int) -> PairingRecord:
    outcome = Outcome(
        score=SCORES[(round_number * 5 + board * 7) % len(SCORES)],
        termination=None,
        article=None,
        game_id=None,
        source=ResultSource.HAND,
        colors_reversed=False,
        reason=None,
        at_ms=AT_MS,
        by="arbiter",
    )
    return PairingRecord(round=round_number, board=board, history=(outcome,))


def annulled(count: int = 7) -> Story:
    """A group played to its end; the pupil of the first id left after one round."""
    story = played(count, 1)
    story.does(leave(1, after_round=1))
    play_on(story)
    return story


def seen(story: Story) -> tuple[TournamentView, GroupView]:
    """The event and its group II."""
    return view_of(story.state), story.group()


def texts_of(blocks: Blocks) -> list[str]:
    """Everything that can be read in the blocks, in order."""
    return [text for block in blocks for text in _texts(block) if text]


def tables(blocks: Blocks) -> list[Table]:
    """The tables among the blocks, those on cards too."""
    found = [block for block in blocks if isinstance(block, Table)]
    return found + [
        table for block in blocks if isinstance(block, Cards) for card in block.cards for table in tables(card)
    ]


def rows_of(table: Table) -> list[list[str]]:
    """The texts of a table's cells, row by row."""
    return [[cell.text for cell in row.cells] for row in table.rows]


def _texts(block: Block) -> list[str]:
    match block:
        case Heading(text=text) | Paragraph(text=text):
            return [text]
        case Facts(pairs=pairs):
            return [text for pair in pairs for text in pair]
        case Table(columns=columns):
            return [column.heading for column in columns] + [text for row in rows_of(block) for text in row]
        case Signatures(lines=lines):
            return [text for line in lines for text in (line.role, line.name)]
        case Cards(cards=cards):
            return [text for card in cards for text in texts_of(card)]
        case Diploma():
            signers = (block.left.role, block.right.role)
            return [
                block.school,
                block.heading,
                block.degree,
                block.intro,
                block.name,
                *block.lines,
                *signers,
                block.day,
            ]
        case _:
            return []

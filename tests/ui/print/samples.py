"""Papers to lay out: whole groups as the tests of papers tell them, and single blocks."""

from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.paper import Block, Orientation, Paper
from ladya_desktop.ui.print.sheet import Sheet, Words
from tests.papers.events import seen
from tests.tournament.story import Story


def paper_of(*blocks: Block, orientation: Orientation = Orientation.PORTRAIT, is_one_sheet: bool = False) -> Paper:
    """A paper of single blocks."""
    return Paper(
        title="Бумага",
        footer="Внизу",
        language="ru",
        blocks=blocks,
        orientation=orientation,
        is_one_sheet=is_one_sheet,
    )


def offered(story: Story, code: str) -> Paper:
    """A paper of group II."""
    return next(offer.build() for offer in available(*seen(story)) if offer.code == code)


def words_on(sheet: Sheet) -> list[Words]:
    """Every line of text on a sheet."""
    return [item for item in sheet.items if isinstance(item, Words)]


def text_on(sheet: Sheet) -> str:
    """All that can be read on a sheet, with no spaces, so that it does not matter where lines break."""
    return "".join("".join(words.text.split()) for words in words_on(sheet))

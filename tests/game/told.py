"""What the notice at a table says, for the tests of notices."""

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import Notice
from tests.game.table import Table

Params = dict[str, str | int]


def said(table: Table) -> Notice:
    notice = table.view.notice
    assert notice is not None
    return notice


def told(table: Table) -> tuple[str, Color | None, str | None, tuple[str, ...]]:
    notice = said(table)
    return notice.code, notice.color, notice.article, notice.squares


def params(table: Table) -> Params:
    return dict(said(table).params)


def pressed(table: Table, *moves: str) -> Table:
    """Makes the moves by hand, legal or not, and presses the clock after each."""
    for uci in moves:
        table.move(uci)
        table.press()
    return table

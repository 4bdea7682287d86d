"""What of a tournament can be kept in a file: which forms it has, for which groups, its name, its bytes. No widget."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, assert_never

from ladya_desktop.files import exports
from ladya_desktop.files.pgn import is_unread, pairing_pgn
from ladya_desktop.files.trf import write_trf
from ladya_desktop.files.trf_values import TrfEdition
from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, PairingView, TournamentView
from ladya_desktop.ui.print.saving import file_name
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.port import TournamentPort

TITLE_LETTERS: Final = 40
"""So many of the tournament's title stand in a proposed name, which must not grow too long to be read."""


class Content(StrEnum):
    """What is kept."""

    PARTICIPANTS = "participants"
    STANDINGS = "standings"
    GAMES = "games"
    TRF = "trf"


class Form(StrEnum):
    """How it is kept."""

    XLSX = "xlsx"
    CSV = "csv"
    PGN = "pgn"
    TRF26 = "trf26"
    TRF16 = "trf16"


FORMS: Final = {
    Content.PARTICIPANTS: (Form.XLSX, Form.CSV),
    Content.STANDINGS: (Form.XLSX, Form.CSV),
    Content.GAMES: (Form.PGN,),
    Content.TRF: (Form.TRF26, Form.TRF16),
}
_ENDINGS: Final = {Form.XLSX: "xlsx", Form.CSV: "csv", Form.PGN: "pgn", Form.TRF26: "trf", Form.TRF16: "trf"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A file as it is wanted: of one group, or of all (`group` None). `is_latin` is for TRF alone."""

    content: Content
    form: Form
    group: str | None
    is_latin: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A file's bytes, and the pairings whose games could not be read for it."""

    data: bytes
    unread: tuple[PairingView, ...] = ()


def may_be_of_all(content: Content, form: Form) -> bool:
    """Whether one file can hold all groups; a table as CSV has the columns of one group."""
    return content in (Content.PARTICIPANTS, Content.GAMES) or (content is Content.STANDINGS and form is Form.XLSX)


def lack(groups: Sequence[GroupView], content: Content) -> str:
    """Why there is nothing to keep, in words; "" if there is something."""
    if not any(group.participants or group.undrawn for group in groups):
        return t("tournament_files.no_pupils")
    if content is Content.STANDINGS and not any(group.crosstable for group in groups):
        return t("tournament_files.no_table")
    if content is Content.GAMES and not any(_has_game(group) for group in groups):
        return t("tournament_files.no_games")
    return ""


def holding(groups: Sequence[GroupView], content: Content) -> str:
    """What will be in the file, in numbers."""
    pupils = sum(len(group.participants) + len(group.undrawn) for group in groups)
    decided, total = sum(group.games_decided for group in groups), sum(group.games_total for group in groups)
    of_pupils = t("tournament_files.holds_pupils", n=pupils)
    of_games = t("tournament_files.holds_games", decided=decided, total=total)
    match content:
        case Content.PARTICIPANTS:
            return of_pupils
        case Content.GAMES:
            return of_games
        case Content.STANDINGS | Content.TRF:
            return f"{of_pupils} {of_games}"
        case _:
            assert_never(content)


def chosen_groups(view: TournamentView, code: str | None) -> tuple[GroupView, ...]:
    """The group of this code, or all."""
    return tuple(group for group in view.groups if code in (None, group.code))


def proposed_name(view: TournamentView, wanted: Wanted) -> str:
    """A name for the file that says whose it is and what is in it."""
    what, title = t(f"tournament_files.name_{wanted.content.value}"), view.title[:TITLE_LETTERS].strip()
    if wanted.group is None:
        words = t("tournament_files.name_of_all", title=title, what=what)
    else:
        words = t("tournament_files.name", title=title, group=wording.group_name(view.called(wanted.group)), what=what)
    return file_name(words, ending(wanted.form))


def ending(form: Form) -> str:
    """How names of such files end."""
    return _ENDINGS[form]


def make(view: TournamentView, wanted: Wanted) -> Made:
    """A file that is made at once, any but that of the games. Of one group if its form holds but one."""
    groups = chosen_groups(view, wanted.group)
    match wanted.content, wanted.form:
        case Content.PARTICIPANTS, Form.CSV:
            return Made(data=exports.participants_csv(view, groups))
        case Content.PARTICIPANTS, _:
            return Made(data=exports.participants_xlsx(view, groups))
        case Content.STANDINGS, Form.CSV:
            return Made(data=exports.standings_csv(groups[0]))
        case Content.STANDINGS, _:
            return Made(data=exports.standings_xlsx(view, groups))
        case _:
            edition = TrfEdition.TRF16 if wanted.form is Form.TRF16 else TrfEdition.TRF26
            report = write_trf(view, groups[0], edition=edition, is_latin=wanted.is_latin)
            return Made(data=report.encode())


def pairings_of(groups: Sequence[GroupView]) -> tuple[tuple[GroupView, PairingView], ...]:
    """Every pairing with its group, in the order of a file of games."""
    return tuple((group, pairing) for group in groups for one in group.rounds for pairing in one.pairings)


def games_in_turn(
    port: TournamentPort, view: TournamentView, groups: Sequence[GroupView]
) -> Generator[None, None, Made]:
    """The file of games: many have to be read, so it yields after each pairing."""
    texts, unread = list[str](), list[PairingView]()
    for group, pairing in pairings_of(groups):
        games = port.pairing_games(pairing)
        texts.append(pairing_pgn(view, group, pairing, games))
        if is_unread(pairing, games):
            unread.append(pairing)
        yield
    return Made(data="".join(texts).encode(), unread=tuple(unread))


def _has_game(group: GroupView) -> bool:
    """Whether something stands in the file of games: one begun, decided or annulled."""
    return any(
        pairing.game_id is not None or pairing.score is not None or pairing.history
        for one in group.rounds
        for pairing in one.pairings
    )

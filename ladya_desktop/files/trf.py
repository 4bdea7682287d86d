"""Tournament Report Files in and out: TRF16 and TRF26, the formats in which chess programs exchange tournaments."""

import re
from typing import Final

from ladya_desktop.files.trf_checks import faults_of
from ladya_desktop.files.trf_faults import TrfError, TrfFault
from ladya_desktop.files.trf_group import trf_of_group
from ladya_desktop.files.trf_reader import read_draft
from ladya_desktop.files.trf_values import TrfEdition, TrfTournament
from ladya_desktop.files.trf_writer import format_trf
from ladya_desktop.tournament.view import GroupView, TournamentView

ENDINGS: Final = (".trf", ".trfx", ".trf16", ".trf26")
_FIRST_RECORD: Final = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*(?:###|XX[A-Z] |\d\d[12] )")


def is_trf(name: str, data: bytes) -> bool:
    """Whether a file of this name is meant as one: by its ending, or because it begins as one does."""
    return name.casefold().endswith(ENDINGS) or _FIRST_RECORD.match(data) is not None


def read_trf_with_remarks(data: str | bytes) -> tuple[TrfTournament, tuple[TrfFault, ...]]:
    """The tournament of a file, its rows found to agree; and what is no fault but deserves a word (unknown records).

    Raises TrfError with every fault: line, columns, and what was expected there.
    """
    draft = read_draft(data)
    faults = faults_of(draft)
    if faults:
        raise TrfError(faults)
    return draft.tournament, draft.remarks


def write_trf(
    tournament: TournamentView,
    group: GroupView,
    *,
    edition: TrfEdition = TrfEdition.TRF26,
    is_latin: bool = False,
    city: str = "",
    federation: str = "",
    with_classes: bool = True,
) -> str:
    """The report of a group, to be encoded as UTF-8 without a byte order mark; `is_latin` makes it ASCII.

    See `trf_of_group` for what is written; without classes an import cannot find them again.
    """
    report = trf_of_group(
        tournament, group, edition=edition, city=city, federation=federation, with_classes=with_classes
    )
    return format_trf(report, is_latin=is_latin)

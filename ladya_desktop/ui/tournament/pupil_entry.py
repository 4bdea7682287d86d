"""A pupil as typed into two fields, by the rules of a pasted list."""

from ladya_desktop.files.columns import Fields
from ladya_desktop.files.participants import preview_participants
from ladya_desktop.texts import t
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.ui.tournament import wording


def typed_entry(name: str, class_name: str) -> Entry | str:
    """The pupil, or what is wrong in words. Doubles the tournament refuses."""
    preview = preview_participants((Fields(line=1, name=name, school_class=class_name),))
    if preview.entries:
        return preview.entries[0]
    problem = next((row.problem for row in preview.rows if row.problem is not None), None)
    return wording.row_remark(problem) if problem else t("participants.name_missing")

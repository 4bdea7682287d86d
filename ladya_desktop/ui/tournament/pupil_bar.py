"""Above a group's list: who has come so far, and what can be done with the pupil chosen."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupStatus, GroupView, ParticipantView
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.picture_button import PictureButton


class PupilBar(QHBoxLayout):
    """A layout, so that the focus rings of its buttons have room. Buttons that do not apply are not there."""

    def __init__(self) -> None:
        super().__init__()
        self.counts = FittedLabel(Style(16))
        self.all_here = PictureButton("check")
        self.rename, self.remove = PictureButton("pencil"), PictureButton("trash")
        self.move, self.leave = PictureButton("swap"), PictureButton("cross")
        self.give_back = PictureButton("undo")
        self.setSpacing(8)
        self.addWidget(self.counts, 1)
        for button in self.buttons:
            self.addWidget(button)

    @property
    def buttons(self) -> tuple[PictureButton, ...]:
        """All of them, from the left."""
        return (self.all_here, self.rename, self.remove, self.move, self.leave, self.give_back)

    def say(self, group: GroupView) -> None:
        """Says everything in the language chosen now."""
        is_drawn = bool(group.rounds)
        self.counts.set_text("" if is_drawn else _counts(group))
        self.counts.setToolTip("" if is_drawn else t("people.check_hint"))
        some_absent = any(one.is_present is False for one in group.participants)
        self.all_here.say(t("people.rest_here" if some_absent else "people.all_here"))
        self.rename.say(t("tournament.rename"))
        self.remove.say(t("tournament.remove"))
        self.move.say(t("people.move"))
        self.leave.say(t("people.leave"))
        self.give_back.say(t("people.return"))

    def offer(self, group: GroupView, pupil: ParticipantView | None, *, groups: int) -> None:
        """Shows the buttons of the group as it stands, and makes grey what cannot be done with the pupil chosen."""
        is_drawn, is_listed = bool(group.rounds), bool(group.participants or group.undrawn)
        is_closed = group.status is GroupStatus.CLOSED
        self.all_here.setVisible(is_listed and not is_drawn)
        self.all_here.setEnabled(any(one.is_present is None for one in group.participants))
        is_free = pupil is not None and pupil.number is None and not is_closed
        has_free = not is_drawn or bool(group.undrawn)
        _offer(self.rename, is_shown=is_listed, is_enabled=pupil is not None and not is_closed)
        _offer(self.remove, is_shown=is_listed and has_free, is_enabled=is_free)
        _offer(self.move, is_shown=is_listed and has_free and groups > 1, is_enabled=is_free)
        is_gone = pupil is not None and pupil.is_withdrawn
        plays = pupil is not None and pupil.number is not None and not is_closed
        _offer(self.leave, is_shown=is_drawn and not is_gone, is_enabled=plays)
        _offer(self.give_back, is_shown=is_drawn and is_gone, is_enabled=plays)

    def set_wordless(self, *, is_wordless: bool) -> None:
        """Pictures alone where the room is small."""
        for button in self.buttons:
            button.set_wordless(is_wordless=is_wordless)


def _offer(button: QPushButton, *, is_shown: bool, is_enabled: bool) -> None:
    button.setVisible(is_shown)
    button.setEnabled(is_enabled)


def _counts(group: GroupView) -> str:
    """How many have come; nothing of an empty list."""
    pupils = group.participants
    if not pupils:
        return ""
    here = sum(one.is_present is True for one in pupils)
    absent = sum(one.is_present is False for one in pupils)
    said = t("people.check_counts", here=here, n=len(pupils))
    return ", ".join((said, t("people.check_absent_count", absent=absent))) if absent else said

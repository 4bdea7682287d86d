"""The parts of a group's form, each of which fills its own fields of the setup (regulation, articles III to V)."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ladya_desktop.game.regulations import Conduct, Rulings, Supervision
from ladya_desktop.texts import language, t
from ladya_desktop.texts.rules import edition_text
from ladya_desktop.tournament.rules.setup_faults import (
    EDITIONS,
    GRADES,
    MAX_BREAK_MIN,
    MAX_CODE_LETTERS,
    MAX_COMPUTERS,
    MAX_WOODEN_BOARDS,
)
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.conditions import Conditions, ConditionsRow
from ladya_desktop.ui.parts.fields import ChoiceField, LineField, NumberField, TimeField, in_columns, label, named
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.time_control_field import TimeControlField

LOCK_PX = 20
DEFAULT_TIMES = (None, 0, 5, 10, 15, 20, 30, 45, 60)
"""Minutes a player may be late; None: until his flag falls."""

DRAW_MOVES = (None, 10, 15, 20, 25, 30, 40)
"""Moves both must have made before they may agree a draw; None: any."""


class Section(QFrame):
    """A card with a heading and fields below it; `reshaped` when something came or went."""

    reshaped = Signal()

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 12, 16, 12)
        self.column.setSpacing(8)
        self._picture = plain_label()
        self._picture.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addWidget(label(t(heading), "strong"), 1)
        self.column.addLayout(row)

    def lock(self, why: str) -> None:
        """Nothing here may be changed any more; a lock before the heading says why."""
        self.setEnabled(False)
        lock = icons.pixmap("lock", theme.current().warn, LOCK_PX, self.devicePixelRatioF())
        self._picture.setPixmap(lock)
        self._picture.setToolTip(why)
        self._picture.setAccessibleName(why)
        self._picture.show()
        self.setAccessibleDescription(why)


class WhenSection(Section):
    """The group's name, whose grades play in it, and when, with the weekday in the tournament's `year`.

    Grades that are not `admitted` are refused in words. The name is a new group's code; one that is there already
    (`has_code`) keeps its own, and is renamed by an act of its own.
    """

    def __init__(
        self,
        setup: GroupSetup,
        admitted: range,
        parent: QWidget | None = None,
        *,
        year: int,
        has_code: bool = False,
    ) -> None:
        super().__init__("group_setup.section_when", parent)
        self._setup, self._admitted, self._year, self._has_code = setup, admitted, year, has_code
        self.name = LineField(setup.called, most_letters=MAX_CODE_LETTERS)
        self.first_grade = ChoiceField[int]((grade, str(grade)) for grade in GRADES)
        self.last_grade = ChoiceField[int]((grade, str(grade)) for grade in GRADES)
        self.day = NumberField(1, 31, setup.day)
        self.month = ChoiceField[int]((month, t(f"group_setup.month_{month}")) for month in range(1, 13))
        self.starts_at, self.ends_at = TimeField(setup.starts_at_min), TimeField(setup.ends_at_min)
        self.refusal, self.weekday = label("", "danger"), label("", "small")
        self.first_grade.choose(setup.first_grade)
        self.last_grade.choose(setup.last_grade)
        self.month.choose(setup.month)
        self._lay_out()
        for grade in (self.first_grade, self.last_grade):
            grade.currentIndexChanged.connect(self._say_refusal)
        self.refusal.hide()
        self.day.valueChanged.connect(self._say_weekday)
        self.month.currentIndexChanged.connect(self._say_weekday)
        self._say_weekday()

    @property
    def fault(self) -> str:
        """Why the grades chosen may not play; empty if they may, and for those that stood there."""
        first, last = self._grades()
        outside = [grade for grade in (first, last) if grade not in self._admitted]
        if not outside or (first, last) == (self._setup.first_grade, self._setup.last_grade):
            return ""
        return t(
            "group_setup.grade_not_admitted",
            grade=max(outside),
            first=self._admitted[0],
            last=self._admitted[-1],
        )

    def put_into(self, setup: GroupSetup) -> GroupSetup:
        """The setup with what is filled in here."""
        first, last = self._grades()
        return replace(
            setup,
            code=setup.code if self._has_code else self.name.clean,
            first_grade=first,
            last_grade=last,
            day=self.day.value(),
            month=self.month.value,
            starts_at_min=self.starts_at.minutes,
            ends_at_min=self.ends_at.minutes,
        )

    def _grades(self) -> tuple[int, int]:
        return self.first_grade.value, self.last_grade.value

    def _say_refusal(self) -> None:
        self.refusal.setText(self.fault)
        self.refusal.setVisible(bool(self.fault))
        self.reshaped.emit()

    def _say_weekday(self) -> None:
        day = wording.day_of(self.put_into(self._setup), self._year)
        said = (f"{wording.weekday(day)}.", wording.sunday(day)) if day is not None else ()
        self.weekday.setText(" ".join(part for part in said if part))

    def _lay_out(self) -> None:
        self.column.addLayout(
            in_columns(
                named("group_setup.name", self.name),
                named("group_setup.first_grade", self.first_grade),
                named("group_setup.last_grade", self.last_grade),
                weights=(2, 1, 1),
            )
        )
        self.column.addWidget(self.refusal)
        fields = (self.day, self.month, self.starts_at, self.ends_at)
        codes = ("day", "month", "starts_at", "ends_at")
        self.column.addLayout(
            in_columns(
                *(named(f"group_setup.{code}", field) for code, field in zip(codes, fields, strict=True)),
                weights=(1, 2, 1, 1),
            )
        )
        self.column.addWidget(self.weekday)


class PlacesSection(Section):
    """What the group has to play on, and the minutes between two rounds."""

    def __init__(self, setup: GroupSetup, parent: QWidget | None = None) -> None:
        super().__init__("group_setup.section_places", parent)
        self.computers = NumberField(0, MAX_COMPUTERS, setup.computers)
        self.wooden_boards = NumberField(0, MAX_WOODEN_BOARDS, setup.wooden_boards)
        self.break_min = NumberField(0, MAX_BREAK_MIN, setup.break_min)
        self.column.addLayout(
            in_columns(
                named("group_setup.computers", self.computers),
                named("group_setup.wooden_boards", self.wooden_boards),
                named("group_setup.break_min", self.break_min),
            )
        )

    def put_into(self, setup: GroupSetup) -> GroupSetup:
        """The setup with what is filled in here."""
        return replace(
            setup,
            computers=self.computers.value(),
            wooden_boards=self.wooden_boards.value(),
            break_min=self.break_min.value(),
        )


class PlaySection(Section):
    """The time control, how often everybody meets, and what is said of lateness and draws."""

    def __init__(self, setup: GroupSetup, parent: QWidget | None = None) -> None:
        super().__init__("group_setup.section_play", parent)
        self.control = TimeControlField(setup.time_control)
        self.cycles = ChoiceField[int]((cycles, t(f"group_setup.cycles_{cycles}")) for cycles in (1, 2))
        self.cycles.choose(setup.cycles)
        self.default_time = ChoiceField[int | None](_with_default_times(setup.default_time_min))
        self.default_time.choose(setup.default_time_min)
        self.earliest_draw = ChoiceField[int | None](_with_draw_moves(setup.earliest_draw_move))
        self.earliest_draw.choose(setup.earliest_draw_move)
        self.swap, self.annul = CheckRow(), CheckRow()
        self.swap.set_words(t("group_setup.swap"), t("group_setup.swap_note"))
        self.swap.setChecked(setup.swap_last_rounds)
        self.annul.set_words(t("group_setup.annul"), t("group_setup.annul_note"))
        self.annul.setChecked(setup.annul_below_half)
        self._lay_out()
        self.control.reshaped.connect(self.reshaped)
        self.cycles.currentIndexChanged.connect(self._show_swap)
        self._show_swap()

    def put_into(self, setup: GroupSetup) -> GroupSetup:
        """The setup with what is filled in here."""
        return replace(
            setup,
            time_control=self.control.pgn,
            cycles=self.cycles.value,
            swap_last_rounds=self.swap.isChecked(),
            annul_below_half=self.annul.isChecked(),
            default_time_min=self.default_time.value,
            earliest_draw_move=self.earliest_draw.value,
        )

    def lock_rounds(self) -> None:
        """The rounds were announced: how often everybody meets stays."""
        for field in (self.cycles, self.swap):
            field.setEnabled(False)

    def _show_swap(self) -> None:
        self.swap.setVisible(self.cycles.value == 2)
        self.reshaped.emit()

    def _lay_out(self) -> None:
        self.column.addLayout(self.control)
        self.column.addLayout(
            in_columns(
                named("group_setup.cycles", self.cycles),
                named("group_setup.default_time", self.default_time),
                named("group_setup.earliest_draw", self.earliest_draw),
                weights=(6, 10, 9),
            )
        )
        self.column.addWidget(self.swap)
        self.column.addWidget(self.annul)


class RulesSection(Section):
    """Whose text of the Laws applies, with the note on it; how the board behaves, who watches and who rules."""

    def __init__(self, setup: GroupSetup, *, of: str, parent: QWidget | None = None) -> None:
        super().__init__("group_setup.section_rules", parent)
        self.edition = ChoiceField[str]((edition, edition_text(edition, language()).name) for edition in EDITIONS)
        self.edition.choose(setup.edition)
        self.note = label("", "small")
        self.conditions = ConditionsRow(conditions_of(setup), of=of)
        self.column.addLayout(named("group_setup.edition", self.edition))
        self.column.addWidget(self.note)
        self.column.addWidget(label(t("group_setup.conditions"), "small"))
        self.column.addWidget(self.conditions)
        self.edition.currentIndexChanged.connect(self._say_note)
        self.conditions.changed.connect(self.reshaped)
        self._say_note()

    def put_into(self, setup: GroupSetup) -> GroupSetup:
        """The setup with what is filled in here."""
        conditions = self.conditions.conditions
        return replace(
            setup,
            edition=self.edition.value,
            conduct=conditions.conduct.value,
            supervision=conditions.supervision.value,
            rulings=conditions.rulings.value,
        )

    def _say_note(self) -> None:
        text = edition_text(self.edition.value, language())
        self.note.setText(f"{text.title}. {text.note}")
        self.reshaped.emit()


def conditions_of(setup: GroupSetup) -> Conditions:
    """How hands are treated in the games of a group."""
    return Conditions(
        conduct=Conduct(setup.conduct), supervision=Supervision(setup.supervision), rulings=Rulings(setup.rulings)
    )


def _with_default_times(there: int | None) -> Iterator[tuple[int | None, str]]:
    for minutes in _in_order(DEFAULT_TIMES, there):
        if minutes is None:
            yield minutes, t("group_setup.default_flag")
        else:
            code = "default_minutes" if minutes else "default_at_once"
            yield minutes, t(f"group_setup.{code}", n=minutes)


def _with_draw_moves(there: int | None) -> Iterator[tuple[int | None, str]]:
    for move in _in_order(DRAW_MOVES, there):
        yield move, t("group_setup.draw_any") if move is None else t("group_setup.draw_after", n=move)


def _in_order(usual: tuple[int | None, ...], there: int | None) -> list[int | None]:
    """The usual values and the one there is."""
    return sorted({*usual, there}, key=lambda each: -1 if each is None else each)

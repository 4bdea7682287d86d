"""A reviewed game with all that is worked out of it: its moments, the time used, repetitions, lines and sections."""

from functools import cached_property

from ladya_desktop.game.state import GameState
from ladya_desktop.texts import t
from ladya_desktop.ui.game_log_lines import conditions_said
from ladya_desktop.ui.review import words
from ladya_desktop.ui.review.game import ReviewedGame
from ladya_desktop.ui.review.side_panel import Section
from ladya_desktop.ui.review.time_used import Repetition, UsedTime, repetitions, thought_ms, used_times
from ladya_desktop.ui.review.timeline import Timeline
from ladya_desktop.ui.review.words import Line


class Story:
    """One game. Raises ValueError if its rows do not begin with `GameOpened`."""

    def __init__(self, game: ReviewedGame) -> None:
        self.game = game
        self.timeline = Timeline(game.rows)
        self.repetitions: tuple[Repetition, ...] | None = None
        self._lines: dict[int, Line] = {}

    def __len__(self) -> int:
        return len(self.timeline)

    @property
    def end(self) -> GameState:
        """How the game stands after everything."""
        return self.timeline.moments[-1].after

    @cached_property
    def bars(self) -> tuple[UsedTime, ...]:
        """The time of each move."""
        return used_times(self.timeline.moments)

    def find_repetitions(self) -> None:
        """Looks for positions that stood three times or more; until then nothing is said of them."""
        self.repetitions = repetitions(self.end)

    @cached_property
    def rulings(self) -> int:
        """How many moments the filter for rulings leaves."""
        return sum(moment.is_ruling for moment in self.timeline.moments)

    def line(self, index: int) -> Line:
        """The line of a moment in the language chosen now."""
        if index not in self._lines:
            moments = self.timeline.moments
            self._lines[index] = words.line_of(moments[index], thought_ms(moments, index), self.game.began_ms)
        return self._lines[index]

    def forget_words(self) -> None:
        """Another language was chosen."""
        self._lines.clear()

    def moment_of_ply(self, ply: int) -> int:
        """Where a half-move of the game as it went on was made; the first moment for 0."""
        played = (self.end.moves + self.end.made)[:ply]
        reached = (
            index
            for index in range(len(self) - 1, -1, -1)
            if self.timeline.moments[index].is_move and _played(self.timeline.moments[index].after) == played
        )
        return next(reached, 0) if ply else 0

    def sections(self, index: int) -> tuple[Section, ...]:
        """What is to be said of a moment beside the board."""
        moment = self.timeline.moments[index]
        happened = f"{words.time_said(moment.at_ms, self.game.began_ms)}  {words.full_line(moment)}"
        owed = words.owed_said(moment.after) or (t("review.owes_nothing"),)
        repeated = self._repetition_section(moment.after)
        said = (
            Section(heading=t("review.owed"), sentences=owed),
            Section(heading=t("review.known"), sentences=words.known_said(moment, self.timeline.answer(index))),
        )
        return (
            Section(heading=t("review.happened"), sentences=(happened, *self._lost_after(index))),
            *((repeated, *said) if repeated.links else (*said, repeated)),  # what leads on is not to be looked for
            Section(heading=t("review.conditions"), sentences=(conditions_said(self.game.rows),)),
        )

    def _lost_after(self, index: int) -> tuple[str, ...]:
        """That the record cannot be read beyond its last moment."""
        is_lost = self.game.lost_from is not None and index == len(self) - 1
        return (t("review.lost_after"),) if is_lost else ()

    def _repetition_section(self, state: GameState) -> Section:
        heading = t("review.repetitions")
        if self.repetitions is None:
            return Section(heading=heading)
        if not self.repetitions:
            return Section(heading=heading, sentences=(t("review.no_repetition"),))
        played = _played(state)
        ply = len(played) if played == _played(self.end)[: len(played)] else None
        links = tuple(words.repetition_numbers(self.end, each) for each in self.repetitions)
        return Section(heading=heading, links=links, current=ply)


def _played(state: GameState) -> tuple[str, ...]:
    return state.moves + state.made

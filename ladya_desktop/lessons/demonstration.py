"""A demonstration that plays: steps at the board, each with a sentence, and other lines beside the main one.

A step goes on from the one before it, or, with `after`, from any earlier one: so a variation branches off.
"""

from dataclasses import dataclass, field, replace

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.position import Position
from ladya_desktop.lessons.fens import full_fen
from ladya_desktop.lessons.fields import TEXT_LETTERS, Fields
from ladya_desktop.lessons.scene import ClockFace, Drawings, Scene, read_drawings, scene_of
from ladya_desktop.lessons.words import NOTHING, Words

MOST_SECONDS = 360_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step. `after` is the number of the step it goes on from (from 1; 0 is the beginning).

    `move` is a legal move; `put` are pieces carried by hand from square to square, `remove` are taken off, legally or
    not; `touch` are touched, `press` is who presses the clock. `fen` begins anew.
    """

    text: Words = NOTHING
    after: int
    fen: str = ""
    move: str = ""
    put: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()
    touch: tuple[str, ...] = ()
    press: Color | None = None
    clock: ClockFace | None = None
    drawings: Drawings = field(default_factory=Drawings)

    def scene(self, before: Scene) -> Scene:
        """What the board shows after the step."""
        shown = self._played(before)
        standing = Placement.from_board_fen(shown.standing)
        for way in self.put:
            standing = standing.moved(way[:2], way[2:])
        for square in self.remove:
            standing = standing.with_piece(square, "")
        return replace(
            shown,
            standing=standing.board_fen(),
            last_move=(self.put[-1][:2], self.put[-1][2:]) if self.put else shown.last_move,
            touched=self.touch,
            pressed=self.press,
            clock=self.clock or before.clock,
            drawings=self.drawings,
        )

    def _played(self, before: Scene) -> Scene:
        if self.fen:
            return scene_of(Position(self.fen), is_turned=before.is_turned)
        if self.move:
            return scene_of(before.position.after(self.move), is_turned=before.is_turned)
        return before


def read_steps(fields: tuple[Fields, ...], start: Scene, *, is_only_shown: bool = False) -> tuple[Step, ...]:
    """The steps of a demonstration that begins at a scene; whether its positions may be such as no game has."""
    scenes, steps = [start], []
    for number, each in enumerate(fields, start=1):
        after = each.number("after", number - 1)
        if not 0 <= after < number:
            raise each.fault("after", "lessons.fault.no_such_step", n=after)
        step = _read_step(each, after, scenes[after], is_only_shown=is_only_shown)
        each.finish()
        steps.append(step)
        scenes.append(step.scene(scenes[after]))
    return tuple(steps)


def scenes_of(steps: tuple[Step, ...], start: Scene) -> tuple[Scene, ...]:
    """The scene of the beginning and of each step."""
    scenes = [start]
    for step in steps:
        scenes.append(step.scene(scenes[step.after]))
    return tuple(scenes)


def _read_step(fields: Fields, after: int, before: Scene, *, is_only_shown: bool) -> Step:
    fen = full_fen(fields, "fen", is_only_shown=is_only_shown) if fields.has("fen") else ""
    move = _legal_move(fields, Position(fen) if fen else before.position)
    step = Step(
        text=fields.words_or_nothing("text", TEXT_LETTERS),
        after=after,
        fen=fen,
        move=move,
        touch=fields.squares("touch"),
        press=Color(fields.one_of("press", tuple(Color))) if fields.has("press") else None,
        clock=_clock(fields) if fields.has("clock") else None,
    )
    step = _with_hands(fields, step, before)
    return replace(step, drawings=read_drawings(fields, step.scene(before).position))


def _legal_move(fields: Fields, position: Position) -> str:
    if not fields.has("move"):
        return ""
    if fields.has("fen"):
        raise fields.fault("move", "lessons.fault.fen_and_move")
    uci = position.uci_of(fields.text("move"))
    if uci is None:
        raise fields.fault("move", "lessons.fault.illegal_move", move=fields.text("move"))
    return uci


def _with_hands(fields: Fields, step: Step, before: Scene) -> Step:
    """The pieces carried and taken off; each must stand where the hand takes it from."""
    standing = Placement.from_board_fen(step.scene(before).standing)
    ways = (fields.text("put"),) if isinstance(fields.raw.get("put"), str) else fields.strings("put")
    for way in ways:
        if way[:2] not in SQUARE_NAMES or way[2:] not in SQUARE_NAMES:
            raise fields.fault("put", "lessons.fault.no_arrow", word=way)
        if not standing.at(way[:2]):
            raise fields.fault("put", "lessons.fault.empty_square", square=way[:2])
        standing = standing.moved(way[:2], way[2:])
    removed = fields.squares("remove")
    for square in removed:
        if not standing.at(square):
            raise fields.fault("remove", "lessons.fault.empty_square", square=square)
    return replace(step, put=ways, remove=removed)


def _clock(fields: Fields) -> ClockFace:
    """A table `clock`: seconds of `white` and `black`, and perhaps whose side is `running`."""
    face = Fields(fields.table("clock"), (*fields.path, "clock"), fields.languages)
    remaining_ms = ByColor(_ms(face, "white"), _ms(face, "black"))
    running = Color(face.one_of("running", tuple(Color))) if face.has("running") else None
    face.finish()
    return ClockFace(remaining_ms=remaining_ms, running=running)


def _ms(face: Fields, key: str) -> int:
    seconds = face.number(key)
    if not 0 <= seconds <= MOST_SECONDS:
        raise face.fault(key, "lessons.fault.not_time", limit=MOST_SECONDS)
    return seconds * 1000

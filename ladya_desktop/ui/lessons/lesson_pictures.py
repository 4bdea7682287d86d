"""A scene of a lesson as the board shows it, and nothing that the scene does not say: no hint comes by itself."""

from ladya_desktop.game.placement import Placement
from ladya_desktop.lessons import Drawings, Scene
from ladya_desktop.ui.board.drawings import Drawing, Pen, arrow, circle, filled
from ladya_desktop.ui.board.looks import Content, Marks


def content_of_scene(
    scene: Scene,
    *,
    explained: tuple[str, ...] = (),
    lit: tuple[str, ...] = (),
    in_hand: str | None = None,
    promotion: str | None = None,
) -> Content:
    """The pieces and marks of a scene. `explained` are squares that explain an answer, the rest is of a hand.

    `lit` are squares drawn on: one that was touched bears no second mark.
    """
    marks = Marks(
        touched=tuple(square for square in scene.touched if square not in lit),
        last_move=scene.last_move,
        explained=explained,
        permitted=tuple(sorted(scene.dotted)),
    )
    placement = Placement.from_board_fen(scene.standing)
    return Content(placement=placement, marks=marks, in_hand=in_hand, promotion=promotion)


def drawings_of_scene(scene: Scene) -> tuple[Drawing, ...]:
    """What its author has drawn, and the squares attacked by the pieces that he names."""
    attacked = tuple(filled(square, Pen.BLUE) for square in sorted(scene.attacked))
    return (*attacked, *_written(scene.drawings))


def way_into(before: Scene, after: Scene) -> tuple[str, str] | None:
    """From and to of the piece that comes to its square in the second scene; None if none came."""
    way = after.last_move
    if way is None or before.standing == after.standing:
        return None
    was, now = Placement.from_board_fen(before.standing), Placement.from_board_fen(after.standing)
    is_seen = bool(was.at(way[0])) and was.at(way[0]) != now.at(way[0]) and bool(now.at(way[1]))
    return way if is_seen else None


def _written(drawings: Drawings) -> tuple[Drawing, ...]:
    lights = tuple(filled(mark.square, Pen(mark.color)) for mark in drawings.lights)
    circles = tuple(circle(mark.square, Pen(mark.color)) for mark in drawings.circles)
    arrows = tuple(
        arrow(each.from_square, each.to_square, Pen(each.color))
        for each in drawings.arrows
        if each.from_square != each.to_square
    )
    return (*lights, *circles, *arrows)

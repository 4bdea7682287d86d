"""What stands on the board at the end of a lesson: what its last page showed, an exercise as it was solved."""

from dataclasses import replace

from ladya_desktop.game.placement import Placement
from ladya_desktop.lessons import Answer, Exercise, Lesson, MoveAnswer, PlacementAnswer, Scene, SquaresAnswer
from ladya_desktop.ui.board.drawings import Drawing, Pen, arrow, filled
from ladya_desktop.ui.lessons.lesson_face import BoardShown
from ladya_desktop.ui.lessons.lesson_pictures import content_of_scene, drawings_of_scene
from ladya_desktop.ui.lessons.lesson_tally import Tally
from ladya_desktop.ui.lessons.lesson_trial import Trial


def last_shown(lesson: Lesson, tally: Tally) -> tuple[BoardShown, Scene]:
    """The board as the last page leaves it, and the scene that may be played on from."""
    last = lesson.pages[-1]
    if not isinstance(last, Exercise):
        scene = lesson.scenes[-1][-1]
        return BoardShown(content=content_of_scene(scene.bare()), is_flipped=scene.is_turned), scene.bare()
    trial = tally.trial(len(lesson.pages) - 1, last)
    return solved(trial), trial.scene.bare()


def solved(trial: Trial) -> BoardShown:
    """An exercise as it was left, its answer on the board."""
    scene, answer = trial.scene, trial.solution if trial.is_over else None
    lit = tuple(sorted(answer.squares)) if isinstance(answer, SquaresAnswer) else trial.squares
    content = content_of_scene(scene, lit=lit)
    if isinstance(answer, PlacementAnswer):
        content = replace(content, placement=Placement.from_board_fen(answer.board_fen))
    drawings = (*drawings_of_scene(scene), *(filled(square, Pen.GREEN) for square in lit), *_move(trial, answer))
    return BoardShown(content=content, drawings=drawings, is_flipped=scene.is_turned)


def _move(trial: Trial, answer: Answer | None) -> tuple[Drawing, ...]:
    """A move that was shown and not made."""
    if not isinstance(answer, MoveAnswer) or trial.is_solved:
        return ()
    return (arrow(answer.uci[:2], answer.uci[2:4], Pen.GREEN),)

"""Three sets of pieces: each draws twelve pieces that are told apart by their shapes, and none needs another's file."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from ladya_desktop.texts import set_language
from ladya_desktop.ui.board import piece_sets
from ladya_desktop.ui.board.board_look import BoardLook, PieceSet, look_in_use
from ladya_desktop.ui.board.piece_sets import school_renderer
from ladya_desktop.ui.board.pieces import piece_pixmap

LETTERS = "KQRBNPkqrbnp"
SIDE = 52


def picture(pieces: PieceSet, letter: str) -> QImage:
    return piece_pixmap(letter, SIDE, pieces=pieces).toImage().convertToFormat(QImage.Format.Format_ARGB32)


def difference(one: QImage, other: QImage) -> float:
    """The part of the picture where one is dark and the other is not."""
    values = [
        abs(
            one.pixelColor(x, y).lightness() * one.pixelColor(x, y).alpha()
            - other.pixelColor(x, y).lightness() * other.pixelColor(x, y).alpha()
        )
        > 255 * 60
        for x in range(0, SIDE, 2)
        for y in range(0, SIDE, 2)
    ]
    return sum(values) / len(values)


@pytest.mark.parametrize("pieces", PieceSet)
@pytest.mark.parametrize(("one", "other"), tuple(combinations("KQRBNP", 2)))
def test_pieces_of_a_colour_are_told_apart(qapp: object, pieces: PieceSet, one: str, other: str) -> None:
    assert difference(picture(pieces, one), picture(pieces, other)) > 0.02


@pytest.mark.parametrize("pieces", PieceSet)
@pytest.mark.parametrize("letter", "KQRBNP")
def test_white_and_black_are_told_apart(qapp: object, pieces: PieceSet, letter: str) -> None:
    assert difference(picture(pieces, letter), picture(pieces, letter.lower())) > 0.05


@pytest.mark.parametrize("pieces", PieceSet)
@pytest.mark.parametrize("letter", LETTERS)
def test_a_piece_keeps_within_its_picture(qapp: object, pieces: PieceSet, letter: str) -> None:
    image = picture(pieces, letter)
    edges = [(x, y) for x in range(SIDE) for y in (0, SIDE - 1)] + [(x, y) for y in range(SIDE) for x in (0, SIDE - 1)]
    assert not any(image.pixelColor(x, y).alpha() for x, y in edges)


def test_the_chosen_set_is_drawn(qapp: object) -> None:
    look_in_use().put_on(BoardLook(pieces=PieceSet.SCHOOL))
    assert piece_pixmap("K", SIDE) is piece_pixmap("K", SIDE, pieces=PieceSet.SCHOOL)
    assert piece_pixmap("K", SIDE) is not piece_pixmap("K", SIDE, pieces=PieceSet.CLASSIC)


def test_letters_speak_the_language_of_the_program(qapp: object) -> None:
    russian = picture(PieceSet.LETTERS, "Q")
    set_language("en")
    assert picture(PieceSet.LETTERS, "Q") != russian


@pytest.mark.parametrize("content", [None, "no picture", "<svg><unfinished"])
def test_a_damaged_drawing_is_told_and_the_classic_one_taken(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None
) -> None:
    told: list[str] = []
    monkeypatch.setattr(look_in_use(), "tell_damage", told.append)
    monkeypatch.setattr(piece_sets, "resource_path", lambda *parts: tmp_path / parts[-1])
    if content is not None:
        (tmp_path / "king.svg").write_text(content)
    school_renderer.cache_clear()
    assert piece_pixmap("K", 17, pieces=PieceSet.SCHOOL).toImage() == piece_pixmap("K", 17).toImage()
    assert told == ["king.svg"]
    school_renderer.cache_clear()
    monkeypatch.undo()
    from ladya_desktop.ui.board.pieces import _drawn

    _drawn.cache_clear()

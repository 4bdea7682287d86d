"""Pictures: taken when nothing moves, with what lies over the window, under a number."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.tour import album as albums
from ladya_desktop.ui.tour.album import Album, Picture
from ladya_desktop.ui.tour.waiting import NotAsToldError
from tests.ui.hands import show


def paint(widget: QWidget, colour: str) -> None:
    widget.setStyleSheet(f"QWidget {{ background: {colour}; }}")


def window(qtbot: QtBot, colour: str = "#ffffff") -> QWidget:
    made = show(qtbot, QWidget(), 200, 120)
    paint(made, colour)
    return made


def test_pictures_are_numbered_and_named(qtbot: QtBot, tmp_path: Path) -> None:
    taken: list[Path] = []
    album = Album(tmp_path / "ru", taken.append)
    (tmp_path / "ru").mkdir()
    shown = window(qtbot)
    album.take("first", shown)
    album.take("second", shown)
    shown.resize(160, 90)
    album.take_again("second", shown)
    names = ["01-first.png", "02-second.png", "02-second-160x90.png"]
    assert [path.name for path in taken] == names
    assert album.pictures == [
        Picture(file=f"ru/{name}", width_px=width, height_px=height)
        for name, width, height in zip(names, (200, 200, 160), (120, 120, 90), strict=True)
    ]
    assert all(QImage(str(path)).size().toTuple() in ((200, 120), (160, 90)) for path in taken)


def test_a_dialog_is_seen_over_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    shown = window(qtbot)
    dialog = QDialog(shown)
    paint(dialog, "#ff0000")
    dialog.resize(60, 40)
    dialog.open()
    dialog.move(shown.mapToGlobal(shown.rect().center()) - dialog.rect().center())
    Album(tmp_path, lambda _: None).take("both", shown)
    image = QImage(str(tmp_path / "01-both.png"))
    assert QColor(image.pixel(100, 60)).name() == "#ff0000"
    assert QColor(image.pixel(4, 4)).name() == "#ffffff"
    dialog.close()


def test_a_picture_waits_for_what_moves(qtbot: QtBot, tmp_path: Path) -> None:
    shown = window(qtbot)
    colours = iter(["#112233", "#445566", "#778899"])
    timer = QTimer(shown)
    timer.timeout.connect(lambda: paint(shown, next(colours, "#778899")))
    timer.start(0)
    Album(tmp_path, lambda _: None).take("still", shown)
    assert QColor(QImage(str(tmp_path / "01-still.png")).pixel(5, 5)).name() == "#778899"


def test_what_never_stands_still_gives_no_picture(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(albums, "STILL_POLLS", 5)
    shown = window(qtbot)
    shades = iter(range(0x100000, 0xFFFFFF))
    timer = QTimer(shown)
    timer.timeout.connect(lambda: paint(shown, f"#{next(shades):06x}"))
    timer.start(0)
    with pytest.raises(NotAsToldError, match="still_picture"):
        Album(tmp_path, lambda _: None).take("never", shown)
    assert list(tmp_path.iterdir()) == []


def test_a_paper_is_kept_with_its_pages_under_one_number(qtbot: QtBot, tmp_path: Path) -> None:
    taken: list[Path] = []
    album = Album(tmp_path, taken.append)
    album.take("first", window(qtbot))
    pages = [QImage(30, 40, QImage.Format.Format_RGB32), QImage(40, 30, QImage.Format.Format_RGB32)]
    album.keep_paper("protocol", b"%PDF-", pages)
    assert [path.name for path in taken[1:]] == ["02-protocol.pdf", "02-protocol-1.png", "02-protocol-2.png"]
    assert taken[1].read_bytes() == b"%PDF-"
    assert album.papers == [f"{tmp_path.name}/02-protocol.pdf"]
    assert [(one.width_px, one.height_px) for one in album.pictures[1:]] == [(30, 40), (40, 30)]


def test_a_folder_that_has_gone_is_an_error_of_the_disk(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="cannot write"):
        Album(tmp_path / "gone", lambda _: None).take("lost", window(qtbot))

"""A picture in the place of the board."""

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from tests.ui.lessons.classroom import Classroom, entry_of


def test_a_picture_that_cannot_be_read_leaves_nothing_of_the_one_before(qtbot: QtBot) -> None:
    face = Classroom(qtbot, entry_of("112-bishop")).player.face
    drawn, data = QPixmap(8, 8), QBuffer()
    drawn.fill()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn.save(data, "PNG")
    face.show_picture(bytes(data.data().data()))
    assert face.picture.isVisible()
    assert not face.board.isVisible()
    assert not face.picture.pixmap().isNull()
    face.show_picture(b"no picture")
    assert face.picture.pixmap().isNull()

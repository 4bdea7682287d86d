"""The tray beside a wooden board as it looks: its frame, its words."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.view import GameView
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.play.tray import Tray
from tests.ui.play.fake_port import game_view
from tests.ui.play.laid_table import lay

SIZES = [(1366, 768), (1024, 576), (683, 384)]


def strict(**changes: object) -> GameView:
    view = game_view()
    return replace(view, regulations=replace(view.regulations, conduct=Conduct.STRICT), **changes)  # type: ignore[arg-type]  # fields by name


def tray_of(qtbot: QtBot, view: GameView, size: tuple[int, int]) -> Tray:
    tray = lay(qtbot, view, size).screen.tray
    assert tray is not None
    return tray


def frame_of(tray: Tray) -> list[int]:
    """The pixels of the left and the right edge of the dashed frame."""
    image: QImage = tray.grab(tray.off_rect).toImage()
    return [image.pixel(x, y) for x in (0, image.width() - 1) for y in range(image.height())]


@pytest.mark.parametrize("size", SIZES)
def test_what_was_taken_off_lies_within_the_frame(qtbot: QtBot, size: tuple[int, int]) -> None:
    empty = frame_of(tray_of(qtbot, strict(), size))
    assert frame_of(tray_of(qtbot, strict(tray=("P", "p")), size)) == empty


@pytest.mark.parametrize("size", SIZES)
def test_all_that_lies_on_the_tray_can_be_hit_by_a_finger(qtbot: QtBot, size: tuple[int, int]) -> None:
    tray = tray_of(qtbot, strict(tray=("P", "p")), size)
    shown = [each for each in (*tray.off, *tray.new) if each.isVisible()]
    assert len(shown) == 6
    assert all(min(each.width(), each.height()) >= 44 for each in (*shown, tray.back_button))
    assert all(tray.rect().contains(each.geometry()) for each in shown)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("size", "is_said"), list(zip(SIZES, (True, True, False), strict=True)))
def test_words_stand_above_its_parts_wherever_it_is_high_enough(
    qtbot: QtBot, size: tuple[int, int], is_said: bool, language: str
) -> None:
    set_language("ru" if language == "ru" else "en")
    tray = tray_of(qtbot, strict(), size)
    for code in ("play.tray.caption_off", "play.tray.caption_new"):
        assert " ".join(tray._caption(code).lines) == (t(code) if is_said else "")

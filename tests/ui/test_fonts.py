"""The shipped faces are used; without them the log says so and nothing breaks."""

import logging
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.fonts import load_fonts, sized_font


def test_the_shipped_faces_are_inter(qapp: QApplication) -> None:
    assert "Inter" in load_fonts(resource_path("fonts"))


def test_a_missing_face_is_logged(qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert load_fonts(tmp_path) == ()
    assert str(tmp_path) in caplog.text


def test_a_broken_face_is_logged_and_passed_over(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "Broken.otf").write_bytes(b"no font")
    with caplog.at_level(logging.WARNING):
        assert load_fonts(tmp_path) == ()
    assert "Broken.otf" in caplog.text


def test_any_size_can_be_had(qapp: QApplication) -> None:
    made = sized_font(37, weight=600)
    assert (made.pixelSize(), made.weight()) == (37, 600)

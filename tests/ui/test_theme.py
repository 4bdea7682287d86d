"""Colours keep their contrast in every theme, and the style sheet says what the design says."""

import re
from dataclasses import fields
from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFontInfo, QImage, QPalette, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.fonts import read_type
from ladya_desktop.ui.theme import (
    THEMES,
    apply_theme,
    current,
    font,
    palette,
    set_kind,
    set_role,
    style_sheet,
    theme,
)
from tests.ui.contrasts import contrast

TEXT_PAIRS = (
    *product(("text", "muted"), ("bg", "surface", "sunken")),
    *product(("text",), ("hover", "pressed", "accent_soft", "warn_soft")),
    *product(("accent",), ("bg", "surface", "accent_soft")),
    *product(("on_accent",), ("accent", "accent_hover", "accent_press")),
    ("warn", "warn_soft"),
    ("on_warn", "warn_fill"),
    *product(("danger",), ("surface", "danger_soft")),
    *product(("good",), ("surface", "good_soft")),
)
SHAPE_PAIRS = (
    ("accent", "sunken"),
    *product(("control",), ("bg", "surface", "sunken")),
    *product(("warn_line",), ("bg", "warn_soft")),
    ("warn_fill", "bg"),
    ("danger", "bg"),
    *product(("focus",), ("bg", "surface")),
    ("disabled", "surface"),
)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("front", "ground"), TEXT_PAIRS)
def test_text_is_readable_di_06(name: str, front: str, ground: str) -> None:
    colors = theme(name)
    assert contrast(getattr(colors, front), getattr(colors, ground)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("front", "ground"), SHAPE_PAIRS)
def test_shapes_stand_out(name: str, front: str, ground: str) -> None:
    colors = theme(name)
    assert contrast(getattr(colors, front), getattr(colors, ground)) >= 3


def test_an_unknown_theme_is_a_programmer_s_error() -> None:
    with pytest.raises(KeyError):
        theme("pink")


@pytest.mark.parametrize("name", THEMES)
def test_the_style_sheet_is_filled_in_and_names_pictures_that_exist(name: str) -> None:
    sheet = style_sheet(theme(name))
    rules = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    assert "$" not in rules
    pictures = set(re.findall(r'url\("([^"]+)"\)', rules))
    assert len(pictures) == 4
    for picture in pictures:
        assert resource_path("themes", name, picture.rpartition("/")[2]).is_file()
        assert f"/{name}/" in picture


@pytest.mark.parametrize("name", THEMES)
def test_small_pictures_have_the_theme_s_colours(name: str) -> None:
    colors = theme(name)
    expected = {"up": colors.muted, "down": colors.muted, "tick": colors.on_accent, "dot": colors.on_accent}
    for picture, color in expected.items():
        assert color.name().upper() in resource_path("themes", name, f"{picture}.svg").read_text()


@pytest.mark.parametrize("name", THEMES)
def test_qt_s_own_drawing_uses_the_theme_di_06(name: str) -> None:
    colors, made = theme(name), palette(theme(name))
    role = QPalette.ColorRole
    assert made.color(role.Window) == colors.bg
    assert made.color(role.Base) == colors.surface
    for front, ground in ((role.WindowText, role.Window), (role.Text, role.Base), (role.ButtonText, role.Button)):
        assert contrast(made.color(front), made.color(ground)) >= 4.5
        disabled = made.color(QPalette.ColorGroup.Disabled, front)
        assert contrast(disabled, made.color(ground)) >= 3


def test_a_theme_is_changed_at_once_and_back(qapp: QApplication) -> None:
    try:
        apply_theme(qapp, "dark")
        assert current().name == "dark"
        assert qapp.palette().color(QPalette.ColorRole.Window) == theme("dark").bg
        assert theme("dark").accent.name() in qapp.styleSheet()
    finally:
        apply_theme(qapp)
    assert current().name == "light"
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme("light").bg


def test_a_theme_has_a_colour_for_every_use() -> None:
    for name in THEMES:
        colors = theme(name)
        for each in fields(colors):
            value = getattr(colors, each.name)
            assert isinstance(value, QColor) or each.name == "name"


# Type


def test_roles_have_the_sizes_and_weights_of_the_design(qapp: QApplication) -> None:
    expected = {"small": (14, 400), "body": (16, 400), "subtitle": (20, 600), "title": (24, 600), "clock": (96, 600)}
    for role, (size_px, weight) in expected.items():
        made = font(role)
        assert (made.pixelSize(), made.weight()) == (size_px, weight)
    assert font("body", weight=600).weight() == 600
    with pytest.raises(KeyError):
        font("huge")


def test_inter_is_the_face_in_both_weights(qapp: QApplication) -> None:
    for role in ("body", "title"):
        assert QFontInfo(font(role)).family() == "Inter"
    assert QFontInfo(font("title")).styleName() != QFontInfo(font("body")).styleName()


def test_families_to_fall_back_on_are_named() -> None:
    assert read_type().screen[0] == "Inter"
    assert len(read_type().screen) > 3


# Widgets under the style sheet


@pytest.mark.parametrize(
    ("kind", "ground"), [("plain", "surface"), ("main", "accent"), ("call", "accent_soft"), ("danger", "surface")]
)
def test_a_button_looks_like_its_kind(qtbot: QtBot, kind: str, ground: str) -> None:
    button = QPushButton("X")
    qtbot.addWidget(button)
    set_kind(button, kind)
    button.resize(200, button.sizeHint().height())
    assert button.grab().toImage().pixelColor(180, button.height() // 2) == getattr(current(), ground)


@pytest.mark.parametrize(
    ("kind", "height"), [("plain", 44), ("main", 44), ("act", 52), ("call", 52), ("tool", 44), ("danger", 44)]
)
@pytest.mark.parametrize("is_checked", [False, True])
def test_targets_are_large_enough_and_keep_their_size(qtbot: QtBot, kind: str, height: int, is_checked: bool) -> None:
    button = QPushButton("X")
    qtbot.addWidget(button)
    button.setCheckable(True)
    button.setChecked(is_checked)
    set_kind(button, kind)
    button.show()
    assert button.sizeHint().height() == height
    assert button.sizeHint().width() >= 44


def test_a_kind_set_later_is_seen_at_once(qtbot: QtBot) -> None:
    button = QPushButton("X")
    qtbot.addWidget(button)
    set_kind(button, "plain")
    button.show()
    button.resize(200, 44)
    set_kind(button, "main")
    set_kind(button, "main")
    assert button.grab().toImage().pixelColor(20, 22) == current().accent


def test_a_disabled_main_button_is_not_filled(qtbot: QtBot) -> None:
    button = QPushButton("X")
    qtbot.addWidget(button)
    set_kind(button, "main")
    button.setEnabled(False)
    button.resize(200, 44)
    assert button.grab().toImage().pixelColor(20, 22) == current().surface


def test_a_label_takes_the_size_of_its_role(qtbot: QtBot) -> None:
    label = QLabel("X")
    qtbot.addWidget(label)
    set_role(label, "title")
    label.ensurePolished()
    assert label.font().pixelSize() == 24


def test_a_plain_widget_keeps_its_own_ground(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(20, 20)
    page.show()
    assert page.grab().toImage().pixelColor(10, 10) == current().bg


@pytest.mark.parametrize("ground", ["magenta", "cyan"])
def test_the_handle_of_a_scroll_bar_has_no_rim_on_any_ground(qtbot: QtBot, ground: str) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidget(QLabel("x\n" * 60))
    area.resize(200, 200)
    area.show()
    bar = area.verticalScrollBar()
    image = QImage(area.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    area.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    x, middle = bar.mapTo(area, QPoint()).x(), bar.mapTo(area, QPoint(0, 20)).y()
    seen = [image.pixelColor(x + at, middle) for at in (1, bar.width() // 2, bar.width() - 2)]
    assert seen == [QColor(ground), QColor(current().control), QColor(ground)]

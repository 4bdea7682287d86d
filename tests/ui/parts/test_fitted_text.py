"""Names that are never cut: broken, then made smaller, whatever their length."""

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts.fitted_text import LEADING, SMALLEST_PX, Fitted, FittedLabel, Style, fit

LONG = "Константинопольский-Задунайский Аристарх"
STYLE = Style(20, 600)


def lines(fitted: Fitted) -> list[str]:
    """The lines as they are read."""
    return [
        "".join(("" if word.glued or not position else " ") + word.text for position, word in enumerate(line))
        for line in fitted.lines
    ]


def test_a_short_name_stands_in_one_line(qtbot: QtBot) -> None:
    assert lines(fit("Облаков Лев", "3В", STYLE, 400)) == ["Облаков Лев 3В"]


def test_a_long_name_breaks_after_its_hyphen_or_between_words(qtbot: QtBot) -> None:
    width = round(fit("Задунайский Аристарх", "3Б", STYLE, 10_000).width_px) + 1
    assert lines(fit(LONG, "3Б", STYLE, width)) == ["Константинопольский-", "Задунайский Аристарх 3Б"]


def test_a_class_does_not_stand_on_a_line_of_its_own(qtbot: QtBot) -> None:
    whole = round(fit(LONG, "", STYLE, 10_000).width_px) + 1
    assert lines(fit(LONG, "3Б", STYLE, whole)) == ["Константинопольский-Задунайский", "Аристарх 3Б"]


@pytest.mark.parametrize("width", range(120, 420, 20))
def test_it_fits_at_any_width(qtbot: QtBot, width: int) -> None:
    fitted = fit(LONG, "3Б", STYLE, width)
    assert fitted.width_px <= width
    assert SMALLEST_PX <= fitted.style.size_px <= 20
    assert "".join(lines(fitted)).replace(" ", "") == f"{LONG}3Б".replace(" ", "")


@pytest.mark.parametrize("width", [20, 40, 60])
def test_even_a_name_without_room_is_whole(qtbot: QtBot, width: int) -> None:
    fitted = fit(LONG, "", STYLE, width)
    assert fitted.width_px <= width
    assert "".join(lines(fitted)).replace(" ", "") == LONG.replace(" ", "")


def test_it_is_smaller_only_if_it_must_be(qtbot: QtBot) -> None:
    sizes = [fit(LONG, "", STYLE, width).style.size_px for width in (200, 240, 280, 400)]
    assert sizes == sorted(sizes)
    assert sizes[-1] == 20


def test_nothing_is_nothing(qtbot: QtBot) -> None:
    assert fit("", "", STYLE, 100).width_px == 0


def test_a_label_is_as_high_as_its_lines(qtbot: QtBot) -> None:
    label = FittedLabel(STYLE)
    qtbot.addWidget(label)
    label.set_text(LONG, "3Б")
    one, two = label.heightForWidth(2000), label.heightForWidth(300)
    assert (one, two) == (round(20 * LEADING) + 2, round(40 * LEADING) + 2)
    assert label.accessibleName() == f"{LONG} 3Б"


def test_a_label_draws_its_name_inside_itself(qtbot: QtBot) -> None:
    label = FittedLabel(STYLE)
    qtbot.addWidget(label)
    label.set_text("Облаков Лев", "3В", color="danger")
    label.resize(160, 52)
    image: QImage = label.grab().toImage()
    ground = image.pixelColor(0, 0)
    inked = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) != ground]
    assert inked
    assert min(y for _x, y in inked) > 0
    assert max(y for _x, y in inked) < image.height() - 1
    assert any(QColor(image.pixelColor(x, y)).red() > 140 for x, y in inked)

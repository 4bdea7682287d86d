"""The shipped faces can draw every sign that the texts need, in both languages."""

import pytest
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QApplication

from ladya_desktop.resources import resource_path
from ladya_desktop.texts.catalogue import AREAS
from ladya_desktop.texts.rules import EDITIONS, edition_text
from ladya_desktop.ui.fonts import load_fonts
from tests.texts.areas import entries

FACES = {"Inter-Regular.otf": "Regular", "Inter-SemiBold.otf": "Semi Bold"}
STYLES = {400: "Regular", 600: "Semi Bold"}
NUMBERS = "0123456789½,.:+−–-×#=/"
ALPHABET = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"


def needed() -> set[str]:
    """Every sign of every sentence, of names and of numbers."""
    sentences = [form for area in AREAS for entry in entries(area) for form in (*entry.russian, *entry.english)]
    articles = [text for edition in EDITIONS for text in edition_text(edition, "ru").articles.values()]
    return set("".join((NUMBERS, ALPHABET, *sentences, *articles))) - set("\n\t")


@pytest.mark.parametrize(("face", "style"), list(FACES.items()))
def test_a_face_has_every_sign_the_texts_need(qapp: QApplication, face: str, style: str) -> None:
    font = QRawFont(str(resource_path("fonts", face)), 16)
    assert (font.familyName(), font.styleName()) == ("Inter", style)
    assert sorted(sign for sign in needed() if not font.supportsCharacter(ord(sign))) == []


@pytest.mark.parametrize(("weight", "style"), list(STYLES.items()))
def test_each_weight_of_the_type_scale_is_a_face_of_its_own(qapp: QApplication, weight: int, style: str) -> None:
    load_fonts(resource_path("fonts"))
    font = QFont("Inter")
    font.setWeight(QFont.Weight(weight))
    assert QRawFont.fromFont(font).styleName() == style


def test_the_licence_lies_beside_the_faces() -> None:
    licence = resource_path("fonts", "OFL.txt").read_text(encoding="utf-8")
    assert "The Inter Project Authors" in licence
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_the_faces_are_small() -> None:
    assert sum(path.stat().st_size for path in resource_path("fonts").iterdir()) < 1_500_000

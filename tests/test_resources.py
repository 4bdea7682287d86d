"""Resources are found where the program was put, and their absence is named."""

from pathlib import Path

import pytest

from ladya_desktop import resources
from ladya_desktop.resources import resource_path, resource_text


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The place of a wheel and the place of a checkout; neither exists yet."""
    both = (tmp_path / "package" / "_resources", tmp_path / "resources")
    monkeypatch.setattr(resources, "_PLACES", both)
    return both


def test_a_checkout_keeps_resources_beside_the_package() -> None:
    assert resource_path("icons") == Path(resources.__file__).parents[1] / "resources" / "icons"


def test_a_wheel_carries_resources_inside_the_package(places: tuple[Path, Path]) -> None:
    for place in places:
        place.mkdir(parents=True)
    assert resource_path("icons", "ladya.svg") == places[0] / "icons" / "ladya.svg"


def test_text_is_read_as_utf8(places: tuple[Path, Path]) -> None:
    places[1].mkdir()
    (places[1] / "name.txt").write_bytes("Ладья".encode())
    assert resource_text("name.txt") == "Ладья"


def test_a_program_without_resources_says_where_it_looked(places: tuple[Path, Path]) -> None:
    with pytest.raises(FileNotFoundError) as refusal:
        resource_path("icons")
    assert all(str(place) in str(refusal.value) for place in places)

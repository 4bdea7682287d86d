"""Finds the product's resources in a checkout and in an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_PLACES = (_PACKAGE / "_resources", _PACKAGE.parent / "resources")


def resource_path(*parts: str) -> Path:
    """The path of a resource, e.g. `resource_path("fonts", "Inter.ttf")`; whether it exists is not looked at."""
    root = next(place for place in _PLACES if place.is_dir())
    return root.joinpath(*parts)

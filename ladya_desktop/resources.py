"""Finds the product's resources (catalogues, rule summaries, icons) in a checkout and in an installed wheel.

A wheel carries them inside the package as `_resources`; a checkout keeps them beside the package.
"""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent
_PLACES: Final = (_PACKAGE / "_resources", _PACKAGE.parent / "resources")


def resource_path(*parts: str) -> Path:
    """The path of a resource, e.g. `resource_path("icons", "ladya.svg")`; whether it exists is not looked at."""
    return _root(_PLACES).joinpath(*parts)


def resource_text(*parts: str) -> str:
    """The text of a resource, which is always UTF-8.

    Raises FileNotFoundError if there is no such resource.
    """
    return resource_path(*parts).read_text(encoding="utf-8")


def _root(places: tuple[Path, ...]) -> Path:
    """The first place that exists; a program without its resources is not installed properly."""
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no resources in any of {', '.join(map(str, places))}")

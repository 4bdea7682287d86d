"""The files of design tokens: what is read from them is what TOML says they hold."""

import tomllib

import pytest

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.tokens import TOP, parse_tokens, read_tokens

FILES = [path.name for path in sorted(resource_path("themes").glob("*.toml"))]


@pytest.mark.parametrize("file", FILES)
def test_a_file_of_the_themes_holds_what_toml_says(file: str) -> None:
    read = read_tokens(file)
    top = read.pop(TOP)
    assert {**top, **read} == tomllib.loads(resource_path("themes", file).read_text(encoding="utf-8"))


def test_there_are_files() -> None:
    assert {"palettes.toml", "boards.toml", "type.toml"} <= set(FILES)


@pytest.mark.parametrize("broken", ["[wood]\nlight\n", 'light = "#FFF', "light = #FFFFFF", "light ="])
def test_a_broken_file_is_refused(broken: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_tokens(broken)

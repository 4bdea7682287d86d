"""The two sides and a value for each."""

from ladya_desktop.game.by_color import COLORS, NONE_YET, ByColor, Color


def test_each_side_has_the_other_as_its_opponent() -> None:
    assert Color.WHITE.other is Color.BLACK
    assert Color.BLACK.other is Color.WHITE
    assert COLORS == (Color.WHITE, Color.BLACK)


def test_a_value_for_each_side() -> None:
    pair = ByColor(1, 2)
    assert (pair[Color.WHITE], pair[Color.BLACK]) == (1, 2)


def test_putting_a_value_leaves_the_other_side_and_the_old_pair() -> None:
    pair = ByColor(1, 2)
    assert pair.put(Color.WHITE, 5) == ByColor(5, 2)
    assert pair.put(Color.BLACK, 5) == ByColor(1, 5)
    assert pair == ByColor(1, 2)


def test_nothing_counted_yet() -> None:
    assert (NONE_YET.white, NONE_YET.black) == (0, 0)


def test_a_colour_is_true_whichever_it_is() -> None:
    assert all(COLORS)

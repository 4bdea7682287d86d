"""Bookmarks are remembered for each game by itself."""

from ladya_desktop.ui.review.bookmarks import Bookmarks


class Texts(dict[str, str]):
    """Settings in memory."""

    def put(self, key: str, value: str) -> None:
        self[key] = value


def test_a_bookmark_is_set_and_taken_away() -> None:
    bookmarks = Bookmarks()
    bookmarks.toggle((3, 1))
    assert bookmarks.marks == {(3, 1)}
    bookmarks.toggle((3, 1))
    assert bookmarks.marks == frozenset()


def test_bookmarks_outlive_the_program() -> None:
    memory = Texts()
    bookmarks = Bookmarks("one", memory)
    bookmarks.toggle((12, 0))
    bookmarks.toggle((3, 1))
    assert Bookmarks("one", memory).marks == {(3, 1), (12, 0)}
    assert Bookmarks("two", memory).marks == frozenset()


def test_what_cannot_be_read_is_no_bookmark() -> None:
    memory = Texts()
    Bookmarks("one", memory).toggle((1, 0))
    (key,) = memory
    memory[key] = f"5.0 x.1 7 1.2.3 ½.0 {'9' * 5000}.1 8.2"
    assert Bookmarks("one", memory).marks == {(5, 0), (8, 2)}

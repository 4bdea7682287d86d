"""Long work: how far it is, what came of it, and that it can be ended."""

from collections.abc import Generator

from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts.long_work import LongWork
from tests.ui.hands import click, show


class Bits:
    """Work of some bits that counts what is done of it, and knows whether it was ended."""

    def __init__(self, count: int, *, fails: bool = False) -> None:
        self.count, self.fails = count, fails
        self.done = 0
        self.is_closed = False
        self.taken: list[str] = []
        self.left = 0

    def work(self) -> Generator[None, None, str]:
        try:
            for _ in range(self.count):
                self.done += 1
                yield
            if self.fails:
                raise ZeroDivisionError
            return "done"
        finally:
            self.is_closed = True

    def leave(self) -> None:
        self.left += 1


def begun(qtbot: QtBot, bits: Bits) -> LongWork:
    work = show(qtbot, LongWork("Прервать"), 400, 100)
    assert work.isVisible()
    work.hide()
    work.begin(
        bits.work(), bits.count, say=lambda done: f"{done} из {bits.count}", take=bits.taken.append, leave=bits.leave
    )
    return work


def test_it_is_done_to_its_end(qtbot: QtBot) -> None:
    bits = Bits(5)
    work = begun(qtbot, bits)
    assert (work.isVisible(), work.is_going_on, work.words.text()) == (True, True, "0 из 5")
    qtbot.waitUntil(lambda: not work.is_going_on)
    assert (bits.taken, bits.left, bits.done, work.isVisible()) == (["done"], 0, 5, False)


def test_it_is_ended_in_the_middle_and_leaves_no_result(qtbot: QtBot) -> None:
    bits = Bits(1_000_000_000)
    work = begun(qtbot, bits)
    qtbot.waitUntil(lambda: bits.done > 0)
    click(work.stop_button)
    assert (bits.taken, bits.left, bits.is_closed, work.is_going_on) == ([], 1, True, False)
    work.stop()
    assert bits.left == 1


def test_an_error_ends_it_and_is_not_hidden(qtbot: QtBot) -> None:
    bits = Bits(2, fails=True)
    with qtbot.capture_exceptions() as errors:
        work = begun(qtbot, bits)
        qtbot.waitUntil(lambda: not work.is_going_on)
    assert [kind for kind, _, _ in errors] == [ZeroDivisionError]
    assert (bits.taken, bits.left) == ([], 1)


def test_it_says_how_far_it_is(qtbot: QtBot) -> None:
    bits = Bits(1_000_000_000)
    work = begun(qtbot, bits)
    qtbot.waitUntil(lambda: work.bar.value() > 0)
    assert work.words.text() == work.bar.accessibleName() == f"{work.bar.value()} из 1000000000"
    assert work.bar.value() == bits.done
    work.stop()

"""Listeners come and go while they are told."""

from ladya_desktop.session.stream import Listeners


def test_a_listener_may_leave_while_it_is_told() -> None:
    listeners: Listeners[int] = Listeners()
    told: list[str] = []

    def first(_: int) -> None:
        told.append("first")
        remove()

    remove = listeners.add(first)
    listeners.add(lambda _: told.append("second"))
    listeners.tell(1)
    listeners.tell(2)
    assert told == ["first", "second", "second"]


def test_the_same_listener_may_come_twice_and_leave_once() -> None:
    listeners: Listeners[int] = Listeners()
    told: list[int] = []
    listener = told.append
    listeners.add(listener)
    remove = listeners.add(listener)
    remove()
    listeners.tell(1)
    assert told == [1]

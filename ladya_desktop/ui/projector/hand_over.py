"""The class goes on seeing when another screen of the program takes over what it is shown."""

from ladya_desktop.ui.projector.big_screen import BigScreen


def hand_over(giver: BigScreen, taker: BigScreen) -> None:
    """The other one's window comes before this one's goes; nothing where the class is shown nothing.

    A window over the teacher's own is only taken away.
    """
    if giver.is_shown and not giver.is_covering:
        taker.open()
    giver.close()

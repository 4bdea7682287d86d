"""The card around a table, so that its rows keep away from the rounded corners."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ladya_desktop.ui import theme

CARD_PADDING_PX = 9
CARD_AROUND_PX = CARD_PADDING_PX + 1
"""How much wider a card is at each side than what is in it, its line included."""


def card_around(content: QWidget) -> QFrame:
    """A card with the widget in it."""
    card = QFrame()
    theme.set_role(card, "card")
    inside = QVBoxLayout(card)
    inside.setContentsMargins(CARD_PADDING_PX, CARD_PADDING_PX, CARD_PADDING_PX, CARD_PADDING_PX)
    inside.addWidget(content)
    return card

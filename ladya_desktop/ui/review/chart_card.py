"""The chart of the time used, in its card."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.review.time_chart import TimeChart


class ChartCard(QFrame):
    """Holds the `chart`, away from the rounded corners."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self.chart = TimeChart()
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.chart)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.chart.retranslate()

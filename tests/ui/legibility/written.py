"""Every text that a window paints, with the place it is painted in: a paint device that draws nothing and listens.

Labels, buttons, tables and painters of our own alike end in `drawTextItem`, so nothing that is written escapes, not
even what a widget has shortened with an ellipsis before.
"""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPaintEngine, QPaintEngineState, QTextItem
from PySide6.QtWidgets import QApplication, QWidget

DPI = 96
_Metric = QPaintDevice.PaintDeviceMetric


@dataclass(frozen=True, kw_only=True)
class Written:
    """One run of letters: the widget that has painted it, its ink in that widget's coordinates, its size in pixels.

    `clip` is what the painter itself cuts off, None if nothing.
    """

    widget: QWidget
    text: str
    ink: QRectF
    size_px: int
    clip: QRectF | None


@dataclass(frozen=True, kw_only=True)
class Page:
    """What a window has painted: its texts, and its widgets in the order they were painted in."""

    window: QWidget
    texts: tuple[Written, ...]
    painted: tuple[QWidget, ...]


def read(window: QWidget) -> Page:
    """Paints a window that is shown, and tells what was written."""
    listener = _Listener(window)
    device = _Device(window.size(), listener)
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(listener)
    try:
        window.render(device)
    finally:
        app.removeEventFilter(listener)
    return Page(window=window, texts=tuple(listener.texts), painted=tuple(dict.fromkeys(listener.painted)))


class _Listener(QObject):
    """Knows which widget is being painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.painted: list[QWidget] = [window]
        self.texts: list[Written] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.painted.append(watched)
        return False


class _Engine(QPaintEngine):
    """Takes texts down; what else is drawn is nothing to it."""

    def __init__(self, listener: _Listener) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._listener = listener

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:  # type: ignore[override]  # never whole pixels
        painter = self.painter()
        text, font = item.text(), item.font()
        if not item.width() or not text.strip() or painter.opacity() == 0 or painter.pen().color().alpha() == 0:
            return
        tight = QFontMetricsF(font).tightBoundingRect(text)
        ink = QRectF(at.x(), at.y() + tight.top(), item.width(), tight.height())
        transform = painter.combinedTransform()
        clip = transform.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        self._listener.texts.append(
            Written(
                widget=self._listener.painted[-1],
                text=text.strip(),
                ink=transform.mapRect(ink),
                size_px=font.pixelSize(),
                clip=clip,
            )
        )

    def drawPixmap(self, *_: Any) -> None:
        pass

    def drawImage(self, *_: Any) -> None:
        pass

    def drawTiledPixmap(self, *_: Any) -> None:
        pass

    def drawPath(self, *_: Any) -> None:
        pass

    def drawPolygon(self, *_: Any) -> None:
        pass

    def drawRects(self, *_: Any) -> None:
        pass

    def drawLines(self, *_: Any) -> None:
        pass

    def drawEllipse(self, *_: Any) -> None:
        pass

    def drawPoints(self, *_: Any) -> None:
        pass


class _Device(QPaintDevice):
    def __init__(self, size: QSize, listener: _Listener) -> None:
        super().__init__()
        self._engine = _Engine(listener)
        self._metrics = {
            _Metric.PdmWidth: size.width(),
            _Metric.PdmHeight: size.height(),
            _Metric.PdmDpiX: DPI,
            _Metric.PdmDpiY: DPI,
            _Metric.PdmPhysicalDpiX: DPI,
            _Metric.PdmPhysicalDpiY: DPI,
            _Metric.PdmDepth: 32,
            _Metric.PdmDevicePixelRatio: 1,
            _Metric.PdmDevicePixelRatioScaled: 1 << 16,
        }

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 0)

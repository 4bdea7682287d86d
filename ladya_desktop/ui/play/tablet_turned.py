"""A widget shown turned round, for whoever sits opposite at a flat tablet: real buttons, only upside down.

Qt turns no widget by itself; a graphics view does, and maps mouse and keyboard to what lies in it. Fingers it does not
tell apart well enough, so they are handed on here, each to what it came down on.
"""

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QEventPoint,
    QFocusEvent,
    QMouseEvent,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsProxyWidget, QGraphicsScene, QGraphicsView, QWidget

from ladya_desktop.ui.focus_ring import FocusRing

_FINGERS = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_TYPE_OF_STATE = {
    QEventPoint.State.Pressed: (QEvent.Type.TouchBegin, QEvent.Type.MouseButtonPress),
    QEventPoint.State.Updated: (QEvent.Type.TouchUpdate, QEvent.Type.MouseMove),
    QEventPoint.State.Released: (QEvent.Type.TouchEnd, QEvent.Type.MouseButtonRelease),
}


class TurnedView(QGraphicsView):
    """Shows one widget turned by 180 degrees, as large as itself. Hiding it makes the widget invisible too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self._held: QWidget | None = None
        self._ground = QWidget()
        self._ground.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)  # nothing shows around round corners
        self._proxy = self._scene.addWidget(self._ground)  # one for good: seats that change take it from no event
        self._proxy.setFlag(QGraphicsProxyWidget.GraphicsItemFlag.ItemIsFocusable, True)
        self._under_finger: dict[int, QWidget] = {}
        self._mouse_finger: int | None = None
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a mouse leaves the keyboard with the board
        self.setStyleSheet("background: transparent;")
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)  # nothing scrolls here
        self._scene.setStickyFocus(True)
        self.rotate(180)
        app = QApplication.instance()
        assert isinstance(app, QApplication)  # there is no widget without one
        app.focusChanged.connect(self._follow_focus)
        self.hide()

    @property
    def held(self) -> QWidget | None:
        """The widget that is shown."""
        return self._held

    def hold(self, widget: QWidget) -> None:
        """Takes the widget out of its parent and shows it turned round."""
        if widget is self._held:
            return
        self.give_back()
        widget.setParent(self._ground)
        self._held = widget
        for each in (widget, *widget.findChildren(QWidget)):
            each.installEventFilter(self)
        self._fit()
        widget.show()

    def give_back(self) -> QWidget | None:
        """Lets go of the widget, which has no parent then; None if there was none."""
        widget, self._held = self._held, None
        if widget is None:
            return None
        for each in (widget, *widget.findChildren(QWidget)):
            each.removeEventFilter(self)
        widget.setParent(None)
        self._under_finger.clear()
        self._mouse_finger = None
        return widget

    def place_of(self, widget: QWidget, at: QPointF) -> QPointF:
        """Where a point of the widget held, or of a part of it, is seen in the coordinates of this view."""
        assert self._held is not None
        return QPointF(self.mapFromScene(widget.mapTo(self._held, at)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(640, 112)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What has the keyboard is marked and told to a screen reader; of a scene Qt itself tells nobody."""
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._mark(watched)
            QAccessible.updateAccessibility(QAccessibleEvent(watched, QAccessible.Event.Focus))
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        stops = self._stops()
        if stops and event.reason() in _BY_TAB:
            stops[0 if event.reason() is Qt.FocusReason.TabFocusReason else -1].setFocus(event.reason())

    def focusNextPrevChild(self, is_forward: bool) -> bool:
        """From stop to stop of the widget held, then on to whatever follows this view."""
        stops, now = self._stops(), None if self._held is None else self._held.focusWidget()
        place = stops.index(now) + (1 if is_forward else -1) if now in stops else -1
        if 0 <= place < len(stops):
            stops[place].setFocus(_BY_TAB[0 if is_forward else 1])
            return True
        if now is not None:
            now.clearFocus()
        return QWidget.focusNextPrevChild(self, is_forward)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._hand_on(event)
            event.accept()
            return True
        return super().viewportEvent(event)

    def _fit(self) -> None:
        if self._held is not None:
            self._ground.setGeometry(0, 0, self.width(), self.height())
            self._held.setGeometry(0, 0, self.width(), self.height())
        self._scene.setSceneRect(0, 0, self.width(), self.height())

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Qt tells of the view; the part inside that has the keyboard was told before, and its ring went again.

        Only while this has the keyboard: where the application ends first, what was held is gone before this is.
        """
        if now is not self or self._held is None:
            return
        inside = self._held.window().focusWidget()
        if inside is not None:
            self._mark(inside)

    def _mark(self, part: QWidget) -> None:
        ring = FocusRing.followed()
        if ring is not None:
            ring.surround(part)

    def _stops(self) -> list[QWidget]:
        """What Tab stops at, in order."""
        held, stops = self._held, []
        each = None if held is None else held.nextInFocusChain()
        while held is not None and each is not None and each is not held:
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(held) and each.isEnabled():
                stops.append(each)
            each = each.nextInFocusChain()
        return stops

    # Fingers

    def _hand_on(self, event: QTouchEvent) -> None:
        """Each finger to the widget it came down on, wherever it goes then."""
        if event.type() not in _FINGERS:
            for target in dict.fromkeys(self._under_finger.values()):
                target.event(QTouchEvent(QEvent.Type.TouchCancel, event.pointingDevice()))
            self._under_finger.clear()
            self._mouse_finger = None
            return
        for point in event.points():
            if point.state() in _TYPE_OF_STATE:
                self._hand_on_point(event, point)

    def _hand_on_point(self, event: QTouchEvent, point: QEventPoint) -> None:
        where = self.mapToScene(point.position().toPoint())
        if point.state() is QEventPoint.State.Pressed and self._held is not None:
            self._under_finger[point.id()] = self._held.childAt(where.toPoint()) or self._held
        target = self._under_finger.get(point.id())
        if target is None or self._held is None:
            return
        if point.state() is QEventPoint.State.Released:
            del self._under_finger[point.id()]
        at = target.mapFrom(self._held, where)
        if target.testAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents):
            self._touch(event, point, target, at)
        else:
            self._click(event, point, target, at)

    def _touch(self, event: QTouchEvent, point: QEventPoint, target: QWidget, at: QPointF) -> None:
        kind = _TYPE_OF_STATE[point.state()][0]
        mapped = QEventPoint(point.id(), point.state(), at, point.globalPosition())
        made = QTouchEvent(kind, event.pointingDevice(), event.modifiers(), [mapped])
        made.setTimestamp(event.timestamp())
        target.event(made)

    def _click(self, event: QTouchEvent, point: QEventPoint, target: QWidget, at: QPointF) -> None:
        """A button hears a mouse; of several fingers on buttons the first."""
        if point.state() is QEventPoint.State.Pressed and self._mouse_finger is None:
            self._mouse_finger = point.id()
        if point.id() != self._mouse_finger:
            return
        kind, left = _TYPE_OF_STATE[point.state()][1], Qt.MouseButton.LeftButton
        is_up = point.state() is QEventPoint.State.Released
        if is_up:
            self._mouse_finger = None
        button = Qt.MouseButton.NoButton if point.state() is QEventPoint.State.Updated else left
        held = Qt.MouseButton.NoButton if is_up else left
        made = QMouseEvent(kind, at, at, point.globalPosition(), button, held, event.modifiers())
        made.setTimestamp(event.timestamp())
        QApplication.sendEvent(target, made)

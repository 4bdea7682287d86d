"""One pairing of a round: board, White, result, Black, and what can be done with it now."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import EN_DASH
from ladya_desktop.tournament.acts import ResultSource
from ladya_desktop.tournament.view import PairingStatus, PairingView
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.tournament import moments, wording
from ladya_desktop.ui.tournament.side_mark import SideMark

ROW_PX = 60
RING_PX = 5
GAP_PX, NARROW_GAP_PX = 8, 4
_BOARD_PX = 32
_SCORE_PX = 94
PILL_PX = 92


class PairingRow(QWidget):
    """Emits which act was asked for; the row shows only acts that its pairing allows."""

    play_requested = Signal(str, int, int)
    result_requested = Signal(str, int, int)
    log_requested = Signal(str, int, int)

    def __init__(self, pairing: PairingView, *, with_results: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pairing = pairing
        self.is_first = False
        self._with_results = with_results
        self._is_closed = False
        self._is_wordless = False
        self._is_left = False
        right = Qt.AlignmentFlag.AlignRight
        self._names = ByColor(FittedLabel(Style(16), align=right), FittedLabel(Style(16)))
        self.marks = ByColor(SideMark(Color.WHITE), SideMark(Color.BLACK))
        self.score = ScoreMark()
        self._actions = QWidget()
        self._action_row = QHBoxLayout(self._actions)
        self.play = self._button(self.play_requested)
        self.result = self._button(self.result_requested)
        self.log = self._button(self.log_requested)
        self.setFixedHeight(ROW_PX)
        self._lay_out()
        self.present(pairing)

    def present(self, pairing: PairingView, *, is_closed: bool = False, is_left: bool = False) -> None:
        """Shows the pairing as it stands now; once the protocol is signed nothing of it changes.

        `is_left`: the game was interrupted, its clocks stand.
        """
        self.pairing, self._is_closed, self._is_left = pairing, is_closed, is_left
        for color in COLORS:
            who, label = pairing.players[color], self._names[color]
            words = t(f"tournament.player_{color.value}", name=wording.name_and_class(who))
            label.set_text(who.name, who.class_name, color="text" if pairing.counts else "disabled")
            label.setAccessibleName(words)
            label.setToolTip(plain_tip(words))
            self.marks[color].say(words)
        self.score.present(pairing, is_left=is_left)
        self._say_acts()
        self.setAccessibleName(_spoken(pairing, is_left=is_left))
        self.update()

    def actions_wanted(self) -> int:
        """How wide the buttons of this row are together."""
        return self._action_row.sizeHint().width()

    def set_actions_width(self, width: int) -> None:
        """Gives the buttons a width that all rows share, so that the results stand one below the other."""
        self._actions.setFixedWidth(width)

    def set_wordless(self, *, is_wordless: bool) -> None:
        """Gives up the words of its buttons, where the names need the room."""
        self._is_wordless = is_wordless
        self._row.setSpacing(NARROW_GAP_PX if is_wordless else GAP_PX)
        for color in COLORS:
            self.marks[color].set_small(is_small=is_wordless)
        self._say_acts()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if not self.is_first:
            painter.setPen(theme.current().line)
            painter.drawLine(0, 0, self.width() - 1 - RING_PX, 0)
        painter.setPen(theme.current().muted)
        painter.setFont(sized_font(16))
        board = QRectF(0, 0, _BOARD_PX, self.height())
        painter.drawText(board, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self.pairing.board))
        painter.end()

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(_BOARD_PX, 0, 0, 0)
        row.setSpacing(GAP_PX)
        row.addWidget(self._names.white, 1)
        row.addWidget(self.marks.white)
        row.addWidget(self.score)
        row.addWidget(self.marks.black)
        row.addWidget(self._names.black, 1)
        row.addWidget(self._actions)
        self._action_row.setContentsMargins(RING_PX, 0, RING_PX, 0)
        self._action_row.setSpacing(8)
        self._action_row.addStretch()
        for button in (self.log, self.play, self.result):
            self._action_row.addWidget(button)

    def _button(self, asked: SignalInstance) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(lambda: asked.emit(self.pairing.group, self.pairing.round, self.pairing.board))
        return button

    def _say_acts(self) -> None:
        status, is_decided = self.pairing.status, self.pairing.score is not None
        is_running = status is PairingStatus.RUNNING
        theme.set_kind(self.play, "main" if is_running and not self._is_left else "plain")
        self._say(self.play, "tournament.go_on" if is_running else "tournament.play", "play")
        self._say(self.result, "tournament.correct" if is_decided else "tournament.result", "pencil")
        self._say(self.log, "tournament.log", "list")
        self.play.setVisible(status in (PairingStatus.OPEN, PairingStatus.RUNNING))
        may_change = self._with_results and not self._is_closed
        self.result.setVisible(may_change and status in (PairingStatus.OPEN, PairingStatus.FINISHED))
        self.log.setVisible(self._with_results and is_decided and self.pairing.game_id is not None)

    def _say(self, button: QPushButton, code: str, picture: str) -> None:
        """Words where there is room, a picture where the names need it."""
        action, is_narrow = t(code), self._is_wordless
        white, black = self.pairing.players.white.name, self.pairing.players.black.name
        color = theme.current().on_accent if button.property("kind") == "main" else None
        button.setText("" if is_narrow else action)
        button.setIcon(icons.icon(picture, color) if is_narrow else QIcon())
        theme.set_wordless(button, is_wordless=is_narrow)
        params = {"action": action.rstrip("…"), "board": self.pairing.board, "white": white, "black": black}
        button.setAccessibleName(t("tournament.action_hint", **params))
        button.setToolTip(action if is_narrow else "")


class ScoreMark(QWidget):
    """The middle of a row: the score, a pill while the game runs, or a dash."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.note = ""
        self._is_pill = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def present(self, pairing: PairingView, *, is_left: bool = False) -> None:
        """Shows the score, or how far it is from one."""
        self._is_pill = pairing.status is PairingStatus.RUNNING
        self.note = "" if pairing.score is None else _note(pairing) or _hours(pairing)
        self.setToolTip(_state(pairing, is_left=is_left))
        running = "home.state_left" if is_left else "tournament.state_running"
        unfinished = running if self._is_pill else "tournament.state_open"
        self._text = t(unfinished) if pairing.score is None else wording.score(pairing.score)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SCORE_PX, ROW_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._is_pill:
            self._paint_pill(painter, rect)
        else:
            lift = 8 if self.note else 0
            painter.setPen(theme.current().text)
            painter.setFont(sized_font(18, weight=600))
            painter.drawText(rect.adjusted(0, -lift, 0, -lift), Qt.AlignmentFlag.AlignCenter, self._text)
            painter.setPen(theme.current().muted)
            painter.setFont(theme.font("caption"))
            painter.drawText(rect.adjusted(0, 26, 0, 0), Qt.AlignmentFlag.AlignCenter, self.note)
        painter.end()

    def _paint_pill(self, painter: QPainter, rect: QRectF) -> None:
        colors = theme.current()
        pill = QRectF(0, 0, PILL_PX, 32)
        pill.moveCenter(rect.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.accent_soft)
        painter.drawRoundedRect(pill, 16, 16)
        painter.setPen(colors.accent)
        painter.setFont(theme.font("small"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text)


def _note(pairing: PairingView) -> str:
    if not pairing.counts:
        return t("tournament.annulled_note")
    if pairing.score in wording.BY_ARBITER:
        return t("tournament.by_arbiter_note")
    if pairing.colors_reversed:
        return t("organizer.reversed_short")
    return t("tournament.absence") if pairing.score is not None and pairing.score.is_forfeit else ""


def _hours(pairing: PairingView) -> str:
    """From when to when it was played; of a wooden board only when its result came."""
    if pairing.decided_at_ms is None:
        return ""
    ended = moments.hour_of(pairing.decided_at_ms)
    if pairing.started_at_ms is None or pairing.source is not ResultSource.BOARD:
        return t("organizer.hours_at", time=ended)
    return f"{moments.hour_of(pairing.started_at_ms)}{EN_DASH}{ended}"


def _state(pairing: PairingView, *, is_left: bool) -> str:
    if pairing.score is not None:
        said = wording.score_in_words(pairing.score)
        return t("organizer.reversed_state", score=said) if pairing.colors_reversed else said
    if pairing.status is PairingStatus.RUNNING and is_left:
        return t("home.state_left")
    if pairing.status is PairingStatus.RUNNING and pairing.started_at_ms is not None:
        return t("organizer.running_since", time=moments.hour_of(pairing.started_at_ms))
    return t("tournament.state_open_hint")


def _spoken(pairing: PairingView, *, is_left: bool) -> str:
    white, black = (wording.name_and_class(pairing.players[color]) for color in COLORS)
    state = _state(pairing, is_left=is_left)
    return t("tournament.pairing_hint", board=pairing.board, white=white, black=black, state=state)

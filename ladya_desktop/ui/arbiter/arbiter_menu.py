"""The arbiter's menu: stop, resume, rule a touch accidental, set both clocks, declare a result (6.11, 4.2.2, 11-12).

It lies beside the board and leaves the game alone until a button is pressed; what a result means is shown before it
is declared. The arbiter's PIN and the full panel come on top of this.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock, format_points
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.arbiter.digit_editor import DigitEditor
from ladya_desktop.ui.play.banner_words import result_sentence
from ladya_desktop.ui.play.port import GamePort

HEADER_PX = 60
SCORES = (
    (Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS, Score.WHITE_HALF, Score.BLACK_HALF),
    (Score.WHITE_BY_FORFEIT, Score.BLACK_BY_FORFEIT, Score.BOTH_FORFEIT, Score.BOTH_LOSE, Score.ANNULLED),
)


class ArbiterMenu(QFrame):
    """Acts through the port; tells when it is to be closed and when the list of the game is wanted."""

    closed = Signal()
    log_requested = Signal()

    def __init__(self, port: GamePort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._port = port
        self._state = QLabel()
        self._title = QLabel()
        self.close_button = QPushButton()
        self.stop_button, self.resume_button, self.waive_button = QPushButton(), QPushButton(), QPushButton()
        self.editors = ByColor(DigitEditor(Color.WHITE), DigitEditor(Color.BLACK))
        self._clock_names = ByColor(QLabel(), QLabel())
        self._was = ByColor(QLabel(), QLabel())
        self._shown_ms = ByColor(0, 0)
        self.set_button = QPushButton()
        self._scores = QButtonGroup(self)
        self.score_buttons = {score: QPushButton() for row in SCORES for score in row}
        self._consequence = QLabel()
        self.declare_button, self.log_button = QPushButton(), QPushButton()
        self._titles = {code: QLabel() for code in ("clocks", "result")}
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._connect()
        self._lay_out()
        self.reload()

    @property
    def consequence(self) -> str:
        """What the result chosen would mean."""
        return self._consequence.text()

    def present(self, view: GameView) -> None:
        """Shows the state of the game; a time that a hand has begun to set is left alone."""
        self._state.setText(self._state_text(view))
        self.stop_button.setEnabled(view.phase is Phase.RUNNING and view.regulations.time_control.has_clock)
        self.resume_button.setEnabled(view.phase is Phase.STOPPED)
        self.waive_button.setEnabled(view.phase in (Phase.RUNNING, Phase.STOPPED) and bool(view.touched))
        if not any(self.editors[color].is_touched for color in COLORS):
            self._load_clocks(view)
        self._enable_set()

    def reload(self) -> None:
        """Begins anew: the clocks as they are, no result chosen."""
        self._scores.setExclusive(False)
        for button in self.score_buttons.values():
            button.setChecked(False)
        self._scores.setExclusive(True)
        self._load_clocks(self._port.view)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("arbiter.title"))
        self.setAccessibleName(t("arbiter.title"))
        for button, code in (
            (self.stop_button, "stop"),
            (self.resume_button, "resume"),
            (self.waive_button, "waive"),
            (self.set_button, "set_clocks"),
            (self.declare_button, "declare"),
            (self.log_button, "log"),
        ):
            button.setText(t(f"arbiter.{code}"))
        self.waive_button.setToolTip(t("arbiter.waive_note"))
        self.close_button.setAccessibleName(t("arbiter.close"))
        self.close_button.setToolTip(t("arbiter.close"))
        for code, label in self._titles.items():
            label.setText(t(f"arbiter.{code}"))
        for color in COLORS:
            self._clock_names[color].setText(t(f"arbiter.clock_of.{color}"))
            self._was[color].setText(t("arbiter.clock_was", time=format_clock(self._shown_ms[color])))
            self.editors[color].retranslate()
        for score, button in self.score_buttons.items():
            button.setText(t(f"arbiter.score.{score.name.lower()}"))
            button.setAccessibleName(result_sentence(score))
            button.setToolTip(result_sentence(score))
        self._show_consequence()
        self.present(self._port.view)

    def _state_text(self, view: GameView) -> str:
        state = t(f"arbiter.state.{view.phase}")
        return f"{self._port.game_label} · {state}" if self._port.game_label else state

    def _load_clocks(self, view: GameView) -> None:
        clock = view.clock.at(self._port.now_ms())
        self._shown_ms = clock.remaining_ms
        for color in COLORS:
            self.editors[color].load(clock.remaining_ms[color])
            self._was[color].setText(t("arbiter.clock_was", time=format_clock(clock.remaining_ms[color])))

    def _enable_set(self) -> None:
        can_set = self._port.view.regulations.time_control.has_clock and self._port.view.phase is not Phase.ENDED
        self.set_button.setEnabled(can_set and any(self.editors[color].is_touched for color in COLORS))

    def _set_clocks(self) -> None:
        """Only the sides a hand has changed are set; the other keeps its parts of a second."""
        wanted = [self.editors[color].value_ms if self.editors[color].is_touched else None for color in COLORS]
        self.reload_clocks()
        self._port.set_clocks(*wanted)

    def reload_clocks(self) -> None:
        """Forgets a time begun to be set."""
        self._load_clocks(self._port.view)
        self._enable_set()

    def _chosen(self) -> Score | None:
        return next((score for score, button in self.score_buttons.items() if button.isChecked()), None)

    def _show_consequence(self) -> None:
        score = self._chosen()
        self.declare_button.setEnabled(score is not None)
        if score is None:
            self._consequence.setText(t("arbiter.result.none"))
        elif score is Score.ANNULLED:
            self._consequence.setText(f"{result_sentence(score)} {t('arbiter.result.annulled')}")
        else:
            points = score.half_points
            self._consequence.setText(
                t(
                    "arbiter.result.consequence",
                    sentence=result_sentence(score),
                    white=format_points(points.white),
                    black=format_points(points.black),
                )
            )

    def _declare(self) -> None:
        score = self._chosen()
        if score is not None:
            self._port.declare(score)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.closed)
        self.stop_button.clicked.connect(self._port.stop)
        self.resume_button.clicked.connect(self._port.resume)
        self.waive_button.clicked.connect(self._port.waive_touch)
        self.set_button.clicked.connect(self._set_clocks)
        self.declare_button.clicked.connect(self._declare)
        self.log_button.clicked.connect(self.log_requested)
        for color in COLORS:
            self.editors[color].changed.connect(self._enable_set)
        for button in self.score_buttons.values():
            button.setCheckable(True)
            self._scores.addButton(button)
            button.toggled.connect(self._show_consequence)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self._header())
        page = QWidget()
        theme.set_role(page, "page")
        body = QVBoxLayout(page)
        body.setContentsMargins(20, 16, 20, 16)
        body.setSpacing(12)
        self._add_acts(body)
        self._add_clocks(body)
        self._add_result(body)
        body.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        column.addWidget(scroll, 1)

    def _header(self) -> QFrame:
        header = QFrame()
        colors = theme.current()
        header.setFixedHeight(HEADER_PX)
        header.setStyleSheet(
            f"QFrame {{ background: {colors.text.name()}; border-radius: 0; "
            "border-top-left-radius: 11px; border-top-right-radius: 11px; }"
            f"QLabel {{ background: transparent; color: {colors.surface.name()}; }}"
        )
        lock = QLabel()
        lock.setPixmap(icons.pixmap("lock", colors.surface, 22, self.devicePixelRatioF()))
        theme.set_role(self._title, "subtitle")
        theme.set_kind(self.close_button, "tool")
        self.close_button.setIcon(icons.icon("cross", colors.surface))
        self.close_button.setIconSize(icons.icon_size())
        row = QHBoxLayout(header)
        row.setContentsMargins(20, 0, 8, 0)
        row.setSpacing(12)
        row.addWidget(lock)
        row.addWidget(self._title)
        row.addWidget(self._state, 1)
        row.addWidget(self.close_button)
        return header

    def _add_acts(self, body: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button, icon in ((self.stop_button, "pause"), (self.resume_button, "play"), (self.waive_button, "hand")):
            button.setIcon(icons.icon(icon, theme.current().accent, 20, 8))
            button.setIconSize(icons.icon_size(20, 8))
            button.setStyleSheet("padding: 0 8px;")
            row.addWidget(button, 1)
        body.addLayout(row)

    def _add_clocks(self, body: QVBoxLayout) -> None:
        body.addWidget(self._rule())
        self._add_title(body, "clocks")
        row = QHBoxLayout()
        row.setSpacing(24)
        for color in COLORS:
            column = QVBoxLayout()
            column.setSpacing(6)
            theme.set_role(self._clock_names[color], "strong")
            theme.set_role(self._was[color], "small")
            for widget in (self._clock_names[color], self.editors[color], self._was[color]):
                column.addWidget(widget)
            row.addLayout(column, 1)
        body.addLayout(row)
        theme.set_kind(self.set_button, "main")
        body.addWidget(self.set_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_result(self, body: QVBoxLayout) -> None:
        body.addWidget(self._rule())
        self._add_title(body, "result")
        grid = QGridLayout()
        grid.setSpacing(8)
        for row, scores in enumerate(SCORES):
            for column, score in enumerate(scores):
                self.score_buttons[score].setStyleSheet("padding: 0;")
                grid.addWidget(self.score_buttons[score], row, column)
        body.addLayout(grid)
        self._consequence.setWordWrap(True)
        body.addWidget(self._consequence)
        theme.set_kind(self.declare_button, "main")
        row_below = QHBoxLayout()
        row_below.addWidget(self.declare_button)
        row_below.addStretch()
        row_below.addWidget(self.log_button)
        body.addLayout(row_below)

    def _add_title(self, body: QVBoxLayout, code: str) -> None:
        theme.set_role(self._titles[code], "subtitle")
        body.addWidget(self._titles[code])

    def _rule(self) -> QFrame:
        rule = QFrame()
        theme.set_role(rule, "rule")
        return rule

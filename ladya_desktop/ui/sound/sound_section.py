"""The part of the settings where sounds are chosen: how loud, and each of them for a game and for a tournament."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.parts.settings_section import SettingsSection
from ladya_desktop.ui.settings import YES, Settings
from ladya_desktop.ui.sound.player import Player
from ladya_desktop.ui.sound.sounds import (
    LOUDEST,
    VOLUME,
    Occasion,
    Sound,
    is_muted,
    is_possible,
    is_wanted,
    mute_of,
    setting_of,
    volume,
)

STEP = 10
TARGET_PX = 44
MARK_PX = 18


class _Box(QCheckBox):
    """Without words; pressed anywhere in its place."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class SoundSection(SettingsSection):
    """`boxes` by sound and occasion; `tries` let a sound be heard. `trouble` says what to do where nothing plays."""

    def __init__(self, settings: Settings, player: Player | None = None, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._player = player or Player(settings, parent=self)
        self.slider, self.loudness = QSlider(Qt.Orientation.Horizontal), plain_label()
        self.boxes: dict[tuple[Sound, Occasion], QCheckBox] = {}
        self.tries = {sound: self._make_try(sound) for sound in Sound}
        self.trouble = plain_label(t("sound.nothing_plays"))
        self._set_slider()
        self._lay_out()
        self._player.lost.connect(self._show_voice)
        self._show_voice()

    def _set_slider(self) -> None:
        self.slider.setRange(0, LOUDEST)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(2 * STEP)
        self.slider.setValue(volume(self.settings))
        self.slider.setAccessibleName(t("sound.volume"))
        self.slider.setMinimumHeight(TARGET_PX)
        self.slider.valueChanged.connect(self._choose_volume)
        self._say_volume()

    def _choose_volume(self, value: int) -> None:
        self.keep(VOLUME, str(value))
        self._switch_on(*Occasion)
        self._say_volume()
        self._player.reconsider()

    def _say_volume(self) -> None:
        value = self.slider.value()
        self.loudness.setText(t("settings.size_percent", percent=value) if value else t("sound.volume_off"))

    def _choose(self, sound: Sound, occasion: Occasion, is_ticked: bool) -> None:
        self.keep(setting_of(sound, occasion), YES if is_ticked else "")
        self._switch_on(occasion)
        self._player.reconsider()

    def _switch_on(self, *occasions: Occasion) -> None:
        """Who chooses sounds wants to hear them, though the speaker was switched off at a table."""
        for occasion in occasions:
            if is_muted(self.settings, occasion):
                self.keep(mute_of(occasion), "")

    def _show_voice(self) -> None:
        has_voice = self._player.has_voice
        self.trouble.setHidden(has_voice)
        for button in self.tries.values():
            button.setEnabled(has_voice)

    def _make_try(self, sound: Sound) -> QPushButton:
        button = QPushButton()
        button.setAutoDefault(False)
        button.setIcon(icons.icon("play", theme.current().accent, MARK_PX))
        button.setFixedSize(TARGET_PX, TARGET_PX)
        theme.set_kind(button, "tool")
        words = t("sound.try", sound=t(f"sound.{sound}"))
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.clicked.connect(lambda: self._player.try_out(sound))
        return button

    def _make_choice(self, sound: Sound, occasion: Occasion) -> QWidget:
        if not is_possible(sound, occasion):
            none = plain_label(t("sound.no_check"))
            none.setToolTip(t("sound.no_check_hint"))
            theme.set_role(none, "muted")
            return none
        box = _Box()
        box.setChecked(is_wanted(self.settings, sound, occasion))
        box.setAccessibleName(t(f"sound.of_{occasion}", sound=t(f"sound.{sound}")))
        box.setFixedSize(TARGET_PX, TARGET_PX)
        theme.set_wordless(box, is_wordless=True)  # the box itself stands in the middle of its column
        box.toggled.connect(lambda is_ticked: self._choose(sound, occasion, is_ticked))
        self.boxes[sound, occasion] = box
        return box

    def _lay_out(self) -> None:
        hint = plain_label(t("sound.hint"))
        for label, role in ((hint, "small"), (self.trouble, "small"), (self.loudness, "muted")):
            theme.set_role(label, role)
        for label in (hint, self.trouble):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.trouble)
        column.addLayout(self._volume_row())
        column.addWidget(hint)
        column.addLayout(self._table())

    def _volume_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        name = plain_label(t("sound.volume"))
        theme.set_role(name, "strong")
        self.loudness.setMinimumWidth(2 * TARGET_PX)
        row.addWidget(name)
        row.addWidget(self.slider, 1)
        row.addWidget(self.loudness)
        return row

    def _table(self) -> QGridLayout:
        table = QGridLayout()
        table.setVerticalSpacing(0)
        table.setHorizontalSpacing(16)
        table.setColumnStretch(len(Occasion) + 2, 1)  # the boxes stand near the names
        for column, occasion in enumerate(Occasion, start=2):
            head = plain_label(t(f"sound.occasion.{occasion}"))
            theme.set_role(head, "small")
            table.addWidget(head, 0, column, Qt.AlignmentFlag.AlignHCenter)
            for row, sound in enumerate(Sound, start=1):
                table.addWidget(self._make_choice(sound, occasion), row, column, Qt.AlignmentFlag.AlignHCenter)
        for row, sound in enumerate(Sound, start=1):
            table.addWidget(plain_label(t(f"sound.{sound}")), row, 0)
            table.addWidget(self.tries[sound], row, 1)
        return table

"""Certificates of the class: what there can be one for, as a menu; the chosen ones open like diplomas."""

from collections.abc import Iterable

from PySide6.QtWidgets import QMenu, QWidget

from ladya_desktop.lessons import section_title
from ladya_desktop.lessons.progress import COURSE
from ladya_desktop.papers.certificate import Earned
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.class_port import ClassPort
from ladya_desktop.ui.print.showing import open_diplomas
from ladya_desktop.ui.print.wording_file import WordingFile


class Certificates:
    """Over a window. The wording is the user's own, among his data."""

    def __init__(self, over: QWidget, port: ClassPort, wording: WordingFile) -> None:
        self._over, self._port, self._wording = over, port, wording

    def menu(self, pupil: str, everybody: Iterable[str]) -> QMenu | None:
        """First what this pupil has finished, then each part for all who have; None if nobody has finished any."""
        earned = [one for each in everybody for one in self._port.earned(each)]
        if not earned:
            return None
        menu = QMenu(self._over)
        for one in earned:
            if one.pupil == pupil:
                self._add(menu, _words_of_one(one), (one,))
        if not menu.isEmpty():
            menu.addSeparator()
        for part in dict.fromkeys(one.part for one in earned):
            given = tuple(one for one in earned if one.part == part)
            self._add(menu, _words_of_all(part, len(given)), given)
        return menu

    def open(self, earned: tuple[Earned, ...]) -> None:
        """Shows certificates before they are printed."""
        open_diplomas(self._over, self._port.certificates(earned), self._wording)

    def _add(self, menu: QMenu, words: str, earned: tuple[Earned, ...]) -> None:
        menu.addAction(words.replace("&", "&&")).triggered.connect(lambda _=False: self.open(earned))


def _words_of_one(one: Earned) -> str:
    if one.part == COURSE:
        return t("classroom.certificate_course", name=one.pupil)
    return t("classroom.certificate_section", section=section_title(one.part), name=one.pupil)


def _words_of_all(part: str, n: int) -> str:
    if part == COURSE:
        return t("classroom.certificates_all_course", n=n)
    return t("classroom.certificates_all_section", section=section_title(part), n=n)

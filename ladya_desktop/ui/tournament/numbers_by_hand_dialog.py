"""Start numbers given by hand, where the lots were drawn on paper or the organiser has his order."""

from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import AssignNumbers
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fields import label
from ladya_desktop.ui.tournament.order_list import OrderList
from ladya_desktop.ui.tournament.port import TournamentPort


class NumbersByHandDialog(Dialog):
    """Accepted once the numbers are given; everybody who has not been found absent bears one."""

    def __init__(self, port: TournamentPort, group: GroupView, parent: QWidget | None = None) -> None:
        super().__init__(parent, title=t("people.hand_title"), width_px=560)
        self._port, self._group = port, group
        self.list = OrderList([one for one in group.participants if one.is_present is not False])
        self.body.addWidget(label(t("people.hand_text"), "muted"))
        self.body.addWidget(self.list, 1)
        self.confirm = self.add_buttons(t("people.cancel"), t("people.hand_confirm"))
        self.confirm.setDefault(False)  # Enter ends the typing of a number
        self.confirm.setAutoDefault(False)
        self.confirm.clicked.connect(self._assign)

    def _assign(self) -> None:
        self.confirm.setEnabled(False)
        act = AssignNumbers(group=self._group.code, participant_ids=self.list.ids)
        if self.remark.answer(self._port.request(act)):
            self.accept()
            return
        self.confirm.setEnabled(True)
        self.fit()

"""Changing the wording of diplomas and certificates: a field for each text, and what the program fills in."""

from typing import Final

from PySide6.QtWidgets import QGridLayout, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from ladya_desktop.files.writing import WriteError
from ladya_desktop.papers.diploma_template import (
    FIELDS,
    DiplomaTemplate,
    DiplomaTemplateError,
    Kind,
    checked,
    placeholders,
    shipped_template,
)
from ladya_desktop.texts import language, t
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.print.wording_file import WordingFile

WIDTH_PX: Final = 640
LONG: Final = "text"
LONG_ROWS_PX: Final = 116
TITLES: Final = {Kind.DIPLOMA: "papers.wording_title", Kind.CERTIFICATE: "papers.certificate_title"}


class WordingDialog(Dialog):
    """Accepted when the wording was kept."""

    def __init__(self, parent: QWidget | None, file: WordingFile) -> None:
        super().__init__(parent, title=t(TITLES[file.kind]), width_px=WIDTH_PX)
        self._file = file
        self.fields: dict[str, QLineEdit | QPlainTextEdit] = {}
        self.usual = QPushButton(t("papers.wording_usual"))
        self._lay_out_fields()
        self.save = self.add_buttons(t("papers.wording_cancel"), t("papers.wording_save"))
        self.buttons.insertWidget(1, self.usual)
        self.usual.setAutoDefault(False)
        self.usual.clicked.connect(lambda: self.show_template(shipped_template(language(), file.kind)))
        self.save.clicked.connect(self._keep)
        self.show_template(file.load())
        if file.fault is not None:
            self.remark.warn(t(file.fault.code, **file.fault.params))

    def show_template(self, template: DiplomaTemplate) -> None:
        """Puts a wording into the fields."""
        for name, field in self.fields.items():
            text = getattr(template, name)
            field.setText(text) if isinstance(field, QLineEdit) else field.setPlainText(text.strip("\n"))

    def template(self) -> DiplomaTemplate:
        """What stands in the fields."""
        texts = {
            name: field.text() if isinstance(field, QLineEdit) else field.toPlainText()
            for name, field in self.fields.items()
        }
        return DiplomaTemplate(**texts)

    def _keep(self) -> None:
        try:
            self._file.save(checked(self.template(), self._file.kind))
        except DiplomaTemplateError as error:
            self.remark.warn(t(error.code, **error.params))
        except WriteError as error:
            self.remark.warn(error.sentence)
        else:
            self.accept()

    def _lay_out_fields(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for row, name in enumerate(FIELDS):
            label = plain_label(t(f"papers.wording_{name}"))
            field = QPlainTextEdit() if name == LONG else QLineEdit()
            if isinstance(field, QPlainTextEdit):
                field.setFixedHeight(LONG_ROWS_PX)
                field.setTabChangesFocus(True)
            label.setBuddy(field)
            field.setAccessibleName(label.text())
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            self.fields[name] = field
        self.body.addLayout(grid)
        hint = plain_label(t("papers.wording_hint", known=", ".join(placeholders(self._file.kind))))
        hint.setWordWrap(True)
        theme.set_role(hint, "small")
        self.body.addWidget(hint)

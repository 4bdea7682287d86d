"""What is to be done now, beside the groups: the protocol waits for complaints and for their answers."""

from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import AnswerComplaint, FileComplaint, RecordResult, ResultSource
from tests.ui.tournament.stand_in import drawn, played_to_the_end
from tests.ui.tournament.test_tournament_screen import screen_of

HOUR_MS = 3_600_000


def test_a_complaint_is_to_be_answered_before_the_protocol_is_signed(qtbot: QtBot) -> None:
    port = played_to_the_end()
    screen = screen_of(qtbot, port)
    card = screen.frame.standing
    assert card.text.text() == "Осталось проверить таблицу и подписать протокол."
    assert card.button.property("kind") == "main"
    act = FileComplaint(group="II", author="Облаков Лев", text="Шумели.", filed_at_ms=port.unix_ms)
    assert port.request(act) is None
    assert card.text.text().startswith("Ждёт ответа 1 жалоба.")
    assert card.button.property("kind") == "plain"
    assert port.request(AnswerComplaint(number=1, answer="Учтено.")) is None
    assert card.button.property("kind") == "main"


def test_the_protocol_waits_until_no_complaint_may_come(qtbot: QtBot) -> None:
    port = drawn(("Облаков Лев;3В", "Росинкина Дарья;2А"))
    screen = screen_of(qtbot, port)
    by_hand = RecordResult(group="II", round=1, board=1, score=Score.DRAW, termination=None, source=ResultSource.HAND)
    assert port.request(by_hand) is None
    card = screen.frame.standing
    assert card.text.text().replace("\u00a0", " ") == (
        "Жалобы принимаются до 16:30. Потом — проверить таблицу и подписать протокол."
    )
    assert card.button.property("kind") == "plain"
    port.unix_ms += HOUR_MS
    screen.minute.timeout.emit()
    assert card.text.text() == "Осталось проверить таблицу и подписать протокол."
    assert card.button.property("kind") == "main"

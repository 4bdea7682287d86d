"""What a player is answered whose act comes too late: after a touch nobody adjusts or claims (articles 4.2.1, 9.4)."""

from ladya_desktop.game.view import Notice
from ladya_desktop.texts.notices import notice_text


def late_act_words(notice: Notice, edition: str) -> tuple[str, str]:
    """The title of the remark and its line, which ends with the article."""
    text = notice_text(notice, edition=edition)
    return text.what, f"{text.why} {text.then} {text.article}"

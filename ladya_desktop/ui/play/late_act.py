"""What a player is answered whose act comes too late: after a touch nobody adjusts or claims (articles 4.2.1, 9.4)."""

from ladya_desktop.game.view import Notice
from ladya_desktop.texts.notices import notice_text


def late_act_words(notice: Notice, edition: str) -> tuple[str, str]:
    """The title of the remark and its line, which ends with the article."""
    text = notice_text(notice, edition=edition)
    return text.what, f"{text.why} {text.then} {text.article}"


def late_act_article(notice: Notice, edition: str) -> str:
    """What there is room for beside the title in the narrowest place: the article alone."""
    return notice_text(notice, edition=edition).article

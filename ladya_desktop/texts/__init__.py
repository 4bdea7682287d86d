"""Sentences for people, by code, in the language chosen; Russian is the source.

Code outside this room names codes, never sentences: `t("play.offer_draw")`, `t("time.minutes", n=5)`.
"""

from ladya_desktop.texts.catalogue import LANGUAGES, Language, language, set_language, t

__all__ = ["LANGUAGES", "Language", "language", "set_language", "t"]

"""A text of a lesson in the languages it has, as its author wrote it."""

from dataclasses import dataclass

from ladya_desktop.texts import language

BOTH = ("ru", "en")


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One text in two languages; "" where there is none."""

    ru: str = ""
    en: str = ""

    @property
    def here(self) -> str:
        """In the chosen language, in the other one if there is no text in it."""
        first, second = (self.ru, self.en) if language() == "ru" else (self.en, self.ru)
        return first or second

    def __bool__(self) -> bool:
        return bool(self.ru or self.en)


NOTHING = Words()

"""Words by which the type of a tournament is told in a file that somebody else wrote. They are read, never shown."""

from typing import Final

ROUND_ROBIN_WORDS: Final = ("robin", "round-rob", "roundrob", "berger", "круговая", "круговой", "бергер")
OTHER_TYPE_WORDS: Final = ("swiss", "швейцар", "dutch", "team", "команд", "knock", "scheveningen")

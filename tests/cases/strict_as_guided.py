"""The handed cases of the wooden board ("strict") that a guided board cannot tell: it hinders what they are about.

All the others must be ruled on in the same way on both boards.
"""


def _ids(text: str) -> frozenset[str]:
    return frozenset(text.split())


ONLY_ON_A_WOODEN_BOARD = _ids(
    """
    arbiter-003 arbiter-004 arbiter-005 arbiter-006 clock-030 clock-043 clock-044 extra-01 extra-07 illegal-001
    illegal-002 illegal-004 illegal-010 illegal-011 illegal-012 illegal-013 illegal-024 illegal-025 illegal-026
    illegal-027 illegal-028 illegal-029 illegal-031 illegal-032 illegal-033 illegal-036 illegal-037 illegal-040
    illegal-043 illegal-046 illegal-047 illegal-048 limited-003 limited-004 limited-005 limited-012 limited-013
    limited-014 limited-015 limited-025 limited-026 limited-027 limited-028 limited-029 limited-030 making-001
    making-008 touch-025 touch-026 touch-029 touch-030
    """
)
"""An illegal move completed, a piece knocked over or left standing, castling half done, both hands used."""

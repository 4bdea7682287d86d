"""The cases of the wooden board ("strict") that a guided board must rule on in the same way, and those it cannot yet.

Every strict case is in exactly one of these lists, or is one that the program says it has not built.
"""


def _ids(text: str) -> frozenset[str]:
    return frozenset(text.split())


HOLD_GUIDED = _ids(
    """
    clock-004 clock-006 clock-018 clock-033 clock-034 clock-038 clock-039 clock-040 clock-041 clock-042
    conduct-005 conduct-006 conduct-007 conduct-008 conduct-009
    dead-001 dead-002 dead-003 dead-004 dead-006 dead-014 dead-015 dead-016
    extra-03 extra-05 extra-11 extra-13
    fifty-001 fifty-002 fifty-006 fifty-008 fifty-009 fifty-011 fifty-012 fifty-013 fifty-014 fifty-015
    fifty-021
    flag-001 flag-002 flag-007 flag-008 flag-009 flag-018 flag-020 flag-021 flag-022 flag-027 flag-028 flag-031
    flag-010 flag-011 flag-023 flag-024 flag-030 flag-032 flag-041 flag-034 flag-042 flag-037 flag-038 flag-039 flag-040
    illegal-034
    making-002 making-003 making-004 making-005 making-006 making-007 making-012 making-013 making-014
    making-015 making-016 making-017 making-018 making-020 making-025
    offer-001 offer-002 offer-007 offer-008 offer-009 offer-010 offer-011 offer-012 offer-015 offer-016
    offer-023
    repetition-001 repetition-002 repetition-003 repetition-008 repetition-011 repetition-012 repetition-013
    repetition-014 repetition-015 repetition-018 repetition-019 repetition-020 repetition-021 repetition-022
    repetition-023 repetition-031 repetition-034 repetition-035 repetition-038
    resign-001 resign-006 resign-007 resign-008 resign-011
    setup-019 setup-020 setup-021 setup-022
    touch-002 touch-004 touch-007 touch-011 touch-012 touch-013 touch-014 touch-016 touch-017 touch-031
    touch-032 touch-034 touch-037 touch-038 touch-039 touch-040 touch-042 touch-043 touch-044 touch-048
    touch-051 touch-018
    """
)
"""Stories of permitted moves only, or whose slip springs back to the same ruling."""

REST_ON_ILLEGAL_MOVES = _ids(
    """
    clock-043 clock-044
    extra-01 extra-07
    illegal-001 illegal-002 illegal-004 illegal-010 illegal-011 illegal-012 illegal-013 illegal-024 illegal-025
    illegal-026 illegal-027 illegal-028 illegal-029 illegal-031 illegal-032 illegal-033 illegal-036 illegal-037
    illegal-040 illegal-043 illegal-046 illegal-047 illegal-048
    """
)
"""Article 7: an illegal move is completed, which a guided board does not let happen."""

REST_ON_HALF_A_MOVE = _ids(
    """
    making-001
    """
)
"""The king stands on g1 and the rook still on h1: a guided board brings the rook itself (Reading 7)."""

REST_ON_PERIODS = _ids(
    """
    clock-011 clock-012 clock-016 clock-017 clock-019 clock-020 clock-024 clock-025 clock-027 clock-030
    """
)
"""The rules ask a time control for its increment and not yet for its delay and its periods."""

DIFFER_GUIDED = REST_ON_ILLEGAL_MOVES | REST_ON_HALF_A_MOVE | REST_ON_PERIODS

"""The time controls that are offered can be played, from the quickest, and say what they mean."""

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.ui.parts.time_presets import PRESETS, SIXTY_MOVES, control_meaning


def test_presets_are_controls_from_the_shortest_base() -> None:
    controls = [TimeControl.from_pgn(pgn) for pgn in PRESETS]
    assert [each.to_pgn() for each in controls] == list(PRESETS)
    assert [each.base_ms or 0 for each in controls] == sorted(each.base_ms or 0 for each in controls)
    assert len(set(PRESETS)) == len(PRESETS)


def test_thirty_and_thirty_is_exactly_an_hour_and_so_no_rapid_chess() -> None:
    control = TimeControl.from_pgn("1800+30")
    assert control.time_for_ms(SIXTY_MOVES) == 3_600_000
    assert "классика" in control_meaning(control)
    assert "блиц" in control_meaning(TimeControl.from_pgn("300+5"))
    assert "быстрые" in control_meaning(TimeControl.from_pgn("1800+10"))

"""Names and versions of the acts and events of a game. A name is for ever; a class may be renamed."""

from ladya_desktop.game import acts, events
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.time_control import Period, TimeControl
from ladya_desktop.storage.codec import Area, Record
from ladya_desktop.storage.shapes import Fields


def _with_one_fischer_period(plain: Fields) -> Fields:
    """Until version 2 there were no periods, and an increment was always Fischer's."""
    return plain | {"timing": "fischer", "moves": None, "later": []}


AREA = Area(
    records=(
        Record(name="game.touch", cls=acts.Touch),
        Record(name="game.adjust", cls=acts.Adjust),
        Record(name="game.hover", cls=acts.Hover),
        Record(name="game.put", cls=acts.Put),
        Record(name="game.back", cls=acts.Back),
        Record(name="game.remove", cls=acts.Remove),
        Record(name="game.promote", cls=acts.Promote),
        Record(name="game.second_touch", cls=acts.SecondTouch),
        Record(name="game.press", cls=acts.Press),
        Record(name="game.stop", cls=acts.Stop),
        Record(name="game.offer_draw", cls=acts.OfferDraw),
        Record(name="game.accept_draw", cls=acts.AcceptDraw),
        Record(name="game.decline_draw", cls=acts.DeclineDraw),
        Record(name="game.resign", cls=acts.Resign),
        Record(name="game.claim_threefold", cls=acts.ClaimThreefold),
        Record(name="game.claim_fifty", cls=acts.ClaimFifty),
        Record(name="game.wait", cls=acts.Wait),
        Record(name="game.start", cls=acts.Start),
        Record(name="game.resume", cls=acts.Resume),
        Record(name="game.set_clock", cls=acts.SetClock),
        Record(name="game.add_time", cls=acts.AddTime),
        Record(name="game.waive_touch", cls=acts.WaiveTouch),
        Record(name="game.restore", cls=acts.Restore),
        Record(name="game.warn", cls=acts.Warn),
        Record(name="game.declare", cls=acts.Declare),
        Record(name="game.game_opened", cls=events.GameOpened),
        Record(name="game.pieces_touched", cls=events.PiecesTouched),
        Record(name="game.piece_adjusted", cls=events.PieceAdjusted),
        Record(name="game.second_touch_noted", cls=events.SecondTouchNoted),
        Record(name="game.piece_hovered", cls=events.PieceHovered),
        Record(name="game.piece_returned", cls=events.PieceReturned),
        Record(name="game.piece_released", cls=events.PieceReleased),
        Record(name="game.piece_removed", cls=events.PieceRemoved),
        Record(name="game.pawn_replaced", cls=events.PawnReplaced),
        Record(name="game.piece_sprang_back", cls=events.PieceSprangBack),
        Record(name="game.move_made", cls=events.MoveMade),
        Record(name="game.move_completed", cls=events.MoveCompleted),
        Record(name="game.clock_pressed", cls=events.ClockPressed),
        Record(name="game.clock_started", cls=events.ClockStarted),
        Record(name="game.clocks_stopped", cls=events.ClocksStopped),
        Record(name="game.clocks_set", cls=events.ClocksSet),
        Record(name="game.time_added", cls=events.TimeAdded),
        Record(name="game.flag_fell", cls=events.FlagFell),
        Record(name="game.draw_offered", cls=events.DrawOffered),
        Record(name="game.draw_offer_ended", cls=events.DrawOfferEnded),
        Record(name="game.draw_claimed", cls=events.DrawClaimed),
        Record(name="game.claim_decided", cls=events.ClaimDecided),
        Record(name="game.touch_waived", cls=events.TouchWaived),
        Record(name="game.position_restored", cls=events.PositionRestored),
        Record(name="game.player_warned", cls=events.PlayerWarned),
        Record(name="game.act_refused", cls=events.ActRefused),
        Record(name="game.game_ended", cls=events.GameEnded),
    ),
    values={ByColor: (), GameResult: (), Regulations: (), Period: (), TimeControl: (_with_one_fischer_period,)},
)

"""Names and versions of the acts and events of a game. A name is for ever; a class may be renamed."""

from ladya_desktop.game import acts, events
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.time_control import Period, TimeControl
from ladya_desktop.game.touch import TouchedPieces
from ladya_desktop.storage.codec import Area, Record
from ladya_desktop.storage.shapes import Fields, Plain, Upcaster


def _with_one_fischer_period(plain: Fields) -> Fields:
    """Until version 2 there were no periods, and an increment was always Fischer's."""
    return plain | {"timing": "fischer", "moves": None, "later": []}


def _with(**added: Plain) -> Upcaster:
    """The next version has these fields more; rows from before it mean these values."""

    def lift(plain: Fields) -> Fields:
        return plain | added

    return lift


AREA = Area(
    records=(
        Record(name="game.touch", cls=acts.Touch),
        Record(name="game.adjust", cls=acts.Adjust),
        Record(name="game.hover", cls=acts.Hover),
        Record(name="game.put", cls=acts.Put, upcasters=(_with(keep=False),)),
        Record(name="game.back", cls=acts.Back),
        Record(name="game.remove", cls=acts.Remove),
        Record(name="game.promote", cls=acts.Promote),
        Record(name="game.second_touch", cls=acts.SecondTouch),
        Record(name="game.press", cls=acts.Press, upcasters=(_with(other_hand=False),)),
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
        Record(name="game.restore", cls=acts.Restore, upcasters=(_with(white_ms=None, black_ms=None),)),
        Record(name="game.warn", cls=acts.Warn),
        Record(name="game.declare", cls=acts.Declare),
        Record(name="game.replace", cls=acts.Replace),
        Record(name="game.set_right", cls=acts.SetRight),
        Record(name="game.use_both_hands", cls=acts.UseBothHands),
        Record(name="game.displace", cls=acts.Displace),
        Record(name="game.claim_illegal", cls=acts.ClaimIllegal),
        Record(name="game.claim_touch_move", cls=acts.ClaimTouchMove),
        Record(name="game.claim_flag", cls=acts.ClaimFlag),
        Record(name="game.agree_correction", cls=acts.AgreeCorrection),
        Record(name="game.rule", cls=acts.Rule),
        Record(name="game.set_counter", cls=acts.SetCounter),
        Record(name="game.set_illegal_moves", cls=acts.SetIllegalMoves),
        Record(name="game.undo", cls=acts.Undo),
        Record(name="game.note", cls=acts.Note),
        Record(name="game.game_opened", cls=events.GameOpened),
        Record(name="game.pieces_touched", cls=events.PiecesTouched, upcasters=(_with(origins=[]),)),
        Record(name="game.piece_adjusted", cls=events.PieceAdjusted),
        Record(name="game.second_touch_noted", cls=events.SecondTouchNoted),
        Record(name="game.piece_hovered", cls=events.PieceHovered),
        Record(name="game.piece_returned", cls=events.PieceReturned),
        Record(name="game.piece_released", cls=events.PieceReleased, upcasters=(_with(begun=""),)),
        Record(name="game.piece_removed", cls=events.PieceRemoved),
        Record(name="game.pawn_replaced", cls=events.PawnReplaced),
        Record(name="game.piece_sprang_back", cls=events.PieceSprangBack),
        Record(name="game.move_made", cls=events.MoveMade, upcasters=(_with(breaks_touch=False),)),
        Record(name="game.move_completed", cls=events.MoveCompleted),
        Record(name="game.clock_pressed", cls=events.ClockPressed, upcasters=(_with(period_ms=0, delay_ms=0),)),
        Record(name="game.clock_started", cls=events.ClockStarted, upcasters=(_with(delay_ms=0),)),
        Record(name="game.clocks_stopped", cls=events.ClocksStopped, upcasters=(_with(waits=False),)),
        Record(name="game.clocks_set", cls=events.ClocksSet),
        Record(name="game.time_added", cls=events.TimeAdded),
        Record(name="game.flag_fell", cls=events.FlagFell, upcasters=(_with(goes_on=False),)),
        Record(name="game.draw_offered", cls=events.DrawOffered),
        Record(name="game.draw_offer_ended", cls=events.DrawOfferEnded),
        Record(name="game.draw_claimed", cls=events.DrawClaimed),
        Record(name="game.claim_decided", cls=events.ClaimDecided),
        Record(name="game.touch_waived", cls=events.TouchWaived, upcasters=(_with(offer=None),)),
        Record(
            name="game.position_restored",
            cls=events.PositionRestored,
            upcasters=(_with(touches=[], begun=""), _with(must_play=[])),
        ),
        Record(name="game.player_warned", cls=events.PlayerWarned),
        Record(name="game.act_refused", cls=events.ActRefused),
        Record(name="game.game_ended", cls=events.GameEnded),
        Record(name="game.piece_replaced", cls=events.PieceReplaced),
        Record(name="game.piece_displaced", cls=events.PieceDisplaced),
        Record(name="game.piece_straightened", cls=events.PieceStraightened),
        Record(name="game.board_set_right", cls=events.BoardSetRight),
        Record(name="game.both_hands_used", cls=events.BothHandsUsed),
        Record(name="game.move_taken_back", cls=events.MoveTakenBack),
        Record(name="game.irregularity_claimed", cls=events.IrregularityClaimed),
        Record(name="game.correction_agreed", cls=events.CorrectionAgreed),
        Record(name="game.illegal_move_completed", cls=events.IllegalMoveCompleted),
        Record(name="game.illegal_move_stood", cls=events.IllegalMoveStood),
        Record(name="game.illegal_move_counted", cls=events.IllegalMoveCounted),
        Record(name="game.touch_broken", cls=events.TouchBroken),
        Record(name="game.mate_assessed", cls=events.MateAssessed),
        Record(name="game.ruling_begun", cls=events.RulingBegun),
        Record(name="game.ruling_undone", cls=events.RulingUndone),
        Record(name="game.arbiter_found", cls=events.ArbiterFound),
        Record(name="game.counter_set", cls=events.CounterSet),
        Record(name="game.illegal_moves_set", cls=events.IllegalMovesSet),
        Record(name="game.note_written", cls=events.NoteWritten),
    ),
    values={
        ByColor: (),
        GameResult: (),
        Regulations: (_with(rulings="automatic", default_time_ms=None, may_go_back_from_end=False),),
        TouchedPieces: (_with(new_piece=""),),
        Period: (),
        TimeControl: (_with_one_fischer_period,),
    },
)

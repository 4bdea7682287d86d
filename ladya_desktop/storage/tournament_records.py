"""Names and versions of the acts and events of a tournament. A name is for ever; a class may be renamed."""

from ladya_desktop.storage.codec import Area, Record
from ladya_desktop.storage.shapes import VERSION, Fields
from ladya_desktop.tournament import acts, events
from ladya_desktop.tournament.setup import Entry, EventDetails, GroupSetup


def _with_everything_ruled_at_once(plain: Fields) -> Fields:
    """Until version 2 the program watched and ruled in every group."""
    return plain | {"supervision": "full", "rulings": "automatic"}


def _with_places_to_play(plain: Fields) -> Fields:
    """Until version 3 a group had one computer, a pause of one minute, no default time and no earliest draw."""
    return plain | {
        "default_time_min": None,
        "earliest_draw_move": None,
        "computers": 1,
        "wooden_boards": 0,
        "break_min": 1,
    }


def _called_by_its_code(plain: Fields) -> Fields:
    """Until version 4 a group had no name besides its code."""
    return plain | {"name": ""}


def _without_details(plain: Fields) -> Fields:
    """Until version 2 papers said nothing of school and people."""
    details: Fields = {"school": "", "room": "", "organizer": "", "arbiter": "", "complaint_min": 30, VERSION: 1}
    return plain | {"details": details}


def _nobody_kept_apart(plain: Fields) -> Fields:
    return plain | {"apart": []}


def _drawn_without_wishes(plain: Fields) -> Fields:
    return plain | {"apart": [], "late_meetings": 0}


def _left_at_no_known_time(plain: Fields) -> Fields:
    return plain | {"at_ms": 0}


def _with_colors_as_assigned(plain: Fields) -> Fields:
    return plain | {"colors_reversed": False}


AREA = Area(
    records=(
        Record(name="tournament.create_tournament", cls=acts.CreateTournament, upcasters=(_without_details,)),
        Record(name="tournament.change_group", cls=acts.ChangeGroup),
        Record(name="tournament.rename_group", cls=acts.RenameGroup),
        Record(name="tournament.change_details", cls=acts.ChangeDetails),
        Record(name="tournament.add_group", cls=acts.AddGroup),
        Record(name="tournament.import_group", cls=acts.ImportGroup),
        Record(name="tournament.remove_group", cls=acts.RemoveGroup),
        Record(name="tournament.change_tie_breaks", cls=acts.ChangeTieBreaks),
        Record(name="tournament.move_participant", cls=acts.MoveParticipant),
        Record(name="tournament.check_in", cls=acts.CheckIn),
        Record(name="tournament.check_in_rest", cls=acts.CheckInRest),
        Record(name="tournament.enter_late", cls=acts.EnterLate),
        Record(name="tournament.decide_tie", cls=acts.DecideTie),
        Record(name="tournament.file_complaint", cls=acts.FileComplaint),
        Record(name="tournament.answer_complaint", cls=acts.AnswerComplaint),
        Record(name="tournament.undo_step", cls=acts.UndoStep),
        Record(name="tournament.add_participants", cls=acts.AddParticipants),
        Record(name="tournament.remove_participant", cls=acts.RemoveParticipant),
        Record(name="tournament.rename_participant", cls=acts.RenameParticipant),
        Record(name="tournament.draw_lots", cls=acts.DrawLots, upcasters=(_nobody_kept_apart,)),
        Record(name="tournament.assign_numbers", cls=acts.AssignNumbers),
        Record(name="tournament.cancel_draw", cls=acts.CancelDraw),
        Record(name="tournament.start_game", cls=acts.StartGame),
        Record(name="tournament.record_result", cls=acts.RecordResult, upcasters=(_with_colors_as_assigned,)),
        Record(name="tournament.correct_result", cls=acts.CorrectResult, upcasters=(_with_colors_as_assigned,)),
        Record(name="tournament.withdraw_participant", cls=acts.WithdrawParticipant),
        Record(name="tournament.reinstate_participant", cls=acts.ReinstateParticipant),
        Record(name="tournament.close_group", cls=acts.CloseGroup),
        Record(name="tournament.reopen_group", cls=acts.ReopenGroup),
        Record(name="tournament.tournament_created", cls=events.TournamentCreated, upcasters=(_without_details,)),
        Record(name="tournament.step_begun", cls=events.StepBegun),
        Record(name="tournament.step_undone", cls=events.StepUndone),
        Record(name="tournament.details_changed", cls=events.DetailsChanged),
        Record(name="tournament.group_added", cls=events.GroupAdded),
        Record(name="tournament.group_removed", cls=events.GroupRemoved),
        Record(name="tournament.group_renamed", cls=events.GroupRenamed),
        Record(name="tournament.tie_breaks_changed", cls=events.TieBreaksChanged),
        Record(name="tournament.participant_moved", cls=events.ParticipantMoved),
        Record(name="tournament.participant_checked_in", cls=events.ParticipantCheckedIn),
        Record(name="tournament.number_taken", cls=events.NumberTaken),
        Record(name="tournament.tie_decided", cls=events.TieDecided),
        Record(name="tournament.complaint_filed", cls=events.ComplaintFiled),
        Record(name="tournament.complaint_answered", cls=events.ComplaintAnswered),
        Record(name="tournament.group_changed", cls=events.GroupChanged),
        Record(name="tournament.participant_added", cls=events.ParticipantAdded),
        Record(name="tournament.participant_removed", cls=events.ParticipantRemoved),
        Record(name="tournament.participant_renamed", cls=events.ParticipantRenamed),
        Record(name="tournament.lots_drawn", cls=events.LotsDrawn, upcasters=(_drawn_without_wishes,)),
        Record(name="tournament.numbers_assigned", cls=events.NumbersAssigned),
        Record(name="tournament.draw_cancelled", cls=events.DrawCancelled),
        Record(name="tournament.game_linked", cls=events.GameLinked),
        Record(name="tournament.result_recorded", cls=events.ResultRecorded, upcasters=(_with_colors_as_assigned,)),
        Record(name="tournament.result_corrected", cls=events.ResultCorrected, upcasters=(_with_colors_as_assigned,)),
        Record(
            name="tournament.participant_withdrawn",
            cls=events.ParticipantWithdrawn,
            upcasters=(_left_at_no_known_time,),
        ),
        Record(name="tournament.participant_reinstated", cls=events.ParticipantReinstated),
        Record(name="tournament.group_closed", cls=events.GroupClosed),
        Record(name="tournament.group_reopened", cls=events.GroupReopened),
    ),
    values={
        Entry: (),
        acts.ImportedGame: (),
        acts.ImportedWithdrawal: (),
        EventDetails: (),
        GroupSetup: (_with_everything_ruled_at_once, _with_places_to_play, _called_by_its_code),
    },
)

"""Names and versions of the acts and events of a tournament. A name is for ever; a class may be renamed."""

from ladya_desktop.storage.codec import Area, Record
from ladya_desktop.storage.shapes import Fields
from ladya_desktop.tournament import acts, events
from ladya_desktop.tournament.setup import Entry, GroupSetup


def _with_everything_ruled_at_once(plain: Fields) -> Fields:
    """Until version 2 the program watched and ruled in every group."""
    return plain | {"supervision": "full", "rulings": "automatic"}


AREA = Area(
    records=(
        Record(name="tournament.create_tournament", cls=acts.CreateTournament),
        Record(name="tournament.change_group", cls=acts.ChangeGroup),
        Record(name="tournament.add_participants", cls=acts.AddParticipants),
        Record(name="tournament.remove_participant", cls=acts.RemoveParticipant),
        Record(name="tournament.rename_participant", cls=acts.RenameParticipant),
        Record(name="tournament.draw_lots", cls=acts.DrawLots),
        Record(name="tournament.assign_numbers", cls=acts.AssignNumbers),
        Record(name="tournament.cancel_draw", cls=acts.CancelDraw),
        Record(name="tournament.start_game", cls=acts.StartGame),
        Record(name="tournament.record_result", cls=acts.RecordResult),
        Record(name="tournament.correct_result", cls=acts.CorrectResult),
        Record(name="tournament.withdraw_participant", cls=acts.WithdrawParticipant),
        Record(name="tournament.reinstate_participant", cls=acts.ReinstateParticipant),
        Record(name="tournament.close_group", cls=acts.CloseGroup),
        Record(name="tournament.reopen_group", cls=acts.ReopenGroup),
        Record(name="tournament.tournament_created", cls=events.TournamentCreated),
        Record(name="tournament.group_changed", cls=events.GroupChanged),
        Record(name="tournament.participant_added", cls=events.ParticipantAdded),
        Record(name="tournament.participant_removed", cls=events.ParticipantRemoved),
        Record(name="tournament.participant_renamed", cls=events.ParticipantRenamed),
        Record(name="tournament.lots_drawn", cls=events.LotsDrawn),
        Record(name="tournament.numbers_assigned", cls=events.NumbersAssigned),
        Record(name="tournament.draw_cancelled", cls=events.DrawCancelled),
        Record(name="tournament.game_linked", cls=events.GameLinked),
        Record(name="tournament.result_recorded", cls=events.ResultRecorded),
        Record(name="tournament.result_corrected", cls=events.ResultCorrected),
        Record(name="tournament.participant_withdrawn", cls=events.ParticipantWithdrawn),
        Record(name="tournament.participant_reinstated", cls=events.ParticipantReinstated),
        Record(name="tournament.group_closed", cls=events.GroupClosed),
        Record(name="tournament.group_reopened", cls=events.GroupReopened),
    ),
    values={Entry: (), GroupSetup: (_with_everything_ruled_at_once,)},
)

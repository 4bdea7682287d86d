"""Lines of the journal for irregularities, and for what was ruled on them (articles 4.3, 7, 11 to 13)."""

from typing import assert_never

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.illegality import why_not_a_move
from ladya_desktop.game.notices_of_rulings import values_of_fault
from ladya_desktop.game.rules.moving import CHOICE_ARTICLE, RELEASE_ARTICLE
from ladya_desktop.game.state import GameState
from ladya_desktop.texts.catalogue import t
from ladya_desktop.texts.journal_phrases import piece_at, with_article
from ladya_desktop.texts.notices import fault_text
from ladya_desktop.texts.phrases import phrase

_WRONG_HAND_ARTICLE = "6.2.3"
_BROKEN = {CHOICE_ARTICLE: "journal.choice_broken", RELEASE_ARTICLE: "journal.release_broken"}

_Irregularity = (
    ev.IllegalMoveCompleted
    | ev.IllegalMoveStood
    | ev.IllegalMoveCounted
    | ev.TouchBroken
    | ev.IrregularityClaimed
    | ev.CorrectionAgreed
    | ev.MateAssessed
)
_Decision = (
    ev.TouchWaived
    | ev.PositionRestored
    | ev.PlayerWarned
    | ev.RulingUndone
    | ev.ArbiterFound
    | ev.CounterSet
    | ev.IllegalMovesSet
)
RulingEvent = _Irregularity | _Decision | ev.NoteWritten


def ruling_line(event: RulingEvent, before: GameState) -> str:
    """The line of one event; `before` is the state it happened in."""
    if isinstance(event, ev.NoteWritten):
        return t("journal.note_written", text=event.text)
    return _irregularity_line(event, before) if isinstance(event, _Irregularity) else _decision_line(event, before)


def _irregularity_line(event: _Irregularity, before: GameState) -> str:
    who = event.by.value
    match event:
        case ev.IllegalMoveCompleted():
            reason = fault_text(event.reason, values_of_fault(event))
            return with_article(phrase("journal.illegal_move", who=who, reason=reason), event.article, before)
        case ev.IllegalMoveStood():
            why = why_not_a_move(before.current, before.placement)
            line = phrase("journal.illegal_move_stood", who=who, reason=fault_text(why.reason, why.params))
            return with_article(line, event.article, before)
        case ev.IllegalMoveCounted():
            line = phrase("journal.illegal_moves_counted", who=event.player.value, count=event.count)
            return with_article(line, event.article, before)
        case ev.TouchBroken():
            return with_article(_touch_line(event, before), event.article, before)
        case ev.IrregularityClaimed():
            line = phrase(f"journal.claimed_{event.kind}", who=who)
            return t("journal.arbiter_decides", line=line) if event.waits else line
        case ev.CorrectionAgreed():
            line = phrase("journal.correction_agreed", who=who, ply=event.ply)
            return with_article(line, before.regulations.limited_article("2"), before)
        case ev.MateAssessed():
            return phrase(f"journal.mate_{event.verdict.value}", who=event.player.value)
        case _:
            assert_never(event)


def _touch_line(event: ev.TouchBroken, before: GameState) -> str:
    if event.article in _BROKEN:
        return phrase(_BROKEN[event.article], who=event.by.value)
    if not event.owed:
        return phrase("journal.touch_broken_somehow", who=event.by.value)
    return phrase("journal.touch_broken", who=event.by.value, **piece_at(before, event.owed[0]))


def _decision_line(event: _Decision, before: GameState) -> str:
    match event:
        case ev.TouchWaived():
            line = t("journal.obligation_waived")
            return line if event.offer is None else t("journal.offer_stands_again", line=line)
        case ev.PositionRestored():
            return _restored_line(event)
        case ev.PlayerWarned(by=Actor.PROGRAM):
            line = phrase("journal.wrong_hand", who=event.player.value)
            return with_article(line, _WRONG_HAND_ARTICLE, before)
        case ev.PlayerWarned():
            return phrase("journal.warning_given", who=event.player.value)
        case ev.RulingUndone():
            return t("journal.ruling_undone")
        case ev.ArbiterFound():
            return with_article(_found_line(event), event.article, before)
        case ev.CounterSet(moves=pair):
            return t("journal.counter_set", white=pair.white, black=pair.black)
        case ev.IllegalMovesSet(counts=pair):
            return t("journal.illegal_moves_set", white=pair.white, black=pair.black)
        case _:
            assert_never(event)


def _restored_line(event: ev.PositionRestored) -> str:
    """What goes on binding is said with it."""
    is_start = event.ply == 0
    if event.by is Actor.ARBITER:
        line = t("journal.start_restored") if is_start else t("journal.position_restored", ply=event.ply)
    else:
        line = t("journal.start_back") if is_start else t("journal.position_back", ply=event.ply)
    touched = dict.fromkeys(square for touch in event.touches if not touch.new_piece for square in touch.squares)
    if touched:
        line = t("journal.still_touched", line=line, squares=", ".join(touched))
    chosen = next((touch for touch in event.touches if touch.new_piece), None)
    if chosen is not None:
        line = phrase("journal.still_chosen", line=line, piece=chosen.new_piece, square=chosen.squares[0])
    if event.must_play:
        line = t("journal.still_written", line=line)
    if event.begun:
        line = t("journal.still_begun", line=line, squares=f"{event.begun[:2]}-{event.begun[2:4]}")
    return line


def _found_line(event: ev.ArbiterFound) -> str:
    found = t(f"finding.{event.finding.value}")
    if event.by.color is not None:
        return t("journal.set_right_in_time", finding=found)
    if event.player is None:
        line = t("journal.found", finding=found)
    else:
        line = phrase("journal.found_of", finding=found, who=event.player.value)
    if event.ply is not None:
        line = t("journal.found_at", line=line, ply=event.ply)
    return t("journal.waits_for_next_move", line=line) if event.awaits_next_move else line

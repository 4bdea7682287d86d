"""A group of any size with every game decided, as a window is given it; the rules themselves draw fewer pupils."""

import random
from dataclasses import replace

from ladya_desktop.files.regulations import load_template
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import AddParticipants, CreateTournament, ResultSource, TournamentAct
from ladya_desktop.tournament.berger import berger_rounds
from ladya_desktop.tournament.decide import decide
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import FIDE_TIE_BREAKS, Entry
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, Outcome, PairingRecord, TournamentState
from ladya_desktop.tournament.view import GroupView

NAMES = ("Zorina Anna", "Lugov Boris", "Constantinopolskaya-Zadunayskaya Aristarkha", "Rosinkina Darya", "Oblakov Lev")
SCORES = (Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS, Score.WHITE_BY_FORFEIT)
BY = "arbiter"


def large_group(players: int, seed: int = 1) -> GroupView:
    """A group of so many pupils who have all met."""
    setup = replace(load_template().groups[1], tie_breaks=FIDE_TIE_BREAKS)
    pupils = tuple(
        Entry(name=f"{NAMES[number % len(NAMES)]} {number}", grade=setup.first_grade, letter="A")
        for number in range(1, players + 1)
    )
    acts: tuple[TournamentAct, ...] = (
        CreateTournament(title="Rook", year=2027, groups=(setup,), at_ms=0, by=BY),
        AddParticipants(entries=pupils, at_ms=0, by=BY),
    )
    state = EMPTY_TOURNAMENT
    for act in acts:
        done = decide(state, act)
        assert not isinstance(done, ActRefused), done
        state = evolve_all(state, done)
    (group,) = view_of(_played(state, players, seed)).groups
    return group


def _played(state: TournamentState, players: int, seed: int) -> TournamentState:
    """With numbers and with every game decided, all results at once: one by one they would take minutes."""
    dice = random.Random(seed)
    records = tuple(
        PairingRecord(round=number, board=board, history=(_outcome(dice.choice(SCORES)),))
        for number, pairs in enumerate(berger_rounds(players), start=1)
        for board in range(1, len(pairs) + 1)
    )
    (group,) = state.groups
    numbers = tuple(pupil.participant_id for pupil in state.participants)
    return replace(state, groups=(replace(group, numbers=numbers, records=records),))


def _outcome(score: Score) -> Outcome:
    return Outcome(
        score=score,
        termination=None,
        article=None,
        game_id=None,
        source=ResultSource.HAND,
        colors_reversed=False,
        reason=None,
        at_ms=0,
        by=BY,
    )

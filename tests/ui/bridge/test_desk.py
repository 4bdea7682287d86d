"""The desk: games opened, found again after a crash, and their results in the crosstable."""

from collections.abc import Callable
from dataclasses import replace
from uuid import UUID

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.files.participants import ListFile
from ladya_desktop.files.regulations import load_template
from ladya_desktop.game.acts import Actor, Finding, Rule, SetCounter
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Conduct, Edition, Rate, Rulings, Supervision
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.view import Phase, Player
from ladya_desktop.tournament.acts import CheckIn
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import Entry, GroupSetup
from ladya_desktop.tournament.view import PairingStatus
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.bridge.tournament import TournamentBridge
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.parts.conditions import Conditions
from tests.ui.bridge.room import Room
from tests.ui.organiser import correct_result, draw_lots, record_result

FREE = FreeGame(
    players=ByColor(Player(name="Аня", school_class="3А"), Player(name="Боря", school_class="")),
    time_control="300+3",
)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


def opened(bridge: GameBridge | None) -> GameBridge:
    assert bridge is not None
    return bridge


def test_a_free_game_has_its_players_and_its_clock(room: Room) -> None:
    view = opened(room.desk.open_free(FREE)).view
    assert [view.players[color].name for color in Color] == ["Аня", "Боря"]
    assert view.clock.remaining_ms == ByColor(300_000, 300_000)
    assert (view.regulations.rate, view.regulations.conduct) == (Rate.BLITZ, Conduct.GUIDED)
    assert view.regulations.pauses_after_ruling


def test_a_game_where_nothing_happened_is_not_offered(room: Room) -> None:
    opened(room.desk.open_free(FREE))
    assert room.desk.interrupted == ()


def test_a_free_game_is_played_under_the_conditions_chosen(room: Room) -> None:
    chosen = Conditions(conduct=Conduct.STRICT, supervision=Supervision.LIMITED, rulings=Rulings.ARBITER)
    regulations = opened(room.desk.open_free(replace(FREE, conditions=chosen))).view.regulations
    assert (regulations.conduct, regulations.supervision) == (Conduct.STRICT, Supervision.LIMITED)
    assert regulations.rulings is Rulings.ARBITER


def test_a_pairings_game_is_played_under_the_conditions_of_its_group(room: Room) -> None:
    groups = load_template().groups

    def under(setup: GroupSetup) -> GroupSetup:
        return replace(
            setup,
            edition="fide-2023",
            conduct="strict",
            supervision="limited",
            rulings="confirm_end",
            default_time_min=7,
            earliest_draw_move=20,
        )

    room.begin_tournament(groups=tuple(under(setup) for setup in groups))
    regulations = room.open_pairing().view.regulations
    assert (regulations.conduct, regulations.supervision) == (Conduct.STRICT, Supervision.LIMITED)
    assert (regulations.rulings, regulations.edition) == (Rulings.CONFIRM_END, Edition.FIDE_2023)
    assert (regulations.default_time_ms, regulations.draw_agreement_from) == (420_000, 20)


def test_without_a_default_time_and_an_earliest_draw_the_group_has_none(room: Room) -> None:
    groups = tuple(replace(setup, default_time_min=None) for setup in load_template().groups)
    room.begin_tournament(groups=groups)
    regulations = room.open_pairing().view.regulations
    assert (regulations.default_time_ms, regulations.draw_agreement_from) == (None, None)


def test_a_pairings_game_is_linked_when_it_starts(room: Room) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    assert bridge.view.players.white.name == room.pairing().players.white.name
    assert bridge.game_label == "Тур 1 · доска 1"
    assert room.pairing().status is PairingStatus.OPEN
    bridge.start()
    assert room.pairing().status is PairingStatus.RUNNING


def test_who_goes_away_before_the_start_leaves_the_pairing_as_it_was(room: Room) -> None:
    room.begin_tournament()
    room.open_pairing().close()
    assert record_result(room.tournament, 1, 1, Score.DRAW) is None


def test_no_clock_starts_for_a_pairing_that_was_decided_meanwhile(room: Room) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    assert record_result(room.tournament, 1, 1, Score.DRAW) is None
    bridge.start()
    assert bridge.view.phase is Phase.NOT_STARTED
    assert len(room.troubles) == 1


def test_two_boards_opened_for_one_pairing_start_one_game(room: Room) -> None:
    room.begin_tournament()
    first, second = room.open_pairing(), room.open_pairing()
    first.start()
    second.start()
    assert [bridge.view.phase for bridge in (first, second)] == [Phase.RUNNING, Phase.NOT_STARTED]


def test_opening_a_running_pairing_goes_on_with_its_game(room: Room) -> None:
    room.begin_tournament()
    room.open_pairing().start()
    assert room.open_pairing().view.phase is Phase.RUNNING


def test_a_result_stands_in_the_crosstable_at_once(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.BLACK)
    qtbot.waitUntil(lambda: room.pairing().score is not None)
    pairing = room.pairing()
    assert (pairing.score, pairing.termination, pairing.article) == (
        Score.WHITE_WINS,
        Termination.RESIGNATION,
        "5.1.2",
    )
    assert room.group.crosstable is not None
    assert sum(row.half_points for row in room.group.crosstable.rows) == 2


def test_a_result_after_its_window_closed_is_recorded_too(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.WHITE)
    bridge.close()
    qtbot.waitUntil(lambda: room.pairing().score is Score.BLACK_WINS)


def test_a_result_changed_by_the_arbiter_is_a_correction(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.WHITE)
    qtbot.waitUntil(lambda: room.pairing().score is Score.BLACK_WINS)
    bridge.declare(Score.DRAW)
    qtbot.waitUntil(lambda: room.pairing().score is Score.DRAW)
    assert [entry.score for entry in room.pairing().history] == [Score.BLACK_WINS, Score.DRAW]
    assert room.pairing().history[-1].reason


def test_a_correction_by_hand_is_not_undone_by_looking_at_the_game(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.WHITE)
    qtbot.waitUntil(lambda: room.pairing().score is Score.BLACK_WINS)
    assert correct_result(room.tournament, 1, 1, Score.DRAW) is None
    bridge.touch("e2", "mouse", 0)
    room.switch_on()
    game_id = room.pairing().game_id
    assert game_id is not None
    bridge_again = opened(room.desk.open_game(game_id))
    with qtbot.waitSignal(room.desk.changed):
        bridge_again.touch("e2", "mouse", 0)
    assert room.pairing().score is Score.DRAW


def test_an_annulled_game_opens_its_pairing_and_may_be_declared_after_all(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.declare(Score.ANNULLED)
    qtbot.waitUntil(lambda: room.pairing().status is PairingStatus.OPEN)
    assert bridge.game_label == "Тур 1 · доска 1"
    bridge.declare(Score.WHITE_WINS)
    qtbot.waitUntil(lambda: room.pairing().score is Score.WHITE_WINS)
    assert room.troubles == []


def test_an_annulled_game_whose_pairing_plays_again_is_told_so(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.declare(Score.ANNULLED)
    qtbot.waitUntil(lambda: room.pairing().status is PairingStatus.OPEN)
    room.open_pairing().start()
    bridge.declare(Score.WHITE_WINS)
    qtbot.waitUntil(lambda: room.troubles == ["common.game_replaced"])
    assert room.pairing().score is None


def test_one_damaged_game_does_not_hide_the_others(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        opened(room.desk.open_free(FREE)).start()
    damaged = room.desk.interrupted[0].game_id
    room.switch_on()
    read = room.store.read

    def read_but_one(stream_id: UUID, *, after: int = 0, until: int | None = None) -> tuple[StoredAct, ...]:
        if str(stream_id) == damaged and until is None:
            raise StoreError("storage.altered", version="1")
        return read(stream_id, after=after, until=until)

    monkeypatch.setattr(room.store, "read", read_but_one)
    assert [game.game_id == damaged for game in room.desk.interrupted] == [False]
    assert room.troubles == ["storage.altered"]


def test_after_a_crash_the_game_is_offered_where_it_stood_with_the_clocks_stopped(room: Room) -> None:
    bridge = opened(room.desk.open_free(FREE))
    bridge.start()
    room.time.pass_ms(4_000)
    bridge.typed_move("e4")
    bridge._keep_reading()
    room.time.pass_ms(600_000)  # the plug was pulled; ten minutes pass
    room.switch_on()
    (game,) = room.desk.interrupted
    assert (game.to_move, game.move_number) == (Color.BLACK, 1)
    assert game.clocks_ms == ByColor(296_000, 300_000)
    assert game.placement.at("e4") == "P"
    again = opened(room.desk.open_game(game.game_id))
    assert again.view.phase is Phase.STOPPED
    assert again.recovery is not None
    assert again.recovery.gap_ms == 600_000
    again.resume()
    room.time.pass_ms(1_000)
    assert again.view.clock.remaining(Color.WHITE, again.now_ms()) == 295_000


def test_a_crash_between_result_and_table_is_mended_at_the_next_start(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    room.desk._session_changed.disconnect()  # the program dies before the tournament hears of it
    bridge.resign(Color.BLACK)
    assert room.pairing().score is None
    room.switch_on()
    assert room.pairing().score is Score.WHITE_WINS


def test_a_crash_between_correction_and_table_is_mended_at_the_next_start(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.BLACK)
    qtbot.waitUntil(lambda: room.pairing().score is Score.WHITE_WINS)
    room.desk._session_changed.disconnect()  # the program dies before the tournament hears of it
    bridge.declare(Score.BLACK_WINS)
    room.switch_on()
    assert room.pairing().score is Score.BLACK_WINS
    assert room.pairing().history[-1].reason


def test_a_correction_by_hand_outlasts_the_next_start(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    bridge = room.open_pairing()
    bridge.start()
    bridge.resign(Color.BLACK)
    qtbot.waitUntil(lambda: room.pairing().score is Score.WHITE_WINS)
    assert correct_result(room.tournament, 1, 1, Score.DRAW) is None
    room.switch_on()
    assert room.pairing().score is Score.DRAW


def test_a_finished_pairing_cannot_be_played_again(room: Room) -> None:
    room.begin_tournament()
    assert record_result(room.tournament, 1, 1, Score.DRAW) is None
    assert isinstance(room.desk.open_pairing("II", 1, 1), ActRefused)


def test_what_changes_reaches_the_first_screen(room: Room, qtbot: QtBot) -> None:
    room.begin_tournament()
    with qtbot.waitSignal(room.desk.changed):
        assert record_result(room.tournament, 1, 1, Score.DRAW) is None


def test_trouble_of_the_store_is_told(room: Room) -> None:
    room.store.close()
    assert room.desk.open_free(FREE) is None
    assert room.desk.interrupted == ()
    assert room.troubles == ["storage.closed", "storage.closed"]


@pytest.mark.parametrize(
    "act",
    [
        draw_lots,
        lambda tournament: tournament.remove_participant(1),
        lambda tournament: tournament.rename_participant(1, Entry(name="Иная", grade=3, letter="Б")),
    ],
)
def test_acts_on_a_list_answer_why_they_are_refused(
    room: Room, act: Callable[[TournamentBridge], ActRefused | None]
) -> None:
    template = load_template()
    assert room.tournament.create("Ладья", 2027, template.groups) is None
    assert isinstance(act(room.tournament), ActRefused)


def test_a_list_is_previewed_against_who_is_entered_already(room: Room) -> None:
    room.begin_tournament()
    preview = room.tournament.preview_participants("Ученик 1; 3А\nНовичок; 3А")
    assert [entry.name for entry in preview.entries] == ["Новичок"]
    file = ListFile(data="Новичок; 3А\nРябинкина Алиса; 10А".encode())
    assert [entry.name for entry in room.tournament.preview_participants(file).entries] == ["Новичок"]


def test_who_was_not_drawn_is_on_the_list_all_the_same(room: Room) -> None:
    room.begin_tournament()
    assert room.tournament.cancel_draw("II", "опоздавший") is None
    assert room.tournament.request(CheckIn(participant_id=1, is_present=False)) is None
    seed = room.tournament.new_seed()
    assert seed == room.time.seeds[0]
    assert draw_lots(room.tournament, seed) is None
    assert [one.name for one in room.group.undrawn] == ["Ученик 1"]
    assert room.tournament.preview_participants("Ученик 1; 3А").entries == ()


def test_a_draw_without_seed_takes_one_and_records_it(room: Room) -> None:
    room.begin_tournament()
    assert room.group.seed == room.time.seeds[0]
    assert room.tournament.cancel_draw("II", "опоздавший") is None
    assert room.group.seed is None


def test_a_game_found_reversed_too_late_counts_its_real_colours(room: Room, qtbot: QtBot) -> None:
    """7.3, after ten moves: who sat at White's side has the point, whoever was to sit there."""
    room.begin_tournament()
    before = room.pairing().players
    bridge = room.open_pairing()
    bridge.start()
    bridge.stop()
    (game,) = room.desk._opened.values()
    at_ms = game.session.last_act_ms
    game.session.perform(
        SetCounter(by=Actor.ARBITER, at_ms=at_ms, white=10, black=10), handled_ms=at_ms, device="mouse"
    )
    bridge.rule(Rule(by=Actor.ARBITER, at_ms=0, finding=Finding.COLOURS_REVERSED))
    bridge.resume()
    bridge.resign(Color.BLACK)
    qtbot.waitUntil(lambda: room.pairing().score is Score.WHITE_WINS)
    pairing = room.pairing()
    assert (pairing.players.white, pairing.players.black) == (before.black, before.white)
    assert pairing.colors_reversed

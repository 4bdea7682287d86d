"""What is kept can be read for ever: names, versions, upcasters, and a frozen file of rows."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.eventlog import StoreError
from ladya_desktop.game.acts import Actor, Press, Restore, Touch
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import GameOpened, PositionRestored, TouchWaived
from ladya_desktop.game.time_control import Period
from ladya_desktop.storage.chain import genesis, link
from ladya_desktop.storage.codec import AREAS, Area, Codec, KeptRow, Record, Row, stored_acts
from ladya_desktop.storage.shapes import Fields, Shapes
from ladya_desktop.tournament.events import GroupAdded
from tests.storage.samples import ACTS, EVENTS, RECORDS, sample, strategy

GOLDEN = Path(__file__).parent / "golden"
TOUCH = Touch(by=Actor.WHITE, at_ms=1200, squares=("e2",))
TOUCH_JSON = (
    '{"act":{"at_ms":1200,"by":"white","squares":["e2"],"type":"game.touch","unclear":false,"v":1},'
    '"device":"mouse","events":[],"handled_ms":1203,"version":7}'
)


def row(act: object | None = TOUCH, events: tuple[object, ...] = (), device: str = "mouse") -> Row:
    return Row(version=7, act=act, events=events, handled_ms=1203, device=device)


def row_of(cls: type, value: Any) -> Row:
    return row(act=value) if cls in ACTS else row(act=None, events=(value,))


def body(**changes: object) -> str:
    return json.dumps({**json.loads(TOUCH_JSON), **changes})


def touch_body(**changes: object) -> str:
    return body(act={**json.loads(TOUCH_JSON)["act"], **changes})


# Every member of the unions


@pytest.mark.parametrize("cls", RECORDS, ids=lambda cls: cls.__name__)
def test_every_act_and_event_is_registered_and_comes_back_the_same(cls: type) -> None:
    @settings(max_examples=15, deadline=None)
    @given(strategy(cls))
    def comes_back(value: Any) -> None:
        assert codec.decode(codec.encode(row_of(cls, value))) == row_of(cls, value)

    codec = Codec()
    comes_back()


def test_the_registry_holds_nothing_else_and_no_name_twice() -> None:
    records = [record for load in AREAS.values() for record in load().records]
    assert {record.cls for record in records} == set(RECORDS)
    assert len({record.name for record in records}) == len(records) == len(RECORDS)


@pytest.mark.parametrize("area", AREAS)
def test_a_name_begins_with_its_area(area: str) -> None:
    assert all(record.name.startswith(f"{area}.") for record in AREAS[area]().records)


def test_what_an_enumeration_holds_comes_back_as_its_member() -> None:
    act = Codec().decode(TOUCH_JSON).act
    assert isinstance(act, Touch)
    assert act.by is Actor.WHITE


# The bytes


def test_json_is_canonical() -> None:
    assert Codec().encode(row()) == TOUCH_JSON


def test_text_is_utf8_not_escaped() -> None:
    assert '"мышь"' in Codec().encode(row(device="мышь"))


def test_a_row_without_act_and_events_comes_back() -> None:
    opening = row(act=None)
    assert Codec().decode(Codec().encode(opening)) == opening


def golden_lines() -> list[str]:
    codec = Codec()
    rows = [row_of(cls, sample(cls)) for cls in (*ACTS, *EVENTS)]
    return [codec.encode(each) for each in rows]


def test_the_format_is_what_it_was() -> None:
    """If this fails, the format changed: give the type an upcaster, and keep a new file beside the old ones.

    `python -m tests.storage.test_codec` writes the file of today.
    """
    assert newest_golden().read_text(encoding="utf-8").splitlines() == golden_lines()


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("rows-*.jsonl")), ids=lambda path: path.name)
def test_rows_of_every_age_can_be_read(path: Path) -> None:
    codec = Codec()
    read = [codec.decode(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert {type(value) for each in read for value in (each.act, *each.events) if value is not None} <= set(RECORDS)
    assert len(read) >= 80


def test_a_game_from_before_there_were_periods_has_one_with_a_fischer_increment() -> None:
    lines = (GOLDEN / "rows-1.jsonl").read_text(encoding="utf-8").splitlines()
    (opened,) = (event for line in lines for event in Codec().decode(line).events if isinstance(event, GameOpened))
    assert opened.regulations.time_control.periods == (Period(base_ms=5_400_000, bonus_ms=5_400_000),)


def test_what_was_touched_before_there_were_new_pieces_is_none_of_them() -> None:
    lines = (GOLDEN / "rows-2.jsonl").read_text(encoding="utf-8").splitlines()
    (restored,) = (e for line in lines for e in Codec().decode(line).events if isinstance(e, PositionRestored))
    assert [touch.new_piece for touch in restored.touches] == ["", ""]


def test_a_touch_waived_before_offers_came_back_brings_none() -> None:
    lines = (GOLDEN / "rows-2.jsonl").read_text(encoding="utf-8").splitlines()
    (waived,) = (event for line in lines for event in Codec().decode(line).events if isinstance(event, TouchWaived))
    assert waived.offer is None


def test_a_position_restored_before_written_moves_went_on_binding_leaves_none_owed() -> None:
    lines = (GOLDEN / "rows-2.jsonl").read_text(encoding="utf-8").splitlines()
    (restored,) = (e for line in lines for e in Codec().decode(line).events if isinstance(e, PositionRestored))
    assert restored.must_play == ()


def test_a_game_that_went_back_before_clocks_were_set_with_it_left_them() -> None:
    lines = (GOLDEN / "rows-3.jsonl").read_text(encoding="utf-8").splitlines()
    (restore,) = (act for line in lines if isinstance(act := Codec().decode(line).act, Restore))
    assert (restore.white_ms, restore.black_ms) == (None, None)


def test_a_group_from_before_it_could_be_renamed_is_called_by_its_code() -> None:
    lines = (GOLDEN / "rows-4.jsonl").read_text(encoding="utf-8").splitlines()
    (added,) = (event for line in lines for event in Codec().decode(line).events if isinstance(event, GroupAdded))
    assert (added.setup.name, added.setup.called) == ("", added.setup.code)


def newest_golden() -> Path:
    return max(GOLDEN.glob("rows-*.jsonl"))


# Versions


@dataclass(frozen=True, slots=True, kw_only=True)
class Depth:
    """A nested value, once called `metres`, in its second version."""

    millimetres: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dived:
    """A record in its third version: first `who` was `diver`, then there was no `calm`."""

    who: str
    calm: bool
    depth: Depth


def renamed(plain: Fields) -> Fields:
    plain["who"] = plain.pop("diver")
    return plain


def calmed(plain: Fields) -> Fields:
    return plain | {"calm": True}


def in_millimetres(plain: Fields) -> Fields:
    metres = plain.pop("metres")
    assert isinstance(metres, int)
    return {"millimetres": 1000 * metres}


def sea() -> Area:
    dived = Record(name="sea.dived", cls=Dived, upcasters=(renamed, calmed))
    return Area(records=(dived,), values={Depth: (in_millimetres,)})


SEA = Codec({"sea": sea})
DIVED = Dived(who="Nemo", calm=True, depth=Depth(millimetres=5000))


@pytest.mark.parametrize(
    "old",
    [
        {"v": 1, "diver": "Nemo", "depth": {"v": 1, "metres": 5}},
        {"v": 2, "who": "Nemo", "depth": {"v": 1, "metres": 5}},
        {"v": 2, "who": "Nemo", "depth": {"v": 2, "millimetres": 5000}},
        {"v": 3, "who": "Nemo", "calm": True, "depth": {"v": 2, "millimetres": 5000}},
    ],
)
def test_old_versions_are_lifted_step_by_step(old: dict[str, object]) -> None:
    assert SEA.decode(body(act={"type": "sea.dived", **old})).act == DIVED


def test_what_is_written_is_the_newest_version() -> None:
    encoded = json.loads(SEA.encode(row(act=DIVED)))["act"]
    assert (encoded["v"], encoded["depth"]["v"]) == (3, 2)


@pytest.mark.parametrize("old", [{"v": 1, "who": "Nemo", "depth": {}}, {"v": 1, "diver": "Nemo", "depth": {"v": 1}}])
def test_an_upcaster_that_misses_something_is_bad_data(old: dict[str, object]) -> None:
    with pytest.raises(StoreError, match="bad_record"):
        SEA.decode(body(act={"type": "sea.dived", **old}))


# What cannot be read


@pytest.mark.parametrize(
    ("bad", "record", "detail"),
    [
        (touch_body(type="game.telepathy"), "game.telepathy", "type not known"),
        (touch_body(type="moon.touch"), "moon.touch", "type not known"),
        (touch_body(type=7), "", "type: str expected"),
        (touch_body(v=2), "game.touch", "version 2 is not known"),
        (touch_body(v=0), "game.touch", "version 0 is not known"),
        (touch_body(v="1"), "game.touch", "int expected"),
        (touch_body(colour="red"), "game.touch", "fields missing or unknown: ['colour']"),
        (touch_body(at_ms=1.5), "game.touch", "at_ms: int expected"),
        (touch_body(at_ms=True), "game.touch", "at_ms: int expected"),
        (touch_body(unclear=0), "game.touch", "unclear: bool expected"),
        (touch_body(by="audience"), "game.touch", "by: 'audience' is not a valid Actor"),
        (touch_body(by=None), "game.touch", "by: str expected"),
        (touch_body(squares="e2"), "game.touch", "squares: list expected"),
        (body(act="touch"), "", "object expected"),
        (body(version="7"), "", "version: int expected"),
        (body(device=None), "", "device: str expected"),
        (body(events={}), "", "events: list expected"),
        (body(extra=1), "", "no row"),
        ("[]", "", "no row"),
        ("{", "", "no JSON"),
        ("[" * 100_000, "", "no JSON"),
    ],
)
def test_what_this_version_cannot_read_is_refused_by_name(bad: str, record: str, detail: str) -> None:
    with pytest.raises(StoreError) as caught:
        Codec().decode(bad)
    assert (caught.value.code, caught.value.params) == ("storage.bad_record", {"record": record, "detail": detail})


def test_a_nested_value_must_be_an_object() -> None:
    with pytest.raises(StoreError, match="depth: object expected"):
        SEA.decode(body(act={"type": "sea.dived", "v": 3, "who": "", "calm": True, "depth": 5}))


def test_a_lone_surrogate_is_no_text() -> None:
    with pytest.raises(StoreError, match="not_text"):
        Codec().encode(row(device="\ud800"))


# Programmers' errors


@pytest.mark.parametrize(
    "wrong",
    [
        Touch(by=Actor.WHITE, at_ms=1.0, squares=("e2",)),  # type: ignore[arg-type]  # the point of the test
        Touch(by=Actor.WHITE, at_ms=True, squares=("e2",)),
        Touch(by="white", at_ms=1, squares=("e2",)),  # type: ignore[arg-type]  # the point of the test
        Touch(by=Actor.WHITE, at_ms=1, squares=["e2"]),  # type: ignore[arg-type]  # the point of the test
        Touch(by=Actor.WHITE, at_ms=1, squares=(2,)),  # type: ignore[arg-type]  # the point of the test
        ByColor(1, 2),
        "touch",
    ],
)
def test_a_wrong_type_is_an_error_before_anything_is_written(wrong: object) -> None:
    with pytest.raises(TypeError):
        Codec().encode(row(act=wrong))


@pytest.mark.parametrize("hint", [float, int | str, list[int], Depth, dict[str, int]])
def test_an_annotation_that_cannot_be_kept_has_no_shape(hint: object) -> None:
    with pytest.raises(TypeError, match="no shape"):
        Shapes({}).of(hint)


def test_a_nested_dataclass_of_a_wrong_class_is_an_error() -> None:
    with pytest.raises(TypeError, match="Depth expected"):
        SEA.encode(row(act=Dived(who="", calm=True, depth=TOUCH)))  # type: ignore[arg-type]  # the point of the test


@given(st.tuples(st.text(), st.integers()))
def test_a_tuple_of_fixed_length_comes_back(pair: tuple[str, int]) -> None:
    shape = Shapes({}).of(tuple[str, int])
    assert shape.decode(shape.encode(pair)) == pair


def test_a_tuple_of_fixed_length_has_that_length() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Shapes({}).of(tuple[str, int]).decode(["one"])


# The chain


def kept(*rows: Row, start: str) -> list[KeptRow]:
    result = []
    for each in rows:
        start = link(start, Codec().encode(each).encode())
        result.append(KeptRow(version=each.version, body=Codec().encode(each), hash=start))
    return result


def numbered(version: int) -> Row:
    press = Press(by=Actor.BLACK, at_ms=version)
    return Row(version=version, act=press, events=(), handled_ms=version, device="key")


START = "00" * 32


def test_rows_on_their_chain_are_read() -> None:
    rows = kept(numbered(1), numbered(2), start=START)
    acts = stored_acts(Codec(), rows, after=0, previous=START)
    assert [(act.version, act.handled_ms, act.device) for act in acts] == [(1, 1, "key"), (2, 2, "key")]
    assert [act.hash for act in acts] == [each.hash for each in rows]


def test_the_tail_of_a_stream_is_read_from_the_hash_before_it() -> None:
    first, *rest = kept(numbered(1), numbered(2), numbered(3), start=START)
    assert [act.version for act in stored_acts(Codec(), rest, after=1, previous=first.hash)] == [2, 3]


ONE, TWO, THREE = kept(numbered(1), numbered(2), numbered(3), start=START)


@pytest.mark.parametrize(
    ("rows", "version"),
    [
        ((ONE, THREE), "2"),
        ((TWO, ONE), "1"),
        ((ONE, KeptRow(version=2, body=TWO.body.replace("key", "toe"), hash=TWO.hash)), "2"),
        ((ONE, KeptRow(version=2, body=TWO.body, hash=THREE.hash)), "2"),
        (tuple(kept(numbered(4), start=START)), "1"),
        (
            (
                KeptRow(
                    version=1, body=kept(numbered(4), start=START)[0].body, hash=kept(numbered(4), start=START)[0].hash
                ),
            ),
            "1",
        ),
    ],
    ids=["missing", "exchanged", "changed", "other-hash", "begins-late", "other-number"],
)
def test_a_row_off_its_chain_is_noticed(rows: tuple[KeptRow, ...], version: str) -> None:
    with pytest.raises(StoreError) as caught:
        stored_acts(Codec(), rows, after=0, previous=START)
    assert (caught.value.code, caught.value.params) == ("storage.altered", {"version": version})


def test_the_chain_begins_with_the_name_of_the_stream() -> None:
    one, two = UUID(int=1), UUID(int=2)
    starts = {genesis(one, "game", 5), genesis(two, "game", 5), genesis(one, "tournament", 5), genesis(one, "game", 6)}
    assert len(starts) == 4


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    path = GOLDEN / "rows-5.jsonl"
    path.write_text("\n".join(golden_lines()) + "\n", encoding="utf-8", newline="\n")

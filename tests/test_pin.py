"""The arbiter's PIN: what is kept of it, and what wrong tries cost."""

import pytest

from ladya_desktop import pin as pin_module
from ladya_desktop.pin import HASH, MARK, WRONG, KeptFile, PinLock, is_pin, wait_after_ms

PIN = "4071"
REAL_COST = pin_module._COST


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow hash is slow for children who guess, not for these tests."""
    monkeypatch.setattr(pin_module, "_COST", 2)


class Place(dict[str, str]):
    """Where texts are kept, and the time."""

    now_ms = 1_000
    salts = 0

    def put(self, key: str, value: str) -> None:
        self[key] = value

    def salt(self) -> bytes:
        self.salts += 1
        return self.salts.to_bytes(16)

    def start(self) -> PinLock:
        """The program is started over what is kept."""
        return PinLock(self, lambda: self.now_ms, self.salt)


class Mortal(Place):
    """Keeps so many texts more, then the program is dead."""

    puts_left = 1_000

    def put(self, key: str, value: str) -> None:
        self.puts_left -= 1
        if self.puts_left >= 0:
            super().put(key, value)


@pytest.fixture
def place() -> Place:
    place = Place()
    place.start().set_pin(PIN)
    return place


def fail(lock: PinLock, times: int) -> None:
    for _ in range(times):
        assert not lock.admits("0000")


def test_without_a_pin_everybody_is_admitted() -> None:
    lock = Place().start()
    assert not lock.is_set
    assert not lock.is_damaged
    assert lock.admits("")


def test_only_the_pin_opens(place: Place) -> None:
    lock = place.start()
    assert lock.is_set
    assert [lock.admits(pin) for pin in ("", "407", "40711", "1704", PIN)] == [False, False, False, False, True]


def test_the_hash_is_slow() -> None:
    assert REAL_COST >= 2**14


def test_neither_the_pin_nor_a_bare_hash_is_kept(place: Place) -> None:
    first = place[HASH]
    place.start().set_pin(PIN)
    assert PIN not in str(dict(place))
    assert place[HASH] != first
    assert place.start().admits(PIN)


@pytest.mark.parametrize("pin", ["", "123", "12345", "12a4", "١٢٣٤", "-123", "²³¹²"])
def test_a_pin_has_four_digits(pin: str) -> None:
    assert not is_pin(pin)
    with pytest.raises(ValueError, match="four digits"):
        Place().start().set_pin(pin)


def test_a_changed_pin_and_a_removed_one(place: Place) -> None:
    lock = place.start()
    lock.set_pin("1234")
    assert not lock.admits(PIN)
    assert lock.admits("1234")
    lock.remove()
    assert not place.start().is_set


def test_five_wrong_tries_cost_a_wait_in_which_not_even_the_pin_opens(place: Place) -> None:
    lock = place.start()
    fail(lock, 4)
    assert (lock.tries_left, lock.wait_ms) == (1, 0)
    fail(lock, 1)
    assert (lock.tries_left, lock.wait_ms) == (5, 30_000)
    place.now_ms += 29_999
    assert not lock.admits(PIN)
    assert lock.wrong_tries == 5
    place.now_ms += 1
    assert lock.admits(PIN)


def test_each_next_five_cost_more_up_to_five_minutes(place: Place) -> None:
    lock, waits = place.start(), []
    for _ in range(6):
        fail(lock, 5)
        waits.append(lock.wait_ms)
        place.now_ms += lock.wait_ms
    assert waits == [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]
    assert wait_after_ms(10**9) == 300_000


def test_the_right_pin_forgets_the_wrong_ones(place: Place) -> None:
    lock = place.start()
    fail(lock, 4)
    assert lock.admits(PIN)
    assert (lock.wrong_tries, lock.tries_left) == (0, 5)


def test_a_new_start_frees_nobody_of_the_wait_nor_of_the_count(place: Place) -> None:
    fail(place.start(), 3)
    lock = place.start()
    assert lock.tries_left == 2
    fail(lock, 2)
    place.now_ms = 0  # another start, another clock
    again = place.start()
    assert again.wait_ms == 30_000
    assert not again.admits(PIN)


@pytest.mark.parametrize("count", ["", "-5", "five", "5" * 400, "٥", "5.0"])
def test_a_damaged_count_is_none(place: Place, count: str) -> None:
    place[WRONG] = count
    lock = place.start()
    assert (lock.wrong_tries, lock.wait_ms) == (0, 0)
    assert lock.admits(PIN)


# A PIN that cannot be read

DAMAGED = ["4071", "scrypt", "scrypt:zz:00", "scrypt:00:00", "scrypt::" + "00" * 32, "md5:00:00", ""]


@pytest.mark.parametrize("kept", DAMAGED)
def test_damaged_while_the_program_runs_it_is_the_pin_still_and_is_written_again(place: Place, kept: str) -> None:
    lock, before = place.start(), place[HASH]
    place[HASH] = kept
    assert (lock.is_set, lock.is_damaged, lock.is_shut) == (True, True, False)
    assert not lock.admits("0000")
    assert (place[HASH], lock.was_mended) == (kept, False)
    assert lock.admits(PIN)
    assert (place[HASH], lock.is_damaged, lock.was_mended) == (before, False, True)
    lock.forget_mending()
    assert not lock.was_mended


@pytest.mark.parametrize("kept", DAMAGED)
def test_damaged_before_the_start_it_is_shut_to_everybody(place: Place, kept: str) -> None:
    place[HASH] = kept
    lock = place.start()
    assert (lock.is_set, lock.is_damaged, lock.is_shut) == (True, True, True)
    assert not any(lock.admits(pin) for pin in (PIN, "0000", ""))
    assert lock.wrong_tries == 0, "nobody is made to wait for what cannot be right"
    lock.set_pin("1234")
    assert (lock.is_damaged, lock.is_shut, lock.admits("1234")) == (False, False, True)


def test_the_line_alone_that_is_gone_is_damage(place: Place) -> None:
    del place[HASH]
    assert place.start().is_shut


def test_all_lines_taken_out_take_the_pin_away_at_once(place: Place) -> None:
    """It is the way of whoever owns the account and has forgotten it, or has read that it is damaged."""
    lock = place.start()
    for key in [key for key in place if key.startswith("pin.")]:
        del place[key]
    assert (lock.is_set, lock.is_damaged, lock.admits("0000")) == (False, False, True)
    assert not place.start().is_set


def test_taken_out_of_a_shut_one_it_is_open(place: Place) -> None:
    place[HASH] = "damaged"
    lock = place.start()
    assert lock.is_shut
    place.clear()
    assert (lock.is_set, lock.is_shut, lock.admits("")) == (False, False, True)


def test_what_the_arbiter_took_away_is_no_damage(place: Place) -> None:
    lock = place.start()
    lock.remove()
    assert (lock.is_set, lock.is_damaged, place.start().is_damaged) == (False, False, False)


# Kept by an earlier version, which had no mark


@pytest.mark.parametrize("new", ["", "1234"])
@pytest.mark.parametrize("puts", range(4))
@pytest.mark.parametrize("old", ["", PIN])
def test_killed_while_it_is_set_or_taken_away_the_next_start_knows_the_old_or_the_new(
    old: str, puts: int, new: str
) -> None:
    place = Mortal()
    if old:
        place.start().set_pin(old)
    lock = place.start()
    place.puts_left = puts
    if new:
        lock.set_pin(new)
    else:
        lock.remove()
    place.puts_left = Mortal.puts_left
    again = place.start()
    assert not again.is_damaged
    assert not again.is_set or again.admits(old) or again.admits(new)
    assert again.is_set or "" in (old, new)


def test_a_pin_without_its_mark_gets_one_when_it_is_entered(place: Place) -> None:
    del place[MARK]
    lock = place.start()
    assert lock.admits(PIN)
    assert (place[MARK], lock.was_mended) == ("yes", False)


def test_a_pin_without_its_mark_that_is_emptied_while_the_program_runs_is_damaged(place: Place) -> None:
    del place[MARK]
    lock = place.start()
    place[HASH] = ""
    assert lock.is_damaged
    assert lock.admits(PIN)
    assert not lock.is_damaged


@pytest.mark.parametrize(("kiosk", "is_shut"), [("yes", True), ("", False)])
def test_an_empty_one_without_its_mark_was_taken_away_unless_the_kiosk_tells_that_there_is_one(
    place: Place, kiosk: str, is_shut: bool
) -> None:
    place.clear()
    place.update({HASH: "", "kiosk": kiosk})
    assert place.start().is_shut is is_shut


# The whole file


def test_lost_with_its_file_it_is_the_pin_still(place: Place) -> None:
    lost: list[bool] = []
    lock = PinLock(place, lambda: 0, place.salt, KeptFile(is_lost=lambda: bool(lost)))
    lost.append(True)
    place.clear()
    assert (lock.is_set, lock.is_shut, lock.admits("0000")) == (True, False, False)
    assert lock.admits(PIN)
    assert place[HASH]


def test_where_there_was_none_a_lost_file_shuts_nobody_out() -> None:
    place = Place()
    assert not PinLock(place, lambda: 0, place.salt, KeptFile(is_lost=lambda: True)).is_set


def test_a_file_that_may_not_be_read_may_hold_one() -> None:
    place, readable = Place(), [False]
    lock = PinLock(place, lambda: 0, place.salt, KeptFile(is_readable=lambda: readable[0]))
    assert (lock.is_set, lock.is_shut, lock.admits("0000")) == (True, True, False)
    readable[0] = True
    assert not lock.is_set


def test_its_file_is_named() -> None:
    place = Place()
    assert PinLock(place, lambda: 0, place.salt, KeptFile(path="/home/arbiter/x.ini")).file == "/home/arbiter/x.ini"
    assert place.start().file == "settings.ini"


# The panel's quiet time


def test_the_quiet_time_is_two_minutes_until_another_is_chosen(place: Place) -> None:
    assert place.start().quiet_ms == 120_000
    place.start().set_quiet_min(5)
    assert place.start().quiet_min == 5


@pytest.mark.parametrize("kept", ["", "3", "-1", "five", "5 "])
def test_what_cannot_be_read_is_the_usual_quiet_time(place: Place, kept: str) -> None:
    place["pin.quiet"] = kept
    assert place.start().quiet_min == 2


def test_no_other_quiet_time_is_kept(place: Place) -> None:
    with pytest.raises(ValueError, match="quiet"):
        place.start().set_quiet_min(3)


def test_whether_it_outlives_the_program_is_asked_anew_each_time(place: Place) -> None:
    answers = iter((True, False))
    lock = PinLock(place, lambda: 0, place.salt, KeptFile(is_written=lambda: next(answers)))
    assert (lock.is_written, lock.is_written) == (True, False)
    assert place.start().is_written

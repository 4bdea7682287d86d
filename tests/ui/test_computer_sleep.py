"""Sleep by the computer's own account, and a time that leaves it out."""

from ladya_desktop.ui.computer_sleep import AwakeTime, real_asleep_ms, real_awake_ms


class Clocks:
    """A counting clock and the account of sleep, in the test's hand."""

    def __init__(self) -> None:
        self.counting_ms, self.asleep_ms = 70_000, 12_000

    def pass_ms(self, ms: int) -> None:
        self.counting_ms += ms

    def sleep(self, ms: int) -> None:
        self.counting_ms += ms
        self.asleep_ms += ms

    def awake(self) -> AwakeTime:
        return AwakeTime(lambda: self.counting_ms, lambda: self.asleep_ms)


def test_this_computer_does_not_sleep_while_it_runs_this() -> None:
    awake_ms = real_awake_ms()
    before_ms, began_ms = real_asleep_ms(), awake_ms()
    assert real_asleep_ms() - before_ms in range(-1, 50)
    assert awake_ms() >= began_ms


def test_time_asleep_is_left_out() -> None:
    clocks = Clocks()
    awake = clocks.awake()
    assert awake() == 70_000
    clocks.pass_ms(300)
    clocks.sleep(3_600_000)
    clocks.pass_ms(200)
    assert awake() == 70_500


def test_it_never_runs_backwards_though_the_two_clocks_are_not_quite_in_step() -> None:
    clocks = Clocks()
    awake = clocks.awake()
    clocks.pass_ms(5)
    assert awake() == 70_005
    clocks.sleep(60_000)
    clocks.asleep_ms += 16
    assert awake() == 70_005
    clocks.pass_ms(30)
    assert awake() == 70_019


def test_what_the_clocks_differ_by_without_sleep_is_no_sleep() -> None:
    clocks = Clocks()
    awake = clocks.awake()
    clocks.asleep_ms += 40
    clocks.pass_ms(1_000)
    assert awake() == 71_000

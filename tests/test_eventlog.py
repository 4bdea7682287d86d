"""The contract of the event log: what its values and errors carry."""

from dataclasses import FrozenInstanceError

import pytest

from ladya_desktop.eventlog import ClockReading, StoreError, WrongVersionError


def test_a_store_error_carries_the_code_and_the_values_of_its_sentence() -> None:
    error = StoreError("storage.read_only", file="ladya.db")
    assert (error.code, error.params) == ("storage.read_only", {"file": "ladya.db"})
    assert str(error) == "('storage.read_only', {'file': 'ladya.db'})"


def test_a_wrong_version_is_no_failure_of_the_store() -> None:
    assert not issubclass(WrongVersionError, StoreError)


def test_a_reading_cannot_be_changed() -> None:
    reading = ClockReading(version=1, at_ms=2, white_ms=3, black_ms=4)
    with pytest.raises(FrozenInstanceError):
        reading.at_ms = 5  # type: ignore[misc]  # the point of the test

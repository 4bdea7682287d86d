"""Numbers out of a file and back into text, exactly."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.tournament.fields import MAX_DECIMALS, FieldError, as_fraction, decimal_text


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0, 0),
        (0.1, Fraction(1, 10)),
        (Decimal("0.10"), Fraction(1, 10)),
        (Decimal("1E+1"), 10),
        (Decimal("0.25" + "0" * 40), Fraction(1, 4)),
    ],
)
def test_a_number_is_taken_as_it_is_written(value: object, expected: Fraction) -> None:
    assert as_fraction(value, "x", 10) == expected


@pytest.mark.parametrize(
    ("value", "code"),
    [
        *((value, "field_number") for value in (-1, 11, 10**400, "1", None, True, float("nan"), float("inf"))),
        *((Decimal(value), "field_number") for value in ("NaN", "sNaN", "Infinity", "-0.5", "1E+999999")),
        *((Decimal(value), "field_decimals") for value in ("1E-999999", "1E-13", "0." + "1" * 40)),
        (1.0000000000001, "field_decimals"),
    ],
)
def test_what_is_no_number_that_can_be_used(value: object, code: str) -> None:
    with pytest.raises(FieldError) as caught:
        as_fraction(value, "x", 10)
    assert caught.value.code == f"cli_tournament.{code}"
    assert caught.value.params["key"] == "x"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(10), "10"),
        (Fraction(1, 4), "0.25"),
        (Fraction(41, 4), "10.25"),
        (Fraction(1, 20), "0.05"),
        (Fraction(-5, 2), "-2.5"),
        (Fraction(-1, 10), "-0.1"),
        (Fraction(1, 3), "1/3"),
        (Fraction(1, 1024), "0.0009765625"),
    ],
)
def test_a_value_is_written_exactly(value: Fraction, text: str) -> None:
    assert decimal_text(value) == text


@given(st.decimals(0, 10**6, places=MAX_DECIMALS))
def test_what_is_written_reads_as_it_was(value: Decimal) -> None:
    assert as_fraction(Decimal(decimal_text(Fraction(value))), "x", 10**6) == Fraction(value)

"""Every number of the two documents that the product serves: what the tests of completeness go by."""

from typing import Final

_CHAPTERS: Final = (
    "1.1 1.2 1.3",
    "2.1 2.2 2.3 2.4",
    "3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.7-a 3.7-b 3.7-c 3.7-d 3.7-e",
    "3.8 3.8-a 3.8-b(1) 3.8-b(1)-a 3.8-b(1)-b 3.8-b(2) 3.8-b(2)-a 3.8-b(2)-b 3.9",
    "4.1 4.2 4.3 4.3-a 4.3-b 4.3-c 4.4 4.4-a 4.4-b 4.4-c 4.4-d 4.5 4.6 4.6-a 4.6-b 4.6-c 4.7",
    "5.1 5.1-a 5.1-b 5.2 5.2-a 5.2-b 5.2-c 5.2-d 5.2-e",
)
REGULATION_SECTIONS: Final = ("I", "II", "III", "IV", "V")
REGULATION_ARTICLES: Final = tuple(number.replace("-", " ") for row in _CHAPTERS for number in row.split())
ORDER_7: Final = ("7.1", "7.2.1", "7.2.2", "7.3", "7.4.1", "7.4.2", "7.4.3", *(f"7.5.{n}" for n in range(1, 6)), "7.6")
# The order's own items, each before what it changes.
ORDER: Final = ("1", "2", "1.1", *ORDER_7, "1.2", "13.4.2", "1.3", "13.4.5")

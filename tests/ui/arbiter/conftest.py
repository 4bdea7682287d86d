"""What the tests of the arbiter's panel share with those of the play screen."""

from tests.ui.play.conftest import table

__all__ = ["table"]

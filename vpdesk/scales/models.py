"""The curves that a scale may be made from."""

from enum import Enum


class Model(Enum):
    """What the worth of one more IMP (the sensitivity) depends on.

    Source: item 7 of the WBF Scoring Panel's report; LINEAR is the old style, for contrast.
    """

    EXPONENTIAL = "exponential"  # the WBF's
    QUADRATIC = "quadratic"
    SQUARE_ROOT = "square root"
    LOGARITHMIC = "logarithmic"
    LINEAR = "linear"

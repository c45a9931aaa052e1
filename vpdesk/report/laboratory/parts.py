"""What the laboratory and the match room export: their parts have names of their own."""

from enum import Enum


class LabPart(Enum):
    """What the laboratory exports; each page offers some of them."""

    PROOF = "proof"
    MODELS = "models"  # the table of the models' figures
    MODEL_CURVES = "model curves"  # the chart that is shown
    AUDIT = "audit"
    DIFFERENCES = "differences"  # from another scale, cell by cell
    CHECK = "check"  # of a table that somebody handed over
    CALIBRATION = "calibration"
    HISTOGRAM = "histogram"


class MatchPart(Enum):
    """What the match room exports."""

    SCORE_SHEET = "score sheet"
    BLANK_SHEET = "blank sheet"  # to write on
    RULINGS = "rulings"  # side by side
    RULING_SLIP = "ruling slip"

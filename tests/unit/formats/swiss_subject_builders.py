"""What test_swiss_subject and others are made of."""

from dataclasses import replace

from tests.unit.tournament.small_events import event
from vpdesk.report.paragraphs import Paragraph

OPEN = replace(
    event("1-4 1, 2-5 =, 3-6 +, 7 U", "4-2 0, 5-1 1, 6-7 =, 3 H", "1-2, 3-4, 5-7, 6 Z"),
    name="Žďár Open",
)


def words(language):
    assert language is not None
    return (
        Paragraph("Score group of 1½ points", strong=True),
        Paragraph("Player 3 and Player 4 - 2 of them - have not met."),
    )

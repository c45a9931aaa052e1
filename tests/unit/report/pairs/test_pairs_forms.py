"""What is written on in an evening."""

from tests.unit.pairs.evenings import individual
from tests.unit.report.languages import ENGLISH
from vpdesk.report.pairs.pairs_forms import PairsForms


def test_the_private_card_of_an_individual_has_its_partners():
    first, *_ = PairsForms(individual(), ENGLISH).private_cards()
    assert first.headings[:4] == ("Board", "Vul.", "Partner", "Against")
    assert [tuple(cell.text for cell in row[2:4]) for row in first.rows] == [
        ("2", "3+4"),
        ("3", "5+7"),
    ]

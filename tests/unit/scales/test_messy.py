"""Every table of the messy collection is read, and judged rightly; mutated ones do no harm."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.messy.collection import collection
from tests.messy.judge import RECOGNISER, judged
from tests.messy.parts import text, vp
from vpdesk.files.table_file import pasted_table
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.laboratory.check_data import check_data
from vpdesk.report.language import Language
from vpdesk.scales import ScaleError
from vpdesk.scales.check import Certainty, check

TEXTS = [each.data.decode() for each in collection() if each.suffix in (".csv", ".html", ".htm")]
BITS = st.sampled_from(
    ["", "0", "5", "50", ",", ".", ";", "\n", " - ", "24 boards", "loser", "<td>"]
)
PLACES = st.floats(0, 1)


@pytest.mark.parametrize("table", collection(), ids=lambda table: table.name)
def test_a_messy_table(tmp_path, table):
    assert not judged(table, tmp_path)


@given(st.sampled_from(TEXTS), st.lists(st.tuples(PLACES, st.integers(0, 30), BITS), max_size=12))
@settings(max_examples=40, deadline=None)
def test_a_mutated_table_is_told_or_refused(said, changes):
    for place, length, bit in changes:
        at = int(place * len(said))
        said = said[:at] + bit + said[at + length :]
    try:
        found = check(pasted_table(said), RECOGNISER)
    except ScaleError:
        return
    report = CheckReport(found, "table", Language())
    assert report.headline
    assert len(report.table.rows) == max(1, len(report.lines))
    assert [len(report.column_table(i).rows) for i in range(len(found.columns))]
    data = json.loads(json.dumps(check_data(report)))
    assert len(data["columns"]) == len(found.columns)


def test_vps_that_no_scale_has():
    rows = "\n".join(f"{margin},{806 - margin}.25,{806 + margin}.75" for margin in range(12))
    (column,) = check(pasted_table(f"IMPs,Won,Lost\n{rows}"), RECOGNISER).columns
    assert column.match is None


def _rising(chance):
    vps = sorted(chance.randint(1001, 1999) for _ in range(40))
    return [[str(at), vp(each)] for at, each in enumerate([1000, *vps])]


def _curve(chance):
    end, power = chance.randint(25, 90), chance.uniform(0.4, 0.95)
    return [[str(at), vp(round(1000 + 1000 * (at / end) ** power))] for at in range(end + 1)]


def _widening(chance):
    rows, first, width = [], 0, 1
    for won in range(10, 20):
        rows.append([f"{first}-{first + width - 1}", str(won)])
        first, width = first + width, width + chance.choice([0, 0, 1, 1, 2])
    return [*rows, [f"{first}+", "20"]]


@pytest.mark.parametrize("head", ["VP", "24 boards"])
def test_a_foreign_table_is_never_recognised_with_certainty(head):
    chance = random.Random(head)
    for make in (_rising, _curve, _widening):
        told = []
        for _ in range(15):
            found = check(pasted_table(text([["IMPs", head], *make(chance)])), RECOGNISER)
            told += [column.certainty for column in found.columns]
        assert Certainty.SURE not in told
        assert told.count(Certainty.UNKNOWN) >= (12 if make is _widening else 15)

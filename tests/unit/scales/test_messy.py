"""Every table of the messy collection is read, and judged rightly."""

import pytest

from tests.messy.collection import collection
from tests.messy.judge import judged


@pytest.mark.parametrize("table", collection(), ids=lambda table: table.name)
def test_a_messy_table(tmp_path, table):
    assert not judged(table, tmp_path)

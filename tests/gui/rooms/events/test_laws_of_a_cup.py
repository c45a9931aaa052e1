"""Random knock-outs: who wins has no missing segment, and all views say the same of a match."""

from hypothesis import HealthCheck, given, settings

from tests.gui.rooms.events import cup_laws_builders as laws


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(laws.cups())
def test_the_laws_of_a_knock_out(qapp, event):
    laws.the_laws_of_a_knock_out(event)

"""What all tests share."""

import gc

from hypothesis import HealthCheck, settings

# A busy machine is no fault of an engine's: tests/bench measures time.
# Fewer examples than usual keep the suite short; every run draws others.
settings.register_profile(
    "vpdesk", deadline=None, max_examples=35, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("vpdesk")


def pytest_collection_finish() -> None:
    """Leave what was collected out of the collector's rounds: thousands of tests that stay."""
    gc.collect()
    gc.freeze()

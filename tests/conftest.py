"""What all tests share."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault of an engine's: tests/bench measures time.
# Fewer examples than usual keep the suite short; every run draws others.
settings.register_profile(
    "vpdesk", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("vpdesk")

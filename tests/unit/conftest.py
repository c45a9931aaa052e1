"""What all unit tests share."""

from hypothesis import settings

# A busy machine is no fault of an engine's: tests/bench measures time.
settings.register_profile("vpdesk", deadline=None)
settings.load_profile("vpdesk")

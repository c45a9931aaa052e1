"""Rules as a director may set them, for properties."""

from decimal import Decimal

from hypothesis import strategies as st

from vpdesk.scales import MAX_BOARDS, STANDARD_FACTOR, ScaleRule

BOARDS = st.integers(1, MAX_BOARDS)
V0 = st.sampled_from([10, 5, 6, 15, 12.5, 7.77, 0.05]) | st.integers(1, 10_000).map(
    lambda hundredths: Decimal(hundredths) / 100
)
FACTORS = st.just(STANDARD_FACTOR) | st.integers(1, 60) | st.decimals("0.1", 40, places=1)
BLITZES = st.none() | st.integers(1, 300) | st.decimals("0.1", 300, places=1)

RULES = st.builds(ScaleRule, BOARDS, v0=V0, factor=FACTORS, blitz=BLITZES, half_match=st.booleans())
# A band for every VP needs room: v0 is small beside the blitz.
WHOLE_RULES = st.builds(
    ScaleRule,
    st.integers(8, MAX_BOARDS),
    v0=st.integers(1, 12),
    factor=st.integers(12, 40),
    blitz=st.none() | st.integers(40, 300),
    half_match=st.booleans(),
)
